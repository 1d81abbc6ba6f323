internal import Foundation
internal import HTTPTypes
internal import LarderText
internal import Money
internal import Rates

/// What the history page of one rate shows.
struct RateHistoryView: Sendable {
    var code: String
    var name: String
    var base: String
    var provider: String
    var providerName: String
    var summary: String
    /// What a reader should know of the figures, such as that they end.
    var notes: [String]
    var plot: String
    /// The characters of the longest label left of the chart.
    var room: Int
    /// The rate that the chart reads out until somebody points at another.
    var newest: String
    /// How the reader writes days; see ``PageLocale/dayPatterns``.
    var patterns: String
    var ranges: [Range]
    /// The days that are shown, as `from` and `to` in an address.
    var from: String
    var to: String
    var days: [DayRow]
    /// What the table has of each week, month or year, if there are too many days for a table.
    var each: String?
    var isFavourite: Bool
    /// Why there are no figures.
    var trouble: String?
    /// Where to go on, if there are no figures.
    var ways: [Way] = []
    /// Whether the source has the currency at all.
    var isKnown = true

    struct Way: Sendable {
        var name: String
        var address: String
    }

    struct Range: Sendable {
        var name: String
        var address: String
        var isChosen: Bool
    }

    struct DayRow: Sendable {
        var day: String
        var rate: String
        var change: String
    }
}

/// The days of a history that somebody asks for.
enum HistoryPeriod: Sendable, Hashable {
    /// So many days up to the newest.
    case last(Int)
    /// From one day to another.
    case days(ClosedRange<Day>)

    /// Reads the fields of an address; a field that is empty counts as missing.
    init(days: String?, from: String?, to: String?) throws {
        func day(_ text: String?) throws -> Day? {
            guard let text, !text.isEmpty else { return nil }
            guard let day = Day(text) else {
                throw PageError(
                    .unprocessableContent,
                    "“\(text.prefix(20))” is not a date: write it like 2026-10-30.")
            }
            return day
        }
        let (first, last) = (try day(from), try day(to))
        if first == nil, last == nil {
            let count = days.flatMap { Int($0) } ?? 90
            self = .last(min(max(count, 1), ExchangeRates.allDays))
            return
        }
        let (start, end) = (first ?? .earliest, last ?? .latest)
        // Whoever gives the later day first means the days between them.
        self = .days(min(start, end)...max(start, end))
    }

    /// The days, given the newest that has a figure; an end that was left open ends with the figures.
    func days(upTo newest: Day) -> ClosedRange<Day> {
        switch self {
        case .last(let days): newest.advanced(by: -days)...newest
        case .days(let days):
            days.upperBound == .latest ? days.lowerBound...max(days.lowerBound, newest) : days
        }
    }
}

extension RatesPresenter {
    private static let ranges = [
        (30, "Month"), (90, "Quarter"), (365, "Year"), (1_826, "5 years"),
        (ExchangeRates.allDays, "All"),
    ]

    func history(
        of code: String, base: CurrencyCode?, in period: HistoryPeriod,
        from provider: RateProvider, _ locale: PageLocale
    ) async throws -> RateHistoryView {
        let series: RateSeries
        do {
            series = try await rates.series(of: code.uppercased(), base: base, from: provider) {
                period.days(upTo: $0)
            }
        } catch let error as ConversionError {
            return try await empty(code, base: base, from: provider, error, locale)
        }
        let address = Self.address(of: series.code, base: series.base, from: provider)
        let table = Self.rows(series.points, locale)
        let chart = RateChart(
            series, number: { locale.figure($0) }, day: { locale.day($0) },
            axis: { locale.axisDay($0) })
        return RateHistoryView(
            code: series.code.text, name: Currency(series.code)?.name ?? series.code.text,
            base: series.base.text, provider: provider.id, providerName: provider.name,
            summary: series.summary(number: { locale.number($0) }, day: { locale.day($0) }),
            notes: [series.note, series.shortfall].compactMap { $0.map { locale.days(in: $0) } },
            plot: chart.plot(), room: min(12, max(4, chart.longestLabel)),
            newest:
                "\(locale.number(series.newest.rate.rateText)) on \(locale.day(series.newest.day))",
            patterns: locale.dayPatterns,
            ranges: Self.ranges.map { length, name in
                .init(
                    name: name, address: address + "&days=\(length)",
                    isChosen: period == .last(length))
            },
            from: series.points[0].day.description, to: series.newest.day.description,
            days: table.rows, each: table.each,
            isFavourite: try await rates.favourites().contains(series.code))
    }

