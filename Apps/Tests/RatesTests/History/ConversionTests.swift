import Foundation
import LarderText
import Money
import Rates
import Testing

@Suite struct `Conversion by published figures` {
    let history: History

    init() throws {
        history = History(
            try sheet(
                """
                Date,USD,JPY,ISK,BGN,
                2026-11-02,1.1200,180,136,N/A,
                2026-10-30,1.1172,175.68,136,N/A,
                2025-12-31,1.1,170,N/A,1.9558,
                2025-12-30,1.1,170,130,1.9558,

                """
            )
        )
    }

    @Test func `is exact and rounded once`() throws {
        let result = try history.convert("100", from: "USD", to: "JPY", on: "2026-10-30")
        #expect(result.rate == Ratio(decimal("175.68"), over: decimal("1.1172")))
        #expect(result.value == result.rate * Ratio(100))
        #expect(result.text() == "15725")
        #expect(result.observed == [day("2026-10-30")])
        #expect(result.legs.map(\.currency.text) == ["USD", "JPY"])
        #expect(result.age == 0)
    }

    @Test func `goes there and back without loss`() throws {
        let there = try history.convert("19.99", from: "USD", to: "JPY", on: "2026-10-30")
        let back = try history.convert("1", from: "JPY", to: "USD", on: "2026-10-30")
        #expect(there.value * back.rate == Ratio(decimal("19.99")))
    }

    @Test func `takes the base as it is`() throws {
        #expect(try history.convert("2", from: "EUR", to: "USD", on: "2026-10-30").text() == "2.23")
        let same = try history.convert("2", from: "EUR", to: "EUR", on: "2026-10-30")
        #expect(same.rate == .one)
        #expect(same.observed.isEmpty)
    }

    @Test func `takes the last figure before, up to an age`() throws {
        let rule = MissingDay.last(maximumAge: 2)
        let result = try history.convert(
            "1", from: "USD", to: "JPY", on: "2026-11-01", missing: rule)
        #expect(result.observed == [day("2026-10-30")])
        #expect(result.age == 2)
        #expect(refusal("1", "EUR", "ISK", "2026-10-29", .last(maximumAge: 14)) == .noRate)
        #expect(refusal("1", "EUR", "ISK", "2026-10-29", .last(maximumAge: nil)) == nil)
    }

    @Test func `goes straight between two figures`() throws {
        let result = try history.convert(
            "1", from: "EUR", to: "JPY", on: "2026-10-31", missing: .linear())
        #expect(result.value.exactDecimal == decimal("177.12"))
        #expect(result.observed == [day("2026-10-30"), day("2026-11-02")])
    }

    @Test(arguments: [
        ("1", "USD", "JPY", "2026-10-31", ConversionError.Code.noRate),
        ("1", "USD", "BGN", "2026-10-30", .outOfBounds),
        ("1", "USD", "JPY", "2026-11-03", .outOfBounds),
        ("1", "usd", "JPY", "2026-10-30", .unknownCurrency),
        ("1", "USD", "", "2026-10-30", .unknownCurrency),
        ("1", "XXX", "USD", "2026-10-30", .unknownCurrency),
        ("1,5", "USD", "JPY", "2026-10-30", .badInput), ("", "USD", "JPY", "2026-10-30", .badInput),
        ("1", "USD", "JPY", "2026-02-30", .badInput), ("1", "USD", "JPY", "today", .badInput),
    ])
    func `is refused with a reason`(
        amount: String, from: String, to: String, on: String, code: ConversionError.Code
    ) {
        #expect(refusal(amount, from, to, on, .exact) == code)
    }

    @Test func `says what a currency was replaced by`() {
        let error = #expect(throws: ConversionError.self) {
            try history.convert("1", from: "BGN", to: "EUR", on: "2026-10-30")
        }
        #expect(
            error?.message
                == "BGN has no rate on 2026-10-30. It was replaced by EUR, at 1.95583 to 1, "
                + "after 2025-12-31."
        )
    }

    @Test func `works for a bank that quotes the other way round`() throws {
        let czech = History(
            try sheet(
                "05.04.2016 #65\nx\nMaďarsko|forint|100|HUF|8,648\nUSA|dolar|1|USD|23,774\n"
                    .replacingOccurrences(of: "\nx\n", with: "\na|b|c|d|e\n"))
        )
        #expect(
            try czech.convert("100", from: "HUF", to: "CZK", on: "2016-04-05").value
                == Ratio(decimal("8.648")))
        #expect(
            try czech.convert("1", from: "USD", to: "HUF", on: "2016-04-05").value
                == Ratio(decimal("23.774"), over: decimal("0.08648")))
    }

    @Test func `handles amounts of any length`() throws {
        let amount = "123456789012345678901234567890.123456789012345678901234567891"
        let result = try history.convert(amount, from: "EUR", to: "USD", on: "2026-10-30")
        #expect(result.value.exactDecimal == decimal(amount) * decimal("1.1172"))
        #expect(
            refusal(String(repeating: "9", count: 10_000), "EUR", "USD", "2026-10-30", .exact)
                == .badInput)
    }

    @Test func `knows the silences`() {
        #expect(
            PublicationGap.ecb(of: code("ISK"), on: day("2012-01-01"))?.until == day("2018-02-01"))
        #expect(PublicationGap.ecb(of: code("ISK"), on: day("2018-02-01")) == nil)
        #expect(PublicationGap.ecb(of: code("RUB"), on: day("2026-10-30"))?.until == nil)
        #expect(CurrencyReplacement.all.allSatisfy { $0.day != nil })
    }

    @Test func `answers every case of the corpus`() throws {
        guard let data = corpus("rates/expectations.json"),
            let sheet = corpusHistory
        else { return }
        let history = History(sheet)
        let cases = try JSONDecoder().decode(Expectations.self, from: data).cases
        #expect(cases.count == 400)
        for item in cases {
            do throws(ConversionError) {
                let result = try history.convert(
                    item.amount, from: item.from, to: item.to, on: item.date, missing: item.missing
                )
                #expect(item.error == nil, "\(item)")
                #expect(result.rate.rounded(toSignificant: 18).description == item.rate, "\(item)")
                #expect(
                    result.value.rounded(toSignificant: 18).description == item.value, "\(item)")
                #expect(result.roundedText(.halfEven) == item.roundedHalfEven, "\(item)")
                #expect(result.roundedText(.halfUp) == item.roundedHalfUp, "\(item)")
                #expect(result.observed.map(\.description) == item.observed, "\(item)")
            } catch {
                #expect(error.code.rawValue == item.error, "\(item)")
            }
        }
    }

    private func refusal(
        _ amount: String, _ from: String, _ to: String, _ on: String, _ missing: MissingDay
    ) -> ConversionError.Code? {
        do throws(ConversionError) {
            _ = try history.convert(amount, from: from, to: to, on: on, missing: missing)
            return nil
        } catch {
            return error.code
        }
    }

    private struct Expectations: Decodable {
        var cases: [Case]

        struct Case: Decodable {
            var date, from, to, amount, policy: String
            var error, rate, value, roundedHalfEven, roundedHalfUp: String?
            var observed: [String]?

            var missing: MissingDay {
                switch policy {
                case "linear": .linear()
                case "last-known": .last(maximumAge: nil)
                default: .exact
                }
            }
        }
    }
}
