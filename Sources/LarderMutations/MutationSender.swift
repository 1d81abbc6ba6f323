internal import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Sends mutations, and takes in what the server says to them.
struct MutationSender<Change: Mutation>: Sendable {
    typealias Send =
        @Sendable (Delivery<KeyedMutation<Change>>) async throws -> MutationResult<Change.Value>

    let send: Send
    let confirmed: any ConfirmedValues<Change.Value>
    let sends: MutationSends
    let names: IdentityTable
    let conflicts: ConflictLog<Change>
    let steps: UndoSteps<Change>
    let rule: ConflictRule<Change>?
    let environment: StoreEnvironment
    /// Returns whether one of these is yet to be created by a mutation in another lane, or to be named.
    let isCreating: @Sendable (Set<String>, _ lane: Key) async throws -> Bool
    /// Reads which mutations before one of its lane have left the outbox.
    let catchUp: @Sendable (Delivery<KeyedMutation<Change>>) async throws -> Void
    let learned: @Sendable ([String]) -> Void
    /// Whether nobody else sends a mutation, and no other one of its lane may have been carried out.
    let isAlone: @Sendable (Delivery<KeyedMutation<Change>>) async throws -> Bool
    /// Returns what becomes of a mutation that undoes another one.
    let undoing: @Sendable (Delivery<KeyedMutation<Change>>) async throws -> Undoing<Change>.Outcome

    func deliver(_ delivery: Delivery<KeyedMutation<Change>>) async throws {
        let lane = delivery.lane
        var delivery = delivery
        var before: Confirmed<Change.Value>
        var isRead: Bool
        var missing: Set<String>
        var isCreating: Bool
        let settlement: Settlement<KeyedMutation<Change>>?
        let isInDoubt: Bool
        do {
            try await catchUp(delivery)
            let undoing = try await undoing(delivery)
            (settlement, isInDoubt) = (undoing.settlement, undoing.isInDoubt)
            delivery.payload.change = undoing.inverse ?? delivery.payload.change
            delivery.payload.ground = undoing.ground ?? delivery.payload.ground
            if delivery.payload.base != nil {
                delivery.payload.base = undoing.base ?? delivery.payload.base
            }
            repeat {
                try await names.load(
                    IdentityTable.identities(in: delivery.payload.change)
                        .union(delivery.payload.key.components))
                let key = names.final(delivery.payload.key)
                // Another process may have recognised what this creates in an answer, and stored its final
                // identity.
                if !delivery.payload.change.creates.isEmpty { try await confirmed.readStored(key) }
                // Without it the base is what was recorded.
                let read = try? await confirmed.confirmed(key)
                (before, isRead) = (read ?? Confirmed(nil), read != nil)
                if before.ground == nil, try await canRead(delivery) {
                    before = try await readUnknown(key, for: delivery) ?? before
                }
                prepare(&delivery, before)
                missing = IdentityTable.missing(delivery.payload)
                isCreating = missing.isEmpty ? false : try await self.isCreating(missing, lane)
                // What left the outbox while that was read has left its final identity.
                try await names.load(missing)
            } while !isCreating && missing.contains { names.final($0) != $0 }
        } catch {
            throw NotCarriedOut(LarderError.unprepared(delivery.payload.key, error))
        }
        if let settlement { throw settlement }
        let key = names.final(delivery.payload.key)
        if !missing.isEmpty, !isCreating,
            let change = delivery.payload.change.omitting(missing, in: before.value)
        {
            delivery.payload.change = change
        }
        guard missing.isEmpty || missing.isDisjoint(with: IdentityTable.missing(delivery.payload))
        else {
            throw NotCarriedOut(LarderError.nameless(key, isCreating: isCreating))
        }
        // Nobody else has changed anything since it was made: it is now made to what the answers to others have left.
        let isOwn = before.isOwn(since: delivery.payload.ground)
        if let base = delivery.payload.base {
            do {
                delivery.payload.base = .init(
                    try await names.resolve(value: isOwn ? before.value : base.value))
            } catch {
                throw NotCarriedOut(LarderError.unprepared(key, error))
            }
        }
        if before.ground != nil || Self.isNew(lane) || !confirmed.canFetch {
            // What it is made to is known, or it was made to what was not known either.
            let isTold =
                before.ground != nil || delivery.payload.ground == Confirmed<Change.Value>.noGround
            if !delivery.mayBeDone, !isInDoubt, isTold { await tellStep(delivery, before.value) }
        } else if isRead, delivery.payload.undoes == nil, let step = delivery.payload.step {
            // What it replaces is not known to anybody, so nothing could bring that back.
            do {
                try await steps.forget(Key(path: step), of: delivery.id)
            } catch {
                throw NotCarriedOut(LarderError.unprepared(key, error))
            }
        }
        let start = Start(
            fetch: before.fetch, isInvalidated: confirmed.isInvalidated(key), isOwn: isOwn,
            isInDoubt: isInDoubt)
        sends.begin(key)
        defer { sends.end(key) }
        let answer = try await ask(delivery, key)
        let payload = delivery.payload
        if case .conflict(let theirs) = answer.kind {
            do {
                return try await settle(
                    delivery, key, answer.completing(theirs, before.value), answer, since: start)
            } catch let settlement as Settlement<KeyedMutation<Change>> {
                throw settlement
            } catch {
                throw NotCarriedOut(LarderError.unprepared(key, error))
            }
        }
        do {
            try await names.record(
                answer.identities, of: confirmed.canName ? payload.change.creates : [], key: key,
                lane: lane)
            if !answer.identities.isEmpty { learned(answer.identities.keys.sorted()) }
            let final = names.final(key)
            try await confirm(
                delivery, try await names.resolve(payload.change), answer, final, since: start)
            sends.accept(delivery.id, final)
        } catch {
            throw LarderError.unconfirmed(key, error)
        }
    }

