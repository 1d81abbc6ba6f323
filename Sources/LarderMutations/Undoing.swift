internal import Larder

/// What becomes of a mutation that undoes another one, when it is its turn.
struct Undoing<Change: Mutation>: Sendable {
    let outbox: Outbox<KeyedMutation<Change>>
    let conflicts: ConflictLog<Change>
    let steps: UndoSteps<Change>

    /// What is to be done with it.
    struct Outcome {
        /// How it is settled without being sent.
        var settlement: Settlement<KeyedMutation<Change>>?
        /// What is sent instead: what undoes the other one as it was carried out.
        var inverse: Change?
        /// The conflict in which the other one was replaced: this is made to what that left.
        var ground: String?
        /// What the other one was made to, if its conflict is open: the server decides whether that still stands.
        var base: KeyedMutation<Change>.Base?
        /// Whether nobody knows if the other one was carried out.
        var isInDoubt = false
    }

    func outcome(of delivery: Delivery<KeyedMutation<Change>>) async throws -> Outcome {
        var outcome = Outcome()
        guard var id = delivery.payload.undoes else { return outcome }
        let isRedo = delivery.payload.isRedo == true
        if !isRedo, let step = delivery.payload.step {
            outcome.inverse = try await steps.inverse(Key(path: step), undoneBy: delivery.id)
        }
        var isUndone = true
        while let conflict = try await conflicts[id], conflict.outcome != nil {
            isUndone = isUndone && conflict.mayBeDone == false
            guard let successor = conflict.successor else {
                if isUndone { outcome.settlement = .withdraw(with: []) }
                return outcome
            }
            outcome.ground = conflict.id
            if !isRedo {
                // What was sent instead cannot be undone: what would undo the other one would overwrite theirs.
                guard let inverse = conflict.inverse else {
                    outcome.settlement = .withdraw(with: [])
                    return outcome
                }
                outcome.inverse = inverse
            }
            id = successor
        }
        let lane = delivery.lane
        guard let known = try await outbox.standing(of: id, in: lane) else { return outcome }
        // Theirs is overwritten only if the server lets it be.
        if let open = try await conflicts[id] {
            (outcome.ground, outcome.base) = ("open " + id, .init(open.base))
        }
        switch known.state {
        case .parked where isUndone && known.isUndone:
            outcome.settlement = .withdraw(
                with: [known.removal] + (try await restoring(id, in: lane)))
        case .dropped where isUndone && known.isUndone: outcome.settlement = .withdraw(with: [])
        case .parked:
            // It was refused since it was undone. What this needs a name of can still be sent once more.
            let undone = try await outbox.item(at: outbox.keys.parked(id))?.payload
            let needed = IdentityTable.identities(in: delivery.payload.change)
                .union(delivery.payload.key.components)
            if needed.isDisjoint(with: undone?.change.creates ?? []) {
                try await outbox.write(known.givingUp)
            }
            outcome.isInDoubt = true
        case .dropped: outcome.isInDoubt = true
        // It was refused, and a person retried it since.
        case .waiting, .sending, .asking: outcome.settlement = .after(id)
        }
        return outcome
    }

    /// What sets aside once more what was given up for a mutation that was to undo it, and was refused.
    private func restoring(_ id: String, in lane: Key) async throws -> [EntryChange] {
        guard let undone = try await outbox.item(at: outbox.keys.parked(id))?.payload?.undoes
        else { return [] }
        return try await outbox.standing(of: undone, in: lane)?.restoring ?? []
    }
}
