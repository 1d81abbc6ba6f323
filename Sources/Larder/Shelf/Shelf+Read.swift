#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A row as a shelf gives it back, with what the shelf knows about it.
@dynamicMemberLookup
public struct Shelved<Row: Sendable>: Sendable {
    /// The row.
    public var row: Row

    /// The name it is stored and marked by.
    public var identity: ShelfIdentity

    /// The marks it has, of those that the shelf declares.
    public var marks: Set<Mark.Name>

    /// Its sequence number: rows that came later have higher ones, whatever the clock said.
    public var sequenceNumber: UInt64

    /// When it arrived.
    public var arrived: Date

    /// Where it stands in a list.
    public var cursor: ShelfCursor

    /// A part of the row.
    public subscript<Part>(dynamicMember part: KeyPath<Row, Part>) -> Part { row[keyPath: part] }
}

extension Shelved: Equatable where Row: Equatable {}

/// Some rows of a list, and where to read on.
public struct ShelfPage<Row: Sendable>: Sendable {
    /// The rows, in order.
    public var rows: [Shelved<Row>]

    /// Where the next page begins; nil at the end of the list.
    public var next: ShelfCursor?

    /// The last sequence number at the time of reading: what a person who saw the page can have seen.
    public var throughSequenceNumber: UInt64
}

/// A row that words were found in.
public struct ShelfFinding<Row: Sendable>: Sendable {
    /// The row.
    public var row: Shelved<Row>

    /// A piece of its text around what was found.
    public var snippet: ShelfMatch.Snippet
}

/// The rows that words were found in, the best match first, and how many were not looked at yet.
public struct ShelfFindings<Row: Sendable>: Sendable, RandomAccessCollection {
    private let all: [ShelfFinding<Row>]

    /// How many rows of the shelf wait for their words to be indexed, and are found later; see
    /// ``ShelfStorage/unindexed(of:)``.
    public let unindexed: Int

    init(_ all: [ShelfFinding<Row>], unindexed: Int) {
        self.all = all
        self.unindexed = unindexed
    }

    /// Always zero.
    public var startIndex: Int { 0 }

    /// How many rows were found.
    public var endIndex: Int { all.count }

    /// One of the rows.
    public subscript(position: Int) -> ShelfFinding<Row> { all[position] }
}

extension Shelf {
    /// Returns a row, or nil when it is not there.
    public func row(_ id: Row.ID) async throws -> Shelved<Row>? {
        try await rows([id]).first
    }

    /// Returns the row with a sequence number, or nil: a short name for people to type.
    public func row(sequenceNumber: UInt64) async throws -> Shelved<Row>? {
        await followIfPossible()
        return try await storage.row(sequenceNumber: sequenceNumber, of: name).flatMap(decoded)
    }

    /// Returns the rows of these names that are there, in the order of the names.
    public func rows(_ ids: [Row.ID]) async throws -> [Shelved<Row>] {
        await followIfPossible()
        let identities = ids.map(columns.identity)
        let found = try await storage.rows(identities, of: name)
        let byName = Dictionary(found.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
        return identities.compactMap { byName[$0].flatMap(decoded) }
    }

    /// Returns the rows of a query that come after a place: a page of a list.
    ///
    /// Rows that arrive or go meanwhile move nothing: no row is given twice, and none is left out
    /// that was there all the time.
    public func page(
        _ query: ShelfQuery = .all, after place: ShelfCursor? = nil, limit: Int = 50
    ) async throws -> ShelfPage<Row> {
        try check(query)
        await followIfPossible()
        let newest = try await storage.lastSequenceNumber(of: name)
        let limit = max(0, limit)
        // One more tells whether there is a next page.
        let found = try await storage.page(
            query, of: name, after: place, offset: 0, limit: limit == .max ? limit : limit + 1,
            withBodies: true)
        let shown = found.prefix(limit)
        return ShelfPage(
            rows: shown.compactMap(decoded), next: found.count > limit ? shown.last?.cursor : nil,
            throughSequenceNumber: newest)
    }

    /// Returns the rows of a query that hold all words, the best match first, and how many rows were not
    /// looked at because they have only just been stored.
    public func search(
        _ words: SearchWords, _ query: ShelfQuery = .all, limit: Int = 50
    ) async throws -> ShelfFindings<Row> {
        try check(query)
        await followIfPossible()
        let unindexed = try await storage.unindexed(of: name)
        let found = try await storage.search(words, query, of: name, limit: max(0, limit))
        return ShelfFindings(
            found.compactMap { match in
                decoded(match.row).map { ShelfFinding(row: $0, snippet: match.snippet) }
            }, unindexed: unindexed)
    }

    /// Counts the rows by group and marks, without reading them.
    public func counts() async throws -> ShelfCounts {
        await followIfPossible()
        return ShelfCounts(all: try await storage.counts(of: name))
    }

    /// Decodes a row; one that cannot be is reported and passed over, and comes back with the next
    /// refresh.
    func decoded(_ shelved: ShelvedRow) -> Shelved<Row>? {
        do {
            guard let row = try columns.decoded(shelved.body) else { return nil }
            return Shelved(
                row: row, identity: shelved.identity, marks: shelved.marks,
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

/// How many rows a shelf has, by group and marks.
public struct ShelfCounts: Sendable, Hashable {
    /// One count for each group and each set of marks that rows have.
    public var all: [ShelfCount]

    /// Creates counts.
    public init(all: [ShelfCount]) {
        self.all = all
    }

    /// How many rows have a mark, or have it not, in one group or in all.
    public func count(
        _ marks: [Mark.Name: Bool] = [:], in group: String? = nil
    ) -> Int {
        total(marks, in: group, \.rows)
    }

    /// How many rows of each group have a mark, or have it not.
    public func byGroup(_ marks: [Mark.Name: Bool] = [:]) -> [String: Int] {
        let query = ShelfQuery(marks: marks)
        return all.reduce(into: [:]) { counts, count in
            if query.accepts(count.marks) { counts[count.group, default: 0] += count.rows }
        }
    }

    /// How many bytes all rows have.
    public var bytes: Int { bytes() }

    /// How many bytes the rows have that have a mark, or have it not, in one group or in all.
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
