#if SQLite
import Dispatch
import GRDB
public import Larder
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Entries, marks and rows in one SQLite file, shared between processes.
///
/// A `.rebuildable` storage is for content that a source has too: it is fast, and a damaged file is set aside
/// with an event and started over. A `.precious` one is for what a person marked or wrote: every commit is on
/// disk when it returns, every row is checked, a backup is made every day, and damage is an error. Only a
/// precious storage accepts marks.
///
/// ```swift
/// let cache = try SQLiteStorage(at: folder.appending(path: "cache.sqlite"))
/// let kept = try SQLiteStorage(at: folder.appending(path: "kept.sqlite"), durability: .precious)
/// ```
///
/// Concurrent commits share one transaction and one sync, and run on a queue of their own. Reads are short
/// and run in the calling task; they do not wait for writers. Several processes, and several instances in one
/// process, can share a file on a local disk; network file systems are not supported. Keep the file together
/// with the files next to it whose names start with its name.
public final class SQLiteStorage: EntryStorage, MarkStorage, ShelfStorage {
    /// How durably data is stored.
    public let durability: Durability

    let file: StorageFile
    let hub: ChangeHub
    let indexing: WordIndexing

    /// Whether commits are refused.
    public let isReadOnly: Bool

    /// The queue for commits.
    let queue = DispatchQueue(label: "larder.sqlite")
    /// The queue for reading the commits of other processes.
    let watchQueue = DispatchQueue(label: "larder.sqlite.watch")
    /// The queue for making copies.
    let copyQueue = DispatchQueue(label: "larder.sqlite.copy", qos: .utility)
    let state: Locked<State>
    let publishing = Locked(false)

    /// The mutable state of the storage.
    struct State: Sendable {
        var opening: Opening
        /// How often the file was reopened.
        var generation = 0
        var waiting: [WaitingCommit] = []
        var isWriting = false
        var check: FileCheck = .running([])
        var watch: Watch?
        var poller: Task<Void, Never>?
        var backups: Task<Void, Never>?
        var isIndexing = false
        /// Shelves that were seen with unindexed rows, until the end of indexing is reported.
        var waitingShelves: Set<Int64> = []
    }

    /// The state of the file.
    enum Opening: Sendable {
        case open(Connections)
        /// The file was released and could not be reopened; the next call tries again.
        case lost
        case closed

        /// The open connections, if any.
        var connections: Connections? {
            if case .open(let connections) = self { connections } else { nil }
        }

        var isClosed: Bool {
            if case .closed = self { true } else { false }
        }
    }

    /// Opens a file, and creates it if it does not exist.
    ///
    /// Throws `.busy` if another process keeps the file locked for longer than `patience`, `.damaged` for a
    /// damaged precious file, `.tooNew` for one that a newer version wrote, and `.full` or `.io` if it cannot
    /// be opened. On a full disk an existing file is opened for reading.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - durability: With `.rebuildable`, the last commits before a power cut may be lost; with
    ///     `.precious`, every commit that returned is there. A file stays what it was created as.
    ///   - patience: How long to wait for another process, here and at each commit.
    ///   - environment: The clock and the reporter.
    ///   - restoreAdvice: Says, in the message about a damaged precious file, how a person restores a backup;
    ///     pass it if the program has a command or a menu for that.
    ///   - backupFolder: Where the program keeps backups that a person made, named like the automatic ones;
    ///     the message names the newest intact one of all.
    public convenience init(
        at url: URL, durability: Durability = .rebuildable, patience: Duration = .seconds(10),
        environment: StoreEnvironment = StoreEnvironment(),
        restoreAdvice: @escaping RestoreAdvice = SQLiteStorage.restoreAdvice,
        backupFolder: URL? = nil
    ) throws {
        try self.init(
            at: url, durability: durability, patience: patience, environment: environment,
            restoreAdvice: restoreAdvice, backupFolder: backupFolder, indexing: WordIndexing())
    }

    init(
        at url: URL, durability: Durability = .rebuildable, patience: Duration = .seconds(10),
        environment: StoreEnvironment = StoreEnvironment(),
        restoreAdvice: @escaping RestoreAdvice = SQLiteStorage.restoreAdvice,
        backupFolder: URL? = nil,
        indexing: WordIndexing, isReadOnly: Bool = false
    ) throws {
        precondition(durability != .transient, "a file is never transient; use MemoryStorage")
        self.durability = durability
        self.indexing = indexing
        self.isReadOnly = isReadOnly
        let file = try StorageFile(
            path: url.path, durability: durability, patience: patience, environment: environment,
            restoreAdvice: restoreAdvice, backupFolder: backupFolder?.path)
        self.file = file
        let lastCheck = file.lastCheck
        let connections = try file.open()
        hub = ChangeHub(after: try file.ledger(connections).position)
        state = Locked(State(opening: .open(connections)))
        queue.async { [self] in lookAfterFile(checked: lastCheck) }
        if durability == .precious, !isReadOnly { makeBackupsInTime() }
    }

    /// Opens a copy of a file that can't be opened where it is, because it is on read-only media or in
    /// somebody else's folder. A file that does not exist counts as empty.
    ///
    /// What was there when it was opened can be read; commits throw `.refused`. Remove the folder of the copy
    /// once the storage is closed.
    public convenience init(
        copying url: URL, to folder: URL, durability: Durability = .rebuildable,
        environment: StoreEnvironment = StoreEnvironment()
    ) throws {
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try StorageFile.copyUnopened(url.path, to: copy.path)
        try self.init(
            at: copy, durability: durability, environment: environment, indexing: WordIndexing(),
            isReadOnly: true)
    }

