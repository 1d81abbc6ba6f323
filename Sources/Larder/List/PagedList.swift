#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A list that is loaded page by page: one for a key, shared by all who show it.
///
/// Any thread may use it; views show it through ``ListModel``. Get it from a ``PagedStore``.
///
/// - A refresh and a load of more go on beside one another. What is to be loaded *more* while a
///   refresh runs waits for its end, and then asks by the cursor that the refresh brought. A page
///   that comes for a list that has changed meanwhile is dropped, and fetched again.
/// - A fetch that fails or is cancelled changes no item. The failure of a page stands beside the
///   list, and loading more again tries that page alone.
/// - Where pages drift when the list changes on the other side (``PageDrift``), one that comes is shown
///   only if it follows the page beside it. If it does not, or its cursor is refused because the item
///   that it names was deleted, the pages in memory are refreshed and the load goes on from there:
///   no item that was there all the time is left out. That costs as many requests as there are
///   pages in memory; a list that goes on changing fails with `.busy` and is as before.
/// - An identity that comes again on a later page is left out.
public final class PagedList<Item: ListItem>: ListFeed, Fetchable {
    /// The name of the list in its store.
    public let key: Key

    let kit: PagedKit<Item>
    let hub: ListHub<Item>
    let inner: Locked<Inner>
    /// Where the landings come one after another.
    private let lane = SerialLane()
    private let waiting = Locked(Waiting())

    /// What waits for something while somebody watches.
    private struct Waiting: Sendable {
        /// For the connection, to start a refresh.
        var connection: Task<Void, Never>?
        /// For a moment, to read the storage again.
        var reading: Task<Void, Never>?
        /// For a moment, to ask the source again.
        var asking: Task<Void, Never>?

        mutating func cancel() {
            connection?.cancel()
            reading?.cancel()
            asking?.cancel()
            self = Waiting()
        }
    }

    /// What changes only in the lane, except the flights.
    struct Inner: Sendable {
        var chain: PageChain<Item>
        var facts: StoredFacts?
        /// What tells this list from what it was before it was last said to be out of date.
        var epoch: String?
        /// The newest commit that we know to have said that the list is out of date; nil for none.
        var invalidation: UInt64?
        /// The head that the storage had at the revision we know; nil for none.
        var head: Data?
        /// Why what is held could not be stored; nil when it was.
        var unsaved: Failure?
        /// Whether somebody else has written since the storage was read.
        var hasNews = false
        /// What is shown of the chain.
        var content = ListContent<Item>()
        var more: [PageEnd: Flight] = [:]
    }

    init(key: Key, kit: PagedKit<Item>) {
        self.key = key
        self.kit = kit
        hub = ListHub(key: key)
        inner = Locked(Inner(chain: PageChain(cap: kit.rules.pagesInMemory)))
    }

    deinit {
        waiting.withLock { $0.cancel() }
    }

    var fetching: Fetching { kit.fetching }
    var entry: Entry { hub.entry }
    var hasSource: Bool { true }
    var reach: ListRefresh? { kit.rules.refresh }

    /// Time, chance, connectivity and reporter.
    public var environment: StoreEnvironment { kit.fetching.environment }

    /// What is in memory, at once.
    public var snapshot: ListSnapshot<Item> { hub.snapshot }

    /// Whether somebody watches.
    public var isWatched: Bool { hub.isWatched }

    /// Whether somebody watches or something is being loaded.
    var isBusy: Bool {
        hub.entry.state.withLock { $0.watcherCount > 0 || $0.flight != nil || $0.look != nil }
            || inner.withLock { !$0.more.isEmpty }
    }

    /// Whether it must stay in memory: it is busy, the storage has not what is in memory, or there may be
    /// news of what was said before it was stored.
    var isInUse: Bool {
        isBusy || isNew && entry.state.withLock { $0.footing != .firm }
            || inner.withLock { $0.facts != nil && !$0.chain.isStored }
    }

    /// Whether it was confirmed so lately that there may be news of what was said before.
    var isNew: Bool {
        inner.withLock { $0.facts?.times }?.isNew(at: environment.now()) == true
    }

    func age(_ picture: AnyPicture, at now: Date) -> Freshness.Age? {
        ListSnapshot<Item>(any: picture).age(at: now)
    }

    func confirmed(_ picture: AnyPicture) -> Date? {
        ListSnapshot<Item>(any: picture).times?.confirmed
    }

    func isLoaded(_ picture: AnyPicture) -> Bool { ListSnapshot<Item>(any: picture).isLoaded }

    func isWaiting(_ picture: AnyPicture) -> Bool {
        ListSnapshot<Item>(any: picture).activity == .waiting
    }

    func picture(after picture: AnyPicture, doing activity: Activity) -> AnyPicture? {
        hub.picture(after: picture, doing: activity)
    }

    /// Calls a closure with what is there and with changes; see ``ListFeed/watch(_:_:)``.
    ///
    /// Who holds the token holds the list.
    public func watch(
        _ terms: ListWatchTerms, _ body: @escaping @Sendable (ListNotice<Item>) -> Bool
    ) -> ObservationToken {
        // A token that need not be held is that of a listener, and lasts as long as both live.
        let held = terms.endsWithToken ? self : nil
        let (token, isFirst) = hub.watch(terms, onLast: { [weak self] in self?.lastLeft() }) {
            notice in
            withExtendedLifetime(held) { body(notice) }
        }
        // Those for whom it would have been read again have left.
        if isFirst, entry.state.withLock({ $0.hasLookFailed }) { lookAgain() }
        guard let policy = terms.policy else { return token }
        let load = environment.task { [weak self] in
            // The failure is a fact of the snapshot, which the watcher gets.
            _ = try? await self?.load(policy, .list)
        }
        return ObservationToken(endsWhenLetGo: terms.endsWithToken) {
            token.cancel()
            load.cancel()
        }
    }

