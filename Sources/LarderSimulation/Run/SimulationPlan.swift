public import Larder

/// Everything that happens in a run, drawn from one seed before it begins.
public struct SimulationPlan: Sendable, CustomStringConvertible {
    /// The seed of all randomness in the run.
    public var seed: UInt64
    /// The minimum number of stores, each with its own opening of the shared storage; a step that names
    /// another store adds it.
    public var stores = 1
    /// The minimum number of keys; a step that names another adds it.
    public var keys = 1
    /// Whether the stores have a source.
    public var hasSource = true
    /// Whether the stores have a push source.
    public var pushes = false
    /// Whether the source forbids storing every fourth value.
    public var forbidsStoring = false
    /// Whether the stores fetch under leases, so that one of them asks for all.
    public var sharesFetches = false
    /// How many entries may stay in a store's memory; nil for any number.
    public var memory: Int?
    /// What happens to a fetch that nobody is waiting for.
    public var abandoned = CancellationPolicy.cancel
    /// The faults of the storage.
    public var storage = StorageFaults.none
    /// The faults of the source.
    public var source = SourceFaults.none
    /// The steps, in order.
    public var steps: [SimulationStep]

    /// Creates a plan with the given steps; the seed determines the order of everything else.
    public init(seed: UInt64, steps: [SimulationStep]) {
        self.seed = seed
        self.steps = steps
    }

