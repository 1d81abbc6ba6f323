import Foundation
import Larder
import LarderMutations
import LarderSimulation
import Testing

/// Optimistic changes under seeds: `LARDER_SEEDS=1000000` makes a long run of it, `LARDER_FIRST_SEED` says where it
/// begins.
@Suite struct `Simulation of optimistic changes` {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["LARDER_SEEDS"].flatMap { UInt64($0) } ?? 400
    private static let first = environment["LARDER_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

    /// What must have happened in some run, or the runs prove nothing.
    private static let rare = [
        "answer lost", "conflict", "killed", "mutate failed", "refused", "undone",
    ]

    @Test func `the same seed gives the same run`() {
        for seed in 1...UInt64(40) {
            let plan = MutationPlan(seed: seed)
            let digests = (0..<2).map { _ in MutationSimulation.run(plan).digest }
            #expect(digests[0] == digests[1], "seed \(seed)")
        }
    }

    @Test func `notices a mutation that is carried out twice`() {
        let found = (1...UInt64(60)).contains { seed in
            var plan = MutationPlan(seed: seed)
            plan.server.amnesia = 1
            plan.server.lostAnswer = 0.5
            return MutationSimulation.run(plan).violation?.check == "carried out once"
        }
        #expect(found)
    }

    /// Seeds that have failed before.
    @Test(
        arguments: [1_066, 1_148, 1_203, 1_292, 1_888, 21_433, 21_526, 23_368, 24_030] as [UInt64])
    func `keeps every promise that it once broke`(seed: UInt64) {
        var plan = MutationPlan(seed: seed)
        plan.recognition = .mutation
        let run = MutationSimulation.run(plan)
        if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
    }

    /// Seeds that have failed before, where the server does not say what a list includes.
    @Test(arguments: [902_273] as [UInt64])
    func `shows what is new once, whoever sent it`(seed: UInt64) {
        let run = MutationSimulation.run(MutationPlan(seed: seed))
        if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
    }

    @Test func `keeps every promise, and reaches what is rare`() {
        var coverage: [String: Int] = [:]
        var failures: [MutationSimulation.Run] = []
        for seed in Self.first..<(Self.first + Self.count) {
            let run = MutationSimulation.run(MutationPlan(seed: seed))
            coverage.merge(run.coverage, uniquingKeysWith: +)
            if run.violation != nil { failures.append(run) }
        }
        for rare in Self.rare where Self.count >= 400 {
            #expect(coverage[rare, default: 0] > 0, "never reached: \(rare)")
        }
        for run in failures.prefix(3) {
            if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(Self.count) seeds")
    }
}

/// Two or three openings of one storage, each with mutations that wait.
@Suite struct `Simulation of optimistic changes in several processes` {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["LARDER_SEEDS"].flatMap { UInt64($0) } ?? 400
    private static let first = environment["LARDER_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `the same seed gives the same run`() {
        for seed in 1...UInt64(40) {
            let plan = MutationPlan(seed: seed)
            let digests = (0..<2).map { _ in LineSimulation.run(plan).digest }
            #expect(digests[0] == digests[1], "seed \(seed)")
        }
    }

    @Test func `notices a mutation that is carried out twice`() {
        let found = (1...UInt64(60)).contains { seed in
            var plan = MutationPlan(seed: seed)
            plan.server.amnesia = 1
            plan.server.lostAnswer = 0.5
            return LineSimulation.run(plan).violation?.check == "carried out once"
        }
        #expect(found)
    }

    /// Seeds that have failed before.
    @Test(arguments: [341, 904_658, 906_348] as [UInt64])
    func `keeps every promise that it once broke`(seed: UInt64) {
        let run = LineSimulation.run(MutationPlan(seed: seed))
        if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
    }

    @Test func `shows a replay and carries each out once, whoever is killed or stands still`() {
        var coverage: [String: Int] = [:]
        var failures: [LineSimulation.Run] = []
        for seed in Self.first..<(Self.first + Self.count) {
            let run = LineSimulation.run(MutationPlan(seed: seed))
            coverage.merge(run.coverage, uniquingKeysWith: +)
            if run.violation != nil { failures.append(run) }
        }
        for rare in ["answer lost", "killed", "mutate failed", "refused"] where Self.count >= 400 {
            #expect(coverage[rare, default: 0] > 0, "never reached: \(rare)")
        }
        for run in failures.prefix(3) {
            if let violation = run.violation { Issue.record("\(violation)\n\(run.plan)") }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(Self.count) seeds")
    }
}
