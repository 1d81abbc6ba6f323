import Larder

/// A fetch never overwrites what a person set here, or stored elsewhere, after it was asked.
struct OverwriteCheck: SimulationCheck {
    let name = "fetches yield to people"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        // The history takes an event in after the checks, and still knows what was stored before.
        guard case .commit(let commit) = event, commit.outcome == .done || commit.outcome == .unsaid
        else { return nil }
        for change in commit.changes {
            let key = SimulationHistory.own(change.key)
            guard case .put(let text, byHand: false) = change.kind, let value = Int(text),
                let asked = history.values[value].asked[commit.opening],
                let before = history.stored[key], history.values[before].isByHand
            else { continue }
            let origin = history.values[before]
            let isHere = origin.store == commit.opening
            guard let moment = isHere ? origin.made : origin.committed.last, moment > asked
            else { continue }
            return "the fetched \(value) of \(key) replaced \(before), which a person had "
                + "\(isHere ? "set" : "stored") after the fetch began"
        }
        return nil
    }
}

/// An update is stored over the value that its function got, and over no other.
struct UpdateCheck: SimulationCheck {
    let name = "no update is lost"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .commit(let commit) = event, commit.outcome == .done || commit.outcome == .unsaid
        else { return nil }
        for change in commit.changes {
            let key = SimulationHistory.own(change.key)
            guard case .put(let text, byHand: true) = change.kind, let value = Int(text),
                history.values[value].isUpdate, history.values[value].committed.isEmpty,
                history.values[value].base != history.stored[key]
            else { continue }
            return "the update of \(key) to \(value) was stored over another value than it got"
        }
        return nil
    }
}
