#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A family of values by key, in front of one source and one storage.
///
/// A store fetches, remembers, knows how old a value is, works offline, and tells everyone who
/// watches. Any thread may use it; views watch it through ``ValueModel``.
///
/// ```swift
/// let songs = Store(name: "songs", source: source, storage: storage, freshness: .after(.seconds(300)))
/// let snapshot = try await songs.load("top/10")
/// ```
///
/// Several stores may share one storage; their names keep them apart. Two stores of one name see each
/// other's changes, in one process or in several.
public final class Store<Value: Sendable>: Sendable {
    /// The name of the family, the first component of its keys in the storage.
    public let name: String

    /// Time, chance, connectivity and reporter.
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

    /// What entries begin with: nothing, counted on from what has left memory, so that no revision of a
    /// key goes back.
    let first = Locked(Picture<Value>())
    let entries = Locked(EntrySet())
    let background = Locked(BackgroundTasks())
    let layerCount = Locked<UInt64>(0)
    let sweeper = Locked(Sweeper())
    /// What every watcher calls when it was the last one to leave its entry.
    let whenLastLeft: @Sendable (Entry) -> Void

    /// Creates a store with a codec of its own.
    ///
    /// - Parameters:
    ///   - name: The name of the family in the storage; change it and the old values are forgotten.
    ///   - source: Where values come from on request; nil for values that are only set.
    ///   - pushSource: Where values come from by themselves while somebody watches.
    ///   - storage: Where values are kept; nil keeps them in memory only.
    ///   - codec: How values become bytes.
    ///   - freshness: How long values are fresh where the source does not say.
    ///   - retry: How failed fetches are tried again.
    ///   - abandoned: What becomes of a fetch that nobody waits for any more.
    ///   - queue: What limits how many fetches run at once; share one between stores to limit them
    ///     together.
    ///   - memory: How much of what the storage has too stays in memory while nobody uses it.
    ///   - lifetime: How long after its confirmation a fetched value is kept; nil for ever. See
    ///     ``removeExpired()``.
    ///   - refreshesWatched: Whether a value that somebody watches is fetched when its freshness
    ///     ends, and not only when somebody loads it.
    ///   - fetchLease: How long one of all who share the storage has a key for itself to fetch it; the
    ///     others wait for what it brings. See ``Leases``. Longer than a fetch takes, with its tries and its wait
    ///     in the queue; nil lets each of them fetch for itself. All of them should say the same.
    ///   - rules: What is different for some keys; see ``KeyRule``.
    ///   - environment: Time, chance, connectivity, reporter.
    public init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any EntryStorage)? = nil,
        codec: Codec<Value>, freshness: FreshnessRule<Value> = .alwaysStale,
        retry: Retry = .standard, abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
        memory: MemoryLimit = .standard, lifetime: Duration? = nil, refreshesWatched: Bool = false,
        fetchLease: Duration? = nil, rules: [KeyRule<Value>] = [],
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.name = name
        self.source = source
        self.pushSource = pushSource
        self.freshness = PrefixTable(freshness, rules.map { ($0.prefix, $0.freshness) })
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
        let origin = writer?.origin
        follower = storage.map { storage in
            StorageFollower(storage, environment) { batch in
                guard let store = weakly.store else { return false }
                if batch.origin == nil || batch.origin != origin { store.hear(batch) }
                return true
            }
        }
        weakly.store = self
    }

    deinit {
        follower?.end()
        background.withLock { $0.cancelAll() }
        let busy = entriesInOrder { entry in
            entry.state.withLock { $0.flight != nil || $0.pushing != nil }
        }
        for entry in busy {
            let (flight, pushing) = entry.state.withLock { ($0.flight, $0.pushing) }
            flight?.stop(with: .cancelled)
            pushing?.stop(with: .cancelled)
        }
    }

    /// Returns what is in memory for a key, at once: it neither reads the storage nor asks the
    /// source, and the value may be of any age.
    @inlinable public func snapshot(of key: Key) -> Snapshot<Value> {
        Snapshot(any: picture(of: key))
    }

    /// Compiled here once, so that the interface above adds nothing to it but the type.
    @usableFromInline func picture(of key: Key) -> AnyPicture {
        if let entry = entries.withLock({ $0[key] }) { return entry.used(in: sweep) }
        return first.withLock { $0 }
    }

    /// Returns a handle on a key, which reads faster than by key.
    public func resource(_ key: Key) -> Resource<Value> {
        Resource(store: self, entry: entry(for: key))
    }

    /// The keys in memory, with their snapshots and how many watch them, in no particular order.
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
        // What could not go the last time is not looked through for every new entry.
        if let count, sweeper.withLock({ count > $0.left + $0.left / 10 }) { sweepMemory() }
        if memory.idle != nil { startIdleSweeps() }
        return entry
    }

    /// The entries in memory, in the order of their keys, so that what is done to many of them is done
    /// in the same order in every run.
    func entriesInOrder(where isMeant: (Entry) -> Bool = { _ in true }) -> [Entry] {
        allEntries.filter(isMeant).inOrder
    }

    /// The entries in memory, in no order: for what nobody sees being done.
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

    /// The facts of a value. Asks the store's rule, which is the app's code: never inside a lock.
    func facts(_ stored: StoredFacts, for value: Value, of key: Key) -> Facts {
        Facts(stored, validity: validity(stored, for: value, of: key))
    }

    /// How long a value is fresh. Asks the store's rule, which is the app's code: never inside a lock.
    func validity(_ stored: StoredFacts, for value: Value, of key: Key) -> Validity {
        let validity =
            stored.freshness?.validity(from: stored.times.confirmed)
            ?? freshness[key].validity(of: value, stored.times)
        return lifetime.limiting(validity, of: stored)
    }
}

/// How a store hears of changes without being kept alive by that.
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
    /// Creates a store that keeps its values as JSON; see the other initialiser for the parameters.
    public convenience init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any EntryStorage)? = nil,
        freshness: FreshnessRule<Value> = .alwaysStale, retry: Retry = .standard,
        abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
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

/// A handle on one key of a store: what the store does, without naming the key again.
public struct Resource<Value: Sendable>: Sendable {
    /// The store.
    public let store: Store<Value>
    let entry: Entry

    /// The key.
    public var key: Key { entry.key }

    /// What is in memory, at once; see `Store.snapshot(of:)`.
    @inlinable public var snapshot: Snapshot<Value> { Snapshot(any: picture) }

    @usableFromInline var picture: AnyPicture { entry.picture }
}

/// The tasks that a store runs for itself.
struct BackgroundTasks: Sendable {
    var connectivity: Task<Void, Never>?
    var waiting: Set<Key> = []
    /// Lets go of what was not used for a time.
    var sweeping: Task<Void, Never>?
    /// Read again what is watched and could not be read.
    var reading: [Key: Task<Void, Never>] = [:]
    /// Waits for the end of the freshness that ends next, among what is watched.
    var refreshing: (until: Date, task: Task<Void, Never>)?

    mutating func cancelAll() {
        connectivity?.cancel()
        sweeping?.cancel()
        for task in reading.values { task.cancel() }
        refreshing?.task.cancel()
    }
}

extension Store {
    /// Whether two values are equal; values of a type without `==` never are.
    func areEqual(_ left: Value, _ right: Value) -> Bool {
        func compare<Known: Equatable>(_ left: Known) -> Bool {
            (right as? Known).map { left == $0 } ?? false
        }
        guard let left = left as? any Equatable else { return false }
        return compare(left)
    }
}
