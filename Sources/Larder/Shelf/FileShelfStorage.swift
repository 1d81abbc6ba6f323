import Dispatch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Shelves in one file, for some thousand rows: all of them are in memory too, and every commit is
/// appended to the file and synced.
///
/// Several processes may share the file on a local disk. Use SQLite for more, or for search that is
/// ranked.
public final class FileShelfStorage: ShelfStorage {
    private struct State: Sendable {
        var position = ShelfJournal.Position()
        var isClosed = false
        var poller: Task<Void, Never>?
    }

    private let journal: ShelfJournal
    private let lock: FileLock
    private let queue = DispatchQueue(label: "larder.shelves")
    private let hub = StorageChangeHub()
    private let state = Locked(State())

    /// Opens a file, and makes it with the first commit; throws `.tooNew` for one that a newer
    /// version wrote.
    public init(at url: URL, environment: StoreEnvironment = StoreEnvironment()) throws {
        let path = url.path
        try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        journal = ShelfJournal(path: path, environment: environment)
        lock = try FileLock(path: path + ".lock")
        try refresh()
    }

    deinit {
        state.withLock { $0.poller?.cancel() }
        hub.finish()
    }

    // MARK: - Writing

    /// Carries out operations, all or none; on the disk when it returns.
    @discardableResult
    public func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try await withCheckedThrowingContinuation { done in
            queue.async { [self] in done.resume(with: Result { try commitNow(operations) }) }
        }
    }

    private func commitNow(_ operations: [ShelfOperation]) throws -> ShelfCommit {
        try lock.withLock {
            var position = try position()
            publish(try journal.refresh(&position), isForeign: true)
            let commit = try journal.commit(operations, to: &position)
            state.withLock { $0.position = position }
            publish([(commit.revision, operations.scope(commit.reports))], isForeign: false)
            return commit
        }
    }

    private func publish(_ news: [(UInt64, StorageChange.Scope)], isForeign: Bool) {
        for (revision, scope) in news {
            hub.publish(StorageChange(revision: revision, scope: scope, isForeign: isForeign))
        }
    }

    // MARK: - Reading

    /// Returns the rows of these names that are there.
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow] {
        try table().rows(identities, of: shelf)
    }

    /// Returns what rows that are there are compared by.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try table().fingerprints(identities, of: shelf)
    }

    /// Returns the row with a number of arrival, by looking through all rows.
    public func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        try table().row(arrival: arrival, of: shelf)
    }

    /// Returns the rows of a query that come after a place.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        try table().page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
    }

    /// Returns the rows that hold all words, by looking through all rows.
    public func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try table().search(words, query, of: shelf, limit: limit)
    }

    /// Counts the rows by group and marks.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try table().counts(of: shelf)
    }

    /// Returns the number of the last arrival.
    public func lastArrival(of shelf: String) async throws -> UInt64 { try table().arrival }

    /// Returns how far the marks on a shelf follow what was said.
    public func watermark(of shelf: String) async throws -> String? {
        try table().watermark(of: shelf)
    }

    private func position() throws -> ShelfJournal.Position {
        try state.withLock { state in
            guard !state.isClosed else { throw LarderError.closed }
            return state.position
        }
    }

    /// The newest table, with what other processes wrote.
    private func table() throws -> ShelfTable {
        if journal.isChanged(since: try position()) { try refresh() }
        return try position().table
    }

    private func refresh() throws {
        try lock.withLock {
            var position = try position()
            publish(try journal.refresh(&position), isForeign: true)
            state.withLock { $0.position = position }
        }
    }

    // MARK: - Listening and closing

    /// Returns the commits from now on, in order, including those of other processes.
    public func changes() -> AsyncStream<StorageChange> {
        _ = try? table()  // what others did before now is not news
        let stream = hub.changes()
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
                // A file that cannot be read now is looked at again in a moment.
                if isWanted { _ = try? table() }
                done.resume(returning: isWanted)
            }
        }
    }

    /// Finishes the commits that wait; later calls throw `.unsupported`.
    public func close() async {
        await withCheckedContinuation { done in queue.async { done.resume() } }
        state.withLock { state in
            state.isClosed = true
            state.poller?.cancel()
        }
        hub.finish()
    }
}
