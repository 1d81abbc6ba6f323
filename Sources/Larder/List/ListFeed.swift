/// A list that can be watched, loaded in parts, and said to be out of date: what a ``ListModel``
/// shows.
///
/// A ``PagedList`` is one; a query over a shelf is another. Any thread may use it.
public protocol ListFeed<Item>: Sendable {
    /// What the list holds.
    associatedtype Item: ListItem

    /// Time and reporter.
    var environment: StoreEnvironment { get }

    /// What is in memory now, at once.
    var snapshot: ListSnapshot<Item> { get }

    /// Calls a closure with what is there, then with changes, until it returns false or the token
    /// ends it.
    ///
    /// Calls come one after another and outside of locks; they show revisions in order, may leave
    /// some out, and always end with the newest.
    func watch(
        _ terms: ListWatchTerms, _ body: @escaping @Sendable (ListNotice<Item>) -> Bool
    ) -> ObservationToken

    /// Loads the list, or the page after or before what is there, and returns what is there then.
    ///
    /// - Throws: ``LarderError``, or `CancellationError`. What was there before stays.
    @discardableResult
    func load(_ policy: LoadPolicy, _ part: ListPart) async throws -> ListSnapshot<Item>

    /// Fetches the list again, as far as `reach` says; nil leaves it to the list.
    @discardableResult
    func refresh(_ reach: ListRefresh?) async throws -> ListSnapshot<Item>

    /// Cancels what is being loaded, at either end, for everybody; the list is as before.
    func cancel()

    /// Says that the list is out of date, and with `erase` empties it.
    func invalidate(erase: Bool) async throws
}

/// What one who watches a list wants.
public struct ListWatchTerms: Sendable {
    /// How to load at once; nil only watches.
    public var policy: LoadPolicy?

    /// Whether to be told of the start and end of every load, none left out.
    public var wantsEvents: Bool

    /// Whether letting the token go ends it, or only cancelling it.
    public var endsWithToken: Bool

    /// Creates terms.
    public init(
        loading policy: LoadPolicy? = nil, wantsEvents: Bool = false, endsWithToken: Bool = true
    ) {
        self.policy = policy
        self.wantsEvents = wantsEvents
        self.endsWithToken = endsWithToken
    }
}

/// What a load of a list is to bring.
public enum ListPart: Sendable, Hashable {
    /// The list from its beginning.
    case list
    /// The page after the last one.
    case more
    /// The page before the first one in memory.
    case previous
}

/// How much of a list a refresh asks for again.
public enum ListRefresh: String, Sendable, Hashable, Codable, CaseIterable {
    /// The first page.
    ///
    /// Later pages stay if it holds an item of the old list, and with them what stood behind the
    /// last such item in the old first page. If it holds none there is a gap nobody knows, and the
    /// later pages go. A list whose first page is not in memory is asked for as a ``window``.
    case firstPage
    /// All pages in memory, one after another, each by the cursor that the new one before it gave.
    ///
    /// They replace the old ones together, when the last is there; one failure changes nothing.
    case window
    /// The first page, and it alone is the list.
    case startOver
}

/// What one who watches a list is called with.
public enum ListNotice<Item: ListItem>: Sendable {
    /// What is there: once at the beginning, then after changes.
    case snapshot(ListSnapshot<Item>)
    /// A load began or ended.
    case event(LoadEvent, ListSnapshot<Item>)
}

extension ListFeed {
    /// Fetches the list again like any other load.
    @discardableResult
    public func refresh(_ reach: ListRefresh?) async throws -> ListSnapshot<Item> {
        try await load(.validate, .list)
    }

    /// Calls a closure with what is there and then with every change; see
    /// ``watch(_:_:)`` for threads and order.
    public func observe(
        loading policy: LoadPolicy? = nil,
        _ body: @escaping @Sendable (ListSnapshot<Item>) -> Void
    ) -> ObservationToken {
        watch(ListWatchTerms(loading: policy)) { notice in
            if case .snapshot(let snapshot) = notice { body(snapshot) }
            return true
        }
    }

    /// Returns what is there and then every change, with what changed since the reader looked last.
    ///
    /// A slow reader misses what is between: it gets the newest, and the changes from the one it
    /// had. The first update has no changes. The sequence ends when its task is cancelled or its
    /// iterator let go.
    public func updates(loading policy: LoadPolicy? = .cached) -> ListUpdates<Item> {
        let (stream, continuation) = AsyncStream<ListSnapshot<Item>>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let token = observe(loading: policy) { continuation.yield($0) }
        continuation.onTermination = { _ in token.cancel() }
        return ListUpdates(stream: stream)
    }
}

/// A list as a reader of a sequence sees it.
public struct ListUpdate<Item: ListItem>: Sendable {
    /// What is there.
    public let snapshot: ListSnapshot<Item>

    /// What turns the items this reader saw before into these.
    public let changes: ListChanges<Item>
}

/// The updates of a list, one after another; see ``ListFeed/updates(loading:)``.
public struct ListUpdates<Item: ListItem>: AsyncSequence, Sendable {
    let stream: AsyncStream<ListSnapshot<Item>>

    /// Returns an iterator; a sequence has one reader.
    public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator())
    }

    /// Remembers what its reader saw last.
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
