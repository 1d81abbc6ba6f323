import Larder

/// Checks that an acknowledged write was stored, or overwritten by a later or concurrent one.
struct AcknowledgedCheck: SimulationCheck {
    let name = "acknowledged is stored"
    private var writes: [Int: Write] = [:]

    private struct Write: Sendable {
        var call: SimulationCall
        var began: Int
        /// When the first of the writes that ran concurrently began: any of them may be last.
        var floor: Int
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            switch call.step.operation {
            case .set, .setAll, .setTwo, .update:
                let floor = writes.values.filter { concerns($0.call, call) }.map(\.began).min()
                writes[call.id] = Write(
                    call: call, began: history.now, floor: min(floor ?? .max, history.now))
            default: break
            }
        case .ended(let call, let outcome):
            guard let write = writes.removeValue(forKey: call.id), case .done = outcome
            else { return nil }
            let keys = call.values.isEmpty ? [call.key] : call.values.keys.sorted()
            guard let lost = keys.first(where: { !isStored(write, $0, history) }) else {
                return nil
            }
            return "\(call.step.operation) of \(lost) at store \(call.step.store) ended well, "
                + "and neither its value nor a later one was ever stored"
        default: break
        }
        return nil
    }

    private func isStored(_ write: Write, _ key: Key, _ history: SimulationHistory) -> Bool {
        let store = write.call.step.store
        return history.values.contains { value in
            // A pushed value may arrive later than it was made.
            value.key == key && value.store == store
                && (value.isPushed || value.made >= write.floor)
                && value.committed.contains { $0 >= write.began }
        }
            || history.removals[key, default: []].contains {
                $0.moment >= write.began && $0.store == store
            }
    }

    private func concerns(_ one: SimulationCall, _ other: SimulationCall) -> Bool {
        one.step.store == other.step.store
            && (one.concerns(other.place) || other.concerns(one.place)
                || !Set(one.values.keys).isDisjoint(with: other.values.keys))
    }
}
