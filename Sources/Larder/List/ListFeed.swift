/// A list that can be watched, loaded in parts and invalidated: what a ``ListModel`` shows.
///
/// A ``PagedList`` is a feed, and so is a query over a shelf. Feeds are safe to use from any thread.
public protocol ListFeed<Item>: Sendable {
    /// The type of the items.
    associatedtype Item: ListItem

    /// The clock and reporter that the feed uses.
    var environment: StoreEnvironment { get }

    /// What memory holds now, immediately.
    var snapshot: ListSnapshot<Item> { get }

    /// Calls a closure with the current snapshot and then with changes, until it returns false or the token
    /// ends it.
    ///
    /// Calls come one after another and outside any lock. Revisions arrive in order; some may be skipped, but
    /// the newest is always delivered.
    func watch(
        _ terms: ListObservationOptions, _ body: @escaping @Sendable (ListEvent<Item>) -> Bool
    ) -> ObservationToken

    /// Loads the list, or the page after or before what is in memory, and returns the resulting snapshot.
    ///
    /// - Throws: ``LarderError`` or `CancellationError`. The previous items stay.
    @discardableResult
    func load(_ policy: LoadPolicy, _ part: ListPart) async throws -> ListSnapshot<Item>

    /// Fetches the list again as far as `reach` says; with nil, the list decides.
    @discardableResult
    func refresh(_ reach: ListRefresh?) async throws -> ListSnapshot<Item>

    /// Cancels every running load of the list, for everybody; the list stays as it was.
    func cancel()

    /// Marks the list as outdated; with `erase`, empties it.
    func invalidate(erase: Bool) async throws
}

/// What a watcher of a list wants.
public struct ListObservationOptions: Sendable {
    /// How to load on subscribing; nil only watches.
    public var policy: LoadPolicy?

    /// Whether to receive the start and end of every load, with none skipped.
    public var wantsEvents: Bool

    /// Whether releasing the token ends the subscription, or only cancelling it.
    public var cancelsOnDeinit: Bool

    /// Creates watch terms.
    public init(
        loading policy: LoadPolicy? = nil, wantsEvents: Bool = false, cancelsOnDeinit: Bool = true
    ) {
        self.policy = policy
        self.wantsEvents = wantsEvents
        self.cancelsOnDeinit = cancelsOnDeinit
    }
}

/// The part of a list to load.
public enum ListPart: Sendable, Hashable {
    /// The list from its start.
    case list
    /// The page after the last one.
    case more
    /// The page before the first one in memory.
    case previous
}

/// How much of a list a refresh fetches again.
public enum ListRefresh: String, Sendable, Hashable, Codable, CaseIterable {
    /// The first page.
    /// Later pages stay if the new page contains an item of the old list; so do the items after the last such
    /// item in the old first page. If it contains none, the size of the gap is unknown and the later pages
    /// are dropped. A list whose first page is not in memory is refreshed as a ``window``.
    case firstPage
    /// All pages in memory, one after another, each by the cursor that the page before it returned.
    ///
    /// They replace the old pages together once the last has arrived; if one fails, nothing changes.
    case window
    /// The first page, which becomes the whole list.
    case startOver
}

/// What a watcher of a list is called with.
public enum ListEvent<Item: ListItem>: Sendable {
    /// A snapshot: once at the start, then after changes.
    case snapshot(ListSnapshot<Item>)
    /// A load began or ended.
    case event(LoadEvent, ListSnapshot<Item>)
}

extension ListFeed {
    /// Fetches the list again, like any other load.
    @discardableResult
    public func refresh(_ reach: ListRefresh?) async throws -> ListSnapshot<Item> {
        try await load(.validate, .list)
    }

    /// Calls a closure with the current snapshot and then with every change; see ``watch(_:_:)`` for threads
    /// and order.
    public func observe(
        loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (ListSnapshot<Item>) -> Void
    ) -> ObservationToken {
        watch(ListObservationOptions(loading: policy)) { notice in
            if case .snapshot(let snapshot) = notice { body(snapshot) }
            return true
        }
    }

    /// Returns the current snapshot and then every change, each with what changed since the reader's last
    /// one.
    ///
    /// A slow reader skips intermediate snapshots: it gets the newest, with the changes since the one it had.
    /// The first update has no changes. The sequence ends when its task is cancelled or its iterator is
    /// released.
    public func updates(loading policy: LoadPolicy? = .cached) -> ListUpdates<Item> {
        let (stream, continuation) = AsyncStream<ListSnapshot<Item>>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let token = observe(loading: policy) { continuation.yield($0) }
        continuation.onTermination = { _ in token.cancel() }
        return ListUpdates(stream: stream)
    }
}

/// A list as delivered to the reader of a sequence.
public struct ListUpdate<Item: ListItem>: Sendable {
    /// The current snapshot.
    public let snapshot: ListSnapshot<Item>

    /// The changes from the items that this reader saw before to these.
    public let changes: ListChanges<Item>
}

/// The sequence of updates of a list; see ``ListFeed/updates(loading:)``.
public struct ListUpdates<Item: ListItem>: AsyncSequence, Sendable {
    let stream: AsyncStream<ListSnapshot<Item>>

    /// Returns an iterator; only one reader may iterate the sequence.
    public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator())
    }

    /// An iterator that remembers what its reader saw last.
    public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<ListSnapshot<Item>>.Iterator
        private var last: ListSnapshot<Item>?

        init(base: AsyncStream<ListSnapshot<Item>>.Iterator) {
            self.base = base
        }

        /// Waits for the next update.
        public mutating func next() async -> ListUpdate<Item>? {
            guard let snapshot = await base.next() else { return nil }
            let changes = last.map(snapshot.changes) ?? ListChanges()
            last = snapshot
            return ListUpdate(snapshot: snapshot, changes: changes)
        }
    }
}
