import Larder

/// Runs tasks on one thread, one job at a time, in an order that a seed chooses.
///
/// Hand it to a `StoreEnvironment` and start the tasks of the test with ``start(_:)``: then nothing
/// happens unless the test lets it, and the same seed gives the same run. A list that is empty while
/// somebody still waits is a hang. What runs on the main actor or on queues of its own stays outside.
///
/// ```swift
/// let executor = SeededExecutor(seed: 7)
/// let task = executor.start { try? await store.load("a") }
/// while executor.runOne() {}
/// ```
public final class SeededExecutor: TaskExecutor {
    private struct State: Sendable {
        var jobs: [UnownedJob] = []
        var random: SeededChance
    }

    private let state: Locked<State>

    /// Creates an executor without jobs.
    public init(seed: UInt64) {
        state = Locked(State(random: SeededChance(seed: seed)))
    }

    /// How many jobs could run now.
    public var jobCount: Int { state.withLock { $0.jobs.count } }

    /// Takes a job in; it runs when its turn comes.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    /// Runs one of the jobs, up to where it waits next; false when there is none.
    @discardableResult
    public func runOne() -> Bool {
        let job: UnownedJob? = state.withLock { state in
            guard !state.jobs.isEmpty else { return nil }
            return state.jobs.remove(at: state.random.index(below: state.jobs.count))
        }
        guard let job else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }

    /// Starts a task here.
    @discardableResult
    public func start<Success: Sendable>(
        _ body: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        Task(executorPreference: self, operation: body)
    }
}

extension SeededChance {
    /// Returns a number from 0 up to a bound, which must be positive.
    mutating func index(below bound: Int) -> Int {
        Int((next() as UInt64) % UInt64(bound))
    }

    /// Returns true as often as the rate says, from 0 (never) to 1 (always).
    mutating func hits(_ rate: Double) -> Bool {
        rate > 0 && (next() as Double) < rate
    }
}
