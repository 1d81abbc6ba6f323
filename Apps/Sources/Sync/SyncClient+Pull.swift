internal import Foundation
internal import Larder

// Taking over what was said in another larder.
extension SyncClient {
    /// Takes over what was said there since the last time.
    func pull(_ kinds: [String], _ report: inout Report) async throws {
        let (peer, _) = try await journal.peer(address)
        try await takeRefused(kinds, from: peer, &report)
        do {
            // A comparison that was interrupted begins again.
            if let reason = peer.comparing { throw reason }
            // A kind that was not asked for before begins with its first record.
            let groups = Dictionary(grouping: kinds) { peer.position(of: $0) ?? "" }
            for (position, kinds) in groups.sorted(by: { $0.key < $1.key }) {
                try await pull(
                    kinds, after: position.isEmpty ? nil : position, from: peer, &report)
            }
            // What was damaged there comes again only from the beginning.
            let again = kinds.filter { peer.damaged?.contains($0) == true }
            if !again.isEmpty {
                let found = try await pull(again, after: nil, from: peer, &report)
                try await update { peer in
                    peer.damaged?.removeAll(where: again.contains)
                    peer.note(damaged: found)
                }
            }
        } catch let reason as SyncPositionError {
            report.restart = reason
            try await update { $0.comparing = reason }
            let isDone: Bool
            do {
                isDone = try await compare(kinds, reason, &report)
            } catch let other as SyncPositionError {
                // With other data there, nothing that is missing was removed.
                if other == .unknown { try await update { $0.comparing = other } }
                throw LarderError(
                    .busy,
                    message:
                        "The other larder forgot its removals during the comparison. Sync again.")
            }
            if isDone { try await update { $0.comparing = nil } }
        }
    }

    /// Takes over all records of some kinds after a position; returns the kinds of which something is damaged there.
    @discardableResult
    private func pull(
        _ kinds: [String], after first: String?, from peer: SyncPeer, _ report: inout Report,
        seen: Locked<Set<SyncElement>>? = nil, knownThere: [SyncElement: SyncRecord] = [:]
    ) async throws -> Set<String> {
        var position = first
        var idle = 0
        var damaged: Set<String> = []
        while true {
            let own = try await journal.state().state.replica
            let page = try await transport.page(
                after: position, limit: batch, except: seen == nil ? own : nil, kinds: kinds)
            guard page.position.utf8.count <= SyncJournal.longestPosition else {
                throw LarderError(
                    .unreadable,
                    message: "The other larder gave a position that is too long. Update it.")
            }
            // What can't be read is there all the same.
            let isLonger = seen?.withLock { seen in
                let before = seen.count
                seen.formUnion(page.records.map(\.element))
                seen.formUnion(page.refused.map { SyncElement(kind: $0.kind, id: $0.id) })
                if page.hasNameless { seen.insert(Self.nameless) }
                return seen.count > before
            }
            let records = page.records.map { $0.knowing(knownThere[$0.element]) }
            let answer = try await journal.merge(records, from: peer.replica, mergesHere: false)
            report.taken += answer.taken
            report.refused += answer.refused + page.refused
            report.renamed += answer.renamed ?? []
            try await keepRefused(records, answer)
            try await sendAgain(answer.passed)
            guard page.position != position else { return damaged }
            position = page.position
            damaged.formUnion(page.records.filter(\.isDamaged).map(\.kind))
            try await update { [damaged] peer in
                let new = kinds.map { ($0, page.position) }
                peer.positions = (peer.positions ?? [:]).merging(new) { $1 }
                peer.note(damaged: damaged)
                if !page.more { peer.seen = page.position }
            }
            // What was changed there in the meantime comes on a later page; without it, it would seem to be gone.
            if !page.more, seen == nil { return damaged }
            idle = isLonger ?? (answer.taken > 0) ? 0 : idle + 1
            guard idle < Self.mostIdlePages else {
                throw LarderError(
                    .busy,
                    message: "The other larder sent \(idle) pages with nothing new, one after the "
                        + "other. Sync again to go on.")
            }
        }
    }

    /// Stands for what came without its kind or identity, and can be anything.
    private static let nameless = SyncElement(kind: "", id: "")

    /// How many pages with nothing new may come one after the other. They may, after much that came from here.
    private static let mostIdlePages = 1_000

    // MARK: - What can't be taken here

    private func identity(_ element: SyncElement) -> ShelfIdentity {
        ShelfIdentity(scope: Key(address, element.kind).path, item: element.id)
    }

