extension Simulation {
    /// Returns the shortest plan that still breaks the same promise as a failing run, found by leaving out
    /// steps, pauses and faults and running again.
    public static func shrunk(_ run: Run, checks: [any SimulationCheck] = []) -> Run {
        var best = run
        func fails(_ plan: SimulationPlan) -> Bool {
            let next = Simulation.run(plan, checks: checks)
            guard let violation = next.violation, violation.check == run.violation?.check else {
                return false
            }
            best = next
            return true
        }
        var isShorter = true
        while isShorter {
            isShorter = false
            for index in best.plan.steps.indices.reversed() {
                var plan = best.plan
                let pause = plan.steps.remove(at: index).pause
                if fails(plan) { isShorter = true; continue }
                guard index < plan.steps.count else { continue }
                plan.steps[index].pause += pause
                if fails(plan) { isShorter = true }
            }
            for ease in eases {
                var plan = best.plan
                ease(&plan)
                if plan.description != best.plan.description, fails(plan) { isShorter = true }
            }
            for index in best.plan.steps.indices where best.plan.steps[index].pause > 0 {
                var plan = best.plan
                plan.steps[index].pause = 0
                if fails(plan) { isShorter = true }
            }
        }
        return best
    }

    /// The changes that make a plan easier to understand.
    private static let eases: [@Sendable (inout SimulationPlan) -> Void] = [
        { $0.storage.failAfter = 0 }, { $0.storage.failBefore = 0 }, { $0.storage.lateNews = 0 },
        { $0.storage.cutNews = 0 }, { $0.storage.delay = 0 }, { $0.source.loss = 0 },
        { $0.source.deafness = 0 }, { $0.source.slowness = 0 }, { $0.source.delay = 0 },
        { $0.pushes = false },
        { $0.forbidsStoring = false }, { $0.memory = nil },
        { $0.stores = ($0.steps.map(\.store).max() ?? 0) + 1 },
        { $0.keys = ($0.steps.map(\.key).max() ?? 0) + 1 },
    ]
}
