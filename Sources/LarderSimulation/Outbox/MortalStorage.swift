import Larder

/// Whether a process is still there.
final class Life: Sendable {
    private let isDead = Locked(false)

    var isOver: Bool { isDead.withLock { $0 } }

    func end() { isDead.withLock { $0 = true } }

    func check() throws {
        if isOver { throw LarderError(.io, message: "The process was killed.") }
    }
}

/// The storage of a process: nothing of what it does after its end reaches the disk, and it learns nothing.
final class MortalStorage: EntryStorage {
    private let base: SimulatedStorage
    private let life: Life

    init(_ base: SimulatedStorage, _ life: Life) {
        self.base = base
        self.life = life
    }

    var durability: Durability { base.durability }

    private func living<Result>(_ body: () async throws -> Result) async throws -> Result {
        try life.check()
        do {
            let result = try await body()
            try life.check()
            return result
        } catch {
            try life.check()
            throw error
        }
    }

    func commit(_ write: Write) async throws -> Commit {
        try await living { try await base.commit(write) }
    }

    func entry(for key: Key) async throws -> StoredEntry? {
        try await living { try await base.entry(for: key) }
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await living { try await base.summaries(under: prefix, after: after, limit: limit) }
    }

    func position() async throws -> StoragePosition {
        try await living { try await base.position() }
    }

    func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { base.changes(after: position) }

    func close() async throws { try await base.close() }
}
