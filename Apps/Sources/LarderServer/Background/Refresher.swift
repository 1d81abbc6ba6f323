internal import Feeds
internal import Foundation
internal import Larder
internal import Rates

/// Fetches what a person asks for, or what is due, behind the pages.
///
/// One fetch of a kind runs at a time; who asks for it meanwhile waits for the same one. Nobody who
/// reads a page waits for any.
final class Refresher: Sendable {
    /// What can be fetched.
    enum Job: Hashable, Sendable {
        case rates(String)
        case feeds
        case feed(String)
    }

    /// What became of a job.
    struct Outcome: Sendable {
        var date: Date
        /// What happened, in a sentence.
        var text: String
        var isFailure: Bool
    }

    /// How far a round of feeds is.
    struct Progress: Sendable {
        var done = 0
        var total = 0
    }

    private struct State {
        var running: [Job: Task<Void, Never>] = [:]
        var outcomes: [Job: Outcome] = [:]
        var progress = Progress()
        var isClosed = false
    }

    private let desks: Desks
    private let hub: ChangeHub
    private let state = Locked(State())

    init(desks: Desks, hub: ChangeHub) {
        self.desks = desks
        self.hub = hub
    }

    /// Whether a job runs.
    func isRunning(_ job: Job) -> Bool { state.withLock { $0.running[job] != nil } }

    /// Whether any feed is being fetched.
    var isFetchingFeeds: Bool {
        state.withLock { state in
            state.running.keys.contains {
                switch $0 {
                case .feeds, .feed: true
                case .rates: false
                }
            }
        }
    }

    /// How far the round of feeds is.
    var progress: Progress { state.withLock { $0.progress } }

    /// What became of a job when it last ran in this process.
    func outcome(of job: Job) -> Outcome? { state.withLock { $0.outcomes[job] } }

    /// Starts a job, unless it runs; returns at once.
    func start(_ job: Job, force: Bool) {
        let isNew = state.withLock { state in
            guard state.running[job] == nil, !state.isClosed else { return false }
            state.running[job] = Task { [self] in
                let outcome = await run(job, force: force)
                self.state.withLock { state in
                    state.running[job] = nil
                    if let outcome { state.outcomes[job] = outcome }
                }
                hub.publish(Self.topic(job))
            }
            return true
        }
        if isNew { hub.publish(Self.topic(job)) }
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

    private static func topic(_ job: Job) -> Topic {
        switch job {
        case .rates: .rates
        case .feeds, .feed: .feeds
        }
    }

    private func run(_ job: Job, force: Bool) async -> Outcome? {
        do {
            let text =
                switch job {
                case .rates(let id): try await rates(id)
                case .feeds: try await feeds(nil, force: force)
                case .feed(let id): try await feeds([id], force: force)
                }
            return Outcome(date: desks.environment.now(), text: text, isFailure: false)
        } catch is CancellationError {
            return nil
        } catch {
            return Outcome(
                date: desks.environment.now(), text: LarderError.wrapping(error).message,
                isFailure: true)
        }
    }

    private func rates(_ id: String) async throws -> String {
        let provider = try desks.rates.provider(named: id)
        let outcome = try await desks.rates.refresh(provider)
        guard let day = outcome.after else { return "\(provider.name) has no figures." }
        return outcome.didChange
            ? "New figures came, up to \(day)."
            : "Nothing is newer than the figures of \(day)."
    }

    private func feeds(_ ids: Set<String>?, force: Bool) async throws -> String {
        state.withLock { $0.progress = Progress() }
        let round = try await desks.feeds.refresh(
            only: ids, force: force,
            report: { [state, hub] progress in
                state.withLock {
                    $0.progress = Progress(done: progress.finished, total: progress.total)
                }
                hub.publish(.feeds)
            })
        let new = round.results.reduce(0) { $0 + $1.inserted }
        let failed = round.results.filter { $0.error != nil }
        if let error = failed.first?.error, ids != nil { throw error }
        if round.results.isEmpty {
            return round.elsewhere > 0 ? "Another larder is fetching." : "No feed was due."
        }
        let asked = Self.count(round.results.count, "feed")
        let trouble =
            failed.isEmpty ? "" : " \(Self.count(failed.count, "feed")) did not answer well."
        return "\(asked) asked, \(Self.count(new, "new article")).\(trouble)"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
