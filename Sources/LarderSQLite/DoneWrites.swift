#if SQLite
import GRDB
import Larder

/// The outcomes of the last writes with an identity, so that a repeated write takes effect once.
enum DoneWrites {
    /// How many are remembered.
    private static let kept: Int64 = 4_000

    /// Returns the outcome of a write that was done before, or nil.
    static func commit(_ db: Database, id: String, _ ledger: Ledger) throws -> Commit? {
        let statement = try Prepared(db, "SELECT outcome, sum FROM done WHERE id = ?").bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let outcome = statement.bytes(0)
        guard statement.word(1) == Checksum.ofRow(id, outcome),
            let commit = unpack(outcome, ledger)
        else { throw SQLiteFailure.damage("the outcome of a write was changed") }
        return commit
    }

    /// Remembers the outcome of a write.
    static func add(_ commit: Commit, id: String, _ db: Database) throws {
        let outcome = pack(commit)
        let sum = outcome.withUnsafeBytes { Checksum.ofRow(id, $0) }
        try Prepared(db, "INSERT INTO done(id, outcome, sum) VALUES(?, ?, ?)")
            .bind(1, id).bind(2, copying: outcome).bind(3, sum).run()
        let last = try db.number("SELECT max(position) FROM done")
        try Prepared(db, "DELETE FROM done WHERE position <= ?").bind(1, last - kept).run()
    }

    private static func pack(_ commit: Commit) -> [UInt8] {
        var writer = PackedWriter()
        writer.add(commit.position.point)
        commit.packOutcome(into: &writer)
        return writer.summed
    }

    private static func unpack(_ bytes: UnsafeRawBufferPointer, _ ledger: Ledger) -> Commit? {
        guard var reader = PackedReader(summed: bytes), let number = reader.word() else {
            return nil
        }
        return Commit.unpackOutcome(&reader, at: ledger.position(number))
    }
}
#endif
