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
    /// It was not sent, and another write of its lane goes before it.
    case after(String)

    /// The entries that record it.
    var entries: [EntryChange] {
        switch self {
        case .replace(_, _, let entries), .withdraw(let entries), .ask(_, let entries): entries
        case .after: []
        }
    }
}

/// What a destination throws instead of an error that does not say so by itself: this attempt was certainly not
/// carried out.
package struct NotCarriedOut: Error {
    package let error: any Error

    package init(_ error: any Error) { self.error = error }
}

/// What is known of a write that was not delivered.
package struct WriteStanding: Sendable {
    package let state: OutboxState
    /// Whether it was certainly not carried out.
    package let isUndone: Bool
    /// What removes it.
    package let removal: EntryChange
    /// What gives it up; it stays on record.
    package let givingUp: [EntryChange]
    /// What sets it aside once more, if it was given up.
    package let restoring: [EntryChange]
}
