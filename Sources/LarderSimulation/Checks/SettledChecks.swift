import Larder

/// Memory, watchers and handles end at what is stored.
struct ConvergenceCheck: SimulationCheck {
    let name = "all end at the last value"
    private let forbidsStoring: Bool
    private let forgets: Bool

    init(_ plan: SimulationPlan) {
        forbidsStoring = plan.forbidsStoring
        forgets = plan.memory != nil
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .settled(let rest) = event else { return nil }
        // Who shows nothing may never have asked.
        let watching = rest.watching.filter {
            $0.value != nil && !history.hasFailedToRead($0.store)
        }
        for (who, sights) in [
            ("a watcher, before anybody loads,", watching), ("a load", rest.loaded),
            ("memory", rest.memory),
        ] {
            for sight in sights where sight.value != rest.stored[sight.key] {
                let place = SimulationHistory.StoreKey(store: sight.store, key: sight.key)
                if sight.isUnsaved || (forgets && who == "memory" && sight.value == nil) {
                    continue
                }
                if let value = sight.value, rest.stored[sight.key] == nil,
                    history.values[value].isSeed
                        || (forbidsStoring && value % 4 == 3 && !history.values[value].isByHand)
                {
                    continue
                }
                if let value = sight.value, history.mayBeInMemoryOnly(value, at: place) { continue }
                return "\(who) at store \(sight.store) has \(text(sight.value)) of \(sight.key), "
                    + "the storage \(text(rest.stored[sight.key]))"
            }
        }
        for (who, sights) in [("a watcher", rest.watchers), ("a handle", rest.held)] {
            for sight in sights {
                let memory = rest.memory.first { $0.store == sight.store && $0.key == sight.key }
                guard let memory, memory.value != sight.value else { continue }
                return "\(who) of \(sight.key) at store \(sight.store) has \(text(sight.value)), "
                    + "memory \(text(memory.value))"
            }
        }
        return nil
    }

    private func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "nothing" }
}

/// Every operation ends.
struct EndingCheck: SimulationCheck {
    let name = "everybody who waits ends"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .settled(let rest) = event, let call = rest.hanging.first else { return nil }
        return "\(rest.hanging.count) wait for ever, first \(call.step.operation) of \(call.key) "
            + "at store \(call.step.store)"
    }
}

/// A store that nobody holds goes.
struct ReleaseCheck: SimulationCheck {
    let name = "a store that nobody holds goes"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .released(let left) = event, left > 0 else { return nil }
        return "\(left) stores are still there, though nobody holds them"
    }
}
