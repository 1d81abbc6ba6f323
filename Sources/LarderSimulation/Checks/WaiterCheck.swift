import Larder

/// Checks that a load ends as cancelled only if its own task, or the fetch it waited for, was cancelled.
struct WaiterCheck: SimulationCheck {
    let name = "waiters end by themselves"
    private var loads: [Int: SimulationCall] = [:]
    private var excused: Set<Int> = []

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call): begin(call)
        case .cancelled(let call): excused.insert(call.id)
        case .ended(let call, let outcome):
            guard loads.removeValue(forKey: call.id) != nil, case .cancelled = outcome,
                !excused.contains(call.id)
            else { return nil }
            return "a load of \(call.key) at store \(call.step.store) ended as cancelled, and "
                + "nobody had cancelled it"
        default: break
        }
        return nil
    }

    /// Cancelling a fetch cancels it for everybody who waits for it.
    private mutating func begin(_ call: SimulationCall) {
        switch call.step.operation {
        case .load: loads[call.id] = call
        case .cancelFetch:
            for load in loads.values
            where call.step.store == load.step.store && call.key == load.key {
                excused.insert(load.id)
            }
        default: break
        }
    }
}

/// Checks that a load that may ask a source ends with a value or an error, never successfully without a
/// value.
struct ValueCheck: SimulationCheck {
    let name = "a load brings a value"
    private let hasSource: Bool

    init(_ plan: SimulationPlan) { hasSource = plan.hasSource }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard hasSource, case .ended(let call, .loaded(let sight)) = event, sight.value == nil,
            case .load(let policy) = call.step.operation, policy != .cacheOnly
        else { return nil }
        return "a load of \(call.key) by \(policy) ended well without a value"
    }
}
