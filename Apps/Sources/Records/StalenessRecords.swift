public import Foundation
public import Larder
public import Rates

/// How an entry of a list stands: why it is fresh, or is not; without a reason it is only kept.
public struct Standing: Sendable, Hashable {
    /// The reason; nil for what a person said, which is neither fresh nor stale.
    public let staleness: Staleness?

    /// Judges an entry of a storage as a load would, unless its application knows better.
    public init(_ entry: EntrySummary, at now: Date, known: Staleness?) {
        let isSaid = entry.metadata.origin == .local && !entry.metadata.isInvalidated
        staleness = known ?? (isSaid ? nil : entry.staleness(at: now))
    }

    /// Judges an entry of a storage as a load would, that of a rate by its calendar.
    public init(_ entry: EntrySummary, at now: Date, rates: ExchangeRates) {
        self.init(entry, at: now, known: rates.staleness(of: entry, at: now))
    }

    /// Whether nobody would be asked for it.
    public var isFine: Bool { staleness.map { $0.age == .fresh } ?? true }

    /// In a word or two.
    public var word: String {
        switch staleness {
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

    /// Until when it is fresh, or since when it is not, where that is a moment of the calendar.
    public var moment: (preposition: String, date: Date)? {
        switch staleness {
        case .fresh(let date, _) where date < .distantFuture: ("until", date)
        case .stale(let date, _) where date > .distantPast: ("since", date)
        case .expired(let date, _) where date > .distantPast: ("since", date)
        default: nil
        }
    }

    /// Returns the word with the moment as a reader writes it: `stale since 2026-11-20 15:00 UTC`.
    public func words(_ text: (Date) -> String) -> String {
        word + (moment.map { " \($0.preposition) \(text($0.date))" } ?? "")
    }
}

extension JSONText {
    /// How an entry stands, in fields of its record.
    public static func standing(_ standing: Standing) -> [(String, JSONText)] {
        let moment = standing.moment
        return [
            (
                "freshness",
                .string(standing.staleness.map { $0.age?.rawValue ?? "unknown" } ?? "kept")
            ),
            ("fresh_until", .date(moment?.preposition == "until" ? moment?.date : nil)),
            ("stale_since", .date(moment?.preposition == "since" ? moment?.date : nil)),
            ("reason", .text(standing.staleness?.description)),
        ]
    }
}
