import Larder

/// Memory, watchers and handles end at what is stored.
struct ConvergenceCheck: SimulationCheck {
    let name = "all end at the last value"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .settled(let rest) = event else { return nil }
        for (who, sights) in [("a load", rest.loaded), ("memory", rest.memory)] {
            for sight in sights where sight.value != rest.stored[sight.key] {
                let place = SimulationHistory.StoreKey(store: sight.store, key: sight.key)
                if history.unstored.contains(place) { continue }
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

/// Nothing is fetched or pushed for nobody.
struct OwnerCheck: SimulationCheck {
    let name = "nothing runs for nobody"
    private var loads: [Int: SimulationCall] = [:]
    private var excused: Set<SimulationHistory.StoreKey> = []
    private let ends: Bool

    init(_ plan: SimulationPlan) { ends = plan.abandoned == .cancel }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            switch call.step.operation {
            case .load: loads[call.id] = call
            // A fetch for who watches, or behind a stale value, runs on for the cache.
            case .watch, .listen: excused.insert(place(call))
            default: break
            }
        case .cancelled(let call): loads[call.id] = nil
        case .ended(let call, let outcome):
            loads[call.id] = nil
            if case .loaded(let sight) = outcome, !sight.isFresh { excused.insert(place(call)) }
        case .stalled(let inTheAir): return unowned(inTheAir)
        case .settled(let rest):
            for (store, key) in rest.pushing
            where !rest.watched.contains(where: { $0.store == store && $0.key == key }) {
                return "values of \(key) are pushed to store \(store), and nobody watches"
            }
        default: break
        }
        return nil
    }

    private func unowned(_ inTheAir: [(store: Int, key: Key)]) -> String? {
        guard ends else { return nil }
        for (store, key) in inTheAir
        where !excused.contains(.init(store: store, key: key))
            && !loads.values.contains(where: { $0.step.store == store && $0.key == key })
        { return "\(key) is fetched at store \(store), and nobody waits or watches" }
        return nil
    }

    private func place(_ call: SimulationCall) -> SimulationHistory.StoreKey {
        .init(store: call.step.store, key: call.key)
    }
}
