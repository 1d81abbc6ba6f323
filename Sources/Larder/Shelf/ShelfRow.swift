#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The name of a row on a shelf: the same that marks are kept by.
///
/// Equal when the bytes are: no two spellings are taken for one.
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

    /// Equal when the bytes are.
    public static func == (left: Self, right: Self) -> Bool {
        left.item.utf8.elementsEqual(right.item.utf8)
            && left.scope.utf8.elementsEqual(right.scope.utf8)
    }

    /// Feeds the bytes, in keeping with equality.
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

/// What rows of a shelf are ordered by: numbers, which come first, or text by its bytes.
public enum SortValue: Sendable, Hashable, Codable, Comparable {
    /// A number; one that is none counts as the least.
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

    /// The value as it is stored, so that each has one place in the order.
    package var normal: SortValue {
        guard case .number(let number) = self else { return self }
        return .number(number.isNaN ? -.infinity : number + 0)
    }
}

/// One row as it is given to a storage of shelves.
public struct ShelfRow: Sendable, Hashable, Codable {
    /// The name of the row.
    public var identity: ShelfIdentity

    /// What it is listed and counted under.
    public var group: String

    /// What it is ordered by.
    public var order: SortValue

    /// Whether a row that is there keeps the order it first had; then another order is not a change.
    public var keepsOrder: Bool

    /// What it is found by: at most four texts, the first weighing most.
    public var words: [String]

    /// The encoded row.
    public var body: Data

    /// The insertion it had, of a row that was removed and is put back; nil for one that arrives now.
    ///
    /// A row that is put back takes its tombstone away instead of being withheld. If it is there
    /// again already, it is left alone.
    public var returning: ShelfInsertion?

    /// Whether a mark says that it is to be kept: then its tombstone does not withhold it, and goes.
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

    /// Whether a tombstone does not withhold it.
    package var beatsTombstone: Bool { isKept || returning != nil }

    /// How many texts a row can be found by.
    public static let wordColumns = 4

    /// Tells a changed row from one that is the same, its words aside.
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

    /// Tells changed words from the same; zero when there are none.
    package var wordPrint: UInt64 {
        guard words.contains(where: { !$0.isEmpty }) else { return 0 }
        var sum = Checksum()
        for text in words { sum.add(text) }
        return max(1, sum.value)
    }
}

/// When a row came to a shelf.
public struct ShelfInsertion: Sendable, Hashable, Codable {
    /// The sequence number: rows that came later have higher ones.
    public var sequenceNumber: UInt64

    /// When it arrived.
    public var date: Date

    /// Creates an insertion.
    public init(sequenceNumber: UInt64, date: Date) {
        self.sequenceNumber = sequenceNumber
        self.date = date
    }
}

/// One row as a storage of shelves gives it back.
public struct ShelvedRow: Sendable, Hashable {
    /// The name of the row.
    public var identity: ShelfIdentity

    /// What it is listed and counted under.
    public var group: String

    /// What it is ordered by.
    public var order: SortValue

    /// The encoded row; empty where only places were asked for.
    public var body: Data

    /// How many bytes the encoded row has.
    public var size: Int

    /// Its sequence number: rows that came later have higher ones, whatever the clock said.
    public var sequenceNumber: UInt64

    /// When it arrived.
    public var arrived: Date

    /// The marks it has, of those that the shelf declares.
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

    /// Where the row stands in a list.
    public var cursor: ShelfCursor { ShelfCursor(order: order, sequenceNumber: sequenceNumber) }
}

/// A place in a list, from which it can be read on whatever comes or goes around it.
public struct ShelfCursor: Sendable, Hashable, Codable, Comparable {
    /// What the row at the place is ordered by.
    public var order: SortValue

    /// The sequence number of the row, which decides between equals.
    public var sequenceNumber: UInt64

    /// Creates a place.
    public init(order: SortValue, sequenceNumber: UInt64) {
        self.order = order.normal
        self.sequenceNumber = sequenceNumber
    }

    /// Orders by the order and then by sequence number.
    public static func < (left: Self, right: Self) -> Bool {
        left.order == right.order
            ? left.sequenceNumber < right.sequenceNumber : left.order < right.order
    }
}
