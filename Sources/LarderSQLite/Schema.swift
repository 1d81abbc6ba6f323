#if SQLite
import GRDB
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The tables of a storage file, and the migrations from older versions.
///
/// Every row has a checksum, because SQLite does not detect changed content; it is verified where the row is
/// read. Rows that summarise others, such as counts, are also checked on opening. Not covered by checksums
/// are the marks and the fingerprint of a row on a shelf, which are not repeated in its body, the full-text
/// index, and the origin of a change.
enum Schema {
    /// The version that this program writes; newer ones are refused.
    static let version: Int64 = 5

    /// "Lrdr", written into the file's header, so that other databases are not mistaken for ours.
    static let applicationID: Int64 = 0x4C72_6472

    /// Each one migrates a file to the next version; never changed once published.
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
        // The ledger is rewritten after this one, from the old ledger.
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
        // The ledger and the invalidations are rewritten after this one.
        """
        DROP TABLE ledger;
        CREATE TABLE ledger(\
        id INTEGER PRIMARY KEY, incarnation TEXT NOT NULL, number INTEGER NOT NULL, \
        entryCount INTEGER NOT NULL, entrySum INTEGER NOT NULL, \
        markCount INTEGER NOT NULL, markSum INTEGER NOT NULL, isCounted INTEGER NOT NULL, \
        sum INTEGER NOT NULL);
        DROP TABLE invalidation;
        CREATE TABLE invalidation(id INTEGER PRIMARY KEY, families BLOB NOT NULL);
        ALTER TABLE done RENAME TO old;
        CREATE TABLE done(\
        position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, outcome BLOB NOT NULL, \
        sum INTEGER NOT NULL);
        INSERT INTO done SELECT position, id, outcome, larder_sum(CAST(id AS BLOB), outcome) FROM old;
        DROP TABLE old;
        ALTER TABLE saying RENAME TO old;
        CREATE TABLE saying(\
        position INTEGER PRIMARY KEY, scope TEXT NOT NULL, item TEXT NOT NULL, \
        name TEXT NOT NULL, sum INTEGER NOT NULL);
        INSERT INTO saying \
        SELECT *, larder_sum(CAST(scope AS BLOB), CAST(item AS BLOB), CAST(name AS BLOB)) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_name RENAME TO old;
        CREATE TABLE shelf_name(\
        id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, sum INTEGER NOT NULL);
        INSERT INTO shelf_name SELECT *, larder_sum(id, CAST(text AS BLOB)) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_mark RENAME TO old;
        CREATE TABLE shelf_mark(\
        shelf INTEGER NOT NULL, bit INTEGER NOT NULL, name TEXT NOT NULL, sum INTEGER NOT NULL, \
        PRIMARY KEY(shelf, bit)) WITHOUT ROWID;
        INSERT INTO shelf_mark SELECT *, larder_sum(shelf, bit, CAST(name AS BLOB)) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_follow RENAME TO old;
        CREATE TABLE shelf_follow(\
        shelf INTEGER PRIMARY KEY, watermark TEXT NOT NULL, sum INTEGER NOT NULL);
        INSERT INTO shelf_follow SELECT *, larder_sum(shelf, CAST(watermark AS BLOB)) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_arrival RENAME TO old;
        CREATE TABLE shelf_arrival(\
        id INTEGER PRIMARY KEY, number INTEGER NOT NULL, date REAL NOT NULL, \
        sum INTEGER NOT NULL);
        INSERT INTO shelf_arrival SELECT *, larder_sum(number, date) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_count RENAME TO old;
        CREATE TABLE shelf_count(\
        shelf INTEGER NOT NULL, family INTEGER NOT NULL, marks INTEGER NOT NULL, \
        rows INTEGER NOT NULL, bytes INTEGER NOT NULL, sum INTEGER NOT NULL, \
        PRIMARY KEY(shelf, family, marks)) WITHOUT ROWID;
        INSERT INTO shelf_count \
        SELECT *, larder_sum(shelf, family, marks, rows, bytes) FROM old;
        DROP TABLE old;
        ALTER TABLE shelf_tombstone RENAME TO old;
        CREATE TABLE shelf_tombstone(\
        shelf INTEGER NOT NULL, scope INTEGER NOT NULL, item TEXT NOT NULL, seen REAL NOT NULL, \
        sum INTEGER NOT NULL, PRIMARY KEY(shelf, scope, item)) WITHOUT ROWID;
        INSERT INTO shelf_tombstone \
        SELECT *, larder_sum(shelf, scope, CAST(item AS BLOB), seen) FROM old;
        DROP TABLE old;
        """,
        """
        CREATE TABLE shelf_waiting(\
        id INTEGER PRIMARY KEY, shelf INTEGER NOT NULL, words BLOB NOT NULL, \
        sum INTEGER NOT NULL);
        CREATE INDEX shelf_waiting_shelf ON shelf_waiting(shelf);
        """,
    ]

    /// The tables whose rows end in a checksum, and the columns it covers.
    private static let summed = [
        ("done", "CAST(id AS BLOB), outcome"),
        ("saying", "CAST(scope AS BLOB), CAST(item AS BLOB), CAST(name AS BLOB)"),
        ("shelf_name", "id, CAST(text AS BLOB)"),
        ("shelf_mark", "shelf, bit, CAST(name AS BLOB)"),
        ("shelf_follow", "shelf, CAST(watermark AS BLOB)"),
        ("shelf_arrival", "number, date"),
        ("shelf_count", "shelf, family, marks, rows, bytes"),
        ("shelf_tombstone", "shelf, scope, CAST(item AS BLOB), seen"),
        ("shelf_waiting", "id, shelf, words"),
    ]

    /// Verifies the checksums of all rows that no other check covers.
    static func checkSums(_ db: Database) throws {
        db.add(function: sum)
        defer { db.remove(function: sum) }
        for (table, columns) in summed {
            let changed = "SELECT 1 FROM \(table) WHERE sum <> larder_sum(\(columns))"
            if try db.number("SELECT EXISTS(\(changed))") != 0 {
                throw SQLiteFailure.damage("a row of \(table) was changed")
            }
        }
    }

    /// ``Checksum/ofRow(_:)`` in SQL. Text must be cast to a blob, or a zero byte would end it.
    private static let sum = DatabaseFunction("larder_sum", pure: true) { columns in
        var sum = Checksum()
        for column in columns {
            switch column.storage {
            case .int64(let number): number.add(to: &sum)
            case .double(let number): number.add(to: &sum)
            case .blob(let bytes): bytes.withUnsafeBytes { $0.add(to: &sum) }
            case .string, .null: break
            }
        }
        return Int64(bitPattern: sum.value)
    }

    /// The content of `sqlite_master` in an intact file of the current version.
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

    /// Returns the version of a file; throws `.tooNew` if a newer program wrote it.
    static func found(_ db: Database, path: String) throws -> Int64 {
        let found = try db.number("PRAGMA user_version")
        guard found != version else { return found }
        // Every version has different tables, so if the tables are the current ones, the number is wrong.
        let tables = try tables(db)
        let others = tables.keys.filter {
            shape[$0] == nil && !$0.hasPrefix("shelf_words_") && !$0.hasPrefix("sqlite_")
        }
        if others.isEmpty && shape.allSatisfy({ tables[$0.key] == $0.value }) {
            throw SQLiteFailure.damage("its version was changed")
        }
        if found > version { throw LarderError.tooNew(path, found: found, known: version) }
        return found
    }

    /// Migrates the file to the current version in one transaction, and checks the result.
    ///
    /// - Parameter first: The ledger of a new file; the counts of an older file are kept.
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
                if found >= 3 {
                    ledger = try Ledger(db, isOld: found == 3)
                } else if found > 0 {
                    try ledger.takeOver(OldLedger(db))
                    ledger.isCounted = try Ledger.wasCounted(db)
                }
                var invalidations = Invalidations()
                if found >= 4 {
                    invalidations = try Invalidations(db)
                } else if found > 0 {
                    invalidations = try Invalidations(old: db)
                }
                db.add(function: sum)
                defer { db.remove(function: sum) }
                for migration in migrations[Int(found)...] { try db.run(migration) }
                try ledger.write(db)
                try invalidations.write(db)
                if found == 0 { try db.run("PRAGMA application_id = \(applicationID)") }
                try db.run("PRAGMA user_version = \(version)")
            }
        }
        try checkShape(db)
    }

    /// Checks that the tables are those of the current version.
    static func checkShape(_ db: Database) throws {
        let found = try tables(db)
        for (name, sql) in shape where found[name] != sql {
            throw SQLiteFailure.damage("the description of table \(name) was changed")
        }
    }

    private static func tables(_ db: Database) throws -> [String: String] {
        var found: [String: String] = [:]
        let statement = try Prepared(
            db, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        defer { statement.reset() }
        while try statement.step() { found[statement.text(0)] = statement.text(1) }
        return found
    }
}