    /// Keeps records that can't be taken here, since they won't come again: what is refused today may be allowed later,
    /// when there is room, or a setting or the program has changed.
    private func keepRefused(_ records: [SyncRecord], _ answer: SyncAnswer) async throws {
        let refused = answer.open
        let rows = try records.filter { refused.contains($0.element) && !$0.isDamaged }.map {
            ShelfRow(
                identity: identity($0.element), group: address, order: .number(0),
                body: try JSONEncoder().encode($0))
        }
        if !rows.isEmpty {
            try await journal.storage.commit(
                Write(rows: [
                    .upsert(
                        shelf: SyncJournal.refusedShelf, rows: rows, at: journal.environment.now())
                ]))
        }
        // What was kept of the others is over.
        let kept = try await journal.storage.page(
            ShelfQuery(groups: [address], isAscending: true), of: SyncJournal.refusedShelf,
            after: nil, offset: 0, limit: 1, withBodies: false)
        let taken = records.map(\.element).filter { !refused.contains($0) }
        if kept.isEmpty || taken.isEmpty { return }
        try await journal.storage.commit(
            Write(rows: [.remove(shelf: SyncJournal.refusedShelf, taken.map(identity))]))
    }

    /// Keeps here what was kept of the same data at another address.
    func moveRefused(from other: String) async throws {
        while true {
            let rows = try await journal.storage.page(
                ShelfQuery(groups: [other], isAscending: true), of: SyncJournal.refusedShelf,
                after: nil, offset: 0, limit: batch, withBodies: true)
            if rows.isEmpty { return }
            let moved = try rows.map { row in
                let record = try SyncJournal.decoded(SyncRecord.self, from: row.body)
                return ShelfRow(
                    identity: identity(record.element), group: address, order: .number(0),
                    body: row.body)
            }
            try await journal.storage.commit(
                Write(rows: [
                    .upsert(
                        shelf: SyncJournal.refusedShelf, rows: moved, at: journal.environment.now()),
                    .remove(shelf: SyncJournal.refusedShelf, rows.map(\.identity)),
                ]))
        }
    }

    /// Forgets what was kept of what is no longer there.
    private func forgetRefused(_ kinds: [String], except there: Set<SyncElement>) async throws {
        var cursor: ShelfCursor?
        repeat {
            let rows = try await journal.storage.page(
                ShelfQuery(groups: [address], isAscending: true), of: SyncJournal.refusedShelf,
                after: cursor, offset: 0, limit: batch, withBodies: true)
            let gone = try rows.map {
                try SyncJournal.decoded(SyncRecord.self, from: $0.body).element
            }.filter { kinds.contains($0.kind) && !there.contains($0) }
            if !gone.isEmpty {
                try await journal.storage.commit(
                    Write(rows: [
                        .remove(shelf: SyncJournal.refusedShelf, gone.map(identity))
                    ]))
            }
            cursor = rows.count == batch ? rows.last?.cursor : nil
        } while cursor != nil
    }

    /// What was given up of what was to go to this data, at whatever address.
    private func dropped(_ peer: SyncPeer) async throws -> [[OutboxItem<SyncPush>]] {
        let names = Set([peer.replica].compactMap(\.self) + (peer.formerly ?? []))
        var all = [try await outbox.dropped()]
        for other in try await journal.peers() where other.address != address {
            guard other.replica.map(names.contains) == true else { continue }
            all.append(try await journal.outbox(to: other).dropped())
        }
        return all
    }

    /// Hands over once more what the other side has to merge with what it has, unless that is under way.
    private func sendAgain(_ elements: [SyncElement]) async throws {
        if elements.isEmpty { return }
        var left = Set(elements)
        for item in try await outbox.waiting() {
            left.subtract(item.payload?.records.map(\.element) ?? [])
        }
        for item in try await outbox.parked() {
            let parked = Set(item.payload?.records.map(\.element) ?? [])
            if left.isDisjoint(with: parked) { continue }
            do {
                try await outbox.retry(item.id)
                left.subtract(parked)
            } catch let error as LarderError where error.isDecidedElsewhere {
                // Another program does it at this moment.
            }
        }
        try await journal.announce(elements.filter(left.contains))
    }

    /// Tries once more to take what could not be taken before.
    private func takeRefused(
        _ kinds: [String], from peer: SyncPeer, _ report: inout Report
    ) async throws {
        var cursor: ShelfCursor?
        while true {
            let rows = try await journal.storage.page(
                ShelfQuery(groups: [address], isAscending: true), of: SyncJournal.refusedShelf,
                after: cursor, offset: 0, limit: batch, withBodies: true)
            var records = try rows.map {
                try SyncJournal.decoded(SyncRecord.self, from: $0.body)
            }.filter { kinds.contains($0.kind) }
            // An earlier version kept what stands for something damaged.
            let damaged = records.filter(\.isDamaged)
            records.removeAll(where: \.isDamaged)
            try await update { $0.note(damaged: Set(damaged.map(\.kind))) }
            let answer = try await journal.merge(records, from: peer.replica, mergesHere: false)
            report.taken += answer.taken
            report.refused += answer.refused
            let refused = answer.open
            let done =
                (records.filter { !refused.contains($0.element) } + damaged).map(\.element)
            if !done.isEmpty {
                try await journal.storage.commit(
                    Write(rows: [.remove(shelf: SyncJournal.refusedShelf, done.map(identity))]))
            }
            guard rows.count == batch, let last = rows.last else { return }
            cursor = last.cursor
        }
    }

