#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the rows of one shelf.
struct ShelfReader {
    let connection: PostgresConnection
    let schema: PostgresSchema
    let shelf: String

    private var name: PostgresValue { .bytes(PostgresName.bytes(shelf)) }
    private var columns: String { ShelfRecord.columns }

    // MARK: - By identity

    func rows(_ identities: [ShelfIdentity]) throws -> [StoredRow] {
        let names = identities.distinct
        return try connection.run(
            """
            SELECT \(columns), body FROM \(schema("shelf_row")) AS row \
            JOIN unnest($2::bytea[], $3::bytea[]) AS named(scope, item) USING (scope, item) \
            WHERE row.shelf = $1
            """, name, names.scopes, names.items
        ).rows.map(row)
    }

    func fingerprints(_ identities: [ShelfIdentity]) throws -> [ShelfIdentity: UInt64] {
        let names = identities.distinct
        let found = try connection.run(
            """
            SELECT ordinality, fingerprint FROM \(schema("shelf_row")) AS row \
            JOIN unnest($2::bytea[], $3::bytea[]) WITH ORDINALITY AS named(scope, item, ordinality) \
            USING (scope, item) WHERE row.shelf = $1
            """, name, names.scopes, names.items)
        return found.rows.reduce(into: [:]) {
            $0[names[Int($1.int(0)) - 1]] = UInt64(bitPattern: $1.int(1))
        }
    }

    func row(sequenceNumber: UInt64) throws -> StoredRow? {
        try connection.run(
            "SELECT \(columns), body FROM \(schema("shelf_row")) WHERE shelf = $1 AND id = $2",
            name, .int(sequenceNumber)
        ).first.map(row)
    }

    private func row(_ row: PostgresRow) throws -> StoredRow {
        try ShelfRecord(row).shelved(body: row.data(ShelfRecord.next))
    }

    // MARK: - By query

    /// Runs a body that begins a read transaction, and commits it.
    private func withPicture<Result>(_ body: () throws -> Result) throws -> Result {
        let result = try body()
        try connection.run([Self.commit])
        return result
    }

