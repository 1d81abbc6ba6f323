/// A fault in a document that could be read nevertheless.
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
        /// An address was dropped: it is broken, or its scheme could do harm.
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

    /// The byte offset in the decoded document where it was noticed.
    public var offset: Int?

    /// Creates a problem.
    public init(_ kind: Kind, _ message: String, offset: Int? = nil) {
        self.kind = kind
        self.message = message
        self.offset = offset
    }
}

/// Why a document cannot be read as a feed at all.
public struct FeedFormatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller can base a decision on.
    public enum Code: Sendable, Hashable {
        /// It has no bytes, or only white space.
        case empty
        /// It is something else, such as a web page.
        case notAFeed
        /// It is JSON that is cut short or not valid.
        case malformed
        /// It is larger than the limit.
        case tooLarge
    }

    /// What a caller can base a decision on.
    public let code: Code

    /// One sentence for a person.
    public let message: String

    /// The message.
    public var description: String { message }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// The limits of a parser, whatever a document contains.
public struct FeedLimits: Sendable, Hashable {
    /// The largest document accepted, in bytes.
    public var bytes = 256 << 20

    /// The largest number of entries kept; entries beyond it are reported as a problem.
    public var entries = 100_000

    /// The longest title, name or other one-line text, in bytes.
    public var lineBytes = 16 << 10

    /// The longest body, in bytes.
    public var textBytes = 8 << 20

    /// The largest number of authors, categories or files on one entry.
    public var listed = 200

    /// The total size, in bytes, that all entities the document defines may grow to.
    public var entityBytes = 1 << 20

    /// The number of problems kept.
    public var problems = 32

    /// Creates the default limits.
    public init() {}
}
