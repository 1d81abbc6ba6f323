import Foundation
import LarderText
import Money
import Testing

@testable import Rates

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct `Round values of an axis` {
    @Test(arguments: [
        (1.1130, 1.1699, ["1.10", "1.12", "1.14", "1.16", "1.18"]),
        (0, 10, ["0", "2", "4", "6", "8", "10"]),
        (17_431, 18_920, ["17000", "17500", "18000", "18500", "19000"]),
        (0.000_67, 0.000_69, ["0.000670", "0.000675", "0.000680", "0.000685", "0.000690"]),
        (-3, 4, ["-4", "-2", "0", "2", "4"]),
    ])
    func `are few, evenly spaced and enclose what is drawn`(
        least: Double, greatest: Double, expected: [String]
    ) {
        let ticks = ValueTicks(from: least, to: greatest)
        #expect(ticks.ticks.map(\.text) == expected)
        #expect(ticks.domain.contains(least) && ticks.domain.contains(greatest))
    }

    @Test(arguments: [
        (7.4604, 7.4604), (0, 0), (1, 1 + 1e-14), (.nan, 2), (-.infinity, .infinity),
        (1e300, 1.1e300),
        (1e-300, 2e-300), (5, 1),
    ])
    func `exist for values that hardly differ, and for what is not a number`(
        least: Double, greatest: Double
    ) {
        let ticks = ValueTicks(from: least, to: greatest).ticks
        #expect((2...12).contains(ticks.count))
        #expect(
            zip(ticks, ticks.dropFirst()).allSatisfy { $0.value < $1.value && $0.text != $1.text })
    }

    @Test func `read as the values that they stand for, whatever the range`() {
        var random = Generator(seed: 12)
        for _ in 0..<500 {
            let size = Double.random(in: -6...9, using: &random)
            let low = Double.random(in: 0...1, using: &random) * 1e3
            let least = low * exponent(size)
            let greatest = (low + Double.random(in: 0.001...500, using: &random)) * exponent(size)
            let ticks = ValueTicks(from: least, to: greatest)
            #expect((2...12).contains(ticks.ticks.count))
            #expect(ticks.domain.lowerBound <= least && ticks.domain.upperBound >= greatest)
            for tick in ticks.ticks {
                #expect(abs((Double(tick.text) ?? .nan) - tick.value) <= abs(tick.value) * 1e-12)
            }
        }
    }

    private func exponent(_ size: Double) -> Double { Foundation.pow(10, size.rounded()) }
}

@Suite struct `Days of an axis` {
    @Test(arguments: [
        ("2026-10-26", "2026-10-30", ["26 Oct 2026", "27 Oct", "28 Oct", "29 Oct", "30 Oct"]),
        ("2026-09-30", "2026-10-30", ["5 Oct 2026", "12 Oct", "19 Oct", "26 Oct"]),
        ("2026-06-29", "2026-10-30", ["Jul 2026", "Aug", "Sep", "Oct"]),
        ("2025-10-30", "2026-10-30", ["Nov 2025", "2026", "Mar", "May", "Jul", "Sep"]),
        ("2021-10-30", "2026-10-30", ["2022", "2023", "2024", "2025", "2026"]),
        ("1999-01-04", "2026-10-30", ["2000", "2005", "2010", "2015", "2020", "2025"]),
        ("2026-10-30", "2026-10-30", ["30 Oct 2026"]),
    ])
    func `name no more than changes`(first: String, last: String, expected: [String]) {
        #expect(DayTicks(in: day(first)...day(last)).ticks.map { $0.text + $0.year } == expected)
    }

    @Test func `are written as the reader writes them`() {
        let ticks = DayTicks(in: day("2026-06-29")...day("2026-10-30")) { label in
            if case .month(let day) = label { "m\(day.month)" } else { "" }
        }
        #expect(ticks.ticks.map(\.text) == ["m7", "m8", "m9", "m10"])
    }

    @Test func `lie in the period and are never too many`() {
        var random = Generator(seed: 3)
        for _ in 0..<300 {
            let first = day("1900-01-01").advanced(
                by: Int(Double.random(in: 0...60_000, using: &random)))
            let last = first.advanced(by: Int(exp(Double.random(in: 0...13, using: &random))))
            let ticks = DayTicks(in: first...last).ticks
            #expect(ticks.count <= 8 && ticks.allSatisfy { (first...last).contains($0.day) })
            #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.day < $1.day })
        }
        #expect(DayTicks(in: Day.earliest...Day.latest).ticks.count <= 9)
    }
}

@Suite struct `Thinning points out` {
    private func points(_ values: [Double]) -> [ChartPoint] {
        values.enumerated().map {
            ChartPoint(day: day("2000-01-03").advanced(by: $0), value: $1, text: "\($1)")
        }
    }

