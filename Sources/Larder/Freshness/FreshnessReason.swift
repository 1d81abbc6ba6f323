#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a value is fresh or not at one moment: one reason, with the moment it is based on.
///
/// The age of a snapshot is computed from it, so an explanation on screen always agrees with what
/// a load decides. It says nothing about whether the source can be asked.
///
/// ```swift
/// print(store.snapshot(of: "ecb").freshnessReason(at: now))
/// // Stale since 2026-05-02T09:05:00Z, by the rule of its store.
/// ```
public enum FreshnessReason: Sendable, Hashable {
    /// There is no value: it was never loaded, or was erased.
    case neverLoaded
    /// The value is fresh until a moment; `distantFuture` if it can never change.
    case fresh(until: Date, by: Decider)
    /// The value stopped being fresh at a moment.
    case stale(since: Date, by: Decider)
    /// Since a moment, the value may no longer be shown without asking the source.
    case expired(since: Date, by: Decider)
    /// The value was invalidated.
    case invalidated
    /// The value was bundled with the program, and no source has confirmed it yet.
    case packaged
    /// The value was confirmed at a moment that is still in the future, so the clock has been set back.
    case clockSetBack(confirmed: Date)
    /// It depends on the store's rule, which needs the value; only for listed entries, never for a snapshot.
    case leftToRule(confirmed: Date)

    /// Who decides how long a value is fresh.
    public enum Decider: String, Sendable, Hashable, Codable {
        /// The source, with the value.
        case source
        /// The rule of the store.
        case store
    }

    /// The age; nil if there is no value, or if it depends on the store's rule.
    public var age: Freshness.Age? {
        switch self {
        case .fresh: .fresh
        case .stale, .invalidated, .packaged, .clockSetBack: .stale
        case .expired: .expired
        case .neverLoaded, .leftToRule: nil
        }
    }

    /// Decides why a value is fresh or not. Being expired takes precedence over other reasons, and a value
    /// that can never change is fresh.
    init(
        _ validity: Validity, by decider: Decider, origin: Origin, isInvalidated: Bool,
        at now: Date
    ) {
        switch validity.age(at: now, isInvalidated: isInvalidated) {
        case .expired: self = .expired(since: validity.usableUntil, by: decider)
        case .fresh where validity.isImmutable: self = .fresh(until: .distantFuture, by: decider)
        case .fresh: self = .fresh(until: validity.freshUntil, by: decider)
        case .stale where isInvalidated: self = .invalidated
        case .stale where origin == .packaged: self = .packaged
        case .stale where now < validity.from: self = .clockSetBack(confirmed: validity.from)
        case .stale: self = .stale(since: validity.freshUntil, by: decider)
        }
    }
}

extension FreshnessReason: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch self {
        case .neverLoaded: "Not loaded yet."
        case .fresh(.distantFuture, _): "Fresh forever."
        case .fresh(let moment, let decider) where isEndless(moment):
            "Fresh until it is invalidated, \(decider.phrase)."
        case .fresh(let moment, let decider): "Fresh until \(text(moment)), \(decider.phrase)."
        case .stale(let moment, let decider): "Stale since \(text(moment)), \(decider.phrase)."
        case .expired(let moment, let decider): "Expired since \(text(moment)), \(decider.phrase)."
        case .invalidated: "Stale: marked as out of date."
        case .packaged: "Stale: it came with the program, and its source has not confirmed it yet."
        case .clockSetBack(let moment):
            "Stale: it was confirmed at \(text(moment)), which is in the future; the clock was set back."
        case .leftToRule(let moment):
            "Confirmed at \(text(moment)); the rule of its store says how long that is fresh."
        }
    }

    /// Whether a moment stands for no end: nothing but an invalidation makes such a value stale.
    private func isEndless(_ date: Date) -> Bool { date.timeIntervalSinceReferenceDate > 9e10 }

    /// Returns the moment to the second, or words for one outside any calendar.
    private func text(_ date: Date) -> String {
        if date <= .distantPast { return "the beginning" }
        return date.timeIntervalSinceReferenceDate < 2e11 ? date.formatted(.iso8601) : "for ever"
    }
}

extension FreshnessReason.Decider {
    fileprivate var phrase: String {
        switch self {
        case .source: "as its source says"
        case .store: "by the rule of its store"
        }
    }
}

extension Snapshot {
    /// Returns why the value is fresh or not at a moment.
    public func freshnessReason(at now: Date) -> FreshnessReason {
        guard let metadata = picture.metadata else { return .neverLoaded }
        return FreshnessReason(
            metadata.validity, by: metadata.extras?.freshness == nil ? .store : .source,
            origin: metadata.origin, isInvalidated: picture.isInvalidated, at: now)
    }
}

extension EntryMetadata {
    /// Returns why the value is fresh or not at a moment, as far as that can be decided without the value.
    ///
    /// This covers a freshness from the source, an invalidation, and a clock that was set back. Everything
    /// else is up to the store's rule, which may look at the value: pass `rule` if it needs only the times;
    /// otherwise the result is ``FreshnessReason/leftToRule(confirmed:)``.
    public func freshnessReason(
        at now: Date, rule: ((Timestamps) -> Validity)? = nil
    ) -> FreshnessReason {
        if let validity = freshness?.validity(from: times.confirmed) ?? rule?(times) {
            return FreshnessReason(
                validity, by: freshness == nil ? .store : .source, origin: origin,
                isInvalidated: isInvalidated, at: now)
        }
        if isInvalidated { return .invalidated }
        if now < times.confirmed { return .clockSetBack(confirmed: times.confirmed) }
        return .leftToRule(confirmed: times.confirmed)
    }
}

extension EntrySummary {
    /// Returns why the value is fresh or not at a moment; see ``EntryMetadata/freshnessReason(at:rule:)``.
    public func freshnessReason(
        at now: Date, rule: ((Timestamps) -> Validity)? = nil
    ) -> FreshnessReason {
        metadata.freshnessReason(at: now, rule: rule)
    }
}
