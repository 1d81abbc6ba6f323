#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A list that is loaded page by page: one object per key, shared by everybody who shows it.
///
/// It is safe to use from any thread; views show it through ``ListModel``. Get it from a ``PagedStore``.
///
/// - A refresh and a load of more can be requested at the same time. Loading *more* during a refresh waits
///   for its end, and then uses the cursor that the refresh returned. A page that arrives for a list that has
///   changed in the meantime is dropped and fetched again.
/// - A fetch that fails or is cancelled changes no items. The failure of a page is shown beside the list, and
///   loading more again retries only that page.
/// - If pages drift when the list changes on the server (``PageDrift``), a page is shown only if it follows
///   its neighbour. If it does not, or its cursor is refused because the item that it names was deleted, the
///   pages in memory are refreshed and the load continues from there, so that no item that was there all the
///   time is left out. This costs as many requests as there are pages in memory; for a list that keeps
///   changing it fails with `.busy` and leaves the list as it was.
/// - An identity that occurs again on a later page is left out.
public final class PagedList<Item: ListItem>: ListFeed, Fetchable {
    /// The name of the list in its store.
    public let key: Key

    let kit: PagedKit<Item>
    let hub: ListHub<Item>
    let inner: Locked<Inner>
    /// Runs changes one after another.
    private let lane = SerialQueue()
    private let waiting = Locked(Waiting())

    /// What waits while somebody watches.
    private struct Waiting: Sendable {
        /// Waits for the connection to start a refresh.
        var connection: Task<Void, Never>?
        /// Waits a while to read the storage again.
        var reading: Task<Void, Never>?
        /// Waits a while to ask the source again.
        var asking: Task<Void, Never>?

        mutating func cancel() {
            connection?.cancel()
            reading?.cancel()
            asking?.cancel()
            self = Waiting()
        }
    }

    /// State that changes only in the lane, except for the running fetches.
    struct Inner: Sendable {
        var chain: PageChain<Item>
        var metadata: EntryMetadata?
        /// Distinguishes this list from what it was before the last invalidation.
        var epoch: String?
        /// The newest commit known to have invalidated the list; nil for none.
        var invalidation: UInt64?
        /// The head that the storage had at the known revision; nil for none.
        var head: Data?
        /// Why the held list could not be stored; nil if it was.
        var unsaved: Failure?
        /// Whether somebody else has written since the storage was read.
        var hasNews = false
        /// What is shown of the chain.
        var content = ListContent<Item>()
        var more: [PageEnd: SharedTask] = [:]
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

    /// The clock, randomness, connectivity and reporter that the list uses.
    public var environment: StoreEnvironment { kit.fetching.environment }

    /// What memory holds, immediately.
    public var snapshot: ListSnapshot<Item> { hub.snapshot }

    /// Whether somebody watches.
    public var isWatched: Bool { hub.isWatched }

    /// Whether somebody watches or something is being loaded.
    var isBusy: Bool {
        hub.entry.state.withLock { $0.watcherCount > 0 || $0.fetch != nil || $0.reading != nil }
            || inner.withLock { !$0.more.isEmpty }
    }

    /// Whether it must stay in memory: it is busy, the storage lacks something that memory has, or
    /// notifications of changes from before it was stored may still arrive.
    var isInUse: Bool {
        isBusy || isNew && entry.state.withLock { $0.footing != .firm }
            || inner.withLock { $0.metadata != nil && !$0.chain.isStored }
    }

