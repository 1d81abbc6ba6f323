#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Store {
    /// Returns a value by a policy; see ``LoadPolicy`` for what each may use.
    ///
    /// The result is a snapshot, whose value can be nil only with ``LoadPolicy/cacheOnly``. Loads
    /// of one key share one fetch. Cancelling the calling task ends this wait and disturbs nobody
    /// else. While offline, what is stored is returned where the policy allows it, and an error
    /// with the code `.offline` is thrown otherwise.
    ///
    /// - Throws: ``LarderError``, or `CancellationError`. The value that was there before stays.
    @discardableResult
    public nonisolated(nonsending) func load(
        _ key: Key, policy: LoadPolicy = .cached
    ) async throws -> Snapshot<Value> {
        try await load(entry(for: key), policy: policy)
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
        let entry = entries.withLock { $0[key] }
        entry?.state.withLock { $0.flight }?.cancel()
    }

    nonisolated(nonsending) func load(
        _ entry: Entry, policy: LoadPolicy
    ) async throws -> Snapshot<Value> {
        switch policy {
        case .cached:
            let snapshot = snapshot(entry)
            if snapshot.age(at: environment.now()) == .fresh {
                report(.memoryHit, entry)
                return snapshot
            }
            return try await loadCached(entry)
        case .cacheOnly:
            return await loadStored(entry)
        case .validate:
            await restore(entry)
            return try await fly(entry, conditional: true)
        case .networkFirst:
            await restore(entry)
            do {
                return try await fly(entry, conditional: true)
            } catch let error as LarderError {
                let snapshot = snapshot(entry)
                guard snapshot.isLoaded else { throw error }
                return snapshot
            }
        case .networkOnly:
            await restore(entry)
            return try await fly(entry, conditional: false)
        case .noStore:
            return try await fetchApart(entry)
        }
    }

    private func loadStored(_ entry: Entry) async -> Snapshot<Value> {
        let wasRestored = entry.state.withLock { $0.isRestored }
        await restore(entry)
        let snapshot = snapshot(entry)
        report(!snapshot.isLoaded ? .miss : wasRestored ? .memoryHit : .storageHit, entry)
        return snapshot
    }

    private func loadCached(_ entry: Entry) async throws -> Snapshot<Value> {
        let snapshot = await loadStored(entry)
        guard source != nil || pushSource != nil else { return snapshot }
        switch snapshot.age(at: environment.now()) {
        case .fresh:
            return snapshot
        case .stale:
            refreshBehind(entry)
            return self.snapshot(entry)
        case .expired, nil:
            if source == nil { return snapshot }
            return try await fly(entry, conditional: true, unlessFresh: true)
        }
    }

    /// Starts a fetch behind a value already shown; offline it waits if somebody watches.
    func refreshBehind(_ entry: Entry) {
        guard source != nil else { return }
        guard environment.connectivity.status != .offline else {
            waitForConnection(entry)
            return
        }
        _ = board(entry, conditional: true, isBackground: true, unlessFresh: true)
    }

    /// Waits for the fetch in the air, or for a new one.
    private func fly(
        _ entry: Entry, conditional: Bool, unlessFresh: Bool = false
    ) async throws -> Snapshot<Value> {
        guard source != nil else {
            throw LarderError(
                .unsupported, key: entry.key,
                message: "\(name) has no source to ask; values are only set there.")
        }
        if environment.connectivity.status == .offline {
            waitForConnection(entry)
            throw LarderError(
                .offline, key: entry.key,
                message: "Not asked, because we are offline. Go online and try again.")
        }
        while true {
            let boarded = board(
                entry, conditional: conditional, isBackground: false, unlessFresh: unlessFresh)
            guard let (flight, isOutdated) = boarded else { return snapshot(entry) }
            do {
                let picture = try await flight.wait { [weak self] in
                    self?.someoneLeft(entry)
                }
                if !isOutdated { return Snapshot(any: picture) }
            } catch {
                // An outdated fetch answers an older question; its failure is not ours.
                if !isOutdated || Task.isCancelled { throw error }
            }
        }
    }

    /// Returns the fetch in the air, starting one if there is none, and whether it began before
    /// the entry was last invalidated: then what it brings is not new enough for who asks now.
    ///
    /// With `unlessFresh` there is no new fetch, and nil, when a fetch has landed since the asker
    /// looked and the value is fresh by now.
    func board(
        _ entry: Entry, conditional: Bool, isBackground: Bool, unlessFresh: Bool
    ) -> (flight: Flight, isOutdated: Bool)? {
        let now = environment.now()
        var started: Flight?
        var joined: (flight: Flight, isOutdated: Bool)?
        change(entry) { draft, state in
            if let flight = state.flight {
                joined = (flight, flight.invalidationStamp != state.invalidationStamp)
                return false
            }
            if unlessFresh, Snapshot<Value>(any: state.picture).age(at: now) == .fresh {
                return false
            }
            let flight = Flight(
                writeStamp: state.writeStamp, invalidationStamp: state.invalidationStamp,
                isBackground: isBackground)
            state.flight = flight
            state.note(.started)
            draft.activity = .loading(nil)
            started = flight
            return true
        }
        if let flight = started {
            flight.start(
                environment.task {
                    await self.carryOut(flight, for: entry, conditional: conditional)
                })
            return (flight, false)
        }
        if joined != nil { report(.fetchJoined, entry) }
        return joined
    }

    /// Cancels a fetch when the last one who wanted it is gone, if that is the rule.
    func someoneLeft(_ entry: Entry) {
        guard abandoned == .cancel else { return }
        let (flight, isWatched) = entry.state.withLock { ($0.flight, $0.watcherCount > 0) }
        guard let flight, !isWatched, !flight.isBackground, !flight.hasWaiters else { return }
        flight.cancel()
    }

    private func fetchApart(_ entry: Entry) async throws -> Snapshot<Value> {
        guard let source else {
            throw LarderError(
                .unsupported, key: entry.key, message: "\(name) has no source to ask.")
        }
        if environment.connectivity.status == .offline {
            throw LarderError(
                .offline, key: entry.key,
                message: "Not asked, because we are offline. Go online and try again.")
        }
        do {
            switch try await source.fetch(FetchRequest(key: entry.key)) {
            case .fetched(let fetched):
                var draft = Draft(Picture<Value>())
                draft.setValue(fetched.value, isSame: false)
                draft.setFacts(
                    facts(stored(fetched, at: environment.now()), for: fetched.value))
                return Snapshot(Picture(draft))
            case .notModified:
                throw notModifiedOfNothing(entry.key)
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LarderError.wrapping(error, key: entry.key)
        }
    }

    func stored(_ fetched: Fetched<Value>, at now: Date) -> StoredFacts {
        StoredFacts(
            times: ValueTimes(fetched: now, asOf: fetched.asOf), validators: fetched.validators,
            freshness: fetched.freshness, origin: .source, tags: fetched.tags)
    }

    func notModifiedOfNothing(_ key: Key) -> LarderError {
        LarderError(
            .unreadable, key: key,
            message: "The source says that nothing changed, but there is nothing stored. "
                + "Try again; if it happens again, the source is at fault.")
    }
}
