public import Larder

/// Rows in memory whose calls and news wait until the test lets them go, in an order that a seed
/// chooses.
public final class SimulatedShelfStorage: ShelfStorage {
    private struct State: Sendable {
        var random: SeededChance
        var news: [StorageChange] = []
        var readers: [AsyncStream<StorageChange>.Continuation] = []
    }

    private let memory = MemoryShelfStorage()
    private let gate: SimulationGate
    private let state: Locked<State>

    /// Creates an empty storage; the part of the calls that wait is from 0 to 1.
    public init(seed: UInt64, delay: Double = 1) {
        gate = SimulationGate(seed: seed, rate: delay)
        state = Locked(State(random: SeededChance(seed: seed &+ 1)))
    }

    /// How many calls and news wait.
    public var waiting: Int { gate.count + state.withLock { $0.news.count } }

    /// Lets one call go on, or tells the oldest news; chance says which.
    public func letOneGo() {
        let calls = gate.count
        let told: (StorageChange, [AsyncStream<StorageChange>.Continuation])? = state.withLock {
            state in
            let all = calls + state.news.count
            guard all > 0, state.random.index(below: all) >= calls else { return nil }
            return (state.news.removeFirst(), state.readers)
        }
        guard let (change, readers) = told else { return gate.release() }
        for reader in readers { reader.yield(change) }
    }

    /// Carries out operations, and tells of them later.
    @discardableResult
    public func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try await gate.pass()
        let commit = try await memory.commit(operations)
        let shelves = Set(operations.map(\.shelf)).sorted().map { Key.shelf($0) }
        state.withLock {
            $0.news.append(
                StorageChange(revision: commit.revision, scope: .under(shelves), isForeign: false))
        }
        try await gate.pass()
        return commit
    }

    /// Returns the changes from now on.
    public func changes() -> AsyncStream<StorageChange> {
        let (stream, reader) = AsyncStream<StorageChange>.makeStream()
        state.withLock { $0.readers.append(reader) }
        return stream
    }

    /// Returns rows by their names.
    public func rows(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelvedRow] {
        try await read { try await memory.rows(identities, of: shelf) }
    }

    /// Returns what the rows of these names look like.
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await read { try await memory.fingerprints(identities, of: shelf) }
    }

    /// Returns the row of an arrival.
    public func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        try await read { try await memory.row(arrival: arrival, of: shelf) }
    }

    /// Returns a page of rows.
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        try await read {
            try await memory.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies)
        }
    }

    /// Returns the rows that words are found in.
    public func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await read { try await memory.search(words, query, of: shelf, limit: limit) }
    }

    /// Returns how many rows there are.
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try await read { try await memory.counts(of: shelf) }
    }

    /// Returns the last arrival.
    public func lastArrival(of shelf: String) async throws -> UInt64 {
        try await read { try await memory.lastArrival(of: shelf) }
    }

    /// Returns how far marks were followed.
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
