import Larder

/// Where simulated calls wait until the run releases them.
final class SimulationGate: Sendable {
    private struct State: Sendable {
        var random: SeededRandom
        var rate: Double
        var nextID = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private let state: Locked<State>

    init(seed: UInt64, rate: Double) {
        state = Locked(State(random: SeededRandom(seed: seed), rate: rate))
    }

    /// The number of waiting calls.
    var count: Int { state.withLock { $0.waiting.count } }

    /// The fraction of calls that wait, from 0 to 1.
    var rate: Double {
        get { state.withLock { $0.rate } }
        set { state.withLock { $0.rate = newValue } }
    }

    /// Waits, with a probability of `rate`, until it is released; never throws if it ignores cancellation.
    func pass(ignoringCancellation: Bool = true) async throws {
        let id: Int? = state.withLock { state in
            guard state.random.hits(state.rate) else { return nil }
            state.nextID += 1
            return state.nextID
        }
        guard let id else { return }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if !ignoringCancellation, Task.isCancelled { return true }
                    state.waiting.append((id, continuation))
                    return false
                }
                if isOver { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            if !ignoringCancellation { take(id)?.resume(throwing: CancellationError()) }
        }
    }

    /// Releases one of the waiting calls.
    func release() {
        let continuation = state.withLock { state in
            state.waiting.isEmpty
                ? nil
                : state.waiting.remove(at: state.random.index(below: state.waiting.count))
                    .continuation
        }
        continuation?.resume()
    }

    private func take(_ id: Int) -> CheckedContinuation<Void, any Error>? {
        state.withLock { state in
            guard let place = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: place).continuation
        }
    }
}
