#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Lets one entry of a store be loaded.
struct StoreSite<Value: Sendable>: Fetchable {
    let store: Store<Value>
    let entry: Entry

    var fetching: Fetching { store.fetching }
    var hasSource: Bool { store.source != nil }

    private func snapshot(_ picture: AnyPicture) -> Snapshot<Value> { Snapshot(any: picture) }

    func age(_ picture: AnyPicture, at now: Date) -> Freshness.Age? {
        snapshot(picture).age(at: now)
    }

    func confirmed(_ picture: AnyPicture) -> Date? { snapshot(picture).confirmed }
    func isLoaded(_ picture: AnyPicture) -> Bool { snapshot(picture).isLoaded }
    func isWaiting(_ picture: AnyPicture) -> Bool { snapshot(picture).activity == .waiting }

    func usable(_ picture: AnyPicture) -> AnyPicture {
        let known = snapshot(picture).picture
        let isOver = known.metadata != nil && !store.usable(known.shown).hasValue
        return isOver ? known.emptied() : known
    }

    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture? {
        var draft = Draft(snapshot(picture).picture)
        guard draft.activity != activity else { return nil }
        draft.activity = activity
        return draft.picture(store.areEqual)
    }

    nonisolated(nonsending) func readStored(for policy: LoadPolicy) async throws {
        guard fetching.isReporting, policy.acceptsFreshValue || policy.onlyReads else {
            return try await store.readForUse(entry)
        }
        let wasKnown = entry.state.withLock { $0.isKnown }
        defer {
            let isThere = isLoaded(usable(entry.picture))
            store.report(!isThere ? .miss : wasKnown ? .memoryHit : .storageHit, entry)
        }
        try await store.readForUse(entry)
    }

    func carryOut(_ fetch: SharedTask, _ order: FetchOrder) async {
        // An entry that cannot be read can still be fetched; applying its answer reads again.
        try? await store.readStored(entry)
        var connection = store.environment.connectivity.changeCount
        let revision = entry.state.withLock { $0.storedRevision }
        var lease: Lease?
        do {
            guard let source = store.source else { throw CancellationError() }
            for start in 1...Self.freshStarts {
                if lease == nil {
                    switch try await store.turn(entry, order, after: revision) {
                    case .ours(let taken): lease = taken
                    case .over: return store.applyNothing(fetch, entry, isNew: true)
                    }
                }
                let asked = Asked(FetchResultJob<Value>.Basis(entry, of: store, asking: fetch))
                let held = lease
                let answer = try await withTaskCancellationHandler {
                    try await ask(source, fetch, order) {
                        connection = store.environment.connectivity.changeCount
                        asked.basis = FetchResultJob<Value>.Basis(entry, of: store, asking: fetch)
                    } asksNow: { [weak store, weak fetch, weak asked, key = entry.key] in
                        // A source that keeps the closure retains nothing.
                        guard let store, let fetch, let entry = store.entries.withLock({ $0[key] })
                        else { return }
                        asked?.basis = FetchResultJob<Value>.Basis(
                            entry, of: store, asking: fetch, afterSets: true)
                    }
                } onCancel: {
                    // Don't wait for a source that ignores cancellation.
                    if held != nil { store.environment.task { await store.giveBack(held) } }
                }
                let job = FetchResultJob(
                    store: store, entry, fetch, answer, to: asked.basis, under: lease,
                    isLast: start == Self.freshStarts)
                let isOver = await job.run()
                lease = job.lease
                if isOver { return await store.giveBack(lease) }
                store.report(.dropped, entry.key)
            }
            throw LarderError(
                .busy, key: entry.key,
                message: "It changes elsewhere faster than it can be fetched. Try again.")
        } catch is CancellationError {
            await store.giveBack(lease)
            applyCancellation(fetch)
            if entry.isWatched { store.refreshWhenStale(entry, afterCancelling: true) }
        } catch {
            await store.giveBack(lease)
            store.applyFailure(.wrapping(error, key: entry.key), fetch, entry)
            // The fetch may have failed because we went offline, and we may be back: watchers still want it.
            if fetching.wasOffline(since: connection) { waitForConnection() }
        }
    }

