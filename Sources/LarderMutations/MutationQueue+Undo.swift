public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A mutation that a person made, and can undo or redo.
public struct UndoStep<Change: Mutation>: Sendable, Codable {
    /// The path of the key.
    public var path: String

    /// The mutation.
    public var change: Change

    /// What undoes it.
    public var inverse: Change

    /// The identity under which it was sent last.
    var id: String

    /// The mutation that undid it last, if that was to be sent.
    var undoneBy: String?

    /// The identity that it had before it was made again, and the mutation that had undone it.
    var former: Former?

    struct Former: Sendable, Codable {
        var id: String
        var undoneBy: String
    }

    /// The key.
    public var key: Key { Key(path: path) }
}

/// What can be undone and redone in a scope.
public struct UndoHistory<Change: Mutation>: Sendable {
    /// What can be undone, the last first.
    public var undoable: [UndoStep<Change>] = []

    /// What can be redone, the next first.
    public var redoable: [UndoStep<Change>] = []
}

/// Where a scope is in its steps. Steps have numbers; those up to `done` can be undone, those after it redone.
private struct UndoHead: Codable, Sendable {
    var first: UInt64 = 1
    var done: UInt64 = 0
    var last: UInt64 = 0
}

extension MutationQueue {
    /// Returns what can be undone and redone in a scope.
    public func history(_ scope: Key) async throws -> UndoHistory<Change> {
        let head = try await head(of: scope).head
        var history = UndoHistory<Change>()
        for undone in try await undone(after: head, scope) {
            if undone.hasFailed {
                history.undoable.insert(undone.step, at: 0)
            } else {
                history.redoable.append(undone.step)
            }
        }
        var ended: Set<Key> = []
        for number in stride(from: head.done, through: head.first, by: -1) {
            guard var step = try await step(number, scope)?.step, !ended.contains(step.key)
            else { continue }
            switch try await follow(&step) {
            case .inEffect: history.undoable.append(step)
            case .notInEffect: break
            case .withoutInverse: ended.insert(step.key)
            }
        }
        return history
    }

    /// Undoes the last mutation of a scope that is still in effect, and returns it; nil if there is none.
    ///
    /// One that was never sent is not sent; one that was refused or waits for a decision is given up; all that may
    /// have been carried out on some attempt are followed by a mutation that undoes them. If that refers to what an
    /// answer that was lost would have named, both stay parked. One that was
    /// dropped, or a conflict settled the other way, is passed over; so is one without an ``Mutation/inverse(of:)``, which
    /// ends what can be undone of its value before in the scope. One whose undo was refused or dropped is undone
    /// again, before what was done earlier. The history survives restarts. Throws if what
    /// undoes it makes no sense for what is there now; the step is then left out of the history.
    @discardableResult
    public func undo(_ scope: Key) async throws -> UndoStep<Change>? {
        await letStoringEnd()
        try await takeBackFailedUndos(scope)
        return try await retrying(scope) { head, revision in
            // What is passed over was not undone, so that redoing must not bring it back.
            var passed: [EntryChange] = []
            var ended: Set<Key> = []
            while head.done >= head.first {
                let number = head.done
                head.done -= 1
                guard let found = try await self.step(number, scope) else { continue }
                var step = found.step
                let standing = try await self.follow(&step)
                if standing == .withoutInverse { ended.insert(step.key) }
                guard standing == .inEffect, !ended.contains(step.key) else {
                    passed.append(.remove(self.key(of: number, scope)))
                    continue
                }
                let moves =
                    [.put(try self.entry(head, of: scope), expecting: revision)] + passed
                let lane = try await self.names.lane(of: step.key)
                do {
                    var before = step
                    if let former = step.former {
                        (before.id, before.undoneBy) = (former.id, former.undoneBy)
                        before.former = nil
                    }
                    let note = EntryChange.put(
                        try self.entry(before, number, scope), expecting: found.revision)
                    try await self.outbox.settle(step.id, in: lane) { [step] in
                        .withdraw(with: moves + [note] + (try await self.givenUp(step.id)))
                    }
                    try? await self.catchUp()
                    return step
                } catch let error as LarderError
                    where error.code == .busy || error.code == .notFound
                {
                    // It was sent.
                }
                if let misfit = try await self.misfit(step.key, step.inverse) {
                    try await self.outbox.write(moves + [.remove(self.key(of: number, scope))])
                    throw misfit
                }
                let givingUp = try await self.givingUp(step, in: lane)
                let id = self.environment.makeID()
                step.undoneBy = id
                // Whoever sends it may correct the inverse meanwhile.
                let note = EntryChange.put(
                    try self.entry(step, number, scope), expecting: found.revision)
                _ = try await self.add(step.key, step.inverse, id: id, undoing: step.id) { _, _ in
                    (moves + [note] + givingUp, self.key(of: number, scope))
                }
                return step
            }
            return nil
        }
    }

