internal import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A storage for entries in a folder, one file each: for few or large values, and for inspection with a file
/// browser.
///
/// Only one instance at a time can have the folder open: a second opening, in this process or another, fails
/// with `.busy`. A commit is atomic, even after a crash. A ``Durability/rebuildable`` storage renames and
/// reports damaged files; in a ``Durability/precious`` one they are errors, and every commit is synced to
/// disk.
///
/// The facts of all entries are in memory, values are not. Since nobody else can write while a folder is
/// open, each opening is a new incarnation: a ``StoragePosition`` from an earlier one means "look at
/// everything". Revisions continue from one opening to the next.
public final class FolderStorage: EntryStorage {
    /// How durably entries are stored.
    public let durability: Durability

    /// Runs all changes, one after another.
    private let queue = DispatchQueue(label: "larder.folder")
    private let hub: ChangeHub
    private let state: Locked<State>
    private let incarnation: String

    private struct State: Sendable {
        /// The committed entries, without values.
        var index: FolderIndex
        /// The files; nil once the folder is closed.
        var files: FolderFiles?
    }

    /// Opens a folder, and creates it if needed.
    ///
    /// Throws `.busy` if it is already open, `.damaged` for a precious folder with missing or changed files,
    /// and `.tooNew` for one that a newer version wrote.
    public init(
        at url: URL, durability: Durability = .rebuildable,
        environment: StoreEnvironment = StoreEnvironment()
    ) throws {
        precondition(durability != .transient, "a folder is never transient; use MemoryStorage")
        self.durability = durability
        let files = try FolderFiles(
            path: url.path, durability: durability, environment: environment)
        let index = try files.index()
        incarnation = StoreEnvironment.openingID()
        hub = ChangeHub(after: StoragePosition(incarnation: incarnation, point: index.revision))
        state = Locked(State(index: index, files: files))
    }

    deinit { hub.finish() }

    /// Returns an entry, or nil if there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        let (index, files) = try opened()
        guard let sum = index.sums[key] else { return nil }
        // During a commit, the file may be newer than the index. Damage is handled on the queue.
        if let found = try? files.read(key), found.sum == sum { return found.entry }
        return try await inTurn { folder, index, files in
            (try folder.read(key, &index, files), nil)
        }
    }

    /// Reads an entry that should exist; a damaged one in a rebuildable folder is set aside.
    private func read(
        _ key: Key, _ index: inout FolderIndex, _ files: FolderFiles
    ) throws -> StoredEntry? {
        guard let sum = index.sums[key] else { return nil }
        do {
            if let found = try files.read(key) {
                // An older file that was restored is valid, but not what was committed.
                guard found.sum == sum else { throw files.changed(key) }
                return found.entry
            }
            if durability == .precious { throw files.damaged("the file of \(key) is gone", key) }
        } catch let error as LarderError where error.code == .damaged {
            try files.setAside(FolderFiles.name(key), key, error)
        }
        index.forget(key)
        return nil
    }

    /// Lists entries sorted by key.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try state.withLock { state in
            guard state.files != nil else { throw LarderError.closed }
            return state.index.summaries(under: prefix, after: after, limit: limit)
        }
    }

    /// Commits changes to entries in one transaction; throws `.unsupported` for marks and rows.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        guard write.marks.isEmpty, write.rows.isEmpty else {
            throw LarderError(
                .unsupported, message: "A folder stores entries only, not marks or rows.")
        }
        return try await inTurn { folder, index, files in
            if let done = write.id.flatMap({ index.done.outcomes[Key(path: $0)] }) {
                return (folder.outcome(done), nil)
            }
            index = try folder.carryOut(write, &index, files)
            let commit = folder.outcome(index.revision)
            let batch = ChangeBatch(
                changes: ChangeSet(write, reports: [], changedMarks: 0), author: write.author,
                through: commit.position)
            return (commit, batch)
        }
    }

    private func outcome(_ revision: UInt64) -> Commit {
        Commit(
            position: StoragePosition(incarnation: incarnation, point: revision),
            revisions: .same(revision))
    }

    /// Writes a commit to disk and returns the resulting index.
    private func carryOut(
        _ write: Write, _ index: inout FolderIndex, _ files: FolderFiles
    ) throws -> FolderIndex {
        var next = index
        next.begin(write.id)
        try next.table.apply(write.entries, revision: next.revision)
        var values: [Key: Data] = [:]
        for case .put(let entry, _) in write.entries { values[entry.key] = entry.value }
        var steps: [FolderStep] = []
        for key in index.keys(changedBy: write, to: next).sorted() {
            guard var entry = next.table.entries[key] else {
                next.forget(key)
                steps.append(FolderStep(file: FolderFiles.name(key), content: .nothing))
                continue
            }
            guard let value = try values[key] ?? read(key, &index, files)?.value else {
                // Something else removed the file: start over as if the entry had not existed.
                return try carryOut(write, &index, files)
            }
            entry.value = value
            let file = EntryFile(entry)
            next.load(file)
            steps.append(
                FolderStep(file: FolderFiles.name(key), content: .bytes(file.bytes)))
        }
        try files.commit(steps, next)
        return next
    }

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition {
        StoragePosition(incarnation: incarnation, point: try opened().index.revision)
    }

    /// Returns the changes since a position of this opening, in order.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position)
    }

    /// Finishes pending commits and releases the folder; later calls throw `.unsupported`.
    public func close() async throws {
        defer { hub.finish() }
        await withCheckedContinuation { done in
            queue.async { [unowned self] in
                letGo()
                done.resume()
            }
        }
    }

    private func letGo() {
        let files = state.withLock { state in
            defer { state.files = nil }
            return state.files
        }
        files?.close()
    }

    private func opened() throws -> (index: FolderIndex, files: FolderFiles) {
        try state.withLock { state in
            guard let files = state.files else { throw LarderError.closed }
            return (state.index, files)
        }
    }

    /// Work with the index, which it may change; also returns the batch for followers.
    private typealias Turn<Result> =
        @Sendable (FolderStorage, inout FolderIndex, FolderFiles) throws -> (Result, ChangeBatch?)

    /// Runs a body exclusively, on a thread that may block on the disk.
    private func inTurn<Result: Sendable>(
        _ body: @escaping Turn<Result>
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            // The caller, which waits, keeps the storage alive; afterwards nothing here may keep the folder
            // open.
            queue.async { [unowned self] in
                let result = Swift.Result { try take(body) }
                done.resume(with: result)
            }
        }
    }

    private func take<Result>(_ body: Turn<Result>) throws -> Result {
        var (index, files) = try opened()
        let result: Result
        let batch: ChangeBatch?
        do {
            // Entries found to be lost are dropped even if the rest fails.
            defer { state.withLock { $0.index = index } }
            (result, batch) = try body(self, &index, files)
        }
        // Publish last, so that followers can read the changes.
        if let batch { hub.publish(batch) }
        return result
    }
}