    /// Cancels what is being loaded, at either end, for everybody; the list is as before.
    public func cancel() {
        cancelFetch()
        for flight in inner.withLock({ Array($0.more.values) }) { flight.stop(with: .cancelled) }
    }

    /// Says that the list is out of date: it stays and is shown, and the next load asks.
    ///
    /// What is watched is refreshed at once. With `erase` all items go, here and in the storage. A
    /// fetch that began before this does not undo it.
    public func invalidate(erase: Bool = false) async throws {
        markOutdated(erase: erase)
        let result = await inLane { await self.storeInvalidation(erase: erase) }
        fetching.report(erase ? .erased : .invalidated, key)
        if isWatched { refreshBehind() }
        try result.get()
    }

    /// Says it of what is in memory, being read and in the air.
    func markOutdated(erase: Bool) {
        hub.change { draft, state in
            state.invalidations &+= 1
            state.distrustLook()
            if erase { state.sets &+= 1 }
            guard draft.isLoaded, !draft.isInvalidated, draft.validity?.isImmutable != true else {
                return false
            }
            draft.isInvalidated = true
            return true
        }
    }

    func storeInvalidation(erase: Bool) async -> Result<Void, LarderError> {
        do {
            if erase {
                try await kit.keeper?.erase(key)
            } else {
                try await kit.keeper?.invalidate(key)
            }
            await wasInvalidated(erase: erase)
            return .success(())
        } catch {
            // Nobody knows what the storage has now.
            noteInvalidation()
            lookAgain()
            return .failure(.wrapping(error, key: key))
        }
    }

    /// Says it of what is held; which commit says so is not known yet.
    func noteInvalidation() {
        inner.withLock { inner in
            inner.facts?.isInvalidated = true
            inner.invalidation = nil
        }
    }

    /// Takes in, in the lane, that the storage says so of it already: it has another revision now, and
    /// perhaps another content.
    func wasInvalidated(erase: Bool) async {
        if erase { return forget() }
        noteInvalidation()
        guard let keeper = kit.keeper, entry.state.withLock({ $0.storedRevision != 0 }) else {
            return
        }
        do {
            takeIn(try await read(keeper))
        } catch {
            lookAgain()
        }
    }

    /// Empties the list, as if it had never been loaded.
    func forget() {
        let unsaved = inner.withLock { $0.unsaved }
        keep(PageChain(cap: kit.rules.pagesInMemory), nil)
        inner.withLock {
            ($0.epoch, $0.invalidation, $0.head, $0.unsaved) = (nil, nil, nil, nil)
        }
        hub.change { draft, state in
            state.storedRevision = 0
            show(in: &draft)
            settle(unsaved, in: &draft)
            draft.moreFailure = nil
            draft.previousFailure = nil
            return true
        }
    }

    /// Runs a landing after those before it, to its end, whoever cancels meanwhile.
    func inLane<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) async -> Result {
        await lane.run(on: environment, body)
    }

    /// Runs something that changes several lists after the landings before it in each of them, and before
    /// those after it. The lists are in the order of their keys, so that nobody waits for one who waits.
    static func inLanes<Result: Sendable>(
        of lists: ArraySlice<PagedList>, _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        guard let first = lists.first else { return await body() }
        return await first.inLane { await inLanes(of: lists.dropFirst(), body) }
    }

    // MARK: - Watchers and connection

    private func lastLeft() {
        guard !isWatched else { return }
        lastWatcherLeft()
        for flight in inner.withLock({ Array($0.more.values) }) {
            flight.watcherLeft(fetching.abandoned)
        }
        // Who came meanwhile may wait for one of them.
        waiting.withLock { if !isWatched { $0.cancel() } }
    }

    /// Sees to it that a refresh that waits starts when we are online again.
    func connectionWanted() {
        let statuses = environment.connectivity.statuses()
        let task = environment.task { [weak self] in
            for await status in statuses where status != .offline {
                self?.connectionIsBack()
                return
            }
        }
        waiting.withLock { waiting in
            waiting.connection?.cancel()
            waiting.connection = task
        }
    }

    /// Reads the storage again after a pause, if somebody still watches then: who watches does not ask.
    func lookLater(after pause: Duration) {
        guard isWatched else { return }
        let task = environment.task { [weak self, clock = environment.clock] in
            guard (try? await clock.sleep(for: pause)) != nil, let self, self.isWatched,
                self.entry.state.withLock({ !$0.isKnown })
            else { return }
            // An error is shown, and tried again.
            try? await self.look()
        }
        waiting.withLock { waiting in
            waiting.reading?.cancel()
            waiting.reading = task
        }
    }

    /// Asks the source again after a pause, if somebody still watches the failure then.
    func askLater(after pause: Duration) {
        guard isWatched else { return }
        let task = environment.task { [weak self, environment] in
            guard (try? await environment.sleepWhileHidden(for: pause)) != nil, let self,
                self.isWatched, self.snapshot.failure != nil
            else { return }
            self.refreshBehind(unlessFresh: false)
        }
        waiting.withLock { waiting in
            waiting.asking?.cancel()
            waiting.asking = task
        }
    }
}