    /// Makes the mutation again that was undone last in a scope, and returns it; nil if there is none. A new
    /// mutation in the scope ends what can be redone. Throws if it makes no sense for what is there now; the step is
    /// then left out of the history.
    @discardableResult
    public func redo(_ scope: Key) async throws -> UndoStep<Change>? {
        await letStoringEnd()
        try await takeBackFailedUndos(scope)
        return try await retrying(scope) { head, revision in
            while head.done < head.last {
                head.done += 1
                let number = head.done
                guard let found = try await self.step(number, scope) else { continue }
                var step = found.step
                var undone: String?
                let move = EntryChange.put(
                    try self.entry(head, of: scope), expecting: revision)
                if let undo = step.undoneBy {
                    step.undoneBy = nil
                    let note = EntryChange.put(
                        try self.entry(step, number, scope), expecting: found.revision)
                    if try await self.takeBack(undo, of: step, with: [move, note]) {
                        return step
                    }
                    undone = undo
                }
                step.former = undone.map { .init(id: step.id, undoneBy: $0) }
                step.id = self.environment.makeID()
                if let misfit = try await self.misfit(step.key, step.change) {
                    try await self.outbox.write([move, .remove(self.key(of: number, scope))])
                    throw misfit
                }
                _ = try await self.add(
                    step.key, step.change, id: step.id, undoing: undone, isRedo: true
                ) {
                    [step] change, before in
                    var step = step
                    step.inverse = change.inverse(of: before) ?? step.inverse
                    let note = EntryChange.put(
                        try self.entry(step, number, scope), expecting: found.revision)
                    return ([move, note], self.key(of: number, scope))
                }
                return step
            }
            return nil
        }
    }

    /// What puts on record that a conflict that waited for a person is settled by undoing its mutation.
    private func givenUp(_ id: String) async throws -> [EntryChange] {
        guard var conflict = try await log[id], conflict.outcome == nil else { return [] }
        conflict.settle(.keepTheirs, as: "", at: environment.now(), byPerson: true)
        return try await log.recording(conflict)
    }

    /// A step after those that can be undone.
    private struct Undone {
        var number: UInt64
        var step: UndoStep<Change>
        var revision: UInt64
        /// Whether what undoes it was refused or dropped, so that it is still in effect.
        var hasFailed: Bool
    }

    private func undone(after head: UndoHead, _ scope: Key) async throws -> [Undone] {
        var undone: [Undone] = []
        for number in head.done..<head.last {
            guard let (step, revision) = try await step(number + 1, scope) else { continue }
            undone.append(
                Undone(
                    number: number + 1, step: step, revision: revision,
                    hasFailed: try await hasFailed(step)))
        }
        return undone
    }

    private func hasFailed(_ step: UndoStep<Change>) async throws -> Bool {
        guard let undo = step.undoneBy else { return false }
        let last = try await last(of: undo)
        if last.isInDoubt || last.isLost { return last.isLost }
        let lane = try await names.lane(of: step.key)
        guard let known = try await outbox.standing(of: last.id, in: lane) else { return false }
        return known.isUndone && (known.state == .parked || known.state == .dropped)
    }

