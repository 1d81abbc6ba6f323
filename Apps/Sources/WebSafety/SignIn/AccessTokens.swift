public import Foundation

/// What a program shows to be let in; separate from people's sessions, and revoked by itself.
public struct AccessToken: Sendable, Hashable, Codable, Identifiable {
    /// The digest of the token; the token itself is not stored.
    public let id: String
    /// The person's name for the program.
    public let name: String
    /// When it was made.
    public let made: Date
    /// Whether the program may make changes, or only read.
    public let mayWrite: Bool

    /// Creates the stored form of a token.
    public init(id: String, name: String, made: Date, mayWrite: Bool) {
        self.id = id
        self.name = name
        self.made = made
        self.mayWrite = mayWrite
    }

    /// The beginning of every token, so that scanners can recognise a leaked one.
    static let prefix = "larder_"

    /// Makes a token: its stored form, and the text for the program, which is never seen again.
    public static func make(
        name: String, mayWrite: Bool, at date: Date
    ) -> (token: AccessToken, text: String) {
        let text = prefix + SigningKey.base64URL(SigningKey.random())
        return (
            AccessToken(id: TokenDigest.of(text), name: name, made: date, mayWrite: mayWrite), text
        )
    }

    /// Returns the digest to look up a text by; nil if the text cannot be a token.
    public static func digest(of text: String) -> String? {
        guard text.utf8.count == prefix.utf8.count + 43, text.hasPrefix(prefix) else { return nil }
        return TokenDigest.of(text)
    }
}
