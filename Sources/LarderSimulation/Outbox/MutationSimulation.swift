import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One run of a list that several processes change at once, optimistically: over a storage and a server that delay,
/// fail and lose, with processes that are killed, on one thread under a seed.
///
/// Checked are, in every snapshot that anybody gets: an item is shown once, and what was acknowledged here is shown
/// until somebody wants it gone or it is refused. And: what is shown can be changed; the server gets no temporary
/// identities and carries nothing out twice; and once faults stop, everybody shows what the server has.
///
/// ```swift
/// let run = MutationSimulation.run(MutationPlan(seed: 7))
/// if let violation = run.violation { print(violation, run.plan) }
/// ```
public struct MutationSimulation {
    /// The result of a run.
    public struct Run: Sendable {
        /// The plan that was run.
        public var plan: MutationPlan
        /// The first promise that was broken.
        public var violation: SimulationViolation?
        /// How often rare events happened, by name.
        public var coverage: [String: Int]
        /// A number that is the same for equal runs.
        public var digest: UInt64
    }

    private let plan: MutationPlan
    private let executor: SeededExecutor
    private let clock = ManualClock()
    private let log: MutationLog
    private let disk: SimulatedDisk
    private let server: ItemServer
    private var random: SeededRandom
    private var nodes: [Process] = []
    private var nextText = 1

    /// Runs a plan.
    public static func run(_ plan: MutationPlan) -> Run {
        let (log, executor, stores) = carryOut(plan)
        for _ in 0..<20_000 { guard executor.runOne() else { break } }
        let left = stores.count { $0.store != nil }
        if left > 0 { log.fail("nothing is kept alive", "\(left) stores") }
        return Run(
            plan: plan, violation: log.violation, coverage: log.coverage, digest: log.digest)
    }

    private struct WeakStore { weak var store: OptimisticStore<SimulatedChange>? }

    private static func carryOut(
        _ plan: MutationPlan
    ) -> (MutationLog, SeededExecutor, [WeakStore]) {
        var simulation = MutationSimulation(plan)
        simulation.suffer()
        simulation.settle()
        return (
            simulation.log, simulation.executor,
            simulation.nodes.map { WeakStore(store: $0.store) }
        )
    }

    private init(_ plan: MutationPlan) {
        self.plan = plan
        log = MutationLog(isOne: plan.nodes == 1 || plan.conflicts == nil)
        executor = SeededExecutor(seed: plan.seed &+ 11)
        disk = SimulatedDisk(seed: plan.seed &+ 22, faults: plan.storage)
        server = ItemServer(plan, clock: clock, log: log)
        random = SeededRandom(seed: plan.seed &+ 44)
        nodes = (0..<plan.nodes).map { process($0) }
    }

    private static let key = Key("lists", "shopping")

    /// One process: its store, and what ends with it.
    private struct Process {
        let number: Int
        let store: OptimisticStore<SimulatedChange>
        let life: Life
        let connectivity: ConnectivitySwitch
        var sending: ObservationToken?
        var watching: ObservationToken?
    }

    private func process(_ slot: Int) -> Process {
        // A process that was killed and the one in its place are different ones.
        let number = slot + log.coverage["killed", default: 0] * 10
        let life = Life()
        let connectivity = ConnectivitySwitch(otherwise: .online)
        var environment = clock.environment(connectivity: connectivity)
        environment.executor = executor
        let (server, log) = (server, log)
        let conflicts = plan.conflicts.map { resolution in
            ConflictRule<SimulatedChange> { conflict in
                if resolution == .keepMine { return .keepMine }
                for id in conflict.change.touches {
                    for item in (conflict.mine ?? []) + (conflict.theirs ?? []) where item.id == id
                    {
                        log.doubt(item.text)
                    }
                }
                return .keepTheirs
            }
        }
        let store = OptimisticStore<SimulatedChange>(
            name: "lists",
            source: ClosureSource { _ in
                try life.check()
                let items = try await server.fetch()
                try life.check()
                return .value(items)
            },
            storage: MortalStorage(SimulatedStorage(disk, durability: .precious), life),
            rule: DeliveryRule(first: .seconds(1), longest: .seconds(20)) { error, _ in
                error.isTransient || error.code == .conflict ? .again : .park
            }, conflicts: conflicts, environment: environment, included: { $0.compactMap(\.by) }
        ) { delivery in
            try life.check()
            do {
                let answer = try await server.receive(delivery)
                try life.check()
                return answer
            } catch {
                try life.check()
                throw error
            }
        }
        let watching = store.observe(Self.key) { snapshot in
            if !life.isOver { log.shown(snapshot.value ?? [], at: number) }
        }
        return Process(
            number: number, store: store, life: life, connectivity: connectivity,
            watching: watching)
    }

    // MARK: - Running

    private mutating func suffer() {
        for step in plan.steps {
            for _ in 0..<step.pause { guard move() else { break } }
            perform(step)
        }
        for _ in 0..<random.index(below: 60) { guard move() else { break } }
    }

    /// Lets one event happen; returns false if there is none.
    private mutating func move() -> Bool {
        let (jobs, calls, answers) = (executor.jobCount, disk.waiting, server.waiting)
        guard jobs + calls + answers > 0 else { return false }
        let choice = random.index(below: jobs + calls + answers)
        if choice < jobs {
            executor.runOne()
        } else if choice < jobs + calls {
            disk.letOneGo()
        } else {
            server.letOneGo()
        }
        return true
    }

