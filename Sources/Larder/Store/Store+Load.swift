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
        Task { [weak self] in
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
        _ entry: Entry<Value>, policy: LoadPolicy
    ) async throws -> Snapshot<Value> {
        switch policy {
        case .cached:
            let picture = entry.picture
            if picture.value != nil {
                let snapshot = Snapshot(picture)
                if snapshot.age(at: environment.now()) == .fresh {
                    report(.memoryHit, entry.key)
                    return snapshot
                }
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
                let snapshot = Snapshot(entry.picture)
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

    private func loadStored(_ entry: Entry<Value>) async -> Snapshot<Value> {
        let wasRestored = entry.state.withLock { $0.isRestored }
        await restore(entry)
        let snapshot = Snapshot(entry.picture)
        report(!snapshot.isLoaded ? .miss : wasRestored ? .memoryHit : .storageHit, entry.key)
        return snapshot
    }

    private func loadCached(_ entry: Entry<Value>) async throws -> Snapshot<Value> {
        let snapshot = await loadStored(entry)
        guard source != nil || pushSource != nil else { return snapshot }
        switch snapshot.age(at: environment.now()) {
        case .fresh:
            return snapshot
        case .stale:
            refreshBehind(entry)
            return Snapshot(entry.picture)
        case .expired, nil:
            if source == nil { return snapshot }
            return try await fly(entry, conditional: true)
        }
    }

    /// Starts a fetch behind a value already shown; offline it waits if somebody watches.
    func refreshBehind(_ entry: Entry<Value>) {
        guard source != nil else { return }
        guard environment.connectivity.status != .offline else {
            waitForConnection(entry)
            return
        }
        _ = board(entry, conditional: true, isBackground: true)
    }

    /// Waits for the fetch in the air, or for a new one.
    private func fly(_ entry: Entry<Value>, conditional: Bool) async throws -> Snapshot<Value> {
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
            let (flight, isOutdated) = board(entry, conditional: conditional, isBackground: false)
            do {
                let snapshot = try await flight.wait { [weak self] in
                    self?.someoneLeft(entry)
                }
                if !isOutdated { return snapshot }
            } catch {
                // An outdated fetch answers an older question; its failure is not ours.
                if !isOutdated || Task.isCancelled { throw error }
            }
        }
    }

    /// Returns the fetch in the air, starting one if there is none, and whether it began before
    /// the entry was last invalidated: then what it brings is not new enough for who asks now.
    func board(
        _ entry: Entry<Value>, conditional: Bool, isBackground: Bool
    ) -> (flight: Flight<Value>, isOutdated: Bool) {
        var started: Flight<Value>?
        var joined: (flight: Flight<Value>, isOutdated: Bool)?
        entry.change { draft, state in
            if let flight = state.flight {
                joined = (flight, flight.invalidationStamp != state.invalidationStamp)
                return false
            }
            let flight = Flight<Value>(
                writeStamp: state.writeStamp, invalidationStamp: state.invalidationStamp,
                isBackground: isBackground)
            state.flight = flight
            state.note(.started)
            draft.activity = .loading(nil)
            started = flight
            return true
        }
        if let joined {
            report(.fetchJoined, entry.key)
            return joined
        }
        // `change` ran the body once, so one of the two is set.
        let flight = started ?? Flight(writeStamp: 0, invalidationStamp: 0, isBackground: true)
        flight.start(Task { await self.carryOut(flight, for: entry, conditional: conditional) })
        return (flight, false)
    }

    /// Cancels a fetch when the last one who wanted it is gone, if that is the rule.
    func someoneLeft(_ entry: Entry<Value>) {
        guard abandoned == .cancel else { return }
        let (flight, isWatched) = entry.state.withLock { ($0.flight, $0.watcherCount > 0) }
        guard let flight, !isWatched, !flight.isBackground, !flight.hasWaiters else { return }
        flight.cancel()
    }

    private func fetchApart(_ entry: Entry<Value>) async throws -> Snapshot<Value> {
        guard let source else {
            throw LarderError(.unsupported, key: entry.key, message: "\(name) has no source to ask.")
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
                draft.facts = facts(stored(fetched, at: environment.now()), for: fetched.value)
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