    /// What was known when the source was asked last.
    private final class Asked: Sendable {
        private let state: Locked<FetchResultJob<Value>.Basis>

        init(_ basis: FetchResultJob<Value>.Basis) { state = Locked(basis) }

        var basis: FetchResultJob<Value>.Basis {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    /// Asks the source, and shows failed attempts.
    private func ask(
        _ source: any Source<Value>, _ fetch: SharedTask, _ order: FetchOrder,
        asking: () -> Void, asksNow: @escaping @Sendable () -> Void
    ) async throws -> FetchResult<Value> {
        try await fetching.ask(entry.key) { progress in
            store.change(entry) { draft, state in
                guard state.fetch === fetch else { return false }
                draft.retry = progress
                return true
            }
        } prepare: {
            // What was heard while it waited for its turn, or for another try, is known when it is asked.
            try? await store.readStored(entry)
        } _: {
            asking()
            var request = FetchRequest(
                key: entry.key, known: order.isConditional ? known : nil,
                report: Self.reporting(store, entry.key, fetch))
            request.asksNow = asksNow
            let answer = try await source.fetch(request)
            if case .notModified = answer, request.known == nil {
                throw LarderError.notModifiedOfNothing(entry.key)
            }
            return answer
        }
    }

    /// How often the source is asked again because the value was erased or invalidated in the meantime.
    private static var freshStarts: Int { 4 }

    /// Shows progress while the store lives; a source that keeps the closure retains nothing.
    private static func reporting(
        _ store: Store<Value>, _ key: Key, _ fetch: SharedTask
    ) -> @Sendable (FetchProgress) -> Void {
        { [weak store, weak fetch] progress in
            guard let store, let fetch, let entry = store.entries.withLock({ $0[key] }) else {
                return
            }
            store.site(entry).show(progress, of: fetch)
        }
    }

    /// What the source is told about the known value: the one below changes that are not stored yet, since
    /// that is what its answer replaces.
    private var known: Known<Value>? {
        let confirmed = store.snapshot(entry).picture.confirmed
        guard let metadata = confirmed.metadata,
            metadata.origin != .packaged
        else { return nil }
        return Known(
            value: metadata.value(as: Value.self), times: metadata.times,
            validators: metadata.extras?.validators ?? [:])
    }

    func fetchApart() async throws -> AnyPicture {
        guard let source = store.source else {
            throw LarderError.noSource(entry.key, fetching.name)
        }
        let key = entry.key
        do {
            let answer = try await fetching.ask(key) {
                try await source.fetch(FetchRequest(key: key))
            }
            guard case .fetched(let fetched) = answer else {
                throw LarderError.notModifiedOfNothing(key)
            }
            let stored = store.stored(fetched, at: store.environment.now())
            var draft = Draft(Picture())
            draft.setConfirmed(Content(store.held(fetched.value, stored, of: key)))
            return draft.picture(store.areEqual)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LarderError.wrapping(error, key: key)
        }
    }

    func connectionWanted() { store.connectionWanted(for: entry.key) }
}

extension Store {
    func site(_ entry: Entry) -> StoreSite<Value> { StoreSite(store: self, entry: entry) }

    func stored(_ fetched: Fetched<Value>, at now: Date) -> EntryMetadata {
        EntryMetadata(
            times: Timestamps(fetched: now, asOf: fetched.asOf), validators: fetched.validators,
            freshness: fetched.freshness, origin: .source, tags: fetched.tags)
    }

    /// Shows that a fetch failed for good; value, times and validators stay.
    func applyFailure(_ error: LarderError, _ fetch: SharedTask, _ entry: Entry) {
        let now = environment.now()
        change(entry) { draft, state in
            guard site(entry).end(fetch, in: &state, .failed) else { return false }
            draft.activity = .idle
            state.hasReadFailed = false
            draft.countFailure()
            draft.fail(error, at: now)
            return true
        }
        report(.fetchFailed, entry.key, error: error)
        if entry.isWatched { refreshWhenStale(entry) }
        fetch.finish(.failed(error))
    }
}
