import Larder

/// Checks that an update is stored over the value that its function received, or over one that this was
/// derived from, and over no other.
struct UpdateCheck: SimulationCheck {
    let name = "no update is lost"
    private var erasures: [Erasure] = []

    /// A removal, which is shown before it is stored.
    private struct Erasure: Sendable {
        var call: SimulationCall
        var began: Int
        var ended = Int.max
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            switch call.step.operation {
            case .invalidate(erase: true), .invalidateAll(erase: true), .updateToNothing:
                erasures.append(Erasure(call: call, began: history.now))
            default: break
            }
        case .ended(let call, _):
            for index in erasures.indices where erasures[index].call.id == call.id {
                erasures[index].ended = history.now
            }
        case .commit(let commit) where commit.outcome == .done || commit.outcome == .unsaid:
            for change in commit.changes {
                let key = SimulationHistory.own(change.key)
                guard case .put(let text, byHand: true) = change.kind, let value = Int(text),
                    history.values[value].isUpdate, history.values[value].committed.isEmpty,
                    !isMade(value, of: history.stored[key], history)
                else { continue }
                return "the update of \(key) to \(value) was stored over another value than it got"
            }
        default: break
        }
        return nil
    }

    /// Whether a value was derived from another, possibly through values that are stored together with it.
    private func isMade(_ value: Int, of stored: Int?, _ history: SimulationHistory) -> Bool {
        let origin = history.values[value]
        guard let base = origin.base else { return stored == nil || isErased(origin) }
        if base == stored { return true }
        let before = history.values[base]
        // A value that was fetched and could not be stored, or set here and not stored yet, may lie below.
        guard let store = origin.store else { return false }
        let place = SimulationHistory.StoreKey(store: store, key: origin.key)
        if history.mayBeInMemoryOnly(base, at: place) { return true }
        guard before.committed.isEmpty || (before.store == store && before.isDoubtful) else {
            return false
        }
        return before.isUpdate ? isMade(base, of: stored, history) : true
    }

    /// Whether somebody removed the key here at about the time when a value was made.
    private func isErased(_ origin: SimulationHistory.Origin) -> Bool {
        erasures.contains { erasure in
            erasure.call.step.store == origin.store && erasure.began <= origin.made
                && origin.made <= erasure.ended
                && (erasure.call.key == origin.key
                    || erasure.call.step.operation == .invalidateAll(erase: true))
        }
    }
}

/// Checks that the function of every update is called, unless something set later makes it obsolete.
struct CalledCheck: SimulationCheck {
    let name = "every update is made"
    private var waiting: [Int: SimulationCall] = [:]
    /// The running calls that may take effect later than they began, and the places where values were pushed.
    private var replacing: [Int: SimulationCall] = [:]
    private var pushed: Set<SimulationHistory.StoreKey> = []

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            switch call.step.operation {
            case .updateSoon:
                let isReplaced = replacing.values.contains { $0.concerns(call.place) }
                if !isReplaced, !pushed.contains(call.place) { waiting[call.id] = call }
            case .set, .setAll, .setTwo, .invalidate(erase: true), .invalidateAll(erase: true):
                replacing[call.id] = call
                excuse { call.concerns($0) }
            case .setSoon: excuse { $0 == call.place }
            case .push:
                pushed.insert(call.place)
                excuse { $0 == call.place }
            default: break
            }
        case .ended(let call, _): replacing[call.id] = nil
        case .updating(let call, _): waiting[call.id] = nil
        case .readFailed(let store): excuse { $0.store == store }
        case .settled:
            guard let call = waiting.values.min(by: { $0.id < $1.id }) else { break }
            return "the function of an update of \(call.key) at store \(call.step.store) was never "
                + "called"
        default: break
        }
        return nil
    }

    private mutating func excuse(_ isMeant: (SimulationHistory.StoreKey) -> Bool) {
        waiting = waiting.filter { !isMeant($0.value.place) }
    }
}
