#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What becomes of a write that could not be delivered, decided by the error.
///
/// ```swift
/// let rule = DeliveryRule { error, failures in
///     if error.code == .conflict { return .ask }
///     return error.isTransient ? .again : .park
/// }
/// ```
public struct DeliveryRule: Sendable {
    /// The decision about a write that failed.
    public enum Decision: String, Sendable, Hashable, Codable {
        /// Sends it again after a wait; its lane waits with it.
        case again
        /// Sets it aside for a person to retry or drop; its lane goes on.
        case park
        /// Lets a person decide whether to retry or drop it; its lane waits until then.
        case ask
        /// Gives it up and lets its lane go on. The last thousand such writes stay on record.
        case drop
    }

    /// Decides by the error, and how often in a row the write has failed with its code.
    public var decide: @Sendable (_ error: LarderError, _ failures: Int) -> Decision

    private let retry: Retry

    /// The longest wait that the other side can ask for.
    private static let longestAsked: TimeInterval = 86_400

    /// Creates a rule.
    ///
    /// The wait before attempt *n* + 1 is `first` doubled *n* − 1 times, at most `longest`, varied at random by
    /// up to the fraction `jitter`. If the other side named a moment (``LarderError/retryAfter``), the write
    /// waits for that, but at most a day.
    public init(
        first: Duration = .seconds(1), longest: Duration = .seconds(300), jitter: Double = 0.5,
        decide: @escaping @Sendable (_ error: LarderError, _ failures: Int) -> Decision
    ) {
        retry = Retry(
            limit: .max, first: first, longest: longest, jitter: jitter, applies: { _ in true })
        self.decide = decide
    }

    /// Sends again for as long as the error is transient, a conflict three times in a row, and parks everything
    /// else.
    public static let standard = DeliveryRule { error, failures in
        if error.code == .conflict, failures >= 3 { return .park }
        return error.isTransient ? .again : .park
    }

    /// Returns the wait before the next attempt.
    func delay(
        after error: LarderError, attempts: Int, now: Date, random: Double
    ) -> Duration {
        var own = error
        own.retryAfter = nil
        let wait = retry.delay(after: own, attempt: attempts, now: now, random: random) ?? .zero
        guard let until = error.retryAfter else { return wait }
        let asked = min(max(until.timeIntervalSince(now), 0), Self.longestAsked)
        return max(wait, .seconds(asked))
    }

    /// The latest moment at which a write is due, whatever its record says: a clock that was set back must not
    /// hold it up for longer than any wait.
    func latest(from now: Date) -> Date {
        // Some more than the longest wait, or setting the clock back by a second would end one.
        now.addingTimeInterval(2 * max(retry.longest.inSeconds, Self.longestAsked))
    }
}
