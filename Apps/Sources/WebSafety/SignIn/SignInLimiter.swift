public import Foundation
internal import Larder

/// Slows down guessing: after five wrong passwords, an address has to wait, longer each time.
///
/// This applies only to that address, so a stranger cannot lock out anybody else.
public final class SignInLimiter: Sendable {
    private struct Tries {
        var wrong = 0
        var last: Date
    }

    private let all = Locked<[String: Tries]>([:])
    private let now: @Sendable () -> Date

    /// How many wrong passwords have no penalty.
    public static let free = 5
    /// After how many seconds without an attempt an address is forgotten.
    public static let memory = 3_600.0

    /// Creates a limiter.
    public init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// Returns how many seconds an address has to wait before its next attempt; 0 if it need not
    /// wait.
    public func wait(_ peer: String) -> Int {
        let now = now()
        return all.withLock { all in
            guard let tries = all[peer], tries.wrong >= Self.free else { return 0 }
            let pause = min(900, 1 << min(10, tries.wrong - Self.free + 1))
            let left = Double(pause) - now.timeIntervalSince(tries.last)
            return max(0, Int(left.rounded(.up)))
        }
    }

    /// Records the result of an attempt.
    public func note(_ peer: String, wasRight: Bool) {
        let now = now()
        all.withLock { all in
            if wasRight { return all[peer] = nil }
            if all.count > 10_000 {
                all = all.filter { now.timeIntervalSince($0.value.last) < Self.memory }
            }
            var tries = all[peer] ?? Tries(last: now)
            if now.timeIntervalSince(tries.last) > Self.memory { tries.wrong = 0 }
            tries.wrong += 1
            tries.last = now
            all[peer] = tries
        }
    }
}
