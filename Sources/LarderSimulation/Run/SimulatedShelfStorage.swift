public import Larder

/// Rows in memory whose calls and notifications wait until the test releases them, in an order determined by
/// a seed.
public final class SimulatedShelfStorage: ShelfStorage {
    private struct State: Sendable {
        var random: SeededRandom
        var news = SimulatedNews(after: StoragePosition(incarnation: "shelf", point: 0))
    }

    private let memory = MemoryStorage()
    private let gate: SimulationGate
    private let state: Locked<State>

    /// The durability that the storage claims.
    public let durability = Durability.rebuildable

    /// Creates an empty storage; `delay` is the fraction of calls that wait, from 0 to 1.
    public init(seed: UInt64, delay: Double = 1) {
        gate = SimulationGate(seed: seed, rate: delay)
        state = Locked(State(random: SeededRandom(seed: seed &+ 1)))
    }

    /// The number of waiting calls and notifications.
    public var waiting: Int { gate.count + state.withLock { $0.news.late } }

    /// Releases one call, or delivers the oldest notification, chosen at random.
    public func letOneGo() {
        let calls = gate.count
        let isTold = state.withLock { state in
            let late = state.news.late
            guard late > 0 else { return false }
            let choice = state.random.index(below: calls + late)
            if choice >= calls { state.news.deliver(late: choice - calls) }
            return choice >= calls
        }
        if !isTold { gate.release() }
    }

    /// Commits a write; followers are notified later.
    @discardableResult
    public func commit(_ write: Write) async throws -> Commit {
        try await gate.pass()
        var commit = try await memory.commit(write)
        commit.position = Self.position(commit.position)
        let batch = ChangeBatch(
            changes: ChangeSet(write, reports: commit.reports, changedMarks: commit.changedMarks),
            author: write.author, through: commit.position)
        state.withLock { $0.news.publish(batch) }
        try await gate.pass()
        return commit
    }

    /// Returns the position of the last commit.
    public func position() async throws -> StoragePosition {
        try await read { Self.position(try await memory.position()) }
    }

    /// Returns the changes since a position.
    public func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        state.withLock { $0.news.changes(after: position, opening: 0) }
    }

    /// Ends all streams of changes.
    public func close() async throws { state.withLock { $0.news.close(0) } }

    private static func position(_ position: StoragePosition) -> StoragePosition {
        StoragePosition(incarnation: "shelf", point: position.point)
    }

    /// Returns the rows with these identities.
    public func rows(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [StoredRow] {
        try await read { try await memory.rows(identities, of: shelf) }
    }

    /// Returns the fingerprints of the rows with these identities.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await read { try await memory.fingerprints(identities, of: shelf) }
    }

    /// Returns the row with a sequence number.
    public func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        try await read { try await memory.row(sequenceNumber: sequenceNumber, of: shelf) }
    }

    /// Returns a page of rows.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        try await read {
            try await memory.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
    }

    /// Returns the rows that match the words.
    public func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await read { try await memory.search(words, query, of: shelf, limit: limit) }
    }

    /// Counts the rows by group and marks.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try await read { try await memory.counts(of: shelf) }
    }

    /// Returns the last sequence number.
    public func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await read { try await memory.lastSequenceNumber(of: shelf) }
    }

    /// Returns how far marks have been followed.
    public func watermark(of shelf: String) async throws -> String? {
        try await read { try await memory.watermark(of: shelf) }
    }

    private func read<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        try await gate.pass()
        let result = try await body()
        try await gate.pass()
        return result
    }
}
