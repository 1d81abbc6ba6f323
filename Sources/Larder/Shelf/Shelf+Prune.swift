#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a shelf may forget.
///
/// Nerdfeed's "at most a hundred" is `Retention(count: 100)`.
public struct Retention: Sendable, Hashable, Codable {
    /// How many rows of each group stay, the greatest in order; nil for all.
    public var count: Int?

    /// How long rows stay after they arrived; nil for ever.
    public var age: TimeInterval?

    /// How many bytes the rows together may have, the least in order going first; nil for any.
    public var bytes: Int?

    /// Rows with one of these marks stay, whatever the limits say, and are not counted in them.
    public var keeping: Set<Mark.Name>

    /// Creates a rule; without limits it forgets nothing.
    public init(
        count: Int? = nil, age: TimeInterval? = nil, bytes: Int? = nil,
        keeping: Set<Mark.Name> = [.favourite]
    ) {
        self.count = count
        self.age = age
        self.bytes = bytes
        self.keeping = keeping
    }
}

extension Shelf {
    /// Forgets what a rule lets go, of one group or of all, except what is marked to be kept, what
    /// somebody watches, and what is `pinned`, such as rows with something unsent.
    ///
    /// What is forgotten leaves a tombstone, so that a source that still lists it does not bring it
    /// back; marks stay for ever. Runs in small transactions, so that others are not held up, and
    /// may be cancelled between them. Returns how many rows went.
    @discardableResult
    public func prune(
        _ retention: Retention, in group: String? = nil, pinned: Set<ShelfIdentity> = []
    ) async throws -> Int {
        try await follow()
        var pruning = ShelfPruning(shelf: self, retention: retention, pinned: pinned)
        let counts = try await counts()
        if let count = retention.count {
            let all = Set(counts.all.map { Key($0.group) }).compactMap(\.components.first)
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
            let surplus = try await self.counts().bytes(in: group) - max(0, bytes)
            if surplus > 0 {
                let query = ShelfQuery(groups: group.map { [$0] }, isAscending: true)
                try await pruning.remove(from: query, bytes: surplus)
            }
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
    private static var batch: Int { 500 }

    /// Marks that rows have not which may go.
    var unkept: [Mark.Name: Bool] {
        Dictionary(retention.keeping.map { ($0, false) }, uniquingKeysWith: { $1 })
    }

    /// Removes the rows of a query after the first few, until enough bytes are gone.
    mutating func remove(
        from query: ShelfQuery, offset: Int = 0, bytes: Int? = nil
    ) async throws {
        var query = query
        query.marks.merge(unkept, uniquingKeysWith: { $1 })
        var place: ShelfCursor?
        var offset = offset
        var surplus = bytes ?? .max
        while surplus > 0 {
            try Task.checkCancellation()
            let page = try await shelf.storage.page(
                query, of: shelf.name, after: place, offset: offset, limit: Self.batch,
                withBodies: false)
            offset = 0
            guard let last = page.last else { return }
            place = last.cursor
            var going: [ShelfIdentity] = []
            let watched = shelf.watched.withLock {
                $0.values.reduce(into: Set(), { $0.formUnion($1) })
            }
            for row in page where surplus > 0 {
                if pinned.contains(row.identity) || watched.contains(row.identity) { continue }
                going.append(row.identity)
                if bytes != nil { surplus -= row.size }
            }
            if !going.isEmpty {
                count += try await shelf.remove(identities: going, forGood: true).removed.count
            }
            if page.count < Self.batch { return }
        }
    }
}
