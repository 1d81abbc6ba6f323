#if Postgres
import Larder

/// The tables of a storage and how older ones become today's.
///
/// A migration only adds what servers of the version before do not mind, so that they go on reading, and
/// fail to write with `.tooNew`, while the new ones start. What nobody needs any more is taken away by a
/// version later, when no server of before can be there.
struct PostgresSchema: Sendable {
    /// The version this program writes; newer ones are refused.
    static let version: Int64 = 1

    /// The name of the schema, quoted for statements.
    let quoted: String

    /// The name that is listened to for commits.
    let channel: String

    init(name: String) {
        quoted = "\"" + name.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
        channel = quoted
    }

    /// The name of a table, for a statement.
    func callAsFunction(_ table: String) -> String { "\(quoted).\(table)" }

    /// The name of the numbers of commits, as functions take it.
    var numbers: String {
        "'" + self("change_number").split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "''") + "'"
    }

    /// Each brings a schema from the version before to the next; never changed once published.
    private var migrations: [[String]] {
        [
            [
                """
                CREATE TABLE \(self("entry"))(key bytea PRIMARY KEY, revision bigint NOT NULL, \
                invalidated boolean NOT NULL, facts bytea NOT NULL, value bytea NOT NULL)
                """,
                "CREATE SEQUENCE \(self("change_number"))",
                """
                CREATE TABLE \(self("change"))(number bigint PRIMARY KEY, id bytea UNIQUE, \
                origin bytea, touched bytea NOT NULL, outcome bytea, \
                made timestamptz NOT NULL DEFAULT now())
                """,
            ]
        ]
    }

    /// Brings the schema to today's version in one transaction. Servers that start at the same time wait
    /// for one another at the row that says the version.
    func prepare(_ connection: PostgresConnection, _ address: PostgresAddress) throws {
        if try isThere(connection), try version(connection) == Self.version { return }
        try create(connection)
        do {
            try connection.run("BEGIN")
            let found = try connection.run(
                "SELECT version FROM \(self("storage")) FOR UPDATE"
            ).first?.int(0)
            guard let found else { throw PostgresFailure.damaged("the version is gone") }
            try check(found, address)
            for migration in migrations[Int(found)...] {
                try connection.run(migration.map { PostgresStatement($0) })
            }
            try connection.run([
                PostgresStatement(
                    "UPDATE \(self("storage")) SET version = $1", [.int(Self.version)]),
                PostgresStatement("COMMIT"),
            ])
        } catch {
            connection.rollBack()
            throw error
        }
    }

    /// Throws `.tooNew` for a version that a newer program wrote.
    func check(_ found: Int64, _ address: PostgresAddress) throws {
        if found <= Self.version { return }
        throw LarderError(
            .tooNew,
            message: """
                \(address) was prepared by a newer version of the program (schema \(found), this one \
                knows \(Self.version)). Nothing was changed; update the program to write to it.
                """)
    }

    /// Makes the schema and the row that says its version, unless they are there.
    private func create(_ connection: PostgresConnection) throws {
        if try isThere(connection) { return }
        do {
            try connection.run([
                PostgresStatement("CREATE SCHEMA IF NOT EXISTS \(quoted)"),
                PostgresStatement(
                    """
                    CREATE TABLE IF NOT EXISTS \(self("storage"))(\
                    one boolean PRIMARY KEY DEFAULT true CHECK (one), \
                    version bigint NOT NULL, incarnation text NOT NULL, floor bigint NOT NULL)
                    """),
            ])
        } catch let failure as PostgresFailure
            where ["23505", "42P06", "42P07", "40001"].contains(failure.state)
        {
            // Another server made them at the same moment.
        }
        try connection.run(
            """
            INSERT INTO \(self("storage"))(version, incarnation, floor) \
            VALUES(0, gen_random_uuid()::text, 0) ON CONFLICT DO NOTHING
            """)
    }

    private func isThere(_ connection: PostgresConnection) throws -> Bool {
        try connection.run("SELECT to_regclass($1) IS NOT NULL", .text(self("storage")))
            .first?.bool(0) == true
    }

    private func version(_ connection: PostgresConnection) throws -> Int64? {
        try connection.run("SELECT version FROM \(self("storage"))").first?.int(0)
    }
}

extension PostgresFailure {
    /// Damage that we found rather than PostgreSQL.
    static func damaged(_ message: String) -> PostgresFailure {
        PostgresFailure(state: "XX001", message: message, isLost: false)
    }
}
#endif
