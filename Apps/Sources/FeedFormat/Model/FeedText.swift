/// A piece of text from a feed, with what it takes to read it.
public struct FeedText: Sendable, Hashable {
    /// How the value is to be read.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// Plain text: `<` is a less-than sign.
        case text
        /// HTML markup, as loose as the publisher left it.
        case html
        /// XHTML markup taken out of the feed's own elements.
        case xhtml
    }

    /// How the value is to be read.
    public var kind: Kind

    /// The text, decoded once and otherwise untouched: sanitise before showing.
    public var value: String

    /// The address that relative addresses inside the value are read against.
    public var base: String?

    /// Creates a text.
    public init(_ value: String, kind: Kind = .text, base: String? = nil) {
        self.kind = kind
        self.value = value
        self.base = base
    }
}

/// Somebody who wrote something.
public struct Person: Sendable, Hashable {
    /// The name, or the whole text where the feed does not take it apart.
    public var name: String?

    /// The mail address.
    public var email: String?

    /// The address of a page about the person.
    public var url: String?

    /// Creates a person.
    public init(name: String? = nil, email: String? = nil, url: String? = nil) {
        self.name = name
        self.email = email
        self.url = url
    }

    /// One line to show: `Name (mail@example.org)`, or the part there is.
    public var text: String? {
        guard let name, !name.isEmpty else { return email }
        guard let email, !email.isEmpty, !name.contains(email) else { return name }
        return "\(name) (\(email))"
    }
}

/// A file that goes with an entry.
public struct Enclosure: Sendable, Hashable {
    /// Where the file is.
    public var url: String

    /// Its media type, as received.
    public var type: String?

    /// Its size in bytes, where the feed gives a sensible number.
    public var length: Int64?

    /// Its title.
    public var title: String?

    /// How long it lasts, in seconds.
    public var duration: Int?

    /// Creates an enclosure.
    public init(
        url: String, type: String? = nil, length: Int64? = nil, title: String? = nil,
        duration: Int? = nil
    ) {
        self.url = url
        self.type = type
        self.length = length
        self.title = title
        self.duration = duration
    }
}
