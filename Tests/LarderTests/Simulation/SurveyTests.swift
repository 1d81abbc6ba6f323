import Foundation
import LarderSimulation
import Testing

@Suite struct `Simulation survey` {
    @Test func survey() {
        let count = Int(ProcessInfo.processInfo.environment["LARDER_SEEDS"] ?? "") ?? 2000
        let clock = ContinuousClock()
        var found: [String: [UInt64]] = [:]
        var coverage: [String: Int] = [:]
        var different = 0
        let start = clock.now
        for seed in 1...UInt64(count) {
            let run = Simulation.run(SimulationPlan(seed: seed))
            if let violation = run.violation { found[violation.check, default: []].append(seed) }
            coverage.merge(run.coverage, uniquingKeysWith: +)
        }
        let took = start.duration(to: clock.now)
        for seed in 1...UInt64(min(count, 500)) {
            let plan = SimulationPlan(seed: seed)
            if Simulation.run(plan).digest != Simulation.run(plan).digest { different += 1 }
        }
        print("seeds \(count) took \(took), different \(different)")
        for (check, seeds) in found.sorted(by: { $0.key < $1.key }) {
            print(check, seeds.count, seeds.prefix(8))
            for seed in seeds.prefix(4) {
                let run = Simulation.run(SimulationPlan(seed: seed))
                print("  ", run.violation?.detail ?? "-", "\n", run.plan)
            }
        }
        print(coverage.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n"))
    }
}
