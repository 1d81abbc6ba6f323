#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a store decides how long each of its values is fresh.
///
/// A freshness that the source returns with a value (``Fetched/freshness``) takes precedence over the store's
/// rule, unless the rule is ``overridingSource``.
///
/// ```swift
/// Store(name: "songs", source: songs, freshness: .after(.seconds(300)))
/// Store(name: "rates", source: ecb, freshness: .scheduled(calendar))
/// ```
public struct FreshnessRule<Value: Sendable>: Sendable {
    private let decide: @Sendable (Value, Timestamps) -> Validity

    /// Whether the rule takes precedence over what the source says.
    private(set) var overridesSource = false

    /// Whether this is the rule of stores that were given none.
    private(set) var isDefault = false

    /// Creates a rule from a closure that is called whenever a value is fetched, confirmed or restored.
    public init(_ decide: @escaping @Sendable (_ value: Value, _ times: Timestamps) -> Validity) {
        self.decide = decide
    }

    /// Returns how long a value with these times is fresh and usable.
    public func validity(of value: Value, _ times: Timestamps) -> Validity {
        decide(value, times)
    }

    /// The same rule, with precedence over what the source says about a value, such as a server's `max-age`.
    ///
    /// For a server that is known to be wrong: one that says that everything is fresh for a year, or nothing for a
    /// second. It applies to stored values too. An HTTP cache below the source still follows the server, and
    /// so does the time that a busy server asks for.
    ///
    /// ```swift
    /// Store(name: "rates", source: rates, freshness: .after(.seconds(3_600)).overridingSource)
    /// ```
    public var overridingSource: Self {
        var rule = self
        rule.overridesSource = true
        return rule
    }

    /// Returns how long a value with these facts is fresh: by the source if it says so, or else by the rule.
    func validity(
        of value: @autoclosure () -> Value, _ times: Timestamps, source: Freshness?
    ) -> Validity {
        guard let source else { return validity(of: value(), times) }
        guard overridesSource else { return source.validity(from: times.confirmed) }
        var validity = validity(of: value(), times)
        validity.overridesSource = true
        return validity
    }

    /// Fresh for a while after confirmation; after that, shown until `stale` while a fetch runs.
    public static func after(_ fresh: Duration, stale: Duration = .forever) -> Self {
        constant(Freshness(fresh: fresh, stale: stale))
    }

    /// The same freshness for every value.
    public static func constant(_ freshness: Freshness) -> Self {
        Self { _, times in freshness.validity(from: times.confirmed) }
    }

    /// Never fresh: every load asks the source, and shows the stored value in the meantime.
    ///
    /// A store without a source, whose values nobody could fetch, takes this for ``untilInvalidated``.
    public static var alwaysStale: Self {
        var rule = constant(.alwaysStale)
        rule.isDefault = true
        return rule
    }

    /// Fresh at any age until it is invalidated.
    public static var untilInvalidated: Self { constant(.untilInvalidated) }

    /// Fresh forever, even if invalidated; for values that are named by their content.
    public static var immutable: Self {
        Self { _, times in
            Validity(
                from: times.confirmed, freshUntil: .distantFuture, usableUntil: .distantFuture,
                isImmutable: true)
        }
    }

    /// Computed from the value, for example from an expiry date it contains.
    public static func computed(
        _ freshness: @escaping @Sendable (Value, Timestamps) -> Freshness
    ) -> Self {
        Self { value, times in freshness(value, times).validity(from: times.confirmed) }
    }

    /// Fresh until the source's schedule says that newer data must be available.
    ///
    /// A source is sometimes late. When it has confirmed that there is nothing newer yet, the value counts as
    /// fresh for another `patience`, so that readers do not flood the source.
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

/// The times at which a source publishes.
public protocol PublicationSchedule: Sendable {
    /// Returns the moment from which newer data than the given data must be available.
    ///
    /// `asOf` is the moment or day that the known data is for.
    func nextPublication(afterDataOf asOf: Date) -> Date
}

/// The times of one value.
public struct Timestamps: Sendable, Hashable, Codable {
    /// When the value came from its source, or was set.
    public var fetched: Date

    /// When it was last confirmed to be current: by a fetch, or by a not-modified answer.
    public var confirmed: Date

    /// The moment the data is for; nil if the data does not say.
    public var asOf: Date?

    /// Creates the times of a value; without `confirmed`, it counts as confirmed when it was fetched.
    public init(fetched: Date, confirmed: Date? = nil, asOf: Date? = nil) {
        self.fetched = fetched
        self.confirmed = confirmed ?? fetched
        self.asOf = asOf
    }
}

extension Timestamps {
    /// Returns whether the value was confirmed so recently that notifications of earlier changes may still
    /// arrive.
    func isNew(at now: Date) -> Bool { abs(now.timeIntervalSince(confirmed)) < 5 }
}
