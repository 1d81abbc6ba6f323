import Larder

/// A load ends with a value, a reason, or its own cancellation, never with somebody else's.
struct WaiterCheck: SimulationCheck {
    let name = "waiters end by themselves"
    private var running: [Int: SimulationCall] = [:]
    private var excused: Set<Int> = []

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            if case .load = call.step.operation { running[call.id] = call }
            // These say that they cancel for everybody who waits at that moment.
            switch call.step.operation {
            case .cancelFetch, .invalidate(erase: true), .invalidateAll(erase: true), .update,
                .updateToNothing:
                for waiter in running.values
                where waiter.step.store == call.step.store
                    && (waiter.key == call.key || call.step.operation == .invalidateAll(erase: true))
                { excused.insert(waiter.id) }
            default: break
            }
        case .cancelled(let call): excused.insert(call.id)
        case .ended(let call, let outcome):
            guard case .load(let policy) = call.step.operation else { return nil }
            running[call.id] = nil
            switch outcome {
            case .cancelled where !excused.contains(call.id):
                return "a load of \(call.key) at store \(call.step.store) ended as cancelled, and "
                    + "nobody had cancelled it"
            case .loaded(let sight) where sight.value == nil && policy != .cacheOnly:
                return "a load of \(call.key) by \(policy) ended well without a value"
            default: return nil
            }
        default: break
        }
        return nil
    }
}
