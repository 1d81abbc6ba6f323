public import Larder

/// How often a simulated storage misbehaves, from 0 (never) to 1 (always).
public struct StorageFaults: Sendable, Hashable {
    /// A call waits before it takes place, and again before it returns.
    public var delay = 0.0
    /// A call fails before it took place.
    public var failBefore = 0.0
    /// A commit fails after it took place.
    public var failAfter = 0.0
    /// A commit is told to those who follow later.
    public var lateNews = 0.0
    /// A commit is told to nobody, which no storage may do: a test of the tests.
    public var lostNews = 0.0
    /// A stream of changes breaks off.
    public var cutNews = 0.0

    /// Creates faults that never happen.
    public init() {}

    /// A storage that only does what it should.
    public static let none = StorageFaults()
}

/// What the openings of one simulated storage share: the entries, the calls that wait, and the news
/// that is still on its way.
///
/// It knows commits and readers, and nothing of the calls of a `Storage`; see ``SimulatedStorage``.
public final class SimulatedDisk: Sendable {
    private struct State: Sendable {
        var random: SeededChance
        var faults: StorageFaults
        var openings = 0
        var memory = MemoryStorage()
        /// What was committed to the memory, and how much of it is in the backup.
        var journal: [Write] = []
        /// The identities of what was committed.
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

    /// Creates an empty storage; `onCommit` is told of every commit and of every one that failed,
    /// `onFailedRead` of every read that failed, `onRestore` when the backup is put in place.
    public init(
        seed: UInt64, faults: StorageFaults = .none,
        onCommit: @escaping @Sendable (SimulatedCommit) -> Void = { _ in },
        onFailedRead: @escaping @Sendable (_ opening: Int) -> Void = { _ in },
        onRestore: @escaping @Sendable () -> Void = {}
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededChance(seed: seed &+ 1), faults: faults))
        self.onCommit = onCommit
        self.onFailedRead = onFailedRead
        self.onRestore = onRestore
    }

    /// How often it misbehaves from now on.
    public var faults: StorageFaults {
        get { state.withLock { $0.faults } }
        set {
            state.withLock { $0.faults = newValue }
            gate.rate = newValue.delay
        }
    }

    /// How many calls and pieces of news wait to be let go.
    public var waiting: Int { gate.count + state.withLock { $0.news.late } }

    /// Lets one call go on, or delivers the oldest news of one reader; chance says which.
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

    /// Carries a call that reads out, late or not at all.
    func read<Result: Sendable>(
        by opening: Int, _ body: (MemoryStorage) async throws -> Result
    ) async throws -> Result {
        try await gate.pass()
        if hits(\.failBefore) {
            onFailedRead(opening)
            throw Self.failed
        }
        let result = try await body(state.withLock { $0.memory })
        try await gate.pass()
        return result
    }

    /// Returns the position of the last commit, late or not at all.
    func position(by opening: Int) async throws -> StoragePosition {
        try await read(by: opening) { await position(try await $0.position().point) }
    }

    private func position(_ point: UInt64) async -> StoragePosition {
        StoragePosition(incarnation: "disk \(state.withLock { $0.incarnation })", point: point)
    }

    /// Carries a commit out, late, not at all, or without saying so.
    func write(_ write: Write, _ commit: SimulatedCommit) async throws -> Commit {
        try await gate.pass()
        var commit = commit
        if hits(\.failBefore) {
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
        let isUnsaid = hits(\.failAfter)
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

    /// Keeps what there is as the backup.
    func backUp() { state.withLock { $0.backup = $0.journal.count } }

    /// Puts the backup in place: contents go back, and the incarnation is another.
    func restore() async {
        let (kept, lost) = state.withLock { (Array($0.journal[..<$0.backup]), $0.journal.count) }
        // What was carried out once, in this order, is carried out again; then the numbers go on
        // after all that the lost storage gave.
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

    private static let failed = LarderError(.io, message: "The simulated disk failed.")
}

/// One commit to a simulated storage.
public struct SimulatedCommit: Sendable {
    /// The opening that made it.
    public var opening: Int
    /// What it wrote, in order.
    public var changes: [Change]
    /// What became of it.
    public var outcome = Outcome.done

    /// One entry that a commit writes or removes.
    public struct Change: Sendable {
        /// The key in the storage; of a removal also of everything under it.
        public var key: Key
        /// What was done.
        public var kind: Kind
    }

    /// What a commit does to an entry.
    public enum Kind: Sendable {
        /// Writes a value; by hand when a person made it.
        case put(text: String, byHand: Bool)
        /// Says that the value is current, or that it is out of date.
        case touch
        /// Removes the entry, or everything under the key.
        case remove(under: Bool)
    }

    /// What became of a commit.
    public enum Outcome: Sendable {
        /// It took place.
        case done
        /// It took place, and the caller was told that it failed.
        case unsaid
        /// It failed and changed nothing.
        case failed
        /// It was refused, because an expectation did not hold.
        case refused
    }
}