    /// Whether what a change is made to can be fetched: only if that can't include the change itself, or another one that
    /// nobody knows the answer to.
    private func canRead(_ delivery: Delivery<KeyedMutation<Change>>) async throws -> Bool {
        guard confirmed.canFetch, !Self.isNew(delivery.lane), !delivery.mayBeDone else {
            return false
        }
        return try await isAlone(delivery)
    }

    /// Whether the server had nothing before what is sent in a lane.
    private static func isNew(_ lane: Key) -> Bool {
        lane.components.contains(where: IdentityTable.isTemporary)
    }

    /// Fetches what a change is really made to, as nobody has read that yet: only then can it be undone, and what is
    /// confirmed after it is more than the change alone. Nil if that is not possible now.
    private func readUnknown(
        _ key: Key, for delivery: Delivery<KeyedMutation<Change>>
    ) async throws -> Confirmed<Change.Value>? {
        let value: Change.Value?
        do {
            value = try await confirmed.fetch(key)
        } catch {
            try Task.checkCancellation()
            return nil
        }
        // If the lease was lost meanwhile, somebody else may have sent the change, and the value may include it.
        guard try await isAlone(delivery) else { throw CancellationError() }
        try await confirmed.update(key) { confirmed in
            guard confirmed.value == nil, confirmed.fetch == nil, confirmed.included.isEmpty else {
                return
            }
            let id = StoreEnvironment.openingID()
            (confirmed.value, confirmed.fetch) = (value, id)
            confirmed.begin(ground: id)
        }
        if value == nil { try await confirmed.invalidate(key) }
        return try await confirmed.confirmed(key)
    }

    /// Puts final identities in the place of temporary ones. What was fetched before its creation was answered keeps
    /// the temporary one there, so that every attempt says the same.
    private func prepare(
        _ delivery: inout Delivery<KeyedMutation<Change>>, _ before: Confirmed<Change.Value>
    ) {
        let isThere = before.included.contains(delivery.id)
        let created = isThere ? Set(delivery.payload.change.creates) : []
        let final = { (id: String) in created.contains(id) ? id : names.final(id) }
        let key = delivery.payload.key
        delivery.payload.path = Key(components: key.components.map(final)).path
        delivery.payload.change.replaceIdentities(final)
    }

