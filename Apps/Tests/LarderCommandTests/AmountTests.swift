import Foundation
import Testing

/// Amounts and days of `larder rates convert` as people write them.
@Suite struct `Converting money` {
    let home: Household

    init() throws { home = try Household() }

    private func convert(_ arguments: String...) async throws -> Household.Outcome {
        try await home.run(["rates", "convert"] + arguments)
    }

    @Test(arguments: [
        ("1250.5", "1250.5"), ("1250,5", "1250.5"), ("1,250.50", "1250.5"), ("1.250,50", "1250.5"),
        ("1 250,50", "1250.5"), ("1'250.50", "1250.5"), ("1.250.000", "1250000"),
        ("1,250,000", "1250000"), ("1,250,000.125", "1250000.125"), ("0,125", "0.125"),
        ("0.125", "0.125"), ("1250.125", "1250.125"), ("-1.250,5", "-1250.5"), ("−5", "-5"),
        ("+5", "5"), ("1\u{A0}250,5", "1250.5"), ("12,5", "12.5"),
    ])
    func `reads amounts with either decimal sign`(text: String, amount: String) async throws {
        let outcome = try await convert(text, "USD", "JPY", "--json")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try outcome.objects.first?["amount"] as? String == amount)
    }

    @Test(arguments: [
        ["100EUR", "USD"], ["100€", "$"], ["€100", "in", "USD"], ["100", "EUR", "to", "USD"],
        ["100eur", "to", "$"],
    ])
    func `reads a currency beside its amount, and signs`(words: [String]) async throws {
        let outcome = try await home.run(["rates", "convert"] + words + ["--json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outcome.output == (try await convert("100", "EUR", "USD", "--json").output))
    }

    @Test func `knows today and yesterday`() async throws {
        for day in ["today", "Yesterday"] {
            let outcome = try await convert(
                "1", "EUR", "USD", "--on", day, "--maximum-age", "90000")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(!outcome.words.contains(day))
        }
    }

    @Test func `says how it read an amount that can mean two`() async throws {
        let outcome = try await convert("1.250", "EUR", "USD")
        #expect(outcome.status == 0 && outcome.output.hasPrefix("1.25 EUR = "))
        #expect(
            outcome.errors
                == "The point in 1.250 was read as a decimal point. If you mean 1250, write 1250.\n"
        )
        let refused = try await convert("1,250", "EUR", "USD")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("can mean 1.25 or 1250"), "\(refused.errors)")
    }

    @Test func `reads an amount with its currency in one argument`() async throws {
        for words in [["1 000 USD", "EUR"], ["1 000 USD to EUR"], ["$1000", "EUR"]] {
            let outcome = try await home.run(["rates", "convert"] + words)
            #expect(outcome.output.hasPrefix("1000 USD = "), "\(outcome)")
        }
    }

    @Test(arguments: ["1,25,0", "1.2.3", "1,250.5.0", "12.50,", ".", "1,250 000", "1e3", ""])
    func `refuses what is no amount`(text: String) async throws {
        let outcome = try await convert("--", text, "USD", "JPY")
        #expect(outcome.status == 64 && outcome.output.isEmpty)
    }

    /// The newest packaged rates are those of Friday, 2026-10-30.
    @Test func `takes the last rates for a day after them`() async throws {
        for day in ["2026-10-31", "2026-11-01", "2026-11-06"] {
            let outcome = try await convert("100", "USD", "JPY", "--on", day)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains("rates of 2026-10-30, since \(day) has none"))
        }
        let old = try await convert("100", "USD", "JPY", "--on", "2026-11-07")
        #expect(old.status == 65 && old.errors.contains("8 days earlier; the limit is 7"))
        #expect(old.errors.contains("add --maximum-age 8"), "\(old.errors)")
        #expect(old.errors.contains("`larder rates refresh`"))
        let more = try await convert(
            "100", "USD", "JPY", "--on", "2026-11-07", "--maximum-age", "8")
        #expect(more.status == 0)
        let exact = try await convert(
            "100", "USD", "JPY", "--on", "2026-10-31", "--missing", "exact")
        #expect(exact.status == 65)
    }

    @Test func `tells how old the newest rates are`() async throws {
        let outcome = try await convert("100", "USD", "EUR")
        #expect(outcome.output.contains("rates of 2026-10-30 ("), "\(outcome.output)")
        #expect(outcome.output.contains("To fetch") == outcome.output.contains("newer"))
        #expect(
            outcome.lines.last
                == (try await home.run("rates", "list").lines.first { $0.contains("are out") }))
        let day = try await convert("100", "USD", "EUR", "--on", "2026-10-30")
        #expect(day.lines.count == 2 && !day.output.contains("old"))
    }

    @Test(arguments: [
        ("0.0006", "EUR", "USD", "0.00067"), ("0.01", "JPY", "EUR", "0.000057"),
        ("-0.0006", "EUR", "USD", "-0.00067"), ("0", "EUR", "USD", "0.00"),
        ("0.01", "EUR", "USD", "0.01"),
    ])
    func `shows digits of an amount too small for its currency`(
        amount: String, from: String, to: String, shown: String
    ) async throws {
        let outcome = try await convert("--", amount, from, to)
        #expect(outcome.output.contains("= \(shown) \(to)\n"), "\(outcome.output)")
        // Programs get what is asked for by the law.
        let rounded = try await convert("--json", "--", amount, from, to).objects.first
        #expect((rounded?["rounded"] as? String)?.count ?? 9 <= 5)
    }

    @Test func `keeps to the limit whatever the method is`() async throws {
        for (method, limit, status) in [
            ("linear", "0", 65), ("linear", "1", 65), ("linear", "2", 0), ("last", "0", 65),
            ("last", "1", 0),
        ] as [(String, String, Int32)] {
            // A Saturday: the rates of Friday and of Monday are the nearest.
            let outcome = try await convert(
                "1", "USD", "JPY", "--on", "2026-10-24", "--missing", method, "--maximum-age", limit
            )
            #expect(outcome.status == status, "\(method) \(limit): \(outcome.errors)")
            guard status != 0 else { continue }
            #expect(outcome.errors.contains("the limit is \(limit)"))
            #expect(outcome.errors.contains("--maximum-age \(method == "last" ? 1 : 2)"))
            // There are later rates, so newer ones would change nothing.
            #expect(!outcome.errors.contains("refresh"))
        }
    }

    @Test func `converts a currency that has ended by its fixed rate`() async throws {
        let marks = try await convert("195.583", "DEM", "EUR")
        #expect(marks.output.hasPrefix("195.583 DEM = 100.00 EUR"), "\(marks.errors)")
        #expect(marks.output.contains("DEM was replaced by EUR after 1998-12-31"))
        #expect(marks.output.contains("fixed rate of 1.95583 to 1"))
        let euros = try await convert("100", "EUR", "DEM", "--json").objects.first
        #expect(euros?["rounded"] as? String == "195.58")
        let fixed = try #require((euros?["fixed_rates"] as? [[String: any Sendable]])?.first)
        #expect(fixed["from"] as? String == "DEM" && fixed["ratio"] as? String == "1.95583")
        #expect(try await convert("100", "DEM", "USD").status == 0)
        #expect(try await convert("100", "DEM", "FRF").output.contains("= 335.39 FRF"))

        let later = try await convert("100", "DEM", "EUR", "--on", "2026-10-30")
        #expect(later.status == 65 && later.errors.contains("at 1.95583 to 1"))
        #expect(later.errors.contains("add --fixed"), "\(later.errors)")
        let asked = try await convert("100", "DEM", "EUR", "--on", "2026-10-30", "--fixed")
        #expect(asked.output.contains("= 51.13 EUR"), "\(asked.errors)")
        let before = try await convert("100", "DEM", "EUR", "--on", "1998-01-02", "--fixed")
        #expect(before.status == 65 && !before.errors.contains("--fixed"))
    }
}
