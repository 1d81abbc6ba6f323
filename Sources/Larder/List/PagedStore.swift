/// A family of paged lists by key, backed by one paged source and one storage.
///
/// Each list is one object that all its models share. Pages are stored as they arrive, so after a launch the
/// list is shown immediately as it was, and then loaded under its policy.
///
/// ```swift
/// let songs = PagedStore(
///     name: "songs", source: source, storage: storage, freshness: .after(.seconds(300)))
/// let model = ListModel(songs.list("top"))
/// ```
public final class PagedStore<Item: ListItem>: Sendable {
    let kit: PagedKit<Item>

    private struct Held: Sendable {
        weak var list: PagedList<Item>?
        /// Nil after ``trimMemory()``: then the list lives as long as others hold it.
        var kept: PagedList<Item>?
    }

    private let lists = Locked<[Key: Held]>([:])

    /// Creates a family of lists with a custom codec.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage.
    ///   - source: Fetches the pages.
    ///   - storage: Where pages are persisted; nil keeps them in memory only.
    ///   - codec: Converts the items of a page to and from bytes.
    ///   - rules: The size of pages, how many stay in memory, and what a refresh fetches.
    ///   - freshness: How long a list is fresh, judged by its first page, when the source does not say.
    ///   - retry: How a failed fetch of a page is retried.
    ///   - abandoned: What happens to a fetch that nobody is waiting for.
    ///   - queue: Limits how many fetches run at once.
    ///   - group: Returns the section of an item; without it, a list is one section.
    ///   - environment: The clock, randomness, names, connectivity and reporter.
    public init(
        name: String, source: any PagedSource<Item>, storage: (any EntryStorage)? = nil,
        codec: Codec<[Item]>, options rules: PagingOptions = PagingOptions(),
        freshness: FreshnessRule<Page<Item>> = .alwaysStale, retry: Retry = .standard,
        abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        groupedBy group: (@Sendable (Item) -> String)? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        let lists = lists
        let keeper = storage.map {
            PageKeeper(store: name, storage: $0, codec: codec, author: StoreEnvironment.openingID())
        }
        kit = PagedKit(
            source: source, keeper: keeper, rules: rules, freshness: freshness, group: group,
            fetching: Fetching(
                name: name, environment: environment, retry: PrefixTable(retry),
                abandoned: abandoned, queue: queue),
            follower: keeper.map { keeper in
                StorageFollower(keeper.storage, environment) { batch in
                    if batch.author != nil, batch.author == keeper.author { return true }
                    for list in lists.withLock({ $0.values.compactMap(\.list) })
                        .sorted(by: { $0.key < $1.key })
                    where keeper.concerns(batch.changes, list.key) {
                        list.noteOthers(isNamed: !batch.changes.isEverything)
                    }
                    return true
                }
            })
    }

    deinit {
        // Lists that others hold live on, and still follow changes.
        lists.withLock { lists in
            for key in lists.keys { lists[key]?.kept = nil }
        }
    }

    /// Returns the list for a key: the same object for as long as it is in memory.
    public func list(_ key: Key) -> PagedList<Item> {
        lists.withLock { lists in
            let list = lists[key]?.list ?? PagedList(key: key, kit: kit)
            lists[key] = Held(list: list, kept: list)
            return list
        }
    }

    /// Marks every list under a key as outdated; the empty key stands for all lists. See
    /// ``PagedList/invalidate(erase:)``.
    public func invalidate(under prefix: Key, erase: Bool = false) async throws {
        let lists = inMemory.filter { $0.key.isUnder(prefix) }
        for list in lists { list.markOutdated(erase: erase) }
        let result: Result<Void, any Error> = await PagedList.inLanes(of: lists[...]) { [kit] in
            do {
                try await kit.keeper?.invalidate(under: prefix, erase: erase)
                for list in lists { await list.wasInvalidated(erase: erase) }
                return .success(())
            } catch {
                // The state of the storage is unknown now.
                for list in lists {
                    list.noteInvalidation()
                    list.readAgain()
                }
                return .failure(error)
            }
        }
        // For a list that appeared in the meantime, it is unknown whether it was stored before this or after.
        let others = inMemory.filter { list in
            list.key.isUnder(prefix) && !lists.contains { $0 === list }
        }
        for list in others {
            list.markOutdated(erase: erase)
            list.readAgain()
        }
        for list in lists + others where list.isWatched { list.refreshBehind() }
        try result.get()
        kit.fetching.report(erase ? .erased : .invalidated, prefix)
    }

    /// Refreshes watched lists that are outdated; call it when the app comes to the foreground.
    public func refreshOutdated() {
        let now = kit.fetching.environment.now()
        for list in inMemory where list.isWatched && list.snapshot.age(at: now) != .fresh {
            list.refreshBehind()
        }
    }

    /// Evicts lists that nobody watches and that the storage has too; call it on a memory warning.
    ///
    /// A list that somebody still holds remains the list for its key.
    public func trimMemory() {
        guard kit.keeper != nil else { return }
        lists.withLock { lists in
            for (key, held) in lists where held.kept?.isInUse != true {
                lists[key]?.kept = nil
                if lists[key]?.list == nil { lists[key] = nil }
            }
        }
    }

    /// The lists in memory, sorted by key.
    public var inMemory: [PagedList<Item>] {
        lists.withLock { $0.values.compactMap(\.list) }.sorted { $0.key < $1.key }
    }
}

extension PagedStore where Item: Codable {
    /// Creates a family of lists that persists items as JSON; for items that aren't `Codable`, pass `codec:`.
    ///
    /// Without a storage, that may be `.unstored`. See the other initialiser for the parameters.
    public convenience init(
        name: String, source: any PagedSource<Item>, storage: (any EntryStorage)? = nil,
        options rules: PagingOptions = PagingOptions(),
        freshness: FreshnessRule<Page<Item>> = .alwaysStale,
        retry: Retry = .standard, abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        groupedBy group: (@Sendable (Item) -> String)? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            name: name, source: source, storage: storage, codec: .json(), options: rules,
            freshness: freshness, retry: retry, abandoned: abandoned, queue: queue,
            groupedBy: group, environment: environment)
    }
}

/// How a paged list is loaded and kept in memory.
public struct PagingOptions: Sendable, Hashable {
    /// How many items to request per page.
    public var limit: Int

    /// The maximum number of pages in memory; nil for no limit.
    ///
    /// Pages beyond it are dropped at the end that the reader moves away from, and loaded again from the
    /// storage or the source when the reader returns.
    public var pagesInMemory: Int?

    /// What a refresh fetches unless it specifies otherwise.
    public var refresh: ListRefresh

    /// Creates rules.
    public init(
        limit: Int = 50, pagesInMemory: Int? = nil, refresh: ListRefresh = .firstPage
    ) {
        precondition(limit > 0, "a page of \(limit) items holds nothing")
        precondition(
            pagesInMemory.map { $0 > 0 } ?? true, "a list keeps at least one page in memory")
        self.limit = limit
        self.pagesInMemory = pagesInMemory
        self.refresh = refresh
    }

    /// How many pages to read from the storage at first.
    var pagesAtStart: Int { min(pagesInMemory ?? 10, 10) }
}

/// What the lists of one store have in common.
struct PagedKit<Item: ListItem>: Sendable {
    let source: any PagedSource<Item>
    let keeper: PageKeeper<Item>?
    let rules: PagingOptions
    let freshness: FreshnessRule<Page<Item>>
    let group: (@Sendable (Item) -> String)?
    let fetching: Fetching
    let follower: StorageFollower?
}