    private mutating func rest() {
        for _ in 0..<40_000 { guard move() else { return } }
        log.fail("everything ends", "events without end")
    }

    private mutating func perform(_ step: MutationPlan.Step) {
        let node = nodes[step.node]
        let (store, life, log, number) = (node.store, node.life, log, node.number)
        switch step.operation {
        case .insert, .move, .change, .remove: change(step.operation, node)
        case .undo, .redo:
            let isUndo = step.operation == .undo
            let scope = Key(component: "window \(number)")
            executor.start {
                do {
                    let step =
                        try await isUndo
                        ? store.queue.undo(scope) : store.queue.redo(scope)
                    if step != nil { log.cover(isUndo ? "undone" : "redone") }
                } catch {
                    log.cover("undo failed")
                }
            }
        case .fetch, .look:
            let policy: LoadPolicy = step.operation == .fetch ? .networkOnly : .cacheOnly
            executor.start {
                guard let snapshot = try? await store.load(Self.key, policy: policy) else { return }
                if !life.isOver { log.shown(snapshot.value ?? [], at: number) }
            }
        case .start: if node.sending == nil { nodes[step.node].sending = store.start() }
        case .stop: nodes[step.node].sending = nil
        case .kill:
            log.cover("killed")
            life.end()
            nodes[step.node] = process(step.node)
            nodes[step.node].sending = nodes[step.node].store.start()
        case .connect(let isOnline): node.connectivity.isOffline = !isOnline
        case .advance(let seconds): clock.advance(by: .seconds(seconds))
        }
    }

    private mutating func change(_ operation: MutationPlan.Operation, _ node: Process) {
        let (store, life, log, number) = (node.store, node.life, log, node.number)
        let text = "text \(nextText)"
        nextText += 1
        let scope: Key? = random.hits(0.5) ? Key(component: "window \(number)") : nil
        let isUndone =
            scope != nil && plan.steps.contains { [.undo, .redo].contains($0.operation) }
        let mayLoseNames = plan.server.lostAnswer > 0
        let draws = (0..<2).map { _ in random.index(below: 1_000) }
        executor.start {
            let items = store.snapshot(of: Self.key).value ?? []
            let (one, other) = (items.chosen(draws[0]), items.chosen(draws[1]))
            let change: SimulatedChange
            switch (operation, one) {
            case (.move, .some(let item)):
                change = .move(item.id, after: other == item ? nil : other?.id)
            case (.change, .some(let item)):
                log.doubt(item.text)
                change = .change(item.id, .put(SimulatedItem(id: item.id, text: text)))
            case (.remove, .some(let item)):
                log.doubt(item.text)
                change = .remove(item.id)
            default:
                if isUndone { log.doubt(text) }
                let id = store.queue.temporaryIdentity()
                change = .insert(SimulatedItem(id: id, text: text), after: other?.id)
            }
            // If an answer was lost, the list may have an item whose final identity nobody knows.
            let isSure = !mayLoseNames && one.map { log.isSure($0.text) } ?? false
            do {
                try await store.mutate(Self.key, change, undoable: scope)
                if case .insert = change, !life.isOver { log.acknowledged(text, at: number) }
            } catch let error as LarderError where error.code == .notFound {
                if case .move = change, isSure, let one, log.isSure(one.text) {
                    log.fail("what is shown can be changed", "\(one.text) at process \(number)")
                }
            } catch {
                log.cover("mutate failed")
                // Nobody knows whether it was stored.
                log.doubt(text)
            }
        }
    }

    /// Ends all faults: within a bounded time, everybody must show what the server has.
    private mutating func settle() {
        disk.faults = .none
        server.calmDown()
        for index in nodes.indices {
            nodes[index].connectivity.isOffline = false
            if nodes[index].sending == nil { nodes[index].sending = nodes[index].store.start() }
        }
        let left = Locked<Int?>(nil)
        let first = nodes[0].store
        var rounds = 0
        for _ in 0..<80 {
            rest()
            left.withLock { $0 = nil }
            executor.start {
                let count = try? await first.outbox.waiting().count
                left.withLock { $0 = count }
            }
            rest()
            // Who lost the stream of changes follows again after a pause.
            if left.withLock({ $0 }) == 0 { rounds += 1 }
            guard rounds < 10, let deadline = clock.nextDeadline else { break }
            clock.advance(by: clock.now.duration(to: deadline))
        }
        if let left = left.withLock({ $0 }), left > 0 {
            log.fail("everything is sent", "\(left) mutations wait")
        }
        for node in nodes {
            let (store, log, server) = (node.store, log, server)
            executor.start {
                do {
                    let snapshot = try await store.load(Self.key, policy: .networkOnly)
                    log.shown(snapshot.value ?? [], at: node.number)
                    let shown = snapshot.mutations.count { $0.isShown }
                    log.settled(
                        snapshot.value ?? [], shown, at: node.number, server: server.items)
                    if shown > 0 { log.fail("everything is sent", "\(shown) mutations are shown") }
                } catch {
                    log.fail("everything ends", "the list cannot be read: \(error)")
                }
            }
            rest()
        }
        for index in nodes.indices {
            nodes[index].sending = nil
            nodes[index].watching = nil
        }
        // What waits to be tried again ends by itself, and lets go.
        for _ in 0..<40 {
            rest()
            guard let deadline = clock.nextDeadline else { return }
            clock.advance(by: clock.now.duration(to: deadline))
        }
    }
}

extension [SimulatedItem] {
    fileprivate func chosen(_ draw: Int) -> Element? { isEmpty ? nil : self[draw % count] }
}