extension SQLiteFailure {
    /// Damage that we found, as opposed to SQLite.
    static func damage(_ message: String) -> SQLiteFailure {
        SQLiteFailure(code: found, message: message)
    }

    /// SQLite's code for damage, with an extended code of ours.
    private static let found: Int32 = 11 | (255 << 8)

    /// Whether a failing disk cannot be the cause: we found the damage, or a row exists twice.
    var isCertain: Bool { isOurs || isInWords || isTwice }

    /// Whether we found the damage and described it.
    var isOurs: Bool { code == Self.found }
}

/// A value that goes into the checksum of a row.
protocol Summand {
    func add(to sum: inout Checksum)
}

extension Int64: Summand {
    func add(to sum: inout Checksum) { sum.add(UInt64(bitPattern: self)) }
}

extension Double: Summand {
    func add(to sum: inout Checksum) { sum.add(self) }
}

extension String: Summand {
    func add(to sum: inout Checksum) { sum.add(self) }
}

extension UnsafeRawBufferPointer: Summand {
    func add(to sum: inout Checksum) { sum.add(self) }
}

extension Checksum {
    /// Returns the checksum of a row, from its columns in order.
    static func ofRow<each Column: Summand>(_ column: repeat each Column) -> UInt64 {
        var sum = Checksum()
        repeat (each column).add(to: &sum)
        return sum.value
    }
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
