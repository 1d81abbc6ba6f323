public import Larder

/// All that a run does and suffers, drawn from one seed before it begins.
public struct SimulationPlan: Sendable, CustomStringConvertible {
    /// What all chance of the run flows from.
    public var seed: UInt64
    /// How many stores there are, each with an opening of its own of the one storage.
    public var stores = 1
    /// How many keys there are.
    public var keys = 1
    /// Whether the stores have a source to ask.
    public var hasSource = true
    /// Whether the stores have a source that pushes.
    public var pushes = false
    /// Whether the source says of every fourth value that it must not be stored.
    public var forbidsStoring = false
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
        stores = [1, 1, 2, 2, 3][random.index(below: 5)]
        keys = 1 + random.index(below: 2)
        pushes = random.hits(0.2)
        abandoned = random.hits(0.2) ? .finish : .cancel
        storage.delay = random.next() * 0.8
        storage.lateNews = random.next()
        storage.cutNews = random.hits(0.3) ? random.next() * 0.5 : 0
        if random.hits(0.3) {
            storage.failBefore = random.next() * 0.3
            storage.failAfter = random.hits(0.5) ? random.next() * 0.2 : 0
        }
        source.delay = random.next()
        source.loss = random.hits(0.3) ? random.next() * 0.5 : 0
        source.deafness = random.hits(0.3) ? random.next() : 0
        // A few kinds of operation in a run meet more often than many.
        let kinds = (0..<(2 + random.index(below: 5))).map { _ in
            Self.kinds[random.index(below: Self.kinds.count)]
        }
        forbidsStoring = random.hits(0.15)
        memory = random.hits(0.15) ? 1 : nil
        for _ in 0..<(3 + random.index(below: 12)) {
            steps.append(
                SimulationStep(
                    kinds[random.index(below: kinds.count)], store: random.index(below: stores),
                    key: random.index(below: keys), pause: random.index(below: 8)))
        }
        hasSource = !random.hits(0.15)
    }

    /// The plan as text, to be understood before it is run again.
    public var description: String {
        """
        seed \(seed): \(stores) stores, \(keys) keys, abandoned fetches \(abandoned)\
        \(hasSource ? "" : ", no source")\(pushes ? ", values are pushed" : "")\
        \(forbidsStoring ? ", some not to be stored" : "")\
        \(memory.map { ", \($0) in memory" } ?? "")
        storage: delay \(storage.delay), fails before \(storage.failBefore), fails after \
        \(storage.failAfter), late news \(storage.lateNews), cut news \(storage.cutNews)
        source: delay \(source.delay), loss \(source.loss), deafness \(source.deafness)
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
}