    @Test func `keeps every extreme, the first and the last, in order`() {
        var random = Generator(seed: 8)
        for _ in 0..<50 {
            let values = (0..<7_000).map { _ in Double.random(in: 0...1, using: &random) }
            let all = points(values)
            let kept = Thinning.extremes(all, parts: 240)
            #expect(kept.count <= 960)
            #expect(kept.first == all.first && kept.last == all.last)
            #expect(kept.map(\.value).max() == values.max())
            #expect(kept.map(\.value).min() == values.min())
            #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.day < $1.day })
        }
    }

    @Test func `keeps a peak of a single day wherever it lies`() {
        for peak in stride(from: 0, to: 5_000, by: 37) {
            var values = Array(repeating: 1.0, count: 5_000)
            values[peak] = 9
            let all = points(values)
            #expect(Thinning.extremes(all, parts: 100).contains(all[peak]))
        }
    }

    @Test func `leaves few points alone`() {
        let few = points([1, 2, 3])
        #expect(Thinning.extremes(few, parts: 240) == few)
        #expect(Thinning.extremes([], parts: 240).isEmpty)
    }
}

@Suite struct `A chart of a rate` {
    private func series(
        _ figures: [(String, String)], asked: (String, String)? = nil
    ) throws -> RateSeries {
        let points = figures.map {
            RateSeries.Point(day: day($0.0), rate: Ratio(decimal($0.1)))
        }
        let ends = asked ?? (figures[0].0, figures[figures.count - 1].0)
        return RateSeries(
            code: code("USD"), base: .eur, first: points[0], rest: Array(points.dropFirst()),
            note: nil, asked: day(ends.0)...day(ends.1))
    }

    @Test func `puts days where time puts them`() throws {
        let chart = RateChart(
            try series([("2026-01-01", "1"), ("2026-01-02", "1.5"), ("2026-01-05", "2")]))
        #expect(chart.plot().contains(#"d="M0,1000 250,500 1000,0""#))
    }

    @Test func `leaves gaps open, and draws a day that stands alone as a dot`() throws {
        let series = try series([
            ("2026-01-01", "1"), ("2026-01-04", "1.2"), ("2026-02-01", "1.1"), ("2026-03-01", "1"),
            ("2026-03-02", "1.3"),
        ])
        #expect(series.runs.map(\.count) == [2, 1, 2])
        let path = try #require(RateChart(series).plot().firstMatch(of: #/ d="([^"]*)"/#)).1
        #expect(path.split(separator: "M").count == 3)
        #expect(path.contains("h0"))
        #expect(series.daily.count { $0 == nil } == 27 + 27)
    }

    @Test func `draws no line over years between the only two figures of a period`() throws {
        let series = try series([("2014-12-31", "1.2"), ("2025-01-02", "1")])
        #expect(series.runs.map(\.count) == [1, 1])
    }

    @Test func `takes what is published monthly for one line`() throws {
        let series = try series([
            ("2026-01-31", "1"), ("2026-02-28", "1.2"), ("2026-03-31", "1.1"), ("2026-04-30", "1"),
        ])
        #expect(series.runs.count == 1)
    }

    @Test(arguments: [
        (
            "2025-10-30", "2026-10-30",
            "These are 4 months, not 1 year: the stored figures of that time begin on 2026-06-29."
        ),
        (
            "2021-10-30", "2026-10-30",
            "These are 4 months, not 5 years: the stored figures of that time begin on 2026-06-29."
        ),
        (
            "2026-06-01", "2026-12-01",
            "These are 4 months, not 6 months: the stored figures of that time begin on 2026-06-29 and end on 2026-10-30."
        ),
        ("2026-06-25", "2026-10-30", nil), ("1926-10-30", "2026-10-30", nil),
    ])
    func `says so if it shows less than was asked for`(
        first: String, last: String, expected: String?
    ) throws {
        let series = try series(
            [("2026-06-29", "1.1406"), ("2026-10-30", "1.1172")], asked: (first, last))
        #expect(series.shortfall == expected)
    }

    @Test func `is one well-formed document, of one day too`() throws {
        for figures in [
            [("2026-01-01", "1")], [("2026-01-01", "1"), ("2026-01-02", "1")],
            (0..<3_000).map {
                (day("2010-01-01").advanced(by: $0 * 2).description, "1.\($0 % 977)")
            },
        ] {
            let chart = RateChart(try series(figures)) { "<\($0)&\">" }
            for text in [chart.svg(), chart.plot()] {
                let parser = XMLParser(data: Data(text.utf8))
                #expect(parser.parse())
                #expect(!text.contains("nan") && !text.contains("inf"))
            }
            #expect(chart.plot().utf8.count < 60_000)
        }
    }
}
