#if Postgres
import Larder

/// The tables of a storage, and the migrations from older versions.
///
/// A migration only adds what servers of the previous version tolerate, so that these can keep reading, and
/// fail to write with `.tooNew`, while new servers start. Unused parts are removed in a later version, when
/// no such server can be left.
struct PostgresSchema: Sendable {
    /// The version that this program writes; newer ones are refused.
    static let version: Int64 = 1

    /// The name of the schema, quoted for statements.
    let quoted: String

    /// The name of the schema, and of the channel for notifications of commits.
    let name: String

    init(name: String) {
        precondition(
            (1...63).contains(name.utf8.count), "a schema's name has 1 to 63 bytes: \(name)")
        self.name = name
        quoted = Self.quoted(name, by: "\"")
    }

    /// Returns the name of a table, for a statement.
    func callAsFunction(_ table: String) -> String { "\(quoted).\(table)" }

    /// Returns the name of a table or sequence, as a text argument for functions.
    func text(_ table: String) -> String { Self.quoted(self(table), by: "'") }

    /// The expression that draws the number of a commit.
    var nextNumber: String { "nextval(\(text("change_number")))" }

    /// The expression for the number of this commit, once its change is written.
    var currentNumber: String { "currval(\(text("change_number")))" }

    /// Quotes text and doubles the quotes in it; by scalar, because a quote may be combined with an accent.
    private static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
        var quoted = String.UnicodeScalarView([quote])
        for scalar in text.unicodeScalars {
            if scalar == quote { quoted.append(quote) }
            quoted.append(scalar)
        }
        quoted.append(quote)
        return String(quoted)
    }

    /// Each one migrates a schema to the next version; never changed once published.
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
                made timestamptz NOT NULL DEFAULT now(), has_marks boolean NOT NULL DEFAULT false)
                """,
                "CREATE INDEX change_marks ON \(self("change"))(number) WHERE has_marks",
                """
                CREATE TABLE \(self("mark"))(scope bytea NOT NULL, item bytea NOT NULL, \
                name bytea NOT NULL, texts bytea, is_set boolean NOT NULL, \
                date double precision NOT NULL, number bigint NOT NULL, step bigint NOT NULL, \
                PRIMARY KEY(scope, item, name))
                """,
                "CREATE INDEX mark_said ON \(self("mark"))(name, scope, date) WHERE is_set",
                "CREATE INDEX mark_changed ON \(self("mark"))(number, step)",
                """
                CREATE TABLE \(self("shelf_follow"))(\
                shelf bytea PRIMARY KEY, watermark bytea NOT NULL)
                """,
                """
                CREATE TABLE \(self("shelf_sequence"))(shelf bytea PRIMARY KEY, \
                number bigint NOT NULL, date double precision NOT NULL)
                """,
                """
                CREATE TABLE \(self("shelf_row"))(shelf bytea NOT NULL, id bigint NOT NULL, \
                scope bytea NOT NULL, item bytea NOT NULL, row_group bytea NOT NULL, texts bytea, \
                sort_key bytea NOT NULL, marks bytea NOT NULL, all_marks bytea, \
                arrived double precision NOT NULL, fingerprint bigint NOT NULL, word_fingerprint bigint NOT NULL, \
                size bigint NOT NULL, \
                body bytea NOT NULL, PRIMARY KEY(shelf, id))
                """,
                """
                CREATE UNIQUE INDEX shelf_row_name ON \(self("shelf_row"))(shelf, scope, item)
                """,
                """
                CREATE INDEX shelf_row_group ON \
                \(self("shelf_row"))(shelf, row_group, marks, sort_key, id)
                """,
                "CREATE INDEX shelf_row_order ON \(self("shelf_row"))(shelf, marks, sort_key, id)",
                """
                CREATE TABLE \(self("shelf_count"))(shelf bytea NOT NULL, \
                row_group bytea NOT NULL, marks bytea NOT NULL, all_marks bytea, texts bytea, \
                rows bigint NOT NULL, bytes bigint NOT NULL, \
                PRIMARY KEY(shelf, row_group, marks))
                """,
                """
                CREATE TABLE \(self("shelf_tombstone"))(shelf bytea NOT NULL, \
                scope bytea NOT NULL, item bytea NOT NULL, seen double precision NOT NULL, \
                PRIMARY KEY(shelf, scope, item))
                """,
                """
                CREATE TABLE \(self("shelf_words"))(shelf bytea NOT NULL, id bigint NOT NULL, \
                texts bytea NOT NULL, terms tsvector NOT NULL, PRIMARY KEY(shelf, id))
                """,
                "CREATE INDEX shelf_words_terms ON \(self("shelf_words")) USING gin(terms)",
            ]
        ]
    }

    /// Migrates the schema to the current version in one transaction. Servers that start at the same time
    /// wait for each other at the row with the version.
    func prepare(_ connection: PostgresConnection, _ address: PostgresAddress) throws {
        if try isThere(connection), try version(connection) == Self.version {
            return try checkRights(connection)
        }
        guard try connection.run("SHOW server_encoding").first?.text(0) == "UTF8" else {
            throw LarderError(
                .unsupported,
                message: """
                    \(address) does not store text as UTF-8. Create the database with \
                    ENCODING 'UTF8'.
                    """)
        }
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

    /// Even readers write: they fill the numbers of commits that were rolled back.
    private func checkRights(_ connection: PostgresConnection) throws {
        let sql = "SELECT has_table_privilege($1::text, 'INSERT')"
        if try connection.run(sql, .text(self("change"))).first?.bool(0) == false {
            throw PostgresFailure(
                state: PostgresFailure.State.noRight,
                message: "the user may only read the tables of \(quoted)", isLost: false)
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

    /// Creates the schema and the row with its version, if needed.
    private func create(_ connection: PostgresConnection) throws {
        if try isThere(connection), try version(connection) != nil { return }
        do {
            // The schema may have been created for a user who is not allowed to create one.
            let schemas = "SELECT 1 FROM pg_namespace WHERE nspname = $1::text"
            let isMade = try connection.run(schemas, .text(name)).count > 0
            // In one transaction, so that a second server finds both.
            try connection.run(
                (isMade ? [] : [PostgresStatement("CREATE SCHEMA IF NOT EXISTS \(quoted)")]) + [
                    PostgresStatement(
                        """
                        CREATE TABLE IF NOT EXISTS \(self("storage"))(\
                        one boolean PRIMARY KEY DEFAULT true CHECK (one), \
                        version bigint NOT NULL, incarnation text NOT NULL, floor bigint NOT NULL)
                        """)
                ])
        } catch let failure as PostgresFailure
            where failure.isContention || failure.isDuplicate
        {
            // Another server created them at the same time.
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
    /// Damage that we found, as opposed to PostgreSQL.
    static func damaged(_ message: String) -> PostgresFailure {
        PostgresFailure(state: State.damaged, message: message, isLost: false)
    }
}
#endif
