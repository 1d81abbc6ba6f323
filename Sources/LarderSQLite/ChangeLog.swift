#if SQLite
import GRDB
import Larder

/// What the last commits of all processes touched, so that each can tell its own followers.
enum ChangeLog {
    /// How many commits are known one by one; who is further behind is told "everything".
    private static let kept: UInt64 = 2_000

    /// Notes what a commit touched, in the place of one that is too long ago.
    static func add(_ batch: ChangeBatch, _ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO change(slot, number, origin, touched) VALUES(?, ?, ?, ?) \
            ON CONFLICT(slot) DO UPDATE SET \
            number = excluded.number, origin = excluded.origin, touched = excluded.touched
            """
        )
        .bind(1, batch.through.point % kept).bind(2, batch.through.point).bind(3, batch.origin)
        .bind(4, copying: pack(batch.changes)).run()
    }

    /// Reads the commits after one number and up to the last.
    private static func batches(
        _ db: Database, after number: UInt64, _ end: Ledger
    ) throws -> [ChangeBatch] {
        guard number < end.number else { return [] }
        let unknown = [ChangeBatch(changes: .everything, through: end.position)]
        guard end.number - number <= kept else { return unknown }
        var found: [ChangeBatch] = []
        let statement = try Prepared(
            db, "SELECT origin, touched FROM change WHERE slot = ? AND number = ?")
        defer { statement.reset() }
        for number in (number + 1)...end.number {
            statement.bind(1, number % kept).bind(2, number)
            // Every commit has its row; where one is gone, nobody knows what it said.
            guard try statement.step() else { return unknown }
            found.append(
                ChangeBatch(
                    changes: unpack(statement.bytes(1)),
                    origin: statement.isNull(0) ? nil : statement.text(0),
                    through: end.position(number)))
            statement.reset()
        }
        return found
    }

    /// Reads the commits after a position, or one batch that says "everything" when nobody knows.
    static func batches(
        _ db: Database, after position: StoragePosition, _ end: Ledger
    ) throws -> [ChangeBatch] {
        guard position.incarnation == end.incarnation, position.point <= end.number else {
            return [ChangeBatch(changes: .everything, through: end.position)]
        }
        return try batches(db, after: position.point, end)
    }

    // MARK: - Bytes

    private static func pack(_ changes: ChangeSet) -> [UInt8] {
        var writer = PackedWriter()
        changes.pack(into: &writer)
        return writer.summed
    }

    /// Reads what was touched; when in doubt, everything.
    private static func unpack(_ bytes: UnsafeRawBufferPointer) -> ChangeSet {
        guard var reader = PackedReader(summed: bytes) else { return .everything }
        return ChangeSet.unpack(&reader) ?? .everything
    }
}
#endif
