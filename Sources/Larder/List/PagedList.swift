/// A list that is loaded page by page: one for a key, shared by all who show it.
///
/// Any thread may use it; views show it through ``ListModel``. Get it from a ``PagedStore``.
///
/// - A refresh and a load of more go on beside one another. What is to be loaded *more* while a
///   refresh runs waits for its end, and then asks by the cursor that the refresh brought. A page
///   that comes for a list that has changed meanwhile is dropped, and asked for anew.
/// - A fetch that fails or is cancelled changes no item. The failure of a page stands beside the
///   list, and loading more again tries that page alone.
/// - An identity that comes again on a later page is left out: pages drift when the list grows at
///   its beginning.
public final class PagedList<Item: ListItem>: ListFeed {
    /// The name of the list in its store.
    public let key: Key

    let kit: PagedKit<Item>
    let hub: ListHub<Item>
    let inner = Locked(Inner())
    private let connection = Locked<Task<Void, Never>?>(nil)

    /// What changes only in the lane, except the flights.
    struct Inner: Sendable {
        var chain = PageChain<Item>()
        var facts: StoredFacts?
        var more: [PageEnd: Flight] = [:]
        /// The last of the landings, which come one after another.
        var lane: Task<Void, Never>?
    }

    init(key: Key, kit: PagedKit<Item>) {
        self.key = key
        self.kit = kit
        hub = ListHub(key: key)
    }

    deinit {
        connection.withLock { $0?.cancel() }
    }

    /// Time, chance, connectivity and reporter.
    public var environment: StoreEnvironment { kit.environment }

    /// What is in memory, at once.
    public var snapshot: ListSnapshot<Item> { hub.snapshot }

    /// Whether somebody watches.
    public var isWatched: Bool { hub.isWatched }

    /// Whether somebody watches or something is being loaded.
    var isBusy: Bool {
        hub.entry.state.withLock { $0.watcherCount > 0 || $0.flight != nil || $0.restoring != nil }
            || inner.withLock { !$0.more.isEmpty }
    }

    /// Calls a closure with what is there and with changes; see ``ListFeed/watch(_:_:)``.
    public func watch(
        _ terms: ListWatchTerms, _ body: @escaping @Sendable (ListNotice<Item>) -> Bool
    ) -> ObservationToken {
        let token = hub.watch(terms, onLast: { [weak self] in self?.lastWatcherLeft() }, body)
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
        hub.entry.state.withLock { $0.flight }?.cancel()
        for flight in inner.withLock({ Array($0.more.values) }) { flight.cancel() }
    }

    /// Says that the list is out of date: it stays and is shown, and the next load asks.
    ///
    /// What is watched is refreshed at once. With `erase` all items go, here and in the storage. A
    /// fetch that began before this does not undo it.
    public func invalidate(erase: Bool = false) async throws {
        hub.change { draft, state in
            state.invalidationStamp &+= 1
            if erase { state.writeStamp &+= 1 }
            guard draft.isLoaded, !draft.isInvalidated, draft.validity?.isImmutable != true else {
                return false
            }
            draft.isInvalidated = true
            return true
        }
        let result = await inLane { await self.storeInvalidation(erase: erase) }
        kit.report(erase ? .erased : .invalidated, key)
        if isWatched { refreshBehind() }
        try result.get()
    }

    private func storeInvalidation(erase: Bool) async -> Result<Void, LarderError> {
        var result = Result<Void, LarderError>.success(())
        do {
            if erase {
                try await kit.keeper?.erase(key)
            } else if let revision = try await kit.keeper?.invalidate(key) {
                hub.entry.state.withLock { state in
                    if state.storedRevision != 0 { state.storedRevision = revision }
                }
            }
        } catch {
            result = .failure(.wrapping(error, key: key))
        }
        inner.withLock { $0.facts?.isInvalidated = true }
        if erase { forget() }
        return result
    }

    /// Empties the list, as if it had never been loaded.
    func forget() {
        inner.withLock { inner in
            inner.chain = PageChain()
            inner.facts = nil
        }
        hub.change { draft, state in
            state.storedRevision = 0
            draft.show(PageChain(), kit)
            draft.isLoaded = false
            draft.isInvalidated = false
            draft.times = nil
            draft.validity = nil
            draft.moreFailure = nil
            draft.previousFailure = nil
            return true
        }
    }

    /// Runs a landing after those before it, to its end, whoever cancels meanwhile.
    func inLane<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) async -> Result {
        let task = inner.withLock { inner in
            let before = inner.lane
            let task = environment.task {
                await before?.value
                return await body()
            }
            inner.lane = environment.task { _ = await task.value }
            return task
        }
        return await task.value
    }

    // MARK: - Watchers and connection

    private func lastWatcherLeft() {
        someoneLeft()
        connection.withLock { connection in
            connection?.cancel()
            connection = nil
        }
        hub.change { draft, _ in
            guard draft.activity == .waiting else { return false }
            draft.activity = .idle
            return true
        }
    }

    /// Cancels fetches when the last one who wanted them is gone, if that is the rule.
    func someoneLeft() {
        guard kit.abandoned == .cancel, !isWatched else { return }
        let refresh = hub.entry.state.withLock { $0.flight }
        let flights = inner.withLock { Array($0.more.values) } + (refresh.map { [$0] } ?? [])
        for flight in flights where !flight.isBackground && !flight.hasWaiters { flight.cancel() }
    }

    /// Notes that the list wants a refresh and may not have one; it starts when we are online again.
    func waitForConnection() {
        guard isWatched else { return }
        hub.change { draft, state in
            guard state.flight == nil, draft.activity != .waiting else { return false }
            draft.activity = .waiting
            return true
        }
        kit.report(.fetchWaiting, key)
        let statuses = environment.connectivity.statuses()
        let task = environment.task { [weak self] in
            for await status in statuses where status != .offline {
                self?.startWaiting()
                return
            }
        }
        connection.withLock { connection in
            connection?.cancel()
            connection = task
        }
    }

    private func startWaiting() {
        hub.change { draft, _ in
            guard draft.activity == .waiting else { return false }
            draft.activity = .idle
            return true
        }
        if isWatched { refreshBehind() }
    }
}

extension ListDraft {
    /// Shows the pages of a chain; returns how many items were left out as repetitions.
    @discardableResult
    mutating func show(_ chain: PageChain<Item>, _ kit: PagedKit<Item>) -> Int {
        let left = setItems(chain.items, groupedBy: kit.group)
        hasMore = chain.hasMore
        hasPrevious = chain.hasPrevious
        total = chain.total
        pageCount = chain.window.count
        return left
    }
}
