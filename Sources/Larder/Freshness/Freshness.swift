#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decides whether a stored value may be served without asking its source.
///
/// A value passes through three ages. While *fresh*, it is served without a fetch. While *stale*, it is
/// served and a fetch starts in the background. Once *expired*, the reader waits for the fetch.
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

    /// Creates a rule; `stale` must be at least as long as `fresh`.
    public init(fresh: Duration, stale: Duration = .forever) {
        precondition(fresh <= stale, "stale (\(stale)) must not end before fresh (\(fresh))")
        self.fresh = fresh
        self.stale = stale
    }

    /// Stale from the start and usable forever: every load asks the source, and shows the stored value
    /// in the meantime.
    public static let alwaysStale = Freshness(fresh: .zero)

    /// Fresh until it is invalidated.
    public static let untilInvalidated = Freshness(fresh: .forever)

    /// Returns the age of a value that was confirmed at one moment and is read at another.
    ///
    /// An age equal to a limit is past it. If the clock was set back, `now` is before `confirmed`; the value
    /// then counts as stale: shown and checked, rather than trusted or discarded.
    public func age(of confirmed: Date, at now: Date) -> Age {
        validity(from: confirmed).age(at: now)
    }

    /// Returns until when a value confirmed at a moment is fresh and usable.
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

    /// The length in seconds, to the precision of a `Double`.
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
