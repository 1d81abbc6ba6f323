#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A mark that a person set on one item: read, favourite or any other name, with its time.
///
/// Marks are stored apart from content and outlive it: refreshing, pruning and erasing do not touch them. An
/// item is named by its raw identity inside its scope, exactly as received.
public struct Mark: Sendable, Hashable, Codable {
    /// What the item belongs to, such as a feed or `currencies`; the same identity in two scopes means two
    /// items.
    public var scope: String

    /// The identity of the item inside its scope, byte for byte.
    public var item: String

    /// The name of the mark.
    public var name: Name

    /// Whether the mark is set; clearing a mark is recorded too.
    public var isSet: Bool

    /// When the mark was set or cleared.
    public var date: Date

    /// Creates a mark.
    public init(scope: String, item: String, name: Name, isSet: Bool = true, date: Date) {
        self.scope = scope
        self.item = item
        self.name = name
        self.isSet = isSet
        self.date = date
    }

    /// Compares names and identities by their bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity && left.name == right.name && left.isSet == right.isSet
            && left.date == right.date
    }

    /// Hashes the bytes, consistently with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(name)
        hasher.combine(isSet)
        hasher.combine(date)
    }

    /// Whether this mark wins over a known one, if there is one: the later date wins, and for equal dates the
    /// one written last.
    package func stands(over known: Mark?) -> Bool {
        guard let known else { return true }
        return known.date < date || known.date == date && known.isSet != isSet
    }

    /// The marked item.
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

        /// Compares the bytes.
        public static func == (left: Self, right: Self) -> Bool {
            left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
        }

        /// Hashes the bytes, consistently with equality.
        public func hash(into hasher: inout Hasher) { hasher.combine(bytesOf: rawValue) }

        /// Orders by bytes.
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
    /// Throws if the date of a mark is NaN, because such a date cannot be ordered.
    package func checkMarks() throws {
        for mark in marks where mark.date.timeIntervalSinceReferenceDate.isNaN {
            throw LarderError(
                .unsupported, message: "The mark of \(mark.item) has a date that is not a number.")
        }
    }
}
