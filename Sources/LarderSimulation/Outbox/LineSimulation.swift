import Larder
import LarderMutations

/// One run of a page to which several processes that share a storage add lines, optimistically: over a storage and a
/// server that delay, fail and lose, with processes that are killed or stand still for longer than their lease, on one
/// thread under a seed.
///
/// A line that is applied twice is there twice. Checked are, in every snapshot: what is shown is what the server had at
/// some time, with waiting lines after it, each once and in their order; that time never goes back; and what was
/// acknowledged here is shown, unless it was refused. And: the server carries each acknowledged line out exactly once,
/// or refuses it; and once faults stop, everybody shows what the server has.
///
/// ```swift
/// let run = LineSimulation.run(MutationPlan(seed: 7))
/// if let violation = run.violation { print(violation, run.plan) }
/// ```
public struct LineSimulation {
    /// The result of a run.
    public typealias Run = SimulationRun<MutationPlan>

    private typealias Processes = SimulatedProcesses<OptimisticStore<AddedLine>>

    private let plan: MutationPlan
    private let log: LineLog
    private let server: LineServer
    private var processes: Processes
    private var nextLine = 1

    private static let key = Key("pages", "one")

    /// Runs a plan, in two processes at least; whatever changes a list in it adds a line.
    public static func run(_ plan: MutationPlan) -> Run { carryOut(plan).run(of: plan) }

    private static func carryOut(_ plan: MutationPlan) -> Processes.Remains {
        var simulation = LineSimulation(plan)
        for (index, step) in plan.steps.enumerated() {
            simulation.processes.move(times: step.pause, slowness: 0)
            simulation.perform(step)
            if index == plan.steps.count / 2 { simulation.loseOne() }
        }
        simulation.processes.move(
            times: simulation.processes.random.index(below: 60), slowness: 0)
        simulation.settle()
        return simulation.processes.remains
    }

    private init(_ plan: MutationPlan) {
        let (clock, log) = (ManualClock(), LineLog())
        let line = FaultyLine(
            seed: plan.seed &+ 55, randomSeed: plan.seed &+ 66, faults: plan.server, clock: clock,
            log: log)
        (self.plan, self.log) = (plan, log)
        server = LineServer(line, saysValue: plan.saysValue, log: log)
        processes = Processes(
            seed: plan.seed, storage: plan.storage, line: line, clock: clock, log: log)
        processes.all = (0..<max(2, plan.nodes)).map(process)
    }

    private func process(_ place: Int) -> Processes.Process {
        let (server, log) = (server, log)
        let number = processes.number(of: place)
        var process = processes.process(number) { life, storage, environment in
            OptimisticStore<AddedLine>(
                name: "pages",
                source: ClosureSource { _ in
                    .value(try await life.run { try await server.fetch() })
                },
                storage: storage,
                rule: DeliveryRule(first: .seconds(1), longest: .seconds(20)) { error, _ in
                    error.isTransient || error.code == .conflict ? .again : .park
                }, environment: environment, included: { $0 }
            ) { delivery in try await life.run { try await server.receive(delivery) } }
        }
        let life = process.life
        process.watching = process.subject.observe(Self.key) { snapshot in
            if !life.isOver { log.shown(snapshot.value ?? [], at: number, isWatched: true) }
        }
        return process
    }

    private mutating func perform(_ step: MutationPlan.Step) {
        let node = processes.all[step.node]
        let (store, life, log, number) = (node.subject, node.life, log, node.number)
        switch step.operation {
        case .insert, .move, .change, .remove, .undo, .redo:
            let line = "line \(nextLine)"
            nextLine += 1
            processes.executor.start {
                do {
                    try await store.mutate(Self.key, AddedLine(line: line), id: line)
                    if !life.isOver { log.acknowledged(line, at: number) }
                } catch {
                    log.cover("mutate failed")
                }
            }
        case .fetch, .look:
            let policy: LoadPolicy = step.operation == .fetch ? .networkOnly : .cacheOnly
            processes.executor.start {
                guard let snapshot = try? await store.load(Self.key, policy: policy) else { return }
                if !life.isOver { log.shown(snapshot.value ?? [], at: number) }
            }
        case .start, .stop, .kill, .connect, .advance: processes.perform(step, process)
        }
    }

    /// Lets all send, kills one of them, and lets its lease run out.
    private mutating func loseOne() {
        for place in processes.all.indices { processes.all[place].send() }
        processes.move(times: processes.random.index(below: 200), slowness: 0)
        processes.kill(processes.random.index(below: processes.all.count), process)
        processes.move(times: processes.random.index(below: 60), slowness: 0)
        processes.clock.advance(by: .seconds(40))
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
                    log.settled(snapshot.value ?? [], at: node.number, server: server.lines)
                } catch {
                    log.fail("everything ends", "the page cannot be read: \(error)")
                }
            }
            processes.rest()
        }
        processes.end()
    }
}

