import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// One run of an outbox that several processes share: over a storage and a server that delay, fail, lose and
/// forget, with processes that are killed, on one thread under a seed.
///
/// Checked are: what is acknowledged is carried out exactly once or shown; writes are stored with their local
/// change, and before they are sent; a lane keeps its order; nothing leaves undelivered; nothing is sent twice
/// without a reason; and once faults stop, everything ends and is let go.
///
/// ```swift
/// let run = OutboxSimulation.run(OutboxPlan(seed: 7))
/// if let violation = run.violation { print(violation, run.plan) }
/// ```
public struct OutboxSimulation {
    /// The result of a run.
    public struct Run: Sendable {
        /// The plan that was run.
        public var plan: OutboxPlan
        /// The first promise that was broken.
        public var violation: SimulationViolation?
        /// How often rare events happened, by name.
        public var coverage: [String: Int]
        /// A number that is the same for equal runs.
        public var digest: UInt64
    }

    private let plan: OutboxPlan
    private let executor: SeededExecutor
    private let clock = ManualClock()
    private let log: OutboxLog
    private let disk: SimulatedDisk
    private let server: SimulatedServer
    private var random: SeededRandom
    private var nodes: [Process] = []
    private var nextWrite = 1

    /// Runs a plan.
    public static func run(_ plan: OutboxPlan) -> Run {
        let (log, executor, outboxes) = carryOut(plan)
        for _ in 0..<20_000 { guard executor.runOne() else { break } }
        let left = outboxes.count { $0.outbox != nil }
        if left > 0 { log.fail("nothing is kept alive", "\(left) outboxes") }
        return Run(
            plan: plan, violation: log.violation, coverage: log.coverage, digest: log.digest)
    }

    private struct WeakOutbox { weak var outbox: Outbox<Int>? }

    private static func carryOut(_ plan: OutboxPlan) -> (OutboxLog, SeededExecutor, [WeakOutbox]) {
        var simulation = OutboxSimulation(plan)
        simulation.suffer()
        simulation.settle()
        return (
            simulation.log, simulation.executor,
            simulation.nodes.map { WeakOutbox(outbox: $0.outbox) }
        )
    }

    private init(_ plan: OutboxPlan) {
        self.plan = plan
        let log = OutboxLog()
        self.log = log
        executor = SeededExecutor(seed: plan.seed &+ 11)
        disk = SimulatedDisk(seed: plan.seed &+ 22, faults: plan.storage) { log.committed($0) }
        server = SimulatedServer(
            seed: plan.seed &+ 33, faults: plan.server, clock: clock, log: log)
        random = SeededRandom(seed: plan.seed &+ 44)
        nodes = (0..<plan.nodes).map { process($0) }
    }

    /// One process: its outbox, and what ends with it.
    private struct Process {
        let outbox: Outbox<Int>
        let life: Life
        let connectivity: ConnectivitySwitch
        var token: ObservationToken?
        var drains: [Task<Void, Never>] = []
    }

    private func process(_ number: Int) -> Process {
        let life = Life()
        let connectivity = ConnectivitySwitch(otherwise: .online)
        var environment = clock.environment(connectivity: connectivity)
        environment.executor = executor
        let (server, conflicts) = (server, plan.conflicts)
        let outbox = Outbox<Int>(
            name: "outbox",
            destination: ClosureDestination { delivery in
                try life.check()
                do {
                    try await server.receive(delivery, from: number)
                } catch {
                    try life.check()
                    throw error
                }
                try life.check()
            },
            storage: MortalStorage(SimulatedStorage(disk, durability: .precious), life),
            rule: DeliveryRule(first: .seconds(1), longest: .seconds(20)) { error, _ in
                if error.code == .gone { return conflicts }
                return error.isTransient ? .again : .park
            }, lease: .seconds(10), environment: environment)
        return Process(outbox: outbox, life: life, connectivity: connectivity)
    }

    // MARK: - Running

    private mutating func suffer() {
        for step in plan.steps {
            for _ in 0..<step.pause { guard move(answering: isAnswering()) else { break } }
            perform(step)
        }
        for _ in 0..<random.index(below: 60) {
            guard move(answering: isAnswering()) else { break }
        }
    }

