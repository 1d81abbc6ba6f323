/// Lets several callers mark rows concurrently, but removes rows exclusively; first come, first served.
final class ShelfGate: Sendable {
    private struct State: Sendable {
        var together = 0
        var isAlone = false
        var waiting: ArraySlice<(isAlone: Bool, turn: CheckedContinuation<Void, Never>)> = []

        /// Admits the waiters whose turn it is.
        mutating func admit() -> [CheckedContinuation<Void, Never>] {
            var admitted: [CheckedContinuation<Void, Never>] = []
            while let first = waiting.first, !isAlone, !first.isAlone || together == 0 {
                waiting.removeFirst()
                if first.isAlone { isAlone = true } else { together += 1 }
                admitted.append(first.turn)
            }
            return admitted
        }
    }

    private let state = Locked(State())

    /// Runs the body concurrently with others like it, but never with an exclusive one.
    func together<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        await enter(isAlone: false)
        defer { leave { $0.together -= 1 } }
        return try await body()
    }

    /// Runs the body exclusively.
    func alone<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        await enter(isAlone: true)
        defer { leave { $0.isAlone = false } }
        return try await body()
    }

    private func enter(isAlone: Bool, isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { turn in
            let admitted = state.withLock { state in
                state.waiting.append((isAlone, turn))
                return state.admit()
            }
            for turn in admitted { turn.resume() }
        }
    }

    private func leave(_ change: (inout State) -> Void) {
        let admitted = state.withLock { state in
            change(&state)
            return state.admit()
        }
        for turn in admitted { turn.resume() }
    }
}
