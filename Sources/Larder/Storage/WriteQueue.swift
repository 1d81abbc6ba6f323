/// The one way of a store into the storage: jobs in order, several in one commit. A list has its lane.
///
/// What is queued while a commit runs is gathered into the next, and of several jobs under one name
/// beside each other only the last is carried out. A conflict is settled by the job itself, which looks
/// again; jobs behind it wait, so that nothing overtakes. It knows no type.
final class WriteQueue: Sendable {
    /// One thing to be written.
    struct Job: Sendable {
        /// What the job changes; a commit has one job for each name. Empty for a job that is alone in
        /// its commit, because it touches what it does not name.
        let names: [Key]

        /// How far the job goes, for one with a single name: of two beside each other only the one that
        /// goes further is carried out, which does what the other would. Nil for a job of its own kind.
        let through: UInt64?

        /// Returns what to write when its turn comes; nothing when there is nothing to do any more.
        let prepare: @Sendable () async throws -> [EntryChange]

        /// Told what became of it; returns whether it is to be tried again, after a conflict.
        let finish: @Sendable (Result<Commit?, LarderError>) async -> Bool
    }

    /// How many jobs may wait; more are refused, which says that the storage does not keep up.
    static let limit = 100_000

    /// How many jobs share a commit.
    private static let batch = 1_000

    fileprivate struct State {
        var waiting: ArraySlice<Job> = []
        var isRunning = false
        var commits: UInt64 = 0
        var idle: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())
    private let storage: any EntryStorage
    private let environment: StoreEnvironment
    private let report: @Sendable (LarderEvent.Kind, Key?, Int, LarderError?) -> Void

    /// Who writes, so that the changes of this queue are known when they come back as news.
    let origin: String

    init(
        _ storage: any EntryStorage, _ environment: StoreEnvironment,
        report: @escaping @Sendable (LarderEvent.Kind, Key?, Int, LarderError?) -> Void
    ) {
        self.storage = storage
        self.environment = environment
        self.report = report
        origin = StoreEnvironment.openingID()
    }

    /// Queues a job. Throws `.busy` when far too many wait.
    func add(_ job: Job) throws(LarderError) {
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
        if mustRun { environment.task { await self.drain() } }
    }

    /// Queues a job that does what the one does which is being prepared, before all that wait: what was queued
    /// after that one is written after this one, too.
    func addInPlace(_ job: Job) {
        state.withLock { $0.waiting.insert(job, at: $0.waiting.startIndex) }
    }

    /// Waits until everything queued so far is written, or has failed.
    func flush() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isRunning { state.idle.append(continuation) }
                return !state.isRunning
            }
            if isIdle { continuation.resume() }
        }
    }

    private func drain() async {
        while true {
            let (batch, idle): ([Job], [CheckedContinuation<Void, Never>]) = state.withLock {
                state in
                let batch = state.takeBatch(most: Self.batch)
                if !batch.isEmpty { return (batch, []) }
                state.isRunning = false
                defer { state.idle = [] }
                return ([], state.idle)
            }
            if batch.isEmpty {
                for waiter in idle { waiter.resume() }
                return
            }
            await write(batch)
        }
    }

    /// Writes jobs in one commit, or, when they cannot be written together, one after another.
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

    /// Tells a job what became of it, and carries it out again for as long as it wants that.
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
        return "\(origin) \(number)"
    }

    private func commit(_ changes: [EntryChange]) async -> Result<Commit?, LarderError> {
        if changes.isEmpty { return .success(nil) }
        do {
            let commit = try await storage.commitOnce(
                Write(entries: changes, origin: origin), as: nextID())
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
    /// Takes jobs from the front that may share a commit: one for each name.
    fileprivate mutating func takeBatch(most: Int) -> [WriteQueue.Job] {
        var batch: [WriteQueue.Job] = []
        var places: [Key: Int] = [:]
        // A slice keeps what was taken from its front, and jobs keep their store.
        defer { if waiting.isEmpty { waiting = [] } }
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
    /// Whether jobs that failed together may have failed because of one of them.
    fileprivate var mayBeOneJobs: Bool {
        switch code {
        case .conflict, .tooLarge, .unsupported, .unreadable: true
        default: false
        }
    }
}
