import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Entries in a folder, one file each: for few or large values, and for looking at with a file
/// browser.
///
/// A file is written whole beside its place and renamed into it. A commit of several files goes
/// through a journal, so that after a crash all of it is there or nothing. Several processes may
/// share a folder on a local disk. Damaged files are renamed and reported in a `.rebuildable`
/// storage, and are errors in a `.precious` one, which also syncs every commit to the disk.
///
/// Facts of all entries are kept in memory, values are not.
public final class FolderStorage: Storage {
    /// How carefully entries are kept.
    public let durability: Durability

    private let folder: StorageFolder
    private let queue = DispatchQueue(label: "larder.folder")
    private let hub = StorageChangeHub()
    private let state: Locked<State>

    private struct State: Sendable {
        var index: FolderIndex
        var isClosed = false
        var poller: Task<Void, Never>?
    }

    /// Opens a folder, and makes it if it is not there.
    ///
    /// Throws `.damaged` for a precious folder that lost or changed a file, and `.tooNew` for one
    /// that a newer version wrote.
    public init(
        at url: URL, durability: Durability = .rebuildable,
        environment: StoreEnvironment = StoreEnvironment()
    ) throws {
        precondition(durability != .transient, "a folder is never transient; use MemoryStorage")
        self.durability = durability
        let folder = try StorageFolder(
            path: url.path, durability: durability, environment: environment)
        self.folder = folder
        state = Locked(State(index: try folder.lock.withLock { try folder.open() }))
    }

    deinit {
        state.withLock { $0.poller?.cancel() }
        hub.finish()
    }

    /// Returns an entry, or nil when there is none.
    public func entry(for key: Key) async throws -> StoredEntry? {
        try refreshIfNeeded()
        guard let known = try index().table.entries[key] else { return nil }
        if let found = try read(key), found.revision == known.revision { return found }
        // A commit of another process is under way: wait for its end.
        try refresh()
        guard try index().table.entries[key] != nil else { return nil }
        if let found = try read(key) { return found }
        if durability == .precious { throw folder.damaged("the file of \(key) is gone") }
        return nil
    }

    private func read(_ key: Key) throws -> StoredEntry? {
        do {
            return try folder.read(key)
        } catch let error as LarderError where error.code == .damaged && durability != .precious {
            try folder.lock.withLock { try folder.setAside(key, error) }
            state.withLock { $0.index.forget(key) }
            return nil
        }
    }

    /// Lists entries in the order of their keys.
    public func summaries(
        under prefix: Key?, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try refreshIfNeeded()
        return try state.withLock { state in
            guard !state.isClosed else { throw LarderError.closed }
            return state.index.summaries(under: prefix, after: after, limit: limit)
        }
    }

    /// Carries out operations in one transaction and returns its revision.
    @discardableResult
    public func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await withCheckedThrowingContinuation { done in
            queue.async { [self] in done.resume(with: Result { try commitNow(operations) }) }
        }
    }

    private func commitNow(_ operations: [StorageOperation]) throws -> UInt64 {
        guard !operations.isEmpty else { return try index().table.revision }
        return try folder.lock.withLock {
            var (index, news) = try folder.refreshed(try self.index())
            take(index, news)
            let revision = try folder.commit(operations, to: &index)
            let scope = operations.scope
            take(index, [StorageChange(revision: revision, scope: scope, isForeign: false)])
            return revision
        }
    }

    /// Returns the commits from now on, in order, including those of other processes.
    public func changes() -> AsyncStream<StorageChange> {
        try? refreshIfNeeded()  // what others did before now is not news
        let stream = hub.changes(after: state.withLock { $0.index.table.revision })
        state.withLock { state in
            guard state.poller == nil, !state.isClosed else { return }
            state.poller = Task { [weak self] in
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(100))  // ends early when cancelled
                    guard let self, await self.lookForOthers() else { return }
                }
            }
        }
        return stream
    }

    private func lookForOthers() async -> Bool {
        await withCheckedContinuation { done in
            queue.async { [self] in
                let isWanted = state.withLock { state in
                    let isWanted = !hub.isEmpty && !state.isClosed
                    if !isWanted { state.poller = nil }
                    return isWanted
                }
                // A folder that cannot be read now is looked at again in a moment.
                if isWanted { try? refreshIfNeeded() }
                done.resume(returning: isWanted)
            }
        }
    }

    /// Finishes the commits that wait; later calls throw `.unsupported`.
    public func close() async throws {
        await withCheckedContinuation { done in
            queue.async { done.resume() }
        }
        state.withLock { state in
            state.isClosed = true
            state.poller?.cancel()
        }
        hub.finish()
    }

    // MARK: - The index

    private func index() throws -> FolderIndex {
        try state.withLock { state in
            guard !state.isClosed else { throw LarderError.closed }
            return state.index
        }
    }

    private func refreshIfNeeded() throws {
        if folder.isChanged(since: try index()) { try refresh() }
    }

    private func refresh() throws {
        try folder.lock.withLock {
            let (index, news) = try folder.refreshed(try self.index())
            take(index, news)
        }
    }

    /// Takes in a newer index and tells listeners; the lock is held, so that news are in order.
    private func take(_ index: FolderIndex, _ news: [StorageChange]) {
        state.withLock { $0.index = index }
        for change in news { hub.publish(change) }
    }
}
