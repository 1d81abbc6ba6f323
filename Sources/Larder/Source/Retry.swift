#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How often and when a failed fetch is retried.
///
/// The wait before retry *n* is `first` doubled *n* − 1 times and varied by `jitter`, but at most `longest`,
/// so that clients that failed together do not return together. If the other side named a moment
/// (``LarderError/retryAfter``), there is no retry before it; if that is further away than `longest`, there
/// is no further retry.
public struct Retry: Sendable {
    /// The maximum number of retries after the first attempt.
    public var limit: Int

    /// The wait before the first retry.
    public var first: Duration

    /// The longest wait.
    public var longest: Duration

    /// How far a wait may randomly vary in either direction, from 0 (not at all) to 1 (by all of it).
    public var jitter: Double

    /// Returns whether an error is worth a retry at all.
    public var applies: @Sendable (LarderError) -> Bool

    /// Creates a rule.
    public init(
        limit: Int = 3, first: Duration = .seconds(1), longest: Duration = .seconds(30),
        jitter: Double = 0.5,
        applies: @escaping @Sendable (LarderError) -> Bool = { $0.isTransient }
    ) {
        precondition(limit >= 0 && first >= .zero && longest >= first && (0...1).contains(jitter))
        self.limit = limit
        self.first = first
        self.longest = longest
        self.jitter = jitter
        self.applies = applies
    }

    /// Three retries after about 1, 2 and 4 seconds, for transient errors.
    public static let standard = Retry()

    /// No retries.
    public static let never = Retry(limit: 0)

    /// Returns the wait before the next attempt, or nil if there is to be none.
    ///
    /// `attempt` is the number of attempts so far; `random` is a uniform random number from 0 to 1.
    public func delay(
        after error: LarderError, attempt: Int, now: Date, random: Double
    ) -> Duration? {
        guard attempt <= limit, applies(error) else { return nil }
        let wait = first.doubled(attempt - 1, longest: longest)
        let spread = wait.inSeconds * jitter
        let (least, most) = (
            wait.inSeconds - spread, min(wait.inSeconds + spread, longest.inSeconds)
        )
        var seconds = least + (most - least) * random
        if let until = error.retryAfter {
            let asked = until.timeIntervalSince(now)
            if asked > longest.inSeconds { return nil }
            seconds = max(seconds, asked)
        }
        return .seconds(max(0, seconds))
    }
}

extension Duration {
    /// Returns this duration doubled a number of times, limited to `longest`.
    func doubled(_ times: Int, longest: Duration) -> Duration {
        var wait = self
        // A hundred doublings exceed any limit; zero stays zero.
        for _ in 0..<min(max(times, 0), 100) where wait < longest { wait = wait * 2 }
        return min(wait, longest)
    }

    /// The pause before work of ours that failed, such as reading what changed, is tried again: one second after the
    /// first failure, doubled after each further one, at most one minute.
    static func backoff(after failures: Int) -> Duration {
        Duration.seconds(1).doubled(failures - 1, longest: .seconds(60))
    }
}
