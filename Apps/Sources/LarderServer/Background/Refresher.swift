internal import Foundation
internal import Larder

/// Fetches data in the background, when a person asks for it or when it is due.
///
/// One fetch of a kind runs at a time; later requests join it. No page ever waits for a fetch.
final class Refresher: Sendable {
    /// What is fetched in a section: one thing by name, or everything.
    struct Job: Hashable, Sendable {
        var topic: Topic
        var name: String?
    }

    /// The outcome of a job.
    struct Outcome: Sendable {
        var date: Date
        /// What happened, in a sentence.
        var text: String
        var isFailure: Bool
        /// The ids of what it counts.
        var counted: Set<String> = []
    }

    /// What a job has to tell.
    struct Report: Sendable {
        /// What happened, in a sentence.
        var text: String
        /// The ids of what the sentence counts.
        var counted: Set<String> = []
    }

    /// The progress of a job.
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

    private let hub: EventHub
    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(hub: EventHub, now: @escaping @Sendable () -> Date) {
        self.hub = hub
        self.now = now
    }

    /// Whether a job is running.
    func isRunning(_ job: Job) -> Bool { state.withLock { $0.running[job] != nil } }

    /// Whether any job of a section is running.
    func isRunning(anyOf topic: Topic) -> Bool {
        state.withLock { $0.running.keys.contains { $0.topic == topic } }
    }

    /// The latest progress of any job of a section.
    func progress(of topic: Topic) -> Progress {
        state.withLock { $0.progress[topic] ?? Progress() }
    }

    /// The outcome of a job when it last ran in this process.
    func outcome(of job: Job) -> Outcome? { state.withLock { $0.outcomes[job] } }

    /// Starts a job unless it is running; returns at once.
    ///
    /// - Parameter fetch: Fetches, reports its progress, and returns what it has to tell, or nil if
    ///   there was nothing to do; the outcome before that is still the latest then.
    func start(
        _ job: Job,
        _ fetch:
            @escaping @Sendable (@escaping @Sendable (Progress) -> Void) async throws -> Report?
    ) {
        let isNew = state.withLock { state in
            guard state.running[job] == nil, !state.isClosed else { return false }
            state.progress[job.topic] = Progress()
            state.running[job] = Task { [self] in
                let outcome = await outcome(of: job) {
                    try await fetch { self.report($0, of: job.topic) }
                }
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

    /// Waits until a running job has ended.
    func wait(for job: Job) async { await state.withLock { $0.running[job] }?.value }

    /// Cancels all jobs and accepts no new ones; what was fetched until then is stored.
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

    private func outcome(
        of job: Job, _ fetch: () async throws -> Report?
    ) async -> Outcome? {
        do {
            return try await fetch().map {
                Outcome(date: now(), text: $0.text, isFailure: false, counted: $0.counted)
            }
        } catch is CancellationError {
            return nil
        } catch {
            // What a fetch says for itself is shown; anything else is for whoever runs the server.
            if !(error is LarderError) {
                ErrorLog.write(error, in: "refresh of \(job.topic.rawValue)", at: now())
            }
            return Outcome(
                date: now(), text: error.pageMessage, isFailure: true)
        }
    }
}
