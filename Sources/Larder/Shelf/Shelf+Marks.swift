#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A marking that can be undone: marks that were set together.
public struct MarkUndo: Sendable, Hashable, Codable {
    /// The mark.
    public var name: Mark.Name

    /// Whether the marks were set, or cleared.
    public var isSet: Bool

    /// The date of these marks; no other marking through this shelf has the same one.
    public var date: Date

    /// The date of those marks that replaced ones from a clock ahead of ours, which the true time would not
    /// have beaten.
    public var lateDate: Date?

    /// The position in the order of changes before the first of them.
    public var position: StoragePosition

    /// How many marks there were.
    public var count: Int

    /// The markings whose marks it replaced; nil if there were none.
    var replaced: [Replaced]?

    /// The dates under which undoing later markings brought its marks back.
    var restored: [Date]?

    /// What some marks were before.
    struct Replaced: Sendable, Hashable, Codable {
        /// The date of the replaced marks; nil if there were none.
        var date: Date?
        /// The rows; nil for all that are in no other group, which keeps large markings small.
        var identities: Set<ShelfIdentity>?
    }

    /// All dates that its marks may have.
    var dates: Set<Date> { Set([date, lateDate].compactMap(\.self) + (restored ?? [])) }

    /// Groups rows by what their marks were before, for a marking of these rows.
    static func replaced(
        by identities: [ShelfIdentity], _ date: (ShelfIdentity) -> Date?
    ) -> [Replaced]? {
        let groups = Dictionary(grouping: identities, by: date)
        guard groups.keys.contains(where: { $0 != nil }) else { return nil }
        let largest = groups.max { $0.value.count < $1.value.count }?.key
        return groups.map { date, identities in
            Replaced(date: date, identities: date == largest ? nil : Set(identities))
        }
    }

    /// A function that returns the date of the mark that it replaced on a row; nil if there was none.
    var dateBefore: (ShelfIdentity) -> Date? {
        var dates: [ShelfIdentity: Date?] = [:]
        for group in replaced ?? [] {
            for identity in group.identities ?? [] { dates[identity] = .some(group.date) }
        }
        let others = replaced?.first { $0.identities == nil }?.date
        return { dates[$0, default: others] }
    }
}

/// The marks that undoing a marking brings back, which belong to the markings that made them.
public struct MarkRestoration: Sendable {
    /// The new dates of marks, by the date that they had.
    fileprivate var dates: [Date?: Date] = [:]

    /// Returns an earlier marking that knows its marks which came back, so that it can be undone next.
    public func updated(_ undo: MarkUndo) -> MarkUndo {
        let own = dates.filter { $0.key.map(undo.dates.contains) == true }
        if own.isEmpty { return undo }
        var undo = undo
        undo.restored = (undo.restored ?? []) + own.values
        return undo
    }
}

extension Shelf {
    // MARK: - Marking

    /// Sets or clears a mark on rows, which need not exist; it is stored when this returns.
    ///
    /// A later call wins, whatever the clock says. Rows whose mark already has that state are left alone.
    /// With a date in the past, for what a person said before it could be handed over, rows about which something was
    /// said since are left alone too; the future counts as now.
    /// Returns what ``undo(_:)`` needs, or nil if nothing changed. A mark that the shelf does not declare throws
    /// `.unsupported`: it would keep no row from being pruned.
    @discardableResult
    public func mark(
        _ ids: [Row.ID], _ name: Mark.Name, isSet: Bool = true, at date: Date? = nil
    ) async throws -> MarkUndo? {
        try check([name])
        return try await setMark(name, isSet: isSet, of: ids.map(columns.identity), at: date)
    }

    /// Sets or clears a mark on rows, and changes entries of the storage for marks in the same commit: a list of what can
    /// be undone, for example.
    ///
    /// `entries` returns the changes; it must not mark rows of this shelf itself. It is not called if nothing is to be marked. If one of the changes is refused with `.conflict`,
    /// all is decided again from what is stored by then; after a hundred times this throws `.busy`.
    @discardableResult
    public func mark(
        _ ids: [Row.ID], _ name: Mark.Name, isSet: Bool = true, at date: Date? = nil,
        alongside entries: @Sendable (MarkUndo) async throws -> [EntryChange]
    ) async throws -> MarkUndo? {
        try check([name])
        return try await turns.alone {
            try await setMark(
                name, isSet: isSet, of: ids.map(columns.identity), at: date, alongside: entries)
        }
    }

