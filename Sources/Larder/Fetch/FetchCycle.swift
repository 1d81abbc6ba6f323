#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Something that can be loaded: an entry of a store, or a list. The load cycle is the same for all of them
/// and does not depend on the value type: look, decide, start or join, wait; then, in the fetch itself, ask and apply.
protocol Fetchable: Sendable {
    /// What its fetches share with those of its family.
    var fetching: Fetching { get }

    /// The live state: picture, watchers, running fetch.
    var entry: Entry { get }

    /// Whether there is a source to ask.
    var hasSource: Bool { get }

    /// How far a refresh goes unless the caller says otherwise.
    var reach: ListRefresh? { get }

    /// Returns the age of the value in a picture; nil if there is none.
    func age(_ picture: AnyPicture, at now: Date) -> Freshness.Age?

    /// Returns whether a picture has a value.
    func isLoaded(_ picture: AnyPicture) -> Bool

    /// Returns the picture as a caller may use it: without a value that is too old to count.
    func usable(_ picture: AnyPicture) -> AnyPicture

    /// Returns the next picture with another activity; nil if it is the same.
    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture?

    /// Reads the storage for a load, unless it was read already; throws its error, or the caller's cancellation.
    nonisolated(nonsending) func readStored(for policy: LoadPolicy) async throws

    /// Asks the source, applies the answer, and ends the fetch.
    func carryOut(_ fetch: SharedTask, _ order: FetchOrder) async

    /// Fetches a value for the caller alone, which is neither shown nor kept.
    func fetchApart() async throws -> AnyPicture

    /// Returns when the value in a picture was confirmed; nil if there is none.
    func confirmed(_ picture: AnyPicture) -> Date?

    /// Returns whether a picture says that a fetch waits for the connection.
    func isWaiting(_ picture: AnyPicture) -> Bool

    /// Arranges for ``connectionIsBack()`` to be called when the connection is back.
    func connectionWanted()
}

/// What a fetch has to do.
struct FetchOrder: Sendable {
    /// Whether the source is told what is known.
    var isConditional = true
    /// Whether it runs in the background of a value that was already returned.
    var isBackground = false
    /// Whether there is nothing to do if the value has become fresh in the meantime.
    var unlessFresh = false
    /// How far a refresh of a list goes, if specified.
    var reach: ListRefresh?

    /// Returns whether carrying this out does everything that another order asks for.
    func covers(_ other: FetchOrder) -> Bool {
        (!isConditional || other.isConditional) && (other.reach == nil || other.reach == reach)
    }
}

extension Fetchable {
    var reach: ListRefresh? { nil }
    func usable(_ picture: AnyPicture) -> AnyPicture { picture }

    /// Loads under a policy; see ``LoadDecision``.
    nonisolated(nonsending) func load(
        _ policy: LoadPolicy, maxAge: Duration? = nil, reach: ListRefresh? = nil
    ) async throws -> AnyPicture {
        if !policy.isPrivate {
            do {
                try await readStored(for: policy)
            } catch let error as LarderError {
                // An entry that cannot be read can still be fetched.
                if policy.onlyReads || !hasSource { throw error }
            }
        }
        let picture = entry.picture
        let decision = LoadDecision.decide(
            policy, age: age(picture, within: maxAge), isOffline: fetching.isOffline,
            hasSource: hasSource)
        switch decision {
        case .serve: return usable(picture)
        case .serveAndRefresh:
            refreshBehind(reach: reach)
            return entry.picture
        case .fetch(let isConditional, let orServe):
            let order = FetchOrder(
                isConditional: isConditional,
                unlessFresh: policy.acceptsFreshValue && maxAge == nil,
                reach: reach)
            do {
                return try await fetch(order)
            } catch let error as LarderError {
                if orServe, let picture = usablePicture { return picture }
                throw error
            }
        case .fetchApart:
            return try await FetchQueue.waiting {
                try await fetching.environment.followed(fetching.name) { try await fetchApart() }
            }
        case .failOffline(let orServe):
            waitForConnection(unlessFresh: policy.acceptsFreshValue && maxAge == nil)
            if orServe, let picture = usablePicture { return picture }
            throw LarderError.offline(entry.key)
        case .failWithoutSource: throw LarderError.noSource(entry.key, fetching.name)
        }
    }

