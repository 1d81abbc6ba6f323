internal import Foundation
internal import Larder

/// Fetches what a person asks for, or what is due, behind the pages.
///
/// One fetch of a kind runs at a time; who asks for it meanwhile waits for the same one. Nobody who
/// reads a page waits for any.
final class Refresher: Sendable {
    /// What can be fetched of a section: one thing by name, or all.
    struct Job: Hashable, Sendable {
        var topic: Topic
        var name: String?
    }

    /// What became of a job.
    struct Outcome: Sendable {
        var date: Date
        /// What happened, in a sentence.
        var text: String
        var isFailure: Bool
    }

    /// How far a job is.
    struct Progress: Sendable {
        var done = 0
        var total = 0
    }

    private struct State {
        var running: [Job: Task<Void, Never>] = [:]
        var outcomes: [Job: Outcome] = [:]
        var progress: [Topic: Progress] = [:]
        var isClosed = false
    }

    private let hub: ChangeHub
    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(hub: ChangeHub, now: @escaping @Sendable () -> Date) {
        self.hub = hub
        self.now = now
    }

    /// Whether a job runs.
    func isRunning(_ job: Job) -> Bool { state.withLock { $0.running[job] != nil } }

    /// Whether any job of a section runs.
    func isRunning(anyOf topic: Topic) -> Bool {
        state.withLock { $0.running.keys.contains { $0.topic == topic } }
    }

    /// How far the job of a section is that told so last.
    func progress(of topic: Topic) -> Progress {
        state.withLock { $0.progress[topic] ?? Progress() }
    }

    /// What became of a job when it last ran in this process.
    func outcome(of job: Job) -> Outcome? { state.withLock { $0.outcomes[job] } }

    /// Starts a job, unless it runs; returns at once.
    ///
    /// - Parameter fetch: Fetches, reports how far it is, and returns what happened, in a sentence.
    func start(
        _ job: Job,
        _ fetch: @escaping @Sendable (@escaping @Sendable (Progress) -> Void) async throws -> String
    ) {
        let isNew = state.withLock { state in
            guard state.running[job] == nil, !state.isClosed else { return false }
            state.progress[job.topic] = Progress()
            state.running[job] = Task { [self] in
                let outcome = await outcome(of: {
                    try await fetch { self.report($0, of: job.topic) }
                })
                self.state.withLock { state in
                    state.running[job] = nil
                    if let outcome { state.outcomes[job] = outcome }
                }
                hub.publish(job.topic)
            }
            return true
        }
        if isNew { hub.publish(job.topic) }
    }

    /// Waits until a job that runs has ended.
    func wait(for job: Job) async { await state.withLock { $0.running[job] }?.value }

    /// Ends all jobs and starts no more; what was fetched until then is stored.
    func close() async {
        let running = state.withLock { state in
            state.isClosed = true
            return Array(state.running.values)
        }
        for task in running { task.cancel() }
        for task in running { await task.value }
    }

    private func report(_ progress: Progress, of topic: Topic) {
        state.withLock { $0.progress[topic] = progress }
        hub.publish(topic)
    }

    private func outcome(of fetch: () async throws -> String) async -> Outcome? {
        do {
            return Outcome(date: now(), text: try await fetch(), isFailure: false)
        } catch is CancellationError {
            return nil
        } catch {
            return Outcome(
                date: now(), text: LarderError.wrapping(error).message, isFailure: true)
        }
    }
}
