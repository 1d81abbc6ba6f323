#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A prepared statement used through SQLite's C interface: GRDB owns the connection and the statement, but is
/// not involved in the loop over rows.
///
/// Like the `Database` it was made from, it is valid only inside one access to a connection.
struct Prepared {
    /// Keeps the pointer alive.
    private let statement: Statement
    private let pointer: OpaquePointer
    private let connection: OpaquePointer?

    /// Tells SQLite to copy the bound bytes.
    private static let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Takes a statement from the connection's cache, or prepares it.
    init(_ db: Database, _ sql: String) throws {
        statement = try db.cachedStatement(sql: sql)
        pointer = statement.sqliteStatement
        connection = db.sqliteConnection
        sqlite3_reset(pointer)
    }

    @discardableResult
    func bind(_ index: Int32, _ number: Int64) -> Self {
        sqlite3_bind_int64(pointer, index, number)
        return self
    }

    @discardableResult
    func bind(_ index: Int32, _ number: UInt64) -> Self {
        bind(index, Int64(bitPattern: number))
    }

    @discardableResult
    func bind(_ index: Int32, _ number: Double) -> Self {
        sqlite3_bind_double(pointer, index, number)
        return self
    }

    /// Binds text with its length, so that a zero byte does not end it.
    @discardableResult
    func bind(_ index: Int32, _ text: String) -> Self {
        var text = text
        text.withUTF8 { utf8 in
            if let base = utf8.baseAddress {
                base.withMemoryRebound(to: CChar.self, capacity: utf8.count) { start in
                    _ = sqlite3_bind_text64(
                        pointer, index, start, UInt64(utf8.count), Self.copy, UInt8(SQLITE_UTF8))
                }
            } else {
                sqlite3_bind_text(pointer, index, "", 0, Self.copy)
            }
        }
        return self
    }

    /// Binds text, or null for nil.
    @discardableResult
    func bind(_ index: Int32, _ text: String?) -> Self {
        if let text { return bind(index, text) }
        sqlite3_bind_null(pointer, index)
        return self
    }

    @discardableResult
    func bind(_ index: Int32, copying bytes: [UInt8]) -> Self {
        bytes.withUnsafeBytes { bindBlob(index, $0, Self.copy) }
        return self
    }

    /// Binds bytes without copying them; they must stay valid until the statement has run.
    @discardableResult
    func bind(_ index: Int32, borrowing bytes: UnsafeRawBufferPointer) -> Self {
        bindBlob(index, bytes, nil)
        return self
    }

    private func bindBlob(
        _ index: Int32, _ bytes: UnsafeRawBufferPointer, _ destructor: sqlite3_destructor_type?
    ) {
        if bytes.isEmpty {
            sqlite3_bind_zeroblob(pointer, index, 0)
        } else {
            sqlite3_bind_blob64(
                pointer, index, bytes.baseAddress, UInt64(bytes.count), destructor)
        }
    }

    /// Advances to the next row; returns false if there is none.
    func step() throws -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(pointer)
            return false
        case let code:
            let failure = SQLiteFailure(code: code, connection: connection)
            sqlite3_reset(pointer)
            throw failure
        }
    }

    /// Runs the statement to its end, or to its first row.
    func run() throws {
        _ = try step()
        sqlite3_reset(pointer)
    }

    /// Runs the statement with its first parameter bound to text that is not copied.
    func run(borrowing text: String) throws {
        var text = text
        try text.withUTF8 { utf8 in
            guard let base = utf8.baseAddress else { return try bind(1, "").run() }
            base.withMemoryRebound(to: CChar.self, capacity: utf8.count) { start in
                _ = sqlite3_bind_text64(
                    pointer, 1, start, UInt64(utf8.count), nil, UInt8(SQLITE_UTF8))
            }
            try run()
        }
    }

    /// Releases the resources of a statement that was not run to its end.
    func reset() {
        sqlite3_reset(pointer)
    }

    func int(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

    func word(_ column: Int32) -> UInt64 { UInt64(bitPattern: int(column)) }

    func double(_ column: Int32) -> Double { sqlite3_column_double(pointer, column) }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(pointer, column) == SQLITE_NULL
    }

    func isText(_ column: Int32) -> Bool {
        sqlite3_column_type(pointer, column) == SQLITE_TEXT
    }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(pointer, column) else { return "" }
        let count = Int(sqlite3_column_bytes(pointer, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Returns the bytes of a column, valid until the next step.
    func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        guard let start = sqlite3_column_blob(pointer, column) else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        return UnsafeRawBufferPointer(
            start: start, count: Int(sqlite3_column_bytes(pointer, column)))
    }
}

