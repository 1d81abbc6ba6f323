public import Larder

/// The fault rates of a simulated storage, from 0 (never) to 1 (always).
public struct StorageFaults: Sendable, Hashable {
    /// A call waits before it takes effect, and again before it returns.
    public var delay = 0.0
    /// A call fails before it takes effect.
    public var failBefore = 0.0
    /// A commit fails after it took effect.
    public var failAfter = 0.0
    /// A commit that fails after it took effect begins an outage, in which calls fail before they take effect.
    public var outages = 0.0
    /// Followers are notified of a commit later.
    public var lateNews = 0.0
    /// Nobody is notified of a commit, which no storage may do; for testing the tests.
    public var lostNews = 0.0
    /// A stream of changes fails.
    public var cutNews = 0.0

    /// Creates fault rates of zero.
    public init() {}

    /// A storage without faults.
    public static let none = StorageFaults()
}

/// The shared state of the openings of one simulated storage: the entries, the waiting calls, and the
/// undelivered notifications.
///
/// It knows commits and readers, but not the calls of a `Storage`; see ``SimulatedStorage``.
public final class SimulatedDisk: Sendable {
    private struct State: Sendable {
        var random: SeededRandom
        var faults: StorageFaults
        /// How many calls fail until the outage is over.
        var outage = 0
        var openings = 0
        var memory = MemoryStorage()
        /// What was committed to the memory; `backup` counts how much of it is in the backup.
        var journal: [Write] = []
        /// The identities of the commits.
        var done: Set<String> = []
        var backup = 0
        var incarnation = 1
        var news = SimulatedNews(after: StoragePosition(incarnation: "disk 1", point: 0))
    }

    private let gate: SimulationGate
    private let state: Locked<State>
    private let onCommit: @Sendable (SimulatedCommit) -> Void
    private let onFailedRead: @Sendable (_ opening: Int) -> Void
    private let onRestore: @Sendable () -> Void

