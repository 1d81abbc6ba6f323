/// The lists and streams that show rows of a shelf; each is asked for its rows before others are removed.
final class ShelfViewers: Sendable {
    private struct State: Sendable {
        var shown: [Int: @Sendable () -> [ShelfIdentity]] = [:]
        var nextID = 0
    }

    private let state = Locked(State())

    /// Protects the rows that a closure returns, until the token is cancelled or released.
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

    /// The rows that are shown now.
    var shown: Set<ShelfIdentity> {
        let all = state.withLock { Array($0.shown.values) }
        return all.reduce(into: []) { $0.formUnion($1()) }
    }
}
