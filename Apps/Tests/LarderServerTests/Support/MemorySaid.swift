import Larder

/// Entries, marks and shelves in memory, as one storage of what a person said.
final class MemorySaid: MarkStorage, Storage, ShelfStorage {
    let storage = MemoryStorage()
    let shelves = MemoryShelfStorage()
    var durability: Durability { storage.durability }

    func entry(for key: Key) async throws -> StoredEntry? { try await storage.entry(for: key) }
    func summaries(under prefix: Key?, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await storage.summaries(under: prefix, after: after, limit: limit)
    }
    func commit(_ operations: [StorageOperation]) async throws -> UInt64 {
        try await storage.commit(operations)
    }
    func changes() -> AsyncStream<StorageChange> { shelves.changes() }
    func close() async throws { try await storage.close() }
    func set(_ marks: [Mark]) async throws -> Int { try await storage.set(marks) }
    func marks(for items: [String], in scope: String) async throws -> [Mark] {
        try await storage.marks(for: items, in: scope)
    }
    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        try await storage.marks(named: name, in: scope)
    }
    func allMarks() async throws -> [Mark] { try await storage.allMarks() }
    func markPosition() async throws -> UInt64 { try await storage.markPosition() }
    func marks(changedAfter position: UInt64, limit: Int) async throws -> MarkChanges? {
        try await storage.marks(changedAfter: position, limit: limit)
    }
    func markChanges() -> AsyncStream<Void> { storage.markChanges() }
    func commit(_ operations: [ShelfOperation]) async throws -> ShelfCommit {
        try await shelves.commit(operations)
    }
    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [ShelvedRow] {
        try await shelves.rows(identities, of: shelf)
    }
    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        try await shelves.fingerprints(identities, of: shelf)
    }
    func row(arrival: UInt64, of shelf: String) async throws -> ShelvedRow? {
        try await shelves.row(arrival: arrival, of: shelf)
    }
    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [ShelvedRow] {
        try await shelves.page(
            query, of: shelf, after: after, offset: offset, limit: limit, withBodies: withBodies)
    }
    func search(
        _ words: SearchWords, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        try await shelves.search(words, query, of: shelf, limit: limit)
    }
    func counts(of shelf: String) async throws -> [ShelfCount] {
        try await shelves.counts(of: shelf)
    }
    func lastArrival(of shelf: String) async throws -> UInt64 {
        try await shelves.lastArrival(of: shelf)
    }
    func watermark(of shelf: String) async throws -> String? {
        try await shelves.watermark(of: shelf)
    }
}
