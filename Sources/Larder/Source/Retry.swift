#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How often and when a failed fetch is tried again.
///
/// The wait before try *n* + 1 is `first` doubled *n* times, at most `longest`, and then varied by
/// `jitter`, so that clients that failed together do not come back together. When the other side
/// named a moment (``LarderError/retryAfter``) no try is made before it; when that is further
/// away than `longest`, there is no further try.
public struct Retry: Sendable {
    /// How many further tries after the first.
    public var limit: Int

    /// The wait before the second try.
    public var first: Duration

    /// The longest wait.
    public var longest: Duration

    /// The part of the wait that is left to chance, from 0 (none) to 1 (all of it).
    public var jitter: Double

    /// Whether an error is worth another try at all.
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

    /// Three further tries after about 1, 2 and 4 seconds, for what can pass by itself.
    public static let standard = Retry()

    /// One try only.
    public static let never = Retry(limit: 0)

    /// Returns the wait before the next try, or nil when there is to be none.
    ///
    /// `attempt` counts the tries made so far; `chance` is drawn evenly from 0 to 1.
    public func delay(
        after error: LarderError, attempt: Int, now: Date, chance: Double
    ) -> Duration? {
        guard attempt <= limit, applies(error) else { return nil }
        let wait = first.doubled(attempt - 1, longest: longest)
        let spread = wait.inSeconds * jitter
        var seconds = wait.inSeconds - spread + spread * chance * 2
        seconds = min(seconds, longest.inSeconds)
        if let until = error.retryAfter {
            let asked = until.timeIntervalSince(now)
            if asked > longest.inSeconds { return nil }
            seconds = max(seconds, asked)
        }
        return .seconds(max(0, seconds))
    }
}

extension Duration {
    /// Returns this doubled so many times, and no longer than the longest.
    func doubled(_ times: Int, longest: Duration) -> Duration {
        var wait = self
        // A hundred times is longer than any limit; of nothing it is nothing.
        for _ in 0..<min(max(times, 0), 100) where wait < longest { wait = wait * 2 }
        return min(wait, longest)
    }
}
