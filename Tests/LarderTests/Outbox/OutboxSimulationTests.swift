import Foundation
import Larder
import LarderSimulation
import Testing

/// Outboxes under seeds: `LARDER_SEEDS=1000000` makes a long run of it, `LARDER_FIRST_SEED` says where it
/// begins.
@Suite struct `Simulation of an outbox` {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["LARDER_SEEDS"].flatMap { UInt64($0) } ?? 2_000
    private static let first = environment["LARDER_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

    /// What must have happened in some run, or the runs prove nothing.
    private static let rare = [
        "answer lost", "asking", "busy", "carried out twice, as the identity was forgotten",
        "commit failed", "commit failed after it took place", "conflict", "dropped by hand",
        "enqueue failed", "fenced off", "killed", "known identity", "no answer", "parked",
        "received twice", "retried by hand", "taken over",
    ]

    @Test func `the same seed gives the same run`() {
        for seed in 1...UInt64(60) {
            let plan = OutboxPlan(seed: seed)
            let digests = (0..<2).map { _ in OutboxSimulation.run(plan).digest }
            #expect(digests[0] == digests[1], "seed \(seed)")
        }
    }

    @Test func `notices a write that is carried out twice`() {
        let found = (1...UInt64(60)).contains { seed in
            var plan = OutboxPlan(seed: seed)
            plan.server.amnesia = 1
            plan.server.lostAnswer = 0.5
            return OutboxSimulation.run(plan).violation?.check == "carried out once"
        }
        #expect(found)
    }

    /// Seeds that have failed before.
    @Test(arguments: [77_004_402] as [UInt64])
    func `keeps every promise that it once broke`(seed: UInt64) {
        let run = OutboxSimulation.run(OutboxPlan(seed: seed))
        if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
    }

    @Test func `keeps every promise, and reaches what is rare`() {
        var coverage: [String: Int] = [:]
        var failures: [OutboxSimulation.Run] = []
        for seed in Self.first..<(Self.first + Self.count) {
            let run = OutboxSimulation.run(OutboxPlan(seed: seed))
            coverage.merge(run.coverage, uniquingKeysWith: +)
            if run.violation != nil { failures.append(run) }
        }
        for rare in Self.rare where Self.count >= 1_000 {
            #expect(coverage[rare, default: 0] > 0, "never reached: \(rare)")
        }
        for run in failures.prefix(3) {
            if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(Self.count) seeds")
    }
}
