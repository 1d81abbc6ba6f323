import Larder
import LarderMutations

/// What happened in a run of optimistic changes, and the promises it is checked against.
final class MutationLog: RunLog {
    private struct State: Sendable {
        /// The texts of items that were inserted, by when that was acknowledged, and where.
        var acknowledged: [String: Int] = [:]
        /// The texts of items that somebody wanted to be gone, or whose insertion was refused or overruled.
        var doubtful: Set<String> = []
        /// The final identities of items, by their temporary ones.
        var names: [String: String] = [:]
        var carriedOut: [String: Int] = [:]
        var tally = SimulationTally()
    }

    private let state = Locked(State())

    /// Whether each item has one mutation that everybody knows: what settles a conflict in another process is
    /// known later than what the server has made of it.
    private let isOne: Bool

    init(isOne: Bool) { self.isOne = isOne }

    func tally<Result>(_ body: (inout SimulationTally) -> Result) -> Result {
        state.withLock { body(&$0.tally) }
    }

    // MARK: - What people do

    func acknowledged(_ text: String, at node: Int) {
        state.withLock { $0.acknowledged[text] = node }
    }

    /// Whether an item was stored, and nobody wanted it to be gone.
    func isSure(_ text: String) -> Bool {
        state.withLock { $0.acknowledged[text] != nil && !$0.doubtful.contains(text) }
    }

    /// From now on, nobody can say whether an item is there.
    func doubt(_ text: String) { state.withLock { _ = $0.doubtful.insert(text) } }

    // MARK: - The server

    func refused(_ id: String, _ change: SimulatedChange) {
        state.withLock { state in
            state.tally.cover("refused")
            if case .insert(let item, _) = change { state.doubtful.insert(item.text) }
        }
    }

    func carriedOut(_ id: String, _ change: SimulatedChange) {
        state.withLock { state in
            state.tally.mix(id)
            state.carriedOut[id, default: 0] += 1
            if state.carriedOut[id] ?? 0 > 1 { state.tally.fail("carried out once", id) }
            var names: [String] = []
            var copy = change
            copy.replaceIdentities { id in
                names.append(id)
                return id
            }
            if let name = names.first(where: { $0.hasPrefix("temporary:") }) {
                state.tally.fail("only final identities are sent", "\(name) in \(change)")
            }
        }
    }

    func named(_ id: String, _ final: String) { state.withLock { $0.names[id] = final } }

    // MARK: - What is shown

    /// Checks a snapshot of a process.
    func shown(_ items: [SimulatedItem], at node: Int) {
        state.withLock { state in
            var counts: [String: Int] = [:]
            for item in items { counts[item.text, default: 0] += 1 }
            if isOne, let double = counts.filter({ $0.value > 1 }).keys.min() {
                state.tally.fail("applied once", "process \(node) shows \(double) twice")
            }
            // Also what somebody has changed since, under whichever identity.
            var ids: Set<String> = []
            if isOne,
                let double = items.first(where: {
                    !ids.insert(state.names[$0.id] ?? $0.id).inserted
                })
            {
                state.tally.fail("shown once", "process \(node) shows \(double.end) twice")
            }
            if let lost = state.acknowledged.filter({ text, place in
                place == node && !state.doubtful.contains(text) && counts[text] == nil
            }).keys.min() {
                state.tally.fail("own changes are shown", "process \(node) does not show \(lost)")
            }
        }
    }

    /// Checks what is shown when everything has ended.
    func settled(_ items: [SimulatedItem], _ pending: Int, at node: Int, server: [SimulatedItem]) {
        state.withLock { state in
            let (mine, theirs) = (items.map(\.end), server.map(\.end))
            if pending == 0, mine != theirs {
                state.tally.fail(
                    "ends as the server has it", "process \(node): \(mine) and \(theirs)")
            }
            for text in state.acknowledged.keys.sorted()
            where !state.doubtful.contains(text) && !server.contains(where: { $0.text == text }) {
                state.tally.fail("acknowledged arrives", text)
            }
        }
    }
}

extension SimulatedItem {
    fileprivate var end: String { "\(id) \(text)" }
}
