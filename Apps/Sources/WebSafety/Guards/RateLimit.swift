internal import HTTPTypes
public import Hummingbird
internal import Larder

/// Allows so many requests a second from each visitor, and a few more at once; refuses others with
/// 429.
///
/// This machine's own requests are not counted: whoever can send them can do worse. Behind a proxy that is
/// not among the ``TrustedProxies``, that holds for everybody.
public struct RateLimit<Context: ConnectionContext>: RouterMiddleware {
    private struct Bucket {
        var left: Double
        var time: ContinuousClock.Instant
    }

    private final class Buckets: Sendable {
        let all = Locked<[Visitor?: Bucket]>([:])
    }

    private let buckets = Buckets()
    private let burst: Double
    private let rate: Double
    private let countsLocal: Bool
    private let now: @Sendable () -> ContinuousClock.Instant

    /// The maximum number of visitors; beyond that, those with the least recent requests are
    /// forgotten.
    static var visitors: Int { 10_000 }

    /// Creates a limit of `rate` requests a second, and `burst` at once.
    public init(
        rate: Double = 50, burst: Double = 300, countsLocal: Bool = false,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.rate = rate
        self.burst = burst
        self.countsLocal = countsLocal
        self.now = now
    }

    /// Passes on a request, or refuses it for now.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if !countsLocal, context.visitor?.isLoopback == true {
            return try await next(request, context)
        }
        guard takes(context.visitor) else {
            return .plain(
                .tooManyRequests, "Too many requests at once: wait a little.", [.retryAfter: "2"])
        }
        return try await next(request, context)
    }

    /// Counts a request of a visitor; returns whether it is within the limit.
    func takes(_ visitor: Visitor?) -> Bool {
        let time = now()
        return buckets.all.withLock { all in
            if all.count >= Self.visitors, all[visitor] == nil {
                // Full buckets hold no information.
                all = all.filter {
                    Self.seconds($0.value.time, time) * rate + $0.value.left < burst
                }
                if all.count >= Self.visitors { all.removeAll() }
            }
            var bucket = all[visitor] ?? Bucket(left: burst, time: time)
            bucket.left = min(burst, bucket.left + Self.seconds(bucket.time, time) * rate)
            bucket.time = time
            let isWithin = bucket.left >= 1
            if isWithin { bucket.left -= 1 }
            all[visitor] = bucket
            return isWithin
        }
    }

    private static func seconds(
        _ start: ContinuousClock.Instant, _ end: ContinuousClock.Instant
    ) -> Double {
        let elapsed = start.duration(to: end).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }
}
