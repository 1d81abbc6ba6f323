#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Shelf {
    /// Forgets what a rule lets go, of one group or of all, except what is marked to be kept, what
    /// this shelf's lists and streams show, and what is `pinned`, such as rows with something unsent.
    ///
    /// What is forgotten leaves a tombstone, so that a source that still lists it does not bring it
    /// back; marks stay for ever. What somebody says to be kept in the same moment, in another
    /// program too, is put back where it was; should that fail, or the program end before it, the row
    /// comes back with the next answer of its source. Runs in small transactions, so that others are not held
    /// up, and may be cancelled between them. Returns how many rows were removed.
    @discardableResult
    public func prune(
        _ retention: Retention, in group: String? = nil, pinned: Set<ShelfIdentity> = []
    ) async throws -> Int {
        if marks != nil { try check(retention.keeping) }
        var pruning = ShelfPruning(shelf: self, retention: retention, pinned: pinned)
        let counts = try await counts()
        if let count = retention.count {
            let all = Set(counts.all.map { Key($0.group) }).map(\.path)
            for group in group.map({ [$0] }) ?? all {
                // Rows outside the limit, counted without those that stay anyway.
                guard counts.count(pruning.unkept, in: group) > count else { continue }
                try await pruning.remove(from: .group(group), offset: max(0, count))
            }
        }
        if let age = retention.age {
            var query = ShelfQuery(groups: group.map { [$0] }, isAscending: true)
            query.arrivedBefore = environment.now().addingTimeInterval(-age)
            try await pruning.remove(from: query)
        }
        if let bytes = retention.bytes {
            let query = ShelfQuery(groups: group.map { [$0] }, isAscending: true)
            let surplus = try await pruning.bytes(of: query) - max(0, bytes)
            try await pruning.remove(from: query, bytes: max(0, surplus))
        }
        return pruning.count
    }

    /// Forgets tombstones of rows that no source has listed for a time, so that they may come back.
    public func forgetTombstones(unseenFor age: TimeInterval) async throws {
        let date = environment.now().addingTimeInterval(-age)
        try await storage.commit([.forgetTombstones(shelf: name, before: date)])
    }
}

/// The walk of one pruning through a shelf.
private struct ShelfPruning<Row: Sendable & Identifiable> where Row.ID: Sendable {
    let shelf: Shelf<Row>
    let retention: Retention
    let pinned: Set<ShelfIdentity>
    var count = 0

    /// How many rows go in one transaction.
    private static var batch: Int { 200 }

    /// Marks that rows have not which may go.
    var unkept: [Mark.Name: Bool] {
        guard shelf.marks != nil else { return [:] }
        return Dictionary(retention.keeping.map { ($0, false) }, uniquingKeysWith: { $1 })
    }

    /// Rows that stay whatever they are.
    private var spared: Set<ShelfIdentity> { shelf.viewers.shown.union(pinned) }

    /// How many bytes the rows of a query have, without those that stay anyway.
    func bytes(of query: ShelfQuery) async throws -> Int {
        let group = query.groups?.first
        let all = try await shelf.counts().bytes(unkept, in: group)
        let spared = try await shelf.storage.rows(Array(spared), of: shelf.name)
        let meant = ShelfQuery(groups: query.groups, marks: unkept)
        return spared.reduce(all) { meant.accepts($1) ? $0 - $1.size : $0 }
    }

    /// Removes the rows of a query after the first few, until enough bytes are gone.
    mutating func remove(
        from query: ShelfQuery, offset: Int = 0, bytes: Int? = nil
    ) async throws {
        var query = query
        query.marks.merge(unkept, uniquingKeysWith: { $1 })
        var step = Step(offset: offset, surplus: bytes ?? .max)
        while !step.isLast, step.surplus > 0 {
            try Task.checkCancellation()
            // Many marks are followed while others may say something.
            try await shelf.follow()
            step = try await shelf.gate.alone {
                try await shelf.untilMarksRest { try await remove(from: query, step, $0) }
            }
            // Whoever said something in the meantime comes first.
            let returned = try await shelf.gate.alone { try await putBackAtLast(step) }
            count += step.removed.count - returned
        }
    }

    /// What one transaction takes away, and where the next begins.
    private struct Step {
        var place: ShelfCursor?
        var offset: Int
        var surplus: Int
        var isLast = false
        var removed: [ShelvedRow] = []
        var watermark: Watermark?
    }

    private func remove(
        from query: ShelfQuery, _ last: Step, _ watermark: Watermark?
    ) async throws -> Step {
        let page = try await shelf.storage.page(
            query, of: shelf.name, after: last.place, offset: last.offset, limit: Self.batch,
            withBodies: true)
        var step = last
        step.place = page.last?.cursor ?? last.place
        step.offset = 0
        step.isLast = page.count < Self.batch
        step.watermark = watermark
        step.removed = []
        let spared = spared
        for row in page where step.surplus > 0 && !spared.contains(row.identity) {
            step.removed.append(row)
            if last.surplus != .max { step.surplus -= row.size }
        }
        if step.removed.isEmpty { return step }
        let commit = try await shelf.storage.commit([
            .remove(
                shelf: shelf.name, step.removed.map(\.identity),
                tombstones: shelf.environment.now(), watermark: watermark?.text)
        ])
        let gone = Set(commit.reports.first?.removed ?? [])
        step.removed.removeAll { !gone.contains($0.identity) }
        return step
    }

    /// Puts back, and tries again when the storages fail for a moment.
    private func putBackAtLast(_ step: Step) async throws -> Int {
        for _ in 1..<Self.tries {
            if let returned = try? await putBack(step) { return returned }
        }
        return try await putBack(step)
    }

    /// How often putting back is tried.
    private static var tries: Int { 3 }

    /// Puts back what somebody said to be kept since the marks that it was removed by; returns how
    /// much that was.
    private func putBack(_ step: Step) async throws -> Int {
        guard let marks = shelf.marks, let watermark = step.watermark, !step.removed.isEmpty,
            try await marks.markPosition() != watermark.position
        else { return 0 }
        let said = try await shelf.marks(of: step.removed.map(\.identity))
        let kept = step.removed.filter { row in
            said[row.identity]?.contains { $0.isSet && retention.keeping.contains($0.name) } == true
        }
        if kept.isEmpty { return 0 }
        return try await shelf.put(kept.map(shelf.returning)).first?.inserted.count ?? 0
    }
}

extension Shelf {
    /// A row as it is put back: with the sequence number and date that it had.
    fileprivate func returning(_ row: ShelvedRow) -> ShelfRow {
        ShelfRow(
            identity: row.identity, group: row.group, order: row.order,
            keepsOrder: columns.keepsOrder,
            words: decoded(row).map { columns.words($0.row) } ?? [], body: row.body,
            returning: ShelfInsertion(sequenceNumber: row.sequenceNumber, date: row.arrived))
    }
}
