#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Decides how often to check sources that change at unknown times.
///
/// Pure arithmetic on a ``RefreshState``: sources that change often are checked often, a publisher's hints
/// make the wait longer and never shorter, failures double it, jitter spreads it, and every wait has a limit.
/// ``RefreshRound`` does the checking.
///
/// ```swift
/// let schedule = RefreshSchedule()
/// let due = schedule.due(feeds, at: now, host: \.host, state: \.refresh)
/// feed.refresh = schedule.state(feed.refresh, after: .unchanged, at: now, random: random)
/// ```
public struct RefreshSchedule: Sendable, Hashable {
    /// The wait if it is not known how often something changes.
    public var base: Duration

    /// The shortest wait after a successful check.
    public var shortest: Duration

    /// The longest wait after a successful check, whatever the publisher asks for.
    public var longest: Duration

    /// How many checks to make per expected new item; nil always waits for ``base``.
    public var checksPerItem: Double?

    /// The wait after the first failure; each further failure doubles it.
    public var firstPause: Duration

    /// The longest wait after a failure.
    public var longestPause: Duration

    /// The longest pause that a host may ask for.
    public var longestRetryAfter: Duration

    /// The fraction of each wait that randomness may add, so that checks do not all coincide.
    public var jitter: Double

    /// Creates a schedule; the defaults are explained on the "Important defaults" page.
    public init(
        base: Duration = .seconds(3_600), shortest: Duration = .seconds(300),
        longest: Duration = .seconds(86_400), checksPerItem: Double? = 4,
        firstPause: Duration = .seconds(900), longestPause: Duration = .seconds(86_400),
        longestRetryAfter: Duration = .seconds(86_400), jitter: Double = 0.1
    ) {
        precondition(
            .zero < shortest && shortest <= base && base <= longest,
            "the waits must be ordered: \(shortest), \(base), \(longest)")
        precondition(
            .zero < firstPause && firstPause <= longestPause,
            "the pauses must be ordered: \(firstPause), \(longestPause)")
        precondition((0...1).contains(jitter), "jitter (\(jitter)) is a part of the wait")
        precondition((checksPerItem ?? 1) > 0, "there must be a check for an item")
        self.base = base
        self.shortest = shortest
        self.longest = longest
        self.checksPerItem = checksPerItem
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.longestRetryAfter = longestRetryAfter
        self.jitter = jitter
    }

    /// The result of a check.
    public enum Outcome: Sendable {
        /// Something is new. `itemsPerWeek` is the rate of new items, if the items reveal it.
        case changed(itemsPerWeek: Double? = nil)

        /// Nothing is new.
        case unchanged

        /// The check failed. An error with a `retryAfter` holds the whole host until then.
        case failed(LarderError)

        /// No request was made, because the host asked for a pause until then.
        case held(until: Date)

        /// The source says it is permanently gone.
        case gone(LarderError)
    }

    /// Returns the state after a check.
    ///
    /// - Parameters:
    ///   - old: The state before the check.
    ///   - outcome: The result of the check.
    ///   - hints: The publisher's hints this time; nil keeps the earlier ones.
    ///   - now: When the check ended.
    ///   - random: A random number from 0 to 1.
    public func state(
        _ old: RefreshState, after outcome: Outcome, hints: RefreshHints? = nil, at now: Date,
        random: Double
    ) -> RefreshState {
        var new = old
        // A check in the future means that the clock was set back in the meantime.
        new.lastChecked = old.lastChecked.map { min($0, now) }
        switch outcome {
        case .changed(let rate):
            new.itemsPerWeek = rate.flatMap { $0 >= 0 ? $0 : nil } ?? grown(old, at: now)
            new.lastChanged = now
            succeed(&new, hints, now, random)
        case .unchanged:
            new.itemsPerWeek = old.itemsPerWeek.map { $0 * fading(since: old, at: now) }
            succeed(&new, hints, now, random)
        case .failed(let error):
            fail(&new, error, now, random)
        case .held(let until):
            new.heldUntil = min(until, now.adding(longestRetryAfter))
            new.nextCheck = new.heldUntil?.adding(spread(firstPause, random) - firstPause)
        case .gone(let error):
            new.lastChecked = now
            new.failures = Self.increment(old.failures)
            new.lastError = RefreshError(error)
            new.stopped = .gone
            new.nextCheck = nil
        }
        return new
    }

    private func succeed(
        _ state: inout RefreshState, _ hints: RefreshHints?, _ now: Date, _ random: Double
    ) {
        if let hints { state.hints = hints }
        state.lastChecked = now
        state.lastSucceeded = now
        state.failures = 0
        state.lastError = nil
        state.heldUntil = nil
        // A key that a person paused stays paused.
        if state.stopped == .gone { state.stopped = nil }
        let next = now.adding(spread(wait(after: state), random))
        state.nextCheck = state.hints.firstAllowed(from: next) ?? next
    }

    private func fail(
        _ state: inout RefreshState, _ error: LarderError, _ now: Date, _ random: Double
    ) {
        // Being offline says nothing about the source.
        guard error.code != .offline else {
            state.lastError = RefreshError(error)
            state.nextCheck = now.adding(spread(shortest, random))
            return
        }
        state.lastChecked = now
        state.failures = Self.increment(state.failures)
        state.lastError = RefreshError(error)
        var next = now.adding(spread(pause(failures: state.failures), random))
        if let until = error.retryAfter, until > now {
            let held = min(until, now.adding(longestRetryAfter))
            state.heldUntil = held
            next = max(next, held.adding(spread(firstPause, random) - firstPause))
        }
        state.nextCheck = next
    }

    /// Returns the wait after a successful check, without jitter: the longest that the items and the
    /// publisher suggest, within the limits.
    public func wait(after state: RefreshState) -> Duration {
        var wait = base
        if let checksPerItem, let rate = state.itemsPerWeek {
            let seconds = Self.week / max(rate * checksPerItem, 1e-6)
            wait = .seconds(min(seconds, longest.inSeconds))
        }
        for hint in [state.hints.freshFor, state.hints.interval].compactMap(\.self) {
            wait = max(wait, hint)
        }
        return min(max(wait, shortest), longest)
    }

    /// Returns the wait after a number of consecutive failures, without jitter.
    public func pause(failures: Int) -> Duration {
        firstPause.doubled(failures - 1, longest: longestPause)
    }

    private func spread(_ wait: Duration, _ random: Double) -> Duration {
        .seconds(wait.inSeconds * (1 + jitter * min(max(random, 0), 1)))
    }

    private static let week: Double = 7 * 86_400

    /// Returns the rate with one more change, while older changes decay over a week. If nothing is known, the
    /// first change gives the rate that makes the wait ``base``.
    private func grown(_ old: RefreshState, at now: Date) -> Double? {
        guard let checksPerItem else { return nil }
        guard let rate = old.itemsPerWeek else {
            return Self.week / (base.inSeconds * checksPerItem)
        }
        return rate * fading(since: old, at: now) + 1
    }

    private func fading(since state: RefreshState, at now: Date) -> Double {
        guard let last = state.lastSucceeded else { return 1 }
        return exp(-max(0, now.timeIntervalSince(last)) / Self.week)
    }

    private static func increment(_ count: Int) -> Int { min(max(count, 0), 1_000_000) + 1 }
}
