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
/// Several stores may share one storage; their names keep them apart. Open one store for a name
/// and storage in a process: two would not see each other's changes.
public final class Store<Value: Sendable>: Sendable {
    /// The name of the family, the first component of its keys in the storage.
    public let name: String

    /// Time, chance, connectivity and reporter.
    public let environment: StoreEnvironment

    let source: (any Source<Value>)?
    let pushSource: (any PushSource<Value>)?
    let persistence: Persistence<Value>?
    let freshness: FreshnessRule<Value>
    let retry: Retry
    let abandoned: AbandonedFetch
    let queue: FetchQueue?
    let isReporting: Bool

    /// What entries begin with.
    let nothing = Picture<Value>()
    let entries = Locked<[Key: Entry]>([:])
    let background = Locked(BackgroundTasks())

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
    ///   - environment: Time, chance, connectivity, reporter.
    public init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any Storage)? = nil,
        codec: Codec<Value>, freshness: FreshnessRule<Value> = .alwaysStale,
        retry: Retry = .standard, abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.name = name
        self.source = source
        self.pushSource = pushSource
        self.freshness = freshness
        self.retry = retry
        self.abandoned = abandoned
        self.queue = queue
        self.environment = environment
        persistence = storage.map {
            Persistence(store: name, storage: $0, codec: codec, environment: environment)
        }
        isReporting = !(environment.reporter is SilentReporter)
        listenToStorage()
    }

    deinit {
        background.withLock { $0.cancelAll() }
        for entry in entries(where: { _ in true }) {
            let (flight, pushing) = entry.state.withLock { ($0.flight, $0.pushing) }
            flight?.cancel()
            pushing?.cancel()
        }
    }

    /// Returns what is in memory for a key, at once: it neither reads the storage nor asks the
    /// source, and the value may be of any age.
    @inlinable public func snapshot(of key: Key) -> Snapshot<Value> {
        Snapshot(any: picture(of: key))
    }

    /// Compiled here once, so that the interface above adds nothing to it but the type.
    @usableFromInline func picture(of key: Key) -> AnyPicture {
        if let entry = entries.withLock({ $0[key] }) { return entry.picture }
        return nothing
    }

    /// Returns a handle on a key, which reads faster than by key.
    public func resource(_ key: Key) -> Resource<Value> {
        Resource(store: self, entry: entry(for: key))
    }

    /// The keys in memory, with their snapshots and how many watch them, in no particular order.
    public var inMemory: [(key: Key, snapshot: Snapshot<Value>, watchers: Int)] {
        entries.withLock { Array($0.values) }.map { entry in
            let (key, picture, count) = entry.state.withLock {
                ($0.key, $0.picture, $0.watcherCount)
            }
            return (key, Snapshot(any: picture), Int(count))
        }
    }

    func entry(for key: Key) -> Entry {
        entries.withLock { entries in
            if let entry = entries[key] { return entry }
            let entry = Entry(key: key, picture: nothing)
            entries[key] = entry
            return entry
        }
    }

    /// The entries in memory that somebody asks for, in the order of their keys, so that what is done
    /// to them can be repeated.
    func entries(where isWanted: (Entry) -> Bool) -> [Entry] {
        let all = entries.withLock { $0 }
        return all.filter { isWanted($0.value) }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The newest snapshot of an entry.
    func snapshot(_ entry: Entry) -> Snapshot<Value> {
        Snapshot(any: entry.state.withLock { $0.picture })
    }

    /// Makes the next picture of an entry, unless the body says that there is nothing to change,
    /// and tells the watchers.
    @discardableResult
    func change(
        _ entry: Entry, _ body: (inout Draft<Value>, inout EntryState) -> Bool
    ) -> Snapshot<Value> {
        let picture = entry.change { state in
            var draft = Draft(Snapshot<Value>(any: state.picture).picture)
            return body(&draft, &state) ? Picture(draft) : nil
        }
        return Snapshot(any: picture)
    }

    func report(
        _ kind: LarderEvent.Kind, _ key: Key?, duration: Duration? = nil, count: Int? = nil,
        error: LarderError? = nil
    ) {
        guard isReporting else { return }
        environment.reporter.report(
            LarderEvent(
                kind, subject: name, key: key, duration: duration, count: count, error: error))
    }

    func report(_ kind: LarderEvent.Kind, _ entry: Entry) {
        if isReporting { report(kind, entry.key) }
    }

    func facts(_ stored: StoredFacts, for value: Value) -> Facts {
        let validity =
            stored.freshness?.validity(from: stored.times.confirmed)
            ?? freshness.validity(of: value, stored.times)
        return Facts(stored, validity: validity)
    }
}

extension Store where Value: Codable {
    /// Creates a store that keeps its values as JSON; see the other initialiser for the parameters.
    public convenience init(
        name: String, source: (any Source<Value>)? = nil,
        pushSource: (any PushSource<Value>)? = nil, storage: (any Storage)? = nil,
        freshness: FreshnessRule<Value> = .alwaysStale, retry: Retry = .standard,
        abandoned: AbandonedFetch = .cancel, queue: FetchQueue? = nil,
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.init(
            name: name, source: source, pushSource: pushSource, storage: storage, codec: .json(),
            freshness: freshness, retry: retry, abandoned: abandoned, queue: queue,
            environment: environment)
    }
}

/// A handle on one key of a store: what the store does, without naming the key again.
public struct Resource<Value: Sendable>: Sendable {
    /// The store.
    public let store: Store<Value>
    let entry: Entry

    /// The key.
    public var key: Key { entry.key }

    /// What is in memory, at once; see ``Store/snapshot(of:)``.
    @inlinable public var snapshot: Snapshot<Value> { Snapshot(any: picture) }

    @usableFromInline var picture: AnyPicture { entry.picture }
}

/// The tasks that a store runs for itself.
struct BackgroundTasks: Sendable {
    var storageChanges: Task<Void, Never>?
    var connectivity: Task<Void, Never>?
    var waiting: Set<Key> = []

    mutating func cancelAll() {
        storageChanges?.cancel()
        connectivity?.cancel()
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
