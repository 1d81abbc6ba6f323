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

/// The file of a storage with the files that belong to it, and how it is opened.
struct StorageFile: Sendable {
    let path: String
    let durability: Durability
    let environment: StoreEnvironment

    /// How long to wait for another process that is writing.
    let patience: Duration

    /// Tells people how to restore a backup.
    let restoreAdvice: SQLiteStorage.RestoreAdvice

    /// The folder where the program keeps more backups, if any.
    let backupFolder: String?

    /// Keeps the writers of all processes in line, and whoever creates or replaces the file alone.
    let lock: FileLock

    /// Shared by everybody who has the file open, so that nobody replaces it by a backup meanwhile.
    let use: FileLock

    /// The size of a file that is given up to make room, so that entries can be removed on a full disk.
    static let ballastSize = 1_280 * 1_024

    /// A database has at least its header.
    private static let smallestSize: Int64 = 512

    /// How many files an opening needs at once.
    static let neededFiles = 8

    init(
        path: String, durability: Durability, patience: Duration, environment: StoreEnvironment,
        restoreAdvice: @escaping SQLiteStorage.RestoreAdvice = SQLiteStorage.restoreAdvice,
        backupFolder: String? = nil
    ) throws {
        self.path = path
        self.backupFolder = backupFolder
        self.restoreAdvice = restoreAdvice
        self.durability = durability
        self.patience = patience
        self.environment = environment
        try FileSystem.makeFolder(path.folderAndName.folder)
        lock = try FileLock(path: path + ".lock")
        use = try FileLock(path: path + ".open")
    }

    var isPrecious: Bool { durability == .precious }
    var ballast: String { path + ".ballast" }
    var folder: String { path.folderAndName.folder }
    var name: String { path.folderAndName.name }

    /// Returns the ledger of a new file, with a number higher than `last` and than those of any earlier file,
    /// so that revisions never go back, even after a damaged file was set aside.
    func newLedger(after last: UInt64 = 0) -> Ledger {
        let seconds = environment.now().timeIntervalSinceReferenceDate
        let moment = seconds > 0 && seconds < 4e9 ? UInt64(seconds * 1e6) : 1
        let number = max(moment, last == .max ? last : last + 1)
        // Includes the number, because the ids that tests make repeat in every run.
        return Ledger(
            incarnation: "\(environment.makeID())-\(number)", number: number, isCounted: isPrecious)
    }

    /// The identity of this file, which differs from that of a file that replaces it.
    var identity: FileSystem.Identity? {
        var identity = FileSystem.identity(path)
        identity?.size = 0
        return identity
    }

