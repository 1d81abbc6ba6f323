internal import Larder

/// What becomes of a mutation that undoes another one, when it is its turn.
struct Undoing<Change: Mutation>: Sendable {
    let outbox: Outbox<KeyedMutation<Change>>
    let conflicts: ConflictLog<Change>

    /// What is to be done with it.
    enum Outcome {
        case settle(Settlement<KeyedMutation<Change>>)
        /// It is sent; the other one was replaced in a conflict, whose settlement is undone by this, made to what it left.
        case undo(Change, ground: String)
        case send
    }

    func outcome(of delivery: Delivery<KeyedMutation<Change>>) async throws -> Outcome {
        guard var id = delivery.payload.undoes else { return .send }
        var isUndone = true
        var outcome = Outcome.send
        while let conflict = try await conflicts[id], conflict.outcome != nil {
            isUndone = isUndone && conflict.mayBeDone == false
            guard let successor = conflict.successor else {
                return isUndone ? .settle(.withdraw(with: [])) : .send
            }
            if let inverse = conflict.inverse { outcome = .undo(inverse, ground: conflict.id) }
            id = successor
        }
        let lane = delivery.lane
        guard let known = try await outbox.standing(of: id, in: lane) else { return outcome }
        switch known.state {
        case .parked where isUndone && known.isUndone:
            return .settle(.withdraw(with: [known.removal] + (try await restoring(id, in: lane))))
        case .dropped where isUndone && known.isUndone: return .settle(.withdraw(with: []))
        case .parked, .dropped: return outcome
        // It was refused, and a person retried it since.
        case .waiting, .sending, .asking: return .settle(.after(id))
        }
    }

    /// What sets aside once more what was given up for a mutation that was to undo it, and was refused.
    private func restoring(_ id: String, in lane: Key) async throws -> [EntryChange] {
        guard let undone = try await outbox.item(at: outbox.keys.parked(id))?.payload?.undoes
        else { return [] }
        return try await outbox.standing(of: undone, in: lane)?.restoring ?? []
    }
}
