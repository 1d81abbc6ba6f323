public import Foundation

/// What a program shows to be let in: apart from people's sessions, and taken back alone.
public struct AccessToken: Sendable, Hashable, Codable, Identifiable {
    /// The digest of the token; the token itself is kept nowhere.
    public let id: String
    /// What a person calls the program.
    public let name: String
    /// When it was made.
    public let made: Date
    /// Whether it may change anything, or only read.
    public let mayWrite: Bool

    /// Creates what is kept of a token.
    public init(id: String, name: String, made: Date, mayWrite: Bool) {
        self.id = id
        self.name = name
        self.made = made
        self.mayWrite = mayWrite
    }

    /// What every token begins with, so that one that leaked is found by those who look for such.
    static let prefix = "larder_"

    /// Makes a token: what is kept of it, and the text for the program, which is seen only here.
    public static func make(
        name: String, mayWrite: Bool, at date: Date
    ) -> (token: AccessToken, text: String) {
        let text = prefix + SigningKey.base64URL(SigningKey.random())
        return (
            AccessToken(id: TokenDigest.of(text), name: name, made: date, mayWrite: mayWrite), text
        )
    }

    /// Returns the digest to look a text up by, or nil where it cannot be a token.
    public static func digest(of text: String) -> String? {
        guard text.utf8.count == prefix.utf8.count + 43, text.hasPrefix(prefix) else { return nil }
        return TokenDigest.of(text)
    }
}