    /// Creates an empty storage; `onCommit` is called for every commit, including failed ones, `onFailedRead`
    /// for every failed read, and `onRestore` when the backup is restored.
    public init(
        seed: UInt64, faults: StorageFaults = .none,
        onCommit: @escaping @Sendable (SimulatedCommit) -> Void = { _ in },
        onFailedRead: @escaping @Sendable (_ opening: Int) -> Void = { _ in },
        onRestore: @escaping @Sendable () -> Void = {}
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededRandom(seed: seed &+ 1), faults: faults))
        self.onCommit = onCommit
        self.onFailedRead = onFailedRead
        self.onRestore = onRestore
    }

    /// The fault rates from now on.
    public var faults: StorageFaults {
        get { state.withLock { $0.faults } }
        set {
            state.withLock { state in
                state.faults = newValue
                if newValue.outages == 0 { state.outage = 0 }
            }
            gate.rate = newValue.delay
        }
    }

    /// The number of waiting calls and notifications.
    public var waiting: Int { gate.count + state.withLock { $0.news.late } }

    /// Releases one call, or delivers the oldest notification of one reader, chosen at random.
    public func letOneGo() {
        let calls = gate.count
        let told: Bool = state.withLock { state in
            let late = state.news.late
            guard late > 0 else { return false }
            let choice = state.random.index(below: calls + late)
            guard choice >= calls else { return false }
            state.news.deliver(late: choice - calls)
            return true
        }
        if !told { gate.release() }
    }

    func open() -> Int {
        state.withLock { state in
            state.openings += 1
            return state.openings - 1
        }
    }

    func changes(
        after position: StoragePosition, _ opening: Int
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        state.withLock { $0.news.changes(after: position, opening: opening) }
    }

    func close(_ opening: Int) { state.withLock { $0.news.close(opening) } }

    /// Runs a read, which may be delayed or fail.
    func read<Result: Sendable>(
        by opening: Int, _ body: (MemoryStorage) async throws -> Result
    ) async throws -> Result {
        try await gate.pass()
        if failsBefore() {
            onFailedRead(opening)
            throw Self.failed
        }
        let result = try await body(state.withLock { $0.memory })
        try await gate.pass()
        return result
    }

    /// Returns the position of the last commit, possibly delayed or with an error.
    func position(by opening: Int) async throws -> StoragePosition {
        try await read(by: opening) { await position(try await $0.position().point) }
    }

    private func position(_ point: UInt64) async -> StoragePosition {
        StoragePosition(incarnation: "disk \(state.withLock { $0.incarnation })", point: point)
    }

    /// Runs a commit, which may be delayed, fail, or fail after it took effect.
    func write(_ write: Write, _ commit: SimulatedCommit) async throws -> Commit {
        try await gate.pass()
        var commit = commit
        if failsBefore() {
            commit.outcome = .failed
            onCommit(commit)
            throw Self.failed
        }
        var done: Commit
        do {
            done = try await state.withLock { $0.memory }.commit(write)
        } catch {
            commit.outcome = .refused
            onCommit(commit)
            throw error
        }
        done.position = await position(done.position.point)
        let isRepeated = state.withLock { state in
            if let id = write.id, !state.done.insert(id).inserted { return true }
            state.journal.append(write)
            return false
        }
        let isUnsaid = failsAfter()
        commit.outcome = isUnsaid ? .unsaid : .done
        if !isRepeated {
            onCommit(commit)
            publish(
                ChangeBatch(
                    changes: ChangeSet(
                        write, reports: done.reports, changedMarks: done.changedMarks),
                    origin: write.origin, through: done.position))
        }
        try await gate.pass()
        if isUnsaid { throw Self.failed }
        return done
    }

    private func publish(_ batch: ChangeBatch) {
        state.withLock { state in
            if state.random.hits(state.faults.lostNews) { return }
            state.news.publish(batch)
            for index in 0..<state.news.count {
                if state.random.hits(state.faults.cutNews) {
                    state.news.cut(index, throwing: Self.failed)
                    if state.random.hits(0.3) { state.news.forget() }
                } else if !state.random.hits(state.faults.lateNews) {
                    state.news.deliverAll(to: index)
                }
            }
            state.news.tidy()
        }
    }

    // MARK: - Backups

    /// Saves the current contents as the backup.
    func backUp() { state.withLock { $0.backup = $0.journal.count } }

    /// Restores the backup: the contents go back, and the incarnation changes.
    func restore() async {
        let (kept, lost) = state.withLock { (Array($0.journal[..<$0.backup]), $0.journal.count) }
        // Repeats the kept commits in their order; then the numbers continue after all those of the lost
        // storage.
        let journal = kept + Array(repeating: Write(), count: lost + 1 - kept.count)
        let memory = MemoryStorage()
        var point: UInt64 = 0
        for write in journal {
            point = (try? await memory.commit(write).position.point) ?? point
        }
        state.withLock { state in
            state.memory = memory
            state.journal = journal
            state.done = Set(journal.compactMap(\.id))
            state.incarnation += 1
        }
        onRestore()
        publish(ChangeBatch(changes: .everything, through: await position(point)))
    }

    private func hits(_ rate: KeyPath<StorageFaults, Double>) -> Bool {
        state.withLock { $0.random.hits($0.faults[keyPath: rate]) }
    }

    private func failsBefore() -> Bool {
        state.withLock { state in
            if state.outage > 0 {
                state.outage -= 1
                return true
            }
            return state.random.hits(state.faults.failBefore)
        }
    }

    private func failsAfter() -> Bool {
        state.withLock { state in
            guard state.random.hits(state.faults.failAfter) else { return false }
            if state.faults.outages > 0, state.random.hits(state.faults.outages) {
                state.outage = 3 + state.random.index(below: 15)
            }
            return true
        }
    }

    private static let failed = LarderError(.io, message: "The simulated disk failed.")
}

/// One commit to a simulated storage.
public struct SimulatedCommit: Sendable {
    /// The opening that made it.
    public var opening: Int
    /// Its changes, in order.
    public var changes: [Change]
    /// Its outcome.
    public var outcome = Outcome.done

    /// A change of one entry.
    public struct Change: Sendable {
        /// The key in the storage; for a removal, possibly with everything under it.
        public var key: Key
        /// The kind of change.
        public var kind: Kind
    }

    /// What a commit does to an entry.
    public enum Kind: Sendable {
        /// Writes a value; `byHand` if a person made it.
        case put(text: String, byHand: Bool)
        /// Confirms or invalidates the value.
        case touch
        /// Removes the entry, or everything under the key.
        case remove(under: Bool)
    }

    /// The outcome of a commit.
    public enum Outcome: Sendable {
        /// It took effect.
        case done
        /// It took effect, but the caller got an error.
        case unsaid
        /// It failed and changed nothing.
        case failed
        /// It was refused because an expectation did not hold.
        case refused
    }
}