    /// The picture, if it has a usable value.
    private var usablePicture: AnyPicture? {
        let picture = usable(entry.picture)
        return isLoaded(picture) ? picture : nil
    }

    /// Returns the age of the value; a value older than the caller accepts counts as expired.
    private func age(_ picture: AnyPicture, within maxAge: Duration?) -> Freshness.Age? {
        guard isLoaded(picture) else { return nil }
        let now = fetching.environment.now()
        guard let age = age(picture, at: now) else { return nil }
        guard let maxAge, let confirmed = confirmed(picture) else { return age }
        return now.timeIntervalSince(confirmed) > maxAge.inSeconds ? .expired : age
    }

    /// Waits for the running fetch, or for a new one, until there is an answer that was requested after the
    /// last invalidation.
    private nonisolated(nonsending) func fetch(_ order: FetchOrder) async throws -> AnyPicture {
        while true {
            try Task.checkCancellation()
            guard let (fetch, fit) = startOrJoin(order) else {
                let picture = entry.picture
                if isLoaded(picture) { return picture }
                continue
            }
            let (entry, rule) = (entry, fetching.abandoned)
            // When the last caller leaves a fetch, it continues as long as somebody watches.
            switch try await FetchQueue.waiting({
                try await fetch.wait { entry.isWatched ? .finish : rule }
            }) {
            case .applied(let picture):
                if fit == .tooOld || (fit == .unlessOutdated && fetch.isOutdated) { continue }
                // What was applied, and is gone again, was erased.
                guard isLoaded(picture) else { throw LarderError.erased(entry.key) }
                return picture
            case .failed(let error):
                if fit != .tooOld { throw error }
            case .cancelled: throw CancellationError()
            case .superseded:
                // Who asks after the erasure has nothing to do with it.
                if fit != .tooOld { throw LarderError.erased(entry.key) }
            }
        }
    }

    /// Joins the running fetch, or starts one; says whether what it brings is enough for the caller.
    ///
    /// Nil when none is needed. Whoever gets a fetch owns it and must wait.
    private func startOrJoin(_ order: FetchOrder) -> (fetch: SharedTask, fit: Fit)? {
        var joined: (fetch: SharedTask, fit: Fit)?
        var started: SharedTask?
        entry.change { state in
            if let fetch = state.fetch, fetch.join() {
                let isEnough =
                    fetch.invalidations == state.invalidations && fetch.order.covers(order)
                    && state.sets == fetch.sets
                joined = (
                    fetch, !isEnough ? .tooOld : fetch.hasLostTags ? .unlessOutdated : .enough
                )
                return nil
            }
            // At a moment that is not before the picture: what comes from the future is not fresh.
            let now = fetching.environment.now()
            if order.unlessFresh, age(state.picture, at: now) == .fresh { return nil }
            var full = order
            full.reach = order.reach ?? reach
            let fetch = SharedTask(
                sets: state.sets, invalidations: state.invalidations, order: full)
            _ = fetch.join()
            // A fetch that was told to stop but has not ended yet ends here for event listeners.
            if state.fetch != nil { state.note(.cancelled) }
            state.fetch = fetch
            state.note(.started)
            started = fetch
            return picture(after: state.picture, doing: .loading(nil))
        }
        if let fetch = started {
            fetching.environment.start(fetch, of: fetching.name) {
                await carryOutAndAskOn(fetch, order)
            }
            return (fetch, .enough)
        }
        if let joined {
            fetching.environment.noteJoining(joined.fetch)
            fetching.report(.fetchJoined, entry.key)
        }
        return joined
    }

