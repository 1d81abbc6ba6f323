package import Larder

/// A storage that can be away, as a database is while it restarts.
package final class AwayStorage: EntryStorage, MarkStorage {
    private let away = Locked(false)
    private let left = Locked(Int.max)
    private let memory: MemoryStorage

    package init(durability: Durability = .transient) {
        memory = MemoryStorage(durability: durability)
    }

    /// Goes away after some commits.
    package func leave(after commits: Int) { left.withLock { $0 = commits } }

    /// Whether every call fails.
    package var isAway: Bool {
        get { away.withLock { $0 } }
        set { away.withLock { $0 = newValue } }
    }

    private var reached: MemoryStorage {
        get throws {
            if isAway { throw LarderError(.unreachable, message: "The database is away.") }
            return memory
        }
    }

    package var durability: Durability { memory.durability }

    package func commit(_ write: Write) async throws -> Commit {
        let isLast = left.withLock { left in
            left -= 1
            return left < 0
        }
        if isLast { isAway = true }
        return try await reached.commit(write)
    }

    package func position() async throws -> StoragePosition { try await reached.position() }

    package func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { memory.changes(after: position) }

    package func close() async throws { try await memory.close() }

    package func entry(for key: Key) async throws -> StoredEntry? {
        try await reached.entry(for: key)
    }

    package func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await reached.summaries(under: prefix, after: after, limit: limit)
    }

    package func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await reached.marks(for: items, in: scope)
    }

    package func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await reached.marks(named: name, in: scope)
    }

    package func allMarks() async throws -> [Mark] { try await reached.allMarks() }

    package func markPosition() async throws -> StoragePosition {
        try await reached.markPosition()
    }

    package func marks(
        changedAfter position: StoragePosition, limit: Int
    ) async throws -> MarkChanges? {
        try await reached.marks(changedAfter: position, limit: limit)
    }
}
