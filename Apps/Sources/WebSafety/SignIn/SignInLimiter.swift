public import Foundation
internal import Larder

/// Slows down who tries passwords: after five wrong ones from an address it waits, longer each time.
///
/// Only that address: a stranger cannot lock anybody else out.
public final class SignInLimiter: Sendable {
    private struct Tries {
        var wrong = 0
        var last: Date
    }

    private let all = Locked<[String: Tries]>([:])
    private let now: @Sendable () -> Date

    /// How many wrong passwords cost nothing.
    public static let free = 5
    /// After how many seconds without a try an address is forgotten.
    public static let memory = 3_600.0

    /// Creates a limiter.
    public init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// Returns how many seconds an address has to wait before its next try; 0 when it need not.
    public func wait(_ peer: String) -> Int {
        let now = now()
        return all.withLock { all in
            guard let tries = all[peer], tries.wrong >= Self.free else { return 0 }
            let pause = min(900, 1 << min(10, tries.wrong - Self.free + 1))
            let left = Double(pause) - now.timeIntervalSince(tries.last)
            return max(0, Int(left.rounded(.up)))
        }
    }

    /// Notes what came of a try.
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
