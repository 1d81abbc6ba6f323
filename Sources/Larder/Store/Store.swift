#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A family of values, each under a key, backed by one source and one storage.
///
/// A store fetches and caches values, tracks how old they are, works offline, and notifies observers. It is
/// safe to use from any thread; views observe it through ``ValueModel``.
///
/// ```swift
/// let songs = Store(name: "songs", source: source, storage: storage, freshness: .after(.seconds(300)))
/// let snapshot = try await songs.load("top/10")
/// ```
///
/// Several stores may share one storage; their names keep them apart. Two stores with the same name see each
/// other's changes, in one process or across several.
public final class Store<Value: Sendable>: Sendable {
    /// The name of the family: the first component of its keys in the storage.
    public let name: String

    /// The clock, randomness, connectivity and reporter that the store uses.
    public let environment: StoreEnvironment

    let source: (any Source<Value>)?
    let pushSource: (any PushSource<Value>)?
    let persistence: Persistence<Value>?
    let writer: WriteQueue?
    let follower: StorageFollower?
    let freshness: PrefixTable<FreshnessRule<Value>>
    let fetching: Fetching
    let leases: Leases?
    let memory: MemoryLimit
    let lifetime: Lifetime
    let refreshesWatched: Bool

    /// The picture that new entries start from: empty, with revisions that continue from those of evicted
    /// entries, so that the revision of a key never goes back.
    let first = Locked(Picture())
    let entries = Locked(EntrySet())
    let background = Locked(BackgroundTasks())
    let layerCount = Locked<UInt64>(0)

    /// Changes over values of a group that could not be stored; they wait to be written with all of it.
    let torn = Locked<[Written]>([])
    let sweeper = Locked(Sweeper())
    /// Called by every watcher that was the last to leave its entry.
    let whenLastLeft: @Sendable (Entry) -> Void

