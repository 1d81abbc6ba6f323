#if Postgres
import Larder

/// Carries out one write in one transaction: a round trip that reads and locks, and one that writes.
struct WriteTransaction {
    let connection: PostgresConnection
    let schema: PostgresSchema
    let address: PostgresAddress

    /// How often a write is begun anew that others came before.
    private static let attempts = 50

    /// What a write came to.
    struct Outcome: Sendable {
        var commit: Commit
        /// Whether anything was written now.
        var isNew: Bool
    }

    /// Carries out a write under an identity, and begins anew as often as others come before it.
    func perform(_ write: Write, id: String) throws -> Outcome {
        var attempt = 0
        while true {
            do {
                return try performOnce(write, id: id)
            } catch let failure as PostgresFailure where failure.isContention {
                connection.rollBack()
                attempt += 1
                if attempt == Self.attempts { throw failure }
            }
        }
    }

    private func performOnce(_ write: Write, id: String) throws -> Outcome {
        let changes = ChangeTable(schema: schema)
        var plan = try EntryPlan(schema, write.entries)
        // Whoever wrote this before us did so before we got its locks, so its identity is looked for last.
        let locking = [plan.locking].compactMap { $0 }
        let reads = try connection.run(
            [PostgresStatement("BEGIN")] + locking + [changes.state, changes.finding(id: id)])
        let extent = try changes.extent(reads[reads.count - 2], connection)
        try schema.check(extent.version, address)
        if let done = try changes.found(reads[reads.count - 1], extent) {
            connection.rollBack()
            return Outcome(commit: done, isNew: false)
        }
        try plan.decide(plan.locking == nil ? nil : reads[1])
        var commit = Commit(position: extent.position(0))
        let touched = ChangeSet(
            write, reports: commit.reports, changedMarks: commit.changedMarks)
        let results = try connection.run(
            [
                changes.adding(id: id, origin: write.origin, touched: touched, outcome: commit)
            ] + plan.statements + [PostgresStatement("COMMIT")])
        commit.position.point = results[0].first?.word(0) ?? 0
        commit.revisions = .same(commit.position.point)
        return Outcome(commit: commit, isNew: true)
    }
}
#endif
