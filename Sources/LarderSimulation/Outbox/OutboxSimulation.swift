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
    public typealias Run = SimulationRun<OutboxPlan>

    private let plan: OutboxPlan
    private let log: OutboxLog
    private let server: SimulatedServer
    private var processes: SimulatedProcesses<Outbox<Int>>
    private var nextWrite = 1

    /// Runs a plan.
    public static func run(_ plan: OutboxPlan) -> Run { carryOut(plan).run(of: plan) }

    private static func carryOut(
        _ plan: OutboxPlan
    ) -> SimulatedProcesses<Outbox<Int>>.Remains {
        var simulation = OutboxSimulation(plan)
        simulation.suffer()
        simulation.settle()
        return simulation.processes.remains
    }

    private init(_ plan: OutboxPlan) {
        let (clock, log) = (ManualClock(), OutboxLog())
        let line = FaultyLine(
            seed: plan.seed &+ 33, randomSeed: plan.seed &+ 34, faults: plan.server, busyFor: 30,
            clock: clock, log: log)
        (self.plan, self.log) = (plan, log)
        server = SimulatedServer(line, log: log)
        processes = SimulatedProcesses(
            seed: plan.seed, storage: plan.storage, line: line, clock: clock, log: log
        ) { log.committed($0) }
        processes.all = (0..<plan.nodes).map(process)
    }

    private func process(_ number: Int) -> SimulatedProcesses<Outbox<Int>>.Process {
        let (server, conflicts) = (server, plan.conflicts)
        return processes.process(number) { life, storage, environment in
            Outbox<Int>(
                name: "outbox",
                destination: ClosureDestination { delivery in
                    try await life.run { try await server.receive(delivery, from: number) }
                },
                storage: storage,
                rule: DeliveryRule(first: .seconds(1), longest: .seconds(20)) { error, _ in
                    if error.code == .gone { return conflicts }
                    return error.isTransient ? .again : .park
                }, lease: .seconds(10), environment: environment)
        }
    }

    // MARK: - Running

    private mutating func suffer() {
        for step in plan.steps {
            processes.move(times: step.pause, slowness: plan.slowness)
            perform(step)
        }
        processes.move(times: processes.random.index(below: 60), slowness: plan.slowness)
    }

    private mutating func perform(_ step: OutboxPlan.Step) {
        let node = step.node
        let (outbox, life, log) = (processes.all[node].subject, processes.all[node].life, log)
        let executor = processes.executor
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
        case .start: processes.all[node].send()
        case .stop: processes.all[node].sending = nil
        case .drain:
            processes.all[node].drains.append(executor.start { try? await outbox.drain() })
        case .kill: processes.kill(node, process)
        case .connect(let isOnline): processes.all[node].connectivity.isOffline = !isOnline
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
            // A process that stands still for longer than its lease no longer has a lane, which is a fault.
            if plan.isCalm { processes.rest(answering: false) }
            processes.clock.advance(by: .seconds(seconds))
        }
    }

    /// Ends all faults: within a bounded time, everything must have been sent.
    private mutating func settle() {
        processes.calmDown()
        let reader = process(plan.nodes).subject
        let left = Locked<(waiting: [OutboxItem<Int>], parked: [OutboxItem<Int>])?>(nil)
        for _ in 0..<60 {
            processes.rest()
            left.withLock { $0 = nil }
            processes.executor.start {
                guard let waiting = try? await reader.waiting(),
                    let parked = try? await reader.parked()
                else { return }
                left.withLock { $0 = (waiting, parked) }
            }
            processes.rest()
            let isOver = left.withLock { $0?.waiting.allSatisfy { $0.state == .asking } } ?? false
            guard !isOver, processes.passTime() else { break }
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
        processes.stop()
        processes.rest()
    }
}

extension Outbox<Int>: SimulatedSubject {}
