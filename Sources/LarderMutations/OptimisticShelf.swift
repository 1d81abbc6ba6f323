public import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A shelf whose rows and marks are changed by mutations: shown at once, sent through an outbox, and replayed over
/// the rows whenever those change.
///
/// ```swift
/// let tasks = OptimisticShelf<Replacement<TodoItem>>(shelf, storage: kept) { delivery in
///     try await server.send(delivery.payload.change, to: delivery.payload.key, id: delivery.id)
///     return .accepted
/// }
/// let sending = tasks.queue.start()
/// try await tasks.mutate("17", .put(changed))
/// try await tasks.mark("17", .favourite)
/// let page = try await tasks.page(.all.without(.read))   // rows with row.mutations
/// try await tasks.refresh { try await server.items() }
/// ```
///
/// The shelf holds what is confirmed; what is shown is that with all pending mutations applied. Pages are exact: a
/// row that a mutation inserts, moves, marks or removes is where, and only where, the query says. Mutations of one
/// row go in order, rows beside each other; a row with a temporary identity keeps its lane when it gets the final
/// one.
public final class OptimisticShelf<Change: Mutation>: Sendable
where Change.Value: Identifiable, Change.Value.ID: Sendable {
    /// The type of the rows.
    public typealias Row = Change.Value

    /// The confirmed rows.
    public let shelf: Shelf<Row>

    /// The mutations on their way, conflicts, and what can be undone.
    public let queue: MutationQueue<RowMutation<Change>>

    private let values: ShelfValues<Row>
    private let sends: MutationSends
    private let naming: @Sendable ([Row]) -> [String: String]

    /// Creates a shelf that is changed by mutations; see ``OptimisticStore`` for the parameters.
    ///
    /// - Parameters:
    ///   - shelf: The confirmed rows; its storage must support entries, too.
    ///   - storage: Where the mutations are kept; a precious one. They have the name of the shelf with `.outbox`.
    ///   - rule: What happens to a mutation that fails.
    ///   - conflicts: What happens to a mutation that meets another row than the one it was made to; nil leaves
    ///     that to the rule.
    ///   - undoLimit: How many steps of each scope can be undone.
    ///   - naming: Returns the final identities of fetched rows by the temporary ones under which they were
    ///     created, for a server that keeps those.
    ///   - send: Sends a mutation under its identity; see `Destination`.
    public init(
        _ shelf: Shelf<Row>, storage: any EntryStorage, rule: DeliveryRule = .standard,
        conflicts: ConflictRule<RowMutation<Change>>? = nil, undoLimit: Int = 100,
        naming: @escaping @Sendable ([Row]) -> [String: String] = { _ in [:] },
        send:
            @escaping @Sendable (Delivery<KeyedMutation<RowMutation<Change>>>) async throws
            -> MutationResult<MarkedRow<Row>>
    ) {
        guard let entries = shelf.storage as? any EntryStorage else {
            preconditionFailure("the storage of the shelf \(shelf.name) does not support entries")
        }
        let name = shelf.name + ".outbox"
        let values = ShelfValues(shelf, entries: entries, name: name)
        sends = MutationSends()
        queue = MutationQueue(
            name: name, storage: storage, confirmed: values, sends: sends, rule: rule,
            conflicts: conflicts, undoLimit: undoLimit, environment: shelf.environment, send: send)
        self.shelf = shelf
        self.values = values
        self.naming = naming
    }

    // MARK: - Changing

    /// Changes a row; see ``MutationQueue/mutate(_:_:undoable:id:)``.
    @discardableResult
    public func mutate(
        _ row: Row.ID, _ change: Change, undoable scope: Key? = nil, id: String? = nil
    ) async throws -> String {
        try await queue.mutate(key(row), .row(change), undoable: scope, id: id)
    }

    /// Sets or clears a mark of a row.
    @discardableResult
    public func mark(
        _ row: Row.ID, _ name: Mark.Name, isSet: Bool = true, undoable scope: Key? = nil,
        id: String? = nil
    ) async throws -> String {
        try shelf.check([name])
        return try await queue.mutate(
            key(row), .mark(name, isSet: isSet), undoable: scope, id: id)
    }

    /// Takes in what a server lists, after the waiting mutations were sent, and again if one was sent in the meantime.
    ///
    /// A row stays as it is, until it is refreshed again, if nobody knows whether what is listed includes a change of it:
    /// that is being sent, or its answer was lost, also if it was refused since. Throws `.busy` while nobody knows whether a new row has arrived,
    /// unless `naming` finds it in the list: it would be shown twice.
    ///
    /// - Parameters:
    ///   - group: The group of which the server lists all rows; see `Shelf.upsert(_:replacing:alongside:under:)`.
    ///   - rows: Fetches the rows.
    @discardableResult
    public func refresh(
        replacing group: String? = nil, _ rows: @Sendable () async throws -> [Row]
    ) async throws -> ShelfReport {
        for _ in 0..<5 {
            try await queue.outbox.letWritesGo()
            let (before, turn) = (sends.all, try await values.nextTurn())
            let (open, included) = (try await open(), try await values.included())
            let expected = try await queue.names.expected()
            let waiting = try await queue.creations()
            let fetched = try await rows()
            let named = naming(fetched)
            let now = sends.all
            guard before.running == 0, now.running == 0, before.begun == now.begun else { continue }
            let recognised = try await queue.recognise(
                expected, waiting, try await queue.creations(), in: named, known: included
            )
            guard let recognised else { continue }
            let openNow = try await self.open()
            // Nothing is included between this check and the write.
            let report = try await values.alone { [shelf, sends, values] () -> ShelfReport? in
                let after = sends.all
                guard before.running == 0, after.running == 0, before.begun == after.begun,
                    try await values.included().isSubset(of: included)
                else { return nil }
                let known = try await values.keeping(
                    open.union(openNow), in: fetched, replacing: group)
                let removal = try await values.removing(named, for: fetched)
                return try await values.inTurn {
                    try await shelf.upsert(
                        known, replacing: group, alongside: removal,
                        with: values.including(recognised) + [turn])
                }
            }
            if let report { return report }
        }
        throw LarderError(
            .conflict, message: "Changes are being sent all the time. Try again later.")
    }

    /// Removes the rows that a rule does not keep; see `Shelf.prune(_:in:pinned:)`. Rows with mutations that are on their
    /// way, or were refused, stay.
    @discardableResult
    public func prune(
        _ retention: Retention, in group: String? = nil, pinned: Set<ShelfIdentity> = []
    ) async throws -> Int {
        try await shelf.prune(
            retention, in: group, pinned: pinned,
            changing: { [self] in
                // What is being stored is only in memory, and what others have stored may not have been heard of.
                let lanes = queue.lists.withLock { lists in
                    lists.all.filter { $0.value.contains { $0.state == .pending } }.keys
                }
                return try await rows(changedBy: lanes).union(changedRows { _ in true })
            }, puttingBack: { [values] body in try await values.inTurns { try await body([$0]) } })
    }

    /// The rows with changes that may have arrived, whoever sends them.
    private func open() async throws -> Set<ShelfIdentity> {
        try await changedRows(by: \.mayBeDone)
    }

    /// The rows with some of the changes that wait or were refused, whoever made them.
    private func changedRows(
        by isMeant: (OutboxItem<KeyedMutation<RowMutation<Change>>>) -> Bool
    ) async throws -> Set<ShelfIdentity> {
        let all = try await queue.outbox.waiting() + queue.outbox.parked()
        return try await rows(changedBy: all.filter(isMeant).compactMap { $0.payload?.key })
    }

    private func rows(changedBy keys: some Collection<Key>) async throws -> Set<ShelfIdentity> {
        try await queue.names.load(keys.flatMap(\.components))
        return Set(keys.map { ShelfValues<Row>.identity(queue.names.final($0)) })
    }

    // MARK: - Reading

    /// Returns a row as it is shown; nil if there is none, or it is to be removed.
    public func row(_ id: Row.ID) async throws -> OptimisticRow<Change>? {
        let identity = shelf.columns.identity(id)
        try await queue.names.load([identity.item])
        let final = ShelfValues<Row>.identity(queue.names.final(ShelfValues<Row>.key(identity)))
        return try await reading { pending, included in
            if let found = try await touched(pending, included, [final]).first { return found.row }
            let stored = try await shelf.storage.rows([final], of: shelf.name).first
            return stored.flatMap(shelf.decoded).map {
                OptimisticRow(row: $0, mutations: pending[final] ?? [])
            }
        }
    }

    /// Returns a page of rows as they are shown, each with its mutations; see `Shelf.page(_:after:limit:)`.
    public func page(
        _ query: ShelfQuery = .all, after place: ShelfCursor? = nil, limit: Int = 50
    ) async throws -> OptimisticPage<Change> {
        try shelf.check(query)
        let limit = max(0, min(limit, .max - 1))
        return try await reading { pending, included in
            let newest = try await shelf.storage.lastSequenceNumber(of: shelf.name)
            let changed = try await touched(pending, included, pending.keys.sorted())
            let away = Set(changed.map(\.identity))
            var rows = changed.compactMap { change in
                change.row.flatMap { row in
                    query.accepts(change.stored)
                        && place.map { query.isAfter(row.row.cursor, $0) } != false
                        ? row : nil
                }
            }
            var next = place
            var count = 0
            while count <= limit {
                let wanted = limit + 1
                let page = try await shelf.storage.page(
                    query, of: shelf.name, after: next, offset: 0, limit: wanted, withBodies: true)
                // Rows that cannot be read do not count, or the list would seem to end before those behind them.
                let others = page.filter { !away.contains($0.identity) }.compactMap(shelf.decoded)
                count += others.count
                rows += others.map {
                    OptimisticRow(row: $0, mutations: pending[$0.identity] ?? [])
                }
                guard page.count == wanted, let last = page.last else { break }
                next = last.cursor
            }
            rows.sort { query.isAfter($1.row.cursor, $0.row.cursor) }
            let shown = Array(rows.prefix(limit))
            return OptimisticPage(
                rows: shown,
                refused: place == nil ? try await refused(pending, included, query) : [],
                next: rows.count > limit ? shown.last?.row.cursor : nil,
                throughSequenceNumber: newest)
        }
    }

    /// Returns a stream of the first rows of a query as they are shown: now, and again after every change of a row,
    /// a mark or a mutation. It buffers only the newest page.
    public func pages(
        of query: ShelfQuery = .all, limit: Int = 50
    ) throws -> AsyncStream<OptimisticPage<Change>> where Row: Equatable {
        try shelf.check(query)
        let (stream, continuation) = AsyncStream<OptimisticPage<Change>>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let follower = ShelfFollower(shelf, query)
        let token = queue.observe(nil) { follower.readAgain() }
        let task = shelf.environment.task { [self] in
            await follower.follow(atOnce: true) {
                try await follower.begin()
                continuation.yield(try await page(query, limit: limit))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in
            token.cancel()
            task.cancel()
        }
        return stream
    }

    // MARK: - Replaying

    private typealias Pending = [ShelfIdentity: [PendingMutation<RowMutation<Change>>]]

    private struct Touched {
        var identity: ShelfIdentity
        var stored: StoredRow
        var row: OptimisticRow<Change>?
    }

    private func key(_ id: Row.ID) -> Key { ShelfValues<Row>.key(shelf.columns.identity(id)) }

    /// Reads rows that belong to a state of the mutations, and again if one was included or named in the
    /// meantime.
    private func reading<Result>(
        _ body: (Pending, _ included: [String]) async throws -> Result
    ) async throws -> Result {
        try await queue.prepareAll()
        await shelf.followIfPossible()
        var attempts = 0
        while true {
            attempts += 1
            // First the mutations: what leaves them is included in the rows by then.
            let byLane = queue.lists.withLock { $0.all }
            let included = try await values.included()
            // Another process may have named what is to be created.
            let created = byLane.keys.flatMap(\.components)
            try await queue.names.load(created)
            let identities = queue.names.current()
            var pending: Pending = [:]
            // What is known under its final identity, too, comes after what was made before it had one.
            let inOrder = byLane.sorted {
                (IdentityTable.isTemporary($0.key) ? 0 : 1, $0.key)
                    < (IdentityTable.isTemporary($1.key) ? 0 : 1, $1.key)
            }
            for (lane, mutations) in inOrder {
                let identity = ShelfValues<Row>.identity(queue.names.final(lane))
                pending[identity, default: []] += identities.resolving(
                    mutations.filter { !included.contains($0.id) })
            }
            let result = try await body(pending.filter { !$0.value.isEmpty }, included.sorted())
            let isWhole = try await values.included().isSubset(of: included)
            try await queue.names.load(created)
            // More identities than fit into memory would differ each time.
            let isNamed = created.allSatisfy { queue.names.final($0) == identities.final($0) }
            if isWhole, isNamed || attempts >= 10 {
                // If that cannot be written, it is forgotten another time.
                try? await values.forget { [queue] in
                    let open = try await queue.outbox.waiting() + queue.outbox.parked()
                    return (Set(open.map(\.id)), Set(open.map { queue.names.final($0.lane) }))
                }
                return result
            }
            try Task.checkCancellation()
        }
    }

    /// Returns the rows that would be there if the server had not refused to create them.
    private func refused(
        _ pending: Pending, _ included: [String], _ query: ShelfQuery
    ) async throws -> [OptimisticRow<Change>] {
        let parked = pending.filter { _, mutations in
            !mutations.contains(where: \.isShown) && mutations.contains { $0.state == .parked }
        }
        guard !parked.isEmpty else { return [] }
        let there = try await shelf.storage.rows(Array(parked.keys), of: shelf.name)
        var wanted = parked
        for row in there { wanted[row.identity] = nil }
        for identity in wanted.keys {
            for index in wanted[identity]?.indices ?? 0..<0 {
                wanted[identity]?[index].state = .waiting
            }
        }
        return try await touched(wanted, included, wanted.keys.sorted()).compactMap { change in
            guard var row = change.row, query.accepts(change.stored) else { return nil }
            row.mutations = parked[change.identity] ?? []
            return row
        }
    }

    /// Returns the rows that mutations change, as they are shown.
    private func touched(
        _ pending: Pending, _ included: [String], _ identities: [ShelfIdentity]
    ) async throws -> [Touched] {
        let identities = identities.filter { pending[$0]?.contains(where: \.isShown) == true }
        guard !identities.isEmpty else { return [] }
        let found = try await shelf.storage.rows(identities, of: shelf.name)
        let known = Dictionary(found.map { ($0.identity, $0) }) { $1 }
        let marks = try await shelf.setMarks(shelf.columns.marks, of: identities)
        var numbers = Set<UInt64>()
        return try identities.map { identity in
            let stored = known[identity]
            let base = MarkedRow(
                stored.flatMap(shelf.decoded)?.row, marks: marks[identity] ?? [])
            let (value, mutations) = Confirmed(base, including: included).replaying(
                pending[identity] ?? [])
            guard let row = value?.row else {
                return Touched(identity: identity, stored: stored ?? .nothing(identity), row: nil)
            }
            let encoded = try shelf.columns.encoded(row)
            let keepsOrder = shelf.columns.keepsOrder && stored != nil
            var number =
                stored?.sequenceNumber
                ?? Self.sequenceNumber(of: identity, made: mutations.first?.made)
            // No two rows have one place.
            while !numbers.insert(number).inserted { number += 1 }
            let shelved = StoredRow(
                identity: identity, group: encoded.group,
                order: keepsOrder ? stored?.order ?? encoded.order : encoded.order,
                body: encoded.body,
                size: encoded.body.count, sequenceNumber: number,
                arrived: stored?.arrived ?? shelf.environment.now(), marks: value?.marks ?? [])
            return Touched(
                identity: identity, stored: shelved,
                row: OptimisticRow(
                    row: Shelved(
                        row: row, identity: identity,
                        marks: shelved.marks.intersection(shelf.columns.marks),
                        sequenceNumber: number, arrived: shelved.arrived, cursor: shelved.cursor),
                    mutations: mutations))
        }
    }

    /// Returns the sequence number of a row that is not stored yet: after all that are, by the time it was made, and the same
    /// on each page, whatever else changes.
    private static func sequenceNumber(of identity: ShelfIdentity, made: Date?) -> UInt64 {
        let millis = (made?.timeIntervalSinceReferenceDate ?? 0) * 1_000
        let time = UInt64(max(0, min(millis, 0x1FF_FFFF_FFFF)))
        let tie = identity.item.utf8.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) } & 0x1F_FFFF
        return 1 << 62 | time << 21 | tie
    }
}

