import Larder
import LarderSimulation
import Testing

/// A short history that once broke a promise, to be run with many seeds.
///
/// A seed draws the pauses between the steps and the order of everything else, so a history goes on
/// meeting the moment it is about when the code around it changes.
struct History: Sendable, CustomTestStringConvertible {
    /// What went wrong, or may.
    var testDescription: String
    /// The promise that is broken, by the name of its check.
    var check: String
    /// Whether the code breaks it today.
    var isOpen = false
    var stores = 1
    /// The longest pause before a step.
    var pause: UInt64 = 9
    var hasSource = true
    var pushes = false
    var storage = StorageFaults.none
    var source = SourceFaults.none
    var steps: [SimulationStep]

    /// The plan that a seed makes of it.
    func plan(_ seed: UInt64) -> SimulationPlan {
        var random = SeededRandom(seed: seed)
        var plan = SimulationPlan(seed: seed, steps: steps)
        for index in steps.indices {
            plan.steps[index].pause = Int(random.next() as UInt64 % (pause + 1))
        }
        plan.stores = stores
        plan.hasSource = hasSource
        plan.pushes = pushes
        plan.storage = storage
        plan.source = source
        plan.storage.delay = random.next()
        plan.storage.lateNews = stores > 1 ? random.next() : 0
        plan.source.delay = random.next()
        return plan
    }

    /// The runs, of so many seeds, that break a promise.
    func failures(seeds: UInt64 = 300) -> [Simulation.Run] {
        (1...seeds).map { Simulation.run(plan($0)) }.filter { $0.violation != nil }
    }
}

extension StorageFaults {
    static func failing(before: Double = 0, after: Double = 0) -> StorageFaults {
        var faults = StorageFaults()
        faults.failBefore = before
        faults.failAfter = after
        return faults
    }
}

extension SourceFaults {
    static func losing(_ rate: Double) -> SourceFaults {
        var faults = SourceFaults()
        faults.loss = rate
        return faults
    }
}

