import Foundation
import Larder
import LarderMutations
import LarderSimulation

/// A row that a server gives versions.
struct VersionedRow: Codable, Sendable, Equatable, Identifiable, IdentityReplacing {
    var id = "a"
    var text: String
    var version = 0

    mutating func replaceIdentities(_ replacement: (String) -> String) { id = replacement(id) }
}

/// A server with one row, which knows changes by their identities, and stores and shelves over it.
struct RowTrial: Sendable {
    let clock = ManualClock()
    let online = ConnectivitySwitch(otherwise: .online)
    let kept = MemoryStorage(durability: .precious)
    let cache = MemoryStorage()
    let there = Locked<VersionedRow?>(VersionedRow(text: "base", version: 1))
    /// What becomes of the next attempts; `.timedOut` is carried out, and its answer lost.
    let script = Locked<[LarderError.Code?]>([])
    /// What is done while the next change is being sent, before it arrives.
    let beforeNext = Locked<(@Sendable () async throws -> Void)?>(nil)
    private let answers = Locked<[String: VersionedRow?]>([:])
    /// Whether the server counts versions, compares them, and tells what it has.
    var hasVersions = true

    var text: String? { there.withLock { $0?.text } }
    var rows: [VersionedRow] { there.withLock { $0 }.map { [$0] } ?? [] }

    private enum Answer { case accepted, value(VersionedRow?), conflict(VersionedRow?) }

    private func send(
        _ id: String, _ change: Replacement<VersionedRow>, _ base: VersionedRow??
    ) async throws -> Answer {
        let before = beforeNext.withLock { before in
            defer { before = nil }
            return before
        }
        try await before?()
        let code = script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let code, code != .timedOut { throw LarderError(code, message: "The test refuses it.") }
        let (answer, theirs) = try there.withLock { row -> (VersionedRow??, VersionedRow?) in
            if let known = answers.withLock({ $0[id] }) { return (known, nil) }
            if hasVersions, let base, base?.version != row?.version { return (nil, row) }
            let version = row?.version ?? 0
            try change.apply(to: &row)
            if hasVersions { row?.version = version + 1 }
            answers.withLock { [row] in $0[id] = .some(row) }
            return (.some(row), nil)
        }
        guard let answer else { return .conflict(theirs) }
        if code == .timedOut { throw LarderError(.timedOut, message: "The answer is lost.") }
        return hasVersions ? .value(answer) : .accepted
    }

    func store(
        _ rule: ConflictRule<Replacement<VersionedRow>>? = nil, hasSource: Bool = true,
        in storage: (any EntryStorage)? = nil, source: ClosureSource<VersionedRow>? = nil
    ) -> OptimisticStore<Replacement<VersionedRow>> {
        let own = ClosureSource<VersionedRow> { [there] _ in
            guard let row = there.withLock({ $0 }) else {
                throw LarderError(.notFound, message: "There is no row.")
            }
            return .value(row)
        }
        return OptimisticStore(
            name: "rows", source: hasSource ? source ?? own : nil, storage: storage ?? kept,
            freshness: .after(.seconds(3_600)), conflicts: rule,
            environment: clock.environment(connectivity: online)
        ) { delivery in
            let base = delivery.payload.base.map { $0.value }
            return switch try await send(delivery.id, delivery.payload.change, base) {
            case .accepted: .accepted
            case .value(let row): .value(row)
            case .conflict(let row): .conflict(row)
            }
        }
    }

    func shelf(
        _ rule: ConflictRule<RowMutation<Replacement<VersionedRow>>>? = nil,
        in storage: (any EntryStorage)? = nil, over cache: (any ShelfStorage)? = nil
    ) -> OptimisticShelf<Replacement<VersionedRow>> {
        let shelf = Shelf<VersionedRow>(
            "rows", columns: ShelfColumns(scope: "rows", order: { .text($0.id) }, marks: [.read]),
            storage: cache ?? self.cache, marks: kept,
            environment: clock.environment(connectivity: online))
        return OptimisticShelf(shelf, storage: storage ?? kept, conflicts: rule) { delivery in
            guard case .row(let change) = delivery.payload.change else { return .accepted }
            let base = delivery.payload.base.map { $0.value?.row }
            return switch try await send(delivery.id, change, base) {
            case .accepted: .accepted
            case .value(let row): .row(row)
            case .conflict(let row): .conflict(row: row)
            }
        }
    }

    /// Sends everything, however often it fails.
    func settle<Change>(_ queue: MutationQueue<Change>) async throws {
        for _ in 0..<8 {
            try await queue.outbox.drain()
            clock.advance(by: .seconds(600))
        }
    }
}

/// Where rows are changed: the same must hold for each.
enum RowPlace: CaseIterable { case shelf, store, storeWithoutSource }

extension RowTrial {
    /// What a test does with a shelf or a store.
    struct Screen {
        var put: @Sendable (String, _ scope: Key?) async throws -> String
        var shown: @Sendable () async throws -> VersionedRow?
        var refresh: @Sendable () async throws -> Void
        var settle: @Sendable () async throws -> Void
        var send: @Sendable () async throws -> Void
        var drop: @Sendable () async throws -> Void
        var retry: @Sendable () async throws -> Void
        var undo: @Sendable () async throws -> Void
        var redo: @Sendable () async throws -> Void
        var outcomes: @Sendable () async throws -> [String?]
    }

    private func screen<Change>(
        _ queue: MutationQueue<Change>,
        _ wrap: @escaping @Sendable (Replacement<VersionedRow>) -> Change,
        key: Key, shown: @escaping @Sendable () async throws -> VersionedRow?,
        refresh: @escaping @Sendable () async throws -> Void
    ) -> Screen {
        Screen(
            put: { text, scope in
                let change = wrap(text.isEmpty ? .remove : .put(VersionedRow(text: text)))
                return try await queue.mutate(key, change, undoable: scope)
            }, shown: shown, refresh: refresh, settle: { try await settle(queue) },
            send: { try await queue.outbox.drain() },
            drop: {
                for item in try await queue.outbox.parked() {
                    try await queue.outbox.drop(item.id)
                }
            },
            retry: {
                for item in try await queue.outbox.waiting() {
                    try await queue.outbox.retry(item.id)
                }
            }, undo: { try await queue.undo("w") },
            redo: { try await queue.redo("w") },
            outcomes: { try await queue.conflicts().map { $0.outcome?.rawValue } })
    }

    /// A shelf or store that settles conflicts for theirs, or without a rule.
    func screen(_ place: RowPlace, hasRule: Bool = true, keepsMine: Bool = false) -> Screen {
        if place == .shelf {
            let rows = shelf(hasRule ? keepsMine ? .keepMine : .keepTheirs : nil)
            return screen(
                rows.queue, { .row($0) }, key: Key("rows", "a"),
                shown: { try await rows.row("a")?.row.row },
                refresh: { _ = try await rows.refresh { self.rows } })
        }
        let rows = store(
            hasRule ? keepsMine ? .keepMine : .keepTheirs : nil, hasSource: place == .store)
        return screen(
            rows.queue, { $0 }, key: "a",
            shown: { try await rows.load("a", policy: .cacheOnly).value },
            refresh: { _ = try await rows.load("a", policy: .networkOnly) })
    }
}

/// A storage that tells nobody what has changed.
final class SilentStorage: EntryStorage {
    private let base: MemoryStorage

    init(_ base: MemoryStorage) { self.base = base }

    var durability: Durability { base.durability }

    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit { try await base.commit(write) }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        AsyncThrowingStream { _ in }
    }

    func close() async throws { try await base.close() }
}
