import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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

/// A server of one list: it names new items, knows identities, and delays, fails, loses and refuses.
final class ItemServer: Sendable {
    private struct State: Sendable {
        var random: SeededRandom
        var faults: ServerFaults
        var comparesBases: Bool
        var saysValue: Bool
        var items: [SimulatedItem] = []
        var answers: [String: Answer] = [:]
        var next = 1
    }

    private struct Answer: Sendable {
        var names: [String: String] = [:]
        var items: [SimulatedItem] = []
        var isConflict = false
        var isRefused = false
    }

    private let gate: SimulationGate
    private let state: Locked<State>
    private let clock: ManualClock
    private let log: MutationLog

    init(_ plan: MutationPlan, clock: ManualClock, log: MutationLog) {
        gate = SimulationGate(seed: plan.seed &+ 55, rate: plan.server.delay)
        state = Locked(
            State(
                random: SeededRandom(seed: plan.seed &+ 66), faults: plan.server,
                comparesBases: plan.conflicts != nil, saysValue: plan.saysValue))
        self.clock = clock
        self.log = log
    }

    var items: [SimulatedItem] { state.withLock { $0.items } }
    var waiting: Int { gate.count }

    func letOneGo() { gate.release() }

    func calmDown() {
        state.withLock { state in
            let refusal = state.faults.refusal
            state.faults = .none
            state.faults.refusal = refusal
        }
        gate.rate = 0
    }

    func fetch() async throws -> [SimulatedItem] {
        try? await gate.pass()  // never throws, as it ignores cancellation
        if hits(\.loss) {
            throw LarderError(.unreachable, message: "The simulated network failed.")
        }
        let items = items
        try? await gate.pass()
        return items
    }

    func receive(
        _ delivery: Delivery<KeyedMutation<SimulatedChange>>
    ) async throws -> MutationResult<[SimulatedItem]> {
        try? await gate.pass()
        if hits(\.loss) {
            throw LarderError(.unreachable, message: "The simulated network failed.")
        }
        if hits(\.busy) { throw LarderError(.busy, message: "The simulated server is busy.") }
        if hits(\.double) { _ = carryOut(delivery) }
        let answer = carryOut(delivery)
        try? await gate.pass()
        if hits(\.lostAnswer) {
            log.cover("answer lost")
            throw LarderError(.timedOut, message: "The simulated answer was lost.")
        }
        if answer.isRefused {
            throw LarderError(.refused, message: "The simulated server refuses it.")
        }
        if answer.isConflict { return .conflict(answer.items) }
        let saysValue = state.withLock { $0.saysValue }
        let said: MutationResult<[SimulatedItem]> = saysValue ? .value(answer.items) : .accepted
        return said.naming(answer.names)
    }

    private func carryOut(_ delivery: Delivery<KeyedMutation<SimulatedChange>>) -> Answer {
        state.withLock { state in
            if let known = state.answers[delivery.id], !state.random.hits(state.faults.amnesia) {
                return known
            }
            var change = delivery.payload.change
            var answer = Answer()
            if state.comparesBases, delivery.payload.base?.value ?? [] != state.items {
                log.cover("conflict")
                answer.isConflict = true
            } else if log.fate(delivery.id) < state.faults.refusal {
                log.refused(delivery.id, delivery.payload.change)
                answer.isRefused = true
            } else {
                for id in change.creates {
                    answer.names[id] = "s\(state.next)"
                    state.next += 1
                }
                change.replaceIdentities { answer.names[$0] ?? $0 }
                log.carriedOut(delivery.id, change)
                if case .insert(var item, let place) = change {
                    item.by = delivery.id
                    change = .insert(item, after: place)
                }
                var items: [SimulatedItem]? = state.items
                // What makes no sense any more is taken for done.
                try? change.apply(to: &items)
                state.items = items ?? []
            }
            answer.items = state.items
            state.answers[delivery.id] = answer
            return answer
        }
    }

    private func hits(_ rate: KeyPath<ServerFaults, Double>) -> Bool {
        state.withLock { $0.random.hits($0.faults[keyPath: rate]) }
    }
}