    /// Creates a store with a custom codec.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage; under another name, the old values are not found.
    ///   - source: Fetches values on request; nil for values that are only set locally.
    ///   - pushSource: Pushes values while somebody watches.
    ///   - storage: Where values are persisted; nil keeps them in memory only.
    ///   - codec: Converts values to and from bytes.
    ///   - freshness: How long a value is fresh when the source does not say. Without any source, values are
    ///     fresh until they are invalidated, unless you pass another rule.
    ///   - retry: How failed fetches are retried.
    ///   - abandoned: What happens to a fetch that nobody is waiting for.
    ///   - queue: Limits how many fetches run at once; share one between stores to limit them together.
    ///   - memory: How much of what is also in the storage stays in memory while unused.
    ///   - lifetime: How long a fetched value is kept after it was last confirmed; nil keeps it forever. See
    ///     ``removeExpired()``.
    ///   - refreshesWatched: Whether a watched value is fetched as soon as it stops being fresh, and not only
    ///     on the next load.
    ///   - fetchLease: How long one of the stores that share the storage may hold a key to fetch it, while
    ///     the others wait for the result; see ``Leases``. Must be longer than a fetch takes, including its
    ///     retries and its wait in the queue, and should be the same everywhere. With nil, each store fetches
    ///     for itself.
    ///   - rules: Exceptions for some keys; see ``KeyRule``.
    ///   - environment: The clock, randomness, connectivity and reporter.
    public init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any EntryStorage)? = nil,
        codec: Codec<Value>, freshness: FreshnessRule<Value> = .alwaysStale,
        retry: Retry = .standard, abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        memory: MemoryLimit = .standard, lifetime: Duration? = nil, refreshesWatched: Bool = false,
        fetchLease: Duration? = nil, rules: [KeyRule<Value>] = [],
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.name = name
        self.source = source
        self.pushSource = pushSource
        let isLocal = source == nil && pushSource == nil && freshness.isDefault
        self.freshness = PrefixTable(
            isLocal ? .untilInvalidated : freshness, rules.map { ($0.prefix, $0.freshness) })
        self.memory = memory
        self.refreshesWatched = refreshesWatched
        self.environment = environment
        let fetching = Fetching(
            name: name, environment: environment,
            retry: PrefixTable(retry, rules.map { ($0.prefix, $0.retry) }), abandoned: abandoned,
            queue: queue)
        self.fetching = fetching
        leases = storage.flatMap { storage in
            fetchLease.map {
                Leases(in: storage, lasting: $0, holder: name, environment: environment)
            }
        }
        let life = Lifetime(lifetime)
        self.lifetime = life
        persistence = storage.map {
            Persistence(store: name, storage: $0, codec: codec, lifetime: life)
        }
        writer = storage.map { storage in
            WriteQueue(storage, environment) { kind, key, count, error in
                fetching.report(kind, key, count: count, error: error)
            }
        }
        let weakly = WeakStore<Value>()
        whenLastLeft = { weakly.store?.lastWatcherLeft($0) }
        let author = writer?.author
        follower = storage.map { storage in
            StorageFollower(storage, environment) { batch in
                guard let store = weakly.store else { return false }
                if batch.author == nil || batch.author != author { store.hear(batch) }
                return true
            }
        }
        weakly.store = self
    }

    deinit {
        follower?.end()
        background.withLock { $0.cancelAll() }
        let busy = entriesInOrder { entry in
            entry.state.withLock { $0.fetch != nil || $0.pushing != nil }
        }
        for entry in busy {
            let (fetch, pushing) = entry.state.withLock { ($0.fetch, $0.pushing) }
            fetch?.stop(with: .cancelled)
            pushing?.stop(with: .cancelled)
        }
    }

    /// Returns what memory holds for a key, immediately and whatever its age, without reading the storage or
    /// asking the source.
    @inlinable public func snapshot(of key: Key) -> Snapshot<Value> {
        Snapshot(any: picture(of: key))
    }

    /// Compiled once in this module, so that the inlined interface adds only the type.
    @usableFromInline func picture(of key: Key) -> AnyPicture {
        if let entry = entries.withLock({ $0[key] }) { return entry.used(in: sweep) }
        return first.withLock { $0 }
    }

    /// Returns a handle for a key, which is faster to read than the key itself.
    public func resource(_ key: Key) -> Resource<Value> {
        Resource(store: self, entry: entry(for: key))
    }

    /// The keys in memory, each with its snapshot and number of watchers, in no particular order.
    public var inMemory: [(key: Key, snapshot: Snapshot<Value>, watchers: Int)] {
        allEntries.map { entry in
            let (picture, count) = entry.state.withLock { ($0.picture, $0.watcherCount) }
            return (entry.key, Snapshot(any: picture), count)
        }
    }

    func entry(for key: Key) -> Entry {
        let sweep = sweep
        let (entry, count): (Entry, Int?) = entries.withLock { entries in
            if let entry = entries[key] {
                _ = entry.used(in: sweep)
                return (entry, nil)
            }
            let entry = Entry(key: key, picture: first.withLock { $0 })
            _ = entry.used(in: sweep)
            entries.insert(entry)
            return (entry, memory.isExceeded(by: entries.count) ? entries.count : nil)
        }
        // Don't sweep for every new entry what the last sweep had to leave.
        if let count, sweeper.withLock({ count > $0.left + $0.left / 10 }) { sweepMemory() }
        if memory.idle != nil { startIdleSweeps() }
        return entry
    }

    /// The entries in memory, sorted by key, so that bulk work happens in the same order in every run.
    func entriesInOrder(where isMeant: (Entry) -> Bool = { _ in true }) -> [Entry] {
        allEntries.filter(isMeant).inOrder
    }

    /// The entries in memory in no particular order, for work whose order nobody can observe.
    var allEntries: EntrySet { entries.withLock { $0 } }

    /// The newest snapshot of an entry.
    func snapshot(_ entry: Entry) -> Snapshot<Value> {
        Snapshot(any: entry.picture)
    }

    func report(
        _ kind: LarderEvent.Kind, _ key: Key?, duration: Duration? = nil, count: Int? = nil,
        bytes: Int? = nil, error: LarderError? = nil
    ) {
        fetching.report(kind, key, duration: duration, count: count, bytes: bytes, error: error)
    }

    func report(_ kind: LarderEvent.Kind, _ entry: Entry) {
        if fetching.isReporting { report(kind, entry.key) }
    }

    /// Returns a value with the facts about it. Calls the store's rule, which is the app's code: never call this
    /// inside a lock.
    func held(_ value: Value, _ stored: EntryMetadata, of key: Key) -> Held<Value> {
        Held(value, stored, validity: validity(stored, for: value, of: key))
    }

    /// Returns how long a value is fresh. Calls the store's rule, which is the app's code: never call this
    /// inside a lock.
    func validity(_ stored: EntryMetadata, for value: Value, of key: Key) -> Validity {
        let validity = freshness[key].validity(
            of: value, stored.times, source: stored.freshness)
        return lifetime.limiting(validity, of: stored)
    }
}

