import Foundation
import Money
import Rates
import Testing

@Suite struct `Text of the Czech National Bank` {
    let czech =
        "05.04.2016 #65\nzemě|měna|množství|kód|kurz\nMaďarsko|forint|100|HUF|8,648\nUSA|dolar|1|USD|23,774\n"

    @Test func `is read with comma and amount`() throws {
        let sheet = try sheet(czech)
        #expect(sheet.base == .czk)
        #expect(sheet.quotation == .basePerUnit)
        #expect(
            sheet.figures(on: day("2016-04-05"))
                == [code("HUF"): decimal("0.08648"), code("USD"): decimal("23.774")]
        )
    }

    @Test func `is read in English`() throws {
        let english =
            "05 Apr 2016 #65\nCountry|Currency|Amount|Code|Rate\nUSA|dollar|1|USD|23.774\n"
        #expect(
            try sheet(english).figures(on: day("2016-04-05")) == [code("USD"): decimal("23.774")])
    }

    @Test(arguments: [
        ("23,774", "23.774", RateSheetError.Code.notANumber), ("|1|USD", "|3|USD", .illFormed),
        ("|USD|", "|usd|", .unknownCurrency), ("23,774\n", "23,7", .truncated),
        ("8,648", "0,000", .notPositive),
        ("|HUF|", "|USD|", .duplicate), ("05.04.2016 #", "31.02.2016 #", .unknownFormat),
        ("USA|dolar|1|USD|23,774", "USA|dolar", .truncated),
    ])
    func `is refused when it is damaged`(part: String, damage: String, code: RateSheetError.Code) {
        #expect(refusal(of: czech.replacingOccurrences(of: part, with: damage)) == code)
    }

    @Test func `is read as it was downloaded`() throws {
        guard let data = corpus("rates/real/cnb-daily-2016-04-05.txt") else { return }
        let sheet = try RateSheet(reading: Array(data))
        #expect(sheet.observations.count == 32)
        #expect(sheet.figures(on: day("2016-04-05"))[code("IDR")] == decimal("0.001798"))
        #expect(sheet.problems.isEmpty)
    }
}

@Suite struct `Lines of code, name and rate` {
    @Test func `need a day from the caller`() {
        #expect(refusal(of: "USD|US Dollar|1.1\n") == .badDay)
        #expect(refusal(of: "USD|US Dollar|1.1\n", day: "2026-10-30") == nil)
    }

    @Test(arguments: [
        "USD|US Dollar|1.1\nEUR|Euro|1.000000\n", "\u{FEFF}USD|US Dollar|1.1\r\n\r\n",
        " USD | US Dollar | 1.10 |extra\r\n", "USD||1.1\n", "USD|x|11e-1\rUSD|y|2\r",
    ])
    func `are read whatever the line ends and blanks`(text: String) throws {
        let figures = try sheet(text, day: "2026-10-30").figures(on: day("2026-10-30"))
        #expect(figures == [code("USD"): decimal("1.1")])
    }

    @Test func `are left out one by one and said so`() throws {
        let sheet = try sheet("USD|x|1.1\nGBP|x|N/A\nJPY|x|0\nCHF\nSEK|x|10.9", day: "2026-10-30")
        #expect(sheet.observations.map(\.currency.text) == ["USD"])
        #expect(sheet.problems.map(\.line) == [2, 3, 4, 5])
        #expect(sheet.problems.map(\.code) == [.notANumber, .notPositive, .illFormed, .truncated])
        #expect(throws: RateSheetError.self) { try sheet.checked(today: day("2026-10-30")) }
    }

    @Test func `agree with the corpus`() throws {
        guard let plain = corpus("rates/forex-txt/forex.txt"),
            let windows = corpus("rates/forex-txt/forex-crlf-bom.txt")
        else { return }
        let sheet = try RateSheet(reading: Array(plain), day: day("2026-10-30"))
        #expect(sheet.observations.count == 65)
        #expect(sheet.problems.isEmpty)
        #expect(
            sheet.observations
                == (try RateSheet(reading: Array(windows), day: day("2026-10-30"))).observations)
    }

    @Test func `meet the verdicts of the corpus`() throws {
        guard let text = corpus("rates/forex-txt/hostile.txt"),
            let data = corpus("rates/forex-txt/hostile.json")
        else { return }
        let verdicts = try JSONDecoder().decode(Verdicts.self, from: data).lines
        let sheet = try RateSheet(reading: Array(text), day: day("2026-10-30"))
        let rejected = verdicts.filter {
            $0.verdict.contains("reject")  // of the duplicate, "last wins or reject": we reject
        }
        #expect(sheet.problems.map(\.line) == rejected.map(\.line))
        #expect(
            Set(sheet.observations.map(\.currency.text)) == [
                "USD", "JPY", "CHF", "SEK", "CRC", "VND",
            ])
        #expect(sheet.figures(on: day("2026-10-30"))[code("VND")] == decimal("29300"))
        #expect(sheet.figures(on: day("2026-10-30"))[code("USD")] == decimal("1.1172"))
    }

    private struct Verdicts: Decodable {
        var lines: [Line]

        struct Line: Decodable {
            var line: Int
            var verdict: String
        }
    }
}
