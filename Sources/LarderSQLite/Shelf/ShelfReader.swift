#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the rows of one shelf.
struct ShelfReader {
    let db: Database
    let name: String
    let shelf: Int64
    let bits: ShelfBits
    private var names = ShelfNames()

    /// Returns nil if there is no such shelf.
    init?(_ db: Database, _ name: String) throws {
        self.db = db
        self.name = name
        guard let shelf = try names.id(name, db) else { return nil }
        self.shelf = shelf
        bits = try ShelfBits(db, shelf: shelf)
    }

    // MARK: - By identity

    mutating func rows(
        _ identities: [ShelfIdentity], damaged: (DamagedRow) throws -> Void
    ) throws -> [StoredRow] {
        let statement = try Prepared(
            db,
            """
            SELECT \(ShelfRecord.columns), sum, body FROM shelf_row \
            WHERE shelf = ? AND scope = ? AND item = ?
            """)
        defer { statement.reset() }
        var found: [StoredRow] = []
        for identity in Set(identities) {
            guard let scope = try names.id(identity.scope, db) else { continue }
            statement.bind(1, shelf).bind(2, scope).bind(3, identity.item)
            guard try statement.step() else { continue }
            if let row = try row(statement, hasBody: true, damaged: damaged) { found.append(row) }
            statement.reset()
        }
        return found
    }

    mutating func fingerprints(_ identities: [ShelfIdentity]) throws -> [ShelfIdentity: UInt64] {
        let statement = try Prepared(
            db, "SELECT print FROM shelf_row WHERE shelf = ? AND scope = ? AND item = ?")
        defer { statement.reset() }
        var found: [ShelfIdentity: UInt64] = [:]
        for identity in identities {
            guard let scope = try names.id(identity.scope, db) else { continue }
            statement.bind(1, shelf).bind(2, scope).bind(3, identity.item)
            if try statement.step() { found[identity] = statement.word(0) }
            statement.reset()
        }
        return found
    }

    mutating func row(
        sequenceNumber: UInt64, damaged: (DamagedRow) throws -> Void
    ) throws -> StoredRow? {
        let statement = try Prepared(
            db, "SELECT \(ShelfRecord.columns), sum, body FROM shelf_row WHERE id = ? AND shelf = ?"
        )
        defer { statement.reset() }
        statement.bind(1, Int64(clamping: sequenceNumber)).bind(2, shelf)
        guard try statement.step() else { return nil }
        return try row(statement, hasBody: true, damaged: damaged)
    }

    /// Reads the current row of a statement; reports damage and then returns nil.
    private mutating func row(
        _ statement: Prepared, hasBody: Bool, damaged: (DamagedRow) throws -> Void
    ) throws -> StoredRow? {
        let record = ShelfRecord(statement)
        let isSound =
            try hasBody
            ? record.isSound(statement)
            : names.find(record.scope, db) != nil && names.find(record.family, db) != nil
        guard isSound, bits.knows(record.marks) else {
            // The name of its scope may be damaged, too.
            let scope = (try? names.text(record.scope, db)) ?? "\(record.scope)"
            try damaged(DamagedRow(key: Key(name, scope, record.item), number: record.id))
            return nil
        }
        let body = hasBody ? Data(statement.bytes(8)) : Data()
        return StoredRow(
            identity: ShelfIdentity(scope: try names.text(record.scope, db), item: record.item),
            group: try names.text(record.family, db), order: record.place, body: body,
            size: hasBody ? body.count : Int(statement.int(7)),
            sequenceNumber: UInt64(bitPattern: record.id),
            arrived: Date(timeIntervalSinceReferenceDate: record.arrived),
            marks: try bits.marks(record.marks))
    }

    // MARK: - By query

    /// A range of an index: one set of marks, in one group or in all.
    private struct Stretch {
        var family: Int64?
        var marks: Int64
    }

    mutating func page(
        _ query: ShelfQuery, after: ShelfCursor?, offset: Int, limit: Int, withBodies: Bool,
        damaged: (DamagedRow) throws -> Void
    ) throws -> [StoredRow] {
        guard limit > 0, let last = try lastSequenceNumber(query) else { return [] }
        let stretches = try stretches(query)
        let content = withBodies ? "sum, body" : "length(body)"
        let statement = try Prepared(
            db, "SELECT \(ShelfRecord.columns), \(content) FROM shelf_row WHERE id = ?")
        defer { statement.reset() }
        var found: [StoredRow] = []
        var after = after
        var offset = max(0, offset)
        // Again after damaged rows: others take their places, or the page would look like the last one.
        while found.count < limit {
            let (end, isTooMany) = (limit - found.count).addingReportingOverflow(offset)
            let places = try places(
                stretches, query, after: after, through: last, limit: isTooMany ? .max : end)
            for place in places.dropFirst(offset) {
                statement.bind(1, place.id)
                if try statement.step(),
                    let row = try row(statement, hasBody: withBodies, damaged: damaged)
                {
                    found.append(row)
                }
                statement.reset()
            }
            if isTooMany || places.count < end { break }
            after = places.last?.cursor
            offset = 0
        }
        return found
    }

