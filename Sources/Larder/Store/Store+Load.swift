extension Store {
    /// Returns a value by a policy; see ``LoadPolicy`` for what each may use.
    ///
    /// The result is a snapshot, whose value can be nil only where nobody may be asked: with
    /// ``LoadPolicy/cacheOnly``, and in a store without a source. Loads of one key share one fetch.
    /// Cancelling the calling task ends this wait and disturbs nobody else. While offline, what is
    /// stored is returned where the policy allows it, and an error with the code `.offline` is thrown
    /// otherwise.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - policy: What this load may use.
    ///   - maxAge: With ``LoadPolicy/cached``, how long ago a value may have been confirmed to be
    ///     returned; an older one is waited for. By default the freshness alone decides.
    /// - Throws: ``LarderError``, or `CancellationError` when the calling task was cancelled, or
    ///   everybody's fetch by `cancel(_:)`. The value that was there before stays.
    @discardableResult
    public nonisolated(nonsending) func load(
        _ key: Key, policy: LoadPolicy = .cached, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        try await load(entry(for: key), policy: policy, maxAge: maxAge)
    }

    /// Loads from the source, with validators, whatever the age of what is stored.
    @discardableResult
    public func refresh(_ key: Key) async throws -> Snapshot<Value> {
        try await load(key, policy: .validate)
    }

    /// Starts a load that nobody waits for, so that a later one finds the value.
    public func prefetch(_ key: Key) {
        let entry = entry(for: key)
        environment.task { [weak self] in
            // The failure of a prefetch is a fact of the snapshot; there is nobody to tell.
            _ = try? await self?.load(entry, policy: .cached)
        }
    }

    /// Cancels the fetch in the air for a key, for everybody who waits; the entry is as before.
    public func cancel(_ key: Key) {
        guard let entry = entries.withLock({ $0[key] }) else { return }
        site(entry).cancelFetch()
    }

    nonisolated(nonsending) func load(
        _ entry: Entry, policy: LoadPolicy, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        let before = snapshot(entry)
        if policy == .cached, maxAge == nil, before.age(at: environment.now()) == .fresh,
            writer == nil || entry.state.withLock({ $0.isKnown })
        {
            report(.memoryHit, entry)
            return before
        }
        if policy == .cached || policy == .cacheOnly {
            let wasKnown = entry.state.withLock { $0.isKnown }
            // An error is that of the load, below.
            try? await look(entry)
            let isThere = usable(snapshot(entry).picture.shown).value != nil
            report(!isThere ? .miss : wasKnown ? .memoryHit : .storageHit, entry)
        }
        return Snapshot(any: try await site(entry).load(policy, maxAge: maxAge))
    }
}
