public import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A clock that the test moves, for waiting and for the wall clock.
///
/// ```swift
/// let clock = ManualClock()
/// let store = Store(name: "songs", source: source, environment: clock.environment())
/// clock.advance(by: .seconds(300))
/// ```
public final class ManualClock: Clock {
    /// An instant of a manual clock: the time since the clock was created.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public var offset: Duration

        /// Creates an instant.
        public init(offset: Duration) { self.offset = offset }

        /// Returns the instant a duration later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time from this instant to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Orders instants by time.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper: Sendable {
        var id: Int
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now = Instant(offset: .zero)
        var wallShift: TimeInterval = 0
        /// How many ids were made, in all environments: those that share a clock may share a storage.
        var names = 0
        var sleepers: [Sleeper] = []
        var nextID = 0
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func due() -> [CheckedContinuation<Void, any Error>] {
            let due = sleepers.filter { $0.deadline <= now }
                .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
            sleepers.removeAll { $0.deadline <= now }
            return due.map(\.continuation)
        }

        mutating func metWatchers() -> [CheckedContinuation<Void, Never>] {
            let met = watchers.filter { $0.count <= sleepers.count }
            watchers.removeAll { $0.count <= sleepers.count }
            return met.map(\.continuation)
        }
    }

    private let state = Locked(State())
    private let start: Date

    /// Creates a clock whose wall clock shows the given date.
    public init(date: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        start = date
    }

    /// The current instant.
    public var now: Instant { state.withLock { $0.now } }

    /// Zero: the clock distinguishes any two instants.
    public var minimumResolution: Duration { .zero }

    /// The date of its wall clock.
    public var date: Date {
        let (now, shift) = state.withLock { ($0.now, $0.wallShift) }
        return start.addingTimeInterval(now.offset.inSeconds + shift)
    }

    /// The earliest deadline of a sleeping task; nil if no task sleeps.
    public var nextDeadline: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }

    /// Advances the time and wakes the tasks that are due, in the order of their deadlines.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.due()
        }
        for continuation in due { continuation.resume() }
    }

    /// Sets only the wall clock forward or back, as a person would; sleeping tasks are not affected.
    public func shiftWall(by duration: Duration) {
        state.withLock { $0.wallShift += duration.inSeconds }
    }

    /// Waits until at least this many tasks sleep on this clock.
    public func sleepers(atLeast count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Sleeps until the test has advanced the clock to the deadline.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (outcome, met): (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) =
                    state.withLock { state in
                        if Task.isCancelled { return (.failure(CancellationError()), []) }
                        if deadline <= state.now { return (.success(()), []) }
                        state.sleepers.append(
                            Sleeper(id: id, deadline: deadline, continuation: continuation))
                        return (nil, state.metWatchers())
                    }
                if let outcome { continuation.resume(with: outcome) }
                for watcher in met { watcher.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Returns an environment that uses this clock, a random number that is always one half, and ids that
    /// count up across all environments of the clock.
    public func environment(
        connectivity: any Connectivity = ConnectivitySwitch(otherwise: .online),
        reporter: any Reporter = SilentReporter()
    ) -> StoreEnvironment {
        StoreEnvironment(
            now: { self.date }, clock: self, random: { 0.5 },
            makeID: {
                self.state.withLock { state in
                    state.names += 1
                    return "id-\(state.names)"
                }
            },
            connectivity: connectivity, reporter: reporter)
    }
}
