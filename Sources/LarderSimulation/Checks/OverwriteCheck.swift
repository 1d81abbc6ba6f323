import Larder

/// A fetch never overwrites what a person stored after it was asked.
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
                let before = history.stored[key], history.values[before].isByHand,
                let stored = history.values[before].committed.last, stored > asked
            else { continue }
            return "the fetched \(value) of \(key) replaced \(before), which a person had stored "
                + "after the fetch began"
        }
        return nil
    }
}