    /// Puts the steps that are still in effect, as what undoes them has failed, behind those that can be undone; what was to
    /// undo them is withdrawn.
    func takeBackFailedUndos(_ scope: Key) async throws {
        let takeNext = { (head: inout UndoHead, revision: UInt64) async throws -> Bool in
            let undone = try await self.undone(after: head, scope)
            guard let index = undone.firstIndex(where: \.hasFailed) else { return false }
            var failed = undone[index].step
            guard let undo = failed.undoneBy else { return false }
            failed.undoneBy = nil
            head.done += 1
            // The others keep their order.
            let order = [failed] + undone[..<index].map(\.step)
            var changes = [EntryChange.put(try self.entry(head, of: scope), expecting: revision)]
            let places = Array(head.done...undone[index].number)
            let revisions = Dictionary(
                uniqueKeysWithValues: undone.map { ($0.number, $0.revision) })
            for (offset, place) in places.enumerated() {
                let expected = revisions[place] ?? 0
                if offset < order.count {
                    changes.append(
                        .put(try self.entry(order[offset], place, scope), expecting: expected))
                } else if expected != 0 {
                    changes.append(.remove(self.key(of: place, scope), expecting: expected))
                }
            }
            return try await self.takeBack(undo, of: failed, with: changes)
        }
        while try await retrying(scope, takeNext) {}
    }

    /// What became of a mutation in conflicts.
    private struct Last {
        /// What was sent last in place of it.
        var id: String
        /// Whether it was given up for what others had made, and certainly not carried out before.
        var isLost = false
        /// Whether it, or what was sent in place of it, may have been carried out although it was replaced.
        var isInDoubt = false
    }

    private func last(of id: String) async throws -> Last {
        var last = Last(id: id)
        while let conflict = try await log[last.id], let outcome = conflict.outcome {
            last.isInDoubt = last.isInDoubt || conflict.mayBeDone != false
            guard outcome != .keptTheirs, let successor = conflict.successor else {
                last.isLost = outcome == .keptTheirs && !last.isInDoubt
                break
            }
            last.id = successor
        }
        return last
    }

    /// Takes back a mutation that was to undo a step, together with some changes, if it was certainly not carried out;
    /// returns whether it was taken back. What was given up for it waits for a person again.
    private func takeBack(
        _ undo: String, of step: UndoStep<Change>, with changes: [EntryChange]
    ) async throws -> Bool {
        let lane = try await names.lane(of: step.key)
        let last = try await last(of: undo)
        let known = try await outbox.standing(of: last.id, in: lane)
        guard last.isLost || !last.isInDoubt && known?.isUndone == true else { return false }
        let restored = try await outbox.standing(of: step.id, in: lane)?.restoring ?? []
        if last.isLost || known?.state == .dropped {
            try await outbox.write(changes + restored + (try await givenUp(last.id)))
        } else {
            do {
                try await outbox.settle(last.id, in: lane) {
                    .withdraw(with: changes + restored + (try await givenUp(last.id)))
                }
            } catch let error as LarderError
                where error.code == .busy || error.code == .notFound
            {
                return false
            }
        }
        try? await catchUp()
        return true
    }

    /// Returns the entries that make a mutation a step that can be undone. One without an inverse is none, and no earlier step of
    /// its value can be undone either, as that would show what never was: even if it changes nothing, it may change
    /// what is there once another mutation is undone or refused.
    func step(
        _ key: Key, _ change: Change, over before: Value?, id: String, in scope: Key
    ) async throws -> Recorded {
        var (head, revision) = try await head(of: scope)
        let inverse = change.inverse(of: before)
        let ended = inverse == nil ? try await steps(of: key, head, scope) : []
        if inverse == nil, head.done == head.last, ended.isEmpty { return ([], nil) }
        var entries = (head.done..<head.last).map {
            EntryChange.remove(self.key(of: $0 + 1, scope))
        }
        head.last = head.done
        guard let inverse else {
            entries += ended.map { .remove(self.key(of: $0, scope)) }
            for number in ended where number == head.first { head.first += 1 }
            return (entries + [.put(try entry(head, of: scope), expecting: revision)], nil)
        }
        // The place of the first that was undone is taken by the new one.
        entries = Array(entries.dropFirst())
        head.done += 1
        head.last = head.done
        while head.done - head.first >= UInt64(undoLimit) {
            entries.append(.remove(self.key(of: head.first, scope)))
            head.first += 1
        }
        let step = UndoStep(path: key.path, change: change, inverse: inverse, id: id)
        entries += [
            .put(try entry(head, of: scope), expecting: revision),
            .put(try entry(step, head.done, scope)),
        ]
        return (entries, self.key(of: head.done, scope))
    }

