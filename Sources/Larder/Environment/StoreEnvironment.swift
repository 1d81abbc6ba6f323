#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the library needs from outside: time, randomness, unique ids, connectivity, and a reporter.
///
/// The library accesses none of these directly, except for the identities of openings, writes and files, and
/// for waits on a file or a server, which use the real clock. The defaults are the real ones; tests and
/// previews can pass their own.
public struct StoreEnvironment: Sendable {
    /// The wall clock, for stored dates.
    public var now: @Sendable () -> Date

    /// The clock for waiting; setting the wall clock does not affect it.
    public var clock: any Clock<Duration>

    /// Returns a random number from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double

    /// Makes a unique id.
    public var makeID: @Sendable () -> String

    /// Reports whether the network can be reached.
    public var connectivity: any Connectivity

    /// Whether the app is visible.
    public var visibility: Visibility

    /// Receives the events of the library.
    public var reporter: any Reporter

    /// The executor for tasks that the library starts itself; nil uses the system's default.
    public var executor: (any TaskExecutor)?

    /// Follows fetches to their end, for telemetry; nil if nobody does.
    package var follower: (any FetchFollower)?

    /// Creates an environment; omitted parts are the real ones.
    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString },
        connectivity: any Connectivity = ConnectivitySwitch(),
        visibility: Visibility = Visibility(),
        reporter: any Reporter = SilentReporter(),
        executor: (any TaskExecutor)? = nil
    ) {
        self.now = now
        self.clock = clock
        self.random = random
        self.makeID = makeID
        self.connectivity = connectivity
        self.visibility = visibility
        self.reporter = reporter
        self.executor = executor
    }

    /// Makes the identity of one opening of a store or storage: unique among all users of the stored content,
    /// which `makeID` cannot guarantee because tests may restart it.
    package static func openingID() -> String { UUID().uuidString }

    /// Starts an unstructured task on the executor, which child tasks inherit and others do not. The task
    /// does not belong to the fetch that its starter may belong to, and does not use that fetch's place in
    /// the queue. What it fetches was asked for by nobody, unless it works for the current caller.
    @discardableResult
    package func task<Success: Sendable>(
        forAsker: Bool = false, _ body: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        if !forAsker, let follower { return follower.withoutAsker { unfollowedTask(body) } }
        return unfollowedTask(body)
    }

    private func unfollowedTask<Success: Sendable>(
        _ body: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        FetchQueue.$place.withValue(nil) { Task(executorPreference: executor, operation: body) }
    }

    /// Tries the body until it succeeds, for as long as somebody wants that. The body gets the number of earlier attempts.
    package func untilDone(
        atMost attempts: Int = .max, while isWanted: @escaping @Sendable () -> Bool = { true },
        _ body: @escaping @Sendable (_ attempt: Int) async throws -> Void
    ) {
        task { [clock] in
            var attempt = 0
            while attempt < attempts, isWanted() {
                defer { attempt += 1 }
                if (try? await body(attempt)) != nil { return }
                let pause = Duration.backoff(after: attempt + 1)
                guard (try? await clock.sleep(for: pause)) != nil else { return }
            }
        }
    }
}
