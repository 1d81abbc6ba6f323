import Foundation
import Money
import Testing

@Suite struct `Currency of ISO 4217` {
    @Test func `is found by its code`() throws {
        let franc = try #require(Currency(code: "CHF"))
        #expect(franc.name == "Swiss Franc")
        #expect(franc.numericCode == "756")
        #expect(franc.minorUnit == 2)
        #expect(franc.cashRounding == 5)
        #expect(franc.isActive)
        #expect(franc.entities.contains("LIECHTENSTEIN"))
    }

    @Test(arguments: ["eur", "US", "", "BTC", "EURO", "E R", "ÉUR", "E\u{0}R"])
    func `is not guessed`(text: String) {
        #expect(Currency(code: text) == nil)
    }

    @Test func `tells the ISO digits from the usual ones`() throws {
        let pound = try #require(Currency(code: "LBP"))
        #expect(pound.minorUnit == 2)
        #expect(pound.digits == 0)
        let dinar = try #require(Currency(code: "IQD"))
        #expect(dinar.minorUnit == 3)
        #expect(dinar.digits == 0)
        #expect(Currency(code: "XAU")?.minorUnit == nil)
        #expect(Currency(code: "TRL")?.roundingPlaces == 2)
    }

    @Test(arguments: [
        ("CHF", "12.43", "12.45"), ("CHF", "12.42", "12.4"), ("DKK", "12.26", "12.5"),
        ("DKK", "12.24", "12"), ("EUR", "12.345", "12.34"), ("JPY", "12.5", "12"),
        ("HUF", "12.6", "13"),
        ("CAD", "1.03", "1.05"),
    ])
    func `is paid in cash in its own steps`(code: String, amount: String, expected: String) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.cashRounded(Ratio(decimal(amount))).description == expected)
    }

    @Test func `writes an amount with all its places`() throws {
        #expect(try #require(Currency(code: "EUR")).text(Ratio(0)) == "0.00")
        #expect(try #require(Currency(code: "KRW")).text(Ratio(1_000_000)) == "1000000")
        #expect(try #require(Currency(code: "BHD")).text(Ratio(decimal("1.23455"))) == "1.235")
    }

    @Test func `table is whole and in order`() {
        #expect(Currency.all.count == 307)
        #expect(Currency.all.filter(\.isActive).count == 178)
        #expect(Currency.all.map(\.code) == Currency.all.map(\.code).sorted())
        #expect(Currency.all.allSatisfy { !$0.name.isEmpty && !$0.entities.isEmpty })
    }

    @Test(arguments: [
        ("ZAR", "South African Rand"), ("KRW", "South Korean Won"), ("THB", "Thai Baht"),
        ("ILS", "Israeli New Shekel"),
    ])
    func `says of which country it is`(code: String, name: String) throws {
        #expect(try #require(Currency(code: code)).name == name)
    }

    @Test func `table equals the list it was made from`() throws {
        guard let data = corpus("rates/iso4217.json") else { return }
        let rows = try JSONDecoder().decode([Row].self, from: data)
        #expect(rows.count == Currency.all.count)
        for row in rows {
            let currency = try #require(Currency(code: row.code))
            #expect(currency.numericCode == row.numeric)
            // The money in use has the names that CLDR gives it.
            if currency.minorUnit == nil || !currency.isActive {
                #expect(currency.name == row.name.replacingOccurrences(of: "\u{A0}", with: " "))
            }
            #expect(currency.minorUnit == row.minorUnit)
            #expect(currency.isActive == row.active)
            #expect(currency.withdrawn == row.withdrawn)
            #expect(currency.digits == row.cldr.digits)
            #expect(currency.rounding == row.cldr.rounding)
            #expect(currency.cashDigits == row.cldr.cashDigits)
            #expect(currency.cashRounding == row.cldr.cashRounding)
            #expect(
                currency.entities
                    == row.entities.map { $0.replacingOccurrences(of: "\u{A0}", with: "") }
            )
        }
    }

    private struct Row: Decodable {
        var code: String
        var numeric: String?
        var name: String
        var minorUnit: Int?
        var active: Bool
        var withdrawn: String?
        var entities: [String]
        var cldr: Figures

        struct Figures: Decodable {
            var digits, rounding, cashDigits, cashRounding: Int
        }
    }
}

@Suite struct `Currency code` {
    @Test func `is three capital letters`() {
        #expect(CurrencyCode("EUR") == .eur)
        #expect(CurrencyCode("CZK") == .czk)
        #expect(CurrencyCode("AAA")?.text == "AAA")
        #expect(CurrencyCode("ZZZ")?.text == "ZZZ")
        #expect(["", "EU", "EURO", "eur", "EU1", "E€"].allSatisfy { CurrencyCode($0) == nil })
    }

    @Test func `sorts like its letters`() {
        let codes = ["USD", "AED", "ZWL", "EUR", "AFN"]
        #expect(codes.compactMap { CurrencyCode($0) }.sorted().map(\.text) == codes.sorted())
    }

    @Test func `encodes as text, also as a key`() throws {
        let rates: [CurrencyCode: DecimalNumber] = [.eur: decimal("1.5")]
        let encoded = try JSONEncoder().encode(rates)
        #expect(String(decoding: encoded, as: UTF8.self) == #"{"EUR":"1.5"}"#)
        #expect(
            try JSONDecoder().decode([CurrencyCode: DecimalNumber].self, from: encoded) == rates)
    }
}

@Suite struct `Currency that left` {
    @Test(arguments: [
        ("TRL", "TRY", "1000000", "2004-12-31"), ("ROL", "RON", "10000", "2005-06-30"),
        ("BGN", "EUR", "1.95583", "2025-12-31"), ("HRK", "EUR", "7.5345", "2022-12-30"),
        ("SIT", "EUR", "239.64", "2006-12-29"), ("MTL", "EUR", "0.4293", "2007-12-31"),
    ])
    func `has a successor and a fixed ratio`(
        old: String, new: String, ratio: String, lastDay: String
    ) throws {
        let code = try #require(CurrencyCode(old))
        let succession = try #require(CurrencyReplacement.of(code))
        #expect(succession.successor.text == new)
        #expect(succession.ratio.description == ratio)
        #expect(succession.lastDay == lastDay)
    }

    @Test func `table is whole`() {
        #expect(CurrencyReplacement.all.count == 23)
        #expect(CurrencyReplacement.all.allSatisfy { Currency.isKnown($0.predecessor) })
        #expect(
            CurrencyReplacement.all.allSatisfy {
                Currency(code: $0.predecessor.text)?.isActive == false
            })
        #expect(CurrencyReplacement.of(.eur) == nil)
    }
}