    private static let begin = PostgresStatement(
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    private static let commit = PostgresStatement("COMMIT")

    func page(
        _ query: ShelfQuery, after: ShelfCursor?, offset: Int, limit: Int, withBodies: Bool
    ) throws -> [StoredRow] {
        if limit <= 0 { return [] }
        let stretches = try stocks(query)
        if stretches.isEmpty {
            try connection.run([Self.commit])
            return []
        }
        return try connection.run([
            page(
                query, stretches, after: after, offset: max(0, offset), limit: limit,
                withBodies: withBodies),
            Self.commit,
        ])[0].rows.map(row)
    }

    /// A range of an index: one set of marks, in one group or in all.
    private struct Stretch: Hashable {
        var rowGroup: [UInt8]?
        var marks: [UInt8]
    }

    /// Finds the ranges that contain rows of a query, from the counts.
    private func stocks(_ query: ShelfQuery) throws -> [Stretch] {
        let groups = query.groups.map { Set($0.map { PostgresName.bytes($0) }) }
        let counts = PostgresStatement(
            """
            SELECT row_group, marks, coalesce(all_marks, marks) FROM \(schema("shelf_count")) \
            WHERE shelf = $1 AND rows > 0
            """, [name])
        var found: Set<Stretch> = []
        for row in try connection.run([Self.begin, counts])[1].rows
        where query.accepts(try Set(packed: row.bytes(2))) {
            let rowGroup = row.bytes(0)
            if let groups, !groups.contains(rowGroup) { continue }
            found.insert(Stretch(rowGroup: groups == nil ? nil : rowGroup, marks: row.bytes(1)))
        }
        return Array(found)
    }

    private func page(
        _ query: ShelfQuery, _ stretches: [Stretch], after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) -> PostgresStatement {
        var values = [name, .bytes(stretches.map(\.rowGroup)), .bytes(stretches.map(\.marks))]
        func value(_ value: PostgresValue) -> String {
            values.append(value)
            return "$\(values.count)"
        }
        var conditions = "shelf = $1 AND marks = some_marks"
        if query.groups != nil { conditions += " AND row_group = some_group" }
        if let after {
            let sortKey = value(.bytes(after.order.sortKey))
            let id = value(.int(after.sequenceNumber))
            conditions += " AND (sort_key, id) \(query.isAscending ? ">" : "<") (\(sortKey), \(id))"
        }
        conditions += bounds(query, value)
        let direction = query.isAscending ? "" : " DESC"
        let order = "ORDER BY sort_key\(direction), id\(direction)"
        let (end, isTooMany) = limit.addingReportingOverflow(offset)
        let body = withBodies ? "body" : "''::bytea AS body"
        let sql = """
            SELECT \(columns), body \
            FROM unnest($2::bytea[], $3::bytea[]) AS stretch(some_group, some_marks) \
            CROSS JOIN LATERAL (SELECT \(columns), \(body) FROM \(schema("shelf_row")) \
            WHERE \(conditions) \(order) LIMIT \(value(.int(isTooMany ? Int.max : end)))) AS row \
            \(order) LIMIT \(value(.int(limit))) OFFSET \(value(.int(offset)))
            """
        return PostgresStatement(sql, values)
    }

    /// Returns the conditions on the arrival of rows.
    private func bounds(
        _ query: ShelfQuery, of row: String = "", _ value: (PostgresValue) -> String
    ) -> String {
        var conditions = ""
        if let last = query.throughSequenceNumber {
            conditions += " AND \(row)id <= \(value(.int(last)))"
        }
        if let date = query.arrivedBefore {
            let seconds = value(.double(date.timeIntervalSinceReferenceDate))
            conditions += " AND \(row)arrived < \(seconds)"
        }
        return conditions
    }

    // MARK: - Search

    /// Finds rows by their words, best match first.
    func search(
        _ words: SearchQuery, _ query: ShelfQuery, limit: Int
    ) throws -> [ShelfMatch] {
        if limit <= 0 || words.isEmpty { return [] }
        let folded = words.folded
        return try withPicture {
            let stretches = try stocks(query)
            if stretches.isEmpty { return [] }
            var values = [
                name, .text(ShelfWords.query(folded)),
                .bytes(Array(Set(stretches.map(\.marks)))),
            ]
            func value(_ value: PostgresValue) -> String {
                values.append(value)
                return "$\(values.count)"
            }
            var conditions = "words.shelf = $1 AND terms @@ $2::text::tsquery AND marks = ANY($3)"
            if query.groups != nil {
                let rowGroups = Array(Set(stretches.map(\.rowGroup)))
                conditions += " AND row_group = ANY(\(value(.bytes(rowGroups))))"
            }
            conditions += bounds(query, of: "row.", value)
            let candidates = PostgresStatement(
                """
                SELECT row.id, words.texts, row.sort_key FROM \(schema("shelf_words")) AS words \
                JOIN \(schema("shelf_row")) AS row ON row.shelf = $1 AND row.id = words.id \
                WHERE \(conditions) ORDER BY row.id DESC LIMIT \(SearchQuery.rankedRows)
                """, values)
            var found: [(id: Int64, weight: Double, sortKey: [UInt8], texts: [String])] = []
            for row in try connection.run([candidates])[0].rows {
                let texts = row.withBytes(1) { ShelfWords(packed: $0).texts }
                let columns = texts.map { WordSplitter.words($0) }
                if let weight = folded.weight(in: columns) {
                    found.append((row.int(0), weight, row.bytes(2), texts))
                }
            }
            found.sort { one, two in
                if one.weight != two.weight { return one.weight > two.weight }
                if one.sortKey != two.sortKey {
                    return two.sortKey.lexicographicallyPrecedes(one.sortKey)
                }
                return one.id > two.id
            }
            return try matches(found.prefix(limit).map { ($0.id, folded.snippet(of: $0.texts)) })
        }
    }

    private func matches(
        _ found: [(id: Int64, snippet: ShelfMatch.Snippet)]
    ) throws -> [ShelfMatch] {
        let rows = try connection.run(
            """
            SELECT \(columns), body FROM \(schema("shelf_row")) WHERE shelf = $1 AND id = ANY($2)
            """, name, .ints(found.map(\.id))
        ).rows.map(row)
        let byNumber = Dictionary(
            rows.map { (Int64(clamping: $0.sequenceNumber), $0) },
            uniquingKeysWith: { one, _ in one })
        return found.compactMap { id, snippet in
            byNumber[id].map { ShelfMatch(row: $0, snippet: snippet) }
        }
    }

    // MARK: - Counts

    func counts() throws -> [ShelfCount] {
        try connection.run(
            """
            SELECT texts, row_group, coalesce(all_marks, marks), rows, bytes FROM \(schema("shelf_count")) \
            WHERE shelf = $1 AND rows > 0
            """, name
        ).rows.map { row in
            ShelfCount(
                group: PostgresName.read(row, [1], whole: 0)[0],
                marks: try Set(packed: row.bytes(2)), rows: Int(row.int(3)),
                bytes: Int(row.int(4)))
        }
    }

    func lastSequenceNumber() throws -> UInt64 {
        try connection.run(
            "SELECT number FROM \(schema("shelf_sequence")) WHERE shelf = $1", name
        ).first?.word(0) ?? 0
    }

    func watermark() throws -> String? {
        try connection.run(
            "SELECT watermark FROM \(schema("shelf_follow")) WHERE shelf = $1", name
        ).first?.text(0)
    }
}
#endif
