/// Limits how many fetches run at once, over all stores that share it, and can hold them back.
///
/// Fetches start in the order they came. A fetch that waits here can be cancelled.
public final class FetchQueue: Sendable {
    private struct State {
        var limit: Int
        var running = 0
        var isSuspended = false
        var nextID = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []

        mutating func admit() -> [CheckedContinuation<Void, any Error>] {
            var admitted: [CheckedContinuation<Void, any Error>] = []
            while !isSuspended, running < limit, !waiting.isEmpty {
                running += 1
                admitted.append(waiting.removeFirst().continuation)
            }
            return admitted
        }
    }

    private let state: Locked<State>

    /// Creates a queue that lets `limit` fetches run at once.
    public init(limit: Int = 5) {
        precondition(limit > 0, "a queue with the limit \(limit) lets nothing through")
        state = Locked(State(limit: limit))
    }

    /// Whether new fetches are held back; those that run go on.
    public var isSuspended: Bool { state.withLock { $0.isSuspended } }

    /// Holds new fetches back.
    public func suspend() {
        state.withLock { $0.isSuspended = true }
    }

    /// Lets fetches through again.
    public func resume() {
        let admitted = state.withLock { state in
            state.isSuspended = false
            return state.admit()
        }
        for continuation in admitted { continuation.resume() }
    }

    /// How many fetches run and how many wait.
    public var counts: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.waiting.count) }
    }

    /// Runs the body when there is room.
    func run<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let admitted: [CheckedContinuation<Void, any Error>]? = state.withLock { state in
                    if Task.isCancelled { return nil }
                    state.waiting.append((id, continuation))
                    return state.admit()
                }
                guard let admitted else {
                    continuation.resume(throwing: CancellationError())
                    return
                }
                for continuation in admitted { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                    return nil
                }
                return state.waiting.remove(at: index).continuation
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    private func leave() {
        let admitted = state.withLock { state in
            state.running -= 1
            return state.admit()
        }
        for continuation in admitted { continuation.resume() }
    }
}