/// The histories that always run.
let histories: [History] = [
    History(
        testDescription: "a value is set while the key is read for the first time",
        check: "acknowledged is stored", stores: 2,
        steps: [
            SimulationStep(.set, store: 1), SimulationStep(.load(.cacheOnly)), SimulationStep(.set),
        ]),
    History(
        testDescription: "two stores set a value, and the news of one meets the other's queue",
        check: "acknowledged is stored", stores: 2,
        steps: [SimulationStep(.set), SimulationStep(.set, store: 1), SimulationStep(.set)]),
    History(
        testDescription: "eight tasks update one key",
        check: "all end at the last value",
        steps: [SimulationStep(.watch(loading: true))]
            + Array(repeating: SimulationStep(.update), count: 8)),
    History(
        testDescription: "a read of the storage fails once",
        check: "all end at the last value", stores: 2,
        storage: .failing(before: 0.4),
        steps: [SimulationStep(.set, store: 1), SimulationStep(.load(.cacheOnly))]),
    History(
        testDescription: "a commit fails after it took place",
        check: "all end at the last value", storage: .failing(after: 0.5),
        steps: [SimulationStep(.load(.cacheOnly)), SimulationStep(.update)]),
    History(
        testDescription: "a key is erased while it is read for the first time",
        check: "invalidation holds", stores: 2,
        steps: [
            SimulationStep(.set, store: 1), SimulationStep(.load(.cacheOnly)),
            SimulationStep(.invalidateAll(erase: true)),
        ]),
    History(
        testDescription: "a key is invalidated while it is read for the first time",
        check: "invalidation holds", stores: 2,
        steps: [
            SimulationStep(.set, store: 1), SimulationStep(.load(.cacheOnly)),
            SimulationStep(.invalidate(erase: false)),
        ]),
    History(
        testDescription: "a key is invalidated while its update is being stored",
        check: "invalidation holds",
        steps: [SimulationStep(.update), SimulationStep(.invalidate(erase: false))]),
    History(
        testDescription: "a tag is invalidated while a value that carries it is fetched",
        check: "invalidation holds",
        steps: [SimulationStep(.load(.validate)), SimulationStep(.invalidateTag)]),
    History(
        testDescription: "a value is set while everything is erased",
        check: "all end at the last value",
        steps: [
            SimulationStep(.set), SimulationStep(.invalidateAll(erase: true)), SimulationStep(.set),
        ]),
    History(
        testDescription: "a value is set while its key is invalidated and erased",
        check: "all end at the last value",
        steps: [
            SimulationStep(.setSoon), SimulationStep(.invalidate(erase: true)),
            SimulationStep(.set),
        ]),
    History(
        testDescription: "a load comes after the fetch was cancelled and before it has ended",
        check: "waiters end by themselves",
        steps: [
            SimulationStep(.load(.validate)), SimulationStep(.cancelFetch),
            SimulationStep(.load(.validate)),
        ]),
    History(
        testDescription: "a watcher leaves as a load starts",
        check: "waiters end by themselves",
        steps: [
            SimulationStep(.watch(loading: true)), SimulationStep(.load(.validate)),
            SimulationStep(.unwatch),
        ]),
    History(
        testDescription: "a load is cancelled before its wait begins",
        check: "nothing runs for nobody",
        steps: [SimulationStep(.load(.validate)), SimulationStep(.cancelLoad)]),
    History(
        testDescription: "another store commits during the first read",
        check: "all end at the last value", stores: 2,
        steps: [SimulationStep(.load(.cacheOnly)), SimulationStep(.set, store: 1)]),
    History(
        testDescription: "a listener that is held weakly goes",
        check: "nothing runs for nobody", pushes: true,
        steps: [SimulationStep(.listen), SimulationStep(.push), SimulationStep(.letGo)]),
    History(
        testDescription: "memory is trimmed while a handle is kept",
        check: "all end at the last value",
        steps: [
            SimulationStep(.set), SimulationStep(.hold), SimulationStep(.trimMemory),
            SimulationStep(.set),
        ]),
    History(
        testDescription: "memory is trimmed between a load's read and its fetch, and watched again",
        check: "all end at the last value", pause: 3,
        steps: [
            SimulationStep(.set), SimulationStep(.trimMemory), SimulationStep(.load(.networkOnly)),
        ] + Array(repeating: SimulationStep(.trimMemory), count: 4) + [
            SimulationStep(.watch(loading: false)), SimulationStep(.load(.cacheOnly)),
        ]),
    History(
        testDescription: "the news of a person's value comes while a fetch is running",
        check: "fetches yield to people", stores: 2,
        steps: [SimulationStep(.load(.networkOnly)), SimulationStep(.set, store: 1)]),
    History(
        testDescription: "a key is erased while its fetch lands",
        check: "a load brings a value",
        steps: [SimulationStep(.load(.validate)), SimulationStep(.invalidate(erase: true))]),
    History(
        testDescription:
            "what is watched without a source is invalidated, and written elsewhere after",
        check: "all end at the last value", stores: 2, pause: 60, hasSource: false,
        steps: [
            SimulationStep(.set), SimulationStep(.watch(loading: false)),
            SimulationStep(.invalidate(erase: false)), SimulationStep(.set, store: 1),
        ]),
    History(
        testDescription: "a store only writes, and another writes after it",
        check: "all end at the last value", stores: 2,
        steps: [SimulationStep(.setSoon), SimulationStep(.setSoon, store: 1)]),
    History(
        testDescription: "a backup is put in place while a key is written for the first time",
        check: "all end at the last value", stores: 2,
        steps: [SimulationStep(.setSoon), SimulationStep(.restore)]),
    History(
        testDescription: "an erasure of everything fails after another has worked",
        check: "invalidation holds", storage: .failing(before: 0.3, after: 0.1),
        steps: [
            SimulationStep(.setSoon), SimulationStep(.invalidateAll(erase: true)),
            SimulationStep(.invalidateAll(erase: true)),
        ]),
    History(
        testDescription: "an update is watched whose commit seems to have failed",
        check: "nothing goes back", storage: .failing(after: 0.4),
        steps: [
            SimulationStep(.watch(loading: true)), SimulationStep(.update), SimulationStep(.update),
        ]),
    History(
        testDescription: "not-modified comes after a confirmation that could not be stored",
        check: "all end at the last value", storage: .failing(before: 0.3),
        steps: Array(repeating: SimulationStep(.load(.validate)), count: 3)),
    History(
        testDescription: "a fetch begins while a cancelled one is applied",
        check: "all end at the last value", source: .losing(0.3),
        steps: [
            SimulationStep(.load(.networkOnly)), SimulationStep(.cancelLoad),
            SimulationStep(.load(.networkOnly)), SimulationStep(.cancelLoad),
        ]),
    History(
        testDescription: "a tag is invalidated while a value that carries it is applied",
        check: "invalidation holds",
        steps: [
            SimulationStep(.renew), SimulationStep(.load(.cached)), SimulationStep(.invalidateTag),
        ]),
    History(
        testDescription: "keys are read while an erasure of everything seems to fail",
        check: "all end at the last value", stores: 2, storage: .failing(after: 0.4),
        steps: [
            SimulationStep(.setSoon), SimulationStep(.invalidateAll(erase: true), store: 1),
            SimulationStep(.load(.cacheOnly), store: 1),
        ]),
    History(
        testDescription: "three stores invalidate what one of them is fetching",
        check: "invalidation holds", stores: 3,
        steps: [
            SimulationStep(.watch(loading: true)), SimulationStep(.watch(loading: true), store: 1),
            SimulationStep(.invalidateAll(erase: false)),
            SimulationStep(.invalidateAll(erase: false), store: 1),
            SimulationStep(.invalidateAll(erase: false)),
        ]),
    History(
        testDescription: "what another store wrote over a watched value cannot be read once",
        check: "all end at the last value", stores: 2, pause: 40, storage: .failing(before: 0.4),
        steps: [
            SimulationStep(.watch(loading: true)), SimulationStep(.set),
            SimulationStep(.set, store: 1),
        ]),
]

