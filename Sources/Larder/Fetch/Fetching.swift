/// What the fetches of a store, or of a family of lists, have in common.
final class Fetching: Sendable {
    let name: String
    let environment: StoreEnvironment
    let retry: PrefixTable<Retry>
    let abandoned: CancellationPolicy
    let queue: FetchQueue?
    let isReporting: Bool

    init(
        name: String, environment: StoreEnvironment, retry: PrefixTable<Retry>,
        abandoned: CancellationPolicy,
        queue: FetchQueue?
    ) {
        self.name = name
        self.environment = environment
        self.retry = retry
        self.abandoned = abandoned
        self.queue = queue
        isReporting = !(environment.reporter is SilentReporter)
    }

    var isOffline: Bool { environment.connectivity.status == .offline }

    /// Returns whether we are offline, or have been since the change count was taken.
    func wasOffline(since changeCount: UInt64) -> Bool {
        isOffline || environment.connectivity.changeCount != changeCount
    }

    func report(
        _ kind: LarderEvent.Kind, _ key: Key?, duration: Duration? = nil, count: Int? = nil,
        bytes: Int? = nil, detail: String? = nil, error: LarderError? = nil
    ) {
        guard isReporting else { return }
        environment.reporter.report(
            LarderEvent(
                kind, named: name, key: key, duration: duration, count: count, bytes: bytes,
                detail: detail, error: error))
    }

    /// Asks, through the queue if there is one, until there is an answer or the retry rule gives up.
    ///
    /// Nothing is asked while offline, neither at first nor after a wait. `failed` is called for each attempt
    /// that is followed by another; `prepare` runs before each, when its turn has come.
    func ask<Answer: Sendable>(
        _ key: Key, failed: (RetryProgress) -> Void = { _ in }, prepare: () async -> Void = {},
        _ body: () async throws -> FetchResult<Answer>
    ) async throws -> FetchResult<Answer> {
        var attempt = 0
        while true {
            attempt += 1
            do {
                guard let queue else { return try await askOnce(key, attempt, prepare, body) }
                return try await queue.run { try await askOnce(key, attempt, prepare, body) }
            } catch is CancellationError {
                // The source may have cancelled on its own; only we know whether we were cancelled.
                try Task.checkCancellation()
                throw LarderError.gaveUp(key)
            } catch {
                try Task.checkCancellation()
                let error = LarderError.wrapping(error, key: key)
                let now = environment.now()
                let delay = retry[key].delay(
                    after: error, attempt: attempt, now: now, random: environment.random())
                guard let delay, !isOffline else { throw error }
                failed(
                    RetryProgress(failedTries: attempt, error: error, next: now.adding(delay)))
                try await environment.sleepWhileHidden(for: delay)
            }
        }
    }

    private func askOnce<Answer: Sendable>(
        _ key: Key, _ attempt: Int, _ prepare: () async -> Void,
        _ body: () async throws -> FetchResult<Answer>
    ) async throws -> FetchResult<Answer> {
        await prepare()
        try Task.checkCancellation()
        if isOffline { throw LarderError.offline(key) }
        report(attempt == 1 ? .fetchStarted : .fetchRetried, key, count: attempt)
        let (result, duration) = try await measured(environment.clock) { try await body() }
        try Task.checkCancellation()
        if case .fetched = result {
            report(.fetchSucceeded, key, duration: duration)
        } else {
            report(.fetchNotModified, key, duration: duration)
        }
        return result
    }
}

/// Runs the body and measures how long it took.
private func measured<Tick: Clock<Duration>, Result>(
    _ clock: Tick, _ body: () async throws -> Result
) async throws -> (Result, Duration) {
    let start = clock.now
    let result = try await body()
    return (result, start.duration(to: clock.now))
}

extension LarderError {
    /// Returns an error saying that nothing was asked, or not the source with that name.
    package static func offline(_ key: Key? = nil, asking name: String? = nil) -> LarderError {
        LarderError(
            .offline, key: key,
            message: """
                \(name.map { "“\($0)” was not asked" } ?? "Not asked"), because we are offline. \
                Go online and try again.
                """)
    }

    static func gaveUp(_ key: Key) -> LarderError {
        LarderError(
            .unreachable, key: key,
            message: "The source cancelled the request by itself. Try again.")
    }

    static func erased(_ key: Key) -> LarderError {
        LarderError(
            .conflict, key: key,
            message:
                "It was erased while it was being fetched. Load it again if you still want it.")
    }

    static func noSource(_ key: Key, _ name: String) -> LarderError {
        LarderError(
            .unsupported, key: key,
            message: "\(name) has no source; its values can only be set.")
    }

    static func notModifiedOfNothing(_ key: Key) -> LarderError {
        LarderError(
            .unreadable, key: key,
            message: "The source answered “not modified” to a request that named no known value. "
                + "Try again; if it happens again, the source has a bug.")
    }
}
