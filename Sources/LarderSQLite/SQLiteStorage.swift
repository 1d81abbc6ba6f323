#if SQLite
import Dispatch
import GRDB
public import Larder
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Entries, marks and shelves in one SQLite file, shared between processes.
///
/// A `.rebuildable` storage is for what a source has too: fast, and a damaged file is set aside
/// with an event and begun anew. A `.precious` one is for what a person said or wrote: every commit
/// is on the disk when it returns, every row is checked, a backup is made once a day, and damage is
/// an error. Only a precious storage takes marks.
///
/// ```swift
/// let cache = try SQLiteStorage(at: folder.appending(path: "cache.sqlite"))
/// let kept = try SQLiteStorage(at: folder.appending(path: "kept.sqlite"), durability: .precious)
/// ```
///
/// Commits that many tasks make at the same time share one transaction and one sync, and run on a
/// queue of their own. Reads are short and run where they are called. Several processes, and
/// several openings in one process, may use one file on a local disk; file systems of other
/// machines are not supported. Keep the file together with its neighbours of the same name.
public final class SQLiteStorage: MarkingStorage, ShelfStorage {
    /// How carefully entries are kept.
    public let durability: Durability

    let file: StorageFile
    let queue = DispatchQueue(label: "larder.sqlite")
    let hub = StorageChangeHub()
    let bell = Bell()
    let state: Locked<State>

    /// What changes while the storage is open.
    struct State: Sendable {
        /// Nil once the storage is closed.
        var connections: Connections?
        /// Counts the times that a file was opened in the place of another.
        var generation = 0
        var waiting: [WaitingCommit] = []
        var isWriting = false
        /// The last commit that listeners were told of.
        var seenRevision: UInt64
        var seenMarkRevision: UInt64
        var seenVersion: Int64 = -1
        var check: FileCheck = .running([])
        var poller: Task<Void, Never>?
    }

    /// Opens a file, and makes it if it is not there.
    ///
    /// Throws `.damaged` for a damaged precious file, `.tooNew` for one that a newer version wrote,
    /// and `.full` or `.io` when there is no way to open it. On a full disk a file that is there is
    /// opened for reading.
    public init(
        at url: URL, durability: Durability = .rebuildable,
        environment: StoreEnvironment = StoreEnvironment()
    ) throws {
        precondition(durability != .transient, "a file is never transient; use MemoryStorage")
        self.durability = durability
        let file = try StorageFile(
            path: url.path, durability: durability, environment: environment)
        self.file = file
        let (connections, ledger) = try file.lock.withLock {
            let connections = try file.open()
            return (connections, try file.ledger(connections))
        }
        state = Locked(
            State(
                connections: connections, seenRevision: ledger.revision,
                seenMarkRevision: ledger.markRevision))
        queue.async { [self] in lookAfterFile() }
    }

    deinit {
        let (connections, poller) = state.withLock { ($0.connections, $0.poller) }
        poller?.cancel()
        hub.finish()
        bell.finish()
        guard let connections else { return }
        // Closing may write, and nobody can be told of a failure any more; the log keeps it all.
        queue.async { [file] in try? file.lock.withLock { try connections.close() } }
    }

    /// The file.
    public var url: URL { URL(fileURLWithPath: file.path) }

    // MARK: - Reading

    /// Returns an entry, or nil when there is none.
    ///
    /// A damaged entry counts as absent, after an event, or is an error in a precious storage.
    public func entry(for key: Key) async throws -> StoredEntry? {
        do {
            let found = try read { db in
                try EntryReader(db: db, invalidations: Invalidations(db)).entry(for: key)
            }
            if found == nil { try await checked() }
            return found
        } catch let row as DamagedRow {
            return try damagedEntry(row.key)
        }
    }

