#if Postgres
import Larder

/// The changes of all servers' commits, in order.
///
/// A commit draws its number and writes its row in one statement, as the first of its writes, and after
/// locking what it changes, unless it only puts entries. So a higher number may become visible before a lower
/// one, and **nobody reads past a missing number**. A reader that finds one missing tries to insert an empty
/// row in its place. While the commit with that number is running, the insert waits for it; if the commit is
/// rolled back, the empty row stays; and a commit that comes too late finds its number taken and draws
/// another. The unique index alone decides; see Docs/Scale.md.
struct ChangeTable: Sendable {
    let schema: PostgresSchema

    /// How many commits are known individually; followers that are further behind get "everything".
    static let kept: Int64 = 100_000

    /// How long the outcome of a write is remembered at least.
    private static let keptTime = "10 minutes"

    /// The identity of a storage, and up to where its commits can be read without gaps.
    struct Extent: Sendable {
        var version: Int64
        var incarnation: String
        /// The highest forgotten number; all lower ones are forgotten too.
        var floor: UInt64
        /// The last number that is settled, with all before it.
        var settled: UInt64

        var position: StoragePosition { position(settled) }

        func position(_ number: UInt64) -> StoragePosition {
            StoragePosition(incarnation: incarnation, point: number)
        }
    }

    /// The query for the version and the incarnation. The incarnation is made of a stored part, which is
    /// changed when commits are found to be missing; the table's object identifier, which differs after a
    /// dump is restored; and the server's identifier and timeline, which differ on a new server, after a
    /// replica was promoted, or after an older state was recovered.
    var state: PostgresStatement {
        PostgresStatement(
            """
            SELECT version, incarnation || '.' || to_regclass(\(schema.text("change")))::oid::text, \
            floor FROM \(schema("storage"))
            """)
    }

    func extent(
        _ result: PostgresResult, _ connection: PostgresConnection
    ) throws -> Extent {
        guard let row = result.first else { throw PostgresFailure.damaged("the version is gone") }
        return Extent(
            version: row.int(0), incarnation: row.text(1) + "." + connection.history,
            floor: row.word(2), settled: 0)
    }

    // MARK: - Writing

    /// Returns the statement that draws the number of a commit and writes its change.
    func adding(
        id: String, author: String?, touched: ChangeSet, outcome: Commit
    ) -> PostgresStatement {
        var bytes = PackedWriter()
        touched.pack(into: &bytes)
        var result = PackedWriter()
        outcome.packOutcome(into: &result)
        return PostgresStatement(
            """
            INSERT INTO \(schema("change"))(number, id, origin, touched, outcome, has_marks) \
            VALUES(\(schema.nextNumber), $1, $2, $3, $4, $5) RETURNING number
            """,
            [
                .bytes(id), .bytes(author), .bytes(bytes.bytes), .bytes(result.bytes),
                .bool(touched.hasMarks),
            ])
    }

    /// Returns the query for the outcome of a write that was done before.
    func finding(id: String) -> PostgresStatement {
        PostgresStatement(
            "SELECT number, outcome FROM \(schema("change")) WHERE id = $1", [.bytes(id)])
    }

    func found(_ result: PostgresResult, _ extent: Extent) throws -> Commit? {
        guard let row = result.first else { return nil }
        let commit = row.withBytes(1) { bytes in
            var reader = PackedReader(bytes)
            return Commit.unpackOutcome(&reader, at: extent.position(row.word(0)))
        }
        guard let commit else {
            throw PostgresFailure.damaged("what a write came to cannot be read")
        }
        return commit
    }

    /// Removes old changes, except the last one that changed marks, which ``lastOfMarks`` needs; called from
    /// time to time.
    func forgetOld(_ connection: PostgresConnection, newest: UInt64) throws {
        let last = Int64(clamping: newest) - Self.kept
        if last <= 0 { return }
        try connection.run([
            PostgresStatement("BEGIN"),
            PostgresStatement(
                "UPDATE \(schema("storage")) SET floor = $1 WHERE floor < $1", [.int(last)]),
            PostgresStatement(
                """
                DELETE FROM \(schema("change")) \
                WHERE number <= $1 AND made < now() - interval '\(Self.keptTime)' AND NOT \
                number = coalesce((\(lastOfMarks)), 0)
                """, [.int(last)]),
            PostgresStatement("COMMIT"),
        ])
    }

    // MARK: - Reading

    /// The query for the last number, up to a given one, whose commit changed marks.
    var lastOfMarks: String {
        "SELECT max(number) FROM \(schema("change")) WHERE has_marks AND number <= $1"
    }

