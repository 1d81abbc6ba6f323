/// A store's only way to write to its storage: jobs in order, several per commit. A list uses a lane of its
/// own.
///
/// Jobs queued during a commit are combined into the next one, and of several consecutive jobs with the same
/// name only the last runs. A job settles a conflict itself, by preparing again; the jobs behind it wait, so
/// that nothing overtakes it. The queue is not generic.
final class WriteQueue: Sendable {
    /// A job that writes something.
    struct Job: Sendable {
        /// The names that the job changes; a commit has at most one job per name. Empty for a job that gets a
        /// commit of its own, because it changes more than it can name.
        let names: [Key]

        /// How far the job goes, for a job with a single name: of two in a row only the one that goes further
        /// runs, because it includes the other. Nil for a job that cannot be combined.
        let through: UInt64?

        /// Returns the changes when the job's turn comes; empty if there is nothing left to do.
        let prepare: @Sendable () async throws -> [EntryChange]

        /// Receives the result; returns whether to try again, after a conflict.
        let finish: @Sendable (Result<Commit?, LarderError>) async -> Bool
    }

    /// How many jobs may wait; more are refused, because the storage does not keep up.
    static let limit = 100_000

    /// How many jobs share a commit.
    private static let batch = 1_000

    fileprivate struct State {
        var waiting: ArraySlice<Job> = []
        var isRunning = false
        var commits: UInt64 = 0
    }

    private let state = Locked(State())
    private let storage: any EntryStorage
    private let environment: StoreEnvironment
    private let report: @Sendable (LarderEvent.Kind, Key?, Int, LarderError?) -> Void

    /// The author of this queue's writes, for recognising its own changes among others.
    let author: String

    init(
        _ storage: any EntryStorage, _ environment: StoreEnvironment,
        report: @escaping @Sendable (LarderEvent.Kind, Key?, Int, LarderError?) -> Void
    ) {
        self.storage = storage
        self.environment = environment
        self.report = report
        author = StoreEnvironment.openingID()
    }

    /// Queues a job. Throws `.busy` if far too many are waiting.
    func add(_ job: Job) throws(LarderError) {
        if try append(job) { run() }
    }

    /// Puts a job into the queue and returns whether the caller must ``run()`` it, outside any lock.
    func append(_ job: Job) throws(LarderError) -> Bool {
        let mustRun: Bool? = state.withLock { state in
            if state.waiting.count >= Self.limit { return nil }
            state.waiting.append(job)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard let mustRun else {
            throw LarderError(
                .busy, key: job.names.first,
                message: """
                    \(Self.limit) changes wait for the storage, which does not keep up. Wait and \
                    try again.
                    """)
        }
        return mustRun
    }

    /// Starts to write. The task goes to the app's executor, which may call the store.
    func run() { environment.task { await self.drain() } }

    /// Queues a job that replaces the one being prepared, ahead of all waiting jobs, so that whatever was
    /// queued after the replaced one is still written after it.
    func addInPlace(_ job: Job) {
        state.withLock { $0.waiting.insert(job, at: $0.waiting.startIndex) }
    }

    /// Waits until everything queued so far is written or has failed; not for what is queued after that.
    func flush() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isRunning {
                    state.waiting.append(
                        Job(names: [], through: nil) {
                            []
                        } finish: { _ in
                            continuation.resume()
                            return false
                        })
                }
                return !state.isRunning
            }
            if isIdle { continuation.resume() }
        }
    }

    private func drain() async {
        while true {
            let batch = state.withLock { state in
                let batch = state.takeBatch(most: Self.batch)
                if batch.isEmpty { state.isRunning = false }
                return batch
            }
            if batch.isEmpty { return }
            await write(batch)
        }
    }

    /// Writes jobs in one commit or, if they cannot be committed together, one after another.
    private func write(_ batch: [Job]) async {
        var prepared: [(job: Job, changes: [EntryChange])] = []
        for job in batch {
            do {
                prepared.append((job, try await job.prepare()))
            } catch {
                await finish(job, .failure(.wrapping(error, key: job.names.first)))
            }
        }
        if prepared.isEmpty { return }
        let result = await commit(prepared.flatMap(\.changes))
        if prepared.count == 1 { return await finish(prepared[0].job, result) }
        if case .failure(let error) = result, error.mayBeOneJobs {
            for (job, changes) in prepared { await finish(job, await commit(changes)) }
            return
        }
        guard case .success = result else {
            for (job, _) in prepared { await finish(job, result) }
            return
        }
        await Burst.run {
            for (job, _) in prepared { _ = await job.finish(result) }
        }
    }

    /// Passes the result to a job, and repeats the job for as long as it asks for that.
    private func finish(_ job: Job, _ result: Result<Commit?, LarderError>) async {
        var result = result
        while await job.finish(result) {
            do {
                result = await commit(try await job.prepare())
            } catch {
                result = .failure(.wrapping(error, key: job.names.first))
            }
        }
    }

    private func nextID() -> String {
        let number = state.withLock { state in
            state.commits += 1
            return state.commits
        }
        return "\(author) \(number)"
    }

    private func commit(_ changes: [EntryChange]) async -> Result<Commit?, LarderError> {
        if changes.isEmpty { return .success(nil) }
        do {
            let commit = try await storage.commitOnce(
                Write(entries: changes, author: author), as: nextID())
            report(.committed, nil, changes.count, nil)
            return .success(commit)
        } catch {
            let error = LarderError.wrapping(error)
            if error.code != .conflict { report(.commitFailed, error.key, changes.count, error) }
            return .failure(error)
        }
    }
}

extension WriteQueue.State {
    /// Takes jobs from the front that may share a commit: at most one per name.
    fileprivate mutating func takeBatch(most: Int) -> [WriteQueue.Job] {
        var batch: [WriteQueue.Job] = []
        var places: [Key: Int] = [:]
        // A slice keeps removed elements alive until it is replaced, and jobs keep their store alive.
        defer { if waiting.isEmpty { waiting = [] } }
        if waiting.count == 1 { return [waiting.removeFirst()] }
        while batch.count < most, let next = waiting.first {
            if next.names.isEmpty {
                if batch.isEmpty { batch.append(waiting.removeFirst()) }
                return batch
            }
            if let through = next.through, let place = places[next.names[0]],
                let other = batch[place].through
            {
                if through > other { batch[place] = next }
            } else if next.names.contains(where: { places[$0] != nil }) {
                return batch
            } else {
                for name in next.names { places[name] = batch.count }
                batch.append(next)
            }
            waiting.removeFirst()
        }
        return batch
    }
}

extension LarderError {
    /// Whether a combined commit may have failed because of only one of its jobs.
    fileprivate var mayBeOneJobs: Bool {
        switch code {
        case .conflict, .tooLarge, .unsupported, .unreadable: true
        default: false
        }
    }
}
