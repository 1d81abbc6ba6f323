#if SQLite
import GRDB
import Larder

/// The changes of the last commits of all processes, so that each process can notify its own followers.
enum ChangeLog {
    /// How many commits are known individually; followers that are further behind get "everything".
    private static let kept: UInt64 = 2_000

    /// Records the changes of a commit, overwriting those of an old one.
    static func add(_ batch: ChangeBatch, _ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO change(slot, number, origin, touched) VALUES(?, ?, ?, ?) \
            ON CONFLICT(slot) DO UPDATE SET \
            number = excluded.number, origin = excluded.origin, touched = excluded.touched
            """
        )
        .bind(1, batch.through.point % kept).bind(2, batch.through.point).bind(3, batch.author)
        .bind(4, copying: pack(batch.changes)).run()
    }

    /// Reads the changes of the commits after a number, up to the last.
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
            // Every commit has its row; if one is gone, its changes are unknown.
            guard try statement.step() else { return unknown }
            found.append(
                ChangeBatch(
                    changes: unpack(statement.bytes(1)),
                    author: statement.isNull(0) ? nil : statement.text(0),
                    through: end.position(number)))
            statement.reset()
        }
        return found
    }

    /// Reads the changes after a position, or one batch that says "everything" if they are unknown.
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

    /// Reads a set of changes; if it is damaged, returns "everything".
    private static func unpack(_ bytes: UnsafeRawBufferPointer) -> ChangeSet {
        guard var reader = PackedReader(summed: bytes) else { return .everything }
        return ChangeSet.unpack(&reader) ?? .everything
    }
}
#endif
