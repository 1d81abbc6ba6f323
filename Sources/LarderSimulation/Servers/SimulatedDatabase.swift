import Larder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A database that many simulated servers share: it takes its time, is away for a while, and counts what it is asked.
final class SimulatedDatabase: Sendable {
    struct State: Sendable {
        var latency: Duration
        var slowUntil: Duration = .zero
        var slow: Duration = .zero
        var awayUntil: Duration = .zero
        var roundTrips = 0
        var commits = 0
        var rowsRead = 0
    }

    let memory = MemoryStorage(durability: .rebuildable)
    let clock: ManualClock
    let state: Locked<State>

    init(clock: ManualClock, latency: Duration) {
        self.clock = clock
        state = Locked(State(latency: latency))
    }

    var now: Duration { clock.now.offset }

    /// One call, of as many round trips; throws while the database is away.
    func call<Result>(
        _ roundTrips: Int, _ body: (MemoryStorage) async throws -> Result
    ) async throws -> Result {
        let wait = state.withLock { state -> Duration in
            state.roundTrips += roundTrips
            return now < state.slowUntil ? state.slow : state.latency
        }
        try await clock.sleep(for: wait * roundTrips)
        guard now >= state.withLock({ $0.awayUntil }) else {
            try await clock.sleep(for: .seconds(3))
            throw LarderError(.unreachable, message: "The database is away.")
        }
        return try await body(memory)
    }
}

/// Whether a simulated server lives, and until when it stands still.
final class ServerLife: Sendable {
    private let clock: ManualClock
    private let state = Locked((isOver: false, stalledUntil: Duration.zero))

    init(clock: ManualClock) { self.clock = clock }

    var isOver: Bool { state.withLock { $0.isOver } }

    func end() { state.withLock { $0.isOver = true } }

    func stall(until: Duration) { state.withLock { $0.stalledUntil = until } }

    /// Stands still if the server does; throws if it is dead.
    func pass() async throws {
        let until = state.withLock { $0.stalledUntil }
        if clock.now.offset < until { try await clock.sleep(for: until - clock.now.offset) }
        if isOver { throw CancellationError() }
    }
}

/// The database as one server has it open: a dead server changes nothing and learns nothing.
final class ServerDatabase: EntryStorage, ShelfStorage {
    private let database: SimulatedDatabase
    private let life: ServerLife

    init(_ database: SimulatedDatabase, _ life: ServerLife) {
        self.database = database
        self.life = life
    }

    let durability = Durability.rebuildable

    private func call<Result>(
        _ roundTrips: Int = 1, _ body: (MemoryStorage) async throws -> Result
    ) async throws -> Result {
        try await life.pass()
        return try await database.call(roundTrips) { memory in
            if life.isOver { throw CancellationError() }
            return try await body(memory)
        }
    }

    /// As in PostgreSQL, a write that only puts entries takes one round trip, every other two.
    func commit(_ write: Write) async throws -> Commit {
        let onlyPuts =
            write.rows.isEmpty
            && write.entries.allSatisfy { if case .put = $0 { true } else { false } }
        database.state.withLock { $0.commits += 1 }
        return try await call(onlyPuts ? 1 : 2) { try await $0.commit(write) }
    }

    func entry(for key: Key) async throws -> StoredEntry? {
        try await call { try await $0.entry(for: key) }
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await call { try await $0.summaries(under: prefix, after: after, limit: limit) }
    }

    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        counted(try await call { try await $0.rows(identities, of: shelf) })
    }

    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await call { try await $0.fingerprints(identities, of: shelf) }
    }

    func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try await call { try await $0.row(sequenceNumber: sequenceNumber, of: shelf) }
    }

    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        let page = try await call {
            try await $0.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
        return counted(page)
    }

    private func counted(_ rows: [StoredRow]) -> [StoredRow] {
        database.state.withLock { $0.rowsRead += rows.count }
        return rows
    }

    func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await call { try await $0.search(words, query, of: shelf, limit: limit) }
    }

    func counts(of shelf: String) async throws -> [ShelfCount] {
        try await call { try await $0.counts(of: shelf) }
    }

    func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await call { try await $0.lastSequenceNumber(of: shelf) }
    }

    func watermark(of shelf: String) async throws -> String? {
        try await call { try await $0.watermark(of: shelf) }
    }

    func position() async throws -> StoragePosition { try await call { try await $0.position() } }

    func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { database.memory.changes(after: position) }

    func close() async throws {}
}
