/// A piece of text from a feed, with what is needed to read it.
public struct FeedText: Sendable, Hashable {
    /// How to read the value.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// Plain text: `<` is a less-than sign.
        case text
        /// HTML markup, as the publisher wrote it, valid or not.
        case html
        /// XHTML markup from the feed's own elements.
        case xhtml
    }

    /// How to read the value.
    public var kind: Kind

    /// The text, decoded once and otherwise unchanged: sanitise it before showing it.
    public var value: String

    /// The base of relative addresses in the value.
    public var base: String?

    /// Creates a text.
    public init(_ value: String, kind: Kind = .text, base: String? = nil) {
        self.kind = kind
        self.value = value
        self.base = base
    }
}

/// An author.
public struct Person: Sendable, Hashable {
    /// The name, or the whole text if the feed does not split it.
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

/// A file attached to an entry.
public struct Enclosure: Sendable, Hashable {
    /// The address of the file.
    public var url: String

    /// Its media type, as received.
    public var type: String?

    /// Its size in bytes, if the feed states a plausible number.
    public var length: Int64?

    /// Its title.
    public var title: String?

    /// Its duration in seconds.
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