    /// Whether the other side had an element as it is here.
    private func wasThere(_ row: SyncJournal.Row, _ peer: SyncPeer) -> Bool {
        row.source != nil && row.source == peer.replica
            || row.position <= peer.pushed[row.record.kind] ?? -1
    }

    /// What the other side never got, as it waits or was given up; what was changed since is another matter.
    private struct Unsent {
        var elements: Set<SyncElement> = []
        /// Whether nobody knows of older writes that were given up.
        var isIncomplete = false

        /// What was not there at one of two moments.
        func union(_ other: Unsent) -> Unsent {
            Unsent(
                elements: elements.union(other.elements),
                isIncomplete: isIncomplete || other.isIncomplete)
        }
    }

    private func unsent(_ rows: [SyncJournal.Row], _ peer: SyncPeer) async throws -> Unsent {
        let last = Dictionary(
            rows.map { ($0.record.element, $0.record) }, uniquingKeysWith: { $1 })
        // In the order in which a write moves, so that none is missed.
        let open = try await outbox.waiting() + outbox.parked()
        let dropped = try await dropped(peer)
        var unsent = Unsent()
        unsent.isIncomplete = dropped.contains { $0.count >= Self.mostDropped }
        for record in (open + dropped.joined()).flatMap({ $0.payload?.records ?? [] }) {
            if let known = last[record.element], record.covers(known) {
                unsent.elements.insert(record.element)
            }
        }
        return unsent
    }

    /// With an incomplete record of what was given up, only what came from there is known to have been there.
    private func mayBeUnsent(_ row: SyncJournal.Row, _ unsent: Unsent, _ peer: SyncPeer) -> Bool {
        unsent.isIncomplete && row.source != peer.replica
    }

    /// Compares everything with the other larder, which could not say what has changed.
    ///
    /// If it has forgotten removals, what it knew and has no more was removed there, and is removed here too, unless
    /// something was said about it here since. If it is a restored backup, it gets everything again.
    ///
    /// Returns whether that is done: it is not if something came that can't be told from anything that is missing.
    private func compare(
        _ kinds: [String], _ reason: SyncPositionError, _ report: inout Report
    ) async throws -> Bool {
        let seen = Locked<Set<SyncElement>>([])
        let (peer, _) = try await journal.peer(address)
        // What another process takes while this pulls may be newer than the pages.
        let rows = try await journal.allRows(kinds)
        let before = Dictionary(
            rows.map { ($0.record.element, $0.position) }, uniquingKeysWith: { $1 })
        var knownThere: [SyncElement: SyncRecord] = [:]
        let unsentBefore = try await unsent(rows, peer)
        if reason == .expired {
            // What was removed there, and whose name was used again, is not told from what was never there.
            for row in rows
            where journal.kind(row.record.kind) is any NamedSyncKind && wasThere(row, peer)
                && !unsentBefore.elements.contains(row.record.element)
                && !mayBeUnsent(row, unsentBefore, peer)
            {
                knownThere[row.record.element] = row.record
            }
        }
        try await pull(
            kinds, after: nil, from: peer, &report, seen: seen, knownThere: knownThere)
        guard reason == .expired else {
            // Also what came from there, which may be lost there.
            let last = try await journal.state().state.position
            try await update { peer in
                peer.pushed = [:]
                peer.again = Dictionary(uniqueKeysWithValues: journal.names.map { ($0, last) })
                peer.seen = nil
            }
            return true
        }
        let there = seen.withLock { $0 }
        if there.contains(Self.nameless) { return false }
        try await forgetRefused(kinds, except: there)
        let replica = try await journal.state().state.replica
        let now = try await journal.allRows(kinds)
        // What another process hands over, or gives up, while this pulls is in only one of the two.
        let unsent = unsentBefore.union(try await unsent(now, peer))
        let missing = now.filter { row in
            row.record.value != nil && before[row.record.element] == row.position
                && !there.contains(row.record.element)
                && !unsent.elements.contains(row.record.element)
                && wasThere(row, peer)
        }
        try await journal.announce(
            missing.filter { mayBeUnsent($0, unsent, peer) }.map(\.record.element))
        let removals = missing.filter { !mayBeUnsent($0, unsent, peer) }.map { row in
            var record = row.record
            record.value = nil
            record.stamp = record.stamp.next(by: replica)
            record.versions?.advance(replica)
            record.made = nil
            return record
        }
        report.removed = try await journal.merge(removals, from: peer.replica, areOwn: true).taken
        return true
    }

    /// How many of the writes that were given up an outbox keeps; of older ones nobody knows.
    private static let mostDropped = 1_000
}

extension SyncRecord {
    /// Returns the record as if whoever said it had known what is here of its element: it was there, and is forgotten.
    fileprivate func knowing(_ known: SyncRecord?) -> SyncRecord {
        guard let known, let versions, known.value != nil,
            !versions.includes(known.ownVersions)
        else { return self }
        var record = self
        (record.versions, record.made) = (versions.joined(with: known.knownVersions), ownVersions)
        return record
    }
}