    /// Finds out up to where commits can be read, starting from a number up to which that is known.
    func settle(_ connection: PostgresConnection, after known: StoragePosition?) throws -> Extent {
        while true {
            let (extent, last, count, isBehind) = try look(connection, after: known)
            if isBehind {
                // Commits that were seen are gone, so their positions now belong to a different database.
                try connection.run(
                    """
                    UPDATE \(schema("storage")) SET incarnation = gen_random_uuid()::text \
                    WHERE starts_with($1, incarnation || '.')
                    """, .text(extent.incarnation))
                continue
            }
            let first = extent.settled
            if last - first == count {
                return extent.settled(at: last)
            }
            if let gap = try fillGaps(connection, after: first) {
                return extent.settled(at: gap)
            }
        }
    }

    /// Reads the last number and the count of commits after the known position, and whether the last one is
    /// even before that position.
    private func look(
        _ connection: PostgresConnection, after known: StoragePosition?
    ) throws -> (extent: Extent, last: UInt64, count: UInt64, isBehind: Bool) {
        let numbers = """
            SELECT coalesce(max(number), $1), count(*), \
            (SELECT coalesce(max(number), 0) FROM \(schema("change"))) \
            FROM \(schema("change")) WHERE number > $1
            """
        let guess = known?.point ?? 0
        let results = try connection.run([
            state, PostgresStatement(numbers, [.int(guess)]),
        ])
        var extent = try extent(results[0], connection)
        extent.settled = max(guess, extent.floor)
        if extent.settled == guess, known.map({ $0.incarnation == extent.incarnation }) ?? true,
            let row = results[1].first
        {
            let isBehind = max(row.word(2), extent.floor) < guess
            return (extent, row.word(0), row.word(1), isBehind)
        }
        extent.settled = extent.floor
        let row = try connection.run(numbers, .int(extent.floor)).first
        return (extent, row?.word(0) ?? extent.floor, row?.word(1) ?? 0, false)
    }

    /// Fills the gaps after a number that no commit will fill. Returns the number before the first
    /// gap that one still may fill, or nil if all are filled.
    private func fillGaps(_ connection: PostgresConnection, after first: UInt64) throws -> UInt64? {
        let gaps = try connection.run(
            """
            SELECT before + 1, number - 1 FROM (\
            SELECT number, lag(number, 1, $1) OVER (ORDER BY number) AS before \
            FROM \(schema("change")) WHERE number > $1) AS pair \
            WHERE number > before + 1 ORDER BY number LIMIT 100
            """, .int(first)
        ).rows.map { (first: $0.int(0), last: $0.int(1)) }
        for gap in gaps {
            do {
                try connection.run([
                    PostgresStatement("BEGIN"),
                    PostgresStatement("SET LOCAL lock_timeout = '\(Self.gapPatience)'"),
                    PostgresStatement(
                        """
                        INSERT INTO \(schema("change"))(number, touched) \
                        SELECT number, '' FROM generate_series($1::bigint, $2::bigint) AS number \
                        ON CONFLICT DO NOTHING
                        """, [.int(gap.first), .int(min(gap.last, gap.first + 10_000))]),
                    PostgresStatement("COMMIT"),
                ])
            } catch let failure as PostgresFailure
                where failure.isLate || failure.isContention
            {
                connection.rollBack()
                return UInt64(gap.first - 1)
            }
        }
        return nil
    }

    /// How long one look waits for a running commit.
    private static let gapPatience = "500ms"

    /// Reads the changes after a position, in order, or one batch that says "everything" if they are unknown.
    func batches(
        _ connection: PostgresConnection, after position: StoragePosition, _ end: Extent
    ) throws -> [ChangeBatch] {
        if position == end.position { return [] }
        let unknown = [ChangeBatch(changes: .everything, through: end.position)]
        guard end.position.isLater(than: position), position.point >= end.floor,
            end.settled - position.point <= Self.kept
        else { return unknown }
        var found: [ChangeBatch] = []
        var last = position.point
        while last < end.settled {
            let rows = try connection.run(
                """
                SELECT number, origin, touched FROM \(schema("change")) \
                WHERE number > $1 AND number <= $2 ORDER BY number LIMIT 2000
                """, .int(last), .int(end.settled)
            ).rows
            if rows.isEmpty { return unknown }
            for row in rows {
                // Another server may have removed one in the meantime.
                guard row.word(0) == last + 1 else { return unknown }
                last += 1
                let changes = row.withBytes(2) { bytes -> ChangeSet? in
                    if bytes.isEmpty { return ChangeSet() }
                    var reader = PackedReader(bytes)
                    return ChangeSet.unpack(&reader) ?? .everything
                }
                if row.isEmpty(2) { continue }
                found.append(
                    ChangeBatch(
                        changes: changes ?? .everything, author: row.isNull(1) ? nil : row.text(1),
                        through: end.position(last)))
            }
        }
        return found
    }
}

extension ChangeTable.Extent {
    fileprivate func settled(at number: UInt64) -> Self {
        var extent = self
        extent.settled = number
        return extent
    }
}

extension PostgresRow {
    /// Whether a column has no bytes.
    fileprivate func isEmpty(_ column: Int32) -> Bool { withBytes(column) { $0.isEmpty } }
}
#endif
