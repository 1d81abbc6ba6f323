/// What the last thousand writes with an identity came to, so that one that comes again is known.
struct DoneWrites<Outcome: Sendable>: Sendable {
    private(set) var outcomes: [Key: Outcome] = [:]
    private(set) var order: ArraySlice<Key> = []

    mutating func note(_ id: Key, _ outcome: Outcome) {
        outcomes[id] = outcome
        order.append(id)
        if order.count > 1_000, let first = order.popFirst() { outcomes[first] = nil }
    }
}
