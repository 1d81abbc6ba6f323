#if Postgres
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Applies a commit's operations to shelves: each reads what it needs, and its writes are sent with the next
/// round trip.
///
/// Unchanged rows are held against removal only: what is stored with them leans on their being there.
struct ShelfWriter {
    let connection: PostgresConnection
    let schema: PostgresSchema

    /// The statements to run before the next read.
    var pending: [PostgresStatement] = []

    /// Whether anything is written.
    private(set) var hasWritten = false

    /// The shelf that the current operations apply to.
    var shelf = ""

    private struct Stock: Hashable {
        var shelf: String
        var rowGroup: Key
        var marks: [UInt8]
    }

    /// The changes to the counts of each stock.
    private var counts: [Stock: (rows: Int64, bytes: Int64)] = [:]

    init(_ connection: PostgresConnection, _ schema: PostgresSchema) {
        self.connection = connection
        self.schema = schema
    }

    mutating func apply(_ operation: ShelfOperation) throws -> ShelfReport {
        shelf = operation.shelf
        var report = ShelfReport()
        switch operation {
        case .upsert(_, let rows, let marks, let watermark, let date):
            try put(rows.lastOfEachName, marks, watermark, at: date, &report)
        case .remove(_, let identities, let tombstones, let watermark):
            try expect(watermark)
            let named = identities.distinct
            remove(try lockedRows(named, isBurying: tombstones != nil), &report)
            if let tombstones { bury(named, at: tombstones) }
        case .retain(_, let group, let wanted):
            let listed = try rows(
                "row_group = $2", [.bytes(PostgresName.bytes(group))]
            ).filter { !wanted.contains($0.identity) }
            // The rows are locked only now; another commit may have moved them in the meantime.
            let bytes = PostgresName.bytes(group)
            let held = try lockedRows(listed.map(\.identity))
            remove(held.filter { PostgresName.bytes($0.rowGroup) == bytes }, &report)
        case .removeScope(_, let scope):
            let value = PostgresValue.bytes(PostgresName.bytes(scope))
            let listed = try rows("scope = $2", [value])
            remove(try lockedRows(listed.map(\.identity)), &report)
            write(
                "DELETE FROM \(schema("shelf_tombstone")) WHERE shelf = $1 AND scope = $2",
                [name, value])
        case .forgetTombstones(_, let date):
            write(
                "DELETE FROM \(schema("shelf_tombstone")) WHERE shelf = $1 AND seen < $2",
                [name, .double(date.timeIntervalSinceReferenceDate)])
        case .follow(_, let changes, let from, let to):
            try follow(from: from, to: to)
            try mark(changes, &report)
        }
        return report
    }

    /// Returns the statements that write the counts; the last step of a commit. Always in the same order, to
    /// avoid deadlocks.
    mutating func finish() -> [PostgresStatement] {
        let changed = counts.filter { $0.value != (0, 0) }.sorted {
            ($0.key.shelf, $0.key.rowGroup, $0.key.marks.map(Int.init).description)
                < ($1.key.shelf, $1.key.rowGroup, $1.key.marks.map(Int.init).description)
        }
        counts = [:]
        if !changed.isEmpty {
            let rowGroups = changed.map(\.key.rowGroup.path)
            write(
                """
                INSERT INTO \(schema("shelf_count")) AS old\
                (shelf, row_group, marks, all_marks, texts, rows, bytes) \
                SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bytea[], \
                $5::bytea[], $6::bigint[], $7::bigint[]) ON CONFLICT (shelf, row_group, marks) DO UPDATE \
                SET rows = old.rows + excluded.rows, bytes = old.bytes + excluded.bytes
                """,
                [
                    PostgresName.list(changed.map(\.key.shelf)), PostgresName.list(rowGroups),
                    .bytes(changed.map { PostgresName.bytes($0.key.marks) }),
                    .bytes(changed.map { PostgresName.whole($0.key.marks) }),
                    .bytes(rowGroups.map { PostgresName.whole($0) }),
                    .ints(changed.map(\.value.rows)), .ints(changed.map(\.value.bytes)),
                ])
        }
        defer { pending = [] }
        return pending
    }

    mutating func count(_ rowGroup: String, _ marks: [UInt8], rows: Int64, bytes: Int64) {
        let stock = Stock(shelf: shelf, rowGroup: Key(path: rowGroup), marks: marks)
        counts[stock, default: (0, 0)].rows += rows
        counts[stock, default: (0, 0)].bytes += bytes
    }

    func group(_ name: String) -> ShelfGroup { ShelfGroup(shelf: shelf, group: name) }

    /// The name of the shelf as a parameter.
    var name: PostgresValue { .bytes(PostgresName.bytes(shelf)) }

    // MARK: - Round trips

    mutating func write(_ sql: String, _ values: [PostgresValue]) {
        pending.append(PostgresStatement(sql, values))
        hasWritten = true
    }

    /// Reads, after running the pending writes.
    mutating func read(_ statements: [PostgresStatement]) throws -> ArraySlice<PostgresResult> {
        let before = pending
        pending = []
        return try connection.run(before + statements).dropFirst(before.count)
    }

    private mutating func rows(
        _ condition: String, _ values: [PostgresValue]
    ) throws -> [ShelfRecord] {
        let statement = PostgresStatement(
            """
            SELECT \(ShelfRecord.columns) FROM \(schema("shelf_row")) \
            WHERE shelf = $1 AND \(condition) ORDER BY scope, item
            """, [name] + values)
        return try read([statement]).first?.rows.map(ShelfRecord.init) ?? []
    }

