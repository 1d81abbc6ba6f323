import Larder

/// Checks that a fetch never overwrites what was set or pushed here, or what a person stored elsewhere, after
/// the fetch was requested.
struct OverwriteCheck: SimulationCheck {
    let name = "fetches yield to people"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        // The history handles an event after the checks, so it still has what was stored before.
        guard case .commit(let commit) = event, commit.outcome == .done || commit.outcome == .unsaid
        else { return nil }
        for change in commit.changes {
            let key = SimulationHistory.own(change.key)
            guard case .put(let text, byHand: false) = change.kind, let value = Int(text),
                let asked = history.values[value].asked[commit.opening],
                let before = history.stored[key]
            else { continue }
            let origin = history.values[before]
            let isHere = origin.store == commit.opening
            guard origin.isByHand || (isHere && origin.isPushed) else { continue }
            // Storing a value again, by a flush or with a backup, does not make it newer.
            guard let moment = isHere ? origin.made : origin.committed.first, moment >= asked
            else { continue }
            return "the fetched \(value) of \(key) replaced \(before), which was "
                + "\(isHere ? "set" : "stored") after the fetch began"
        }
        return nil
    }
}

/// Checks that a fetch never restores what was removed here after the fetch was requested.
struct RemovalCheck: SimulationCheck {
    let name = "what was removed stays away"
    /// The removals that have ended.
    private var removals: [SimulationCall] = []

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .ended(let call, .done):
            switch call.step.operation {
            case .invalidate(erase: true), .invalidateAll(erase: true), .updateToNothing:
                removals.append(call)
            default: break
            }
        case .commit(let commit) where commit.outcome == .done || commit.outcome == .unsaid:
            for change in commit.changes {
                let key = SimulationHistory.own(change.key)
                let place = SimulationHistory.StoreKey(store: commit.opening, key: key)
                guard case .put(let text, byHand: false) = change.kind, let value = Int(text),
                    let asked = history.values[value].asked[commit.opening],
                    removals.contains(where: { $0.concerns(place) && history.began[$0.id] > asked })
                else { continue }
                return
                    "the fetched \(value) of \(key) was stored at store \(commit.opening), which "
                    + "had removed the key after the fetch began"
            }
        default: break
        }
        return nil
    }
}
