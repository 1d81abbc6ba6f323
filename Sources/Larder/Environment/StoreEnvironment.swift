#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the library takes from the outside: time, chance, names, connectivity, and who is told.
///
/// Nothing in the library reaches for these by itself, except for the identities of openings, writes and
/// files, and for waits for a file or a server, which go by the real clock. The defaults are the real
/// ones; a test or a preview hands in its own.
public struct StoreEnvironment: Sendable {
    /// The wall clock, for what is stored.
    public var now: @Sendable () -> Date

    /// The clock for waiting; it does not jump when the wall clock is set.
    public var clock: any Clock<Duration>

    /// Draws a number evenly from 0 up to 1.
    public var chance: @Sendable () -> Double

    /// Makes a name that nobody else has.
    public var makeID: @Sendable () -> String

    /// Whether the outside can be reached.
    public var connectivity: any Connectivity

    /// Whether anybody can see the app.
    public var visibility: Visibility

    /// Who is told what the library does.
    public var reporter: any Reporter

    /// Where the tasks run that the library starts by itself; nil leaves it to the system.
    public var executor: (any TaskExecutor)?

    /// Creates an environment; what is left out is real.
    public init(
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock(),
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString },
        connectivity: any Connectivity = ConnectivitySwitch(),
        visibility: Visibility = Visibility(),
        reporter: any Reporter = SilentReporter(),
        executor: (any TaskExecutor)? = nil
    ) {
        self.now = now
        self.clock = clock
        self.chance = chance
        self.makeID = makeID
        self.connectivity = connectivity
        self.visibility = visibility
        self.reporter = reporter
        self.executor = executor
    }

    /// Makes the identity of one opening of a store or storage: unique among all who share what is stored,
    /// whatever names the environment makes, since a test may restart those.
    static func openingID() -> String { UUID().uuidString }

    /// Starts an unstructured task on the executor, which child tasks inherit and others do not. It has no
    /// part in the fetch that its starter may belong to: that one's place in a queue is not its own.
    @discardableResult
    package func task<Success: Sendable>(
        _ body: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        FetchQueue.$place.withValue(nil) { Task(executorPreference: executor, operation: body) }
    }

    /// Tries something until it is done, each time after twice as long: ten times in six minutes. The body
    /// gets how often it was tried before.
    func untilDone(_ body: @escaping @Sendable (_ attempt: Int) async throws -> Void) {
        task { [clock] in
            for attempt in 0..<10 {
                if (try? await body(attempt)) != nil { return }
                let pause = Duration.seconds(1).doubled(attempt, longest: .seconds(60))
                guard (try? await clock.sleep(for: pause)) != nil else { return }
            }
        }
    }
}
