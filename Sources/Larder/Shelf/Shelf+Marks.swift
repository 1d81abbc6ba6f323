#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can be taken back: marks that were set in one go.
public struct MarkUndo: Sendable, Hashable, Codable {
    /// The mark.
    public var name: Mark.Name

    /// Whether it was set, or taken back.
    public var isSet: Bool

    /// The moment that they were said at; nothing else that this shelf said has it.
    public var date: Date

    /// The moment of those that were said before by a clock ahead of ours, which would win over the
    /// true time.
    public var lateDate: Date?

    /// Where in the order of changes they begin.
    public var position: StoragePosition

    /// How many there were.
    public var count: Int
}

extension Shelf {
    // MARK: - Saying

    /// Says something about rows, which need not be there; it is kept when this returns.
    ///
    /// Whoever says something later is right, whatever the clock says. Rows that have been marked
    /// so are left alone. Returns what ``undo(_:)`` takes back, or nil when nothing was changed.
    @discardableResult
    public func mark(
        _ ids: [Row.ID], _ name: Mark.Name, isSet: Bool = true
    ) async throws -> MarkUndo? {
        try await say(name, isSet: isSet, of: ids.map(columns.identity))
    }

    /// Says something about all rows of a query that have arrived; "all before a time" or "all that
    /// was shown" are queries with a bound, so what arrives meanwhile is not touched.
    ///
    /// One transaction: after a crash all are marked, or none.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> MarkUndo? {
        try check(query)
        try check([name])
        if query.marks[name] == isSet { return nil }
        var query = query
        query.marks[name] = !isSet
        try await follow()
        let newest = try await storage.lastSequenceNumber(of: self.name)
        query.throughSequenceNumber = min(query.throughSequenceNumber ?? newest, newest)
        var identities: [ShelfIdentity] = []
        var place: ShelfCursor?
        while true {
            let page = try await storage.page(
                query, of: self.name, after: place, offset: 0, limit: Self.batch,
                withBodies: false)
            identities += page.map(\.identity)
            guard page.count == Self.batch else { break }
            place = page.last?.cursor
        }
        return try await say(name, isSet: isSet, of: identities)
    }

    /// Takes back what was said in one go, except where something else was said since.
    ///
    /// Returns how many marks that changed. Throws `.notFound` when it is too long ago.
    @discardableResult
    public func undo(_ undo: MarkUndo) async throws -> Int {
        let marks = try markStorage()
        // What is said from now on is later.
        let now = environment.now()
        let changed = try await gate.together {
            var position = undo.position
            var taken: [Mark] = []
            while true {
                guard
                    let changes = try await marks.marks(changedAfter: position, limit: Self.batch)
                else {
                    throw LarderError(
                        .notFound,
                        message: "That is too long ago to undo; too much has changed since.")
                }
                taken += changes.marks.filter {
                    ($0.date == undo.date || $0.date == undo.lateDate) && $0.isSet == undo.isSet
                        && $0.name == undo.name
                }
                guard changes.position != position else { break }
                position = changes.position
            }
            return try await marks.set(
                taken.map { mark in
                    var mark = mark
                    mark.isSet = !undo.isSet
                    mark.date = max(now, mark.date.addingTimeInterval(SayingMoments.tick))
                    return mark
                })
        }
        await followIfPossible()
        return changed
    }

    /// Says of one row what was said of another, for one whose source gave it a new name; what was
    /// said of it itself later stands. Returns how many marks that changed.
    @discardableResult
    public func moveMarks(from old: Row.ID, to new: Row.ID) async throws -> Int {
        let (from, to) = (columns.identity(old), columns.identity(new))
        let said = try await marks(of: [from])[from] ?? []
        let marks = try markStorage()
        let changed = try await gate.together {
            try await marks.set(
                said.map {
                    Mark(
                        scope: to.scope, item: to.item, name: $0.name, isSet: $0.isSet,
                        date: $0.date)
                })
        }
        await followIfPossible()
        return changed
    }

    /// Returns what was said about rows, which need not be there, by the row.
    public func marks(of ids: [Row.ID]) async throws -> [ShelfIdentity: [Mark]] {
        try await marks(of: ids.map(columns.identity))
    }

    func marks(of identities: [ShelfIdentity]) async throws -> [ShelfIdentity: [Mark]] {
        guard let marks else { return [:] }
        var found: [ShelfIdentity: [Mark]] = [:]
        for (scope, items) in identities.itemsByScope {
            for mark in try await marks.marks(for: items, in: scope.path) {
                found[mark.identity, default: []].append(mark)
            }
        }
        return found
    }

    private func say(
        _ name: Mark.Name, isSet: Bool, of identities: [ShelfIdentity]
    ) async throws -> MarkUndo? {
        let marks = try markStorage()
        let undo: MarkUndo? = try await gate.together {
            let position = try await marks.markPosition()
            let known = try await self.marks(of: identities)
            let date = moments.withLock { $0.next(at: environment.now()) }
            // What a clock ahead of ours said has to be outdone; the others keep the true time.
            var ahead: [ShelfIdentity: Date] = [:]
            var seen: Set<ShelfIdentity> = []
            let changed = identities.filter { identity in
                let said = known[identity]?.first { $0.name == name }
                if (said?.isSet ?? false) == isSet { return false }
                if let said, said.date >= date { ahead[identity] = said.date }
                return seen.insert(identity).inserted
            }
            guard !changed.isEmpty else { return nil }
            let lateDate = ahead.values.max().map { last in
                moments.withLock { $0.next(afterAhead: last) }
            }
            try await marks.set(
                changed.map {
                    Mark(
                        scope: $0.scope, item: $0.item, name: name, isSet: isSet,
                        date: ahead[$0] == nil ? date : lateDate ?? date)
                })
            return MarkUndo(
                name: name, isSet: isSet, date: date, lateDate: lateDate, position: position,
                count: changed.count)
        }
        if undo != nil { await followIfPossible() }
        return undo
    }

    private func markStorage() throws -> any MarkStorage {
        if let marks { return marks }
        throw LarderError(.unsupported, message: "The shelf \(name) has no storage for marks.")
    }

    // MARK: - Following

    /// Brings the marks on the rows up to what was said, by anybody; returns how far that is.
    @discardableResult
    func follow() async throws -> Watermark? {
        guard let marks, !columns.marks.isEmpty else { return nil }
        var conflicts = 0
        while true {
            let target = Watermark(
                position: try await marks.markPosition(), names: columns.marks)
            let from = try await storage.watermark(of: name)
            if from == target.text { return target }
            do {
                try await follow(marks, from: from, to: target)
            } catch let error as LarderError where error.code == .conflict {
                conflicts += 1
                if conflicts == Self.attempts { throw error }
            }
        }
    }

    private func follow(
        _ marks: any MarkStorage, from: String?, to target: Watermark
    ) async throws {
        if let known = from.flatMap({ Watermark($0) }), known.names == target.names,
            let changes = try await marks.marks(
                changedAfter: known.position, limit: Self.batch), changes.position != known.position
        {
            var next = target
            next.position = changes.position
            try await storage.commit([
                .follow(
                    shelf: name, changes.marks.compactMap(change), from: from, to: next.text)
            ])
            return
        }
        // Nothing says what was missed: look at every row.
        var from = from
        var place: ShelfCursor?
        let query = ShelfQuery(isAscending: true)
        while true {
            let page = try await storage.page(
                query, of: name, after: place, offset: 0, limit: Self.batch, withBodies: false)
            let said = try await self.marks(of: page.map(\.identity))
            let changes = page.flatMap { row in
                columns.marks.map { name in
                    let mark = said[row.identity]?.first { $0.name == name }
                    return ShelfMarkChange(
                        identity: row.identity, name: name, isSet: mark?.isSet ?? false)
                }
            }
            let isLast = page.count < Self.batch
            let to = isLast ? target.text : "following \(target.position)"
            try await storage.commit([.follow(shelf: name, changes, from: from, to: to)])
            if isLast { return }
            from = to
            place = page.last?.cursor
        }
    }

    private func change(_ mark: Mark) -> ShelfMarkChange? {
        guard columns.marks.contains(mark.name) else { return nil }
        return ShelfMarkChange(identity: mark.identity, name: mark.name, isSet: mark.isSet)
    }

    /// Follows if the storage can be written: what was said is safe, and rows can be read, without.
    func followIfPossible() async {
        do {
            try await follow()
        } catch {
            environment.reporter.report(
                LarderEvent(.commitFailed, subject: name, error: .wrapping(error)))
        }
    }

    /// The declared marks that rows have by what was said.
    func setMarks(of identities: [ShelfIdentity]) async throws -> [ShelfIdentity: Set<Mark.Name>] {
        guard !columns.marks.isEmpty else { return [:] }
        return try await marks(of: identities).compactMapValues { said in
            let names = Set(said.filter(\.isSet).map(\.name)).intersection(columns.marks)
            return names.isEmpty ? nil : names
        }
    }

    /// How many rows or marks are taken at once.
    static var batch: Int { 1_000 }
}