    private mutating func isAnswering() -> Bool { !random.hits(plan.slowness) }

    /// Lets one event happen; returns false if there is none.
    private mutating func move(answering: Bool = true) -> Bool {
        let (jobs, calls) = (executor.jobCount, disk.waiting)
        let answers = answering ? server.waiting : 0
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

    private mutating func rest(answering: Bool = true) {
        for _ in 0..<20_000 { guard move(answering: answering) else { return } }
        log.fail("everything ends", "events without end")
    }

    private mutating func perform(_ step: OutboxPlan.Step) {
        let node = step.node
        let (outbox, life, log) = (nodes[node].outbox, nodes[node].life, log)
        let lane = Key(component: "lane \(step.lane)")
        switch step.operation {
        case .enqueue(let count):
            let writes = (0..<count).map { nextWrite + $0 }
            nextWrite += count
            executor.start {
                do {
                    for write in writes {
                        let id = "w\(write)"
                        let local = StoredEntry(
                            key: Key("local", id), value: Data(), format: "bytes/1",
                            metadata: EntryMetadata(times: Timestamps(fetched: .distantPast)))
                        try await outbox.enqueue(
                            write, in: lane, id: id,
                            with: Write(entries: [.put(local, expecting: 0)]))
                        if !life.isOver { log.acknowledged(id) }
                    }
                } catch {
                    log.cover("enqueue failed")
                }
            }
        case .start:
            if nodes[node].token == nil { nodes[node].token = outbox.start() }
        case .stop: nodes[node].token = nil
        case .drain: nodes[node].drains.append(executor.start { try? await outbox.drain() })
        case .kill:
            log.cover("killed")
            life.end()
            for drain in nodes[node].drains { drain.cancel() }
            nodes[node] = process(node)
            nodes[node].token = nodes[node].outbox.start()
        case .connect(let isOnline): nodes[node].connectivity.isOffline = !isOnline
        case .retry, .drop:
            let isRetry = step.operation == .retry
            executor.start {
                let parked = (try? await outbox.parked()) ?? []
                let asking = ((try? await outbox.waiting()) ?? []).filter { $0.state == .asking }
                for item in (parked + asking).prefix(1) {
                    log.cover(isRetry ? "retried by hand" : "dropped by hand")
                    if isRetry {
                        try? await outbox.retry(item.id)
                    } else {
                        try? await outbox.drop(item.id)
                    }
                }
            }
        case .forget: server.forget()
        case .mild: server.becomeMild()
        case .advance(let seconds):
            // A process that stands still for longer than its lease has no lane any more, which is a fault.
            if plan.isCalm { rest(answering: false) }
            clock.advance(by: .seconds(seconds))
        }
    }

    /// Ends all faults: within a bounded time, everything must have been sent.
    private mutating func settle() {
        disk.faults = .none
        server.calmDown()
        for index in nodes.indices {
            nodes[index].connectivity.isOffline = false
            if nodes[index].token == nil { nodes[index].token = nodes[index].outbox.start() }
        }
        let reader = process(plan.nodes).outbox
        let left = Locked<(waiting: [OutboxItem<Int>], parked: [OutboxItem<Int>])?>(nil)
        for _ in 0..<60 {
            rest()
            left.withLock { $0 = nil }
            executor.start {
                guard let waiting = try? await reader.waiting(),
                    let parked = try? await reader.parked()
                else { return }
                left.withLock { $0 = (waiting, parked) }
            }
            rest()
            let isOver = left.withLock { $0?.waiting.allSatisfy { $0.state == .asking } } ?? false
            guard !isOver, let deadline = clock.nextDeadline else { break }
            clock.advance(by: clock.now.duration(to: deadline))
        }
        if let left = left.withLock({ $0 }) {
            log.settled(waiting: left.waiting, parked: left.parked)
        } else {
            log.fail("everything ends", "the outbox cannot be read")
        }
        if plan.isCalm, log.violation == nil {
            for (id, count) in log.attempts.sorted(by: { $0.key < $1.key }) where count > 1 {
                log.fail("sent once", "\(id): \(count) times")
            }
        }
        for index in nodes.indices {
            nodes[index].token = nil
            for drain in nodes[index].drains { drain.cancel() }
        }
        rest()
    }
}
