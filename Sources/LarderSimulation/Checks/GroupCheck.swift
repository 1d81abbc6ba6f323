import Larder

/// Checks that values set together are stored together: a commit that writes one of them writes the others,
/// or finds a later value in their place.
struct GroupCheck: SimulationCheck {
    let name = "set together is stored together"
    /// The calls that set several values; a later commit may still write for them.
    private var groups: [Group] = []
    /// The running calls that set or erase something, and when they began: they may come before or after others
    /// that run.
    private var running: [Int: (call: SimulationCall, began: Int)] = [:]

    private struct Group: Sendable {
        var call: SimulationCall
        /// When the first value was made that may lie above one of these.
        var floor: Int
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .began(let call):
            running[call.id] = (call, history.now)
            guard !call.values.isEmpty else { break }
            // The values are made before the call begins.
            let made = call.values.values.map { history.values[$0].made }
            let others = running.values.filter { $0.call.step.store == call.step.store }
            let floor = (made + others.map(\.began)).min() ?? history.now
            groups.append(Group(call: call, floor: floor))
        case .ended(let call, _): running[call.id] = nil
        case .commit(let commit) where commit.outcome == .done || commit.outcome == .unsaid:
            if groups.isEmpty { break }
            var after = history
            after.take(event)
            return check(commit, after)
        default: break
        }
        return nil
    }

    private func check(_ commit: SimulatedCommit, _ history: SimulationHistory) -> String? {
        let written = Set(
            commit.changes.compactMap { change in
                if case .put(let text, _) = change.kind { Int(text) } else { nil }
            })
        for group in groups where group.call.step.store == commit.opening {
            let values = group.call.values
            guard !written.isDisjoint(with: values.values) else { continue }
            let left = values.keys.sorted().first { !isStored($0, of: group, history) }
            guard let left else { continue }
            return "store \(commit.opening) stored a part of \(values.sorted { $0.key < $1.key }), "
                + "and nothing in the place of \(left)"
        }
        return nil
    }

    /// Whether the storage has had the value of a key, or one that may lie above it.
    private func isStored(_ key: Key, of group: Group, _ history: SimulationHistory) -> Bool {
        let store = group.call.step.store
        return history.values.contains { value in
            value.key == key && value.store == store && !value.committed.isEmpty
                && (value.isPushed || value.made >= group.floor)
        }
            || history.removals[key, default: []].contains {
                $0.store == store && $0.moment >= group.floor
            }
    }
}
