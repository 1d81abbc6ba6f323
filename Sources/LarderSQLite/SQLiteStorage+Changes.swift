#if SQLite
import Dispatch
import GRDB
public import Larder

/// The connection that looks for the commits of other processes; only used on its queue.
struct Watch: Sendable {
    var connection: DatabaseQueue
    /// The opening of the file that it belongs to.
    var generation: Int
    /// What this connection calls the state of the file that it read last; to another connection
    /// the same number is another state.
    var version: Int64?

    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try connection.inDatabase { db in try db.transaction("DEFERRED") { try body(db) } }
    }
}

extension SQLiteStorage {
    /// How long a commit by another process goes unseen at most.
    private static let pollInterval = Duration.milliseconds(100)

    /// Returns what commits changed after a position, in order, including those of other processes,
    /// which are looked for ten times a second.
    ///
    /// The last two thousand commits are known one by one, over restarts too. The stream does not
    /// keep the storage open.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position) { [weak self] in
            try await self?.batches(after: position) ?? []
        }
    }

    /// Reads what one who begins to follow has missed.
    private func batches(after position: StoragePosition) async throws -> [ChangeBatch] {
        defer { watchOthers() }
        return try await withCheckedThrowingContinuation { done in
            watchQueue.async { [self] in
                done.resume(
                    with: Result {
                        try readWatched { db in
                            try ChangeLog.batches(db, after: position, Ledger(db))
                        }
                    })
            }
        }
    }

    /// Hands batches to the hub that it does not have yet, in order, if they are from the file that is open.
    ///
    /// - Parameters:
    ///   - position: What the batches were read after.
    ///   - generation: The opening of the file that they were read from.
    func publish(
        _ batches: [ChangeBatch], after position: StoragePosition, _ generation: Int
    ) {
        publishing.withLock { _ in
            // Reopening the file tells of everything that was in the one before.
            guard generation == state.withLock({ $0.generation }) else { return }
            hub.publish(batches, after: position)
        }
    }

    // MARK: - Other processes

    /// Looks for commits of others as long as somebody follows.
    private func watchOthers() {
        state.withLock { state in
            guard state.poller == nil, !state.opening.isClosed else { return }
            state.poller = Task { [weak self] in
                while !Task.isCancelled {
                    // By the real clock, whatever clock we were given: others go by no other. Ends
                    // early when cancelled.
                    try? await Task.sleep(for: Self.pollInterval)
                    guard let self, await self.lookForOthers() else { return }
                }
            }
        }
    }

    /// Returns whether to go on.
    private func lookForOthers() async -> Bool {
        let isWanted = state.withLock { state in
            let isWanted = !hub.isEmpty && !state.opening.isClosed
            if !isWanted { state.poller = nil }
            return isWanted
        }
        guard isWanted else { return false }
        let isThere = await withCheckedContinuation { done in
            watchQueue.async { [self] in done.resume(returning: lookForOthersNow()) }
        }
        // Opens the file that took the place of ours.
        if !isThere { _ = try? await position() }
        return true
    }

    /// Returns whether the file is still there; on the queue for watching.
    private func lookForOthersNow() -> Bool {
        guard let (connections, generation) = try? current() else { return true }
        guard let connections else { return false }
        if connections.isAlone { return true }
        if connections.identity != file.identity { return false }
        // A file that cannot be read now is looked at again in a moment.
        // Before the picture that it is compared with, which then is no older.
        let position = hub.position
        guard var watch = try? watching(generation),
            let found = try? watch.read({ db in
                let version = try db.number("PRAGMA data_version")
                let isNew = version != watch.version
                return (
                    version, try isNew ? ChangeLog.batches(db, after: position, Ledger(db)) : []
                )
            })
        else { return true }
        watch.version = found.0
        keep(watch)
        publish(found.1, after: position, generation)
        return true
    }

    /// Reads by a connection of its own, so that nobody waits; on the queue for watching.
    private func readWatched<Result>(_ body: (Database) throws -> Result) throws -> Result {
        let (connections, generation) = try current()
        guard let connections else { throw SQLiteFailure.moved }
        if connections.isAlone { return try connections.read(file, body) }
        return try watching(generation).read(body)
    }

    /// Returns the connection that watches an opening; on the queue for watching.
    private func watching(_ generation: Int) throws -> Watch {
        let old = state.withLock { $0.watch }
        if let old, old.generation == generation { return old }
        try? old?.connection.close()  // it only read
        let watch = Watch(connection: try file.openReader("watch"), generation: generation)
        guard keep(watch) else {
            try? watch.connection.close()
            throw LarderError.closed
        }
        return watch
    }

    /// Keeps what was seen, unless the storage was closed meanwhile.
    @discardableResult
    private func keep(_ watch: Watch) -> Bool {
        state.withLock { state in
            if !state.opening.isClosed { state.watch = watch }
            return !state.opening.isClosed
        }
    }
}
#endif
