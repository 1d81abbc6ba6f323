extension Store {
    /// Loads a value under a policy; see ``LoadPolicy`` for what each policy may use.
    ///
    /// The value of the returned snapshot is nil only if the source could not be asked: with
    /// ``LoadPolicy/cacheOnly``, or in a store without a source. Concurrent loads of a key share one fetch.
    /// Cancelling the calling task ends only its own wait. While offline, a stored value is returned if the
    /// policy allows it; otherwise an error with the code `.offline` is thrown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - policy: What this load may use.
    ///   - maxAge: With ``LoadPolicy/cached``, how long ago a value may have been confirmed; for an older
    ///     one, the load waits for a fetch. By default only freshness decides.
    /// - Throws: ``LarderError``, or `CancellationError` when the calling task was cancelled or
    ///   `cancel(_:)` cancelled the fetch for everybody. The previous value stays.
    @discardableResult
    public nonisolated(nonsending) func load(
        _ key: Key, policy: LoadPolicy = .cached, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        try await load(entry(for: key), policy: policy, maxAge: maxAge)
    }

    /// Loads from the source, with validators, whatever the age of the stored value.
    @discardableResult
    public func refresh(_ key: Key) async throws -> Snapshot<Value> {
        try await load(key, policy: .validate)
    }

    /// Starts a load without waiting for it, so that a later load finds the value.
    public func prefetch(_ key: Key) {
        let entry = entry(for: key)
        environment.task(forAsker: true) { [weak self] in
            // A failed prefetch is recorded in the snapshot; there is nobody to tell.
            _ = try? await self?.load(entry, policy: .cached)
        }
    }

    /// Cancels the running fetch of a key for everybody who waits for it; the entry stays as it was.
    public func cancel(_ key: Key) {
        guard let entry = entries.withLock({ $0[key] }) else { return }
        site(entry).cancelFetch()
    }

    nonisolated(nonsending) func load(
        _ entry: Entry, policy: LoadPolicy, maxAge: Duration? = nil
    ) async throws -> Snapshot<Value> {
        let before = snapshot(entry)
        if policy.acceptsFreshValue, maxAge == nil, before.isLoaded,
            before.age(at: environment.now()) == .fresh,
            writer == nil || entry.state.withLock({ $0.isKnown })
        {
            report(.memoryHit, entry)
            return before
        }
        return Snapshot(any: try await site(entry).load(policy, maxAge: maxAge))
    }
}
