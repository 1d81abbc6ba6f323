public import Observation

/// What a view observes: a list, on the main actor.
///
/// A model only takes in finished snapshots of a ``ListFeed``; the work is the feed's, and many
/// models may show one. It loads when it is made, and ends its observation when it is let go.
///
/// ```swift
/// struct SongsView: View {
///     @State var model = ListModel(songs.list("top"))
///     var body: some View {
///         List(model.items) { song in
///             SongRow(song).task { if song.id == model.items.last?.id { await model.loadMore() } }
///         }
///         .refreshable { await model.refresh() }
///     }
/// }
/// ```
@MainActor @Observable
public final class ListModel<Item: ListItem> {
    /// The items in their sections; see ``ListSnapshot/sections``.
    public private(set) var sections: [ListSection<Item>]

    /// All items, in order.
    public private(set) var items: [Item]

    /// Whether the list was loaded.
    public private(set) var isLoaded: Bool

    /// Whether the items shown are those of the feed before, because this one is not loaded yet.
    public private(set) var isShowingPrevious = false

    /// Why the last refresh failed; nil after a success.
    public private(set) var failure: Failure?

    /// Why the last attempt to load more failed; load more to try again.
    public private(set) var moreFailure: Failure?

    /// Why the last attempt to load the page before the first one failed.
    public private(set) var previousFailure: Failure?

    /// What is going on with the list as a whole.
    public private(set) var activity: Activity

    /// Whether the page after the last one is being loaded, or waits for a refresh to end.
    public private(set) var isLoadingMore: Bool

    /// Whether the page before the first one is being loaded.
    public private(set) var isLoadingPrevious: Bool

    /// Whether there are further items after the last one.
    public private(set) var hasMore: Bool

    /// Whether there are further items before the first one.
    public private(set) var hasPrevious: Bool

    /// How many items there are in all, where the source says so.
    public private(set) var total: Int?

    /// When the first page was fetched and confirmed.
    public private(set) var times: ValueTimes?

    /// Until when the list is fresh and usable.
    public private(set) var validity: Validity?

    /// Whether somebody said that the list is out of date.
    public private(set) var isInvalidated: Bool

    /// The list that is shown; ``show(_:loading:keepingItems:)`` changes it.
    @ObservationIgnored public private(set) var feed: any ListFeed<Item>

    /// The newest snapshot taken in; reading it observes nothing.
    @ObservationIgnored public private(set) var snapshot: ListSnapshot<Item>

    /// The snapshot whose items are shown: that of the feed before, while this one is not loaded.
    @ObservationIgnored private var shown: ListSnapshot<Item>
    @ObservationIgnored private var token: ObservationToken?
    @ObservationIgnored private var generation = 0
    @ObservationIgnored private var listeners: [WeakListener<Item>] = []
    @ObservationIgnored private var isTelling = false

    /// Creates a model of a list.
    ///
    /// - Parameters:
    ///   - feed: The list.
    ///   - policy: How to load at once; nil only watches.
    public init(_ feed: any ListFeed<Item>, loading policy: LoadPolicy? = .cached) {
        let snapshot = feed.snapshot
        self.feed = feed
        self.snapshot = snapshot
        shown = snapshot
        sections = snapshot.sections
        items = snapshot.items
        isLoaded = snapshot.isLoaded
        failure = snapshot.failure
        moreFailure = snapshot.moreFailure
        previousFailure = snapshot.previousFailure
        activity = snapshot.activity
        isLoadingMore = snapshot.isLoadingMore
        isLoadingPrevious = snapshot.isLoadingPrevious
        hasMore = snapshot.hasMore
        hasPrevious = snapshot.hasPrevious
        total = snapshot.total
        times = snapshot.times
        validity = snapshot.validity
        isInvalidated = snapshot.isInvalidated
        watch(loading: policy)
    }

    /// Whether the list, at either end, is being loaded.
    public var isLoading: Bool {
        if case .loading = activity { return true }
        return false
    }

    /// How far a load of the whole list has come, where its source tells.
    public var progress: FetchProgress? {
        if case .loading(let progress) = activity { return progress }
        return nil
    }

    /// Whether a refresh waits for a connection.
    public var isWaiting: Bool { activity == .waiting }

    /// Whether the list is past its freshness, at the moment of asking.
    public var isOutdated: Bool {
        guard isLoaded, let validity else { return false }
        return validity.age(at: feed.environment.now(), isInvalidated: isInvalidated) != .fresh
    }

    /// Which of the four screens to show; a loaded list without items is ``Phase/empty``.
    public var phase: Phase {
        if !items.isEmpty { return .loaded }
        if isLoading { return .loading }
        return failure != nil ? .failed : .empty
    }

    /// What a screen shows first of all.
    public enum Phase: Sendable, Hashable {
        /// There is nothing to show, and nothing is wrong; ``ListModel/isLoaded`` tells whether the
        /// list is known to be empty.
        case empty
        /// There is nothing to show yet, and the list is being loaded.
        case loading
        /// There are items, whatever else goes on.
        case loaded
        /// There is nothing to show, and the last attempt failed.
        case failed
    }

    /// Loads by a policy, the list from its beginning or the next page; an error is thrown and also
    /// shown as ``failure`` or ``moreFailure``.
    public func load(_ policy: LoadPolicy = .cached, more: Bool = false) async throws {
        let feed = feed
        let snapshot = try await feed.load(policy, more ? .more : .list)
        if policy != .noStore, isSame(feed) { accept(snapshot) }
    }

