#if Postgres
import Dispatch
public import Larder

extension PostgresStorage {
    /// Returns the position of the last commit, before which none is missing.
    public func position() async throws -> StoragePosition {
        try await settled { _, extent in extent.position }
    }

    /// Returns what commits of all servers changed after a position, in order.
    ///
    /// The last hundred thousand are known one by one. A lost connection does not end the stream: it goes
    /// on when the database is back, and what was committed meanwhile is in it.
    public func changes(after position: StoragePosition) -> AsyncThrowingStream<
        ChangeBatch, any Error
    > {
        hub.changes(after: position) { [weak self] in
            try await self?.batches(after: position) ?? []
        }
    }

    /// Reads what one who begins to follow has missed.
    private func batches(after position: StoragePosition) async throws -> [ChangeBatch] {
        if state.withLock({ $0.isClosed }) { return [] }
        defer { watch() }
        return try await settled { [schema] connection, end in
            try ChangeTable(schema: schema).batches(connection, after: position, end)
        }
    }

    // MARK: - Looking

    /// Finds out how far commits are settled, and runs the body with that.
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

    /// Notes how far commits are settled, so that the next look begins there.
    func note(settled position: StoragePosition) {
        state.withLock { state in
            if state.settled?.isLater(than: position) != true { state.settled = position }
        }
    }

    /// Reads what was committed since the last look, and hands it to those who follow.
    func look() async throws {
        let last = hub.position
        let batches = try await settled { [schema] connection, end in
            try ChangeTable(schema: schema).batches(connection, after: last, end)
        }
        hub.publish(batches, after: last)
    }

    /// Looks as long as somebody follows: when the bell rings, and whenever the time is up.
    private func watch() {
        state.withLock { state in
            guard state.poller == nil, !state.isClosed else { return }
            if options.listens {
                state.listener = PostgresListener(
                    address, channel: schema.quoted, limit: options.statementLimit, bell: bell)
            }
            state.poller = Task { [weak self, bell, interval = options.pollInterval] in
                while !Task.isCancelled {
                    guard await self?.lookForFollowers() == true else { return }
                    await bell.wait(atMost: interval)
                }
            }
        }
    }

    /// Returns whether to go on.
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
        // A database that is away is looked for again in a moment; who reads is told what is wrong.
        if isWanted { try? await look() }
        return isWanted
    }

    // MARK: - Telling

    /// How many numbers lie between two times that old changes are forgotten.
    private static let forgetting: UInt64 = 1_000

    /// How soon other servers are told again: what is committed meanwhile is told by one word.
    private static let announcing = Duration.milliseconds(10)

    /// Tells those who follow, here and on other servers, that there is something to look at.
    func wrote(_ commit: Commit) {
        bell.ring()
        if commit.position.point % Self.forgetting == 0 {
            // What is not forgotten now is the next time.
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

    /// Sends one word for all that was committed since the last, and outside of every commit: PostgreSQL
    /// lets only one transaction at a time commit that has a notification.
    private func announce() async {
        while state.withLock({ state in
            defer { state.hasNews = false }
            if !state.hasNews { state.isAnnouncing = false }
            return state.hasNews
        }) {
            // A word that is lost is one that others do not need: they look anyway.
            _ = try? await pool.run(isCancellable: false) { [schema] connection in
                try connection.run("SELECT pg_notify($1, '')", .text(schema.name))
                return true
            }
            // By the real clock: other servers go by no other.
            try? await Task.sleep(for: Self.announcing)
        }
    }
}

/// Wakes one who waits; rung while nobody waits, the next wait is over at once.
final class Bell: Sendable {
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

    /// Waits until the bell rings, the time is up, or the task is cancelled. One at a time.
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
                // By the real clock: other servers go by no other.
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
