import Larder

/// Checks that nothing is fetched or pushed without a reader.
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
            // A fetch for a watcher, or behind a stale value, continues for the cache.
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
