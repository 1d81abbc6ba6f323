import Larder

/// One run of a plan: complete stores on one thread, with the order of all events determined by the seed.
///
/// First there are faults, and every check examines every event. Then faults stop, and within a bounded
/// number of steps everything must have ended, been delivered and been released.
///
/// ```swift
/// let run = Simulation.run(SimulationPlan(seed: 7))
/// if let violation = run.violation { print(violation, run.plan) }
/// ```
public struct Simulation {
    /// The result of a run.
    public typealias Run = SimulationRun<SimulationPlan>

    /// How many moves it may take to settle.
    static let limit = 20_000

    /// The maximum number of moves between the last step and the end of faults.
    static let tail = 40

    private let world: SimulationWorld
    private var random: SeededRandom

    /// Runs a plan, with additional checks besides the built-in ones.
    public static func run(
        _ plan: SimulationPlan, checks: [any SimulationCheck] = []
    ) -> Run {
        let (log, executor, stores) = carryOut(plan, checks)
        // Nobody holds the stores now: their tasks end, and they are released.
        for _ in 0..<limit { guard executor.runOne() else { break } }
        log.take(.released(left: stores.count { $0.store != nil }))
        return Run(plan, log)
    }

    /// Runs a plan to its end, and keeps nothing but what it returns.
    private static func carryOut(
        _ plan: SimulationPlan, _ checks: [any SimulationCheck]
    ) -> (SimulationLog, SeededExecutor, [WeakStore]) {
        var simulation = Simulation(plan, checks)
        simulation.suffer()
        simulation.settle()
        let world = simulation.world
        return (world.log, world.executor, world.nodes.map { WeakStore(store: $0.store) })
    }

    private struct WeakStore {
        weak var store: Store<Int>?
    }

    private init(_ plan: SimulationPlan, _ checks: [any SimulationCheck]) {
        world = SimulationWorld(plan, checks: checks)
        random = SeededRandom(seed: plan.seed &+ 44)
    }

    /// Performs the steps of the plan while faults happen.
    private mutating func suffer() {
        for step in world.plan.steps {
            for _ in 0..<step.pause { guard move(answering: isAnswering()) else { break } }
            world.perform(step)
            look()
        }
        // What the last steps started meets faults, too.
        for _ in 0..<random.index(below: Self.tail) {
            guard move(answering: isAnswering()) else { break }
        }
    }

    /// Whether an answer may be the next event.
    private mutating func isAnswering() -> Bool { !random.hits(world.plan.source.slowness) }

    /// Lets one event happen; returns false if there is none.
    private mutating func move(answering: Bool = true) -> Bool {
        let jobs = world.executor.jobCount
        let calls = world.disk.waiting
        let answers = answering ? world.nodes.reduce(0) { $0 + $1.source.waiting } : 0
        guard jobs + calls + answers > 0 else { return false }
        var choice = random.index(below: jobs + calls + answers)
        if choice < jobs {
            world.executor.runOne()
        } else if choice < jobs + calls {
            world.disk.letOneGo()
        } else {
            choice -= jobs + calls
            for node in world.nodes {
                let waiting = node.source.waiting
                if choice < waiting {
                    node.source.letOneGo()
                    break
                }
                choice -= waiting
            }
        }
        look()
        return true
    }

    private func look() {
        let always = world.takeEnded()
        for node in world.nodes {
            for key in world.keys { node.look(at: key, always: always) }
        }
    }

    /// Processes all events that are possible now.
    private mutating func rest(answering: Bool = true) {
        for _ in 0..<Self.limit { guard move(answering: answering) else { return } }
    }

    /// Processes all possible events, and advances the time for sleeping tasks.
    private mutating func restLong() {
        for _ in 0..<20 {
            rest()
            guard let deadline = world.clock.nextDeadline else { return }
            world.pass(world.clock.now.duration(to: deadline))
        }
    }

    private mutating func settle() {
        guard world.log.violation == nil else { return end() }
        world.disk.faults = .none
        for node in world.nodes {
            world.perform(SimulationStep(.connect(true), store: node.number))
            node.source.faults = .none
            node.source.faults.delay = 1
        }
        rest(answering: false)
        world.log.take(
            .stalled(
                world.nodes.flatMap { node in node.source.inTheAir.map { (node.number, $0) } }))
        for node in world.nodes { node.source.faults = .none }
        restLong()
        for node in world.nodes {
            for key in Set(node.source.pushing).sorted() {
                world.perform(
                    SimulationStep(
                        .push, store: node.number, key: world.keys.firstIndex(of: key) ?? 0))
            }
        }
        restLong()
        world.log.take(.settled(finalRest()))
        // What could not be stored before is stored now.
        for node in world.nodes { world.perform(SimulationStep(.flush, store: node.number)) }
        restLong()
        end()
    }

    /// Loads everything from the cache, and collects what everybody sees.
    private mutating func finalRest() -> SimulationRest {
        let loaded = Locked<[SimulationSight]>([])
        let hanging = world.running
        // What a load would correct must be correct without it.
        let watching = world.nodes.flatMap { node in
            let held = node.held.withLock { $0 }
            return held.watchers.compactMap { held.seen[$0.id] }
        }
        loadWhatIsFresh()
        for node in world.nodes {
            let (store, keys) = (node.store, world.keys)
            for key in keys {
                world.executor.start {
                    // A failed load shows in memory, which is examined after this.
                    guard let snapshot = try? await store.load(key, policy: .cacheOnly) else {
                        return
                    }
                    let sight = node.sight(snapshot, of: key)
                    loaded.withLock { $0.append(sight) }
                }
            }
        }
        restLong()
        var rest = SimulationRest(
            stored: world.log.stored, loaded: loaded.withLock { $0 }, memory: [], held: [],
            watchers: [], watching: watching, hanging: hanging, pushing: [], watched: [])
        for node in world.nodes {
            let held = node.held.withLock { $0 }
            rest.memory += world.keys.map { node.sight(node.store.snapshot(of: $0), of: $0) }
            rest.held += held.handles.map { node.sight($0.snapshot, of: $0.key) }
            rest.watchers += held.watchers.compactMap { held.seen[$0.id] }
            rest.pushing += node.source.pushing.map { (node.number, $0) }
            rest.watched +=
                held.watchers.map { (node.number, $0.key) }
                + held.listeners.map { (node.number, $0.key) }
        }
        return rest
    }

    /// Loads what is fresh in memory and may therefore be served without reading the storage.
    private mutating func loadWhatIsFresh() {
        let steps = world.nodes.flatMap { node in
            world.keys.indices.filter { number in
                let key = world.keys[number]
                return node.sight(node.store.snapshot(of: key), of: key).isFresh
            }.map { SimulationStep(.load(.cached), store: node.number, key: $0) }
        }
        world.log.take(.calm)
        for step in steps {
            world.perform(step)
            rest()
        }
    }

    /// Releases everything, so that no task outlives the run.
    private mutating func end() {
        for node in world.nodes {
            node.held.withLock { held in
                for load in held.loads { load.task.cancel() }
            }
            let held = node.held.withLock { held in
                defer { held = SimulatedNode.Held() }
                return held
            }
            for watcher in held.watchers { watcher.token.cancel() }
        }
        rest()
    }
}
