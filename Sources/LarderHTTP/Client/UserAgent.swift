/// The client's identity, sent with every request, so that a server's owner can contact us about problems.
public struct UserAgent: Sendable, Hashable {
    /// The name of the program.
    public let name: String

    /// The version of the program.
    public let version: String

    /// How to reach a person: a web page or an e-mail address.
    public let contact: String

    /// Creates a user agent; none of the three may be empty.
    public init(name: String, version: String, contact: String) {
        precondition(
            !name.isEmpty && !version.isEmpty && !contact.isEmpty,
            "a user agent needs a name, a version and a contact")
        self.name = name
        self.version = version
        self.contact = contact
    }

    private static func cleaned(_ text: String, keeping others: String) -> String {
        String(
            decoding: text.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    byte
                default: others.utf8.contains(byte) ? byte : UInt8(ascii: "-")
                }
            }, as: UTF8.self)
    }
}

extension UserAgent: CustomStringConvertible {
    /// The value of the field: `Name/1.0 (+contact)`, with invalid characters replaced by dashes.
    public var description: String {
        let name = Self.cleaned(name, keeping: "-._!#$&'*+^`|~")
        let version = Self.cleaned(version, keeping: "-._+")
        return "\(name)/\(version) (+\(Self.cleaned(contact, keeping: "-._~:/?#@!$&'*+,;=% ")))"
    }
}