    /// Returns the first places in some stretches, in the order of the query.
    private func places(
        _ stretches: [Stretch], _ query: ShelfQuery, after: ShelfCursor?, through last: Int64,
        limit: Int
    ) throws -> [(cursor: ShelfCursor, id: Int64)] {
        var places: [(cursor: ShelfCursor, id: Int64)] = []
        for stretch in stretches {
            places += try self.places(stretch, query, after: after, through: last, limit: limit)
        }
        if stretches.count > 1 { places.sort { query.isAfter($1.cursor, $0.cursor) } }
        return Array(places.prefix(limit))
    }

    private func places(
        _ stretch: Stretch, _ query: ShelfQuery, after: ShelfCursor?, through last: Int64,
        limit: Int
    ) throws -> [(cursor: ShelfCursor, id: Int64)] {
        let direction = query.isAscending ? "" : " DESC"
        var sql = "SELECT place, id FROM shelf_row WHERE shelf = ?1 AND marks = ?2 AND id <= ?3"
        if stretch.family != nil { sql += " AND family = ?4" }
        if after != nil { sql += " AND (place, id) \(query.isAscending ? ">" : "<") (?5, ?6)" }
        sql += " ORDER BY place\(direction), id\(direction) LIMIT ?7"
        let statement = try Prepared(db, sql)
        defer { statement.reset() }
        statement.bind(1, shelf).bind(2, stretch.marks).bind(3, last).bind(7, Int64(limit))
        if let family = stretch.family { statement.bind(4, family) }
        if let after {
            statement.bind(5, after.order).bind(6, Int64(clamping: after.sequenceNumber))
        }
        var found: [(cursor: ShelfCursor, id: Int64)] = []
        while try statement.step() {
            let id = statement.int(1)
            let cursor = ShelfCursor(
                order: statement.sortValue(0), sequenceNumber: UInt64(bitPattern: id))
            found.append((cursor, id))
        }
        return found
    }

    private mutating func stretches(_ query: ShelfQuery) throws -> [Stretch] {
        let families = try query.groups.map { groups in
            try Set(groups.compactMap { try names.id($0, db) })
        }
        var found: [Stretch] = []
        var seen: Set<Int64> = []
        for stock in try stocks() where query.accepts(try bits.marks(stock.marks)) {
            if let families {
                if families.contains(stock.family) {
                    found.append(Stretch(family: stock.family, marks: stock.marks))
                }
            } else if seen.insert(stock.marks).inserted {
                found.append(Stretch(family: nil, marks: stock.marks))
            }
        }
        return found
    }

    /// Returns the last sequence number that a query accepts; nil if there is none.
    ///
    /// Sequence numbers and arrival times grow together, so the times allow a binary search.
    func lastSequenceNumber(_ query: ShelfQuery) throws -> Int64? {
        var last = query.throughSequenceNumber.map { Int64(clamping: $0) } ?? Int64.max
        guard let date = query.arrivedBefore?.timeIntervalSinceReferenceDate else { return last }
        let probe = try Prepared(
            db, "SELECT id, arrived FROM shelf_row WHERE id >= ? ORDER BY id LIMIT 1")
        defer { probe.reset() }
        var low: Int64 = 0
        var high = min(last, try db.number("SELECT max(id) FROM shelf_row"))
        // Everything up to `low` arrived before the date; nothing after `high` is known to have.
        while low < high {
            let middle = low + (high - low) / 2 + 1
            probe.bind(1, middle)
            let isThere = try probe.step()
            let isBefore = isThere && probe.double(1) < date
            let id = isThere ? probe.int(0) : high
            probe.reset()
            if isBefore { low = max(middle, min(id, high)) } else { high = middle - 1 }
        }
        last = min(last, low)
        let first = try db.number("SELECT min(id) FROM shelf_row")
        return last < first || last == 0 ? nil : last
    }

    // MARK: - Counts

    private func stocks() throws -> [ShelfStock] {
        try ShelfStock.all(
            Prepared(db, "SELECT \(ShelfStock.columns) FROM shelf_count WHERE shelf = ?")
                .bind(1, shelf))
    }

    mutating func counts() throws -> [ShelfCount] {
        try stocks().map { stock in
            ShelfCount(
                group: try names.text(stock.family, db), marks: try bits.marks(stock.marks),
                rows: Int(stock.rows), bytes: Int(stock.bytes))
        }
    }

    /// Checks the stored counts without reading all rows: enough to notice a wrong count or last insertion.
    static func checkCounts(_ db: Database) throws {
        try ShelfBits.check(db)
        let count = try ShelfStock.all(db).reduce(0) { $0 + $1.rows }
        guard count == (try db.number("SELECT count(*) FROM shelf_row")) else {
            throw SQLiteFailure.damage("rows of shelves are missing")
        }
        guard try LastInsertion(db).number >= db.number("SELECT max(id) FROM shelf_row") else {
            throw SQLiteFailure.damage("a row has a number that was not given yet")
        }
    }

