internal import Larder

/// Slows down guessing: after five wrong passwords, a visitor has to wait, longer each time.
///
/// This applies only to that visitor, so a stranger cannot lock out anybody else. Times come from a clock
/// that nobody can set back or forward.
public final class SignInLimiter: Sendable {
    private struct Tries {
        var wrong = 0
        /// The time since the limiter was made.
        var last: Duration
    }

    private let all = Locked<[Visitor?: Tries]>([:])
    private let elapsed: @Sendable () -> Duration

    /// How many wrong passwords have no penalty.
    public static let free = 5
    /// How long after the last attempt a visitor is forgotten.
    public static let memory = Duration.seconds(3_600)
    /// The most visitors that are remembered; beyond that, the one with the oldest attempt is forgotten.
    static let most = 10_000

    /// Creates a limiter.
    public init(clock: some Clock<Duration> = ContinuousClock()) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Counts an attempt as wrong before its password is compared, so that attempts at the same time count
    /// too; or returns how many seconds the visitor has to wait, and counts nothing.
    public func begin(_ visitor: Visitor?) -> Int {
        let now = elapsed()
        return all.withLock { all in
            var tries = all[visitor] ?? Tries(last: now)
            let elapsed = now - tries.last
            if elapsed > Self.memory { tries.wrong = 0 }
            let wait = Self.pause(after: tries.wrong) - elapsed
            if wait > .zero { return Self.wholeSeconds(wait) }
            if all.count >= Self.most, all[visitor] == nil,
                let oldest = all.min(by: { $0.value.last < $1.value.last })?.key
            {
                all[oldest] = nil
            }
            all[visitor] = Tries(wrong: tries.wrong + 1, last: now)
            return 0
        }
    }

    /// Forgets a visitor's attempts: the password was right.
    public func succeed(_ visitor: Visitor?) {
        all.withLock { _ = $0.removeValue(forKey: visitor) }
    }

    /// How many visitors are remembered.
    var count: Int { all.withLock { $0.count } }

    private static func pause(after wrong: Int) -> Duration {
        wrong < free ? .zero : .seconds(min(900, 1 << min(10, wrong - free + 1)))
    }

    private static func wholeSeconds(_ duration: Duration) -> Int {
        let parts = duration.components
        return Int(parts.seconds) + (parts.attoseconds > 0 ? 1 : 0)
    }
}
