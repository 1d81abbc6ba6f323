public import Larder

/// What is known of every value and every commit of a run: the plain model that checks compare with.
///
/// Values are numbers that are made once, so each tells where it comes from.
public struct SimulationHistory: Sendable {
    /// One value.
    public struct Origin: Sendable {
        /// Its key.
        public var key: Key
        /// The store where a person made it, or that it was pushed to; nil for one that is fetched.
        public var store: Int?
        /// Whether the server pushed it.
        public var isPushed: Bool
        /// Whether it came packaged: the server does not know it.
        public var isSeed = false
        /// Whether an update made it, and of what.
        public var isUpdate = false
        /// What the update got that made it.
        public var base: Int?
        /// Whether it carries the tag.
        public var isTagged: Bool
        /// The moment it was made.
        public var made: Int
        /// The last moment at which a source was asked and then gave it, by store.
        public var asked: [Int: Int] = [:]
        /// Whether a commit that wrote it seemed to fail, though it took place.
        public var isDoubtful = false
        /// Whether a person made it.
        public var isByHand: Bool { store != nil && !isPushed }
        /// The moments of the commits that wrote it.
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
    /// When a backup was put in place last.
    private(set) var restored = 0
    /// The stores that are offline.
    private(set) var offline: Set<Int> = []
    /// All values, by their number.
    public private(set) var values: [Origin] = []
    /// What is stored.
    public private(set) var stored: [Key: Int] = [:]
    /// What the backup has.
    private var backup: [Key: Int] = [:]
    /// The stores and keys whose last commit failed, or seemed to.
    private var unstored: Set<StoreKey> = []
    /// The stores that could not read at some time.
    private var unread: Set<Int> = []
    private(set) var removals: [Key: [Removal]] = [:]
    /// The moments at which fetches under way were asked.
    private(set) var fetches: [FetchID: Int] = [:]
    /// When calls under way and ended ones began.
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

    /// Goes back to the backup, which is then newer than all that came after it.
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

    /// Whether a value may go again where it was shown: its commit seemed to have failed, and what there
    /// was could not be read.
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

    /// The key of a store behind a key of the storage.
    static func own(_ stored: Key) -> Key { Key(components: stored.components.dropFirst()) }

    private func keys(under key: Key, _ kind: SimulatedCommit.Kind) -> [Key] {
        guard case .remove(under: true) = kind else { return [key] }
        return Set(values.map(\.key)).filter { $0.isUnder(key) }.sorted()
    }
}