    private static func address(
        of code: CurrencyCode, base: CurrencyCode, from provider: RateProvider
    ) -> String {
        "/rates/\(code.text)?source=\(provider.id)&base=\(base.text)"
    }

    /// The page of a history without figures, with what can be seen instead.
    private func empty(
        _ text: String, base: CurrencyCode?, from provider: RateProvider, _ error: ConversionError,
        _ locale: PageLocale
    ) async throws -> RateHistoryView {
        guard let code = CurrencyCode(text.uppercased()), Currency.isKnown(code) else {
            throw PageError(.notFound, error.message)
        }
        let base = base ?? provider.base
        var ways: [RateHistoryView.Way] = []
        func add(_ name: String, _ address: String) {
            ways.append(.init(name: name, address: address))
        }
        func has(_ code: CurrencyCode, _ provider: RateProvider) async -> Bool {
            // Of a source that was never fetched, nothing can be shown.
            guard let history = try? await rates.history(of: provider) else { return false }
            return code == history.base || history.range(of: code) != nil
        }
        let isHere = await has(code, provider)
        if isHere, base != code {
            if await has(base, provider) {
                let address = Self.address(of: code, base: base, from: provider)
                add("All figures", address + "&days=\(ExchangeRates.allDays)")
                add("The newest figures", address)
            } else {
                add(
                    "1 \(provider.base) in \(code)",
                    Self.address(of: code, base: provider.base, from: provider))
            }
        }
        if !isHere, let replacement = CurrencyReplacement.of(code) {
            add(
                "Convert 1 \(code) to \(replacement.successor)",
                "/rates?source=\(provider.id)&base=\(provider.base)&amount=1&from=\(code)"
                    + "&to=\(replacement.successor)#converter")
        }
        for other in rates.providers where !isHere && other.id != provider.id {
            guard await has(code, other) else { continue }
            add("\(code) from \(other.name)", Self.address(of: code, base: other.base, from: other))
        }
        return RateHistoryView(
            code: code.text, name: Currency(code)?.name ?? code.text, base: base.text,
            provider: provider.id, providerName: provider.name, summary: "", notes: [], plot: "",
            room: 4, newest: "", patterns: locale.dayPatterns, ranges: [], from: "", to: "",
            days: [], each: nil, isFavourite: try await rates.favourites().contains(code),
            trouble: locale.days(in: error.message), ways: ways, isKnown: isHere)
    }

    /// The most rows of a table.
    private static let mostRows = 400

    /// The periods whose last figures a table shows, and what of a day tells them apart.
    private static let steps: [(name: String?, key: @Sendable (Day) -> Int)] = [
        (nil, { $0.daysSince1970 }), ("week", { ($0.daysSince1970 + 3) / 7 }),
        ("month", { $0.year * 12 + $0.month }), ("year", { $0.year }),
    ]

    /// The figures with their changes, newest first: of all days, or of the last day of each week, month
    /// or year.
    static func rows(
        _ points: [RateSeries.Point], _ locale: PageLocale
    ) -> (rows: [RateHistoryView.DayRow], each: String?) {
        var (chosen, each) = (points, String?.none)
        for step in steps {
            chosen =
                zip(points, points.dropFirst()).filter { step.key($0.day) != step.key($1.day) }
                .map(\.0) + points.suffix(1)
            each = step.name
            if chosen.count <= mostRows { break }
        }
        let rows = chosen.enumerated().map { index, point in
            RateHistoryView.DayRow(
                day: locale.day(point.day), rate: locale.number(point.rate.rateText),
                change: index == 0
                    ? "" : change(from: chosen[index - 1].rate, to: point.rate, locale))
        }
        return (rows.reversed(), each)
    }

    private static func change(from before: Ratio, to rate: Ratio, _ locale: PageLocale) -> String {
        guard let part = (rate - before).divided(by: before) else { return "" }
        let percent = (part * Ratio(100)).rounded(toPlaces: 2)
        return (percent.isZero ? "" : percent.isNegative ? "−" : "+")
            + locale.number(percent.magnitude.text(minimumPlaces: 2)) + "\u{A0}%"
    }
}
