#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The identity of a row on a shelf, and of its marks.
///
/// Two identities are equal if their bytes are; there is no Unicode normalization.
public struct ShelfIdentity: Sendable, Hashable, Codable, Comparable {
    /// What the row belongs to, such as a feed; the same item in two scopes is two rows.
    public var scope: String

    /// The raw identity inside the scope, exactly as received.
    public var item: String

    /// Creates an identity.
    public init(scope: String, item: String) {
        self.scope = scope
        self.item = item
    }

    /// Compares the bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.item.utf8.elementsEqual(right.item.utf8)
            && left.scope.utf8.elementsEqual(right.scope.utf8)
    }

    /// Hashes the bytes, consistently with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: scope)
        hasher.combine(bytesOf: item)
    }

    /// Orders by the bytes of the scope and then of the item.
    public static func < (left: Self, right: Self) -> Bool {
        if left.scope.utf8.elementsEqual(right.scope.utf8) {
            return left.item.utf8.lexicographicallyPrecedes(right.item.utf8)
        }
        return left.scope.utf8.lexicographicallyPrecedes(right.scope.utf8)
    }
}

extension Hasher {
    mutating func combine(bytesOf text: String) {
        var text = text
        text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
        combine(text.utf8.count)
    }
}

/// A value that rows are sorted by: numbers, which come first, or text by its bytes.
public enum SortValue: Sendable, Hashable, Codable, Comparable {
    /// A number; NaN counts as the least.
    case number(Double)
    /// Text.
    case text(String)

    /// A date, as its seconds since 1 January 2001.
    public static func date(_ date: Date) -> SortValue {
        .number(date.timeIntervalSinceReferenceDate)
    }

    /// Orders numbers before text.
    public static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.number(let one), .number(let two)): one < two
        case (.text(let one), .text(let two)): one.utf8.lexicographicallyPrecedes(two.utf8)
        case (.number, .text): true
        case (.text, .number): false
        }
    }

    /// The value as it is stored, with one form for each position in the order.
    package var normal: SortValue {
        guard case .number(let number) = self else { return self }
        return .number(number.isNaN ? -.infinity : number + 0)
    }
}

/// A row that is written to a shelf's storage.
public struct ShelfRow: Sendable, Hashable, Codable {
    /// The identity of the row.
    public var identity: ShelfIdentity

    /// The group in which the row is listed and counted.
    public var group: String

    /// The value by which the row is sorted.
    public var order: SortValue

    /// Whether an existing row keeps the order it first had; a different order is then not a change.
    public var keepsOrder: Bool

    /// The texts the row is found by: at most four, the first weighing most.
    public var words: [String]

    /// The encoded row.
    public var body: Data

    /// The original insertion of a removed row that is put back; nil for a row that arrives now.
    ///
    /// Putting a row back removes its tombstone; the row is not withheld. If the row already exists again, it
    /// is left alone.
    public var returning: ShelfInsertion?

    /// Whether a mark keeps the row: then its tombstone does not withhold it and is removed.
    public var isKept: Bool

    /// Creates a row.
    public init(
        identity: ShelfIdentity, group: String, order: SortValue, keepsOrder: Bool = false,
        words: [String] = [], body: Data, returning: ShelfInsertion? = nil, isKept: Bool = false
    ) {
        self.identity = identity
        self.group = group
        self.order = order.normal
        self.keepsOrder = keepsOrder
        self.words = Array(words.prefix(Self.wordColumns))
        self.body = body
        self.returning = returning
        self.isKept = isKept
    }

    /// Whether the row is put despite a tombstone.
    package var beatsTombstone: Bool { isKept || isOwn || returning != nil }

    /// Whether a change of the person's own put it there.
    package var isOwn = false

    /// The number of texts a row can be found by.
    public static let wordColumns = 4

    /// A checksum that tells changed rows from unchanged ones; the words do not count.
    public var fingerprint: UInt64 {
        var sum = Checksum()
        sum.add(group)
        switch order {
        case _ where keepsOrder: break
        case .number(let number): sum.add(number.bitPattern)
        case .text(let text): sum.add(text)
        }
        body.withUnsafeBytes { sum.add($0) }
        return sum.value
    }

    /// A checksum that tells changed words from unchanged ones; zero if there are none.
    package var wordPrint: UInt64 {
        guard words.contains(where: { !$0.isEmpty }) else { return 0 }
        var sum = Checksum()
        for text in words { sum.add(text) }
        return max(1, sum.value)
    }
}

/// The sequence number and date with which a row arrived.
public struct ShelfInsertion: Sendable, Hashable, Codable {
    /// The sequence number: rows that arrived later have higher ones.
    public var sequenceNumber: UInt64

    /// When the row arrived.
    public var date: Date

    /// Creates an insertion.
    public init(sequenceNumber: UInt64, date: Date) {
        self.sequenceNumber = sequenceNumber
        self.date = date
    }
}

/// A row as it is read from a shelf's storage.
public struct StoredRow: Sendable, Hashable {
    /// The identity of the row.
    public var identity: ShelfIdentity

    /// The group in which the row is listed and counted.
    public var group: String

    /// The value by which the row is sorted.
    public var order: SortValue

    /// The encoded row; empty if bodies were not requested.
    public var body: Data

    /// The size of the encoded row in bytes.
    public var size: Int

    /// The sequence number: rows that arrived later have higher ones, whatever the clock said.
    public var sequenceNumber: UInt64

    /// When the row arrived.
    public var arrived: Date

    /// The row's marks, among those that the shelf declares.
    public var marks: Set<Mark.Name>

    /// Creates a row.
    public init(
        identity: ShelfIdentity, group: String, order: SortValue, body: Data, size: Int,
        sequenceNumber: UInt64, arrived: Date, marks: Set<Mark.Name>
    ) {
        self.identity = identity
        self.group = group
        self.order = order
        self.body = body
        self.size = size
        self.sequenceNumber = sequenceNumber
        self.arrived = arrived
        self.marks = marks
    }

    /// The row's position in a list.
    public var cursor: ShelfCursor { ShelfCursor(order: order, sequenceNumber: sequenceNumber) }
}

/// A position in a list from which reading can continue, whatever is inserted or removed around it.
public struct ShelfCursor: Sendable, Hashable, Codable, Comparable {
    /// The sort value of the row at the position.
    public var order: SortValue

    /// The sequence number of the row, which breaks ties.
    public var sequenceNumber: UInt64

    /// Creates a cursor.
    public init(order: SortValue, sequenceNumber: UInt64) {
        self.order = order.normal
        self.sequenceNumber = sequenceNumber
    }

    /// Orders by sort value, then by sequence number.
    public static func < (left: Self, right: Self) -> Bool {
        left.order == right.order
            ? left.sequenceNumber < right.sequenceNumber : left.order < right.order
    }
}
