#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A row read from a shelf, with what the shelf knows about it.
@dynamicMemberLookup
public struct Shelved<Row: Sendable>: Sendable {
    /// The row.
    public var row: Row

    /// The identity under which the row is stored and marked.
    public var identity: ShelfIdentity

    /// The row's marks, among those that the shelf declares.
    public var marks: Set<Mark.Name>

    /// The row's sequence number: rows that arrived later have higher ones, whatever the clock said.
    public var sequenceNumber: UInt64

    /// When the row arrived.
    public var arrived: Date

    /// The row's position in a list.
    public var cursor: ShelfCursor

    package init(
        row: Row, identity: ShelfIdentity, marks: Set<Mark.Name>, sequenceNumber: UInt64,
        arrived: Date, cursor: ShelfCursor
    ) {
        self.row = row
        self.identity = identity
        self.marks = marks
        self.sequenceNumber = sequenceNumber
        self.arrived = arrived
        self.cursor = cursor
    }

    /// A member of the row.
    public subscript<Part>(dynamicMember part: KeyPath<Row, Part>) -> Part { row[keyPath: part] }
}

extension Shelved: Equatable where Row: Equatable {}

/// One page of a list, and where the next one begins.
public struct ShelfPage<Row: Sendable>: Sendable {
    /// The rows, in order.
    public var rows: [Shelved<Row>]

    /// The cursor for the next page; nil at the end of the list.
    public var next: ShelfCursor?

    /// The last sequence number at the time of reading; a person who saw the page cannot have seen a later
    /// row.
    public var throughSequenceNumber: UInt64
}

/// A search hit: a row that matches.
public struct SearchHit<Row: Sendable>: Sendable {
    /// The row.
    public var row: Shelved<Row>

    /// A piece of the row's text around the match.
    public var snippet: ShelfMatch.Snippet
}

/// Search hits, best match first, and the number of rows that are not indexed yet.
public struct SearchHits<Row: Sendable>: Sendable, RandomAccessCollection {
    private let all: [SearchHit<Row>]

    /// How many rows of the shelf are waiting to be indexed and will be found later; see
    /// ``ShelfStorage/unindexed(of:)``.
    public let unindexed: Int

    init(_ all: [SearchHit<Row>], unindexed: Int) {
        self.all = all
        self.unindexed = unindexed
    }

    /// Always zero.
    public var startIndex: Int { 0 }

    /// The number of hits.
    public var endIndex: Int { all.count }

    /// The hit at a position.
    public subscript(position: Int) -> SearchHit<Row> { all[position] }
}

extension Shelf {
    /// Returns a row, or nil if there is none.
    public func row(_ id: Row.ID) async throws -> Shelved<Row>? {
        try await rows([id]).first
    }

    /// Returns the row with a sequence number, or nil; a short name that people can type.
    public func row(sequenceNumber: UInt64) async throws -> Shelved<Row>? {
        await followIfPossible()
        return try await storage.row(sequenceNumber: sequenceNumber, of: name).flatMap(decoded)
    }

