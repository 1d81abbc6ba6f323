import Foundation
import Money
import Testing

/// The conversions and freshness cases of the corpora, asked through the command.
@Suite struct `Command against the corpora` {
    struct Expectations: Decodable {
        struct Case: Decodable {
            var id: Int
            var date: String
            var from: String
            var to: String
            var amount: String
            var policy: String
            var rate: String?
            var value: String?
            var roundedHalfUp: String?
            var observed: [String]?
            var error: String?
        }
        var cases: [Case]
    }

    struct Due: Decodable {
        var now: String
        var stored: String
        var newest: String
        var missed: Int
        var fresh: Bool
        var nextDue: String
    }

    @Test func `converts all 400 cases as expected, in three runs`() async throws {
        guard let table = corpusFile("expectations.json"),
            let history = corpusFile("ecb/eurofxref-hist-a.csv")
        else { return }
        let cases = try JSONDecoder().decode(Expectations.self, from: Data(contentsOf: table)).cases
        #expect(cases.count == 400)
        let home = try Household()
        #expect(try await home.run("rates", "import", history.path).status == 0)
        for (policy, option) in [("exact", "exact"), ("last-known", "last"), ("linear", "linear")] {
            let asked = cases.filter { $0.policy == policy }
            let input = asked.map { "\($0.amount) \($0.from) \($0.to) \($0.date)\n" }.joined()
            let outcome = try await home.run(
                "rates", "convert", "--json", "--missing", option, input: Data(input.utf8))
            #expect(outcome.status == 0)
            #expect(outcome.errors.isEmpty)
            let answers = try outcome.objects
            try #require(answers.count == asked.count)
            for (expected, answer) in zip(asked, answers) { try check(answer, expected) }
        }
    }

    private func check(_ answer: [String: any Sendable], _ expected: Expectations.Case) throws {
        if let code = expected.error {
            let error = answer["error"] as? [String: any Sendable]
            #expect(error?["code"] as? String == code, "case \(expected.id)")
            #expect((error?["message"] as? String)?.hasSuffix(".") == true)
            return
        }
        #expect(answer["used_days"] as? [String] == expected.observed, "case \(expected.id)")
        for (field, value) in [
            ("from", expected.from), ("to", expected.to), ("day", expected.date),
        ] { #expect(answer[field] as? String == value, "case \(expected.id)") }
        #expect(near(answer["amount"], expected.amount), "case \(expected.id)")
        #expect(near(answer["rate"], expected.rate), "case \(expected.id): \(answer)")
        #expect(near(answer["result"], expected.value), "case \(expected.id): \(answer)")
        let rounded = try #require((answer["rounded"] as? String).flatMap(DecimalNumber.init))
        let wanted = try #require(expected.roundedHalfUp.flatMap(DecimalNumber.init))
        #expect(rounded == wanted, "case \(expected.id)")
    }

    /// Whether two decimal strings differ by no more than 1e-15 of their size.
    private func near(_ answer: (any Sendable)?, _ expected: String?) -> Bool {
        guard let answer = (answer as? String).flatMap(DecimalNumber.init),
            let expected = expected.flatMap(DecimalNumber.init)
        else { return false }
        let allowed = expected.magnitude.scaled(byPowerOfTen: -15)
        return (answer - expected).magnitude <= allowed
    }

    @Test func `tells what is due in all 200 cases`() async throws {
        guard let table = corpusFile("freshness.json") else { return }
        let cases = try JSONDecoder().decode([Due].self, from: Data(contentsOf: table))
        #expect(cases.count == 200)
        let input = cases.map { "\($0.now) \($0.stored)\n" }.joined()
        let outcome = try await Household().run(
            "rates", "due", "--json", input: Data(input.utf8))
        let answers = try outcome.objects
        try #require(answers.count == cases.count)
        for (expected, answer) in zip(cases, answers) {
            #expect(answer["newest"] as? String == expected.newest)
            #expect(answer["missed"] as? Int == expected.missed)
            #expect(answer["fresh"] as? Bool == expected.fresh)
            #expect(answer["next_due"] as? String == expected.nextDue)
        }
    }

    @Test(arguments: [
        ("ecb/eurofxref-daily.xml", "ecb"), ("ecb/eurofxref-hist-90d.xml", "ecb"),
        ("ecb/eurofxref.csv", "ecb"), ("ecb/sequence/daily-2025-12-31.xml", "ecb"),
        ("ecb/sequence/daily-2026-04-07.xml", "ecb"), ("real/ecb-daily-2015-01-07.xml", "ecb"),
        ("real/ecb-hist-90d-2019-11-29.xml", "ecb"), ("real/ecb-daily-2018-06-11.xml", "ecb"),
        ("real/cnb-daily-2016-04-05.txt", "cnb"), ("forex-txt/forex.txt", "forex"),
        ("forex-txt/forex-crlf-bom.txt", "forex"),
        ("json/frankfurter-v1-latest.json", "frankfurter"),
        ("json/frankfurter-v1-range.json", "frankfurter"),
        ("json/frankfurter-v2-rates.json", "frankfurter"), ("json/er-api-v6-latest.json", "er-api"),
    ])
    func `takes a good file for the right source`(path: String, source: String) async throws {
        guard let file = corpusFile(path) else { return }
        let home = try Household()
        let outcome = try await home.run("rates", "import", "--json", file.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let answer = try #require(try outcome.objects.first)
        #expect(answer["source"] as? String == source)
        let again = try await home.run("rates", "import", "--json", file.path)
        #expect(try again.objects.first?["inserted"] as? Int == 0)
        #expect(try await home.rates(source: source).isEmpty == false)
    }

    @Test func `takes a selection of currencies after the whole list`() async throws {
        guard let whole = corpusFile("json/frankfurter-v1-latest.json"),
            let some = corpusFile("json/frankfurter-v1-range.json")
        else { return }
        let home = try Household()
        let outcome = try await home.run("rates", "import", whole.path, some.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try await home.rates(source: "frankfurter").count > 3)
    }

    @Test(arguments: [
        ("forex-txt/hostile.txt", "forex", "forex-txt/forex.txt"),
        ("forex-txt/captive-portal.html", "ecb", nil), ("json/er-api-v6-error.json", "er-api", nil),
        ("iso4217.json", "ecb", nil), ("expectations.json", "ecb", nil),
        ("forex-txt/hostile.json", "ecb", nil), ("README.md", "ecb", nil),
        ("real/LICENSES.txt", "ecb", nil), ("freshness.json", "ecb", nil),
    ])
    func `refuses what is no list of rates`(path: String, source: String, good: String?)
        async throws
    {
        guard let file = corpusFile(path) else { return }
        let home = try Household()
        if let good, let file = corpusFile(good) {
            #expect(try await home.run("rates", "import", file.path).status == 0)
        }
        let before = try await home.rates(source: source)
        let outcome = try await home.run("rates", "import", file.path)
        #expect(outcome.status == 65)
        #expect(outcome.data.isEmpty)
        #expect(outcome.errors.hasPrefix("larder: can't import") && outcome.errors.hasSuffix(".\n"))
        #expect(try await home.rates(source: source) == before)
    }
}
