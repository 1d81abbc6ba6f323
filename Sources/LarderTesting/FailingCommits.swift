import Larder

/// A storage whose commits fail, as on a full or a broken disk.
final class FailingCommits: EntryStorage {
    private struct State {
        var fails = false
        var left: Int
    }

    private let base: any EntryStorage
    private let state: Locked<State>

    /// Creates a storage that fails when it is told to, or after so many commits.
    init(_ base: any EntryStorage, after count: Int = .max) {
        self.base = base
        state = Locked(State(left: count))
    }

    var fails: Bool {
        get { state.withLock { $0.fails } }
        set { state.withLock { $0.fails = newValue } }
    }

    var durability: Durability { base.durability }

    func commit(_ write: Write) async throws -> Commit {
        let fails = state.withLock { state in
            state.left -= 1
            return state.fails || state.left < 0
        }
        if fails { throw LarderError(.io, message: "The test lets it fail.") }
        return try await base.commit(write)
    }

    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { base.changes(after: position) }

    func close() async throws { try await base.close() }
}
