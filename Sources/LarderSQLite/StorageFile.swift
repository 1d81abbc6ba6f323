#if SQLite
import GRDB
import GRDBSQLite
import Larder
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a storage with what lies beside it, and how it is opened.
struct StorageFile: Sendable {
    let path: String
    let durability: Durability
    let environment: StoreEnvironment

    /// What other processes hold while they write.
    let lock: FileLock

    /// How many damaged files and backups are kept.
    static let keptCopies = 3

    /// Room that is given up so that entries can be removed on a full disk.
    static let ballastSize = 1_280 * 1_024

    private static let initialised = "larder storage in use\n"

    init(path: String, durability: Durability, environment: StoreEnvironment) throws {
        self.path = path
        self.durability = durability
        self.environment = environment
        try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        lock = try FileLock(path: path + ".lock")
    }

    var isPrecious: Bool { durability == .precious }
    var ballast: String { path + ".ballast" }
    private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    private var name: String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }

    /// Revisions of a new file begin after this: later than those of any file before it, so that
    /// they never go back, even when a damaged file was set aside.
    var firstRevision: UInt64 {
        let seconds = environment.now().timeIntervalSinceReferenceDate
        return seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1
    }

    /// What tells this file from one that takes its place.
    var identity: FileSystem.Identity? {
        var identity = FileSystem.identity(path)
        identity?.size = 0
        return identity
    }

    // MARK: - Opening

    /// Opens the file; the lock must be held.
    ///
    /// A damaged file that can be rebuilt is set aside first; a precious one is an error.
    func open() throws -> Connections {
        do {
            return try openAsItIs()
        } catch {
            guard let failure = SQLiteFailure(error) else { throw error }
            guard failure.isDamage else { throw typed(failure) }
            guard !isPrecious else { throw damaged(failure.message) }
            try setAside(because: failure.message)
            do {
                return try openAsItIs()
            } catch {
                throw typed(error)
            }
        }
    }

    private func openAsItIs() throws -> Connections {
        let isNew = FileSystem.identity(path).map { $0.size == 0 } ?? true
        if isPrecious && isNew && lock.note == Self.initialised {
            throw damaged("it is empty or gone, and it was not")
        }
        do {
            return try openShared(isNew: isNew)
        } catch {
            guard let failure = SQLiteFailure(error), !failure.isDamage,
                failure.isFull || failure.isIO, !isNew
            else { throw error }
            // A full disk has no room for the memory that connections share; one connection that
            // has the file for itself can still read.
            do {
                return try openAlone()
            } catch let second {
                if let second = SQLiteFailure(second), second.isDamage { throw second }
                throw failure
            }
        }
    }

    private func openShared(isNew: Bool) throws -> Connections {
        if isNew { try FileSystem.makeFile(path) }
        let writer = try DatabaseQueue(path: path, configuration: configuration("write"))
        try writer.inDatabase { db in
            let found = try db.number("PRAGMA user_version")
            if found > Schema.version {
                throw LarderError.tooNew(path, found: found, known: Schema.version)
            }
            if isNew && !isPrecious {
                // Nothing to lose yet: a cache that a power cut leaves half made is begun anew.
                try db.run("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA synchronous = OFF")
            }
            try journal(db)
            if isNew && !isPrecious { try db.run("PRAGMA synchronous = OFF") }
            try Schema.prepare(db, path: path, firstRevision: firstRevision)
            _ = try Ledger(db)
            try db.run("PRAGMA synchronous = \(isPrecious ? "FULL" : "NORMAL")")
        }
        if isNew && isPrecious {
            try FileSystem.syncFolder(folder)
            try lock.write(note: Self.initialised)
        }
        let reader = try DatabaseQueue(path: path, configuration: configuration("read"))
        try reader.inDatabase { try $0.run("PRAGMA query_only = 1") }
        return Connections(writer: writer, reader: reader, identity: identity, isAlone: false)
    }

    /// Puts the journal and its syncing in force: after opening, because what GRDB runs before is
    /// overridden by what it runs itself.
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
        if !isPrecious { try db.run("PRAGMA secure_delete = FAST; PRAGMA cache_size = -8000") }
    }

    private func openAlone() throws -> Connections {
        var configuration = configuration("alone")
        configuration.prepareDatabase { try $0.run("PRAGMA locking_mode = EXCLUSIVE") }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.inDatabase { db in
            let found = try db.number("PRAGMA user_version")
            if found > Schema.version {
                throw LarderError.tooNew(path, found: found, known: Schema.version)
            }
            _ = try Ledger(db)
        }
        return Connections(writer: queue, reader: queue, identity: identity, isAlone: true)
    }

    private func configuration(_ label: String) -> Configuration {
        var configuration = Configuration()
        configuration.label = "larder.\(label)"
        configuration.foreignKeysEnabled = false
        configuration.busyMode = .timeout(60)
        // The lock keeps writers apart; what is left are moments of recovery.
        configuration.allowsUnsafeTransactions = true
        return configuration
    }

    /// Reads the ledger of an open file.
    func ledger(_ connections: Connections) throws -> Ledger {
        do {
            return try connections.reader.inDatabase { try Ledger($0) }
        } catch {
            throw typed(error)
        }
    }

    /// Opens the file once more for reading alone, for a backup.
    func openForBackup() throws -> DatabaseQueue {
        try DatabaseQueue(path: path, configuration: configuration("backup"))
    }

    // MARK: - Damage

    /// Renames the file with the date, so that a new one can take its place; the lock must be held
    /// and the connections closed.
    func setAside(because reason: String) throws {
        let target = "\(path).damaged-\(stamp(withTime: true))"
        try FileSystem.move(path, to: target)
        if FileSystem.identity(path + "-wal") != nil {
            try FileSystem.move(path + "-wal", to: target + "-wal")
        }
        try FileSystem.remove(path + "-shm")
        try keepNewest(prefix: name + ".damaged-", Self.keptCopies)
        environment.reporter.report(
            LarderEvent(
                .setAside, subject: path, detail: "set aside as \(target): \(reason)",
                error: LarderError(
                    .damaged,
                    message: """
                        \(path) was damaged and is being rebuilt. The old file is \(target).
                        """)))
    }

    /// The error for a precious file that is not what was written.
    func damaged(_ reason: String) -> LarderError {
        let advice: String
        if let backup = backups.last {
            advice = """
                The last backup is \(backup); SQLiteStorage.restore(_:to:) puts it in place and \
                keeps the damaged file.
                """
        } else {
            advice = "There is no backup; to begin anew, move the file and \(path).lock away."
        }
        return LarderError(
            .damaged, message: "\(path) is damaged (\(reason)). Nothing was removed. \(advice)")
    }

    /// Turns a failure of SQLite into an error of ours.
    func typed(_ error: any Error) -> LarderError {
        if let ours = error as? LarderError { return ours }
        if let row = error as? DamagedRow {
            var ours = damaged("the row of \(row.key) was changed")
            ours.key = row.key
            return ours
        }
        guard let failure = SQLiteFailure(error) else {
            return LarderError(.io, message: "\(path) failed: \(error)", cause: error)
        }
        if failure.isDamage { return damaged(failure.message) }
        if failure.isFull || (failure.isIO && isDiskFull) {
            return LarderError(
                .full,
                message: """
                    The disk is full, so nothing could be written to \(path). What is stored can \
                    still be read; free some space and try again.
                    """, cause: failure)
        }
        switch failure.code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
            return LarderError(
                .busy, message: "Another program has \(path) for itself; try again.",
                cause: failure)
        case SQLITE_MISUSE:
            return .closed
        case SQLITE_TOOBIG:
            return LarderError(
                .tooLarge, message: "The value is larger than \(path) can hold.", cause: failure)
        default:
            return LarderError(
                .io, message: "Reading or writing \(path) failed: \(failure).", cause: failure)
        }
    }

    /// Whether the file system has no room for even a few pages.
    private var isDiskFull: Bool {
        (FileSystem.freeBytes(folder) ?? .max) < 65_536
    }

    // MARK: - Ballast

    /// Takes room that can be given up later.
    func takeBallast() {
        guard !isPrecious, FileSystem.identity(ballast) == nil else { return }
        let zeros = [UInt8](repeating: 0, count: Self.ballastSize)
        do {
            try zeros.withUnsafeBytes { try FileSystem.write($0, to: ballast, isSynced: false) }
        } catch {
            // A part is of no use; the next opening tries again.
            try? FileSystem.remove(ballast)
        }
    }

    // MARK: - Copies

    /// The paths of the automatic backups, oldest first.
    var backups: [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []  // none to offer then
        return names.filter { $0.hasPrefix(name + ".backup-") && !$0.hasSuffix(".part") }
            .map { folder + "/" + $0 }
    }

    /// The path of today's automatic backup.
    var todaysBackup: String { "\(path).backup-\(stamp(withTime: false))" }

    func keepNewestBackups() throws {
        try keepNewest(prefix: name + ".backup-", Self.keptCopies)
    }

    private func keepNewest(prefix: String, _ count: Int) throws {
        let names = try FileSystem.names(in: folder).filter {
            $0.hasPrefix(prefix) && !$0.hasSuffix("-wal")
        }
        for name in names.dropLast(count) {
            try FileSystem.remove(folder + "/" + name)
            try FileSystem.remove(folder + "/" + name + "-wal")
        }
    }

    func syncFolder() throws { try FileSystem.syncFolder(folder) }

    /// A moment as part of a file name; names in order are moments in order.
    func stamp(withTime: Bool) -> String {
        let seconds = Int(environment.now().timeIntervalSince1970.rounded(.down).clamped)
        let (day, second) = (seconds.flooredDividing(86_400), seconds.flooredRemainder(86_400))
        // Days to a date in the calendar of Gregory, counted from March so that leap days end years.
        let shifted = day + 719_468
        let era = shifted.flooredDividing(146_097)
        let dayOfEra = shifted.flooredRemainder(146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let realMonth = month < 10 ? month + 3 : month - 9
        let year = yearOfEra + era * 400 + (realMonth <= 2 ? 1 : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = "\(year)-\(two(realMonth))-\(two(dayOfMonth))"
        guard withTime else { return date }
        return "\(date)T\(two(second / 3_600))\(two(second / 60 % 60))\(two(second % 60))Z"
    }
}

/// The open connections of one process to one file.
struct Connections: Sendable {
    let writer: DatabaseQueue
    let reader: DatabaseQueue
    let identity: FileSystem.Identity?

    /// Whether writer and reader are one connection that has the file for itself, because the disk
    /// had no room for more.
    let isAlone: Bool

    /// Closes both; the lock must be held, because the last one to close writes the log back.
    func close() throws {
        if !isAlone { try reader.close() }
        try writer.close()
    }
}

extension Double {
    /// Near enough to now for file names.
    fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -6e10), 2.5e11) : 0 }
}

extension Int {
    fileprivate func flooredDividing(_ divisor: Int) -> Int {
        (self - flooredRemainder(divisor)) / divisor
    }

    fileprivate func flooredRemainder(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
#endif