/// A mutation that adds a line, which is also its identity.
struct AddedLine: Mutation {
    var line: String

    func apply(to page: inout [String]?) { page = (page ?? []) + [line] }
}

/// A server of one page: it knows identities, and refuses.
private final class LineServer: Sendable {
    private struct State: Sendable {
        var lines: [String] = []
        /// Whether a mutation was refused, by its identity.
        var answers: [String: Bool] = [:]
    }

    private let state = Locked(State())
    private let line: FaultyLine
    private let saysValue: Bool
    private let log: LineLog

    init(_ line: FaultyLine, saysValue: Bool, log: LineLog) {
        (self.line, self.saysValue, self.log) = (line, saysValue, log)
    }

    var lines: [String] { state.withLock { $0.lines } }

    func fetch() async throws -> [String] { try await line.read { lines } }

    func receive(
        _ delivery: Delivery<KeyedMutation<AddedLine>>
    ) async throws -> MutationResult<[String]> {
        let (isRefused, lines) = try await line.send { carryOut(delivery) }
        if isRefused { throw LarderError(.refused, message: "The simulated server refuses it.") }
        return saysValue ? .value(lines) : .accepted
    }

    private func carryOut(
        _ delivery: Delivery<KeyedMutation<AddedLine>>
    ) -> (isRefused: Bool, lines: [String]) {
        state.withLock { state in
            if let isRefused = state.answers[delivery.id], !line.hits(\.amnesia) {
                return (isRefused, state.lines)
            }
            let isRefused = log.fate(delivery.id) < line.faults.refusal
            state.answers[delivery.id] = isRefused
            if !isRefused { state.lines.append(delivery.payload.change.line) }
            log.carriedOut(delivery.payload.change.line, isRefused: isRefused)
            return (isRefused, state.lines)
        }
    }
}

/// What happened in a run of a page, and the promises it is checked against.
private final class LineLog: RunLog {
    private struct State: Sendable {
        /// The lines that the server has carried out, in order.
        var done: [String] = []
        var refused: Set<String> = []
        /// The lines that were acknowledged, by the process that made them.
        var acknowledged: [String: Int] = [:]
        /// How many of the server's lines each process showed last.
        var seen: [Int: Int] = [:]
        var tally = SimulationTally()
    }

    private let state = Locked(State())

    func tally<Result>(_ body: (inout SimulationTally) -> Result) -> Result {
        state.withLock { body(&$0.tally) }
    }

    func acknowledged(_ line: String, at node: Int) {
        state.withLock { $0.acknowledged[line] = node }
    }

    func carriedOut(_ line: String, isRefused: Bool) {
        state.withLock { state in
            state.tally.mix(line)
            if isRefused {
                state.tally.cover("refused")
                state.refused.insert(line)
            } else {
                if state.done.contains(line) { state.tally.fail("carried out once", line) }
                state.done.append(line)
            }
        }
    }

    /// Checks a snapshot; those of a watcher come in order.
    func shown(_ lines: [String], at node: Int, isWatched: Bool = false) {
        state.withLock { state in
            var all: Set<String> = []
            if let double = lines.first(where: { !all.insert($0).inserted }) {
                state.tally.fail("applied once", "process \(node) shows \(double) twice")
            }
            let places = lines.compactMap { state.done.firstIndex(of: $0) }
            if places != places.sorted() {
                state.tally.fail("shown in order", "process \(node) shows \(lines)")
            }
            let count = zip(lines, state.done).prefix { $0 == $1 }.count
            if isWatched {
                if count < state.seen[node, default: 0] {
                    state.tally.fail("never goes back", "process \(node) shows \(lines)")
                }
                state.seen[node] = count
            }
            if let lost = state.acknowledged.filter({ line, place in
                place == node && !state.refused.contains(line) && !all.contains(line)
            }).keys.min() {
                state.tally.fail("own changes are shown", "process \(node) does not show \(lost)")
            }
        }
    }

    /// Checks what is shown when everything has ended.
    func settled(_ lines: [String], at node: Int, server: [String]) {
        state.withLock { state in
            if lines != server {
                state.tally.fail(
                    "ends as the server has it", "process \(node): \(lines) and \(server)")
            }
            for line in state.acknowledged.keys.sorted()
            where !state.refused.contains(line) && !server.contains(line) {
                state.tally.fail("acknowledged arrives", line)
            }
        }
    }
}
