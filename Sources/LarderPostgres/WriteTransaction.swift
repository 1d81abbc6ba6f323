#if Postgres
import Larder

/// Runs one write in one transaction: one round trip to read and lock, and one to write; a write that only
/// puts entries needs just one.
struct WriteTransaction {
    let connection: PostgresConnection
    let schema: PostgresSchema
    let address: PostgresAddress

    /// Up to where commits are known to be settled.
    let settled: StoragePosition?

    /// How often a write is attempted if others come first.
    private static let attempts = 50

    /// The outcome of a write.
    struct Outcome: Sendable {
        var commit: Commit
        /// Whether anything was written by this call.
        var isNew: Bool
        /// Up to where commits were found to be settled, if that was checked.
        var settled: StoragePosition?
    }

    /// Runs a write under an identity, and starts again if others come first.
    func perform(_ write: Write, id: String) throws -> Outcome {
        if let outcome = try putAtOnce(write, id: id) { return outcome }
        var attempt = 0
        while true {
            do {
                return try performOnce(write, id: id)
            } catch let failure as PostgresFailure where failure.isOvertaken {
                connection.rollBack()
                attempt += 1
                if attempt == Self.attempts { throw failure }
            }
        }
    }

    private func performOnce(_ write: Write, id: String) throws -> Outcome {
        let changes = ChangeTable(schema: schema)
        var entries = try EntryPlan(schema, write.entries)
        var marks = try MarkPlan(schema, write.marks)
        // If another call did this write, it did so before we got its locks, so the identity is looked up
        // last.
        let locks = [entries.locking, marks.locking]
        var reads = try connection.run(
            [PostgresStatement("BEGIN")] + locks.compactMap { $0 }
                + [changes.state, changes.finding(id: id)])[1...]
        let found = locks.map { lock in lock == nil ? nil : reads.popFirst() }
        let extent = try changes.extent(reads.removeFirst(), connection)
        try schema.check(extent.version, address)
        if let done = try changes.found(reads.removeFirst(), extent) {
            connection.rollBack()
            return Outcome(commit: done, isNew: false)
        }
        try entries.decide(found[0])
        marks.decide(found[1])
        var shelves = ShelfWriter(connection, schema)
        var commit = Commit(position: extent.position(0), changedMarks: marks.changed)
        commit.reports = try apply(write.rows, &shelves)
        let rows = shelves.finish()
        // An invalidation or removal is reported to others even if nothing is stored.
        if write.id == nil, write.entries.isEmpty, marks.changed == 0, !shelves.hasWritten {
            connection.rollBack()
            commit.position = try changes.settle(connection, after: settled).position
            commit.revisions = .same(commit.position.point)
            return Outcome(commit: commit, isNew: false, settled: commit.position)
        }
        let touched = ChangeSet(
            write, reports: commit.reports, changedMarks: commit.changedMarks)
        let change = changes.adding(
            id: id, author: write.author, touched: touched, outcome: commit)
        let results = try connection.run(
            rows + [change] + entries.statements + marks.statements
                + [PostgresStatement("COMMIT")])
        commit.position.point = results[rows.count].first?.word(0) ?? 0
        commit.revisions = .same(commit.position.point)
        return Outcome(commit: commit, isNew: true)
    }

    /// Applies operations shelf by shelf, in the same order in every commit, because different orders could
    /// deadlock.
    private func apply(
        _ operations: [ShelfOperation], _ shelves: inout ShelfWriter
    ) throws -> [ShelfReport] {
        var reports = operations.map { _ in ShelfReport() }
        let order = operations.indices.sorted {
            (operations[$0].shelf, $0) < (operations[$1].shelf, $1)
        }
        for index in order { reports[index] = try shelves.apply(operations[index]) }
        return reports
    }
}
#endif