    /// Sets or clears a mark on all rows of a query that have arrived. "All before a time" and "all that was
    /// shown" are queries with a bound, so rows that arrive in the meantime are not touched.
    ///
    /// Uses one transaction: after a crash, either all rows are marked or none.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery
    ) async throws -> MarkUndo? {
        try await markAll(name, isSet: isSet, in: query) { _ in [] }
    }

    /// Sets or clears a mark on all rows of a query, and changes entries in the same commit; see
    /// ``mark(_:_:isSet:at:alongside:)``.
    @discardableResult
    public func markAll(
        _ name: Mark.Name, isSet: Bool = true, in query: ShelfQuery,
        alongside entries: @Sendable (MarkUndo) async throws -> [EntryChange]
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
        return try await turns.alone {
            try await setMark(name, isSet: isSet, of: identities, alongside: entries)
        }
    }

    /// Undoes a marking, except where a mark has changed again since.
    ///
    /// Returns how many marks changed. Throws `.notFound` if the marking is too long ago.
    @discardableResult
    public func undo(_ undo: MarkUndo) async throws -> Int {
        var steps = [undo]
        return try await undoLast(of: &steps)
    }

    /// Undoes the last of several markings, oldest first, and takes it from them.
    ///
    /// What it brings back belongs to the marking that made it, so that this can be undone next. Returns how
    /// many marks changed. Throws `.notFound` if the marking is too long ago.
    public func undoLast(of steps: inout [MarkUndo]) async throws -> Int {
        guard let undo = steps.last else { return 0 }
        let (changed, restoration) = try await bringBack(undo) { _ in [] }
        steps = steps.dropLast().map(restoration.updated)
        return changed
    }

    /// Undoes a marking, and changes entries of the storage for marks in the same commit. Where several programs share a list of
    /// markings, this takes one from it only once.
    ///
    /// `entries` returns the changes; what it throws ends this, and nothing was undone. If one of the changes is refused with
    /// `.conflict`, all is decided again from what is stored by then; after a hundred times this throws `.busy`.
    ///
    /// - Returns: How many marks changed.
    /// - Throws: `.notFound` if the marking is too long ago.
    @discardableResult
    public func undo(
        _ undo: MarkUndo,
        alongside entries: @Sendable (MarkRestoration) async throws -> [EntryChange]
    ) async throws -> Int {
        try await turns.alone { try await bringBack(undo, entries).changed }
    }

    private func bringBack(
        _ undo: MarkUndo, _ entries: @Sendable (MarkRestoration) async throws -> [EntryChange]
    ) async throws -> (changed: Int, restoration: MarkRestoration) {
        let (dates, dateBefore) = (undo.dates, undo.dateBefore)
        let marks = try markStorage()
        // Marks set from now on are later.
        let now = environment.now()
        let result = try await gate.together {
            try await untilNobodyWasFaster {
                let start = try await marks.markPosition()
                var position = undo.position
                var taken: [Mark] = []
                while true {
                    guard
                        let changes = try await marks.marks(
                            changedAfter: position, limit: Self.batch)
                    else {
                        throw LarderError(
                            .notFound,
                            message: "That is too long ago to undo; too much has changed since.")
                    }
                    taken += changes.marks.filter {
                        dates.contains($0.date) && $0.isSet == undo.isSet && $0.name == undo.name
                    }
                    guard changes.position != position else { break }
                    position = changes.position
                }
                // The marks that one marking made get a date of their own.
                var restoration = MarkRestoration()
                for (before, group) in Dictionary(
                    grouping: taken, by: { dateBefore($0.identity) })
                {
                    let latest = group.map(\.date).max() ?? now
                    restoration.dates[before] = moments.withLock {
                        let date = $0.next(at: now)
                        return date > latest
                            ? date : $0.next(afterAhead: latest, random: environment.random())
                    }
                }
                let restored = restoration
                let changed = try await commit(
                    taken.map { mark in
                        var mark = mark
                        mark.isSet = !undo.isSet
                        mark.date = restored.dates[dateBefore(mark.identity)] ?? mark.date
                        return mark
                    }, to: marks, name: undo.name, decidedFor: taken.map(\.identity), at: start
                ) { try await entries(restored) }
                return (changed: changed, restoration: restored)
            }
        }
        await followIfPossible()
        return result
    }

    /// Says that a change of an entry was decided from what is no longer stored.
    private struct Overtaken: Error {}

    /// Decides again what was overtaken.
    private func untilNobodyWasFaster<Result>(
        _ body: () async throws -> Result
    ) async throws -> Result {
        for _ in 0..<100 {
            do { return try await body() } catch is Overtaken { try Task.checkCancellation() }
        }
        throw LarderError(
            .busy,
            message: "Others changed what is stored with these marks again and again: try again.")
    }

    /// Writes marks together with changes of entries. Both were decided from what is stored: the marks of some rows from a position on,
    /// and the entries since then, so nobody may have marked these rows in between.
    private func commit(
        _ changed: [Mark], to marks: any MarkStorage, name: Mark.Name,
        decidedFor identities: [ShelfIdentity], at position: StoragePosition,
        alongside entries: () async throws -> [EntryChange]
    ) async throws -> Int {
        let entries = try await entries()
        if changed.isEmpty, entries.isEmpty { return 0 }
        if !entries.isEmpty, try await marks.markPosition() != position {
            let news = try await marks.marks(changedAfter: position, limit: Self.batch)
            guard let news, news.marks.count < Self.batch else { throw Overtaken() }
            let marked = news.marks.filter { $0.name == name }.map(\.identity)
            if !Set(marked).isDisjoint(with: identities) { throw Overtaken() }
        }
        do {
            return try await marks.commit(Write(entries: entries, marks: changed)).changedMarks
        } catch let error as LarderError where error.code == .conflict && !entries.isEmpty {
            throw Overtaken()
        }
    }

    /// Copies the marks of one row to another, for an item that its source renamed. Later marks of the other
    /// row win. Returns how many marks changed.
    @discardableResult
    public func moveMarks(from old: Row.ID, to new: Row.ID) async throws -> Int {
        let (from, to) = (columns.identity(old), columns.identity(new))
        let known = try await self.marks(of: [from])[from] ?? []
        let marks = try markStorage()
        let changed = try await gate.together {
            try await marks.set(
                known.map {
                    Mark(
                        scope: to.scope, item: to.item, name: $0.name, isSet: $0.isSet,
                        date: $0.date)
                })
        }
        await followIfPossible()
        return changed
    }

    /// Returns the marks of rows, which need not exist, by row.
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

    package func setMark(
        _ name: Mark.Name, isSet: Bool, of identities: [ShelfIdentity], at givenDate: Date? = nil,
        alongside entries: @Sendable (MarkUndo) async throws -> [EntryChange] = { _ in [] }
    ) async throws -> MarkUndo? {
        let marks = try markStorage()
        let undo: MarkUndo? = try await gate.together {
            try await untilNobodyWasFaster {
                let position = try await marks.markPosition()
                let known = try await self.marks(of: identities)
                let now = environment.now()
                let past = givenDate.flatMap { $0 < now ? $0 : nil }
                let date = past ?? moments.withLock { $0.next(at: now) }
                // A mark from a clock ahead of ours must be outdone; all others get the true time.
                var ahead: [ShelfIdentity: Date] = [:]
                var before: [ShelfIdentity: Date] = [:]
                var seen: Set<ShelfIdentity> = []
                let changed = identities.filter { identity in
                    let mark = known[identity]?.first { $0.name == name }
                    if (mark?.isSet ?? false) == isSet { return false }
                    if let mark, past != nil, (date...now).contains(mark.date) { return false }
                    if let mark, mark.date >= date { ahead[identity] = mark.date }
                    before[identity] = mark?.date
                    return seen.insert(identity).inserted
                }
                guard !changed.isEmpty else { return nil }
                let lateDate = ahead.values.max().map { last in
                    moments.withLock { $0.next(afterAhead: last, random: environment.random()) }
                }
                let undo = MarkUndo(
                    name: name, isSet: isSet, date: date, lateDate: lateDate, position: position,
                    count: changed.count, replaced: MarkUndo.replaced(by: changed) { before[$0] })
                _ = try await commit(
                    changed.map {
                        Mark(
                            scope: $0.scope, item: $0.item, name: name, isSet: isSet,
                            date: ahead[$0] == nil ? date : lateDate ?? date)
                    }, to: marks, name: name, decidedFor: identities, at: position
                ) { try await entries(undo) }
                return undo
            }
        }
        if undo != nil { await followIfPossible() }
        return undo
    }

    private func markStorage() throws -> any MarkStorage {
        if let marks { return marks }
        throw LarderError(
            .unsupported,
            message: """
                The shelf “\(name)” has no storage for marks. Pass a precious one as `marks:` when you make it.
                """)
    }

    // MARK: - Following

    /// Applies all recent marks, from any process, to the rows; returns the position reached.
    @discardableResult
    func follow() async throws -> Watermark? {
        guard let marks else { return nil }
        var conflicts = 0
        while true {
            let from = try await storage.watermark(of: name)
            let known = from.flatMap { Watermark($0) }
            let position = try await marks.markPosition()
            let target = Watermark(position: position, names: followed(after: known))
            // Rows without marks need none, unless another program declares some for them.
            if let known, known.names.isEmpty, target.names.isEmpty { return known }
            if from == target.text { return target }
            do {
                try await follow(marks, from: from, to: target)
            } catch let error as LarderError where error.code == .conflict {
                conflicts += 1
                if conflicts == Self.attempts { throw error }
            }
        }
    }

    /// The marks that rows carry: those that this shelf declares, and those that another program declares for
    /// the same rows, or each of the two would look at every row again after the other.
    private func followed(after watermark: Watermark?) -> [Mark.Name] {
        let all = Set(columns.marks).union(watermark?.names ?? [])
        return all.count <= ShelfColumns<Row>.sharedMarkLimit ? Array(all) : columns.marks
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
                    shelf: name,
                    changes.marks.filter { target.names.contains($0.name) }.map {
                        ShelfMarkChange(identity: $0.identity, name: $0.name, isSet: $0.isSet)
                    }, from: from, to: next.text)
            ])
            return
        }
        // The missed changes are not known: look at every row.
        var from = from
        if target.names.isEmpty {
            try await storage.commit([.follow(shelf: name, [], from: from, to: target.text)])
            return
        }
        var place: ShelfCursor?
        let query = ShelfQuery(isAscending: true)
        while true {
            let page = try await storage.page(
                query, of: name, after: place, offset: 0, limit: Self.batch, withBodies: false)
            let marks = try await self.marks(of: page.map(\.identity))
            let changes = page.flatMap { row in
                target.names.map { name in
                    let mark = marks[row.identity]?.first { $0.name == name }
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

    /// Follows if the storage can be written; otherwise the marks are safe and the rows can be read anyway.
    package func followIfPossible() async {
        do {
            try await follow()
        } catch {
            environment.reporter.report(
                LarderEvent(.commitFailed, named: name, error: .wrapping(error)))
        }
    }

    /// Returns those of some marks that are set for rows.
    package func setMarks(
        _ names: [Mark.Name], of identities: [ShelfIdentity]
    ) async throws -> [ShelfIdentity: Set<Mark.Name>] {
        guard !names.isEmpty else { return [:] }
        return try await marks(of: identities).compactMapValues { marks in
            let names = Set(marks.filter(\.isSet).map(\.name)).intersection(names)
            return names.isEmpty ? nil : names
        }
    }

    /// How many rows or marks are processed at once.
    static var batch: Int { 1_000 }
}

/// The dates of marks set through one shelf, all different.
struct MarkDates: Sendable {
    /// The least time between two dates: a millisecond.
    static var tick: TimeInterval { 0.001 }

    private var last = Date.distantPast
    private var lastAhead = Date.distantPast

    /// Returns the date of a mark set now. A clock that was set back by a minute or more is believed.
    mutating func next(at now: Date) -> Date {
        let lead = last.timeIntervalSince(now)
        last = lead >= 0 && lead < 60 ? last.addingTimeInterval(Self.tick) : now
        return last
    }

    /// Returns a date that is later than one from a clock ahead of ours, by at most a second. How much later
    /// is random: another shelf may outdo marks of the same date, and undo tells marks apart by their dates.
    mutating func next(afterAhead date: Date, random: Double) -> Date {
        let step = Self.tick + (1 - Self.tick) * random
        lastAhead = max(date, lastAhead).addingTimeInterval(step)
        return lastAhead
    }
}

/// How far a shelf has followed the marks, as text for its storage.
struct Watermark: Sendable {
    var position: StoragePosition
    /// The marks that rows carry, sorted.
    var names: [Mark.Name]

    init(position: StoragePosition, names: [Mark.Name]) {
        self.position = position
        self.names = names.sorted { $0.rawValue < $1.rawValue }
    }

    init?(_ text: String) {
        let parts = Key(path: text).components
        guard let first = parts.first, let position = StoragePosition(first) else { return nil }
        self.position = position
        names = parts.dropFirst().map { Mark.Name(rawValue: $0) }
    }

    var text: String { Key(components: ["\(position)"] + names.map(\.rawValue)).path }
}

extension [ShelfIdentity] {
    /// The items by scope, which becomes a key of one component so that keys compare by bytes.
    fileprivate var itemsByScope: [Key: [String]] {
        reduce(into: [:]) { $0[Key($1.scope), default: []].append($1.item) }
    }
}
