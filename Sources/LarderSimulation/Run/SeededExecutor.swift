import Larder

/// Runs tasks on one thread, one job at a time, in an order determined by a seed.
///
/// Pass it to a `StoreEnvironment` and start the test's tasks with ``start(_:)``: then nothing happens unless
/// the test lets it, and the same seed gives the same run. If no job is left while somebody still waits, the
/// program under test hangs. Work on the main actor or on other queues is not controlled.
///
/// ```swift
/// let executor = SeededExecutor(seed: 7)
/// let task = executor.start { try? await store.load("a") }
/// while executor.runOne() {}
/// ```
public final class SeededExecutor: TaskExecutor {
    private struct State: Sendable {
        var jobs: [UnownedJob] = []
        var random: SeededRandom
    }

    private let state: Locked<State>

    /// Creates an executor without jobs.
    public init(seed: UInt64) {
        state = Locked(State(random: SeededRandom(seed: seed)))
    }

    /// The number of jobs that could run now.
    public var jobCount: Int { state.withLock { $0.jobs.count } }

    /// Adds a job; it runs when its turn comes.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    /// Runs one of the jobs until it suspends; returns false if there is none.
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

    /// Starts a task on this executor.
    @discardableResult
    public func start<Success: Sendable>(
        _ body: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        Task(executorPreference: self, operation: body)
    }
}

extension SeededRandom {
    /// Returns a number from 0 up to, but not including, a positive bound.
    mutating func index(below bound: Int) -> Int {
        Int((next() as UInt64) % UInt64(bound))
    }

    /// Returns true with a probability from 0 (never) to 1 (always).
    mutating func hits(_ rate: Double) -> Bool {
        rate > 0 && (next() as Double) < rate
    }
}
