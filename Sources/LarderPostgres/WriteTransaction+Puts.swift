#if Postgres
import Larder

/// Writes that only put entries, which is what most are: one round trip, if nobody else is in the way.
extension WriteTransaction {
    /// Carries out a write that only puts entries; nil, and nothing done, when it is another write, when it
    /// was done before, or when an expectation does not hold: then the long way finds out which.
    func putAtOnce(_ write: Write, id: String) throws -> Outcome? {
        guard let plan = PutPlan(schema, write) else { return nil }
        let changes = ChangeTable(schema: schema)
        var commit = Commit(position: StoragePosition(incarnation: "", point: 0))
        let touched = ChangeSet(write, reports: [], changedMarks: 0)
        do {
            let results = try connection.run(
                [
                    PostgresStatement("BEGIN"), changes.stateOfKnownVersion,
                    changes.adding(
                        id: id, origin: write.origin, touched: touched, outcome: commit),
                ] + plan.statements + [PostgresStatement("COMMIT")])
            let number = results[2].first?.word(0) ?? 0
            commit.position = try changes.extent(results[1], connection).position(number)
            commit.revisions = .same(number)
            return Outcome(commit: commit, isNew: true)
        } catch let failure as PostgresFailure where failure.isOvertaken {
            connection.rollBack()
            return nil
        }
    }
}

/// The statements of a write that only puts entries, each key once. They fail by dividing by zero where a
/// row is not as expected, because nobody looks at their results before the commit behind them; and where a
/// commit with a later number was faster, because this one drew its number before it locked anything.
private struct PutPlan {
    private var new: [StoredEntry] = []
    private var any: [StoredEntry] = []
    private var known: [(entry: StoredEntry, revision: UInt64)] = []
    private let schema: PostgresSchema

    /// Nil for every other write.
    init?(_ schema: PostgresSchema, _ write: Write) {
        self.schema = schema
        guard !write.entries.isEmpty, write.marks.isEmpty, write.rows.isEmpty else { return nil }
        var keys: Set<Key> = []
        for change in write.entries {
            guard case .put(let entry, let expected) = change, keys.insert(entry.key).inserted,
                entry.key.path.utf8.count <= EntryPlan.longest
            else { return nil }
            switch expected {
            case nil: any.append(entry)
            case 0: new.append(entry)
            case .some(let revision): known.append((entry, revision))
            }
        }
        // In one order for all, so that no two writes wait for each other.
        new.sort { $0.key < $1.key }
        any.sort { $0.key < $1.key }
        known.sort { $0.entry.key < $1.entry.key }
    }

    var statements: [PostgresStatement] {
        let insert = schema.insertingEntries
        var statements: [PostgresStatement] = []
        if !new.isEmpty { statements.append(PostgresStatement(insert, new.columns)) }
        if !any.isEmpty {
            // A later commit that was faster is not written over with an earlier number.
            let sql = """
                \(insert) ON CONFLICT (key) DO UPDATE SET revision = excluded.revision, \
                invalidated = excluded.invalidated, facts = excluded.facts, \
                value = excluded.value WHERE old.revision < excluded.revision RETURNING 1
                """
            statements.append(
                PostgresStatement(
                    Self.counting(sql, "$5"), any.columns + [.int(any.count)]))
        }
        if !known.isEmpty {
            let sql = schema.updatingEntries(expecting: true) + " RETURNING 1"
            statements.append(
                PostgresStatement(
                    Self.counting(sql, "$6"),
                    known.map(\.entry).columns + [
                        .ints(known.map { Int64(clamping: $0.revision) }), .int(known.count),
                    ]))
        }
        return statements
    }

    /// The statement, failing when it writes another number of rows.
    private static func counting(_ sql: String, _ count: String) -> String {
        """
        WITH written AS (\(sql)) \
        SELECT 1 / (CASE WHEN count(*) = \(count) THEN 1 ELSE 0 END) FROM written
        """
    }
}

extension ChangeTable {
    /// What reads the state, failing when a newer program prepared the tables.
    fileprivate var stateOfKnownVersion: PostgresStatement {
        var statement = state
        statement.sql += " WHERE 1 / (CASE WHEN version <= $1 THEN 1 ELSE 0 END) = 1"
        statement.values = [.int(PostgresSchema.version)]
        return statement
    }
}
#endif
