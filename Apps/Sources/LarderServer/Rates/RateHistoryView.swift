internal import Foundation
internal import HTTPTypes
internal import LarderText
internal import Money
internal import Rates
internal import Terminal

/// What the history page of one rate shows.
struct RateHistoryView: Sendable {
    var code: String
    var name: String
    var base: String
    var provider: String
    var providerName: String
    var summary: String
    var note: String?
    var chart: String
    /// The chart for phones, on which the wide one would be too small to read.
    var narrowChart: String
    var ranges: [Range]
    var days: [DayRow]
    var isFavourite: Bool

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

extension RatesPresenter {
    private static let ranges = [
        (30, "Month"), (90, "Quarter"), (365, "Year"), (1_826, "5 years"), (36_525, "All"),
    ]

    /// The most points that are drawn; more could not be told apart.
    private static let drawn = (wide: 400, narrow: 150)

    func history(
        of code: String, base: CurrencyCode?, days: Int, from provider: RateProvider,
        _ reader: PageLocale
    ) async throws -> RateHistoryView {
        let series: RateSeries
        do {
            series = try await rates.series(
                of: code.uppercased(), base: base, days: days, from: provider)
        } catch let error as ConversionError {
            throw PageError(.notFound, error.message)
        }
        let title = "1 \(series.base) in \(series.code)"
        func chart(_ most: Int) -> LineChart {
            LineChart(
                title: title, summary: series.summary,
                points: Self.thinned(series.points, to: most).map {
                    .init(
                        label: $0.day.description, value: $0.rate.approximation,
                        text: reader.number($0.rate.rateText))
                })
        }
        var before: Ratio?
        var rows: [RateHistoryView.DayRow] = []
        for point in series.points {
            var change = ""
            if let before, let part = (point.rate - before).divided(by: before) {
                let percent = (part * Ratio(100)).rounded(toPlaces: 2)
                change =
                    (percent.isZero ? "" : percent.isNegative ? "−" : "+")
                    + reader.number(percent.magnitude.text(minimumPlaces: 2)) + "\u{A0}%"
            }
            before = point.rate
            rows.append(
                .init(
                    day: point.day.description, rate: reader.number(point.rate.rateText),
                    change: change))
        }
        let isFavourite = try await rates.favourites().contains(series.code)
        return RateHistoryView(
            code: series.code.text, name: Currency(series.code)?.name ?? series.code.text,
            base: series.base.text, provider: provider.id, providerName: provider.name,
            summary: series.summary, note: series.note,
            chart: chart(Self.drawn.wide).svg(id: "chart", isEmbedded: true),
            narrowChart: chart(Self.drawn.narrow).svg(
                width: 340, height: 260, id: "narrow-chart", isEmbedded: true),
            ranges: Self.ranges.map { length, name in
                .init(
                    name: name,
                    address: "/rates/\(series.code.text)?source=\(provider.id)"
                        + "&base=\(series.base.text)&days=\(length)",
                    isChosen: length == days)
            },
            days: rows.reversed(), isFavourite: isFavourite)
    }

    /// Thins points out evenly, and keeps the last one.
    private static func thinned(
        _ points: [RateSeries.Point], to drawn: Int
    ) -> [RateSeries.Point] {
        guard points.count > drawn else { return points }
        let step = (points.count + drawn - 1) / drawn
        let last = points.count - 1
        return points.enumerated().filter { (last - $0.offset) % step == 0 }.map(\.element)
    }
}
