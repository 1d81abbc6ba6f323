public import Larder
public import LarderText
public import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The rates of one provider in one base currency, as a person reads them.
public struct RateTable: Sendable {
    /// The provider of the figures.
    public let provider: RateProvider

    /// The base: the currency of which one unit is converted.
    public let base: CurrencyCode

    /// The ages of the figures.
    public let ages: RateAges

    /// The day with figures before the newest; nil if there is none.
    public let previousDay: Day?

    /// The currencies, favourites first and then alphabetically.
    public let rows: [Row]

    /// One currency.
    public struct Row: Sendable {
        /// Its code.
        public let code: CurrencyCode
        /// Its name, or the code if ISO 4217 has no name.
        public let name: String
        /// How many units of it one unit of the base buys.
        public let rate: Ratio
        /// The day the figure is for.
        public let day: Day
        /// The change since the previous publication, as a fraction; nil if unknown.
        public let change: Ratio?
        /// Whether it is a favourite.
        public let isFavourite: Bool
    }
}

/// The three ages of a provider's figures.
public struct RateAges: Sendable, Hashable {
    /// The newest day with figures.
    public let day: Day
    /// How many days ago that was, by the provider's clock.
    public let daysOld: Int
    /// When they were fetched or imported; nil for packaged figures.
    public let fetched: Date?
    /// When the provider last confirmed them.
    public let confirmed: Date?
    /// Where they came from.
    public let origin: Origin
    /// How many publications have appeared since.
    public let missed: Int
    /// The day of the newest of those, if the provider did not have it yet when it was asked last.
    public let late: Day?
    /// When the next figures are due.
    public let nextDue: Date
    /// Why a load would consider them fresh or stale.
    public let freshnessReason: FreshnessReason

    /// What is missing, in words; nil if nothing is.
    public func missing(_ name: (Day) -> String) -> String? {
        if missed == 0 { return nil }
        if let late { return "The rates of \(name(late)) aren’t out yet" }
        return missed == 1 ? "Newer rates are out" : "Rates of \(missed) newer days are out"
    }

    /// Whether a load would fetch newer ones.
    public var isStale: Bool { freshnessReason.age != .fresh }
}

extension ExchangeRates {
    /// How old a currency's last figure can be and still be shown among those of a newer day.
    static let shownDays = 7

    /// Returns the newest rates of a provider, in a chosen base currency.
    public func table(
        of provider: RateProvider, base: CurrencyCode? = nil, at now: Date
    ) async throws -> RateTable {
        let history = try await history(of: provider)
        let ages = try await ages(of: provider, at: now)
        let base = base ?? history.base
        let favourites = try await favourites()
        let order = Dictionary(
            favourites.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [RateTable.Row] = []
        _ = try history.convertible(base, on: ages.day)
        for code in history.currencies + [history.base] where code != base {
            guard let rate = history.rate(from: base, to: code, on: ages.day) else { continue }
            let shown = history.latest(of: code, through: ages.day)?.day ?? ages.day
            rows.append(
                RateTable.Row(
                    code: code, name: Currency(code)?.name ?? code.text, rate: rate, day: shown,
                    change: history.change(from: base, to: code, since: shown, rate: rate),
                    isFavourite: order[code] != nil))
        }
        rows.sort {
            (order[$0.code] ?? .max, $0.code.text) < (order[$1.code] ?? .max, $1.code.text)
        }
        return RateTable(
            provider: provider, base: base, ages: ages,
            previousDay: history.lastDay(before: ages.day), rows: rows)
    }

    /// Returns the three ages of a provider's figures.
    public func ages(of provider: RateProvider, at now: Date) async throws -> RateAges {
        let day = try await history(of: provider).newestDay ?? provider.today(at: now)
        let snapshot = try await snapshot(of: provider)
        let origin = snapshot.origin ?? .packaged
        // Only who fetches has asked the provider.
        let checked = origin == .source ? snapshot.confirmed ?? snapshot.fetched : nil
        let newest = provider.calendar.newestDue(at: now)
        let isLate = checked.map { $0 >= provider.calendar.due(newest) } ?? false
        return RateAges(
            day: day, daysOld: max(0, day.distance(to: provider.today(at: now))),
            fetched: origin == .packaged ? nil : snapshot.fetched,
            confirmed: origin == .packaged ? nil : snapshot.confirmed, origin: origin,
            missed: provider.calendar.missed(since: day, at: now),
            late: isLate && newest > day ? newest : nil,
            nextDue: provider.calendar.nextDue(after: now),
            freshnessReason: snapshot.freshnessReason(at: now))
    }
}

extension History {
    /// Returns how many units of one currency a unit of another buys on a day; nil if unknown.
    func rate(from source: CurrencyCode, to target: CurrencyCode, on day: Day) -> Ratio? {
        guard
            let from = latestConvertible(source, on: day),
            let to = latestConvertible(target, on: day)
        else { return nil }
        switch quotation {
        case .unitsPerBase: return to.divided(by: from)
        case .basePerUnit: return from.divided(by: to)
        }
    }

    /// The newest day with figures before another day; nil if there is none.
    func lastDay(before day: Day) -> Day? {
        currencies.compactMap { latest(of: $0, through: day.advanced(by: -1))?.day }.max()
    }

    /// Returns how much a rate changed since the publication before the given day, as a fraction.
    func change(
        from source: CurrencyCode, to target: CurrencyCode, since day: Day, rate: Ratio
    ) -> Ratio? {
        guard
            let earlier = lastDay(before: day),
            earlier.distance(to: day) <= ExchangeRates.shownDays,
            let before = self.rate(from: source, to: target, on: earlier)
        else { return nil }
        return (rate - before).divided(by: before)
    }

    /// Throws if a currency has no figure near a day, and says what happened to it.
    func convertible(_ code: CurrencyCode, on day: Day) throws -> Ratio {
        if let figure = latestConvertible(code, on: day) { return figure }
        let conversion = try convert(.one, from: base, to: code, on: day)
        return conversion.rate
    }

    private func latestConvertible(_ code: CurrencyCode, on day: Day) -> Ratio? {
        if code == base { return .one }
        guard
            let figure = latest(of: code, through: day),
            figure.day.distance(to: day) <= ExchangeRates.shownDays
        else { return nil }
        return Ratio(figure.figure)
    }
}
