public import Larder

/// Everything known about the values and commits of a run: the simple model that checks compare with.
///
/// Each value is a unique number, so it identifies its origin.
public struct SimulationHistory: Sendable {
    /// One value.
    public struct Origin: Sendable {
        /// Its key.
        public var key: Key
        /// The store where a person made it, or to which it was pushed; nil for a fetched value.
        public var store: Int?
        /// Whether the server pushed it.
        public var isPushed: Bool
        /// Whether it is a seed value, which the server does not know.
        public var isSeed = false
        /// Whether an update made it.
        public var isUpdate = false
        /// The value that the update received.
        public var base: Int?
        /// Whether it carries the tag.
        public var isTagged: Bool
        /// When it was made.
        public var made: Int
        /// When each store last asked its source and got this value.
        public var asked: [Int: Int] = [:]
        /// Whether a commit that wrote it seemed to fail although it took effect.
        public var isDoubtful = false
        /// Whether a person made it.
        public var isByHand: Bool { store != nil && !isPushed }
        /// The times of the commits that wrote it.
        public var committed: [Int] = []
        /// The last commit of each store that wrote it.
        var written: [Int: Int] = [:]
    }

    /// A removal from the storage.
    struct Removal: Sendable {
        var moment: Int
        var store: Int
    }

    /// The number of events so far.
    public private(set) var now = 0
    /// How much time has passed.
    public private(set) var time = Duration.zero
    /// When a backup was last restored.
    private(set) var restored = 0
    /// The stores that are offline.
    private(set) var offline: Set<Int> = []
    /// All values, by their number.
    public private(set) var values: [Origin] = []
    /// What is stored.
    public private(set) var stored: [Key: Int] = [:]
    /// The contents of the backup.
    private var backup: [Key: Int] = [:]
    /// The stores and keys whose last commit failed, or seemed to.
    private var unstored: Set<StoreKey> = []
    /// The stores that ever failed to read.
    private var unread: Set<Int> = []
    private(set) var removals: [Key: [Removal]] = [:]
    /// When the running fetches were requested.
    private(set) var fetches: [FetchID: Int] = [:]
    /// When each call began, including ended ones.
    private(set) var began: [Int] = []

    struct StoreKey: Sendable, Hashable {
        var store: Int
        var key: Key
    }

    struct FetchID: Sendable, Hashable {
        var store: Int
        var fetch: Int
    }

    mutating func make(
        _ key: Key, store: Int?, isPushed: Bool = false, isTagged: Bool = false
    ) -> Int {
        values.append(
            Origin(key: key, store: store, isPushed: isPushed, isTagged: isTagged, made: now))
        return values.count - 1
    }

    mutating func makeSeed(_ key: Key) -> Int {
        let value = make(key, store: nil)
        values[value].isSeed = true
        return value
    }

    mutating func makeUpdate(of base: Int?, _ key: Key, store: Int) -> Int {
        let value = make(key, store: store)
        values[value].isUpdate = true
        values[value].base = base
        return value
    }

    mutating func take(_ event: SimulationEvent) {
        now += 1
        switch event {
        case .began(let call):
            began.append(now)
            if case .connect(let isOnline) = call.step.operation {
                if isOnline {
                    offline.remove(call.step.store)
                } else {
                    offline.insert(call.step.store)
                }
            }
        case .passed(let duration): time += duration
        case .source(.asked(let fetch, _), let store):
            fetches[FetchID(store: store, fetch: fetch)] = now
        case .source(.answered(let fetch, _, let value), let store):
            let asked = fetches[FetchID(store: store, fetch: fetch)] ?? now
            values[value].asked[store] = max(values[value].asked[store] ?? 0, asked)
        case .commit(let commit): take(commit)
        case .readFailed(let store): unread.insert(store)
        case .backedUp: backup = stored
        case .restored: restore()
        default: break
        }
    }

    /// Restores the backup, which is then newer than everything that came after it was saved.
    private mutating func restore() {
        restored = now
        for key in stored.keys where backup[key] == nil {
            removals[key, default: []].append(Removal(moment: now, store: -1))
        }
        stored = backup
        for value in stored.values { values[value].committed.append(now) }
    }

    private mutating func take(_ commit: SimulatedCommit) {
        for change in commit.changes {
            let key = Self.own(change.key)
            if commit.outcome == .failed {
                for key in keys(under: key, change.kind) {
                    unstored.insert(StoreKey(store: commit.opening, key: key))
                }
                continue
            }
            guard commit.outcome != .refused else { continue }
            let isTold = commit.outcome == .done
            switch change.kind {
            case .put(let text, _):
                guard let value = Int(text), values.indices.contains(value) else { continue }
                stored[key] = value
                values[value].committed.append(now)
                values[value].written[commit.opening] = now
                if !isTold { values[value].isDoubtful = true }
                note(StoreKey(store: commit.opening, key: key), isStored: isTold)
            case .remove:
                for key in keys(under: key, change.kind) {
                    stored[key] = nil
                    removals[key, default: []].append(Removal(moment: now, store: commit.opening))
                    note(StoreKey(store: commit.opening, key: key), isStored: isTold)
                }
            case .touch: break
            }
        }
    }

    private mutating func note(_ place: StoreKey, isStored: Bool) {
        if isStored { unstored.remove(place) } else { unstored.insert(place) }
    }

    /// Whether a value may disappear after it was shown: its commit seemed to fail, and the previous value
    /// could not be read.
    func mayBeTakenBack(_ value: Int, at place: StoreKey) -> Bool {
        values[value].store == place.store && unstored.contains(place)
            && unread.contains(place.store)
    }

    /// Whether a store may have a value in memory only: it was fetched and could not be stored.
    func mayBeInMemoryOnly(_ value: Int, at place: StoreKey) -> Bool {
        guard let asked = values[value].asked[place.store] else { return false }
        return unstored.contains(place)
            || (unread.contains(place.store) && values[value].written[place.store] ?? 0 < asked)
    }

    /// The store's key for a key of the storage.
    static func own(_ stored: Key) -> Key { Key(components: stored.components.dropFirst()) }

    private func keys(under key: Key, _ kind: SimulatedCommit.Kind) -> [Key] {
        guard case .remove(under: true) = kind else { return [key] }
        return Set(values.map(\.key)).filter { $0.isUnder(key) }.sorted()
    }
}
