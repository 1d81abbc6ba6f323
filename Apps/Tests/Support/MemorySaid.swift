package import Larder

/// Entries, marks and shelves in memory, as one storage of what a person said.
package final class MemorySaid: MarkStorage, Storage, ShelfStorage {
    /// Entries and marks.
    package let storage = MemoryStorage()
    /// Rows.
    package let shelves = MemoryShelfStorage()

    /// Creates one with nothing in it.
    package init() {}

    package var durability: Durability { storage.durability }

    package func entry(for key: Key) async throws -> StoredEntry? {
        try await storage.entry(for: key)
    }
    package func summaries(under prefix: Key?, after: Key?, limit: Int) async throws
        -> [EntrySummary]
    {
        try await storage.summaries(under: prefix, after: after, limit: limit)
    }
    package func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await storage.commit(operations)
    }
    package func changes() -> AsyncStream<StorageChange> { shelves.changes() }
    package func close() async throws { try await storage.close() }
    package func set(_ marks: [Mark]) async throws -> Int { try await storage.set(marks) }
    package func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await storage.marks(for: items, in: scope)
    }
    package func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await storage.marks(named: name, in: scope)
    }
    package func allMarks() async throws -> [Mark] { try await storage.allMarks() }
    package func markPosition() async throws -> UInt64 { try await storage.markPosition() }
    package func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        try await storage.marks(changedAfter: position, limit: limit)
    }
    package func markChanges() -> AsyncStream<Void> { storage.markChanges() }
    package func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try await shelves.commit(operations)
    }
    package func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow]
    {
        try await shelves.rows(identities, of: shelf)
    }
    package func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await shelves.fingerprints(identities, of: shelf)
    }
    package func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        try await shelves.row(arrival: arrival, of: shelf)
    }
    package func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        try await shelves.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
    }
    package func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await shelves.search(words, query, of: shelf, limit: limit)
    }
    package func counts(of shelf: String) async throws -> [ShelfCount] {
        try await shelves.counts(of: shelf)
    }
    package func lastArrival(of shelf: String) async throws -> UInt64 {
        try await shelves.lastArrival(of: shelf)
    }
    package func watermark(of shelf: String) async throws -> String? {
        try await shelves.watermark(of: shelf)
    }
}
