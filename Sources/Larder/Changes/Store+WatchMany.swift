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
        let group = WatchGroup(keys.map { ($0, resource($0)) }, body)
        let tokens = Burst.run {
            // Without keys there is one call, with nothing in it.
            group.tell(keys)
            return keys.map { key in
                watch(key, loading: policy) { [weak group] notice in
                    if case .event = notice { return true }
                    group?.tell([key])
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
        /// The keys that may have newer snapshots.
        var due: Set<Key> = []
        /// The snapshots reported last; no state is reported twice.
        var told: [Key: Snapshot<Value>] = [:]
        var isFirst = true
        var isCalling = false
        var isEnded = false

        /// Returns the keys to look at in another call; nil if none is due.
        mutating func next() -> Set<Key>? {
            guard isFirst || !due.isEmpty, !isEnded else {
                isCalling = false
                return nil
            }
            defer { due = [] }
            return due
        }

        /// Takes in snapshots; returns all of them if any is newer.
        mutating func take(_ snapshots: [(Key, Snapshot<Value>)]) -> [Key: Snapshot<Value>]? {
            var isNews = isFirst
            isFirst = false
            for (key, snapshot) in snapshots
            where told[key].map({ $0.revision < snapshot.revision }) ?? true {
                told[key] = snapshot
                isNews = true
            }
            return isNews && !isEnded ? told : nil
        }
    }

    private let state = Locked(State())
    private let resources: [Key: Resource<Value>]
    private let body: @Sendable ([Key: Snapshot<Value>]) -> Void

    init(
        _ resources: [(Key, Resource<Value>)],
        _ body: @escaping @Sendable ([Key: Snapshot<Value>]) -> Void
    ) {
        self.resources = Dictionary(uniqueKeysWithValues: resources)
        self.body = body
    }

    func end() { state.withLock { $0.isEnded = true } }

    func tell(_ keys: [Key]) {
        state.withLock { $0.due.formUnion(keys) }
        Burst.tell(self) { [self] in deliver() }
    }

    /// Calls the closure until nothing is newer.
    private func deliver() {
        let mustCall = state.withLock { state in
            defer { state.isCalling = true }
            return !state.isCalling
        }
        guard mustCall else { return }
        while let due = state.withLock({ $0.next() }) {
            let snapshots = due.sorted().compactMap { key in
                resources[key].map { (key, $0.snapshot) }
            }
            if let all = state.withLock({ $0.take(snapshots) }) { body(all) }
        }
    }
}
