import Larder

/// Checks that readers show the last pushed value.
struct PushCheck: SimulationCheck {
    let name = "what is pushed is shown"
    private let forbidsStoring: Bool
    private var isCalm = false
    /// The places where something was pushed after faults had stopped, and the first such value of each key:
    /// of several stores that push, the last one to store wins.
    private var places: [SimulationHistory.StoreKey] = []
    private var first: [Key: Int] = [:]

    init(_ plan: SimulationPlan) { forbidsStoring = plan.forbidsStoring }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .stalled: isCalm = true
        case .pushed(let store, let key, let value) where isCalm:
            places.append(.init(store: store, key: key))
            first[key] = min(first[key] ?? value, value)
        case .settled(let rest):
            for sight in rest.memory where places.contains(sight.place) {
                let pushed = first[sight.key] ?? 0
                if let value = sight.value, value >= pushed { continue }
                // What a person set before, and could be stored only now, was stored last.
                if let value = sight.value, history.values[value].isByHand,
                    let last = history.values[value].committed.last,
                    last > history.values[pushed].made
                {
                    continue
                }
                // A value that must not be stored removes the one stored before it.
                if sight.value == nil, forbidsStoring { continue }
                return "values of \(sight.key) were pushed to store \(sight.store), which shows "
                    + (sight.value.map { "\($0), an older one" } ?? "nothing")
            }
        default: break
        }
        return nil
    }
}
