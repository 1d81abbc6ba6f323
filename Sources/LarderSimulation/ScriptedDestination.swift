public import Larder

/// A destination that answers from a script, with one step per attempt, and records what it carried out.
///
/// At the end of the script it accepts everything. It honours the identity of a write, unless told otherwise: a
/// write that was carried out is accepted again and not carried out twice.
public final class ScriptedDestination<Payload: Sendable>: Destination {
    /// What happens to one attempt.
    public enum Step: Sendable {
        /// It is carried out and answered.
        case accept
        /// It is refused.
        case fail(LarderError)
        /// It is carried out, and the answer is lost.
        case loseAnswer
        /// It waits for ``ScriptedDestination/release()``; then it is carried out and answered.
        case hold

        /// Fails.
        public static func failure(
            _ code: LarderError.Code, _ message: String = "Scripted failure."
        ) -> Step {
            .fail(LarderError(code, message: message))
        }
    }

    private struct State: Sendable {
        var steps: [Step]
        var received: [Delivery<Payload>] = []
        var carriedOut: [Delivery<Payload>] = []
        var known: Set<String> = []
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func metWatchers() -> [CheckedContinuation<Void, Never>] {
            let met = watchers.filter { $0.count <= received.count }.map(\.continuation)
            watchers.removeAll { $0.count <= received.count }
            return met
        }
    }

    private let state: Locked<State>
    private let honoursIdentity: Bool

    /// Creates a destination.
    public init(_ steps: [Step] = [], honoursIdentity: Bool = true) {
        state = Locked(State(steps: steps))
        self.honoursIdentity = honoursIdentity
    }

    /// Every attempt, in order.
    public var received: [Delivery<Payload>] { state.withLock { $0.received } }

    /// What was carried out, in order.
    public var carriedOut: [Delivery<Payload>] { state.withLock { $0.carriedOut } }

    /// Appends steps to the script.
    public func add(_ steps: Step...) { state.withLock { $0.steps += steps } }

    /// Waits until at least this many attempts have begun.
    public func received(atLeast count: Int) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.received.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Lets the held attempts go on.
    public func release() {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Takes a step.
    public func send(_ delivery: Delivery<Payload>) async throws {
        let (step, met) = state.withLock { state in
            let step = state.steps.isEmpty ? Step.accept : state.steps.removeFirst()
            if case .hold = step { return (step, [CheckedContinuation<Void, Never>]()) }
            state.received.append(delivery)
            return (step, state.metWatchers())
        }
        for watcher in met { watcher.resume() }
        switch step {
        case .accept: break
        case .fail(let error): throw error
        case .loseAnswer:
            carryOut(delivery)
            throw LarderError(.timedOut, message: "The answer was lost.")
        case .hold:
            await withCheckedContinuation { continuation in
                // Who waits for the attempt may release it at once.
                let met = state.withLock { state in
                    state.held.append(continuation)
                    state.received.append(delivery)
                    return state.metWatchers()
                }
                for watcher in met { watcher.resume() }
            }
        }
        carryOut(delivery)
    }

    private func carryOut(_ delivery: Delivery<Payload>) {
        state.withLock { state in
            guard state.known.insert(delivery.id).inserted || !honoursIdentity else { return }
            state.carriedOut.append(delivery)
        }
    }
}
