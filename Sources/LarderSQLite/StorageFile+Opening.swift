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

extension StorageFile {
    /// A database has at least its header.
    private static let smallestSize: Int64 = 512

    /// Opens the file. Call it without holding the lock, which it takes only to create or change something.
    ///
    /// A damaged file that can be rebuilt is set aside first; for a precious one, throws an error.
    func open() throws -> Connections {
        guard try use.share(within: patience) else { throw isRestored }
        do {
            if let connections = try openAsItIs() { return connections }
            return try locked { try openUnderLock() }
        } catch {
            throw typed(error)
        }
    }

    /// Opens a file that needs no further work; returns nil if it needs some.
    private func openAsItIs() throws -> Connections? {
        guard case .file(let size) = FileSystem.kind(path), size >= Self.smallestSize,
            try !Restoration.isUnfinished(self)
        else { return nil }
        do {
            return try openShared(isNew: false, mayChange: false)
        } catch {
            // Whether it is really damaged can be told only under the lock, when nobody else is replacing it.
            guard let failure = SQLiteFailure(error) else { throw error }
            return failure.isDamage || failure.isMoved ? nil : try openAlone(because: failure)
        }
    }

    /// Finishes an interrupted restoration, creates the file or sets it aside as needed, and opens it.
    private func openUnderLock() throws -> Connections {
        try Restoration.finish(self)
        var isNew = false
        switch FileSystem.kind(path) {
        case .nothing, .file(size: 0): isNew = true
        case .file(size: Self.smallestSize...): break
        case .file: try setAside(because: "it is too short to be a database")
        case .other: try setAside(because: "it is not a file")
        }
        if isPrecious && isNew && hasTraces {
            throw damaged("it is empty or gone, though it held data")
        }
        do {
            return try openShared(isNew: isNew || FileSystem.kind(path) == .nothing)
        } catch {
            guard let failure = SQLiteFailure(error) else { throw error }
            if failure.isDamage {
                try setAside(because: failure.message)
                return try openShared(isNew: true)
            }
            if isNew { throw failure }
            return try openAlone(because: failure)
        }
    }

    /// Whether something next to an empty or missing file indicates that it had content.
    private var hasTraces: Bool {
        if note != nil || !backups.isEmpty { return true }
        if case .file(size: 1...) = FileSystem.kind(path + "-wal") { return true }
        return false
    }

    private func openShared(isNew: Bool) throws -> Connections {
        guard let connections = try openShared(isNew: isNew, mayChange: true) else {
            throw SQLiteFailure.damage("its version was changed")
        }
        return connections
    }

    /// Opens the file for several connections; returns nil if that requires changes that are not allowed.
    private func openShared(isNew: Bool, mayChange: Bool) throws -> Connections? {
        if isNew {
            // A new file must not be used with the log of another.
            for end in ["-wal", "-shm", "-journal"] { try FileSystem.remove(path + end) }
            try FileSystem.makeFile(path)
        }
        let writer = try DatabaseQueue(
            path: path, configuration: configuration("write", isNew: isNew))
        // Read before the ledger, whose number can only grow in between.
        let note = note
        let ledger: Ledger? = try writer.inDatabase { db in
            let found = try Schema.found(db, path: path)
            if sqlite3_db_readonly(db.sqliteConnection, "main") == 1, access(path, W_OK) == 0 {
                throw SQLiteFailure.damage("its header says that it cannot be written")
            }
            if found == 0, !isNew, note != nil {
                throw SQLiteFailure.damage("it is empty, though it held data: its log is gone")
            }
            if found < Schema.version {
                guard mayChange else { return nil }
                if found > 0 && isPrecious { try makeBackup(isOld: true) }
            }
            if isNew && !isPrecious {
                // Nothing to lose yet: a half-created cache is started over after a power cut.
                try db.run(
                    "PRAGMA page_size = 8192; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA synchronous = OFF"
                )
            }
            try journal(db)
            if isNew && !isPrecious { try db.run("PRAGMA synchronous = OFF") }
            try Schema.prepare(db, path: path, first: newLedger())
            try db.run("PRAGMA synchronous = \(isPrecious ? "FULL" : "NORMAL")")
            return try db.transaction("DEFERRED") {
                // A precious file is checked completely after it is open.
                if !isPrecious { try FileCheck.checkDerived(db) }
                return try Ledger(db)
            }
        }
        guard let ledger else { return nil }
        try checkKind(ledger)
        try check(note, ledger)
        if isNew && isPrecious { try FileSystem.syncFolder(folder) }
        if isPrecious && note?.incarnation != ledger.incarnation {
            try write(note: ledger.position, isSynced: true)
        }
        return Connections(writer: writer, reader: try openReader("read"), identity: identity)
    }

