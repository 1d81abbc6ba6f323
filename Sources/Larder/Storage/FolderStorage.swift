internal import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Entries in a folder, one file each: for few or large values, and for looking at with a file
/// browser.
///
/// One program at a time has a folder open: a second opening, in this program or another, is refused
/// with `.busy`. A commit is all there or not at all, after a crash too. Damaged files are renamed and
/// reported in a ``Durability/rebuildable`` storage, and are errors in a ``Durability/precious`` one,
/// which also syncs every commit to the disk.
///
/// Facts of all entries are kept in memory, values are not. Since nobody else can write while a folder
/// is open, each opening is an incarnation of its own: a ``StoragePosition`` from the last one means "look at
/// everything". Revisions go on from one opening to the next.
public final class FolderStorage: EntryStorage {
    /// How carefully entries are kept.
    public let durability: Durability

    /// Changes happen here, one after another.
    private let queue = DispatchQueue(label: "larder.folder")
    private let hub: ChangeHub
    private let state: Locked<State>
    private let incarnation: String

    private struct State: Sendable {
        /// What was committed, without values.
        var index: FolderIndex
        /// The files as they are written; nil once the folder is closed.
        var files: FolderFiles?
    }

    /// Opens a folder, and makes it if it is not there.
    ///
    /// Throws `.busy` when it is open already, `.damaged` for a precious folder that lost or changed a
    /// file, and `.tooNew` for one that a newer version wrote.
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

    /// Returns an entry, or nil when there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        let (index, files) = try opened()
        guard let sum = index.sums[key] else { return nil }
        // While a commit replaces files, what is read may be newer than what was committed.
        // Damage is looked at in its turn.
        if let found = try? files.read(key), found.sum == sum { return found.entry }
        return try await inTurn { folder, index, files in
            (try folder.read(key, &index, files), nil)
        }
    }

    /// Reads an entry that must be there; a damaged one of a rebuildable folder is set aside.
    private func read(
        _ key: Key, _ index: inout FolderIndex, _ files: FolderFiles
    ) throws -> StoredEntry? {
        guard let sum = index.sums[key] else { return nil }
        do {
            if let found = try files.read(key) {
                // An older file, put back, is whole and yet not what was committed.
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

    /// Lists entries in the order of their keys.
    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try state.withLock { state in
            guard state.files != nil else { throw LarderError.closed }
            return state.index.summaries(under: prefix, after: after, limit: limit)
        }
    }

    /// Carries out changes to entries in one transaction; marks and rows are `.unsupported`.
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
                changes: ChangeSet(write, reports: [], changedMarks: 0), origin: write.origin,
                through: commit.position)
            return (commit, batch)
        }
    }

    private func outcome(_ revision: UInt64) -> Commit {
        Commit(
            position: StoragePosition(incarnation: incarnation, point: revision),
            revisions: .same(revision))
    }

    /// Writes a commit to the disk and returns the index after it.
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
                // The file was lost behind our back: as if the entry had not been there.
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

    /// Returns what was committed after a position of this opening, in order.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position)
    }

    /// Finishes the commits that wait and lets go of the folder; later calls throw `.unsupported`.
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

    /// What is done with the index, which it may change, and the batch that followers are told.
    private typealias Turn<Result> =
        @Sendable (FolderStorage, inout FolderIndex, FolderFiles) throws -> (Result, ChangeBatch?)

    /// Runs a body alone, on a thread that may wait for the disk.
    private func inTurn<Result: Sendable>(
        _ body: @escaping Turn<Result>
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { done in
            // Whoever waits holds the storage; once it goes on, nothing here may keep the folder open.
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
            // What was found lost is forgotten whatever becomes of the rest.
            defer { state.withLock { $0.index = index } }
            (result, batch) = try body(self, &index, files)
        }
        // Whoever is told can read it.
        if let batch { hub.publish(batch) }
        return result
    }
}
