public import Observation

/// An observable model of a list, on the main actor.
///
/// The model only receives finished snapshots of a ``ListFeed``; the feed does the work, and many models may
/// show the same feed. The model loads when it is created, and stops observing when it is released.
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

    /// Whether the items shown are those of the previous feed, because this one is not loaded yet.
    public private(set) var isShowingPrevious = false

    /// Why the last refresh failed; nil after a success.
    public private(set) var failure: Failure?

    /// Why the last attempt to load more failed; load more to retry.
    public private(set) var moreFailure: Failure?

    /// Why the last attempt to load the page before the first one failed.
    public private(set) var previousFailure: Failure?

    /// What the list as a whole is currently doing.
    public private(set) var activity: Activity

    /// Whether the page after the last one is being loaded, or waits for a refresh to end.
    public private(set) var isLoadingMore: Bool

    /// Whether the page before the first one is being loaded.
    public private(set) var isLoadingPrevious: Bool

    /// Whether there are more items after the last one.
    public private(set) var hasMore: Bool

    /// Whether there are more items before the first one.
    public private(set) var hasPrevious: Bool

    /// The total number of items, if the source says.
    public private(set) var total: Int?

    /// When the first page was fetched and confirmed.
    public private(set) var times: Timestamps?

    /// How long the list is fresh and usable.
    public private(set) var validity: Validity?

    /// Whether the list was invalidated.
    public private(set) var isInvalidated: Bool

    /// Whether the load with which the list was first shown has yet to return.
    private var isOpening = false

    /// The feed that is shown; ``show(_:loading:keepingItems:)`` changes it.
    @ObservationIgnored public private(set) var feed: any ListFeed<Item>

    /// The newest snapshot received; reading it does not register an observer.
    @ObservationIgnored public private(set) var snapshot: ListSnapshot<Item>

    /// The snapshot whose items are shown: that of the previous feed until this one is loaded.
    @ObservationIgnored private var shown: ListSnapshot<Item>
    @ObservationIgnored private var token: ObservationToken?
    @ObservationIgnored private var inbox = ListInbox<Item>()
    @ObservationIgnored private var listeners: [WeakListener<Item>] = []
    @ObservationIgnored private var isTelling = false

    /// Creates a model of a list.
    ///
    /// - Parameters:
    ///   - feed: The list.
    ///   - policy: How to load on creation; nil only observes.
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

    /// Whether the list is being loaded, at either end.
    public var isLoading: Bool {
        if case .loading = activity { return true }
        return false
    }

    /// The progress of a load of the whole list, if its source reports it.
    public var progress: FetchProgress? {
        if case .loading(let progress) = activity { return progress }
        return nil
    }

    /// Whether a refresh is waiting for a connection.
    public var isWaiting: Bool { activity == .waiting }

    /// Whether the list is no longer fresh at the moment of the call.
    public var isOutdated: Bool {
        guard isLoaded, let validity else { return false }
        return validity.age(at: feed.environment.now(), isInvalidated: isInvalidated) != .fresh
    }

    /// Which of four screens to show; a loaded list without items is ``Phase/empty``.
    public var phase: Phase {
        if !items.isEmpty { return .loaded }
        if isLoading { return .loading }
        if failure != nil { return .failed }
        return isOpening && !isLoaded && !isWaiting ? .loading : .empty
    }

    /// The main state of a screen.
    public enum Phase: Sendable, Hashable {
        /// There is nothing to show, and nothing is wrong; ``ListModel/isLoaded`` says whether the list is
        /// known to be empty.
        case empty
        /// There is nothing to show yet, and the list is being read or loaded: from the first moment on, if the
        /// model loads when it is made.
        case loading
        /// There are items, whatever else is happening.
        case loaded
        /// There is nothing to show, and the last attempt failed.
        case failed
    }

    /// Loads the list from its start, or the next page, under a policy; an error is thrown and also shown as
    /// ``failure`` or ``moreFailure``.
    public func load(_ policy: LoadPolicy = .cached, more: Bool = false) async throws {
        let (feed, inbox) = (feed, inbox)
        if policy.isPrivate {
            _ = try await feed.load(policy, more ? .more : .list)
            return
        }
        if !more, !isLoaded, !isOpening { isOpening = true }
        // Shows what a failed load has left, too, before the caller goes on.
        defer { opened(inbox) }
        _ = try await feed.load(policy, more ? .more : .list)
    }

    /// Loads the page after the last one, or retries it after a failure; a failure is shown as
    /// ``moreFailure``.
    ///
    /// Does nothing if there is no such page. During a refresh it waits for the end, and then uses the cursor
    /// that the refresh returned.
    public func loadMore() async {
        // The failure is shown; a caller that wants to catch it uses `load`.
        _ = try? await load(more: true)
    }

    /// Loads the page before the first one; a failure is shown as ``previousFailure``.
    public func loadPrevious() async {
        let feed = feed
        // The failure is shown.
        guard let snapshot = try? await feed.load(.cached, .previous), isSame(feed) else { return }
        accept(snapshot)
    }

    /// Fetches the list again, whatever its age; a failure is shown as ``failure``. Without `reach`, the
    /// list's own rule decides how much is fetched.
    public func refresh(_ reach: ListRefresh? = nil) async {
        let feed = feed
        // The failure is shown.
        guard let snapshot = try? await feed.refresh(reach), isSame(feed) else { return }
        accept(snapshot)
    }

    /// Cancels every running load of the list, for everybody.
    public func cancel() {
        feed.cancel()
    }

    /// Marks the list as outdated; with `erase`, empties it.
    public func invalidate(erase: Bool = false) async throws {
        let feed = feed
        try await feed.invalidate(erase: erase)
        if isSame(feed) { accept(feed.snapshot) }
    }

    /// Shows another list, for example when a filter or a search changes.
    ///
    /// By default the items of the old list stay until the new one is loaded; in the meantime ``isShowingPrevious``
    /// is true.
    public func show(
        _ feed: any ListFeed<Item>, loading policy: LoadPolicy? = .cached,
        keepingItems: Bool = true
    ) {
        token?.cancel()
        self.feed = feed
        let inbox = ListInbox<Item>()
        self.inbox = inbox
        isOpening = policy != nil
        take(feed.snapshot, keepingItems: keepingItems)
        // A listener may have shown another list.
        if inbox === self.inbox { watch(loading: policy) }
    }

    /// Notifies an object, on the main actor, of changes to the shown items; the object is held weakly.
    ///
    /// Each step builds on the items the listener was told of before, so a table view can be kept in sync.
    /// Every start and end of a load of the list that is shown is reported too, in order, and the items that a
    /// load brought before its end. The token can end it earlier, and may be ignored.
    @discardableResult
    public func addListener(_ listener: some ListListener<Item>) -> ObservationToken {
        let isEnded = Locked(false)
        listeners.removeAll { $0.isGone }
        listeners.append(WeakListener(object: listener, isEnded: isEnded, told: shown))
        listener.didBegin(shown)
        // The listener's lifetime, not the token's, decides how long this lasts.
        return ObservationToken(cancelsOnDeinit: false) { isEnded.withLock { $0 = true } }
    }

    // MARK: - Receiving snapshots

    private func watch(loading policy: LoadPolicy?) {
        let inbox = inbox
        let watch = feed.watch(ListObservationOptions(wantsEvents: true)) { [weak self] notice in
            guard inbox.put(notice) else { return true }
            Task { @MainActor in self?.receive(from: inbox) }
            return true
        }
        isOpening = policy != nil
        let load = policy.map { policy in
            feed.environment.task(forAsker: true) { [weak self, feed] in
                // The failure becomes part of the snapshot.
                _ = try? await feed.load(policy, .list)
                await self?.opened(inbox)
            }
        }
        token = ObservationToken {
            watch.cancel()
            load?.cancel()
        }
    }

    /// Shows what a load has left.
    private func opened(_ inbox: ListInbox<Item>) {
        guard inbox === self.inbox else { return }
        accept(feed.snapshot)
        // A listener may have shown another list.
        if inbox === self.inbox, isOpening { isOpening = false }
    }

    /// Takes what has come from the shown feed; what comes from an earlier one is dropped.
    private func receive(from inbox: ListInbox<Item>) {
        guard inbox === self.inbox else { return }
        for notice in inbox.take() {
            switch notice {
            case .snapshot(let snapshot): applyIfNewer(snapshot)
            case .event(let event, let snapshot):
                applyIfNewer(snapshot)
                tellListeners(event, snapshot, from: inbox)
            }
            // A listener may have shown another list.
            guard inbox === self.inbox else { return }
        }
    }

    private func isSame(_ feed: any ListFeed<Item>) -> Bool {
        feed.snapshot.picture.family === self.feed.snapshot.picture.family
    }

    /// Applies what a load returned, after what its start and end have already sent.
    private func accept(_ new: ListSnapshot<Item>) {
        receive(from: inbox)
        applyIfNewer(new)
    }

    /// Applies a snapshot of the same list if it is newer.
    private func applyIfNewer(_ new: ListSnapshot<Item>) {
        guard new.picture.family === snapshot.picture.family, new.revision > snapshot.revision
        else { return }
        take(new, keepingItems: isShowingPrevious)
    }

    /// Applies a snapshot, and updates only the properties that changed.
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
        // Last, because a listener may read any of it, and may show another list.
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

    /// Brings each listener up to date with what is shown. If a listener changes what is shown, all of them
    /// are told of that in turn.
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

    /// Tells each listener of the start or the end of a load.
    private func tellListeners(
        _ event: LoadEvent, _ snapshot: ListSnapshot<Item>, from inbox: ListInbox<Item>
    ) {
        // One of them may show another list.
        for listener in listeners where !listener.isGone && inbox === self.inbox {
            listener.object?.tell(event, snapshot)
        }
    }
}

