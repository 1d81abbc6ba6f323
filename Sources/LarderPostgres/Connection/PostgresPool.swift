#if Postgres
import Dispatch
import Larder

/// A few connections shared by many tasks: first come, first served, with a limit on waiting.
///
/// Each connection has a queue of its own on which its work runs and blocks, so no thread of Swift's
/// cooperative pool does.
final class PostgresPool: Sendable {
    let address: PostgresAddress

    /// How long a call waits for a free connection, and for a database that is away.
    let patience: Duration

    /// How long an answer may take; the server's own timeout is shorter.
    private let answerLimit: Duration

    private struct State {
        var idle: [Worker]
        var waiters: [(id: Int, done: CheckedContinuation<Worker, any Error>)] = []
        var nextID = 0
        var busy = 0
        var isClosed = false
        var closing: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Locked<State>

    init(_ address: PostgresAddress, size: Int, patience: Duration, answerLimit: Duration) {
        self.address = address
        self.patience = patience
        self.answerLimit = answerLimit
        state = Locked(State(idle: (0..<max(1, size)).map { Worker($0) }))
    }

    /// Runs the body with a connection, on its queue. An open transaction is rolled back afterwards.
    ///
    /// If the task is cancelled while waiting, it leaves the queue. With `isCancellable` this returns at
    /// once, and the running statement is cancelled in the background, or its connection shut down if the
    /// server does not cancel it. A commit is allowed to finish instead, because otherwise its outcome would
    /// be unknown.
    func run<Result: Sendable>(
        isCancellable: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        let worker = try await take()
        let job = PostgresJob(isCancellable: isCancellable)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { done in
                let waiter = Locked<CheckedContinuation<Result, any Error>?>(done)
                @Sendable func end(_ result: Swift.Result<Result, any Error>) {
                    let done = waiter.withLock { waiter in
                        defer { waiter = nil }
                        return waiter
                    }
                    done?.resume(with: result)
                }
                worker.queue.async { [self] in
                    let result = Swift.Result { try perform(body, worker, job) }
                    give(worker)
                    end(result)
                }
                job.whenCancelled { end(.failure(CancellationError())) }
            }
        } onCancel: {
            job.cancel()
        }
    }

    private func perform<Result>(
        _ body: (PostgresConnection) throws -> Result, _ worker: Worker, _ job: PostgresJob
    ) throws -> Result {
        try job.check()
        var connection = worker.connection.withLock { $0 }
        if connection?.isLost != false {
            connection = nil
            worker.connection.withLock { $0 = nil }
            connection = try PostgresConnection(address, patience: answerLimit)
            worker.connection.withLock { $0 = connection }
        }
        guard let connection else { throw LarderError.closed }
        job.begin(connection)
        defer {
            // A cancel request may take effect late; the next user must not be hit by it.
            if job.end() { worker.connection.withLock { $0 = nil } }
        }
        try job.check()
        do {
            return try body(connection)
        } catch {
            connection.rollBack()
            try job.check()
            throw error
        }
    }

    // MARK: - Queueing

    private func take() async throws -> Worker {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { done in
                let answer: Result<Worker, any Error>? = state.withLock { state in
                    if state.isClosed { return .failure(LarderError.closed) }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if let worker = state.idle.popLast() {
                        state.busy += 1
                        return .success(worker)
                    }
                    state.waiters.append((id, done))
                    return nil
                }
                if let answer { return done.resume(with: answer) }
                DispatchQueue.global().asyncAfter(deadline: .now() + patience.seconds) {
                    [weak self] in
                    self?.giveUp(id, Self.crowded)
                }
            }
        } onCancel: {
            giveUp(id, CancellationError())
        }
    }

    private func giveUp(_ id: Int, _ error: any Error) {
        let waiter = state.withLock { state in
            state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
        }
        waiter?.done.resume(throwing: error)
    }

    private func give(_ worker: Worker) {
        let (next, closing) = state.withLock {
            state -> (CheckedContinuation<Worker, any Error>?, [CheckedContinuation<Void, Never>])
            in
            if !state.waiters.isEmpty { return (state.waiters.removeFirst().done, []) }
            state.busy -= 1
            state.idle.append(worker)
            guard state.isClosed, state.busy == 0 else { return (nil, []) }
            defer { state.closing = [] }
            return (nil, state.closing)
        }
        next?.resume(returning: worker)
        for waiter in closing { waiter.resume() }
    }

    /// Waits for all running and waiting work, then closes the connections.
    func close() async {
        await withCheckedContinuation { done in
            let isIdle = state.withLock { state in
                state.isClosed = true
                if state.busy > 0 { state.closing.append(done) }
                return state.busy == 0
            }
            if isIdle { done.resume() }
        }
        for worker in state.withLock({ $0.idle }) { worker.connection.withLock { $0 = nil } }
    }

    /// How many callers wait for a connection, and how many connections are in use.
    var waiting: Int { state.withLock { $0.waiters.count } }
    var busyCount: Int { state.withLock { $0.busy } }

    private static let crowded = LarderError(
        .busy,
        message: "All connections to the database are busy. Try again in a moment.")

    /// A slot for a connection, with the only queue that uses it.
    private final class Worker: Sendable {
        let queue: DispatchQueue
        let connection = Locked<PostgresConnection?>(nil)

        init(_ number: Int) {
            queue = DispatchQueue(label: "larder.postgres.\(number)")
        }
    }
}

/// One use of a connection, which its task may cancel.
private final class PostgresJob: Sendable {
    private struct State {
        var isCancelled = false
        var hasAsked = false
        var canceller: PostgresCanceller?
        var socket: Int32?
        var leave: (@Sendable () -> Void)?
    }

    /// How long, in seconds, the server has to cancel the statement.
    private static let patience = 1.0

    private let state = Locked(State())
    private let isCancellable: Bool

    init(isCancellable: Bool) { self.isCancellable = isCancellable }

    func check() throws {
        if state.withLock({ $0.isCancelled }) && isCancellable { throw CancellationError() }
    }

    func begin(_ connection: PostgresConnection) {
        guard isCancellable else { return }
        let canceller = connection.canceller
        state.withLock { state in
            state.canceller = canceller
            state.socket = connection.socket
        }
    }

    /// Runs the body when the job is cancelled, or at once if it already was.
    func whenCancelled(_ body: @escaping @Sendable () -> Void) {
        guard isCancellable else { return }
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.leave = body }
            return state.isCancelled
        }
        if isCancelled { body() }
    }

    /// Returns whether the server was asked to cancel.
    func end() -> Bool {
        state.withLock { state in
            state.canceller = nil
            state.socket = nil
            return state.hasAsked
        }
    }

    func cancel() {
        let (canceller, leave) = state.withLock { state in
            state.isCancelled = true
            state.hasAsked = state.canceller != nil
            defer { state.leave = nil }
            return (state.canceller, state.leave)
        }
        leave?()
        guard let canceller else { return }
        // Cancelling opens a separate connection and waits for it.
        DispatchQueue.global().async { canceller.cancel() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { self.cut() }
    }

    /// Shuts down the connection if it is still in use; nobody waits for its answer.
    private func cut() {
        state.withLock { state in
            if let socket = state.socket { PostgresConnection.cut(socket) }
        }
    }
}

extension Duration {
    /// The duration in seconds, for Dispatch.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
#endif
