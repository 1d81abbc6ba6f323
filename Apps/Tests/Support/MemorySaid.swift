public import Larder

/// Entries, marks and shelves in memory, as one storage of what a person said.
public final class MemorySaid: MarkStorage, Storage, ShelfStorage {
    /// Entries and marks.
    public let storage = MemoryStorage()
    /// Rows.
    public let shelves = MemoryShelfStorage()

    /// Creates one with nothing in it.
    public init() {}

    public var durability: Durability { storage.durability }

    public func entry(for key: Key) async throws -> StoredEntry? {
        try await storage.entry(for: key)
    }
    public func summaries(under prefix: Key?, after: Key?, limit: Int) async throws
        -> [EntrySummary]
    {
        try await storage.summaries(under: prefix, after: after, limit: limit)
    }
    public func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await storage.commit(operations)
    }
    public func changes() -> AsyncStream<StorageChange> { shelves.changes() }
    public func close() async throws { try await storage.close() }
    public func set(_ marks: [Mark]) async throws -> Int { try await storage.set(marks) }
    public func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await storage.marks(for: items, in: scope)
    }
    public func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await storage.marks(named: name, in: scope)
    }
    public func allMarks() async throws -> [Mark] { try await storage.allMarks() }
    public func markPosition() async throws -> UInt64 { try await storage.markPosition() }
    public func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        try await storage.marks(changedAfter: position, limit: limit)
    }
    public func markChanges() -> AsyncStream<Void> { storage.markChanges() }
    public func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try await shelves.commit(operations)
    }
    public func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow] {
        try await shelves.rows(identities, of: shelf)
    }
    public func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await shelves.fingerprints(identities, of: shelf)
    }
    public func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        try await shelves.row(arrival: arrival, of: shelf)
    }
    public func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        try await shelves.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
    }
    public func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await shelves.search(words, query, of: shelf, limit: limit)
    }
    public func counts(of shelf: String) async throws -> [ShelfCount] {
        try await shelves.counts(of: shelf)
    }
    public func lastArrival(of shelf: String) async throws -> UInt64 {
        try await shelves.lastArrival(of: shelf)
    }
    public func watermark(of shelf: String) async throws -> String? {
        try await shelves.watermark(of: shelf)
    }
}