    /// Runs the body while no other process can begin to write, or create or replace the file.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try lock.withLock(within: patience, otherwise: { busy }, body)
    }

    // MARK: - Opening

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

    // MARK: - The note

    private static let noteHead = "larder storage in use\n"
    private static let noteSize = 200

    /// The note in the lock file of a precious file: that the file exists, and its last acknowledged commit,
    /// so that an empty file, or one without its log, is not taken for complete.
    var note: StoragePosition? {
        guard isPrecious, lock.note.hasPrefix(Self.noteHead) else { return nil }
        let line = lock.note.dropFirst(Self.noteHead.count).prefix { $0 != "\n" }
        return StoragePosition(String(line)) ?? StoragePosition(incarnation: "", point: 0)
    }

    /// Records the last commit of a precious file. Without syncing this costs next to nothing, and after a
    /// power cut the note may only be too old.
    func write(note position: StoragePosition, isSynced: Bool) throws {
        var text = Self.noteHead + position.description + "\n"
        guard text.utf8.count <= Self.noteSize else { return }
        text += String(repeating: " ", count: Self.noteSize - text.utf8.count)
        try lock.write(note: text, isSynced: isSynced)
    }

    // MARK: - Untouched

    /// What the file looks like while nobody has it open; nil if somebody has, or it has to be checked each time.
    private var look: String? {
        guard isPrecious, case .nothing = FileSystem.kind(path + "-wal"),
            let identity = FileSystem.identity(path), identity.size >= Self.largeSize,
            let changed = FileSystem.lastChange(path)
        else { return nil }
        var sum = Checksum()
        for word in [
            identity.device, identity.number, UInt64(bitPattern: identity.size),
            UInt64(bitPattern: changed),
        ] {
            sum.add(word)
        }
        return "\(sum.value)"
    }

    /// When the file was last checked completely, if that is less than a day ago, and nobody has touched it since it was
    /// closed, so that it need not be checked again before it is used. Ask before the file is opened.
    var lastCheck: Date? {
        guard let look, let (seen, moment) = closing, seen == look,
            (0..<86_400).contains(environment.now().timeIntervalSince(moment))
        else { return nil }
        return moment
    }

    /// What the file looked like when somebody closed it who had checked it, and when that was.
    private var closing: (look: String, moment: Date)? {
        let words = lock.note.split(separator: "\n").dropFirst(2).first?.split(separator: " ") ?? []
        guard words.count == 3, words[0] == "checked", let moment = TimeInterval(words[2]) else {
            return nil
        }
        return (String(words[1]), Date(timeIntervalSince1970: moment))
    }

    /// Notes what the file looks like after everybody has closed it, and when it was checked. The next commit removes
    /// the note.
    func writeUntouched(checked moment: Date) throws {
        guard var seen = look, let changed = FileSystem.lastChange(path) else { return }
        // Two changes within one tick of the file system's clock look alike.
        let age = Int64(Date().timeIntervalSince1970 * 1_000_000_000) &- changed
        if (0..<Self.tick).contains(age) { usleep(UInt32((Self.tick - age) / 1_000)) }
        let kept = lock.note.split(separator: "\n", omittingEmptySubsequences: false)
        guard look == seen, kept.count >= 2, lock.note.hasPrefix(Self.noteHead) else { return }
        seen = "checked \(seen) \(Int(moment.timeIntervalSince1970))"
        var text = "\(kept[0])\n\(kept[1])\n\(seen)\n"
        guard text.utf8.count <= Self.noteSize else { return }
        text += String(repeating: " ", count: Self.noteSize - text.utf8.count)
        try lock.write(note: text, isSynced: false)
    }

    /// Smaller files are checked so fast that they always are.
    static let largeSize: Int64 = 1 << 20

    /// The longest tick of a file system's clock, in nanoseconds.
    private static let tick: Int64 = 20_000_000

    /// Throws if acknowledged commits are not in the file.
    private func check(_ note: StoragePosition?, _ ledger: Ledger) throws {
        guard let note, note.incarnation == ledger.incarnation, note.point > ledger.number else {
            return
        }
        throw damaged(
            """
            its last commits, \(note.point - ledger.number) of them, are missing: the log \
            \(path)-wal was removed or damaged; to go on without them, \
            \(restoreAdvice(URL(fileURLWithPath: path)))
            """)
    }

    /// Throws if the file was created for another durability: only a precious one counts its rows.
    private func checkKind(_ ledger: Ledger) throws {
        guard ledger.isCounted != isPrecious else { return }
        throw LarderError(
            .unsupported,
            message: isPrecious
                ? """
                \(path) was made as a cache, so nothing precious can be kept in it. Nothing was \
                changed. Give what is precious a file of its own.
                """
                : """
                \(path) is a precious file, so it cannot be used as a cache. Nothing was \
                changed. Give the cache a file of its own.
                """)
    }

    // MARK: - Ballast

    /// Reserves disk space that can be given up later.
    func takeBallast() {
        guard !isPrecious, FileSystem.identity(ballast) == nil else { return }
        let zeros = [UInt8](repeating: 0, count: Self.ballastSize)
        do {
            try zeros.withUnsafeBytes { try FileSystem.write($0, to: ballast, isSynced: false) }
        } catch {
            // A partial file is useless; the next opening tries again.
            try? FileSystem.remove(ballast)
        }
    }
}

/// The open connections of one process to one file.
struct Connections: Sendable {
    private enum Access: Sendable {
        case shared(writer: DatabaseQueue, reader: DatabaseQueue)
        case alone(tries: Int, @Sendable () throws -> DatabaseQueue)
    }

    private let access: Access
    let identity: FileSystem.Identity?

    init(writer: DatabaseQueue, reader: DatabaseQueue, identity: FileSystem.Identity?) {
        access = .shared(writer: writer, reader: reader)
        self.identity = identity
    }

    /// For a disk without space for the shared memory: `open` makes an exclusive connection for each use, so that
    /// other programs have their turn. It is tried again, a millisecond apart, while another has the file.
    init(
        identity: FileSystem.Identity?, tries: Int,
        open: @escaping @Sendable () throws -> DatabaseQueue
    ) {
        access = .alone(tries: tries, open)
        self.identity = identity
    }

    /// Whether each use has an exclusive connection of its own, because the disk had no space for more.
    var isAlone: Bool {
        if case .alone = access { return true }
        return false
    }

    /// Lends the connection for reading. Without `waits` it throws if another program has the file just now.
    func withReader<Result>(
        waits: Bool = true, _ body: (DatabaseQueue) throws -> Result
    ) throws -> Result {
        switch access {
        case .shared(_, let reader): return try body(reader)
        case .alone(let tries, let open): return try Self.once(waits ? tries : 0, open, body)
        }
    }

    /// Lends the connection for writing.
    func withWriter<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
        switch access {
        case .shared(let writer, _): return try body(writer)
        case .alone(let tries, let open): return try Self.once(tries, open, body)
        }
    }

    private static func once<Result>(
        _ tries: Int, _ open: () throws -> DatabaseQueue, _ body: (DatabaseQueue) throws -> Result
    ) throws -> Result {
        var left = tries
        while true {
            do {
                let connection = try open()
                // What cannot be written back on a full disk stays in the log.
                defer { try? connection.close() }
                return try body(connection)
            } catch {
                guard left > 0, SQLiteFailure(error)?.isBusy == true else { throw error }
                left -= 1
                usleep(1_000)
            }
        }
    }

    /// Closes both; the last process to close writes the log back.
    func close() throws {
        guard case .shared(let writer, let reader) = access else { return }
        try reader.close()
        try writer.close()
    }
}
#endif
