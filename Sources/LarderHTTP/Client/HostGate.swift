import Larder

/// Limits concurrent requests, in total and per host.
///
/// First come, first served, except that waiters for a busy host are skipped. A task that is cancelled while
/// waiting leaves the queue immediately.
struct HostGate: Sendable {
    private struct Waiter {
        var id: Int
        var host: String
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var nextID = 0
        var running: [String: Int] = [:]
        var total = 0
        var waiters: [Waiter] = []
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())
    private let perHost: Int
    private let overall: Int

    init(perHost: Int, overall: Int) {
        precondition(perHost > 0 && overall > 0, "a gate must let at least one request through")
        self.perHost = perHost
        self.overall = overall
    }

    /// Runs the body when its turn comes.
    func pass<Result>(_ host: String, _ body: () async throws -> Result) async throws -> Result {
        try await enter(host)
        defer { leave(host) }
        return try await body()
    }

    /// How many requests are waiting now.
    var waiting: Int { state.withLock { $0.waiters.count } }

    private func enter(_ host: String) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    if hasRoom(for: host, state) {
                        take(host, &state)
                        return .success(())
                    }
                    state.waiters.append(Waiter(id: id, host: host, continuation: continuation))
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            cancel(id)
        }
        state.withLock { _ = $0.cancelled.remove(id) }
    }

    private func cancel(_ id: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil
            }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    private func leave(_ host: String) {
        let next = state.withLock { state -> [Waiter] in
            state.total -= 1
            let left = (state.running[host] ?? 1) - 1
            state.running[host] = left > 0 ? left : nil
            var released: [Waiter] = []
            while let index = state.waiters.firstIndex(where: { hasRoom(for: $0.host, state) }) {
                let waiter = state.waiters.remove(at: index)
                take(waiter.host, &state)
                released.append(waiter)
            }
            return released
        }
        for waiter in next { waiter.continuation.resume() }
    }

    private func hasRoom(for host: String, _ state: State) -> Bool {
        state.total < overall && state.running[host, default: 0] < perHost
    }

    private func take(_ host: String, _ state: inout State) {
        state.total += 1
        state.running[host, default: 0] += 1
    }
}
