extension Store {
    /// Calls a closure with what is there under several keys, and then whenever any of it changes.
    ///
    /// Changes that belong together are told in one call: ``set(_:asOf:)`` of many values, fetches that
    /// share a commit, the invalidation of a family. What changes while a call runs is told by the next
    /// one. Calls come one after another, show no key older than before, and always end with the newest.
    /// They come on whatever thread makes the change, the first one before this returns; see
    /// the one for a single key for the rest.
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
            // With no keys at all there is one thing to tell: that there is nothing.
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

/// One who watches several entries: called for all of them at once, by one thread at a time.
private final class WatchGroup<Value: Sendable>: Sendable {
    private struct State {
        var isDue = false
        var isCalling = false
        var isEnded = false
        /// The sum of the revisions that were told last; none is ever told twice.
        var told: UInt64?

        /// Whether there is another round to be told.
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

    /// Calls with the newest until there is nothing newer.
    private func deliver() {
        let mustCall = state.withLock { state in
            state.isDue = true
            defer { state.isCalling = true }
            return !state.isCalling
        }
        guard mustCall else { return }
        while state.withLock({ $0.next() }) {
            let snapshots = resources.map { ($0.key, $0.snapshot) }
            // Revisions only grow, so their sum says whether any of them is another one.
            let sum = snapshots.reduce(0) { $0 &+ $1.1.revision }
            let isNews = state.withLock { state in
                defer { state.told = sum }
                return state.told != sum && !state.isEnded
            }
            if isNews { body(Dictionary(uniqueKeysWithValues: snapshots)) }
        }
    }
}
