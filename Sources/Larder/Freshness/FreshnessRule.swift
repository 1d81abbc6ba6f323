#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a store decides how long each of its values is fresh.
///
/// What a source says with a value (``Fetched/freshness``) wins over the store's rule.
///
/// ```swift
/// Store(name: "songs", source: songs, freshness: .after(.seconds(300)))
/// Store(name: "rates", source: ecb, freshness: .scheduled(calendar))
/// ```
public struct FreshnessRule<Value: Sendable>: Sendable {
    private let decide: @Sendable (Value, ValueTimes) -> Validity

    /// Creates a rule from a closure that is asked whenever a value is fetched, confirmed or restored.
    public init(_ decide: @escaping @Sendable (_ value: Value, _ times: ValueTimes) -> Validity) {
        self.decide = decide
    }

    /// Returns when a value with these times is fresh and usable.
    public func validity(of value: Value, _ times: ValueTimes) -> Validity {
        decide(value, times)
    }

    /// Fresh for a while after confirmation, and shown until `stale` while a fetch runs.
    public static func after(_ fresh: Duration, stale: Duration = .forever) -> Self {
        constant(Freshness(fresh: fresh, stale: stale))
    }

    /// The same freshness for every value.
    public static func constant(_ freshness: Freshness) -> Self {
        Self { _, times in freshness.validity(from: times.confirmed) }
    }

    /// Never fresh: every load asks the source and shows what is stored meanwhile.
    public static var alwaysStale: Self { constant(.alwaysStale) }

    /// Fresh until somebody invalidates it, at any age.
    public static var untilInvalidated: Self { constant(.untilInvalidated) }

    /// Fresh for ever: not even invalidating makes it stale, for values named by their content.
    public static var immutable: Self {
        Self { _, times in
            Validity(
                from: times.confirmed, freshUntil: .distantFuture, usableUntil: .distantFuture,
                isImmutable: true)
        }
    }

    /// Computed from the value, such as an expiry date that it carries.
    public static func computed(
        _ freshness: @escaping @Sendable (Value, ValueTimes) -> Freshness
    ) -> Self {
        Self { value, times in freshness(value, times).validity(from: times.confirmed) }
    }

    /// Fresh until the source's calendar says that newer data must be out.
    ///
    /// A source is sometimes late. After it confirmed that there is nothing newer yet, the value
    /// counts as fresh for `patience` more, so that readers do not storm it.
    public static func scheduled(
        _ schedule: any PublicationSchedule, patience: Duration = .seconds(300),
        stale: Duration = .forever
    ) -> Self {
        Self { _, times in
            let data = times.asOf ?? times.fetched
            let due = schedule.nextPublication(afterDataOf: data)
            return Validity(
                from: times.confirmed,
                freshUntil: max(due, times.confirmed.adding(patience)),
                usableUntil: times.confirmed.adding(stale)
            )
        }
    }
}

/// When a source publishes.
public protocol PublicationSchedule: Sendable {
    /// Returns the moment from which data newer than the given data must be out.
    ///
    /// `asOf` is the moment or day that the data in hand is for.
    func nextPublication(afterDataOf asOf: Date) -> Date
}

/// The times of one value.
public struct ValueTimes: Sendable, Hashable, Codable {
    /// When the value came from its source, or was set.
    public var fetched: Date

    /// When it was last said to be current: by a fetch, or by a not-modified answer.
    public var confirmed: Date

    /// The moment the data is for, by its own account; nil when the data does not say.
    public var asOf: Date?

    /// Creates the times of a value; without `confirmed` it was confirmed when fetched.
    public init(fetched: Date, confirmed: Date? = nil, asOf: Date? = nil) {
        self.fetched = fetched
        self.confirmed = confirmed ?? fetched
        self.asOf = asOf
    }
}

extension ValueTimes {
    /// Whether it was confirmed so lately that there may still be news of what was said before.
    func isNew(at now: Date) -> Bool { abs(now.timeIntervalSince(confirmed)) < 5 }
}
