#if Postgres
import Dispatch
public import Larder

extension PostgresStorage {
    /// Returns the position of the last commit that has no gaps before it.
    public func position() async throws -> StoragePosition {
        try await settled { _, extent in extent.position }
    }

    /// Returns the changes since a position, from the commits of all servers, in order.
    ///
    /// The last hundred thousand commits are known individually. A lost connection does not end the stream:
    /// it continues when the database is back, including what was committed in the meantime.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position) { [weak self] in
            try await self?.batches(after: position) ?? []
        }
    }

    /// Reads what a new follower has missed.
    private func batches(after position: StoragePosition) async throws -> [ChangeBatch] {
        if state.withLock({ $0.isClosed }) { return [] }
        defer { watch() }
        return try await settled { [schema] connection, end in
            try ChangeTable(schema: schema).batches(connection, after: position, end)
        }
    }

    // MARK: - Polling

    /// Finds out up to where commits are settled, and runs the body with that.
    func settled<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection, ChangeTable.Extent) throws -> Result
    ) async throws -> Result {
        let known = state.withLock { $0.settled }
        let (extent, result) = try await read { [schema] connection in
            let extent = try ChangeTable(schema: schema).settle(connection, after: known)
            return (extent, try body(connection, extent))
        }
        note(settled: extent.position)
        return result
    }

    /// Records up to where commits are settled, so that the next look starts there.
    func note(settled position: StoragePosition) {
        state.withLock { state in
            if state.settled?.isLater(than: position) != true { state.settled = position }
        }
    }

    /// Reads the commits since the last look, and passes them to followers.
    func look() async throws {
        let last = hub.position
        let batches = try await settled { [schema] connection, end in
            try ChangeTable(schema: schema).batches(connection, after: last, end)
        }
        hub.publish(batches, after: last)
    }

    /// Polls as long as there are followers: when the bell rings, and at regular intervals.
    private func watch() {
        state.withLock { state in
            guard state.poller == nil, !state.isClosed else { return }
            if options.listens {
                state.listener = PostgresListener(
                    address, channel: schema.quoted, limit: options.statementLimit, signal: signal)
            }
            state.poller = Task { [weak self, signal, interval = options.pollInterval] in
                while !Task.isCancelled {
                    guard await self?.lookForFollowers() == true else { return }
                    await signal.wait(atMost: interval)
                }
            }
        }
    }

    /// Returns whether to continue.
    private func lookForFollowers() async -> Bool {
        let (isWanted, listener) = state.withLock { state -> (Bool, PostgresListener?) in
            if !hub.isEmpty && !state.isClosed { return (true, nil) }
            defer {
                state.poller = nil
                state.listener = nil
            }
            return (false, state.listener)
        }
        listener?.end()
        // If the database is away, the next poll tries again; readers report the error.
        if isWanted { try? await look() }
        return isWanted
    }

    // MARK: - Notifying

    /// How many commits lie between two clean-ups of old changes.
    private static let forgetting: UInt64 = 1_000

    /// The pause between two notifications to other servers; one covers all commits in between.
    private static let announcing = Duration.milliseconds(10)

    /// Notifies followers, here and on other servers, of a commit.
    func wrote(_ commit: Commit) {
        signal.ring()
        if commit.position.point % Self.forgetting == 0 {
            // What is not cleaned up now is cleaned up next time.
            Task { [pool, schema] in
                try? await pool.run(isCancellable: false) { connection in
                    try ChangeTable(schema: schema).forgetOld(
                        connection, newest: commit.position.point)
                }
            }
        }
        guard options.listens else { return }
        let isFirst = state.withLock { state in
            state.hasNews = true
            defer { state.isAnnouncing = true }
            return !state.isAnnouncing
        }
        if isFirst { Task { await announce() } }
    }

    /// Sends one notification for all commits since the last one, outside of their transactions: PostgreSQL
    /// lets only one transaction with a notification commit at a time.
    private func announce() async {
        while state.withLock({ state in
            defer { state.hasNews = false }
            if !state.hasNews { state.isAnnouncing = false }
            return state.hasNews
        }) {
            // A lost notification does no harm: others poll anyway.
            _ = try? await pool.run(isCancellable: false) { [schema] connection in
                try connection.run("SELECT pg_notify($1, '')", .text(schema.name))
                return true
            }
            // Uses the real clock, like the other servers.
            try? await Task.sleep(for: Self.announcing)
        }
    }
}

/// Wakes a waiter; if it is rung while nobody waits, the next wait ends at once.
final class ChangeSignal: Sendable {
    private struct State {
        var isRung = false
        var waiter: CheckedContinuation<Void, Never>?
        var turn = 0
    }

    private let state = Locked(State())

    func ring() {
        let waiter = state.withLock { state in
            defer { state.waiter = nil }
            if state.waiter == nil { state.isRung = true }
            return state.waiter
        }
        waiter?.resume()
    }

    /// Waits until the bell rings, the time is up, or the task is cancelled. One waiter at a time.
    func wait(atMost time: Duration) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let turn: Int? = state.withLock { state in
                    if state.isRung || Task.isCancelled {
                        state.isRung = false
                        return nil
                    }
                    state.waiter = waiter
                    state.turn += 1
                    return state.turn
                }
                guard let turn else { return waiter.resume() }
                // Uses the real clock, like the other servers.
                DispatchQueue.global().asyncAfter(deadline: .now() + time.seconds) {
                    [weak self] in
                    self?.end(turn)
                }
            }
        } onCancel: {
            ring()
        }
    }

    private func end(_ turn: Int) {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.turn == turn else { return nil }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }
}
#endif
