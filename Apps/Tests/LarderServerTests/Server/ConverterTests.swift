import Foundation
import LarderText
import Testing

@testable import LarderServer

@Suite struct `The converter on the page` {
    private static func output(_ query: String, _ language: String) async throws -> String {
        let page = try await Household().serve { visit in
            try await visit.ask("GET", "/rates?\(query)", ["Accept-Language: \(language)"]).body
        }
        let output = try #require(page.components(separatedBy: "<output").dropFirst().first)
        return output.components(separatedBy: "</output>")[0]
    }

    @Test(arguments: [
        ("1.250", "de", "1.250 EUR", "not as 1,25"),
        ("1,250", "de", "1,25 EUR", "not as 1.250"),
        ("1.250", "en-GB", "1.25 EUR", "not as 1,250"),
        ("1,250", "en-GB", "1,250 EUR", "not as 1.25"),
    ])
    func `reads an amount as its reader writes, and says so where it can mean another`(
        amount: String, language: String, read: String, words: String
    ) async throws {
        let output = try await Self.output("amount=\(amount)&from=EUR&to=EUR", language)
        #expect(output.contains(read), "\(output)")
        #expect(output.contains(words), "\(output)")
    }

    @Test func `says nothing where there is no doubt`() async throws {
        let output = try await Self.output("amount=1.250,50&from=EUR&to=EUR", "de")
        #expect(output.contains("1.250,50 EUR") && !output.contains("read as"), "\(output)")
    }

    @Test func `names the fixed rate of a currency that has ended, and how to use it`() async throws
    {
        let output = try await Self.output("amount=195.583&from=DEM&to=EUR", "en-GB")
        #expect(output.contains("100.00 EUR") && output.contains("1.95583"), "\(output)")
        let dated = try await Self.output("amount=1&from=DEM&to=EUR&on=2026-10-30", "en-GB")
        #expect(dated.contains("leave the day empty"), "\(dated)")
    }

    @Test func `takes the last figure for a Saturday, and says which`() async throws {
        let output = try await Self.output("amount=1&from=EUR&to=USD&on=2026-10-24", "en-GB")
        #expect(
            output.contains("23 Oct 2026") && output.contains("since 24 Oct 2026 has none"),
            "\(output)")
    }

    @Test func `quotes a date that is none as it was typed`() async throws {
        for language in ["en-GB", "he-IL"] {
            let output = try await Self.output(
                "amount=1&from=EUR&to=USD&on=30+Oct+2026", language)
            #expect(
                output.contains("“30 Oct 2026” is not a date: write it like 2026-10-30."),
                "\(output)")
        }
    }

    @Test func `reads an amount as it writes it for readers of Arabic and Persian`() async throws {
        for language in ["ar-EG", "fa"] {
            let output = try await Self.output(
                "amount=\(queryText("1٬250"))&from=EUR&to=EUR", language)
            #expect(
                output.contains("1٬250\u{2069} EUR") && !output.contains("read as"), "\(output)")
        }
    }

    @Test func `keeps numbers and days of readers from right to left in their places`() async throws
    {
        let day = try #require(Day("2026-10-30"))
        for language in ["ar-EG", "he-IL"] {
            let locale = PageLocale(Locale(identifier: language))
            for text in [locale.day(day), locale.number("1250.5"), locale.days(in: "2026-10-30")] {
                #expect(text.hasPrefix("\u{2068}") && text.hasSuffix("\u{2069}"), "\(text)")
            }
            #expect(locale.moment(Date()).hasPrefix("\u{2068}"))
            #expect(locale.moment(Date()).hasSuffix("\u{2069} UTC"))
        }
        #expect(PageLocale(Locale(identifier: "de")).day(day) == "30. Okt. 2026")
    }

    @Test func `rounds to cash if the reader wants that`() async throws {
        let cash = try await Self.output("amount=12.33&from=CHF&to=CHF&cash=1", "en-GB")
        #expect(cash.contains("= 12.35 CHF"), "\(cash)")
        let exact = try await Self.output("amount=12.33&from=CHF&to=CHF", "en-GB")
        #expect(exact.contains("= 12.33 CHF"), "\(exact)")
    }
}
