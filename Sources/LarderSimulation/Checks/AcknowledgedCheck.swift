import Larder

/// What was acknowledged was stored, or overwritten by something later.
struct AcknowledgedCheck: SimulationCheck {
    let name = "acknowledged is stored"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .ended(let call, .done) = event else { return nil }
        let began = history.began[call.id]
        switch call.step.operation {
        case .set, .update: break
        default: return nil
        }
        let isStored = history.values.contains { value in
            value.key == call.key && value.made >= began - 1 && value.store == call.step.store
                && value.committed.contains { $0 >= began }
        }
        let isRemoved = history.removals[call.key, default: []].contains {
            $0.moment >= began && $0.store == call.step.store
        }
        if isStored || isRemoved { return nil }
        return "\(call.step.operation) of \(call.key) at store \(call.step.store) ended well, "
            + "and neither its value nor a later one was ever stored"
    }
}
