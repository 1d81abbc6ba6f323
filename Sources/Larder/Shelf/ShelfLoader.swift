/// Fills a shelf from a source: fetches rows, merges them and prunes, once for everybody who asks.
///
/// ```swift
/// let loader = ShelfLoader(
///     articles, source: source, freshness: .after(.seconds(900)), retention: Retention(count: 500))
/// try await loader.load("swift")                                        // fetches unless it is fresh
/// let rows = ListModel(articles.list(.group("swift")))                  // what to show
/// let state = ValueModel(store: loader.store, key: "swift", loading: nil)  // its age, failure, activity
/// ```
///
/// A key is what the source is asked for, such as one feed. When it was fetched, with which validators and why
/// that failed is an entry of ``store``, so everything that holds for stores holds here: loads are shared,
/// retried and put off while offline. That entry is stored beside the rows, if their storage keeps
/// entries too, and else in memory.
///
/// A source that confirms what is known gets the rows that the shelf has of the groups of its last answer. If
/// there are none any more, it is asked unconditionally. Rows are stored even if the source forbids
/// storing its answer (``Fetched/mayBeStored``); use a ``Store`` for what must not be on the disk.
public final class ShelfLoader<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    /// The shelf that is filled.
    public let shelf: Shelf<Row>

    /// What is known about each key: when it was fetched, why that failed, what is going on.
    public let store: Store<ShelfListing>

    /// Creates a loader; make one for each shelf.
    ///
    /// - Parameters:
    ///   - shelf: Where the rows go.
    ///   - source: Fetches the rows of a key, as many as it has.
    ///   - freshness: How long an answer is fresh when the source does not say.
    ///   - retention: What to prune after every answer.
    ///   - removesUnlisted: Whether rows that the source does not list any longer are removed, from the groups
    ///     of those it lists. Only for a source that always lists all of a group.
    ///   - retry: How failed fetches are retried.
    ///   - queue: Limits how many fetches run at once.
    public init(
        _ shelf: Shelf<Row>, source: any Source<[Row]>,
        freshness: FreshnessRule<ShelfListing> = .alwaysStale, retention: Retention? = nil,
        removesUnlisted: Bool = false, retry: Retry = .standard, queue: FetchQueue? = nil
    ) {
        self.shelf = shelf
        let rows = ClosureSource<ShelfListing> { request in
            var inner = FetchRequest<[Row]>(key: request.key, report: request.report)
            if let known = request.known {
                let kept = try await shelf.allRows(in: known.value.groups)
                if !kept.isEmpty {
                    inner.known = Known(
                        value: kept, times: known.times, validators: known.validators)
                }
            }
            switch try await source.fetch(inner) {
            case .notModified(let answer):
                if let retention { try await shelf.prune(retention) }
                return .notModified(answer)
            case .fetched(let fetched):
                let listing = try await shelf.take(
                    fetched.value, removesUnlisted: removesUnlisted, retention: retention)
                return .fetched(
                    Fetched(
                        listing, asOf: fetched.asOf, validators: fetched.validators,
                        freshness: fetched.freshness, tags: fetched.tags,
                        mayBeStored: fetched.mayBeStored))
            }
        }
        store = Store(
            name: shelf.name + ".listings", source: rows,
            storage: shelf.storage as? any EntryStorage, freshness: freshness, retry: retry,
            queue: queue, environment: shelf.environment)
    }

    /// Fetches the rows of a key if a policy says so, and returns once they are in the shelf. With `.cached`, if the last
    /// answer is stale, it returns at once, and they arrive later.
    ///
    /// - Throws: ``LarderError`` or `CancellationError`. The rows in the shelf stay.
    @discardableResult
    public func load(
        _ key: Key, policy: LoadPolicy = .cached
    ) async throws -> Snapshot<ShelfListing> {
        try await store.load(key, policy: policy)
    }

    /// Fetches the rows of a key, whatever their age, and returns once they are in the shelf.
    @discardableResult
    public func refresh(_ key: Key) async throws -> Snapshot<ShelfListing> {
        try await store.refresh(key)
    }
}

/// What a source last listed for a shelf.
public struct ShelfListing: Codable, Sendable, Hashable {
    /// How many rows it listed.
    public var rows: Int

    /// The groups of these rows, sorted.
    public var groups: [String]

    /// Creates a listing.
    public init(rows: Int, groups: [String]) {
        self.rows = rows
        self.groups = groups
    }
}

extension Shelf {
    /// Puts the rows of an answer, group by group, and prunes.
    fileprivate func take(
        _ rows: [Row], removesUnlisted: Bool, retention: Retention?
    ) async throws -> ShelfListing {
        let groups = Dictionary(grouping: rows, by: columns.group)
        if removesUnlisted {
            for (group, rows) in groups { try await upsert(rows, replacing: group) }
        } else {
            try await upsert(rows)
        }
        if let retention { try await prune(retention) }
        return ShelfListing(rows: rows.count, groups: groups.keys.sorted())
    }

    /// Returns all rows of some groups.
    fileprivate func allRows(in groups: [String]) async throws -> [Row] {
        guard !groups.isEmpty else { return [] }
        var rows: [Row] = []
        var place: ShelfCursor?
        repeat {
            let page = try await page(ShelfQuery(groups: groups), after: place, limit: 500)
            rows += page.rows.map(\.row)
            place = page.next
        } while place != nil
        return rows
    }
}
