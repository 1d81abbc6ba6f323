import Larder

/// A storage in memory whose reads and commits wait until the test lets them go, that refuses commits
/// when it is told to, and counts them.
final class SlowStorage: EntryStorage {
    private struct State {
        var isHolding = false
        var isHoldingCommits = false
        var refusal: LarderError?
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

    /// Refuses commits from now on; nil takes them again.
    func refuse(_ error: LarderError?) { state.withLock { $0.refusal = error } }

    /// Holds commits from now on, and not reads.
    func holdCommits() { state.withLock { $0.isHoldingCommits = true } }

    /// Waits until a read, or a commit, is held.
    func held() async {
        await withCheckedContinuation { watcher in
            let isThere = state.withLock { state in
                if state.held.isEmpty { state.watchers.append(watcher) }
                return !state.held.isEmpty
            }
            if isThere { watcher.resume() }
        }
    }

    /// Lets everything go.
    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            state.isHoldingCommits = false
            defer { state.held = [] }
            return state.held
        }
        for read in held { read.resume() }
    }

    func entry(for key: Key) async throws -> StoredEntry? {
        state.withLock { $0.reads += 1 }
        await wait(while: \.isHolding)
        return try await base.entry(for: key)
    }

    private func wait(while isHolding: (State) -> Bool) async {
        await withCheckedContinuation { held in
            let (isHeld, watchers) = state.withLock { state in
                guard isHolding(state) else { return (false, [CheckedContinuation<Void, Never>]()) }
                state.held.append(held)
                defer { state.watchers = [] }
                return (true, state.watchers)
            }
            for watcher in watchers { watcher.resume() }
            if !isHeld { held.resume() }
        }
    }

    func summaries(under prefix: Key, after: Key?, limit: Int) async throws -> [EntrySummary] {
        try await base.summaries(under: prefix, after: after, limit: limit)
    }

    func commit(_ write: Write) async throws -> Commit {
        let refusal = state.withLock { state in
            state.commits += 1
            return state.refusal
        }
        await wait(while: \.isHoldingCommits)
        if let refusal { throw refusal }
        return try await base.commit(write)
    }

    func position() async throws -> StoragePosition { try await base.position() }

    func changes(after position: StoragePosition) -> AsyncThrowingStream<ChangeBatch, any Error> {
        base.changes(after: position)
    }

    func close() async throws { try await base.close() }
}
