public import Larder

/// Where the library reports what it does: a log, metrics, spans, or the unified log of Apple systems.
///
/// ```swift
/// let environment = StoreEnvironment().reporting(to: .log(), .metrics(), .spans())
/// ```
///
/// It reports the names of stores, kinds of events and errors, and numbers. Keys, addresses, paths, values and the
/// messages of errors may be personal, and are never reported. The name of a store is: don't put anything personal
/// into it.
public struct Telemetry: Sendable {
    let reporter: @Sendable (StoreEnvironment) -> any Reporter
    let follower: @Sendable (StoreEnvironment) -> (any FetchFollower)?

    init(
        reporter: @escaping @Sendable (StoreEnvironment) -> any Reporter,
        follower: @escaping @Sendable (StoreEnvironment) -> (any FetchFollower)? = { _ in nil }
    ) {
        self.reporter = reporter
        self.follower = follower
    }
}

extension StoreEnvironment {
    /// Returns this environment, reporting to these places too. The reporter that it has stays.
    public func reporting(to places: Telemetry...) -> StoreEnvironment {
        var environment = self
        for place in places {
            let reporter = place.reporter(environment)
            let isFirst = environment.reporter is SilentReporter
            environment.reporter =
                isFirst ? reporter : Reporters(first: environment.reporter, second: reporter)
            guard let follower = place.follower(environment) else { continue }
            environment.follower =
                environment.follower.map { Followers(first: $0, second: follower) } ?? follower
        }
        return environment
    }
}

/// Two reporters that both hear of every event.
private struct Reporters: Reporter {
    let first, second: any Reporter

    func report(_ event: LarderEvent) {
        first.report(event)
        second.report(event)
    }
}

/// Two followers that both follow every fetch.
private struct Followers: FetchFollower {
    let first, second: any FetchFollower

    func begin(_ fetch: FetchDescription) -> any FollowedFetch {
        Followed(first: first.begin(fetch), second: second.begin(fetch))
    }

    var asker: (any Sendable)? { first.asker ?? second.asker }

    func withoutAsker<Result>(_ body: () -> Result) -> Result {
        first.withoutAsker { second.withoutAsker(body) }
    }

    private struct Followed: FollowedFetch {
        let first, second: any FollowedFetch

        nonisolated(nonsending) func run<Answer>(
            _ body: nonisolated(nonsending) () async throws -> Answer
        ) async rethrows -> Answer {
            try await first.run { () async throws -> Answer in try await second.run(body) }
        }

        func end(_ ending: FetchEnding) {
            first.end(ending)
            second.end(ending)
        }
    }
}
