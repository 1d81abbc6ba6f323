/// The outcomes of the last thousand writes with an identity, for recognising repeated ones.
struct DoneWrites<Outcome: Sendable>: Sendable {
    private(set) var outcomes: [Key: Outcome] = [:]
    private(set) var order: ArraySlice<Key> = []

    mutating func note(_ id: Key, _ outcome: Outcome) {
        outcomes[id] = outcome
        order.append(id)
        if order.count > 1_000, let first = order.popFirst() { outcomes[first] = nil }
    }
}
