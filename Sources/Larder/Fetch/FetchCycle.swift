#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One thing that can be loaded: an entry of a store, or a list. The cycle of a load is the same for
/// all of them and knows no value: look, decide, board, wait; and behind the fetch, ask and land.
protocol Fetchable: Sendable {
    /// What the fetches have in common with those of its family.
    var fetching: Fetching { get }

    /// The live state: picture, watchers, fetch in the air.
    var entry: Entry { get }

    /// Whether there is anybody to ask.
    var hasSource: Bool { get }

    /// How far a refresh goes that nobody said that of.
    var reach: ListRefresh? { get }

    /// How old the value in a picture is; nil for none.
    func age(_ picture: AnyPicture, at now: Date) -> Freshness.Age?

    /// Whether there is anything in a picture.
    func isLoaded(_ picture: AnyPicture) -> Bool

    /// The picture as one who asks may use it: without a value that is too old to count.
    func usable(_ picture: AnyPicture) -> AnyPicture

    /// The next picture with another activity; nil when it is the same.
    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture?

    /// Reads the storage, unless that was done; throws its error, or the caller's cancellation.
    func look() async throws

    /// Asks the source, lands the answer, and ends the flight.
    func carryOut(_ flight: Flight, _ order: FetchOrder) async

    /// Asks the source for a value of its own, which is shown and kept nowhere.
    func fetchApart() async throws -> AnyPicture

    /// When the value in a picture was confirmed; nil for none.
    func confirmed(_ picture: AnyPicture) -> Date?

    /// Whether a picture says that a fetch waits for the connection.
    func isWaiting(_ picture: AnyPicture) -> Bool

    /// Sees to it that ``connectionIsBack()`` is called when we are online again.
    func connectionWanted()
}

/// What a fetch is to do.
struct FetchOrder: Sendable {
    /// Whether the source is told what is known.
    var isConditional = true
    /// Whether it runs behind a value already returned.
    var isBackground = false
    /// Whether there is nothing to do if the value has become fresh meanwhile.
    var unlessFresh = false
    /// How far a refresh of a list goes, where somebody said so.
    var reach: ListRefresh?

    /// Whether who carries this out does all that another order asks for.
    func covers(_ other: FetchOrder) -> Bool {
        (!isConditional || other.isConditional) && (other.reach == nil || other.reach == reach)
    }
}

extension Fetchable {
    var environment: StoreEnvironment { fetching.environment }
    var reach: ListRefresh? { nil }
    func usable(_ picture: AnyPicture) -> AnyPicture { picture }

    /// Loads by a policy; see ``LoadDecision``.
    func load(_ policy: LoadPolicy, maxAge: Duration? = nil, reach: ListRefresh? = nil) async throws
        -> AnyPicture
    {
        if LoadDecision.looks(policy) {
            do {
                try await look()
            } catch let error as LarderError {
                // What cannot be read can still be fetched.
                if policy == .cacheOnly || !hasSource { throw error }
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
                isConditional: isConditional, unlessFresh: policy == .cached && maxAge == nil,
                reach: reach)
            do {
                return try await fetch(order)
            } catch let error as LarderError {
                if orServe, let picture = usablePicture { return picture }
                throw error
            }
        case .fetchApart: return try await FetchQueue.waiting { try await fetchApart() }
        case .failOffline(let orServe):
            waitForConnection()
            if orServe, let picture = usablePicture { return picture }
            throw LarderError.offline(entry.key)
        case .failWithoutSource: throw LarderError.noSource(entry.key, fetching.name)
        }
    }

    /// What is there, if it is anything that may be used.
    private var usablePicture: AnyPicture? {
        let picture = usable(entry.picture)
        return isLoaded(picture) ? picture : nil
    }

    /// The age of the value; one that is older than the caller wants counts as expired.
    private func age(_ picture: AnyPicture, within maxAge: Duration?) -> Freshness.Age? {
        let now = environment.now()
        guard let age = age(picture, at: now) else { return nil }
        guard let maxAge, let confirmed = confirmed(picture) else { return age }
        return now.timeIntervalSince(confirmed) > maxAge.inSeconds ? .expired : age
    }

