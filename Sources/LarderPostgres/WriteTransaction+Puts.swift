#if Postgres
import Larder

/// Writes that only put entries, as most do: one round trip, unless others interfere.
extension WriteTransaction {
    /// Commits a write that only puts entries. Returns nil, without any effect, for other writes, for a write
    /// that was done before, or if an expectation does not hold: the general path then finds out which.
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
                        id: id, author: write.author, touched: touched, outcome: commit),
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

/// The statements of a write that only puts entries, each key once. They divide by zero if a row is not as
/// expected, because their results are not read before the commit that follows. They also do so if a commit
/// with a later number was faster, because this one drew its number before locking anything.
private struct PutPlan {
    private var new: [StoredEntry] = []
    private var any: [StoredEntry] = []
    private var known: [(entry: StoredEntry, revision: UInt64)] = []
    private let schema: PostgresSchema

    /// Returns nil for every other write.
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
        // Always in the same order, to avoid deadlocks.
        new.sort { $0.key < $1.key }
        any.sort { $0.key < $1.key }
        known.sort { $0.entry.key < $1.entry.key }
    }

    var statements: [PostgresStatement] {
        let insert = schema.insertingEntries
        var statements: [PostgresStatement] = []
        if !new.isEmpty { statements.append(PostgresStatement(insert, new.columns)) }
        if !any.isEmpty {
            // Never overwrite a later commit that was faster with an earlier number.
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

    /// Returns the statement, extended to fail if it writes a different number of rows.
    private static func counting(_ sql: String, _ count: String) -> String {
        """
        WITH written AS (\(sql)) \
        SELECT 1 / (CASE WHEN count(*) = \(count) THEN 1 ELSE 0 END) FROM written
        """
    }
}

extension ChangeTable {
    /// The query for the state, extended to fail if a newer program prepared the tables.
    fileprivate var stateOfKnownVersion: PostgresStatement {
        var statement = state
        statement.sql += " WHERE 1 / (CASE WHEN version <= $1 THEN 1 ELSE 0 END) = 1"
        statement.values = [.int(PostgresSchema.version)]
        return statement
    }
}
#endif
