#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension PagedList {
    /// Loads the list, or a page at one of its ends; see ``LoadPolicy``.
    ///
    /// Loading a page of a list that was never loaded loads the list. Where there is no such page
    /// nothing happens. A page that was dropped from memory comes from the storage, unless the
    /// policy is `.networkOnly`. Loads of the same part share one fetch. Cancelling the calling task
    /// ends this wait and disturbs nobody else.
    @discardableResult
    public func load(
        _ policy: LoadPolicy = .cached, _ part: ListPart = .list
    ) async throws -> ListSnapshot<Item> {
        switch part {
        case .list: try await loadList(policy, nil)
        case .more: try await loadPage(policy, .more)
        case .previous: try await loadPage(policy, .previous)
        }
    }

    /// Asks for the list anew, as far as `reach` says, or else the rules.
    @discardableResult
    public func refresh(_ reach: ListRefresh? = nil) async throws -> ListSnapshot<Item> {
        try await loadList(.validate, reach)
    }

    private func loadList(
        _ policy: LoadPolicy, _ reach: ListRefresh?
    ) async throws -> ListSnapshot<Item> {
        switch policy {
        case .cached: return try await loadCached(reach)
        case .cacheOnly:
            await restore()
            return snapshot
        case .validate:
            await restore()
            return try await fly(RefreshOrder(reach: reach, isConditional: true))
        case .networkFirst:
            await restore()
            do {
                return try await fly(RefreshOrder(reach: reach, isConditional: true))
            } catch let error as LarderError {
                let snapshot = snapshot
                guard snapshot.isLoaded else { throw error }
                return snapshot
            }
        case .networkOnly:
            await restore()
            return try await fly(RefreshOrder(reach: reach, isConditional: false))
        case .noStore: return try await fetchApart()
        }
    }

    private func loadCached(_ reach: ListRefresh?) async throws -> ListSnapshot<Item> {
        if snapshot.age(at: environment.now()) == .fresh {
            kit.report(.memoryHit, key)
            return snapshot
        }
        await restore()
        switch snapshot.age(at: environment.now()) {
        case .fresh: return snapshot
        case .stale:
            refreshBehind(reach)
            return snapshot
        case .expired, nil:
            return try await fly(RefreshOrder(reach: reach, isConditional: true, ifNotFresh: true))
        }
    }

    /// Starts a refresh behind a list already shown; offline it waits if somebody watches.
    func refreshBehind(_ reach: ListRefresh? = nil) {
        guard environment.connectivity.status != .offline else {
            waitForConnection()
            return
        }
        _ = board(
            RefreshOrder(reach: reach, isConditional: true, isBackground: true, ifNotFresh: true))
    }

    private var offline: LarderError {
        LarderError(
            .offline, key: key,
            message: "Not asked, because we are offline. Go online and try again.")
    }

    /// Waits for the refresh in the air, or for a new one.
    private func fly(_ order: RefreshOrder) async throws -> ListSnapshot<Item> {
        if environment.connectivity.status == .offline {
            waitForConnection()
            throw offline
        }
        while true {
            guard let (flight, isOutdated) = board(order) else { return snapshot }
            do {
                let picture = try await flight.wait { [weak self] in self?.someoneLeft() }
                if !isOutdated { return ListSnapshot(any: picture) }
            } catch {
                // An outdated fetch answers an older question; its failure is not ours.
                if !isOutdated || Task.isCancelled { throw error }
            }
        }
    }

    /// Returns the refresh in the air, starting one if there is none, and whether it began before
    /// the list was last invalidated. Nil when there is no need for one any more.
    private func board(_ order: RefreshOrder) -> (flight: Flight, isOutdated: Bool)? {
        let now = environment.now()
        var started: Flight?
        var joined: (Flight, Bool)?
        hub.change { draft, state in
            if let flight = state.flight {
                joined = (flight, flight.invalidationStamp != state.invalidationStamp)
                return false
            }
            if order.ifNotFresh, ListSnapshot<Item>(any: state.picture).age(at: now) == .fresh {
                return false
            }
            let flight = Flight(
                writeStamp: state.writeStamp, invalidationStamp: state.invalidationStamp,
                isBackground: order.isBackground)
            state.flight = flight
            state.note(.started)
            draft.activity = .loading(nil)
            started = flight
            return true
        }
        if let started {
            started.start(environment.task { await self.carryOut(started, order) })
            return (started, false)
        }
        if joined != nil { kit.report(.fetchJoined, key) }
        return joined
    }

    // MARK: - Pages at the ends

    private func loadPage(_ policy: LoadPolicy, _ end: PageEnd) async throws -> ListSnapshot<Item> {
        if policy == .noStore {
            throw LarderError(
                .unsupported, key: key,
                message: "A further page cannot be loaded without being kept in its list.")
        }
        await restore()
        guard snapshot.isLoaded else { return try await loadList(policy, nil) }
        if policy != .networkOnly, inner.withLock({ $0.more[end] == nil }),
            await inLane({ await self.bringBack(end) })
        {
            return snapshot
        }
        guard policy != .cacheOnly, inner.withLock({ $0.chain.step(end) != nil }) else {
            return snapshot
        }
        if environment.connectivity.status == .offline {
            showPageFailure(offline, end)
            throw offline
        }
        let picture = try await board(end).wait { [weak self] in self?.someoneLeft() }
        return ListSnapshot(any: picture)
    }

    /// Returns the load in the air for an end, starting one if there is none.
    private func board(_ end: PageEnd) -> Flight {
        let fresh = Flight(writeStamp: 0, invalidationStamp: 0, isBackground: false)
        let flight = inner.withLock { inner in
            if let flight = inner.more[end] { return flight }
            inner.more[end] = fresh
            return fresh
        }
        guard flight === fresh else {
            kit.report(.fetchJoined, key)
            return flight
        }
        hub.change { draft, state in
            state.note(.started)
            draft.setLoading(end, true)
            return true
        }
        fresh.start(environment.task { await self.carryOut(fresh, end) })
        return fresh
    }

    /// Shows that a page could not be loaded.
    func showPageFailure(_ error: LarderError, _ end: PageEnd) {
        let now = environment.now()
        hub.change { draft, _ in
            draft.addFailure(error, end, now)
            return true
        }
    }

    // MARK: - Apart

    private func fetchApart() async throws -> ListSnapshot<Item> {
        if environment.connectivity.status == .offline { throw offline }
        do {
            let request = PageRequest<Item>(key: key, limit: kit.rules.limit)
            guard case .fetched(let fetched) = try await kit.source.page(request) else {
                throw notModifiedOfNothing
            }
            var chain = PageChain<Item>()
            let times = ValueTimes(fetched: environment.now(), asOf: fetched.asOf)
            chain.land(first: held(fetched, cursor: nil, times), .startOver)
            chain.total = fetched.value.total
            var draft = ListDraft<Item>()
            draft.show(chain, kit)
            draft.isLoaded = true
            draft.times = times
            draft.validity =
                fetched.freshness?.validity(from: times.confirmed)
                ?? kit.freshness.validity(of: fetched.value, times)
            return ListSnapshot(ListPicture(draft, of: ListFamily()))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw LarderError.wrapping(error, key: key)
        }
    }

    var notModifiedOfNothing: LarderError {
        LarderError(
            .unreadable, key: key,
            message: "The source says that nothing changed, but there is nothing stored. "
                + "Try again; if it happens again, the source is at fault.")
    }
}

/// What a refresh is to do.
struct RefreshOrder: Sendable {
    var reach: ListRefresh?
    var isConditional: Bool
    var isBackground = false
    /// Not needed when the list has become fresh meanwhile.
    var ifNotFresh = false
}

extension ListDraft {
    mutating func setLoading(_ end: PageEnd, _ isLoading: Bool) {
        switch end {
        case .more: isLoadingMore = isLoading
        case .previous: isLoadingPrevious = isLoading
        }
    }

    /// Notes that a page could not be loaded once more.
    mutating func addFailure(_ error: LarderError, _ end: PageEnd, _ now: Date) {
        let attempts = (end == .more ? moreFailure : previousFailure)?.attempts ?? 0
        setFailure(Failure(error: error, date: now, attempts: attempts + 1), end)
    }

    mutating func setFailure(_ failure: Failure?, _ end: PageEnd) {
        switch end {
        case .more: moreFailure = failure
        case .previous: previousFailure = failure
        }
    }
}
