#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Which rows of a shelf, and in what order.
public struct ShelfQuery: Sendable, Hashable, Codable {
    /// Only rows of these groups; nil for all.
    public var groups: [String]?

    /// Only rows that have a mark (true) or have it not (false).
    public var marks: [Mark.Name: Bool]

    /// Whether the least comes first; usually the greatest, the newest, does.
    public var isAscending: Bool

    /// Only rows with this sequence number or a lower one.
    public var throughSequenceNumber: UInt64?

    /// Only rows that had arrived before a time.
    public var arrivedBefore: Date?

    /// Creates a query; without arguments it is for everything, the greatest first.
    public init(
        groups: [String]? = nil, marks: [Mark.Name: Bool] = [:], isAscending: Bool = false,
        throughSequenceNumber: UInt64? = nil, arrivedBefore: Date? = nil
    ) {
        self.groups = groups
        self.marks = marks
        self.isAscending = isAscending
        self.throughSequenceNumber = throughSequenceNumber
        self.arrivedBefore = arrivedBefore
    }

    /// Everything, the greatest first.
    public static var all: ShelfQuery { ShelfQuery() }

    /// The rows of one group, the greatest first.
    public static func group(_ name: String) -> ShelfQuery { ShelfQuery(groups: [name]) }

    /// The same without those that have a mark.
    public func without(_ mark: Mark.Name) -> ShelfQuery { adding(mark, false) }

    /// The same with only those that have a mark.
    public func with(_ mark: Mark.Name) -> ShelfQuery { adding(mark, true) }

    private func adding(_ mark: Mark.Name, _ isSet: Bool) -> ShelfQuery {
        var query = self
        query.marks[mark] = isSet
        return query
    }

    /// Whether rows with these marks are meant.
    package func accepts(_ marks: Set<Mark.Name>) -> Bool {
        self.marks.allSatisfy { marks.contains($0.key) == $0.value }
    }

    /// Whether a row is meant.
    package func accepts(_ row: ShelvedRow) -> Bool {
        accepts(row.marks) && accepts(sequenceNumber: row.sequenceNumber, row.arrived)
            && groups?.contains { $0.utf8.elementsEqual(row.group.utf8) } ?? true
    }

    /// Whether a row that arrived so is meant.
    package func accepts(sequenceNumber: UInt64, _ arrived: Date) -> Bool {
        if let throughSequenceNumber, sequenceNumber > throughSequenceNumber { return false }
        if let arrivedBefore, arrived >= arrivedBefore { return false }
        return true
    }

    /// Whether a place comes after another in this order.
    package func isAfter(_ place: ShelfCursor, _ other: ShelfCursor) -> Bool {
        isAscending ? other < place : place < other
    }
}

/// How many rows of a group have the same marks.
public struct ShelfCount: Sendable, Hashable {
    /// What the rows are listed under.
    public var group: String

    /// The marks that each of them has, and no others.
    public var marks: Set<Mark.Name>

    /// How many rows there are.
    public var rows: Int

    /// How many bytes they have together.
    public var bytes: Int

    /// Creates a count.
    public init(group: String, marks: Set<Mark.Name>, rows: Int, bytes: Int) {
        self.group = group
        self.marks = marks
        self.rows = rows
        self.bytes = bytes
    }
}

/// A row that words were found in.
public struct ShelfMatch: Sendable, Hashable {
    /// The row.
    public var row: ShelvedRow

    /// A piece of its text around what was found.
    public var snippet: Snippet

    /// Creates a match.
    public init(row: ShelvedRow, snippet: Snippet) {
        self.row = row
        self.snippet = snippet
    }

    /// A piece of text in parts, of which some are what was looked for.
    public struct Snippet: Sendable, Hashable, Codable {
        /// The parts in order.
        public var parts: [Part]

        /// One part.
        public struct Part: Sendable, Hashable, Codable {
            /// The text.
            public var text: String
            /// Whether it is what was looked for.
            public var isFound: Bool

            /// Creates a part.
            public init(text: String, isFound: Bool) {
                self.text = text
                self.isFound = isFound
            }
        }

        /// Creates a snippet.
        public init(parts: [Part]) {
            self.parts = parts
        }

        /// The text of all parts.
        public var text: String { parts.map(\.text).joined() }
    }
}