/// What a feed has sent on its way to the main actor: of snapshots in a row the newest, and every event.
private final class ListInbox<Item: ListItem>: Sendable {
    private let notices = Locked<[ListEvent<Item>]>([])

    /// Stores a notice; returns whether a trip to fetch it must be started.
    func put(_ notice: ListEvent<Item>) -> Bool {
        notices.withLock { notices in
            defer {
                if case .snapshot = notice, case .snapshot? = notices.last { notices.removeLast() }
                notices.append(notice)
            }
            return notices.isEmpty
        }
    }

    func take() -> [ListEvent<Item>] {
        notices.withLock { notices in
            defer { notices = [] }
            return notices
        }
    }
}

/// A listener, held weakly.
private struct WeakListener<Item: ListItem> {
    private(set) weak var object: (any ListListener<Item>)?

    /// Whether its token was cancelled.
    private let isEnded: Locked<Bool>

    /// The last snapshot it was told of.
    var told: ListSnapshot<Item>

    init(
        object: any ListListener<Item>, isEnded: Locked<Bool>, told: ListSnapshot<Item>
    ) {
        self.object = object
        self.isEnded = isEnded
        self.told = told
    }

    var isGone: Bool { object == nil || isEnded.withLock { $0 } }

    func isBehind(_ shown: ListSnapshot<Item>) -> Bool {
        !isGone && told.picture !== shown.picture
    }
}
