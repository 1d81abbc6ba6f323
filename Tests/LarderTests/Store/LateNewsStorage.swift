import Larder

/// A storage in memory whose news comes when the test lets it, as it was told or as a gap.
final class LateNewsStorage: EntryStorage {
    private struct State {
        var isHolding = true
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let base: MemoryStorage
    private let isGap: Bool
    private let state = Locked(State())

    init(_ base: MemoryStorage, isGap: Bool = false) {
        self.base = base
        self.isGap = isGap
    }

    var durability: Durability { base.durability }

    /// Lets the news come.
    func release() {
        let held = state.withLock { state in
            defer { state = State(isHolding: false) }
            return state.held
        }
        for news in held { news.resume() }
    }

    private func wait() async {
        await withCheckedContinuation { news in
            let isHeld = state.withLock { state in
                if state.isHolding { state.held.append(news) }
                return state.isHolding
            }
            if !isHeld { news.resume() }
        }
    }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let changes = base.changes(after: position)
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    for try await var batch in changes {
                        await wait()
                        if isGap { (batch.changes, batch.author) = (.everything, nil) }
                        continuation.yield(batch)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func entry(for key: Key) async throws -> StoredEntry? { try await base.entry(for: key) }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit { try await base.commit(write) }
    func position() async throws -> StoragePosition { try await base.position() }
    func close() async throws { try await base.close() }
}
