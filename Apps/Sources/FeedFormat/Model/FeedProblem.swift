/// Something wrong with a document that did not stop it from being read.
public struct FeedProblem: Sendable, Hashable, Codable {
    /// What kind of fault it is.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// The character encoding is not what was declared, or is unknown.
        case encoding
        /// The XML or JSON is not well formed.
        case syntax
        /// An entity is undefined, refers to something outside, or grew past the limit.
        case entity
        /// A date could not be read.
        case date
        /// An address was dropped: broken, or of a scheme that could do harm.
        case address
        /// An item was left out.
        case item
        /// Something was cut off at a limit.
        case limit
    }

    /// What kind of fault it is.
    public var kind: Kind

    /// One sentence for a person.
    public var message: String

    /// The byte in the decoded document at which it was noticed.
    public var offset: Int?

    /// Creates a problem.
    public init(_ kind: Kind, _ message: String, offset: Int? = nil) {
        self.kind = kind
        self.message = message
        self.offset = offset
    }
}

/// Why a document gives no feed at all.
public struct FeedFormatError: Error, Sendable, Hashable {
    /// What a caller may decide on.
    public enum Code: Sendable, Hashable {
        /// There are no bytes, or only white space.
        case empty
        /// It is something else, such as a web page.
        case notAFeed
        /// It is JSON that breaks off or breaks the rules.
        case malformed
        /// It is larger than the limit.
        case tooLarge
    }

    /// What a caller may decide on.
    public let code: Code

    /// One sentence for a person.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// The bounds a parser keeps, whatever the bytes say.
public struct FeedLimits: Sendable, Hashable {
    /// The largest document taken, in bytes.
    public var bytes = 256 << 20

    /// The largest number of entries kept; later ones are counted as a problem.
    public var entries = 100_000

    /// The longest title, name or other one-line text, in bytes.
    public var lineBytes = 16 << 10

    /// The longest body, in bytes.
    public var textBytes = 8 << 20

    /// The largest number of authors, categories or files on one entry.
    public var listed = 200

    /// The bytes all entities of the document's own may grow to, together.
    public var entityBytes = 1 << 20

    /// The number of problems kept.
    public var problems = 32

    /// Creates the default limits.
    public init() {}
}
