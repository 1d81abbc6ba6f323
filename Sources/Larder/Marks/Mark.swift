#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person said about one item: read, favourite, any name, with the time of the saying.
///
/// Marks live apart from content and outlive it: neither refreshing, pruning nor erasing touches
/// them. An item is named by its raw identity inside its scope, exactly as received.
public struct Mark: Sendable, Hashable, Codable {
    /// What the item belongs to, such as a feed or `currencies`; the same identity in two scopes is
    /// two items.
    public var scope: String

    /// The identity of the item inside its scope, byte for byte.
    public var item: String

    /// What was said.
    public var name: Name

    /// Whether it holds; taking a mark back is also something a person said.
    public var isSet: Bool

    /// When it was said.
    public var date: Date

    /// Creates a mark.
    public init(scope: String, item: String, name: Name, isSet: Bool = true, date: Date) {
        self.scope = scope
        self.item = item
        self.name = name
        self.isSet = isSet
        self.date = date
    }

    /// Equal when the bytes are.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity && left.name == right.name && left.isSet == right.isSet
            && left.date == right.date
    }

    /// Feeds the bytes, in keeping with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(name)
        hasher.combine(isSet)
        hasher.combine(date)
    }

    /// Whether this stands over what was said before, if anything was: the later date stands, and of two
    /// with the same date the one written last.
    package func stands(over known: Mark?) -> Bool {
        guard let known else { return true }
        return known.date < date || known.date == date && known.isSet != isSet
    }

    /// What was marked.
    package var identity: ShelfIdentity { ShelfIdentity(scope: scope, item: item) }

    /// The name of a mark.
    public struct Name: Sendable, Hashable, Comparable, Codable, RawRepresentable,
        ExpressibleByStringLiteral
    {
        /// The name as text.
        public var rawValue: String

        /// Creates a name from text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name from a literal.
        public init(stringLiteral value: String) { rawValue = value }

        /// Equal when the bytes are.
        public static func == (left: Self, right: Self) -> Bool {
            left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
        }

        /// Feeds the bytes, in keeping with equality.
        public func hash(into hasher: inout Hasher) { hasher.combine(bytesOf: rawValue) }

        /// Orders by the bytes.
        public static func < (left: Self, right: Self) -> Bool {
            left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
        }

        /// The person has seen it.
        public static let read: Name = "read"

        /// The person wants to keep it.
        public static let favourite: Name = "favourite"
    }
}

extension Write {
    /// Throws when a mark has a date that is not a number: none is later than another then.
    package func checkMarks() throws {
        for mark in marks where mark.date.timeIntervalSinceReferenceDate.isNaN {
            throw LarderError(
                .unsupported, message: "The mark of \(mark.item) has a date that is not a number.")
        }
    }
}
