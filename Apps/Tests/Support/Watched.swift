import Larder

/// A state that a test can wait for, without looking again and again.
package final class Watched<State: Sendable>: Sendable {
    private struct Waiter: Sendable {
        var isMet: @Sendable (State) -> Bool
        var continuation: CheckedContinuation<Void, Never>
    }

    private struct Inner: Sendable {
        var state: State
        var waiters: [Waiter] = []
    }

    private let inner: Locked<Inner>

    /// Creates it with a state to begin with.
    package init(_ state: State) {
        inner = Locked(Inner(state: state))
    }

    /// The state now.
    package var state: State { inner.withLock { $0.state } }

    /// Changes the state, and wakes whoever waited for what it became.
    package func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, met) = inner.withLock { inner in
            let result = body(&inner.state)
            let state = inner.state
            let met = inner.waiters.filter { $0.isMet(state) }
            inner.waiters.removeAll { $0.isMet(state) }
            return (result, met)
        }
        for waiter in met { waiter.continuation.resume() }
        return result
    }

    /// Waits until the state is as wanted.
    package func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isDone = inner.withLock { inner in
                if isMet(inner.state) { return true }
                inner.waiters.append(Waiter(isMet: isMet, continuation: continuation))
                return false
            }
            if isDone { continuation.resume() }
        }
    }
}