/// Lets a store's callbacks reach it without keeping it alive.
private final class WeakStore<Value: Sendable>: Sendable {
    private let held = Locked<WeakStore>(WeakStore())

    private struct WeakStore: Sendable {
        weak var store: Store<Value>?
    }

    var store: Store<Value>? {
        get { held.withLock { $0.store } }
        set { held.withLock { $0.store = newValue } }
    }
}

extension Store where Value: Codable {
    /// Creates a store that persists its values as JSON; for values that aren't `Codable`, pass `codec:`.
    ///
    /// Without a storage, that may be `.unstored`. See the other initialiser for the parameters.
    public convenience init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any EntryStorage)? = nil,
        freshness: FreshnessRule<Value> = .alwaysStale, retry: Retry = .standard,
        abandoned: CancellationPolicy = .cancel, queue: FetchQueue? = nil,
        memory: MemoryLimit = .standard, lifetime: Duration? = nil, refreshesWatched: Bool = false,
        fetchLease: Duration? = nil, rules: [KeyRule<Value>] = [],
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            name: name, source: source, pushSource: pushSource, storage: storage, codec: .json(),
            freshness: freshness, retry: retry, abandoned: abandoned, queue: queue,
            memory: memory, lifetime: lifetime, refreshesWatched: refreshesWatched,
            fetchLease: fetchLease, rules: rules, environment: environment)
    }
}

/// A handle for one key of a store: it keeps the key in memory and reads it fast.
public struct Resource<Value: Sendable>: Sendable {
    /// The store.
    public let store: Store<Value>
    let entry: Entry

    /// The key.
    public var key: Key { entry.key }

    /// What memory holds, immediately; see `Store.snapshot(of:)`.
    @inlinable public var snapshot: Snapshot<Value> { Snapshot(any: picture) }

    @usableFromInline var picture: AnyPicture { entry.picture }
}

/// The tasks that a store runs in the background.
struct BackgroundTasks: Sendable {
    var connectivity: Task<Void, Never>?
    var waiting: Set<Key> = []
    /// Evicts what has not been used for a while.
    var sweeping: Task<Void, Never>?
    /// Retry reading watched entries that could not be read.
    var reading: [Key: Task<Void, Never>] = [:]
    /// Waits for the first moment at which a watched value stops being fresh.
    var refreshing: (until: Date, task: Task<Void, Never>)?

    mutating func cancelAll() {
        connectivity?.cancel()
        sweeping?.cancel()
        for task in reading.values { task.cancel() }
        refreshing?.task.cancel()
    }
}

extension Store {
    /// Returns whether two values are equal; values of a type that is not `Equatable` never are.
    func areEqual(_ left: Metadata, _ right: Metadata) -> Bool {
        let other: Value = right.value(as: Value.self)
        func compare<Known: Equatable>(_ left: Known) -> Bool {
            (other as? Known).map { left == $0 } ?? false
        }
        guard let left = left.value(as: Value.self) as? any Equatable else { return false }
        return compare(left)
    }
}
