/// Those who show rows of a shelf, each asked for them when something is to be removed.
final class ShelfViewers: Sendable {
    private struct State: Sendable {
        var shown: [Int: @Sendable () -> [ShelfIdentity]] = [:]
        var nextID = 0
    }

    private let state = Locked(State())

    /// Protects what a closure returns from now on, until the token is cancelled or let go.
    func join(_ shown: @escaping @Sendable () -> [ShelfIdentity]) -> ObservationToken {
        let id = state.withLock { state in
            state.nextID += 1
            state.shown[state.nextID] = shown
            return state.nextID
        }
        return ObservationToken { [weak self] in
            self?.state.withLock { _ = $0.shown.removeValue(forKey: id) }
        }
    }

    /// What somebody shows now.
    var shown: Set<ShelfIdentity> {
        let all = state.withLock { Array($0.shown.values) }
        return all.reduce(into: []) { $0.formUnion($1()) }
    }
}
