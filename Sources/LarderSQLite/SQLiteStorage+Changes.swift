#if SQLite
import Dispatch
import GRDB
public import Larder

/// The connection that looks for commits of other processes; only used on its queue.
struct Watch: Sendable {
    var connection: DatabaseQueue
    /// The generation of the opening it belongs to.
    var generation: Int
    /// This connection's `data_version` at the last read; the number has a meaning only within one
    /// connection.
    var version: Int64?

    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try connection.inDatabase { db in try db.transaction("DEFERRED") { try body(db) } }
    }
}

extension SQLiteStorage {
    /// How long a commit by another process may go unnoticed.
    private static let pollInterval = Duration.milliseconds(100)

    /// Returns the changes since a position, in order, including those of other processes, which are polled
    /// ten times a second.
    ///
    /// The last two thousand commits are known individually, even after a restart. The stream does not keep
    /// the storage open.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position) { [weak self] in
            try await self?.batches(after: position) ?? []
        }
    }

    /// Reads what a new follower has missed.
    private func batches(after position: StoragePosition) async throws -> [ChangeBatch] {
        defer { watchOthers() }
        if try current().connections?.isAlone == true {
            return try await read { try ChangeLog.batches($0, after: position, Ledger($0)) }
        }
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

    /// Publishes batches that the hub does not have yet, in order, if they are from the open file.
    ///
    /// - Parameters:
    ///   - position: The position after which the batches were read.
    ///   - generation: The opening of the file from which they were read.
    func publish(
        _ batches: [ChangeBatch], after position: StoragePosition, _ generation: Int
    ) {
        publishing.withLock { _ in
            // Reopening the file reports everything in the previous one as changed.
            guard generation == state.withLock({ $0.generation }) else { return }
            hub.publish(batches, after: position)
        }
    }

    // MARK: - Other processes

    /// Looks for commits of other processes as long as there are followers.
    private func watchOthers() {
        state.withLock { state in
            guard state.poller == nil, !state.opening.isClosed else { return }
            state.poller = Task { [weak self] in
                while !Task.isCancelled {
                    // Uses the real clock, whatever the environment's clock, because other processes do. The
                    // sleep ends early when cancelled.
                    try? await Task.sleep(for: Self.pollInterval)
                    guard let self, await self.lookForOthers() else { return }
                }
            }
        }
    }

    /// Returns whether to continue.
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
        // Opens the file that replaced ours.
        if !isThere { _ = try? await position() }
        return true
    }

    /// Returns whether the file is still there; on the watch queue.
    private func lookForOthersNow() -> Bool {
        guard let (connections, generation) = try? current() else { return true }
        guard let connections else { return false }
        // A file that cannot be read now is tried again soon. The hub's position is taken before the read
        // transaction, so that the transaction is never older.
        let position = hub.position
        if !connections.isAlone, connections.identity != file.identity { return false }
        guard !connections.isAlone, var watch = try? watching(generation) else {
            // There is no other connection, or none can be opened now, as without a descriptor for it.
            let batches = try? connections.read(file) { db in
                try ChangeLog.batches(db, after: position, Ledger(db))
            }
            if let batches { publish(batches, after: position, generation) }
            // A read that finds the file shared shares it, too.
            return batches != nil || !connections.isAlone || !file.mayBeShared
        }
        let found = try? watch.read { db in
            let version = try db.number("PRAGMA data_version")
            let isNew = version != watch.version
            return (version, try isNew ? ChangeLog.batches(db, after: position, Ledger(db)) : [])
        }
        guard let found else { return true }
        watch.version = found.0
        keep(watch)
        publish(found.1, after: position, generation)
        return true
    }

    /// Reads on a separate connection, so that nobody waits, if one can be opened; on the watch queue.
    private func readWatched<Result>(_ body: (Database) throws -> Result) throws -> Result {
        let (connections, generation) = try current()
        guard let connections else { throw SQLiteFailure.moved }
        guard let watch = try? watching(generation) else {
            return try connections.read(file, body)
        }
        return try watch.read(body)
    }

    /// Returns the connection that watches an opening; on the watch queue.
    private func watching(_ generation: Int) throws -> Watch {
        let old = state.withLock { $0.watch }
        if let old, old.generation == generation { return old }
        try? old?.connection.close()  // it was only read
        let watch = Watch(connection: try file.openReader("watch"), generation: generation)
        guard keep(watch) else {
            try? watch.connection.close()
            throw LarderError.closed
        }
        return watch
    }

    /// Keeps the watch state, unless the storage was closed in the meantime.
    @discardableResult
    private func keep(_ watch: Watch) -> Bool {
        state.withLock { state in
            if !state.opening.isClosed { state.watch = watch }
            return !state.opening.isClosed
        }
    }
}
#endif
