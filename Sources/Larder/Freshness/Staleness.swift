#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a value is fresh at one moment, or is not: one reason, with the moment it rests on.
///
/// The age of a snapshot is that of its staleness, so that a screen which explains itself cannot say
/// another thing than the load that decides. Whether anybody can be asked is another question.
///
/// ```swift
/// print(store.snapshot(of: "ecb").staleness(at: now))
/// // Stale since 2026-05-02T09:05:00Z, by the rule of its store.
/// ```
public enum Staleness: Sendable, Hashable {
    /// There is no value: it was never loaded, or was erased.
    case neverLoaded
    /// It is fresh until a moment, in the distant future for what can never change.
    case fresh(until: Date, by: Decider)
    /// Its freshness ended at a moment.
    case stale(since: Date, by: Decider)
    /// From a moment on it may not be shown without asking.
    case expired(since: Date, by: Decider)
    /// Somebody said that it is out of date.
    case invalidated
    /// It came packaged with the program, and no source has said anything yet.
    case packaged
    /// It was confirmed at a moment that is still to come, so the clock was set back since.
    case clockSetBack(confirmed: Date)
    /// It was confirmed at a moment, and its store's rule decides, which needs the value: said of what
    /// is only listed, never of a snapshot.
    case leftToRule(confirmed: Date)

    /// Whose word decides how long a value is fresh.
    public enum Decider: String, Sendable, Hashable, Codable {
        /// The source's, given with the value.
        case source
        /// The rule's of the store.
        case store
    }

    /// The age; nil where there is no value, or where the store's rule is needed.
    public var age: Freshness.Age? {
        switch self {
        case .fresh: .fresh
        case .stale, .invalidated, .packaged, .clockSetBack: .stale
        case .expired: .expired
        case .neverLoaded, .leftToRule: nil
        }
    }

    /// Decides of a value. A value that is expired says so whatever else is true of it, and one that
    /// can never change is fresh.
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

extension Staleness: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch self {
        case .neverLoaded: "Not loaded yet."
        case .fresh(.distantFuture, _): "Fresh for ever."
        case .fresh(let moment, let decider): "Fresh until \(text(moment)), \(decider.phrase)."
        case .stale(let moment, let decider): "Stale since \(text(moment)), \(decider.phrase)."
        case .expired(let moment, let decider): "Expired since \(text(moment)), \(decider.phrase)."
        case .invalidated: "Stale: marked as out of date."
        case .packaged: "Stale: it came with the program, and nobody has confirmed it yet."
        case .clockSetBack(let moment):
            "Stale: it was confirmed at \(text(moment)), which is still to come; the clock was set back."
        case .leftToRule(let moment):
            "Confirmed at \(text(moment)); the rule of its store says how long that is fresh."
        }
    }

    /// The moment to the second; one far outside of any calendar in words.
    private func text(_ date: Date) -> String {
        if date <= .distantPast { return "the beginning" }
        return date.timeIntervalSinceReferenceDate < 2e11 ? date.formatted(.iso8601) : "for ever"
    }
}

extension Staleness.Decider {
    fileprivate var phrase: String {
        switch self {
        case .source: "by its source's word"
        case .store: "by the rule of its store"
        }
    }
}

extension Snapshot {
    /// Returns why the value is fresh at a moment, or is not.
    public func staleness(at now: Date) -> Staleness {
        guard let facts = picture.facts else { return .neverLoaded }
        return Staleness(
            facts.validity, by: facts.extras?.freshness == nil ? .store : .source,
            origin: facts.origin, isInvalidated: picture.isInvalidated, at: now)
    }
}

extension StoredFacts {
    /// Returns why the value is fresh at a moment, or is not, as far as that is known without it.
    ///
    /// Decided here are the source's word, an invalidation and a clock that was set back. All else is
    /// up to the rule of the store, which may look at the value: give `rule` where it needs the times
    /// only; without one the answer is ``Staleness/leftToRule(confirmed:)``.
    public func staleness(
        at now: Date, rule: ((ValueTimes) -> Validity)? = nil
    ) -> Staleness {
        if let validity = freshness?.validity(from: times.confirmed) ?? rule?(times) {
            return Staleness(
                validity, by: freshness == nil ? .store : .source, origin: origin,
                isInvalidated: isInvalidated, at: now)
        }
        if isInvalidated { return .invalidated }
        if now < times.confirmed { return .clockSetBack(confirmed: times.confirmed) }
        return .leftToRule(confirmed: times.confirmed)
    }
}

extension EntrySummary {
    /// Returns why the value is fresh at a moment, or is not; see ``StoredFacts/staleness(at:rule:)``.
    public func staleness(
        at now: Date, rule: ((ValueTimes) -> Validity)? = nil
    ) -> Staleness {
        facts.staleness(at: now, rule: rule)
    }
}
