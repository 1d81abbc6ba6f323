import Foundation
import Larder
import LarderMutations
import LarderSimulation

/// An item of a list that a server keeps.
struct Item: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id: String
    var text: String

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

typealias ItemList = ListMutation<Replacement<Item>>

/// A server of lists: it names new items itself, knows identities and versions, and does what the test says.
final class ListServer: Sendable {
    struct State {
        var lists: [Key: [Item]] = [:]
        /// The answers to the identities of mutations.
        var known: [String: MutationResult<[Item]>] = [:]
        var received: [ItemList] = []
        /// The temporary identities in each attempt.
        var sent: [[String]] = []
        var faults: [LarderError.Code?] = []
        var losesAnswers = 0
        /// Whether its answers leave out what it called new items.
        var isSilent = false
        /// Whether it refuses what was not made to what it has.
        var comparesBases = false
        /// The temporary identities under which items were created, by the final ones.
        var created: [String: String] = [:]
        var next = 1
    }

    let state = Locked(State())
    private let before = Locked<(@Sendable () async throws -> Void)?>(nil)

    /// Does something while the next mutation is being sent, before it arrives.
    func beforeNext(_ body: @escaping @Sendable () async throws -> Void) {
        before.withLock { $0 = body }
    }

    func items(_ key: Key) -> [Item] { state.withLock { $0.lists[key] ?? [] } }

    func set(_ key: Key, _ items: Item...) { state.withLock { $0.lists[key] = items } }

    func send(
        _ delivery: Delivery<KeyedMutation<ItemList>>
    ) async throws -> MutationResult<[Item]> {
        let body = before.withLock { body in
            defer { body = nil }
            return body
        }
        try await body?()
        return try state.withLock { state in
            state.sent.append(delivery.payload.change.creates)
            if !state.faults.isEmpty, let fault = state.faults.removeFirst() {
                throw LarderError(fault, message: "The test refuses it.")
            }
            if state.known[delivery.id] == nil {
                state.known[delivery.id] = try Self.carryOut(delivery, &state)
            }
            if state.losesAnswers > 0 {
                state.losesAnswers -= 1
                throw LarderError(.timedOut, message: "The test loses the answer.")
            }
            return state.known[delivery.id] ?? .accepted
        }
    }

    private static func carryOut(
        _ delivery: Delivery<KeyedMutation<ItemList>>, _ state: inout State
    ) throws -> MutationResult<[Item]> {
        let key = delivery.payload.key
        var change = delivery.payload.change
        if state.comparesBases, let base = delivery.payload.base,
            base.value ?? [] != state.lists[key] ?? []
        {
            return .conflict(state.lists[key])
        }
        var named: [String: String] = [:]
        for id in change.creates {
            named[id] = "\(state.next)"
            state.created["\(state.next)"] = id
            state.next += 1
        }
        change.replaceIdentities { named[$0] ?? $0 }
        state.received.append(change)
        var items = state.lists[key]
        try change.apply(to: &items)
        state.lists[key] = items
        let answer: MutationResult<[Item]> = state.comparesBases ? .value(items) : .accepted
        return state.isSilent ? answer : answer.naming(named)
    }

    /// The final identities of items that were created under temporary ones.
    func names(_ items: [Item]) -> [String: String] {
        let created = state.withLock { $0.created }
        return Dictionary(items.compactMap { item in created[item.id].map { ($0, item.id) } }) {
            $1
        }
    }

    var source: ClosureSource<[Item]> {
        ClosureSource { request in .value(self.items(request.key)) }
    }
}

/// A server, a storage, and stores of lists over them.
struct ListTrial: Sendable {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let storage = MemoryStorage(durability: .precious)
    let server = ListServer()

    func store(
        in storage: (any EntryStorage)? = nil, rule: DeliveryRule = .standard,
        conflicts: ConflictRule<ItemList>? = nil, undoLimit: Int = 100, isNaming: Bool = false
    ) -> OptimisticStore<ItemList> {
        let server = server
        return OptimisticStore(
            name: "lists", source: server.source, storage: storage ?? self.storage, rule: rule,
            conflicts: conflicts, undoLimit: undoLimit,
            environment: clock.environment(connectivity: online),
            naming: { isNaming ? server.names($0) : [:] }
        ) { try await server.send($0) }
    }

    /// Sends everything, however often it fails.
    func settle(_ store: OptimisticStore<ItemList>) async throws {
        for _ in 0..<20 {
            try await store.outbox.drain()
            guard try await store.outbox.waiting().contains(where: { $0.state != .asking }) else {
                return
            }
            clock.advance(by: .seconds(600))
        }
    }
}

extension OptimisticSnapshot where Change == ItemList {
    var texts: [String] { (value ?? []).map(\.text) }
}