    /// Draws a plan from a seed.
    public init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        self.seed = seed
        steps = []
        stores = [1, 1, 1, 2, 2, 2, 3, 4][random.index(below: 8)]
        keys = [1, 1, 1, 1, 2, 2, 3, 4][random.index(below: 8)]
        pushes = random.hits(0.2)
        abandoned = random.hits(0.2) ? .finish : .cancel
        storage.delay = random.next() * 0.8
        storage.lateNews = random.next()
        storage.cutNews = random.hits(0.3) ? random.next() * 0.5 : 0
        if random.hits(0.3) {
            storage.failBefore = random.next() * 0.7
            storage.failAfter = random.hits(0.5) ? random.next() * 0.2 : 0
        }
        source.delay = random.next()
        source.loss = random.hits(0.3) ? random.next() * 0.5 : 0
        source.deafness = random.hits(0.3) ? random.next() : 0
        forbidsStoring = random.hits(0.15)
        memory = random.hits(0.15) ? random.index(below: 2) : nil
        hasSource = !random.hits(0.15)
        let patience = random.hits(0.3) ? 0.8 : 0.1
        // A few kinds of operations in a run interact more often than many.
        var kinds = (0..<(2 + random.index(below: 5))).map { _ in Self.kinds.drawn(&random) }
        if random.hits(0.8) {
            kinds = prepare(Theme.allCases.drawn(&random), &random) + kinds.prefix(1)
        }
        for _ in 0..<(3 + random.index(below: 12)) {
            steps.append(
                SimulationStep(
                    kinds.drawn(&random), store: random.index(below: stores),
                    key: random.index(below: keys),
                    // Some steps wait for earlier ones to finish, most run concurrently with them.
                    pause: random.index(below: random.hits(patience) ? 40 : 8)))
        }
        sharesFetches = stores > 1 && random.hits(0.25)
    }

    /// How long a value is fresh, and how long it is usable.
    static let fresh = Duration.seconds(60)
    static let stale = Duration.seconds(600)

    /// How long a store that shares its fetches has a key for itself.
    static let lease = Duration.seconds(10)

    /// The total number of stores.
    var allStores: Int { max(stores, 1, (steps.map(\.store).max() ?? 0) + 1) }

    /// The total number of keys.
    var allKeys: Int { max(keys, 1, (steps.map(\.key).max() ?? 0) + 1) }

    /// Whether the source allows storing one of its values.
    @Sendable func mayBeStored(_ value: Int) -> Bool { !forbidsStoring || value % 4 != 3 }

    /// The plan as text, for reading before it is run again.
    public var description: String {
        """
        seed \(seed): \(stores) stores, \(keys) keys, abandoned fetches \(abandoned)\
        \(hasSource ? "" : ", no source")\(pushes ? ", values are pushed" : "")\
        \(forbidsStoring ? ", some not to be stored" : "")\
        \(sharesFetches ? ", fetches are shared" : "")\
        \(memory.map { ", \($0) in memory" } ?? "")
        storage: delay \(storage.delay), fails before \(storage.failBefore), fails after \
        \(storage.failAfter), outages \(storage.outages), late news \(storage.lateNews), cut news \(storage.cutNews)
        source: delay \(source.delay), slowness \(source.slowness), loss \(source.loss), deafness \(source.deafness)
        \(steps.map(\.description).joined(separator: "\n"))
        """
    }

    /// The operations to draw from; the most important ones are listed more than once.
    private static let kinds: [SimulationOperation] = [
        .load(.cached), .load(.cached), .load(.cacheOnly), .load(.validate), .load(.networkFirst),
        .load(.networkOnly), .load(.noStore), .cancelLoad, .cancelLoad, .cancelFetch, .set, .set,
        .setSoon, .setAll, .setTwo, .flush, .seed, .updateSoon, .update, .update,
        .updateToNothing, .invalidate(erase: false), .invalidate(erase: true),
        .invalidateAll(erase: false), .invalidateAll(erase: true),
        .invalidateTag, .trimMemory, .hold, .watch(loading: true), .watch(loading: false),
        .unwatch, .listen, .letGo, .connect(false), .connect(true), .advance(seconds: 50),
        .advance(seconds: 500), .renew, .renew, .push, .breakOff, .backUp, .restore,
    ]

    /// Combinations of conditions that put a promise to the test.
    private enum Theme: CaseIterable {
        case ages, connection, fullDisk, groups, applying, news, outdatedInTheAir,
            outdatedInTheStorage
        case permission, pushes, removal, updates, waiters
    }

    /// Sets the plan up for a theme; returns its operations.
    private mutating func prepare(
        _ theme: Theme, _ random: inout SeededRandom
    ) -> [SimulationOperation] {
        stores = min(stores, 2)
        keys = min(keys, 2)
        switch theme {
        case .fullDisk, .groups, .news, .updates: break
        default: hasSource = true
        }
        switch theme {
        case .ages:
            return [
                .load(.cached), .load(.cached), .load(.cached), .load(.validate), .set, .renew,
                .advance(seconds: 50), .advance(seconds: 500),
            ]
        case .connection:
            return [
                .connect(false), .connect(false), .connect(true), .watch(loading: true),
                .load(.cached), .load(.networkOnly), .load(.validate), .load(.networkFirst), .set,
            ]
        case .fullDisk:
            stores = 1
            storage.failBefore = 0.4 + random.next() * 0.6
            return [
                .setSoon, .setSoon, .set, .setAll, .update, .flush, .trimMemory, .trimMemory,
                .trimMemory,
            ]
        case .groups:
            keys = 3
            storage.failBefore = 0.2 + random.next() * 0.4
            storage.failAfter = random.hits(0.5) ? random.next() * 0.5 : 0
            storage.outages = random.next()
            return [.setTwo, .setTwo, .setTwo, .set, .setSoon, .update, .setAll, .flush]
        case .applying:
            beSlow(&random)
            return [
                .load(.validate), .load(.validate), .load(.networkOnly), .set, .update, .renew,
                .trimMemory,
            ]
        case .news:
            stores += 1
            if random.hits(0.5) { storage.failBefore = random.next() * 0.7 }
            return [
                .watch(loading: true), .watch(loading: false), .hold, .load(.cacheOnly), .set, .set,
                .setAll, .updateSoon,
            ]
        case .outdatedInTheAir:
            (stores, keys) = (1, 1)
            beSlow(&random)
            return [
                .load(.validate), .load(.validate), .load(.cached), .renew, .invalidateTag,
                .invalidate(erase: false), .invalidateAll(erase: false),
            ]
        case .outdatedInTheStorage:
            keys = 1
            return [
                .load(.cached), .load(.cached), .load(.cacheOnly), .invalidateTag, .invalidateTag,
                .invalidateAll(erase: false),
            ]
        case .permission:
            forbidsStoring = true
            return [.load(.validate), .load(.cached), .renew, .renew, .seed, .set, .trimMemory]
        case .pushes:
            pushes = true
            beSlow(&random)
            return [
                .watch(loading: true), .listen, .push, .push, .load(.validate), .load(.networkOnly),
                .breakOff, .unwatch,
            ]
        case .removal:
            (stores, keys) = (1, 1)
            beSlow(&random)
            return [
                .load(.validate), .load(.networkOnly), .set, .update, .updateToNothing,
                .updateToNothing, .invalidate(erase: true), .invalidateAll(erase: true),
            ]
        case .updates:
            return [
                .updateSoon, .updateSoon, .update, .setSoon, .watch(loading: false), .trimMemory,
                .load(.cacheOnly),
            ]
        case .waiters:
            (stores, keys) = (1, 1)
            beSlow(&random)
            abandoned = .cancel
            return [.load(.validate), .load(.validate), .load(.cached), .cancelLoad]
        }
    }

    /// Lets much happen between a request and its answer.
    private mutating func beSlow(_ random: inout SeededRandom) {
        source.delay = 1
        source.slowness = 0.5 + random.next() * 0.5
    }
}

extension Array {
    /// Returns a random element; the array must not be empty.
    fileprivate func drawn(_ random: inout SeededRandom) -> Element {
        self[random.index(below: count)]
    }
}