    /// Returns the numbers of the steps of a value that can be undone.
    private func steps(of key: Key, _ head: UndoHead, _ scope: Key) async throws -> [UInt64] {
        var numbers: [UInt64] = []
        for number in stride(from: head.first, through: head.done, by: 1)
        where try await step(number, scope)?.step.key == names.final(key) { numbers.append(number) }
        return numbers
    }

    /// What has become of a mutation that can be undone.
    private enum Standing { case inEffect, notInEffect, withoutInverse }

    /// Follows a mutation through the conflicts that replaced it.
    private func follow(_ step: inout UndoStep<Change>) async throws -> Standing {
        var hasInverse = true
        while let conflict = try await log[step.id], let outcome = conflict.outcome {
            guard outcome != .keptTheirs, let successor = conflict.successor else {
                return .notInEffect
            }
            step.id = successor
            if let sent = conflict.sent { step.change = try await names.resolve(sent) }
            hasInverse = conflict.inverse != nil
            if let inverse = conflict.inverse { step.inverse = try await names.resolve(inverse) }
        }
        let isThere = try await storage.entry(for: outbox.keys.dropped(step.id)) == nil
        return !isThere ? .notInEffect : hasInverse ? .inEffect : .withoutInverse
    }

    /// Returns what gives up a mutation that was refused or waits for a person, though it may have been carried out;
    /// nothing if what undoes it can be sent only once it has named what it creates.
    private func givingUp(
        _ step: UndoStep<Change>, in lane: Key
    ) async throws -> [EntryChange] {
        let needed = IdentityTable.identities(in: step.inverse).union(step.key.components)
        guard needed.isDisjoint(with: step.change.creates),
            let known = try await outbox.standing(of: step.id, in: lane),
            known.state == .parked || known.state == .asking
        else { return [] }
        return known.givingUp
    }

    // MARK: - Storing

    private var storage: any EntryStorage { outbox.storage }

    private func headKey(of scope: Key) -> Key {
        outbox.keys.notes.appending("undo").appending(scope.path)
    }

    private func key(of number: UInt64, _ scope: Key) -> Key {
        headKey(of: scope).appending(String(number))
    }

    private func head(of scope: Key) async throws -> (head: UndoHead, revision: UInt64) {
        guard let entry = try await storage.entry(for: headKey(of: scope)) else {
            return (UndoHead(), 0)
        }
        guard let head = try? JSONDecoder().decode(UndoHead.self, from: entry.value),
            head.last < UInt64.max / 2, head.first >= 1, head.first <= head.last + 1,
            head.done <= head.last, head.done >= head.first - 1
        else {
            // What was done stays done; it can no longer be undone.
            environment.report(.damaged, outbox.name, entry.key)
            return (UndoHead(), entry.revision)
        }
        return (head, entry.revision)
    }

    private func step(
        _ number: UInt64, _ scope: Key
    ) async throws -> (step: UndoStep<Change>, revision: UInt64)? {
        guard let entry = try await storage.entry(for: key(of: number, scope)),
            var step = try? JSONDecoder().decode(UndoStep<Change>.self, from: entry.value)
        else { return nil }
        step.change = try await names.resolve(step.change)
        step.inverse = try await names.resolve(step.inverse)
        try await names.load(step.key.components)
        step.path = names.final(step.key).path
        return (step, entry.revision)
    }

    private func entry(_ head: UndoHead, of scope: Key) throws -> StoredEntry {
        .note(headKey(of: scope), try JSONEncoder().encode(head), at: environment.now())
    }

    private func entry(
        _ step: UndoStep<Change>, _ number: UInt64, _ scope: Key
    ) throws -> StoredEntry {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return .note(key(of: number, scope), try encoder.encode(step), at: environment.now())
    }

    /// Repeats a body while others move the same history.
    private func retrying<Result: Sendable>(
        _ scope: Key, _ body: (inout UndoHead, _ revision: UInt64) async throws -> Result
    ) async throws -> Result {
        var attempts = 0
        while true {
            var (head, revision) = try await head(of: scope)
            do {
                return try await body(&head, revision)
            } catch let error as LarderError
                where error.code == .conflict && error.key?.isUnder(outbox.keys.root) == true
                && attempts < 100
            {
                attempts += 1
            }
        }
    }
}
