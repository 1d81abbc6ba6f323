#if SQLite
import GRDB
import Larder

/// The tables of a storage file and how older ones become today's.
///
/// Every row carries a checksum of its own, because SQLite does not notice changed content.
enum Schema {
    /// The version this program writes; newer ones are refused.
    static let version: Int64 = 3

    /// Written into the file's header, so that other databases are not taken for ours: "Lrdr".
    static let applicationID: Int64 = 0x4C72_6472

    /// Each brings a file from the version before to the next; never changed once published.
    private static let migrations: [String] = [
        """
        CREATE TABLE entry(\
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL, \
        facts BLOB NOT NULL, sum INTEGER NOT NULL, value BLOB NOT NULL);
        CREATE TABLE invalidation(\
        prefix TEXT PRIMARY KEY, revision INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE change(revision INTEGER PRIMARY KEY, scope BLOB NOT NULL);
        CREATE TABLE mark(\
        scope TEXT NOT NULL, item TEXT NOT NULL, name TEXT NOT NULL, isSet INTEGER NOT NULL, \
        date REAL NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY(scope, item, name)) WITHOUT ROWID;
        CREATE INDEX mark_said ON mark(name, scope, date) WHERE isSet = 1;
        CREATE TABLE ledger(\
        id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, markRevision INTEGER NOT NULL, \
        entryCount INTEGER NOT NULL, entrySum INTEGER NOT NULL, \
        markCount INTEGER NOT NULL, markSum INTEGER NOT NULL, sum INTEGER NOT NULL);
        """,
        """
        CREATE TABLE saying(\
        position INTEGER PRIMARY KEY, scope TEXT NOT NULL, item TEXT NOT NULL, name TEXT NOT NULL);
        CREATE TABLE shelf_name(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
        CREATE TABLE shelf_mark(\
        shelf INTEGER NOT NULL, bit INTEGER NOT NULL, name TEXT NOT NULL, \
        PRIMARY KEY(shelf, bit)) WITHOUT ROWID;
        CREATE TABLE shelf_follow(shelf INTEGER PRIMARY KEY, watermark TEXT NOT NULL);
        CREATE TABLE shelf_arrival(\
        id INTEGER PRIMARY KEY, number INTEGER NOT NULL, date REAL NOT NULL);
        CREATE TABLE shelf_row(\
        id INTEGER PRIMARY KEY, shelf INTEGER NOT NULL, scope INTEGER NOT NULL, \
        item TEXT NOT NULL, family INTEGER NOT NULL, place NOT NULL, marks INTEGER NOT NULL, \
        arrived REAL NOT NULL, print INTEGER NOT NULL, wordPrint INTEGER NOT NULL, \
        sum INTEGER NOT NULL, body BLOB NOT NULL);
        CREATE UNIQUE INDEX shelf_row_name ON shelf_row(shelf, scope, item);
        CREATE INDEX shelf_row_family ON shelf_row(shelf, family, marks, place, id);
        CREATE INDEX shelf_row_place ON shelf_row(shelf, marks, place, id);
        CREATE TABLE shelf_count(\
        shelf INTEGER NOT NULL, family INTEGER NOT NULL, marks INTEGER NOT NULL, \
        rows INTEGER NOT NULL, bytes INTEGER NOT NULL, \
        PRIMARY KEY(shelf, family, marks)) WITHOUT ROWID;
        CREATE TABLE shelf_tombstone(\
        shelf INTEGER NOT NULL, scope INTEGER NOT NULL, item TEXT NOT NULL, seen REAL NOT NULL, \
        PRIMARY KEY(shelf, scope, item)) WITHOUT ROWID;
        CREATE VIRTUAL TABLE shelf_words USING fts5(\
        a, b, c, d, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
        """,
        // The ledger is written anew after this one, from what the old one said.
        """
        DROP TABLE change;
        CREATE TABLE change(\
        slot INTEGER PRIMARY KEY, number INTEGER NOT NULL, origin TEXT, touched BLOB NOT NULL);
        CREATE TABLE done(\
        position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, outcome BLOB NOT NULL);
        CREATE TABLE copied(id INTEGER PRIMARY KEY, date REAL NOT NULL);
        DROP TABLE ledger;
        CREATE TABLE ledger(\
        id INTEGER PRIMARY KEY, incarnation TEXT NOT NULL, number INTEGER NOT NULL, \
        entryCount INTEGER NOT NULL, entrySum INTEGER NOT NULL, \
        markCount INTEGER NOT NULL, markSum INTEGER NOT NULL, sum INTEGER NOT NULL);
        """,
    ]

    /// What `sqlite_master` says of a sound file of today's version.
    private static let shape: [String: String] = {
        var shape: [String: String] = [:]
        for statement in migrations.joined().split(separator: ";") {
            let words = statement.split(whereSeparator: { " (\n".contains($0) })
            guard words.first == "CREATE",
                let kind = words.firstIndex(where: { $0 == "TABLE" || $0 == "INDEX" }),
                kind + 1 < words.endIndex
            else { continue }
            shape[String(words[kind + 1])] = statement.drop { $0 == "\n" }.description
        }
        return shape
    }()

    /// Returns the version of a file; throws `.tooNew` for one that a newer program wrote.
    static func found(_ db: Database, path: String) throws -> Int64 {
        let found = try db.number("PRAGMA user_version")
        if found > version { throw LarderError.tooNew(path, found: found, known: version) }
        return found
    }

    /// Brings the file to today's version in one transaction, and checks that it is what it says.
    ///
    /// - Parameter first: The ledger of a file that is new; what an older file counts stays.
    static func prepare(_ db: Database, path: String, first: Ledger) throws {
        if try found(db, path: path) < version {
            try db.transaction("IMMEDIATE") {
                // Another process may have been faster.
                let found = try found(db, path: path)
                if found < 0 { throw SQLiteFailure.damage("version \(found)") }
                if found == 0, try db.number("SELECT count(*) FROM sqlite_master") > 0 {
                    throw SQLiteFailure.damage("tables without a version")
                }
                guard found < version else { return }
                var ledger = first
                if found > 0 { try ledger.takeOver(OldLedger(db)) }
                for migration in migrations[Int(found)...] { try db.run(migration) }
                try ledger.write(db)
                if found == 0 { try db.run("PRAGMA application_id = \(applicationID)") }
                try db.run("PRAGMA user_version = \(version)")
            }
        }
        try checkShape(db)
    }

    /// Checks that the tables are those of today's version.
    static func checkShape(_ db: Database) throws {
        var found: [String: String] = [:]
        let statement = try Prepared(
            db, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        while try statement.step() { found[statement.text(0)] = statement.text(1) }
        for (name, sql) in shape where found[name] != sql {
            throw SQLiteFailure.damage("the description of table \(name) was changed")
        }
    }
}

extension SQLiteFailure {
    /// Damage that we found rather than SQLite.
    static func damage(_ message: String) -> SQLiteFailure {
        SQLiteFailure(code: SQLiteFailure.corrupt, message: message)
    }

    private static let corrupt: Int32 = 11
}

extension LarderError {
    static func tooNew(_ path: String, found: Int64, known: Int64) -> LarderError {
        LarderError(
            .tooNew,
            message: """
                \(path) was written by a newer version of the program (schema \(found), this one \
                knows \(known)). Nothing was changed; update the program to open it.
                """)
    }
}
#endif