/// Whole plans that once failed, where too few seeds of a history do.
let plans: [SimulationPlan] = [
    pushedInDoubt(), readForLong(), SimulationPlan(seed: 78_000_028),
    SimulationPlan(seed: 78_000_623), SimulationPlan(seed: 701_076), SimulationPlan(seed: 703_571),
]

/// A first read takes so long that what another store fetches meanwhile has expired when it ends.
private func readForLong() -> SimulationPlan {
    var plan = SimulationPlan(
        seed: 41_001_680,
        steps: [
            SimulationStep(.load(.cached), store: 1),
            SimulationStep(.watch(loading: true), store: 1, pause: 7),
            SimulationStep(.load(.cached), store: 2),
            SimulationStep(.watch(loading: true), store: 2, pause: 7),
            SimulationStep(.advance(seconds: 500), pause: 20),
            SimulationStep(.advance(seconds: 500), store: 2),
            SimulationStep(.load(.cached), store: 2, pause: 4),
        ])
    plan.stores = 3
    plan.abandoned = .finish
    plan.sharesFetches = true
    plan.storage.delay = 0.5655518008248125
    return plan
}

/// What was pushed is stored although its commit fails, and cannot be read, while a fetch is running that began
/// before.
private func pushedInDoubt() -> SimulationPlan {
    var plan = SimulationPlan(
        seed: 40_014_971,
        steps: [
            SimulationStep(.load(.networkOnly), pause: 6),
            SimulationStep(.load(.validate), pause: 17),
            SimulationStep(.load(.networkOnly), pause: 12), SimulationStep(.listen, pause: 2),
            SimulationStep(.push, pause: 2), SimulationStep(.push, pause: 2),
        ])
    plan.pushes = true
    plan.storage = .failing(before: 0.6448995777575351, after: 0.07777275672845718)
    plan.storage.delay = 0.19475011808937587
    plan.storage.lateNews = 0.5065171049398728
    plan.storage.cutNews = 0.05782228901139225
    plan.source.delay = 1
    plan.source.slowness = 0.8268150103305992
    return plan
}