    /// Returns the rows with these ids that exist, in the order of the ids.
    public func rows(_ ids: [Row.ID]) async throws -> [Shelved<Row>] {
        await followIfPossible()
        let identities = ids.map(columns.identity)
        let found = try await storage.rows(identities, of: name)
        let byName = Dictionary(found.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
        return identities.compactMap { byName[$0].flatMap(decoded) }
    }

    /// Returns a page of a list: the rows of a query after a cursor.
    ///
    /// Pages do not drift when rows arrive or leave in the meantime: no row is returned twice, and no row that was
    /// there all the time is skipped.
    public func page(
        _ query: ShelfQuery = .all, after place: ShelfCursor? = nil, limit: Int = 50
    ) async throws -> ShelfPage<Row> {
        try check(query)
        await followIfPossible()
        return try await read(query, after: place, limit: limit)
    }

    /// Does the same for somebody who shows the rows: they are passed to `viewing` before any of them can be pruned.
    func page(
        _ query: ShelfQuery, after place: ShelfCursor? = nil, limit: Int,
        viewing: ([ShelfIdentity]) -> Void
    ) async throws -> ShelfPage<Row> {
        try check(query)
        await followIfPossible()
        return try await gate.together {
            let page = try await read(query, after: place, limit: limit)
            viewing(page.rows.map(\.identity))
            return page
        }
    }

    private func read(
        _ query: ShelfQuery, after place: ShelfCursor?, limit: Int
    ) async throws -> ShelfPage<Row> {
        let newest = try await storage.lastSequenceNumber(of: name)
        let limit = max(0, limit)
        // One extra row tells whether there is a next page.
        let found = try await storage.page(
            query, of: name, after: place, offset: 0, limit: limit == .max ? limit : limit + 1,
            withBodies: true)
        let shown = found.prefix(limit)
        return ShelfPage(
            rows: shown.compactMap(decoded), next: found.count > limit ? shown.last?.cursor : nil,
            throughSequenceNumber: newest)
    }

    /// Returns the rows of a query that match all words, best match first, and how many rows are not
    /// searchable yet because they were only just stored.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery = .all, limit: Int = 50
    ) async throws -> SearchHits<Row> {
        try check(query)
        await followIfPossible()
        let unindexed = try await storage.unindexed(of: name)
        let found = try await storage.search(words, query, of: name, limit: max(0, limit))
        return SearchHits(
            found.compactMap { match in
                decoded(match.row).map { SearchHit(row: $0, snippet: match.snippet) }
            }, unindexed: unindexed)
    }

    /// Counts the rows by group and marks, without reading them.
    public func counts() async throws -> ShelfCounts {
        await followIfPossible()
        return ShelfCounts(all: try await storage.counts(of: name))
    }

    /// Decodes a row. A row that cannot be decoded is reported and skipped; the next refresh restores it.
    package func decoded(_ shelved: StoredRow) -> Shelved<Row>? {
        do {
            guard let row = try columns.decoded(shelved.body) else { return nil }
            return Shelved(
                row: row, identity: shelved.identity,
                marks: shelved.marks.intersection(columns.marks),
                sequenceNumber: shelved.sequenceNumber, arrived: shelved.arrived,
                cursor: shelved.cursor)
        } catch {
            environment.reporter.report(
                LarderEvent(
                    .damaged, subject: name,
                    key: Key(name, shelved.identity.scope, shelved.identity.item),
                    error: .wrapping(error)))
            return nil
        }
    }
}

/// The number of rows in a shelf, by group and marks.
public struct ShelfCounts: Sendable, Hashable {
    /// One count for each group and each combination of marks.
    public var all: [ShelfCount]

    /// Creates counts.
    public init(all: [ShelfCount]) {
        self.all = all
    }

    /// Counts the rows with (true) or without (false) the given marks, in one group or in all.
    public func count(
        _ marks: [Mark.Name: Bool] = [:], in group: String? = nil
    ) -> Int {
        total(marks, in: group, \.rows)
    }

    /// Counts the rows with or without the given marks, by group.
    public func byGroup(_ marks: [Mark.Name: Bool] = [:]) -> [String: Int] {
        let query = ShelfQuery(marks: marks)
        return all.reduce(into: [:]) { counts, count in
            if query.accepts(count.marks) { counts[count.group, default: 0] += count.rows }
        }
    }

    /// The size of all rows in bytes.
    public var bytes: Int { bytes() }

    /// Returns the size in bytes of the rows with or without the given marks, in one group or in all.
    public func bytes(_ marks: [Mark.Name: Bool] = [:], in group: String? = nil) -> Int {
        total(marks, in: group, \.bytes)
    }

    private func total(
        _ marks: [Mark.Name: Bool], in group: String?, _ part: (ShelfCount) -> Int
    ) -> Int {
        let query = ShelfQuery(marks: marks)
        return all.reduce(0) { sum, count in
            if let group, !group.utf8.elementsEqual(count.group.utf8) { return sum }
            return query.accepts(count.marks) ? sum + part(count) : sum
        }
    }
}
