#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Shelf {
    /// Removes the rows that a rule does not keep, in one group or in all. Rows with a keeping mark stay, and
    /// so do rows shown by this shelf's lists and streams and those in `pinned`, such as rows with unsent
    /// changes.
    ///
    /// Each removed row leaves a tombstone, so that a source that still lists it does not bring it back.
    /// Marks are never removed. A row that somebody marks to be kept at the same moment, even in another
    /// process, is put back where it was; if that fails, or the program ends first, it returns with its
    /// source's next answer. Runs in small transactions that do not hold up others, and can be cancelled
    /// between them. Returns how many rows were removed.
    @discardableResult
    public func prune(
        _ retention: Retention, in group: String? = nil, pinned: Set<ShelfIdentity> = []
    ) async throws -> Int {
        try await prune(
            retention, in: group, pinned: pinned, changing: { [] },
            puttingBack: { try await $0([]) })
    }

    /// Runs a body that puts rows back.
    package typealias PuttingBack =
        @Sendable (_ body: @escaping @Sendable ([EntryChange]) async throws -> Int) async throws ->
        Int

    /// The same.
    ///
    /// - Parameters:
    ///   - changing: Returns further rows that stay, also those that join them while they are being removed.
    ///   - puttingBack: Runs a body that puts rows back and commits entries, while no change of a row is accepted.
    package func prune(
        _ retention: Retention, in group: String?, pinned: Set<ShelfIdentity>,
        changing: @escaping @Sendable () async throws -> Set<ShelfIdentity>,
        puttingBack: @escaping PuttingBack
    ) async throws -> Int {
        var retention = retention
        // Who declares no favourites has none to keep.
        if !columns.marks.contains(.favourite) { retention.keeping.remove(.favourite) }
        if marks != nil { try check(retention.keeping) }
        var pruning = ShelfPruning(
            shelf: self, retention: retention, pinned: pinned.union(try await changing()),
            changing: changing, puttingBack: puttingBack)
        let counts = try await counts()
        if let count = retention.count {
            let all = Set(counts.all.map { Key($0.group) }).map(\.path)
            for group in group.map({ [$0] }) ?? all {
                // Rows beyond the limit; rows that stay anyway do not count.
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

    /// Removes the tombstones of rows that no source has listed for `age` seconds, so that they may return.
    public func forgetTombstones(unseenFor age: TimeInterval) async throws {
        let date = environment.now().addingTimeInterval(-age)
        try await storage.commit([.forgetTombstones(shelf: name, before: date)])
    }
}

/// One pruning run through a shelf.
private struct ShelfPruning<Row: Sendable & Identifiable>: Sendable where Row.ID: Sendable {
    let shelf: Shelf<Row>
    let retention: Retention
    let pinned: Set<ShelfIdentity>
    let changing: @Sendable () async throws -> Set<ShelfIdentity>
    let puttingBack: Shelf.PuttingBack
    var count = 0

    /// How many rows are removed in one transaction: each costs less in a large one, but a small one fits on a
    /// full disk.
    var batch = 500
    private static var smallBatch: Int { 100 }

    /// A filter for rows without any keeping mark.
    var unkept: [Mark.Name: Bool] {
        guard shelf.marks != nil else { return [:] }
        return Dictionary(retention.keeping.map { ($0, false) }, uniquingKeysWith: { $1 })
    }

    /// Rows that are never removed.
    private var spared: Set<ShelfIdentity> { shelf.viewers.shown.union(pinned) }

    /// Returns the size in bytes of the rows of a query, without those that stay anyway.
    func bytes(of query: ShelfQuery) async throws -> Int {
        let group = query.groups?.first
        let all = try await shelf.counts().bytes(unkept, in: group)
        let spared = try await shelf.storage.rows(Array(spared), of: shelf.name)
        let meant = ShelfQuery(groups: query.groups, marks: unkept)
        return spared.reduce(all) { meant.accepts($1) ? $0 - $1.size : $0 }
    }

    /// Removes the rows of a query beyond the first `offset`, until enough bytes are freed.
    mutating func remove(
        from query: ShelfQuery, offset: Int = 0, bytes: Int? = nil
    ) async throws {
        var query = query
        query.marks.merge(unkept, uniquingKeysWith: { $1 })
        var step = Step(offset: offset, surplus: bytes ?? .max)
        while !step.isLast, step.surplus > 0 {
            try Task.checkCancellation()
            // Many marks may need following, so do it before the gate is closed to others.
            try await shelf.follow()
            do {
                step = try await shelf.gate.alone {
                    try await shelf.untilMarksRest { try await remove(from: query, step, $0) }
                }
            } catch let error as LarderError where error.code == .full && batch > Self.smallBatch {
                batch = Self.smallBatch
                continue
            }
            // Anyone who has been waiting to mark rows goes first.
            count += step.removed.count - (try await putBackAtLast(step))
        }
    }

    /// What one transaction removed, and where the next one starts.
    private struct Step: Sendable {
        var place: ShelfCursor?
        var offset: Int
        var surplus: Int
        var isLast = false
        var removed: [StoredRow] = []
        var watermark: Watermark?
    }

    private func remove(
        from query: ShelfQuery, _ last: Step, _ watermark: Watermark?
    ) async throws -> Step {
        let page = try await shelf.storage.page(
            query, of: shelf.name, after: last.place, offset: last.offset, limit: batch,
            withBodies: true)
        var step = last
        step.place = page.last?.cursor ?? last.place
        step.offset = 0
        step.isLast = page.count < batch
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

    /// Puts rows back, and tries again if the storages fail briefly.
    private func putBackAtLast(_ step: Step) async throws -> Int {
        if step.removed.isEmpty { return 0 }
        let attempt = {
            try await puttingBack { entries in
                try await shelf.gate.alone { try await putBack(step, with: entries) }
            }
        }
        for _ in 1..<Self.tries {
            if let returned = try? await attempt() { return returned }
        }
        return try await attempt()
    }

    /// How many times putting back is tried.
    private static var tries: Int { 3 }

    /// Puts back rows that got a keeping mark after the marks used for their removal, or are being changed by now; returns
    /// how many.
    private func putBack(_ step: Step, with entries: [EntryChange]) async throws -> Int {
        var stay = try await changing()
        if let marks = shelf.marks, let watermark = step.watermark,
            try await marks.markPosition() != watermark.position
        {
            let known = try await shelf.marks(of: step.removed.map(\.identity))
            for (row, marks) in known
            where marks.contains(where: { $0.isSet && retention.keeping.contains($0.name) }) {
                stay.insert(row)
            }
        }
        let kept = step.removed.filter { stay.contains($0.identity) }
        if kept.isEmpty { return 0 }
        let reports = try await shelf.put(kept.map(shelf.returning), with: entries)
        return reports.first?.inserted.count ?? 0
    }
}

extension Shelf {
    /// A row to be put back with its old sequence number and date.
    fileprivate func returning(_ row: StoredRow) -> ShelfRow {
        ShelfRow(
            identity: row.identity, group: row.group, order: row.order,
            keepsOrder: columns.keepsOrder,
            words: decoded(row).map { columns.words($0.row) } ?? [], body: row.body,
            returning: ShelfInsertion(sequenceNumber: row.sequenceNumber, date: row.arrived))
    }
}
