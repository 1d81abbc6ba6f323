import Larder

/// A storage that counts what is read from it, and lets a test do something else before that.
final class CountingStorage: EntryStorage, MarkStorage, ShelfStorage {
    /// How many of each were read.
    struct Reads: Sendable, Equatable {
        var entries = 0
        var marks = 0
        var rows = 0
    }

    private let memory: MemoryStorage
    private let counts = Locked(Reads())
    private let tellsChanges: Bool
    private let hook = Locked<(@Sendable () async throws -> Void)?>(nil)
    private let silent = Locked<[AsyncThrowingStream<ChangeBatch, any Error>.Continuation]>([])

    /// Without telling changes, it is that of a process to which news of others has not come yet.
    init(_ memory: MemoryStorage, tellsChanges: Bool = true) {
        self.memory = memory
        self.tellsChanges = tellsChanges
    }

    /// How many of each were read so far.
    var reads: Reads { counts.withLock { $0 } }

    /// Does something else before entries are listed the next time.
    func beforeNextListing(_ body: @escaping @Sendable () async throws -> Void) {
        hook.withLock { $0 = body }
    }

    private func count<Things: Collection>(
        _ kind: any WritableKeyPath<Reads, Int> & Sendable, _ things: Things
    ) -> Things {
        counts.withLock { $0[keyPath: kind] += things.count }
        return things
    }

    var durability: Durability { memory.durability }

    func commit(_ write: Write) async throws -> Commit { try await memory.commit(write) }

    func position() async throws -> StoragePosition { try await memory.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        guard tellsChanges else {
            return AsyncThrowingStream { continuation in silent.withLock { $0.append(continuation) }
            }
        }
        return memory.changes(after: position)
    }

    func close() async throws { try await memory.close() }

    func entry(for key: Key) async throws -> StoredEntry? {
        let entry = try await memory.entry(for: key)
        _ = count(\.entries, [key])
        return entry
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        let body = hook.withLock { hook in
            defer { hook = nil }
            return hook
        }
        try await body?()
        return count(
            \.entries, try await memory.summaries(under: prefix, after: after, limit: limit))
    }

    func marks(for items: [String], in scope: String) async throws -> [Mark] {
        count(\.marks, try await memory.marks(for: items, in: scope))
    }

    func marks(named name: Mark.Name, in scope: String?) async throws -> [Mark] {
        count(\.marks, try await memory.marks(named: name, in: scope))
    }

    func allMarks() async throws -> [Mark] { count(\.marks, try await memory.allMarks()) }

    func markPosition() async throws -> StoragePosition { try await memory.markPosition() }

    func marks(
        changedAfter position: StoragePosition, limit: Int
    ) async throws -> MarkChanges? {
        let changes = try await memory.marks(changedAfter: position, limit: limit)
        _ = count(\.marks, changes?.marks ?? [])
        return changes
    }

    func rows(_ identities: [ShelfIdentity], of shelf: String) async throws -> [StoredRow] {
        count(\.rows, try await memory.rows(identities, of: shelf))
    }

    func fingerprints(
        _ identities: [ShelfIdentity], of shelf: String
    ) async throws -> [ShelfIdentity: UInt64] {
        count(\.rows, try await memory.fingerprints(identities, of: shelf))
    }

    func row(sequenceNumber: UInt64, of shelf: String) async throws -> StoredRow? {
        let row = try await memory.row(sequenceNumber: sequenceNumber, of: shelf)
        _ = count(\.rows, [sequenceNumber])
        return row
    }

    func page(
        _ query: ShelfQuery, of shelf: String, after: ShelfCursor?, offset: Int, limit: Int,
        withBodies: Bool
    ) async throws -> [StoredRow] {
        count(
            \.rows,
            try await memory.page(
                query, of: shelf, after: after, offset: offset, limit: limit,
                withBodies: withBodies))
    }

    func search(
        _ words: SearchQuery, _ query: ShelfQuery, of shelf: String, limit: Int
    ) async throws -> [ShelfMatch] {
        count(\.rows, try await memory.search(words, query, of: shelf, limit: limit))
    }

    func counts(of shelf: String) async throws -> [ShelfCount] {
        try await memory.counts(of: shelf)
    }

    func lastSequenceNumber(of shelf: String) async throws -> UInt64 {
        try await memory.lastSequenceNumber(of: shelf)
    }

    func watermark(of shelf: String) async throws -> String? {
        try await memory.watermark(of: shelf)
    }
}