/// The moments of what is said through one shelf, none twice.
struct SayingMoments: Sendable {
    /// The least time between two things said: a millisecond.
    static var tick: TimeInterval { 0.001 }

    private var last = Date.distantPast
    private var lastAhead = Date.distantPast

    /// The moment of something said now. A clock that was set back by more than a minute is believed.
    mutating func next(at now: Date) -> Date {
        let lead = last.timeIntervalSince(now)
        last = lead >= 0 && lead < 60 ? last.addingTimeInterval(Self.tick) : now
        return last
    }

    /// A moment that outdoes one of a clock ahead of ours.
    mutating func next(afterAhead date: Date) -> Date {
        lastAhead = max(date, lastAhead).addingTimeInterval(Self.tick)
        return lastAhead
    }
}

/// How far a shelf follows the marks, as text for its storage.
struct Watermark: Sendable {
    var position: StoragePosition
    var names: [String]

    init(position: StoragePosition, names: [Mark.Name]) {
        self.position = position
        self.names = names.map(\.rawValue).sorted()
    }

    init?(_ text: String) {
        let parts = Key(path: text).components
        guard let first = parts.first, let position = StoragePosition(first) else { return nil }
        self.position = position
        names = Array(parts.dropFirst())
    }

    var text: String { Key(components: ["\(position)"] + names).path }
}

extension [ShelfIdentity] {
    /// The items of each scope, which is a key of one component so that its bytes count.
    fileprivate var itemsByScope: [Key: [String]] {
        reduce(into: [:]) { $0[Key($1.scope), default: []].append($1.item) }
    }
}
