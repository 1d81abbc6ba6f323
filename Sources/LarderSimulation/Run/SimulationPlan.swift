public import Larder

/// All that a run does and suffers, drawn from one seed before it begins.
public struct SimulationPlan: Sendable, CustomStringConvertible {
    /// What all chance of the run flows from.
    public var seed: UInt64
    /// How many stores there are at least, each with an opening of its own of the one storage; a step
    /// that names another adds it.
    public var stores = 1
    /// How many keys there are at least; a step that names another adds it.
    public var keys = 1
    /// Whether the stores have a source to ask.
    public var hasSource = true
    /// Whether the stores have a source that pushes.
    public var pushes = false
    /// Whether the source says of every fourth value that it must not be stored.
    public var forbidsStoring = false
    /// Whether the stores fetch under leases, so that one of them asks for all.
    public var sharesFetches = false
    /// How many entries may stay in the memory of a store; nil for any number.
    public var memory: Int?
    /// What becomes of a fetch that nobody waits for any more.
    public var abandoned = AbandonedFetch.cancel
    /// How the storage misbehaves.
    public var storage = StorageFaults.none
    /// How the source misbehaves.
    public var source = SourceFaults.none
    /// What is done, in order.
    public var steps: [SimulationStep]

    /// Creates a plan with steps of your own; the seed chooses the order of everything else.
    public init(seed: UInt64, steps: [SimulationStep]) {
        self.seed = seed
        self.steps = steps
    }

    /// Draws a plan.
    public init(seed: UInt64) {
        var random = SeededChance(seed: seed)
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
        // A few kinds of operation in a run meet more often than many.
        var kinds = (0..<(2 + random.index(below: 5))).map { _ in Self.kinds.drawn(&random) }
        if random.hits(0.8) {
            kinds = prepare(Theme.allCases.drawn(&random), &random) + kinds.prefix(1)
        }
        for _ in 0..<(3 + random.index(below: 12)) {
            steps.append(
                SimulationStep(
                    kinds.drawn(&random), store: random.index(below: stores),
                    key: random.index(below: keys),
                    // Some wait for what began before, most meet it.
                    pause: random.index(below: random.hits(patience) ? 40 : 8)))
        }
        sharesFetches = stores > 1 && random.hits(0.25)
    }

    /// How long a value is fresh, and how long it is of use.
    static let fresh = Duration.seconds(60)
    static let stale = Duration.seconds(600)

    /// How long a store that shares its fetches has a key for itself.
    static let lease = Duration.seconds(10)

    /// How many stores there are.
    var allStores: Int { max(stores, 1, (steps.map(\.store).max() ?? 0) + 1) }

    /// How many keys there are.
    var allKeys: Int { max(keys, 1, (steps.map(\.key).max() ?? 0) + 1) }

    /// Whether the source allows that one of its values is stored.
    @Sendable func mayBeStored(_ value: Int) -> Bool { !forbidsStoring || value % 4 != 3 }

    /// The plan as text, to be understood before it is run again.
    public var description: String {
        """
        seed \(seed): \(stores) stores, \(keys) keys, abandoned fetches \(abandoned)\
        \(hasSource ? "" : ", no source")\(pushes ? ", values are pushed" : "")\
        \(forbidsStoring ? ", some not to be stored" : "")\
        \(sharesFetches ? ", fetches are shared" : "")\
        \(memory.map { ", \($0) in memory" } ?? "")
        storage: delay \(storage.delay), fails before \(storage.failBefore), fails after \
        \(storage.failAfter), late news \(storage.lateNews), cut news \(storage.cutNews)
        source: delay \(source.delay), slowness \(source.slowness), loss \(source.loss), deafness \(source.deafness)
        \(steps.map(\.description).joined(separator: "\n"))
        """
    }

    /// What is drawn from; what matters most is there more than once.
    private static let kinds: [SimulationOperation] = [
        .load(.cached), .load(.cached), .load(.cacheOnly), .load(.validate), .load(.networkFirst),
        .load(.networkOnly), .load(.noStore), .cancelLoad, .cancelLoad, .cancelFetch, .set, .set,
        .setSoon, .setAll, .flush, .seed, .updateSoon, .update, .update, .updateToNothing,
        .invalidate(erase: false),
        .invalidate(erase: true), .invalidateAll(erase: false), .invalidateAll(erase: true),
        .invalidateTag, .trimMemory, .hold, .watch(loading: true), .watch(loading: false),
        .unwatch, .listen, .letGo, .connect(false), .connect(true), .advance(seconds: 50),
        .advance(seconds: 500), .renew, .renew, .push, .breakOff, .backUp, .restore,
    ]

    /// What must come together for a promise to be tried.
    private enum Theme: CaseIterable {
        case ages, connection, fullDisk, landing, news, outdatedInTheAir, outdatedInTheStorage
        case permission, pushes, removal, updates, waiters
    }

    /// Sets the plan up for a theme; returns its operations.
    private mutating func prepare(
        _ theme: Theme, _ random: inout SeededChance
    ) -> [SimulationOperation] {
        stores = min(stores, 2)
        keys = min(keys, 2)
        switch theme {
        case .fullDisk, .news, .updates: break
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
        case .landing:
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

    /// Lets much happen between a question and its answer.
    private mutating func beSlow(_ random: inout SeededChance) {
        source.delay = 1
        source.slowness = 0.5 + random.next() * 0.5
    }
}

extension Array {
    /// Returns one of the elements, of which there must be some.
    fileprivate func drawn(_ random: inout SeededChance) -> Element {
        self[random.index(below: count)]
    }
}
