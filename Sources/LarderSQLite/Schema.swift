#if SQLite
import GRDB
import Larder

/// The tables of a storage file and how older ones become today's.
///
/// Every row carries a checksum of its own, because SQLite does not notice changed content.
enum Schema {
    /// The version this program writes; newer ones are refused.
    static let version: Int64 = 2

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
    ]

    /// What `sqlite_master` says of a sound file of today's version.
    private static let shape: [String: String] = {
        var shape: [String: String] = [:]
        for statement in migrations.joined().split(separator: ";") {
            let words = statement.split(whereSeparator: { " (\n".contains($0) })
            guard let kind = words.firstIndex(where: { $0 == "TABLE" || $0 == "INDEX" }),
                kind + 1 < words.endIndex
            else { continue }
            shape[String(words[kind + 1])] = statement.drop { $0 == "\n" }.description
        }
        return shape
    }()

    /// Brings the file to today's version in one transaction, and checks that it is what it says.
    ///
    /// - Parameter firstRevision: What the revisions of a new file begin after.
    static func prepare(_ db: Database, path: String, firstRevision: UInt64) throws {
        let found = try db.number("PRAGMA user_version")
        if found > version { throw LarderError.tooNew(path, found: found, known: version) }
        if found < version {
            try db.transaction("IMMEDIATE") {
                // Another process may have been faster.
                let found = try db.number("PRAGMA user_version")
                if found > version { throw LarderError.tooNew(path, found: found, known: version) }
                if found < 0 { throw SQLiteFailure.damage("version \(found)") }
                if found == 0, try db.number("SELECT count(*) FROM sqlite_master") > 0 {
                    throw SQLiteFailure.damage("tables without a version")
                }
                for migration in migrations[Int(found)...] { try db.run(migration) }
                if found == 0 {
                    try Ledger(revision: firstRevision).write(db)
                    try db.run("PRAGMA application_id = \(applicationID)")
                }
                try db.run("PRAGMA user_version = \(version)")
            }
        }
        try checkShape(db)
    }

    private static func checkShape(_ db: Database) throws {
        var found: [String: String] = [:]
        let statement = try Prepared(
            db, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        while try statement.step() { found[statement.text(0)] = statement.text(1) }
        for (name, sql) in shape where found[name] != sql {
            throw SQLiteFailure.damage("the description of table \(name) was changed")
        }
    }
}

/// The one row that counts: revisions, and what all rows together must come to.
///
/// Only a precious file keeps count of its rows, so that a lost one is noticed.
struct Ledger {
    var revision: UInt64 = 0
    var markRevision: UInt64 = 0
    var entryCount: Int64 = 0
    var entrySum: UInt64 = 0
    var markCount: Int64 = 0
    var markSum: UInt64 = 0

    init(revision: UInt64 = 0) {
        self.revision = revision
    }

    private var checksum: UInt64 {
        var sum = Checksum()
        for word in [
            revision, markRevision, UInt64(bitPattern: entryCount), entrySum,
            UInt64(bitPattern: markCount), markSum,
        ] {
            sum.add(word)
        }
        return sum.value
    }

    /// Reads the row, which must be there and whole.
    init(_ db: Database) throws {
        let statement = try Prepared(
            db,
            """
            SELECT revision, markRevision, entryCount, entrySum, markCount, markSum, sum \
            FROM ledger WHERE id = 1
            """)
        defer { statement.reset() }
        guard try statement.step() else { throw SQLiteFailure.damage("the ledger is gone") }
        revision = statement.word(0)
        markRevision = statement.word(1)
        entryCount = statement.int(2)
        entrySum = statement.word(3)
        markCount = statement.int(4)
        markSum = statement.word(5)
        guard statement.word(6) == checksum else {
            throw SQLiteFailure.damage("the ledger was changed")
        }
    }

    func write(_ db: Database) throws {
        try Prepared(
            db,
            """
            INSERT INTO ledger VALUES(1, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET \
            revision = ?1, markRevision = ?2, entryCount = ?3, entrySum = ?4, markCount = ?5, \
            markSum = ?6, sum = ?7
            """
        )
        .bind(1, revision).bind(2, markRevision).bind(3, entryCount).bind(4, entrySum)
        .bind(5, markCount).bind(6, markSum).bind(7, checksum).run()
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
