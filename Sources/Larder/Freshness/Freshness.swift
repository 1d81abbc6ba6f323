#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decides whether a stored value may be served without asking its source.
///
/// A value passes through three ages. While *fresh* it is served alone. While *stale* it is served
/// and a fetch starts behind it. Once *expired* the reader waits for the fetch.
///
/// ```swift
/// let rates = Freshness(fresh: .seconds(3_600), stale: .seconds(604_800))
/// rates.age(of: confirmedAt, at: now)
/// ```
public struct Freshness: Sendable, Hashable, Codable {
    /// How long after confirmation a value is served without a fetch.
    public var fresh: Duration

    /// How long after confirmation a value may be shown while a fetch runs.
    public var stale: Duration

    /// Creates a rule; a value must be allowed to be stale at least as long as it is fresh.
    public init(fresh: Duration, stale: Duration = .forever) {
        precondition(fresh <= stale, "stale (\(stale)) must not end before fresh (\(fresh))")
        self.fresh = fresh
        self.stale = stale
    }

    /// Stale from the start, shown for ever: every load asks, and shows what there is meanwhile.
    public static let alwaysStale = Freshness(fresh: .zero)

    /// Fresh until somebody invalidates it.
    public static let untilInvalidated = Freshness(fresh: .forever)

    /// Returns the age of a value confirmed at one moment and read at another.
    ///
    /// An age equal to a limit is past it. When the clock was set back, `now` lies before
    /// `confirmed`: such a value counts as stale, shown and checked, rather than trusted or thrown
    /// away.
    public func age(of confirmed: Date, at now: Date) -> Age {
        validity(from: confirmed).age(at: now)
    }

    /// Returns the moments between which a value confirmed at one moment is fresh and usable.
    public func validity(from confirmed: Date) -> Validity {
        Validity(
            from: confirmed,
            freshUntil: confirmed.adding(fresh),
            usableUntil: confirmed.adding(stale)
        )
    }

    /// The three ages of a value.
    public enum Age: String, Sendable, Hashable, Codable {
        case fresh, stale, expired
    }
}

extension Duration {
    /// Longer than any program runs: about three thousand years.
    public static let forever = Duration.seconds(100_000_000_000)

    /// The length in seconds; fractions are kept as far as a double holds them.
    public var inSeconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}

extension Date {
    /// Returns the moment a duration later.
    func adding(_ duration: Duration) -> Date {
        addingTimeInterval(duration.inSeconds)
    }
}
