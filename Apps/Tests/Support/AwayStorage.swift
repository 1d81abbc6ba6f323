public import Larder

/// A storage that can be away, as a database is while it restarts.
public final class AwayStorage: EntryStorage, MarkStorage {
    private let away = Locked(false)
    private let memory = MemoryStorage()

    public init() {}

    /// Whether every call fails.
    public var isAway: Bool {
        get { away.withLock { $0 } }
        set { away.withLock { $0 = newValue } }
    }

    private var reached: MemoryStorage {
        get throws {
            if isAway { throw LarderError(.unreachable, message: "The database is away.") }
            return memory
        }
    }

    public var durability: Durability { memory.durability }

    public func commit(_ write: Write) async throws -> Commit {
        try await reached.commit(write)
    }

    public func position() async throws -> StoragePosition { try await reached.position() }

    public func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { memory.changes(after: position) }

    public func close() async throws { try await memory.close() }

    public func entry(for key: Key) async throws -> StoredEntry? {
        try await reached.entry(for: key)
    }

    public func summaries(
        under prefix: Key, after: Key?, limit: Int
    ) async throws -> [EntrySummary] {
        try await reached.summaries(under: prefix, after: after, limit: limit)
    }

    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await reached.marks(for: items, in: scope)
    }

    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await reached.marks(named: name, in: scope)
    }

    public func allMarks() async throws -> [Mark] { try await reached.allMarks() }

    public func markPosition() async throws -> StoragePosition {
        try await reached.markPosition()
    }

    public func marks(
        changedAfter position: StoragePosition, limit: Int
    ) async throws -> MarkChanges? {
        try await reached.marks(changedAfter: position, limit: limit)
    }
}