    /// Loads the page after the last one, or tries again after it failed; a failure is shown as
    /// ``moreFailure``.
    ///
    /// Does nothing when there is no more. During a refresh it waits for its end, and asks by the
    /// cursor that the refresh brought.
    public func loadMore() async {
        // The failure is shown; whoever wants to catch it calls `load`.
        _ = try? await load(more: true)
    }

    /// Loads the page before the first one; a failure is shown as ``previousFailure``.
    public func loadPrevious() async {
        let feed = feed
        // The failure is shown.
        guard let snapshot = try? await feed.load(.cached, .previous), isSame(feed) else { return }
        accept(snapshot)
    }

    /// Fetches the list again, whatever its age; a failure is shown as ``failure``. Without `reach`
    /// as much is asked for as the list was set up for.
    public func refresh(_ reach: ListRefresh? = nil) async {
        let feed = feed
        // The failure is shown.
        guard let snapshot = try? await feed.refresh(reach), isSame(feed) else { return }
        accept(snapshot)
    }

    /// Cancels what is being loaded, at either end, for everybody.
    public func cancel() {
        feed.cancel()
    }

    /// Says that the list is out of date, and with `erase` empties it.
    public func invalidate(erase: Bool = false) async throws {
        let feed = feed
        try await feed.invalidate(erase: erase)
        if isSame(feed) { accept(feed.snapshot) }
    }

    /// Shows another list, as when a filter or a search changes.
    ///
    /// The items of the old one stay until the new one is loaded, unless told otherwise; meanwhile
    /// ``isShowingPrevious`` is true.
    public func show(
        _ feed: any ListFeed<Item>, loading policy: LoadPolicy? = .cached,
        keepingItems: Bool = true
    ) {
        token?.cancel()
        generation += 1
        self.feed = feed
        take(feed.snapshot, keepingItems: keepingItems)
        watch(loading: policy)
    }

    /// Tells an object, on the main actor, how the shown items change; it is held weakly.
    ///
    /// Each step fits the items the listener was told of before, so a table view can be kept in
    /// step with them. Starts and ends of loads are not told here: they are in the snapshots.
    public func addListener(_ listener: some ListListener<Item>) {
        listeners.removeAll { $0.isGone }
        listeners.append(WeakListener(object: listener, told: shown))
        listener.didBegin(shown)
    }

    // MARK: - Taking in

    private func watch(loading policy: LoadPolicy?) {
        let inbox = Inbox<ListSnapshot<Item>>()
        let generation = generation
        token = feed.observe(loading: policy) { [weak self] snapshot in
            guard inbox.put(snapshot) else { return }
            Task { @MainActor in
                guard let newest = inbox.take(), let self, self.generation == generation else {
                    return
                }
                self.accept(newest)
            }
        }
    }

    private func isSame(_ feed: any ListFeed<Item>) -> Bool {
        feed.snapshot.picture.family === self.feed.snapshot.picture.family
    }

    /// Takes in a snapshot of the same list if it is newer.
    private func accept(_ new: ListSnapshot<Item>) {
        guard new.picture.family === snapshot.picture.family, new.revision > snapshot.revision
        else { return }
        take(new, keepingItems: isShowingPrevious)
    }

    /// Takes in a snapshot, and touches only the parts that changed.
    private func take(_ new: ListSnapshot<Item>, keepingItems: Bool) {
        snapshot = new
        let keeps = keepingItems && !new.isLoaded && shown.picture.family !== new.picture.family
        if keeps != isShowingPrevious { isShowingPrevious = keeps }
        if !keeps { takeItems(new) }
        if new.isLoaded != isLoaded { isLoaded = new.isLoaded }
        if !Failure.same(new.failure, failure) { failure = new.failure }
        if !Failure.same(new.moreFailure, moreFailure) { moreFailure = new.moreFailure }
        if !Failure.same(new.previousFailure, previousFailure) {
            previousFailure = new.previousFailure
        }
        if new.activity != activity { activity = new.activity }
        if new.isLoadingMore != isLoadingMore { isLoadingMore = new.isLoadingMore }
        if new.isLoadingPrevious != isLoadingPrevious { isLoadingPrevious = new.isLoadingPrevious }
        if new.hasMore != hasMore { hasMore = new.hasMore }
        if new.hasPrevious != hasPrevious { hasPrevious = new.hasPrevious }
        if new.total != total { total = new.total }
        if new.times != times { times = new.times }
        if new.validity != validity { validity = new.validity }
        if new.isInvalidated != isInvalidated { isInvalidated = new.isInvalidated }
        // Last, because a listener may ask for any of it, and show another list.
        tellListeners()
    }

    private func takeItems(_ new: ListSnapshot<Item>) {
        let old = shown
        shown = new
        if old.picture.family !== new.picture.family || old.contentRevision != new.contentRevision {
            items = new.items
            sections = new.sections
        }
    }

    /// Brings each listener from what it was told last to what is shown. A listener may change what is
    /// shown: then the others, and it, are told of that in turn.
    private func tellListeners() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while let index = listeners.firstIndex(where: { $0.isBehind(shown) }) {
            let (listener, old) = (listeners[index].object, listeners[index].told)
            listeners[index].told = shown
            listener?.tell(from: old, to: shown)
        }
    }
}

/// A listener that is let go when nobody else holds it.
private struct WeakListener<Item: ListItem> {
    private(set) weak var object: (any ListListener<Item>)?

    /// What it was told of last.
    var told: ListSnapshot<Item>

    init(object: any ListListener<Item>, told: ListSnapshot<Item>) {
        self.object = object
        self.told = told
    }

    var isGone: Bool { object == nil }

    func isBehind(_ shown: ListSnapshot<Item>) -> Bool {
        !isGone && told.picture !== shown.picture
    }
}