    /// Whether it was confirmed so recently that notifications of earlier changes may still arrive.
    var isNew: Bool {
        inner.withLock { $0.metadata?.times }?.isNew(at: environment.now()) == true
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

    /// Calls a closure with the current snapshot and then with changes; see ``ListFeed/watch(_:_:)``.
    ///
    /// Holding the token keeps the list in memory.
    public func watch(
        _ terms: ListObservationOptions, _ body: @escaping @Sendable (ListEvent<Item>) -> Bool
    ) -> ObservationToken {
        // A token that does not end the watch when released belongs to a listener; the watch lasts as long as
        // both live.
        let held = terms.cancelsOnDeinit ? self : nil
        let (token, isFirst) = hub.watch(terms, onLast: { [weak self] in self?.lastLeft() }) {
            notice in
            withExtendedLifetime(held) { body(notice) }
        }
        // A failed read is not retried once its watchers have left, so retry now.
        if isFirst, entry.state.withLock({ $0.hasReadFailed }) { readAgain() }
        guard let policy = terms.policy else { return token }
        let load = environment.task { [weak self] in
            // The failure becomes part of the snapshot, which the watcher receives.
            _ = try? await self?.load(policy, .list)
        }
        return ObservationToken(cancelsOnDeinit: terms.cancelsOnDeinit) {
            token.cancel()
            load.cancel()
        }
    }

    /// Cancels every running load of the list, for everybody; the list stays as it was.
    public func cancel() {
        cancelFetch()
        for fetch in inner.withLock({ Array($0.more.values) }) { fetch.stop(with: .cancelled) }
    }

    /// Marks the list as outdated: it stays and is still shown, but the next load asks the source.
    ///
    /// A watched list is refreshed at once. With `erase`, all items are removed from memory and storage. A
    /// fetch that began before this call does not undo it.
    public func invalidate(erase: Bool = false) async throws {
        markOutdated(erase: erase)
        let result = await inLane { await self.storeInvalidation(erase: erase) }
        fetching.report(erase ? .erased : .invalidated, key)
        if isWatched { refreshBehind() }
        try result.get()
    }

    /// Marks what is in memory, being read and being fetched.
    func markOutdated(erase: Bool) {
        hub.change { draft, state in
            state.invalidations &+= 1
            state.distrustRead()
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
            // The state of the storage is unknown now.
            noteInvalidation()
            readAgain()
            return .failure(.wrapping(error, key: key))
        }
    }

    /// Marks the held list as outdated; which commit did so is not known yet.
    func noteInvalidation() {
        inner.withLock { inner in
            inner.metadata?.isInvalidated = true
            inner.invalidation = nil
        }
    }

    /// Handles, in the lane, that the storage already has the invalidation: its revision has changed, and
    /// perhaps its content.
    func wasInvalidated(erase: Bool) async {
        if erase { return forget() }
        noteInvalidation()
        guard let keeper = kit.keeper, entry.state.withLock({ $0.storedRevision != 0 }) else {
            return
        }
        do {
            takeIn(try await read(keeper))
        } catch {
            readAgain()
        }
    }

    /// Empties the list as if it had never been loaded.
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

    /// Runs a change after those before it, to its end, even if the caller is cancelled.
    func inLane<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) async -> Result {
        await lane.run(on: environment, body)
    }

    /// Runs a change of several lists after earlier changes in each of them and before later ones. The lists
    /// are sorted by key, so that there is no deadlock.
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
        for fetch in inner.withLock({ Array($0.more.values) }) {
            fetch.watcherLeft(fetching.abandoned)
        }
        // A watcher that came in the meantime may need one of them.
        waiting.withLock { if !isWatched { $0.cancel() } }
    }

    /// Arranges for a waiting refresh to start when the connection is back.
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

    /// Reads the storage again after a pause if somebody still watches: a watcher does not ask again itself.
    func readLater(after pause: Duration) {
        guard isWatched else { return }
        let task = environment.task { [weak self, clock = environment.clock] in
            guard (try? await clock.sleep(for: pause)) != nil, let self, self.isWatched,
                self.entry.state.withLock({ !$0.isKnown })
            else { return }
            // An error is shown, and retried.
            try? await self.readStored()
        }
        waiting.withLock { waiting in
            waiting.reading?.cancel()
            waiting.reading = task
        }
    }

    /// Asks the source again after a pause, if somebody still watches the failure.
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
