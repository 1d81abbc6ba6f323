/// What becomes of a write by other means than the ``DeliveryRule``: its destination throws this, or a person says
/// so. Each goes into one commit with the entries that record it.
package enum Settlement<Payload: Sendable>: Error, Sendable {
    /// Another write is sent in its place, under an identity of its own: what the other side has answered to the
    /// first one, it may repeat.
    case replace(Payload, id: String, with: [EntryChange])
    /// It is no longer sent.
    case withdraw(with: [EntryChange])
    /// It waits for a person, and its lane with it.
    case ask(LarderError, with: [EntryChange])

    /// The entries that record it.
    var entries: [EntryChange] {
        switch self {
        case .replace(_, _, let entries), .withdraw(let entries), .ask(_, let entries): entries
        }
    }
}
