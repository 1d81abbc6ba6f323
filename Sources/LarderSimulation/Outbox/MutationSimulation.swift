import Larder
import LarderMutations

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One run of a list that several processes change at once, optimistically: over a storage and a server that delay,
/// fail and lose, with processes that are killed, on one thread under a seed.
///
/// Checked are, in every snapshot that anybody gets: an item is shown once, whatever the server says of what a list
/// includes, and what was acknowledged here is shown until somebody wants it gone or it is refused. And: what is shown can be changed; the server gets no temporary
/// identities and carries nothing out twice; and once faults stop, everybody shows what the server has.
///
/// ```swift
/// let run = MutationSimulation.run(MutationPlan(seed: 7))
/// if let violation = run.violation { print(violation, run.plan) }
/// ```
public struct MutationSimulation {
    /// The result of a run.
    public typealias Run = SimulationRun<MutationPlan>

    private typealias Processes = SimulatedProcesses<OptimisticStore<SimulatedChange>>

    private let plan: MutationPlan
    private let log: MutationLog
    private let server: ItemServer
    private var processes: Processes
    private var nextText = 1

    /// Runs a plan.
    public static func run(_ plan: MutationPlan) -> Run { carryOut(plan).run(of: plan) }

    private static func carryOut(_ plan: MutationPlan) -> Processes.Remains {
        var simulation = MutationSimulation(plan)
        simulation.suffer()
        simulation.settle()
        return simulation.processes.remains
    }

    private init(_ plan: MutationPlan) {
        let clock = ManualClock()
        let log = MutationLog(isOne: plan.nodes == 1 || plan.conflicts == nil)
        let line = FaultyLine(
            seed: plan.seed &+ 55, randomSeed: plan.seed &+ 66, faults: plan.server, clock: clock,
            log: log)
        (self.plan, self.log) = (plan, log)
        server = ItemServer(plan, line, log: log)
        processes = Processes(
            seed: plan.seed, storage: plan.storage, line: line, clock: clock, log: log)
        processes.all = (0..<plan.nodes).map(process)
    }

    private static let key = Key("lists", "shopping")

    private func process(_ place: Int) -> Processes.Process {
        let (server, log, recognition) = (server, log, plan.recognition)
        let number = processes.number(of: place)
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
        var process = processes.process(number) { life, storage, environment in
            OptimisticStore<SimulatedChange>(
                name: "lists",
                source: ClosureSource { _ in
                    .value(try await life.run { try await server.fetch() })
                },
                storage: storage,
                rule: DeliveryRule(first: .seconds(1), longest: .seconds(20)) { error, _ in
                    error.isTransient || error.code == .conflict ? .again : .park
                }, conflicts: conflicts, environment: environment,
                included: { recognition == .mutation ? $0.compactMap(\.by) : [] },
                naming: { recognition == .name ? server.names($0) : [:] }
            ) { delivery in try await life.run { try await server.receive(delivery) } }
        }
        let life = process.life
        process.watching = process.subject.observe(Self.key) { snapshot in
            if !life.isOver { log.shown(snapshot.value ?? [], at: number) }
        }
        return process
    }

    // MARK: - Running

    private mutating func suffer() {
        for step in plan.steps {
            processes.move(times: step.pause, slowness: 0)
            perform(step)
        }
        processes.move(times: processes.random.index(below: 60), slowness: 0)
    }

    private mutating func perform(_ step: MutationPlan.Step) {
        let node = processes.all[step.node]
        let (store, life, log, number) = (node.subject, node.life, log, node.number)
        let executor = processes.executor
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
        case .start, .stop, .kill, .connect, .advance: processes.perform(step, process)
        }
    }

    private mutating func change(_ operation: MutationPlan.Operation, _ node: Processes.Process) {
        let (store, life, log, number) = (node.subject, node.life, log, node.number)
        let text = "text \(nextText)"
        nextText += 1
        let scope: Key? = processes.random.hits(0.5) ? Key(component: "window \(number)") : nil
        let isUndone =
            scope != nil && plan.steps.contains { [.undo, .redo].contains($0.operation) }
        let mayLoseNames = plan.server.lostAnswer > 0
        let draws = (0..<2).map { _ in processes.random.index(below: 1_000) }
        processes.executor.start {
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
        processes.calmDown()
        let first = processes.all[0].subject
        processes.waitUntilSent { try await first.outbox.waiting().count }
        for node in processes.all {
            let (store, log, server) = (node.subject, log, server)
            processes.executor.start {
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
            processes.rest()
        }
        processes.end()
    }
}

extension [SimulatedItem] {
    fileprivate func chosen(_ draw: Int) -> Element? { isEmpty ? nil : self[draw % count] }
}