    /// Returns the query for the rows with these identities, in their order; `isLocking` locks them.
    func finding(_ identities: [ShelfIdentity], isLocking: Bool) -> PostgresStatement {
        PostgresStatement(
            """
            SELECT \(ShelfRecord.columns) FROM \(schema("shelf_row")) AS row \
            JOIN unnest($2::bytea[], $3::bytea[]) AS named(scope, item) USING (scope, item) \
            WHERE row.shelf = $1 ORDER BY scope, item\(isLocking ? " FOR UPDATE OF row" : "")
            """, [name, identities.scopes, identities.items])
    }

    /// Reads and locks rows. Before rows get tombstones, other commits are kept from adding any to the shelf,
    /// so that a row never exists next to its tombstone; rows that arrived before that are locked too.
    mutating func lockedRows(
        _ identities: [ShelfIdentity], isBurying: Bool = false
    ) throws -> [ShelfRecord] {
        if identities.isEmpty { return [] }
        let finding = finding(identities, isLocking: true)
        let found = try read(isBurying ? [finding, holdingArrivals, finding] : [finding])
        return found.last?.rows.map(ShelfRecord.init) ?? []
    }

    /// Returns the statement that keeps others from adding rows to the shelf until this commit ends.
    private var holdingArrivals: PostgresStatement {
        PostgresStatement(
            """
            INSERT INTO \(schema("shelf_sequence")) AS old(shelf, number, date) \
            VALUES($1, 0, '-infinity') ON CONFLICT (shelf) DO UPDATE SET number = old.number
            """, [name])
    }

    // MARK: - Watermarks

    /// The query for a watermark, locked against changes until this commit ends.
    var watermark: PostgresStatement {
        PostgresStatement(
            "SELECT watermark FROM \(schema("shelf_follow")) WHERE shelf = $1 FOR SHARE", [name])
    }

    mutating func expect(_ expected: String?) throws {
        guard let expected else { return }
        let row = try read([watermark]).first?.first
        if row?.text(0) != expected { throw LarderError.movedOn }
    }

    private mutating func follow(from: String?, to: String) throws {
        let statement = PostgresStatement(
            "SELECT watermark FROM \(schema("shelf_follow")) WHERE shelf = $1 FOR UPDATE", [name])
        let row = try read([statement]).first?.first
        if row?.text(0) != from { throw LarderError.movedOn }
        let sql =
            row == nil
            ? "INSERT INTO \(schema("shelf_follow"))(shelf, watermark) VALUES($1, $2)"
            : "UPDATE \(schema("shelf_follow")) SET watermark = $2 WHERE shelf = $1"
        write(sql, [name, .bytes(to)])
    }

    // MARK: - Removing

    private mutating func remove(_ known: [ShelfRecord], _ report: inout ShelfReport) {
        if known.isEmpty { return }
        for table in ["shelf_row", "shelf_words"] {
            write(
                "DELETE FROM \(schema(table)) WHERE shelf = $1 AND id = ANY($2)",
                [name, .ints(known.map(\.id))])
        }
        for row in known {
            count(row.rowGroup, row.marks, rows: -1, bytes: -row.size)
            report.removed.append(row.identity)
            report.groups.insert(group(row.rowGroup))
        }
    }

    /// Adds tombstones; no other commit adds rows to the shelf in the meantime.
    private mutating func bury(_ identities: [ShelfIdentity], at date: Date) {
        if identities.isEmpty { return }
        write(
            """
            INSERT INTO \(schema("shelf_tombstone"))(shelf, scope, item, seen) \
            SELECT $1, scope, item, $4 FROM unnest($2::bytea[], $3::bytea[]) AS new(scope, item) \
            ORDER BY scope, item \
            ON CONFLICT (shelf, scope, item) DO UPDATE SET seen = excluded.seen
            """,
            [
                name, identities.scopes, identities.items,
                .double(date.timeIntervalSinceReferenceDate),
            ])
    }

    // MARK: - Marks

    private mutating func mark(
        _ changes: [ShelfMarkChange], _ report: inout ShelfReport
    ) throws {
        var changed: [(id: Int64, marks: [UInt8])] = []
        let byName = Dictionary(grouping: changes, by: \.identity)
        for row in try lockedRows(changes.map(\.identity).distinct) {
            let old = try Set(packed: row.marks)
            var new = old
            for change in byName[row.identity] ?? [] {
                if change.isSet { new.insert(change.name) } else { new.remove(change.name) }
            }
            if new == old { continue }
            changed.append((row.id, new.packed))
            count(row.rowGroup, row.marks, rows: -1, bytes: -row.size)
            count(row.rowGroup, new.packed, rows: 1, bytes: row.size)
            report.groups.insert(group(row.rowGroup))
        }
        if changed.isEmpty { return }
        write(
            """
            UPDATE \(schema("shelf_row")) AS old SET marks = new.marks, \
            all_marks = new.all_marks \
            FROM unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS new(id, marks, all_marks) \
            WHERE old.shelf = $1 AND old.id = new.id
            """,
            [
                name, .ints(changed.map(\.id)),
                .bytes(changed.map { PostgresName.bytes($0.marks) }),
                .bytes(changed.map { PostgresName.whole($0.marks) }),
            ])
    }
}
#endif