    /// Carries out a fetch, and starts another if somebody watches and this one is outdated.
    private func carryOutAndAskOn(_ fetch: SharedTask, _ order: FetchOrder) async {
        await carryOut(fetch, order)
        let mustAskAgain = entry.state.withLock { state in
            state.fetch == nil && state.watcherCount > 0 && fetch.isOutdated
        }
        if mustAskAgain { refreshBehind() }
    }

    /// Starts a background fetch; while offline, it waits for the connection if somebody watches.
    func refreshBehind(unlessFresh: Bool = true, reach: ListRefresh? = nil) {
        guard hasSource else { return }
        if fetching.isOffline { return waitForConnection() }
        let joined = startOrJoin(
            FetchOrder(isBackground: true, unlessFresh: unlessFresh, reach: reach))
        // It runs by itself; nobody waits for it.
        joined?.fetch.leave(.finish)
    }

    /// Ends a fetch in the entry: the fetch is done, or its result is no longer wanted. Returns whether it
    /// was still the current one.
    func end(_ fetch: SharedTask, in state: inout EntryState, _ event: LoadEvent) -> Bool {
        guard state.fetch === fetch else { return false }
        state.fetch = nil
        if state.invalidations != fetch.invalidations { fetch.markOutdated() }
        state.note(event)
        return true
    }

    /// Shows that a fetch was cancelled; the entry stays as it was.
    func applyCancellation(_ fetch: SharedTask) {
        entry.change { state in
            guard end(fetch, in: &state, .cancelled) else { return nil }
            return picture(after: state.picture, doing: .idle)
        }
        fetching.report(.fetchCancelled, entry.key)
        fetch.finish(.cancelled)
    }

    /// Shows the progress of a fetch.
    func show(_ progress: FetchProgress, of fetch: SharedTask) {
        entry.change { state in
            guard state.fetch === fetch else { return nil }
            return picture(after: state.picture, doing: .loading(progress))
        }
    }

    /// Cancels the running fetch for everybody who waits for it.
    func cancelFetch() {
        entry.state.withLock { $0.fetch }?.stop(with: .cancelled)
    }

    // MARK: - Waiting for the connection

    /// Shows that a fetch is waiting; it starts when the connection is back.
    ///
    /// - Parameter unlessFresh: Whether it need not start if the value is fresh then.
    func waitForConnection(unlessFresh: Bool = true) {
        guard hasSource, entry.isWatched else { return }
        entry.change { state in
            if !unlessFresh { state.mustFetch = true }
            guard state.fetch == nil else { return nil }
            return picture(after: state.picture, doing: .waiting)
        }
        fetching.report(.fetchWaiting, entry.key)
        connectionWanted()
        // The connection may have come back before anybody listened.
        if !fetching.isOffline { connectionIsBack() }
    }

    /// Starts the fetch that waited for the connection.
    func connectionIsBack() {
        showNoWaiting()
        let mustFetch = entry.state.withLock { state in
            defer { state.mustFetch = false }
            return state.mustFetch
        }
        if entry.isWatched { refreshBehind(unlessFresh: !mustFetch) }
    }

    /// Called when the last watcher has left.
    ///
    /// A new watcher may have subscribed in the meantime and may be waiting for the connection.
    func lastWatcherLeft() {
        entry.state.withLock { $0.watcherCount == 0 ? $0.fetch : nil }?
            .watcherLeft(fetching.abandoned)
        showNoWaiting { $0.watcherCount == 0 }
        if entry.isWatched, isWaiting(entry.picture) { waitForConnection() }
    }

    private func showNoWaiting(if isMeant: (EntryState) -> Bool = { _ in true }) {
        entry.change { state in
            guard isMeant(state), isWaiting(state.picture) else { return nil }
            return picture(after: state.picture, doing: .idle)
        }
    }
}

/// Whether what a fetch brings is enough for a caller that joins it now.
private enum Fit {
    case enough
    /// Tags were invalidated since the source was asked; the value shows whether it has one of them.
    case unlessOutdated
    /// It began before the last invalidation or the last value that was set, or does less than is asked for:
    /// the caller waits for its end and starts or joins again.
    case tooOld
}
