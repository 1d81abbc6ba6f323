import CSQLite
import Foundation

/// The raw limit for storage: SQLite's C interface with one prepared statement, and nothing else.
final class PlainSQLite {
    private var database: OpaquePointer?
    private var upsert: OpaquePointer?
    private var select: OpaquePointer?

    /// Opens a file with write-ahead logging and the given `synchronous` setting.
    init(_ path: String, synchronous: String) throws {
        guard sqlite3_open(path, &database) == SQLITE_OK else { throw Trouble(database) }
        try run("PRAGMA journal_mode = WAL")
        try run("PRAGMA synchronous = \(synchronous)")
        try run(
            "CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID")
        let statement =
            "INSERT INTO entry VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2"
        guard sqlite3_prepare_v2(database, statement, -1, &upsert, nil) == SQLITE_OK else {
            throw Trouble(database)
        }
        let read = "SELECT value FROM entry WHERE key = ?1"
        guard sqlite3_prepare_v2(database, read, -1, &select, nil) == SQLITE_OK else {
            throw Trouble(database)
        }
    }

    deinit {
        sqlite3_finalize(upsert)
        sqlite3_finalize(select)
        sqlite3_close(database)
    }

    func run(_ statement: String) throws {
        guard sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else {
            throw Trouble(database)
        }
    }

    func put(_ key: String, _ value: Data) throws {
        let status = value.withUnsafeBytes { bytes in
            sqlite3_bind_text(
                upsert, 1, key, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            sqlite3_bind_blob(upsert, 2, bytes.baseAddress, Int32(bytes.count), nil)
            return sqlite3_step(upsert)
        }
        sqlite3_reset(upsert)
        guard status == SQLITE_DONE else { throw Trouble(database) }
    }

    func get(_ key: String) throws -> Data? {
        sqlite3_bind_text(select, 1, key, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        defer { sqlite3_reset(select) }
        guard sqlite3_step(select) == SQLITE_ROW, let bytes = sqlite3_column_blob(select, 0) else {
            return nil
        }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(select, 0)))
    }

    struct Trouble: Error, CustomStringConvertible {
        let description: String
        init(_ database: OpaquePointer?) { description = String(cString: sqlite3_errmsg(database)) }
    }
}