    /// Lists entries in the order of their keys.
    public func summaries(
        under prefix: Key?, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await checked()
        do {
            return try read { db in
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

    /// Returns what was said about items of a scope.
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await checked()
        return try readMarks { try MarkRow.marks($0, for: items, in: scope) }
    }

    /// Returns the marks of a name that hold, oldest first.
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await checked()
        return try readMarks { try MarkRow.marks($0, named: name, in: scope) }
    }

    /// Returns every mark, set or taken back, to be exported; see ``Mark/text(of:)``.
    public func allMarks() async throws -> [Mark] {
        try await checked()
        return try readMarks { db in
            var marks: [Mark] = []
            try MarkRow.all(db, { marks.append($0.mark) }, damaged: { throw $0 })
            return marks
        }
    }

    /// Returns the marks of a damaged file that are whole, and which are not.
    ///
    /// For saving what can be saved: nothing says whether there were others.
    public func salvagedMarks() throws -> (marks: [Mark], damaged: [Key]) {
        try read { db in
            var marks: [Mark] = []
            var damaged: [Key] = []
            try MarkRow.all(db, { marks.append($0.mark) }, damaged: { damaged.append($0.key) })
            return (marks, damaged)
        }
    }

    /// Returns the position of the last change of a mark.
    public func markPosition() async throws -> UInt64 {
        try read { try MarkRow.position($0) }
    }

    /// Returns the marks changed after a position; a million changes are known.
    public func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        try await checked()
        do {
            return try read { try MarkRow.changes($0, after: position, limit: limit) }
        } catch let row as DamagedRow {
            throw file.typed(row)
        }
    }

    private func readMarks(_ body: (Database) throws -> [Mark]) throws -> [Mark] {
        do {
            return try read(body)
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

    /// Carries out operations in one transaction and returns its revision.
    @discardableResult
    public func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await commit(operations, marks: [])
    }

    /// Carries out operations and takes in marks in one transaction; returns its revision.
    @discardableResult
    public func commit(_ operations: [StorageOperation], marks: [Mark]) async throws -> UInt64 {
        try await write(operations, marks).revision
    }

    /// Writes marks in one transaction; when it returns they survive a power cut.
    @discardableResult
    public func set(_ marks: [Mark]) async throws -> Int {
        if marks.isEmpty { return 0 }
        return try await write([], marks).changedMarks
    }

    private func write(
        _ operations: [StorageOperation], _ marks: [Mark]
    ) async throws -> CommitResult {
        if !marks.isEmpty && !file.isPrecious {
            throw LarderError(
                .unsupported, message: "Marks belong into a precious storage, not \(file.path).")
        }
        if let mark = marks.first(where: { $0.date.timeIntervalSinceReferenceDate.isNaN }) {
            throw LarderError(
                .unsupported, message: "The mark of \(mark.item) has no date that is a number.")
        }
        return try await perform(CommitRequest(operations: operations, marks: marks))
    }

    // MARK: - Listening

    /// Returns the commits from now on, in order, including those of other processes.
    public func changes() -> AsyncStream<StorageChange> {
        // What others did before now is not news. A file that cannot be read has none.
        let floor = (try? read { try Ledger($0).revision }) ?? 0
        let stream = hub.changes(after: floor)
        watchOthers()
        return stream
    }

    /// Returns a stream that gives a value after every change of marks, also by other processes.
    public func markChanges() -> AsyncStream<Void> {
        let stream = bell.rings()
        watchOthers()
        return stream
    }

    // MARK: - Closing

    /// Finishes the commits that wait, and lets go of the file; later calls throw `.unsupported`.
    public func close() async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in done.resume(with: Result { try closeNow() }) }
        }
    }

    private func closeNow() throws {
        writeWaiting()
        let (connections, poller) = state.withLock { state in
            defer {
                state.connections = nil
                state.poller = nil
            }
            return (state.connections, state.poller)
        }
        poller?.cancel()
        hub.finish()
        bell.finish()
        guard let connections else { return }
        try file.lock.withLock {
            do {
                try connections.close()
            } catch {
                throw file.typed(error)
            }
        }
    }
}
#endif
