#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A selection of a shelf's rows, and their order.
public struct ShelfQuery: Sendable, Hashable, Codable {
    /// Only rows of these groups; nil for all.
    public var groups: [String]?

    /// Only rows with a mark (true) or without it (false).
    public var marks: [Mark.Name: Bool]

    /// Whether the least row comes first; by default the greatest does, for example the newest.
    public var isAscending: Bool

    /// Only rows up to and including this sequence number.
    public var throughSequenceNumber: UInt64?

    /// Only rows that arrived before this time.
    public var arrivedBefore: Date?

    /// Creates a query; without arguments it selects all rows, the greatest first.
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

    /// All rows, the greatest first.
    public static var all: ShelfQuery { ShelfQuery() }

    /// The rows of one group, the greatest first.
    public static func group(_ name: String) -> ShelfQuery { ShelfQuery(groups: [name]) }

    /// Returns the same query, only for rows without a mark.
    public func without(_ mark: Mark.Name) -> ShelfQuery { adding(mark, false) }

    /// Returns the same query, only for rows with a mark.
    public func with(_ mark: Mark.Name) -> ShelfQuery { adding(mark, true) }

    private func adding(_ mark: Mark.Name, _ isSet: Bool) -> ShelfQuery {
        var query = self
        query.marks[mark] = isSet
        return query
    }

    /// Whether the query selects rows with these marks.
    package func accepts(_ marks: Set<Mark.Name>) -> Bool {
        self.marks.allSatisfy { marks.contains($0.key) == $0.value }
    }

    /// Whether the query selects a row.
    package func accepts(_ row: StoredRow) -> Bool {
        accepts(row.marks) && accepts(sequenceNumber: row.sequenceNumber, row.arrived)
            && groups?.contains { $0.utf8.elementsEqual(row.group.utf8) } ?? true
    }

    /// Whether the query selects a row with this sequence number and date of arrival.
    package func accepts(sequenceNumber: UInt64, _ arrived: Date) -> Bool {
        if let throughSequenceNumber, sequenceNumber > throughSequenceNumber { return false }
        if let arrivedBefore, arrived >= arrivedBefore { return false }
        return true
    }

    /// Whether a cursor comes after another in this order.
    package func isAfter(_ place: ShelfCursor, _ other: ShelfCursor) -> Bool {
        isAscending ? other < place : place < other
    }
}

/// The number of rows of a group that have the same marks.
public struct ShelfCount: Sendable, Hashable {
    /// The group of the rows.
    public var group: String

    /// The exact set of marks that each row has.
    public var marks: Set<Mark.Name>

    /// The number of rows.
    public var rows: Int

    /// The total size of the rows in bytes.
    public var bytes: Int

    /// Creates a count.
    public init(group: String, marks: Set<Mark.Name>, rows: Int, bytes: Int) {
        self.group = group
        self.marks = marks
        self.rows = rows
        self.bytes = bytes
    }
}

/// A search hit in a storage: a row that matches.
public struct ShelfMatch: Sendable, Hashable {
    /// The row.
    public var row: StoredRow

    /// A piece of the row's text around the match.
    public var snippet: Snippet

    /// Creates a match.
    public init(row: StoredRow, snippet: Snippet) {
        self.row = row
        self.snippet = snippet
    }

    /// A piece of text in parts, some of which match the search.
    public struct Snippet: Sendable, Hashable, Codable {
        /// The parts in order.
        public var parts: [Part]

        /// One part.
        public struct Part: Sendable, Hashable, Codable {
            /// The text.
            public var text: String
            /// Whether the part matches the search.
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
