import Larder

/// Whether a process is still there.
final class Life: Sendable {
    private let isDead = Locked(false)

    var isOver: Bool { isDead.withLock { $0 } }

    func end() { isDead.withLock { $0 = true } }

    private func check() throws {
        if isOver { throw LarderError(.io, message: "The process was killed.") }
    }

    /// Runs a call of the process: if it was killed, that is all that the caller learns.
    func run<Result>(_ call: () async throws -> Result) async throws -> Result {
        try check()
        do {
            let result = try await call()
            try check()
            return result
        } catch {
            try check()
            throw error
        }
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

    func commit(_ write: Write) async throws -> Commit {
        try await life.run { try await base.commit(write) }
    }

    func entry(for key: Key) async throws -> StoredEntry? {
        try await life.run { try await base.entry(for: key) }
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await life.run { try await base.summaries(under: prefix, after: after, limit: limit) }
    }

    func position() async throws -> StoragePosition {
        try await life.run { try await base.position() }
    }

    func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> { base.changes(after: position) }

    func close() async throws { try await base.close() }
}
