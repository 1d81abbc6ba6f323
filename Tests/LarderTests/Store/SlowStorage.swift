import Larder

/// A storage in memory whose reads wait until the test lets them go, and that counts its commits.
final class SlowStorage: EntryStorage {
    private struct State {
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [CheckedContinuation<Void, Never>] = []
        var commits = 0
        var reads = 0
    }

    private let base: MemoryStorage
    private let state = Locked(State())

    init(_ base: MemoryStorage = MemoryStorage()) { self.base = base }

    var durability: Durability { base.durability }
    var commits: Int { state.withLock { $0.commits } }
    var reads: Int { state.withLock { $0.reads } }

    /// Holds reads from now on.
    func hold() { state.withLock { $0.isHolding = true } }

    /// Waits until a read is held.
    func held() async {
        await withCheckedContinuation { watcher in
            let isThere = state.withLock { state in
                if state.held.isEmpty { state.watchers.append(watcher) }
                return !state.held.isEmpty
            }
            if isThere { watcher.resume() }
        }
    }

    /// Lets all reads go.
    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for read in held { read.resume() }
    }

    func entry(for key: Key) async throws -> StoredEntry? {
        await withCheckedContinuation { read in
            let (isHeld, watchers) = state.withLock { state in
                state.reads += 1
                guard state.isHolding else { return (false, [CheckedContinuation<Void, Never>]()) }
                state.held.append(read)
                defer { state.watchers = [] }
                return (true, state.watchers)
            }
            for watcher in watchers { watcher.resume() }
            if !isHeld { read.resume() }
        }
        return try await base.entry(for: key)
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit {
        state.withLock { $0.commits += 1 }
        return try await base.commit(write)
    }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        base.changes(after: position)
    }

    func close() async throws { try await base.close() }
}
