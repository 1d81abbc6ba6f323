import Foundation
import LarderText
import Money
import Rates
import Testing

@testable import LarderServer

@Suite struct `The history of a rate on the page` {
    private static func page(_ query: String, language: String = "en-GB") async throws -> String {
        try await Household().serve { visit in
            try await visit.ask("GET", "/rates/USD?\(query)", ["Accept-Language: \(language)"]).body
        }
    }

    @Test func `shows the days from one to another, and offers to change them`() async throws {
        let page = try await Self.page("from=2026-09-01&to=2026-09-30")
        #expect(page.contains(#"id="from" value="2026-09-01""#))
        #expect(page.contains(#"id="to" value="2026-09-30""#))
        #expect(page.contains(">30 Sep 2026</th>") && !page.contains(">1 Oct 2026</th>"))
        #expect(page.contains("All figures as a table"))
        #expect(!page.contains(#"aria-current="true""#))
        let open = try await Self.page("from=2026-10-01&to=")
        #expect(open.contains(">30 Oct 2026</th>") && !open.contains(">30 Sep 2026</th>"))
        let swapped = try await Self.page("from=2026-10-02&to=2026-10-01")
        #expect(swapped.contains(">1 Oct 2026</th>") && !swapped.contains(">30 Sep 2026</th>"))
    }

    @Test func `says that a year has only some months`() async throws {
        let page = try await Self.page("days=365")
        #expect(page.contains("not 1 year: the stored figures of that time begin on"))
        #expect(try await !Self.page("days=36525").contains("the stored figures of that time"))
    }

    @Test(arguments: [
        ("from=2026-13-01", "“2026-13-01” is not a date: write it like 2026-10-30."),
        ("to=yesterday", "“yesterday” is not a date: write it like 2026-10-30."),
        ("from=1850-01-01&to=1851-01-01", "has no rates for USD on these days."),
    ])
    func `says what is wrong with days that are not there`(
        query: String, words: String
    ) async throws {
        #expect(try await Self.page(query).contains(words))
    }

    @Test(arguments: ["days=0", "days=-5", "days=99999999999999999999", "days=x", "days=1e9"])
    func `takes a number of days that makes no sense for one that does`(query: String) async throws
    {
        #expect(try await Self.page(query).contains(#"id="plot""#))
    }

    @Test func `writes the numbers of the axis as its reader does`() async throws {
        #expect(try await Self.page("days=90", language: "de").contains(">1,16</text>"))
        #expect(try await Self.page("days=90").contains(">1.16</text>"))
    }

    @Test func `has a table of every day, or of the last of each week, month or year`() throws {
        let locale = PageLocale()
        for (count, each, most) in [
            (300, nil, 300), (1_500, "week", 220), (9_000, "month", 310), (20_000, "year", 60),
        ] as [(Int, String?, Int)] {
            let points = (0..<count).compactMap { index in
                Day(daysSince1970: 10_000 + index).map {
                    RateSeries.Point(day: $0, rate: Ratio(DecimalNumber("1.\(index)") ?? .zero))
                }
            }
            let table = RatesPresenter.rows(points, locale)
            #expect(table.each == each)
            #expect((20...most).contains(table.rows.count))
            #expect(table.rows.first?.day == points.last.map { locale.day($0.day) })
        }
    }
}