    /// Sends it; a conflict without a value gets the one that the server has.
    private func ask(
        _ delivery: Delivery<KeyedMutation<Change>>, _ key: Key
    ) async throws -> MutationResult<Change.Value> {
        let isSettled = rule != nil
        do {
            let answer = try await send(delivery)
            if case .conflict = answer.kind, !isSettled {
                throw LarderError(
                    .conflict, key: key,
                    message: "Somebody else changed it in the meantime. Look at it, then retry.")
            }
            return answer
        } catch let error as LarderError where error.code == .conflict && isSettled {
            do {
                return .conflict(try await confirmed.fetch(key))
            } catch {
                throw NotCarriedOut(error)
            }
        }
    }

    /// Takes in the answer to a mutation.
    ///
    /// If something was fetched since it was sent, or an earlier attempt may have been carried out, nobody knows
    /// whether the value includes the mutation. Then it is not applied once more: what the server has now is fetched, and
    /// while that can't be, the mutation waits.
    private func confirm(
        _ delivery: Delivery<KeyedMutation<Change>>, _ change: Change,
        _ answer: MutationResult<Change.Value>, _ key: Key, since start: Start
    ) async throws {
        var isDoubtful = (delivery.mayBeDone || start.isInDoubt) && confirmed.canFetch
        var isFetched = false
        var isInvalidated = false
        // The answer to a repetition may be the one to the first attempt: older than what others have changed since.
        let isNewest = start.isOwn && !delivery.isOvertaken && !confirmed.canFetch
        let told: Change.Value?? =
            if case .value(let value) = answer.kind { .some(value) } else { nil }
        var value = !delivery.mayBeDone || isNewest ? told : nil
        var known = start.fetch
        for attempt in 1...5 {
            // What it undoes is not in the value either, whether that was carried out or not.
            var isKnown = confirmed.canFetch || !start.isInDoubt
            if isDoubtful {
                do {
                    (value, isFetched) = (.some(try await confirmed.fetch(key)), true)
                } catch let error where LarderError.wrapping(error).isTransient && value == nil {
                    throw error
                } catch {
                    isKnown = value != nil
                }
            }
            isInvalidated = isInvalidated || confirmed.isInvalidated(key)
            let newest = Locked(known)
            try await confirmed.update(key) {
                [
                    id = delivery.id, payload = delivery.payload, value, known, isKnown, isFetched
                ] confirmed in
                newest.withLock { $0 = known }
                if !confirmed.included.contains(id) {
                    if confirmed.fetch != known, attempt < 5 {
                        return newest.withLock { $0 = confirmed.fetch }
                    }
                    if let value {
                        if isFetched {
                            let mine = PendingMutation(sent: id, change)
                            let isFirst = try? told.map { try Change.areEqual($0, value) }
                            confirmed.settleDoubt(
                                made: payload.ground,
                                isLast: (try? confirmed.equals(value, with: [mine])) ?? false,
                                isFirst: isFirst ?? false, by: id)
                            confirmed.value = value
                        } else {
                            confirmed.doubted = nil
                            var mine = confirmed.value
                            try? change.apply(to: &mine)
                            confirmed.value = answer.completing(value, mine)
                        }
                    } else if isKnown {
                        var value = confirmed.value
                        // What the server could apply and we cannot is fetched.
                        if (try? change.apply(to: &value)) != nil { confirmed.value = value }
                    }
                }
                // Who has not heard yet what took the place of another must not apply that.
                confirmed.include([payload.replaces, id].compactMap(\.self))
            }
            let found = newest.withLock { $0 }
            if found == known { break }
            (known, isDoubtful) = (found, confirmed.canFetch)
        }
        // What the server made of it may differ, what was fetched has not named anything, and who invalidated the value
        // while it was sent knew more.
        if value == nil || isFetched || isInvalidated && !start.isInvalidated {
            try await confirmed.invalidate(key)
        }
    }

