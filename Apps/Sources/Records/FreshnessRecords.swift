public import Foundation
public import Larder
public import Rates

/// The freshness of an entry in a list: why it is fresh or stale; without a reason, it is simply
/// kept.
public struct EntryFreshness: Sendable, Hashable {
    /// The reason; nil for a person's own data, which is neither fresh nor stale.
    public let freshnessReason: FreshnessReason?

    /// Judges an entry of a storage as a load would, unless its application knows better.
    public init(_ entry: EntrySummary, at now: Date, known: FreshnessReason?) {
        let isUserData = entry.metadata.origin == .local && !entry.metadata.isInvalidated
        freshnessReason = known ?? (isUserData ? nil : entry.freshnessReason(at: now))
    }

    /// Judges an entry of a storage as a load would, and the entry of a rate by its calendar.
    public init(_ entry: EntrySummary, at now: Date, rates: ExchangeRates) {
        self.init(entry, at: now, known: rates.freshnessReason(of: entry, at: now))
    }

    /// Whether a load would not fetch it.
    public var isFine: Bool { freshnessReason.map { $0.age == .fresh } ?? true }

    /// In a word or two.
    public var word: String {
        switch freshnessReason {
        case nil: "kept"
        case .neverLoaded: "not loaded"
        case .fresh: "fresh"
        case .stale: "stale"
        case .expired: "expired"
        case .invalidated: "invalidated"
        case .packaged: "packaged"
        case .clockSetBack: "from the future"
        case .leftToRule: "unknown"
        }
    }

    /// Until when it is fresh, or since when it is stale, if there is such a moment.
    public var moment: (preposition: String, date: Date)? {
        switch freshnessReason {
        case .fresh(let date, _) where date < .distantFuture: ("until", date)
        case .stale(let date, _) where date > .distantPast: ("since", date)
        case .expired(let date, _) where date > .distantPast: ("since", date)
        default: nil
        }
    }

    /// Returns the word with the moment in a form for the reader: `stale since 2026-11-20 15:00
    /// UTC`.
    public func words(_ text: (Date) -> String) -> String {
        word + (moment.map { " \($0.preposition) \(text($0.date))" } ?? "")
    }
}

extension JSONText {
    /// The freshness of an entry, as fields of its record.
    public static func standing(_ standing: EntryFreshness) -> [(String, JSONText)] {
        let moment = standing.moment
        return [
            (
                "freshness",
                .string(standing.freshnessReason.map { $0.age?.rawValue ?? "unknown" } ?? "kept")
            ),
            ("fresh_until", .date(moment?.preposition == "until" ? moment?.date : nil)),
            ("stale_since", .date(moment?.preposition == "since" ? moment?.date : nil)),
            ("reason", .text(standing.freshnessReason?.description)),
        ]
    }
}
