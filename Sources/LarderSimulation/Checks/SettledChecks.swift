import Larder

/// Checks that memory, watchers and handles end with the stored value.
struct ConvergenceCheck: SimulationCheck {
    let name = "all end at the last value"
    private let plan: SimulationPlan
    private let forgets: Bool
    private var isCalm = false
    /// What was stored when everything had settled, before anybody loads.
    private var storedBefore: [Key: Int] = [:]

    init(_ plan: SimulationPlan) {
        self.plan = plan
        forgets = plan.memory != nil
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        if case .ended(let call, .loaded(let sight)) = event, isCalm,
            case .load(.cached) = call.step.operation, sight.value != history.stored[call.key],
            !isExcused(sight, stored: history.stored[call.key], history)
        {
            return "a load by cached at store \(sight.store) brings \(text(sight.value)) of "
                + "\(sight.key), the storage has \(text(history.stored[sight.key]))"
        }
        if case .calm = event {
            isCalm = true
            storedBefore = history.stored
        }
        guard case .settled(let rest) = event else { return nil }
        // Watchers that show nothing may never have asked.
        let watching = rest.watching.filter { $0.value != nil }
        for (who, sights, stored) in [
            ("a watcher, before anybody loads,", watching, storedBefore),
            ("a load", rest.loaded, rest.stored), ("memory", rest.memory, rest.stored),
        ] {
            for sight in sights where sight.value != stored[sight.key] {
                if forgets, who == "memory", sight.value == nil { continue }
                if isExcused(sight, stored: stored[sight.key], history) { continue }
                return "\(who) at store \(sight.store) has \(text(sight.value)) of \(sight.key), "
                    + "the storage \(text(stored[sight.key]))"
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

    /// Whether a store may have a different value than the storage.
    private func isExcused(
        _ sight: SimulationSight, stored: Int?, _ history: SimulationHistory
    ) -> Bool {
        if sight.isUnsaved { return true }
        guard let value = sight.value else { return false }
        if stored == nil,
            history.values[value].isSeed
                || (!plan.mayBeStored(value) && !history.values[value].isByHand)
        {
            return true
        }
        return history.mayBeInMemoryOnly(value, at: sight.place)
    }

    private func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "nothing" }
}

/// Checks that every operation ends.
struct EndingCheck: SimulationCheck {
    let name = "everybody who waits ends"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .settled(let rest) = event, let call = rest.hanging.first else { return nil }
        return "\(rest.hanging.count) wait for ever, first \(call.step.operation) of \(call.key) "
            + "at store \(call.step.store)"
    }
}

/// Checks that a store that nobody holds is released.
struct ReleaseCheck: SimulationCheck {
    let name = "a store that nobody holds goes"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .released(let left) = event, left > 0 else { return nil }
        return "\(left) stores are still there, though nobody holds them"
    }
}
