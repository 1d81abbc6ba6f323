import Larder

/// Checks that no value is served as younger than it is.
struct AgeCheck: SimulationCheck {
    let name = "values grow old"
    private let ages: [(least: Duration, age: Freshness.Age)] = [
        (SimulationPlan.stale, .expired), (SimulationPlan.fresh, .stale),
    ]

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        let sight: SimulationSight
        switch event {
        case .seen(let seen), .ended(_, .loaded(let seen)): sight = seen
        default: return nil
        }
        guard let value = sight.value, let confirmed = sight.confirmed,
            // A seed value is stale and stays stale.
            !history.values[value].isSeed, let age = sight.age,
            let due = ages.first(where: { $0.least <= confirmed })?.age,
            due == .expired ? age != .expired : age == .fresh
        else { return nil }
        return "store \(sight.store) shows \(value) of \(sight.key) as \(age), confirmed "
            + "\(confirmed) ago"
    }
}