/// A row as it is shown, with what is happening to it.
@dynamicMemberLookup
public struct OptimisticRow<Change: Mutation>: Sendable {
    /// The row, with its marks.
    public var row: Shelved<Change.Value>

    /// The mutations of it that are not confirmed, in order, and those that were refused.
    public var mutations: [PendingMutation<RowMutation<Change>>]

    /// A member of the row.
    public subscript<Part>(dynamicMember part: KeyPath<Change.Value, Part>) -> Part {
        row.row[keyPath: part]
    }
}

/// One page of rows as they are shown, and where the next one begins.
public struct OptimisticPage<Change: Mutation>: Sendable {
    /// The rows, in order.
    public var rows: [OptimisticRow<Change>]

    /// With the first page, the rows that would be in the list if the server had not refused to create them, each with
    /// the mutations that say why. They are not there, and go when those are dropped.
    public var refused: [OptimisticRow<Change>] = []

    /// The cursor for the next page; nil at the end of the list.
    public var next: ShelfCursor?

    /// The last sequence number at the time of reading.
    public var throughSequenceNumber: UInt64
}

extension StoredRow {
    /// A row of which only the identity is known.
    fileprivate static func nothing(_ identity: ShelfIdentity) -> StoredRow {
        StoredRow(
            identity: identity, group: "", order: .number(0), body: Data(), size: 0,
            sequenceNumber: 0, arrived: .distantPast, marks: [])
    }
}
