extension Store {
    /// Calls a closure with the current snapshots of several keys, and again whenever one of them changes.
    ///
    /// Related changes are combined into one call: ``set(_:asOf:)`` with many values, fetches that share a
    /// commit, the invalidation of a family. Changes during a call are covered by the next one. Calls come
    /// one after another, never go back to an older snapshot of a key, and always end with the newest. They
    /// come on the thread that makes the change, the first one before this returns; otherwise this works like
    /// observing a single key.
    ///
    /// ```swift
    /// let token = rates.observe(["eur", "usd"], loading: .cached) { rates in
    ///     print(rates["eur"]?.value ?? "nothing yet")
    /// }
    /// ```
    public func observe(
        _ keys: some Sequence<Key>, loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable ([Key: Snapshot<Value>]) -> Void
    ) -> ObservationToken {
        let keys = Set(keys).sorted()
        let group = WatchGroup(resources: keys.map { resource($0) }, body)
        let tokens = Burst.run {
            // Without keys there is one call, with nothing in it.
            group.tell()
            return keys.map { key in
                watch(key, loading: policy) { [weak group] notice in
                    if case .event = notice { return true }
                    group?.tell()
                    return group != nil
                }
            }
        }
        return ObservationToken {
            group.end()
            for token in tokens { token.cancel() }
        }
    }
}

/// A watcher of several entries: called for all of them at once, by one thread at a time.
private final class WatchGroup<Value: Sendable>: Sendable {
    private struct State {
        var isDue = false
        var isCalling = false
        var isEnded = false
        /// The sum of the last reported revisions; no state is reported twice.
        var told: UInt64?

        /// Whether another call is due.
        mutating func next() -> Bool {
            guard isDue, !isEnded else {
                isCalling = false
                return false
            }
            isDue = false
            return true
        }
    }

    private let state = Locked(State())
    private let resources: [Resource<Value>]
    private let body: @Sendable ([Key: Snapshot<Value>]) -> Void

    init(
        resources: [Resource<Value>], _ body: @escaping @Sendable ([Key: Snapshot<Value>]) -> Void
    ) {
        self.resources = resources
        self.body = body
    }

    func end() { state.withLock { $0.isEnded = true } }

    func tell() {
        Burst.tell(self) { [self] in deliver() }
    }

    /// Calls the closure until nothing is newer.
    private func deliver() {
        let mustCall = state.withLock { state in
            state.isDue = true
            defer { state.isCalling = true }
            return !state.isCalling
        }
        guard mustCall else { return }
        while state.withLock({ $0.next() }) {
            let snapshots = resources.map { ($0.key, $0.snapshot) }
            // Revisions only grow, so their sum changes if any of them does.
            let sum = snapshots.reduce(0) { $0 &+ $1.1.revision }
            let isNews = state.withLock { state in
                defer { state.told = sum }
                return state.told != sum && !state.isEnded
            }
            if isNews { body(Dictionary(uniqueKeysWithValues: snapshots)) }
        }
    }
}
