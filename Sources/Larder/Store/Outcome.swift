/// The outcome of a change: told once, awaited once.
final class Outcome<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, any Error>)
        case told(Result<Value, any Error>)
    }

    private let state = Locked(State.open)

    /// Whether it has been told.
    var isTold: Bool { result != nil }

    private var result: Result<Value, any Error>? {
        state.withLock { state in
            if case .told(let result) = state { return result }
            return nil
        }
    }

    /// Tells the outcome; later calls have no effect.
    func tell(_ result: Result<Value, any Error>) {
        let waiter: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .open:
                state = .told(result)
                return nil
            case .awaited(let waiter):
                state = .told(result)
                return waiter
            case .told: return nil
            }
        }
        waiter?.resume(with: result)
    }

    /// Waits for the outcome, however long that takes: it is always told eventually.
    func wait() async throws -> Value {
        if let told = result { return try told.get() }
        return try await withCheckedThrowingContinuation { waiter in
            let told: Result<Value, any Error>? = state.withLock { state in
                if case .told(let result) = state { return result }
                state = .awaited(waiter)
                return nil
            }
            if let told { waiter.resume(with: told) }
        }
    }
}