    /// Closes the connections and releases the file; `checked` is when it was checked completely, if it is sound.
    func close(_ connections: Connections?, checked moment: Date? = nil) throws {
        defer { use.release() }
        guard let connections else { return }
        do {
            // Waits briefly for a process that is replacing the file, then closes anyway.
            try lock.withLock(within: min(patience, .seconds(1)), otherwise: { busy }) {
                try connections.close()
                // Without it the file is only checked again.
                if let moment { try? writeUntouched(checked: moment) }
            }
        } catch let error as LarderError where error.code == .busy {
            try connections.close()
        } catch {
            throw typed(error)
        }
    }

    /// Sets the journal mode and syncing. This runs after opening, because GRDB's own setup would override
    /// it.
    private func journal(_ db: Database) throws {
        let mode = try Prepared(db, "PRAGMA journal_mode = WAL")
        guard try mode.step(), mode.text(0) == "wal" else {
            throw SQLiteFailure(code: SQLITE_IOERR, message: "no write-ahead log is possible here")
        }
        mode.reset()
        try db.run(
            """
            PRAGMA synchronous = \(isPrecious ? "FULL" : "NORMAL");
            PRAGMA journal_size_limit = 16777216;
            PRAGMA wal_autocheckpoint = 256;
            """)
        #if canImport(Darwin)
        if isPrecious { try db.run("PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1") }
        #endif
        if !isPrecious { try db.run("PRAGMA secure_delete = FAST; PRAGMA cache_size = -16000") }
    }

    /// Opens the file although a full disk has no space for the shared memory: it can still be read, by one
    /// connection at a time.
    private func openAlone(because failure: SQLiteFailure) throws -> Connections {
        guard failure.isFull || failure.isIO, FileSystem.canOpen(Self.neededFiles) else {
            throw failure
        }
        do {
            var configuration = configuration("alone")
            configuration.prepareDatabase { try $0.run("PRAGMA locking_mode = EXCLUSIVE") }
            // Two that wait for each other inside SQLite keep the lock that the other needs.
            configuration.busyMode = .immediateError
            let connections = Connections(identity: identity, tries: Self.tries(patience)) {
                [path, configuration] in
                try DatabaseQueue(path: path, configuration: configuration)
            }
            let note = note
            try connections.withReader { reader in
                try reader.inDatabase { db in
                    guard try Schema.found(db, path: path) == Schema.version else { throw failure }
                    let ledger = try Ledger(db)
                    try checkKind(ledger)
                    try check(note, ledger)
                }
            }
            return connections
        } catch {
            if let second = SQLiteFailure(error), !second.isDamage { throw failure }
            throw error
        }
    }

    /// Whether a program that shares the file may have it open; who opened it alone cannot have it then.
    var mayBeShared: Bool { access(path + "-shm", F_OK) == 0 }

    /// Opens another read-only connection; once open, it does not wait for locks.
    func openReader(_ label: String) throws -> DatabaseQueue {
        var configuration = configuration(label)
        // A read-only connection does not create a file where ours is briefly missing.
        configuration.readonly = label != "read"
        let reader = try DatabaseQueue(path: path, configuration: configuration)
        try reader.inDatabase { try $0.run("PRAGMA query_only = 1; PRAGMA busy_timeout = 0") }
        return reader
    }

    /// How many times to try SQLite's lock, a millisecond apart.
    static func tries(_ patience: Duration) -> Int {
        Int((min(max(patience, .zero), .seconds(1_000_000)).inSeconds * 1_000).rounded(.up))
    }

    private func configuration(_ label: String, isNew: Bool = false) -> Configuration {
        var configuration = Configuration()
        // Check before the first read: SQLite treats a missing file that it has just created as an empty
        // database and ignores its log.
        configuration.prepareDatabase { [path] _ in
            if isNew { return }
            guard case .file(Self.smallestSize...) = FileSystem.kind(path) else {
                throw SQLiteFailure.moved
            }
        }
        configuration.label = "larder.\(label)"
        configuration.foreignKeysEnabled = false
        let tries = Self.tries(patience)
        configuration.busyMode = .callback { count in
            guard count < tries else { return false }
            usleep(1_000)
            return true
        }
        configuration.allowsUnsafeTransactions = true
        return configuration
    }

    /// Reads the ledger of an open file.
    func ledger(_ connections: Connections) throws -> Ledger {
        do {
            return try connections.withReader { try $0.inDatabase { try Ledger($0) } }
        } catch {
            throw typed(error)
        }
    }
}
#endif