    deinit {
        let last = state.withLock { $0 }
        last.poller?.cancel()
        last.backups?.cancel()
        hub.finish()
        guard let connections = last.opening.connections else { return }
        // Closing may write, and nobody is left to learn of a failure; the log keeps everything.
        queue.async { [file, watchQueue] in
            watchQueue.sync { try? last.watch?.connection.close() }
            try? file.close(connections)
        }
    }

    /// The URL of the file.
    public var url: URL { URL(fileURLWithPath: file.path) }

    // MARK: - Reading

    /// Returns an entry, or nil if there is none.
    ///
    /// A damaged entry counts as absent, after an event, or is an error in a precious storage.
    public func entry(for key: Key) async throws -> StoredEntry? {
        do {
            let found = try await read { db in
                try EntryReader(db: db, invalidations: Invalidations(db)).entry(for: key)
            }
            if found == nil { try await checked() }
            return found
        } catch let row as DamagedRow {
            return try damagedEntry(row.key)
        }
    }

    /// Lists entries sorted by key.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await checked()
        do {
            return try await read { db in
                let reader = EntryReader(db: db, invalidations: try Invalidations(db))
                return try reader.summaries(under: prefix, after: after, limit: limit) { key in
                    if file.isPrecious { throw DamagedRow(key: key) }
                    _ = try damagedEntry(key)
                }
            }
        } catch let row as DamagedRow {
            throw file.typed(row)
        }
    }

    /// Returns the marks of items in a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await checked()
        return try await readMarks { try MarkRow.marks($0, for: items, in: scope) }
    }

    /// Returns the marks with a name that are set, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await checked()
        return try await readMarks { try MarkRow.marks($0, named: name, in: scope) }
    }

    /// Returns every mark, set or cleared, for export; see `Mark.text(of:)`.
    public func allMarks() async throws -> [Mark] {
        try await checked()
        return try await readMarks { db in
            var marks: [Mark] = []
            try MarkRow.all(db, { marks.append($0.mark) }, damaged: { throw $0 })
            return marks
        }
    }

    /// Returns the intact marks of a damaged file, and the keys of the damaged ones.
    ///
    /// For saving what can be saved: it cannot tell whether others are missing.
    public func salvagedMarks() async throws -> (marks: [Mark], damaged: [Key]) {
        try await read { db in
            var marks: [Mark] = []
            var damaged: [Key] = []
            try MarkRow.all(db, { marks.append($0.mark) }, damaged: { damaged.append($0.key) })
            return (marks, damaged)
        }
    }

    /// Returns the position of the last change to a mark.
    public func markPosition() async throws -> StoragePosition {
        try await read { db in
            StoragePosition(
                incarnation: try Ledger(db).incarnation, point: try MarkRow.position(db))
        }
    }

    /// Returns the marks changed after a position; a million changes are known.
    public func marks(changedAfter position: StoragePosition, limit: Int) async throws
        -> MarkChanges?
    {
        try await checked()
        return try await readMarks { try MarkRow.changes($0, after: position, limit: limit) }
    }

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition {
        try await read { try Ledger($0).position }
    }

    private func readMarks<Result>(
        _ body: (Database) throws -> Result
    ) async throws -> Result {
        do {
            return try await read(body)
        } catch let row as DamagedRow {
            throw file.typed(row)
        }
    }

    private func damagedEntry(_ key: Key) throws -> StoredEntry? {
        let error = file.typed(DamagedRow(key: key))
        file.environment.reporter.report(
            LarderEvent(.damaged, subject: file.path, key: key, error: error))
        if file.isPrecious { throw error }
        return nil
    }

    // MARK: - Writing

    /// Commits a write in one transaction; when it returns, the write is stored as the durability promises.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        if !write.marks.isEmpty && !file.isPrecious {
            throw LarderError(
                .unsupported,
                message: "Marks can only be kept in a precious storage, which \(file.path) is not.")
        }
        try write.checkMarks()
        return try await perform(write)
    }

    // MARK: - Closing

    /// Finishes pending commits and releases the file; later calls throw `.unsupported`.
    public func close() async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in done.resume(with: Result { try closeNow() }) }
        }
    }

    private func closeNow() throws {
        writeWaiting()
        copyQueue.sync {}
        let last = state.withLock { state in
            defer {
                state.opening = .closed
                state.watch = nil
                state.poller = nil
                state.backups = nil
            }
            return state
        }
        last.poller?.cancel()
        last.backups?.cancel()
        hub.finish()
        if last.opening.isClosed { return }
        watchQueue.sync { try? last.watch?.connection.close() }  // it was only read
        var moment: Date?
        if !isReadOnly, case .sound(let checked) = last.check { moment = checked }
        try file.close(last.opening.connections, checked: moment)
    }

    /// Checks every row of a precious file, although that may have been done before; throws if it is damaged.
    public func checkAgain() async throws {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            queue.async { [self] in
                if file.isPrecious { checkNow() }
                done.resume()
            }
        }
        try await checked()
    }
}
#endif
