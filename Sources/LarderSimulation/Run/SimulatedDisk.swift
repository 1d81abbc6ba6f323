public import Larder

/// How often a simulated storage misbehaves, from 0 (never) to 1 (always).
public struct StorageFaults: Sendable, Hashable {
    /// A call waits before it takes place, and again before it returns.
    public var delay = 0.0
    /// A call fails before it took place.
    public var failBefore = 0.0
    /// A commit fails after it took place.
    public var failAfter = 0.0
    /// A commit is told to the other openings later.
    public var lateNews = 0.0
    /// A stream of changes ends without a word.
    public var cutNews = 0.0

    /// Creates faults that never happen.
    public init() {}

    /// A storage that only does what it should.
    public static let none = StorageFaults()
}

/// What the openings of one simulated storage share: the entries, the calls that wait, and the news
/// that is still on its way.
///
/// It knows commits and readers, and nothing of the calls of a ``Storage``; see ``SimulatedStorage``.
public final class SimulatedDisk: Sendable {
    private struct Opening: Sendable {
        var waiting: [StorageChange] = []
        var readers: [AsyncStream<StorageChange>.Continuation] = []

        mutating func deliver() {
            let change = waiting.removeFirst()
            for reader in readers { reader.yield(change) }
        }
    }

    private struct State: Sendable {
        var random: SeededChance
        var faults: StorageFaults
        var openings: [Opening] = []
    }

    let memory = MemoryStorage()
    private let gate: SimulationGate
    private let state: Locked<State>
    private let onCommit: @Sendable (SimulatedCommit) -> Void

    /// Creates an empty storage; `onCommit` is told of every commit and of every one that failed.
    public init(
        seed: UInt64, faults: StorageFaults = .none,
        onCommit: @escaping @Sendable (SimulatedCommit) -> Void = { _ in }
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededChance(seed: seed &+ 1), faults: faults))
        self.onCommit = onCommit
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
    public var waiting: Int {
        gate.count + state.withLock { $0.openings.reduce(0) { $0 + $1.waiting.count } }
    }

    /// Lets one call go on, or delivers the oldest news of one opening; chance says which.
    public func letOneGo() {
        let calls = gate.count
        let told: Bool = state.withLock { state in
            let late = state.openings.indices.filter { !state.openings[$0].waiting.isEmpty }
            guard !late.isEmpty else { return false }
            let choice = state.random.index(below: calls + late.count)
            guard choice >= calls else { return false }
            state.openings[late[choice - calls]].deliver()
            return true
        }
        if !told { gate.release() }
    }

    func open() -> Int {
        state.withLock { state in
            state.openings.append(Opening())
            return state.openings.count - 1
        }
    }

    func changes(_ opening: Int) -> AsyncStream<StorageChange> {
        let (stream, reader) = AsyncStream<StorageChange>.makeStream()
        state.withLock { $0.openings[opening].readers.append(reader) }
        return stream
    }

    func close(_ opening: Int) {
        let readers = state.withLock { state in
            defer { state.openings[opening] = Opening() }
            return state.openings[opening].readers
        }
        for reader in readers { reader.finish() }
    }

    /// Carries a call that reads out, late or not at all.
    func read<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        try await gate.pass()
        if hits(\.failBefore) { throw Self.failed }
        let result = try await body()
        try await gate.pass()
        return result
    }

    /// Carries a commit out, late, not at all, or without saying so.
    func write(
        _ commit: SimulatedCommit, scope: StorageChange.Scope, _ body: () async throws -> UInt64
    ) async throws -> UInt64 {
        try await gate.pass()
        var commit = commit
        if hits(\.failBefore) {
            commit.outcome = .failed
            onCommit(commit)
            throw Self.failed
        }
        let revision: UInt64
        do {
            revision = try await body()
        } catch {
            commit.outcome = .refused
            onCommit(commit)
            throw error
        }
        let isUnsaid = hits(\.failAfter)
        commit.outcome = isUnsaid ? .unsaid : .done
        onCommit(commit)
        publish(revision, scope, by: commit.opening)
        try await gate.pass()
        if isUnsaid { throw Self.failed }
        return revision
    }

    private func publish(_ revision: UInt64, _ scope: StorageChange.Scope, by opening: Int) {
        state.withLock { state in
            for index in state.openings.indices {
                let change = StorageChange(
                    revision: revision, scope: scope, isForeign: index != opening)
                state.openings[index].waiting.append(change)
                if state.random.hits(state.faults.cutNews) {
                    for reader in state.openings[index].readers { reader.finish() }
                    state.openings[index].readers = []
                }
                if !state.random.hits(state.faults.lateNews) {
                    while !state.openings[index].waiting.isEmpty { state.openings[index].deliver() }
                }
            }
        }
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
