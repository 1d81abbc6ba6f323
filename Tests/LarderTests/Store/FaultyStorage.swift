import Larder

/// A storage in memory that fails as often as the test says.
final class FaultyStorage: EntryStorage {
    private struct State {
        var reads = 0
        var positions = 0
        var commitsBefore = 0
        var commitsAfter = 0
        var commits = 0
        var code = LarderError.Code.io
        var beforeCommit: (@Sendable () async throws -> Void)?
        var afterCommit: (@Sendable () async throws -> Void)?
        var beforeRead: (@Sendable (Key) async throws -> Void)?
    }

    private let base: MemoryStorage
    private let state = Locked(State())

    init(_ base: MemoryStorage = MemoryStorage()) { self.base = base }

    /// How often somebody tried to commit.
    var commits: Int { state.withLock { $0.commits } }

    /// Lets the next reads fail.
    func failReads(_ count: Int, _ code: LarderError.Code = .io) {
        state.withLock {
            $0.reads = count
            $0.code = code
        }
    }

    /// Lets the next questions for the position fail.
    func failPositions(_ count: Int) { state.withLock { $0.positions = count } }

    /// Lets the next commits fail, before or after they took place.
    func failCommits(_ count: Int, _ code: LarderError.Code = .io, after: Bool = false) {
        state.withLock {
            if after { $0.commitsAfter = count } else { $0.commitsBefore = count }
            $0.code = code
        }
    }

    /// Does something else before the next commit.
    func beforeNextCommit(_ body: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.beforeCommit = body }
    }

    /// Does something else after the next commit, before it returns.
    func afterNextCommit(_ body: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.afterCommit = body }
    }

    /// Does something else before each read of an entry, or of those under a key; nil ends that.
    func beforeReads(_ body: (@Sendable (Key) async throws -> Void)?) {
        state.withLock { $0.beforeRead = body }
    }

    private func step(_ counter: any WritableKeyPath<State, Int> & Sendable) throws {
        let code: LarderError.Code? = state.withLock { state in
            guard state[keyPath: counter] > 0 else { return nil }
            state[keyPath: counter] -= 1
            return state.code
        }
        if let code { throw LarderError(code, message: "The test lets it fail.") }
    }

    var durability: Durability { base.durability }

    func entry(for key: Key) async throws -> StoredEntry? {
        try await state.withLock(\.beforeRead)?(key)
        try step(\.reads)
        return try await base.entry(for: key)
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await state.withLock(\.beforeRead)?(prefix)
        return try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit {
        let before = state.withLock { state in
            defer { state.beforeCommit = nil }
            return state.beforeCommit
        }
        try await before?()
        state.withLock { $0.commits += 1 }
        try step(\.commitsBefore)
        let commit = try await base.commit(write)
        let after = state.withLock { state in
            defer { state.afterCommit = nil }
            return state.afterCommit
        }
        try await after?()
        try step(\.commitsAfter)
        return commit
    }

    func position() async throws -> StoragePosition {
        try step(\.positions)
        return try await base.position()
    }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        base.changes(after: position)
    }

    func close() async throws { try await base.close() }
}
