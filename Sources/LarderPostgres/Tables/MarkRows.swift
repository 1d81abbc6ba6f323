#if Postgres
import Larder

/// Reads marks. Each has the number of the commit that last changed it and its index within that commit, so
/// the marks themselves are the log of their changes, and no change is ever forgotten.
enum MarkRows {
    /// How many marks one commit may change; a position has room for this many.
    static let steps = 1 << stepBits

    private static let stepBits = 20

    private static let columns = "texts, scope, item, name, is_set, date"

    /// Reads a row that starts with these columns.
    static func mark(_ row: PostgresRow) -> Mark {
        let texts = PostgresName.read(row, [1, 2, 3], whole: 0)
        return Mark(
            scope: texts[0], item: texts[1], name: Mark.Name(rawValue: texts[2]),
            isSet: row.bool(4), date: row.date(5))
    }

    static func marks(
        _ connection: PostgresConnection, _ schema: PostgresSchema, for items: [String],
        in scope: String
    ) throws -> [Mark] {
        try connection.run(
            "SELECT \(columns) FROM \(schema("mark")) WHERE scope = $1 AND item = ANY($2)",
            .bytes(PostgresName.bytes(scope)), PostgresName.list(items)
        ).rows.map(mark)
    }

    static func marks(
        _ connection: PostgresConnection, _ schema: PostgresSchema, named name: Mark.Name,
        in scope: String?
    ) throws -> [Mark] {
        let sql = "SELECT \(columns) FROM \(schema("mark")) WHERE is_set AND name = $1"
        var values: [PostgresValue] = [.bytes(PostgresName.bytes(name.rawValue))]
        if let scope { values.append(.bytes(PostgresName.bytes(scope))) }
        let statement = PostgresStatement(
            sql + (scope == nil ? "" : " AND scope = $2") + " ORDER BY date, scope, item", values)
        return try connection.run([statement])[0].rows.map(mark)
    }

    static func all(_ connection: PostgresConnection, _ schema: PostgresSchema) throws -> [Mark] {
        try connection.run(
            "SELECT \(columns) FROM \(schema("mark")) ORDER BY scope, item, name"
        ).rows.map(mark)
    }

    // MARK: - The order of changes

    /// Returns the position after the whole last settled commit that changed marks. It cannot be taken from
    /// the last mark: a mark that was changed again has lost its old position, and its new one may not be
    /// settled yet.
    static func position(
        _ connection: PostgresConnection, _ schema: PostgresSchema, _ extent: ChangeTable.Extent
    ) throws -> StoragePosition {
        let changes = ChangeTable(schema: schema)
        let last = try connection.run(changes.lastOfMarks, .int(extent.settled)).first?.word(0) ?? 0
        return extent.position(last == 0 ? 0 : point(last, UInt64(steps - 1)))
    }

    /// Reads the marks changed after a position, in their current state; nil if the changes are unknown.
    static func changes(
        _ connection: PostgresConnection, _ schema: PostgresSchema, _ extent: ChangeTable.Extent,
        after position: StoragePosition, limit: Int
    ) throws -> MarkChanges? {
        let end = try self.position(connection, schema, extent)
        guard position == end || end.isLater(than: position) else { return nil }
        let rows = try connection.run(
            """
            SELECT \(columns), number, step FROM \(schema("mark")) \
            WHERE (number, step) > ($1, $2) AND number <= $3 ORDER BY number, step LIMIT $4
            """, .int(position.point >> stepBits), .int(position.point & UInt64(steps - 1)),
            .int(extent.settled), .int(max(0, limit))
        ).rows
        let last = rows.last.map { extent.position(point($0.word(6), $0.word(7))) }
        return MarkChanges(
            marks: rows.map(mark), position: rows.count < limit ? end : last ?? position)
    }

    private static func point(_ number: UInt64, _ step: UInt64) -> UInt64 {
        number << stepBits | step
    }
}
#endif
