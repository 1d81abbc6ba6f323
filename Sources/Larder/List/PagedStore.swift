/// A family of paged lists by key, in front of one paged source and one storage.
///
/// Each list is one object that all its models share. Pages are stored as they come, so the next
/// launch shows the list as it was, at once, and then loads by its policy.
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

    /// Creates a family of lists with a codec of its own.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage.
    ///   - source: Where pages come from.
    ///   - storage: Where pages are kept; nil keeps them in memory only.
    ///   - codec: How the items of a page become bytes.
    ///   - rules: How long pages are, how many are in memory, what a refresh asks for.
    ///   - freshness: How long a list is fresh, by its first page, where the source does not say.
    ///   - retry: How a failed fetch of a page is tried again.
    ///   - abandoned: What becomes of a fetch that nobody waits for any more.
    ///   - queue: What limits how many fetches run at once.
    ///   - group: The section an item belongs to; without it a list is one section.
    ///   - environment: Time, chance, names, connectivity, reporter.
    public init(
        name: String, source: any PagedSource<Item>, storage: (any EntryStorage)? = nil,
        codec: Codec<[Item]>, rules: PagedRules = PagedRules(),
        freshness: FreshnessRule<Page<Item>> = .alwaysStale, retry: Retry = .standard,
        abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
        groupedBy group: (@Sendable (Item) -> String)? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        let lists = lists
        let keeper = storage.map {
            PageKeeper(store: name, storage: $0, codec: codec, origin: StoreEnvironment.openingID())
        }
        kit = PagedKit(
            source: source, keeper: keeper, rules: rules, freshness: freshness, group: group,
            fetching: Fetching(
                name: name, environment: environment, retry: PrefixTable(retry),
                abandoned: abandoned, queue: queue),
            follower: keeper.map { keeper in
                StorageFollower(keeper.storage, environment) { batch in
                    if batch.origin != nil, batch.origin == keeper.origin { return true }
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
        // Lists that others hold go on, and hear of changes.
        lists.withLock { lists in
            for key in lists.keys { lists[key]?.kept = nil }
        }
    }

    /// Returns the list of a key; the same one for as long as it is in memory.
    public func list(_ key: Key) -> PagedList<Item> {
        lists.withLock { lists in
            let list = lists[key]?.list ?? PagedList(key: key, kit: kit)
            lists[key] = Held(list: list, kept: list)
            return list
        }
    }

    /// Says that every list under a key is out of date: all of them for the empty one. See
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
                // Nobody knows what the storage has now.
                for list in lists {
                    list.noteInvalidation()
                    list.lookAgain()
                }
                return .failure(error)
            }
        }
        // Of one that came meanwhile nobody knows whether the storage took it in before this, or after.
        let others = inMemory.filter { list in
            list.key.isUnder(prefix) && !lists.contains { $0 === list }
        }
        for list in others {
            list.markOutdated(erase: erase)
            list.lookAgain()
        }
        for list in lists + others where list.isWatched { list.refreshBehind() }
        try result.get()
        kit.fetching.report(erase ? .erased : .invalidated, prefix)
    }

    /// Refreshes what is watched and outdated: to be called when the app comes to the front.
    public func refreshOutdated() {
        let now = kit.fetching.environment.now()
        for list in inMemory where list.isWatched && list.snapshot.age(at: now) != .fresh {
            list.refreshBehind()
        }
    }

    /// Lets go of lists that nobody watches and the storage has too, for a memory warning.
    ///
    /// A list that somebody still holds stays the list of its key.
    public func trimMemory() {
        guard kit.keeper != nil else { return }
        lists.withLock { lists in
            for (key, held) in lists where held.kept?.isInUse != true {
                lists[key]?.kept = nil
                if lists[key]?.list == nil { lists[key] = nil }
            }
        }
    }

    /// The lists in memory, in the order of their keys.
    public var inMemory: [PagedList<Item>] {
        lists.withLock { $0.values.compactMap(\.list) }.sorted { $0.key < $1.key }
    }
}

extension PagedStore where Item: Codable {
    /// Creates a family of lists whose items are kept as JSON; see the other initialiser.
    public convenience init(
        name: String, source: any PagedSource<Item>, storage: (any EntryStorage)? = nil,
        rules: PagedRules = PagedRules(), freshness: FreshnessRule<Page<Item>> = .alwaysStale,
        retry: Retry = .standard, abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
        groupedBy group: (@Sendable (Item) -> String)? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            name: name, source: source, storage: storage, codec: .json(), rules: rules,
            freshness: freshness, retry: retry, abandoned: abandoned, queue: queue,
            groupedBy: group, environment: environment)
    }
}

/// How a paged list is loaded and held.
public struct PagedRules: Sendable, Hashable {
    /// How many items a page is asked to have.
    public var limit: Int

    /// How many pages are in memory at the most; nil sets no limit.
    ///
    /// Pages beyond it are dropped at the end that the reader moves away from, and loaded again
    /// when the reader comes back: from the storage, or from the source.
    public var pagesInMemory: Int?

    /// What a refresh asks for, where it does not say itself.
    public var refresh: ListRefresh

    /// Creates rules.
    public init(
        limit: Int = 50, pagesInMemory: Int? = nil, refresh: ListRefresh = .firstPage
    ) {
        precondition(limit > 0, "a page of \(limit) items holds nothing")
        precondition(pagesInMemory.map { $0 > 0 } ?? true, "a list needs a page in memory")
        self.limit = limit
        self.pagesInMemory = pagesInMemory
        self.refresh = refresh
    }

    /// How many pages a list begins with when it is read from the storage.
    var pagesAtStart: Int { min(pagesInMemory ?? 10, 10) }
}

/// What the lists of one store have in common.
struct PagedKit<Item: ListItem>: Sendable {
    let source: any PagedSource<Item>
    let keeper: PageKeeper<Item>?
    let rules: PagedRules
    let freshness: FreshnessRule<Page<Item>>
    let group: (@Sendable (Item) -> String)?
    let fetching: Fetching
    let follower: StorageFollower?
}