/// An error of SQLite.
struct SQLiteFailure: Error, Sendable, CustomStringConvertible {
    /// The extended result code.
    var code: Int32
    var message: String
    /// The last error of the operating system.
    var systemCode: Int32

    init(code: Int32, message: String, systemCode: Int32 = 0) {
        self.code = code
        self.message = message
        self.systemCode = systemCode
    }

    init(code: Int32, connection: OpaquePointer?) {
        let extended = connection.map { sqlite3_extended_errcode($0) } ?? code
        self.code = extended & 0xFF == code & 0xFF ? extended : code
        message = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "?"
        systemCode = connection.map { sqlite3_system_errno($0) } ?? 0
    }

    /// Extracts the failure from an error of GRDB or ours; returns nil for other errors.
    init?(_ error: any Error) {
        if let failure = error as? SQLiteFailure {
            self = failure
        } else if let error = error as? DatabaseError {
            self.init(
                code: error.extendedResultCode.rawValue, message: error.message ?? "\(error)")
        } else {
            return nil
        }
    }

    /// Whether the file is damaged.
    var isDamage: Bool {
        switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_SCHEMA: true
        case SQLITE_IOERR: code == SQLITE_IOERR | (2 << 8)  // a short read
        // A statement of ours that does not match the schema: the schema was changed.
        case SQLITE_ERROR:
            message.hasPrefix("no such ") || message.contains("malformed")
                || message.hasPrefix("unsupported file format")
                // The full-text index has a version of its own.
                || message.hasPrefix("invalid fts5 file format")
        default: isTwice
        }
    }

    /// Whether a row exists that must not: a number of ours was changed.
    var isTwice: Bool {
        let constraint = SQLITE_CONSTRAINT
        // By primary key, unique index or rowid.
        return [6, 8, 10].contains { code == constraint | ($0 << 8) }
    }

    /// Whether the damage is in the full-text index, which is a virtual table.
    var isInWords: Bool { code == SQLITE_CORRUPT | (1 << 8) }

    /// Whether somebody else holds a lock.
    var isBusy: Bool {
        [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains(code & 0xFF)
    }

    /// Whether another file has replaced the open one.
    var isMoved: Bool { code == SQLITE_READONLY | (4 << 8) }

    /// Whether the disk is full.
    var isFull: Bool {
        code & 0xFF == SQLITE_FULL || systemCode == ENOSPC || systemCode == EDQUOT
    }

    /// Whether the disk, or the way to it, fails.
    var isIO: Bool {
        [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM].contains(code & 0xFF)
    }

    /// What is wrong, for people; SQLite's own messages are for logs.
    var words: String {
        if isOurs { return message }
        switch code & 0xFF {
        case SQLITE_NOTADB: return "it is not a database, or its beginning was changed"
        case SQLITE_CORRUPT: return "its parts contradict each other"
        case SQLITE_CONSTRAINT: return "a row occurs twice"
        case SQLITE_CANTOPEN: return "it could not be opened"
        case SQLITE_READONLY, SQLITE_PERM: return "it may only be read"
        case SQLITE_IOERR where isDamage: return "it ends too soon"
        case SQLITE_IOERR where systemCode != 0: return String(cString: strerror(systemCode))
        case SQLITE_IOERR: return "the disk reported an error"
        default: return isDamage ? "the description of its tables was changed" : message
        }
    }

    var description: String { "\(message) (SQLite \(code))" }
}

extension Database {
    /// Runs statements that return no rows.
    func run(_ sql: String) throws {
        let code = sqlite3_exec(sqliteConnection, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw SQLiteFailure(code: code, connection: sqliteConnection)
        }
    }

    /// Runs the body in a transaction, which is rolled back if the body throws.
    func transaction<Result>(_ kind: String, _ body: () throws -> Result) throws -> Result {
        try transaction(begin: { try Prepared(self, "BEGIN \(kind)").run() }, body)
    }

    /// Runs the body in a transaction that a closure begins; it is rolled back if the body throws.
    func transaction<Result>(
        begin: () throws -> Void, _ body: () throws -> Result
    ) throws -> Result {
        try begin()
        do {
            let result = try body()
            try Prepared(self, "COMMIT").run()
            return result
        } catch {
            if sqlite3_get_autocommit(sqliteConnection) == 0 {
                try? run("ROLLBACK")  // the thrown error says more
            }
            throw error
        }
    }

    /// Reads one number.
    func number(_ sql: String) throws -> Int64 {
        let statement = try Prepared(self, sql)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : 0
    }
}
#endif