    /// Checks every row, and that none is missing.
    static func check(_ db: Database) throws {
        try checkCounts(db)
        let rows = try Prepared(
            db, "SELECT \(ShelfRecord.columns), sum, body, shelf FROM shelf_row")
        defer { rows.reset() }
        while try rows.step() {
            let record = ShelfRecord(rows)
            guard record.isSound(rows) else {
                throw DamagedRow(key: Key("shelf \(rows.int(9))", "\(record.scope)", record.item))
            }
        }
        var stocks = Set(try ShelfStock.all(db))
        for stock in try ShelfStock.counted(db) {
            _ = try ShelfBits(db, shelf: stock.shelf).marks(stock.marks)
            guard stocks.remove(stock) != nil else {
                throw SQLiteFailure.damage("rows of shelves were not counted")
            }
        }
        guard stocks.isEmpty else { throw SQLiteFailure.damage("rows of shelves are missing") }
    }

    func watermark() throws -> String? { try Self.watermark(db, shelf) }

    static func watermark(_ db: Database, _ shelf: Int64) throws -> String? {
        let statement = try Prepared(
            db, "SELECT watermark, sum FROM shelf_follow WHERE shelf = ?"
        ).bind(1, shelf)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let watermark = statement.text(0)
        guard statement.word(1) == Checksum.ofRow(shelf, watermark) else {
            throw SQLiteFailure.damage("the watermark of a shelf was changed")
        }
        return watermark
    }
}

extension ShelfReader {
    /// Finds rows by their words, best match first.
    mutating func search(
        _ words: SearchQuery, _ query: ShelfQuery, limit: Int,
        damaged: (DamagedRow) throws -> Void
    ) throws -> [ShelfMatch] {
        guard limit > 0, !words.isEmpty, let last = try lastSequenceNumber(query) else { return [] }
        let stretches = try stretches(query)
        if stretches.isEmpty { return [] }
        let weights = SearchQuery.weights.map { "\($0)" }.joined(separator: ", ")
        var conditions = "shelf = ?4 AND marks IN (SELECT value FROM json_each(?5))"
        if query.groups != nil { conditions += " AND family IN (SELECT value FROM json_each(?6))" }
        // Only rows that the query accepts count among the newest, so that no match is hidden behind others.
        let ranking = try Prepared(
            db,
            """
            SELECT id FROM (SELECT id, bm25(shelf_words, \(weights)) AS score, place \
            FROM shelf_words CROSS JOIN shelf_row ON id = shelf_words.rowid \
            WHERE shelf_words MATCH ?1 AND shelf_words.rowid <= ?2 AND \(conditions) \
            ORDER BY shelf_words.rowid DESC LIMIT ?3) ORDER BY score, place DESC, id DESC
            """
        ).bind(2, last).bind(3, Int64(SearchQuery.rankedRows)).bind(4, shelf)
            .bind(5, Set(stretches.map(\.marks)).description)
        if query.groups != nil {
            ranking.bind(6, Set(stretches.compactMap(\.family)).description)
        }
        defer { ranking.reset() }
        let content = try Prepared(
            db, "SELECT \(ShelfRecord.columns), sum, body FROM shelf_row WHERE id = ?")
        defer { content.reset() }
        // FTS5 would repeat the whole search to make one snippet.
        let texts = try Prepared(db, "SELECT a, b, c, d FROM shelf_words WHERE rowid = ?")
        defer { texts.reset() }
        let folded = words.folded
        var found: [ShelfMatch] = []
        var seen: Set<Int64> = []
        // Those whose first text has what was typed come first.
        for expression in words.expressions where found.count < limit {
            ranking.bind(1, expression)
            while found.count < limit, try ranking.step() {
                let id = ranking.int(0)
                guard seen.insert(id).inserted else { continue }
                content.bind(1, id)
                guard try content.step() else { continue }
                let row = try row(content, hasBody: true, damaged: damaged)
                content.reset()
                guard let row else { continue }
                texts.bind(1, id)
                let columns = try texts.step() ? (0..<4).map { texts.text($0) } : []
                texts.reset()
                found.append(ShelfMatch(row: row, snippet: folded.snippet(of: columns)))
            }
            ranking.reset()
        }
        return found
    }
}

extension SearchQuery {
    /// The search as FTS5 queries, the closest first; the last finds all rows.
    fileprivate var expressions: [String] {
        func text(_ term: Term) -> String {
            // Parts consist of letters and digits only, so nothing needs escaping.
            "\"" + term.parts.joined(separator: " ") + "\"" + (term.isPrefix ? " *" : "")
        }
        let unwanted = terms.filter(\.isExcluded).map { " NOT " + text($0) }.joined()
        func all(_ terms: [Term]) -> String { terms.map(text).joined(separator: " AND ") }
        let close = Closeness.allCases.reversed().map { "(a : (\(all(terms($0)))))" }
        return (close + ["(\(all(terms.filter { !$0.isExcluded })))"]).map { $0 + unwanted }
    }
}
#endif
