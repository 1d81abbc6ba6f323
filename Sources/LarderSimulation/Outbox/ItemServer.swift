import Larder
import LarderMutations

/// An item of a simulated list.
struct SimulatedItem: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    /// What a person typed, different for each item.
    var text: String
    /// The identity of the mutation that made it what it is, as the server says.
    var by: String?

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

typealias SimulatedChange = ListMutation<Replacement<SimulatedItem>>

/// A server of one list: it names new items, knows identities, and refuses.
final class ItemServer: Sendable {
    private struct State: Sendable {
        var items: [SimulatedItem] = []
        var answers: [String: Answer] = [:]
        /// The temporary identities under which items were created.
        var created: [String: String] = [:]
        var next = 1
    }

    private struct Answer: Sendable {
        var names: [String: String] = [:]
        var items: [SimulatedItem] = []
        var isConflict = false
        var isRefused = false
    }

    private let state = Locked(State())
    private let comparesBases: Bool
    private let saysValue: Bool
    private let line: FaultyLine
    private let log: MutationLog

    init(_ plan: MutationPlan, _ line: FaultyLine, log: MutationLog) {
        comparesBases = plan.conflicts != nil
        saysValue = plan.saysValue
        self.line = line
        self.log = log
    }

    var items: [SimulatedItem] { state.withLock { $0.items } }

    /// The final identities of items by the temporary ones under which they were created.
    func names(_ items: [SimulatedItem]) -> [String: String] {
        let created = state.withLock { $0.created }
        return Dictionary(items.compactMap { item in created[item.id].map { ($0, item.id) } }) {
            $1
        }
    }

    func fetch() async throws -> [SimulatedItem] { try await line.read { items } }

    func receive(
        _ delivery: Delivery<KeyedMutation<SimulatedChange>>
    ) async throws -> MutationResult<[SimulatedItem]> {
        let answer = try await line.send { carryOut(delivery) }
        if answer.isRefused {
            throw LarderError(.refused, message: "The simulated server refuses it.")
        }
        if answer.isConflict { return .conflict(answer.items) }
        let result: MutationResult<[SimulatedItem]> = saysValue ? .value(answer.items) : .accepted
        return result.naming(answer.names)
    }

    private func carryOut(_ delivery: Delivery<KeyedMutation<SimulatedChange>>) -> Answer {
        state.withLock { state in
            if let known = state.answers[delivery.id], !line.hits(\.amnesia) {
                return known
            }
            var change = delivery.payload.change
            var answer = Answer()
            if comparesBases, delivery.payload.base?.value ?? [] != state.items {
                log.cover("conflict")
                answer.isConflict = true
            } else if log.fate(delivery.id) < line.faults.refusal {
                log.refused(delivery.id, delivery.payload.change)
                answer.isRefused = true
            } else {
                for id in change.creates {
                    let final = "s\(state.next)"
                    answer.names[id] = final
                    state.created[final] = id
                    log.named(id, final)
                    state.next += 1
                }
                change.replaceIdentities { answer.names[$0] ?? $0 }
                log.carriedOut(delivery.id, change)
                if case .insert(var item, let place) = change {
                    item.by = delivery.id
                    change = .insert(item, after: place)
                }
                var items: [SimulatedItem]? = state.items
                // What no longer makes sense counts as done.
                try? change.apply(to: &items)
                state.items = items ?? []
            }
            answer.items = state.items
            state.answers[delivery.id] = answer
            return answer
        }
    }
}
