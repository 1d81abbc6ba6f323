import Larder

/// A load ends as cancelled only when it was: its own task, or the fetch while it waited.
struct WaiterCheck: SimulationCheck {
    let name = "waiters end by themselves"
    private var loads: [Int: SimulationCall] = [:]
    private var erasures: [Int: SimulationCall] = [:]
    private var excused: Set<Int> = []

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call): begin(call)
        case .cancelled(let call): excused.insert(call.id)
        case .ended(let call, let outcome):
            erasures[call.id] = nil
            guard loads.removeValue(forKey: call.id) != nil, case .cancelled = outcome,
                !excused.contains(call.id)
            else { return nil }
            return "a load of \(call.key) at store \(call.step.store) ended as cancelled, and "
                + "nobody had cancelled it"
        default: break
        }
        return nil
    }

    /// Cancelling a fetch, and erasing, cancel for everybody who waits meanwhile.
    private mutating func begin(_ call: SimulationCall) {
        switch call.step.operation {
        case .load:
            loads[call.id] = call
            if erasures.values.contains(where: { concerns($0, call) }) { excused.insert(call.id) }
            return
        case .cancelFetch: break
        case .invalidate(erase: true), .invalidateAll(erase: true), .updateToNothing:
            erasures[call.id] = call
        default: return
        }
        for load in loads.values where concerns(call, load) { excused.insert(load.id) }
    }

    private func concerns(_ call: SimulationCall, _ load: SimulationCall) -> Bool {
        call.step.store == load.step.store
            && (call.key == load.key || call.step.operation == .invalidateAll(erase: true))
    }
}

/// A load that may ask the source ends with a value or a reason, never well without a value.
struct ValueCheck: SimulationCheck {
    let name = "a load brings a value"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .ended(let call, .loaded(let sight)) = event, sight.value == nil,
            case .load(let policy) = call.step.operation, policy != .cacheOnly
        else { return nil }
        return "a load of \(call.key) by \(policy) ended well without a value"
    }
}