    /// Waits for the fetch in the air, or for a new one: for an answer to a question that was asked
    /// after what is known now became known.
    private func fetch(_ order: FetchOrder) async throws -> AnyPicture {
        while true {
            try Task.checkCancellation()
            guard let (flight, fit) = board(order) else {
                let picture = entry.picture
                if isLoaded(picture) { return picture }
                continue
            }
            let (entry, rule) = (entry, fetching.abandoned)
            // A fetch that its last asker leaves runs on while somebody watches.
            switch try await FetchQueue.waiting({
                try await flight.wait { entry.isWatched ? .finish : rule }
            }) {
            case .landed(let picture):
                if fit == .tooOld || (fit == .unlessOutdated && flight.isOutdated) { continue }
                // What landed, and is gone again, was erased.
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

    /// Joins the fetch in the air, or starts one; says whether what it brings is enough for the caller.
    ///
    /// Nil when there is no need for one any more. Whoever gets a flight owns it and must wait.
    private func board(_ order: FetchOrder) -> (flight: Flight, fit: Fit)? {
        let now = environment.now()
        var joined: (flight: Flight, fit: Fit)?
        var started: Flight?
        entry.change { state in
            if let flight = state.flight, flight.join() {
                let isEnough =
                    flight.invalidations == state.invalidations && flight.order.covers(order)
                joined = (
                    flight, !isEnough ? .tooOld : flight.hasLostTags ? .unlessOutdated : .enough
                )
                return nil
            }
            if order.unlessFresh, age(state.picture, at: now) == .fresh { return nil }
            var full = order
            full.reach = order.reach ?? reach
            let flight = Flight(
                sets: state.sets, invalidations: state.invalidations, order: full)
            _ = flight.join()
            // One that was told to stop and has not ended yet ends here for those who listen.
            if state.flight != nil { state.note(.cancelled) }
            state.flight = flight
            state.note(.started)
            started = flight
            return picture(after: state.picture, doing: .loading(nil))
        }
        if let flight = started {
            flight.start(environment.task { await carryOutAndAskOn(flight, order) })
            return (flight, .enough)
        }
        if joined != nil { fetching.report(.fetchJoined, entry.key) }
        return joined
    }

    /// Carries out a fetch, and the next one if somebody watches and this one began too early.
    private func carryOutAndAskOn(_ flight: Flight, _ order: FetchOrder) async {
        await carryOut(flight, order)
        let mustAskAgain = entry.state.withLock { state in
            state.flight == nil && state.watcherCount > 0 && flight.isOutdated
        }
        if mustAskAgain { refreshBehind() }
    }

    /// Starts a fetch behind what is shown; offline it waits for the connection if somebody watches.
    func refreshBehind(unlessFresh: Bool = true, reach: ListRefresh? = nil) {
        guard hasSource else { return }
        if fetching.isOffline { return waitForConnection() }
        let boarded = board(
            FetchOrder(isBackground: true, unlessFresh: unlessFresh, reach: reach))
        // It runs by itself; nobody waits.
        boarded?.flight.leave(.finish)
    }

    /// Ends a flight in the entry: the fetch is over, or of no interest any more. Returns whether it
    /// was still the one in the air.
    func end(_ flight: Flight, in state: inout EntryState, _ event: LoadEvent) -> Bool {
        guard state.flight === flight else { return false }
        state.flight = nil
        if state.invalidations != flight.invalidations { flight.markOutdated() }
        state.note(event)
        return true
    }

    /// Shows that a fetch was cancelled; the entry is as before.
    func landCancelled(_ flight: Flight) {
        entry.change { state in
            guard end(flight, in: &state, .cancelled) else { return nil }
            return picture(after: state.picture, doing: .idle)
        }
        fetching.report(.fetchCancelled, entry.key)
        flight.finish(.cancelled)
    }

    /// Shows how far a fetch has come.
    func show(_ progress: FetchProgress, of flight: Flight) {
        entry.change { state in
            guard state.flight === flight else { return nil }
            return picture(after: state.picture, doing: .loading(progress))
        }
    }

    /// Cancels the fetch in the air for everybody who waits.
    func cancelFetch() {
        entry.state.withLock { $0.flight }?.stop(with: .cancelled)
    }

    // MARK: - Waiting for the connection

    /// Shows that a fetch is wanted and may not run; it starts when we are online again.
    func waitForConnection() {
        guard hasSource, entry.isWatched else { return }
        entry.change { state in
            guard state.flight == nil else { return nil }
            return picture(after: state.picture, doing: .waiting)
        }
        fetching.report(.fetchWaiting, entry.key)
        connectionWanted()
        // It may have come back before anybody listened.
        if !fetching.isOffline { connectionIsBack() }
    }

    /// Starts the fetch that waited for the connection.
    func connectionIsBack() {
        showNoWaiting()
        if entry.isWatched { refreshBehind() }
    }

    /// Called when nobody watches any more.
    ///
    /// Somebody may have come again meanwhile, who may wait for the connection.
    func lastWatcherLeft() {
        entry.state.withLock { $0.watcherCount == 0 ? $0.flight : nil }?
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
    /// It began before the last invalidation, or does less than is asked for: the caller waits for its
    /// end and boards again.
    case tooOld
}