    /// What undoes it brings back what it was really made to: a mutation before it may have been refused.
    private func tellStep(
        _ delivery: Delivery<KeyedMutation<Change>>, _ base: Change.Value?
    ) async {
        guard let place = delivery.payload.step,
            let inverse = delivery.payload.change.inverse(of: base)
        else { return }
        // If that fails, it brings back what was shown.
        try? await steps.update(Key(path: place), of: delivery.id, inverse)
    }

    /// What was known when a mutation was sent.
    private struct Start {
        /// The last fetch.
        var fetch: String?
        var isInvalidated: Bool
        /// Whether nobody else has changed the value since the mutation was made.
        var isOwn: Bool
        /// Whether nobody knows if what it undoes was carried out.
        var isInDoubt: Bool
    }

    private func settle(
        _ delivery: Delivery<KeyedMutation<Change>>, _ key: Key, _ theirs: Change.Value?,
        _ answer: MutationResult<Change.Value>, since start: Start
    ) async throws {
        let payload = delivery.payload
        try await confirmed.update(key) { confirmed in
            // What was fetched since is newer.
            guard confirmed.fetch == start.fetch else { return }
            let value = answer.completing(theirs, confirmed.value)
            // What is known already is no news: what was made to it since was made knowing that.
            let isNews = (try? Change.areEqual(value, confirmed.value)) != true
            confirmed.value = value
            if isNews { confirmed.begin(ground: delivery.id) }
        }
        var mine = payload.base?.value
        // A change that does not even fit its base left it as it was.
        try? payload.change.apply(to: &mine)
        var conflict = Conflict(
            id: delivery.id, path: key.path, change: payload.change, base: payload.base?.value,
            mine: mine, theirs: theirs, found: environment.now())
        conflict.mayBeDone = delivery.mayBeDone
        conflict.step = payload.step
        if let replaced = payload.replaces, conflict.step == nil {
            conflict.step = try await conflicts[replaced]?.step
        }
        // A rule that fails has not settled anything.
        // One that a person has sent again begins anew.
        let rounds = try await conflicts[delivery.id] == nil ? payload.rounds ?? 0 : 0
        let isOver = rounds >= ConflictRule<Change>.rounds
        let resolution = isOver ? .ask : (try? await rule?.resolve(conflict)) ?? .ask
        let next = environment.makeID()
        conflict.settle(resolution, as: next, at: environment.now(), byPerson: false)
        let record = try await conflicts.recording(conflict)
        environment.report(.conflict, conflicts.name, key)
        guard conflict.outcome != nil else {
            let error = LarderError(
                .conflict, key: key,
                message: "Somebody else changed it in the meantime. Decide which change counts.")
            throw Settlement<KeyedMutation<Change>>.ask(error, with: record)
        }
        if let write = conflict.write(afterRounds: rounds + 1) {
            throw Settlement.replace(write, id: next, with: record)
        }
        throw Settlement<KeyedMutation<Change>>.withdraw(with: record)
    }
}

extension LarderError {
    fileprivate static func nameless(_ key: Key, isCreating: Bool) -> LarderError {
        if isCreating {
            return LarderError(
                .busy, key: key,
                message: "It waits until the server has created and named what it belongs to.")
        }
        return LarderError(
            .notFound, key: key,
            message: """
                What it belongs to was not created, or is gone. Send that again first, then retry this; or drop \
                both.
                """)
    }

    /// The error for a mutation that needs something stored that cannot be read or written now.
    fileprivate static func unprepared(_ key: Key, _ error: any Error) -> LarderError {
        if error is CancellationError { return .wrapping(error, key: key) }
        return LarderError(
            .busy, key: key, message: "The storage failed. It will be sent again.", cause: error)
    }
}
