import Foundation
import Money
import Rates
import Testing

@Suite struct `JSON of rates` {
    @Test func `keeps every digit`() throws {
        let text =
            #"{"base":"EUR","date":"2024-01-02","rates":{"IDR":17890.123456789012345678,"USD":1.08e0}}"#
        let figures = try sheet(text).figures(on: day("2024-01-02"))
        #expect(figures[code("IDR")]?.description == "17890.123456789012345678")
        #expect(figures[code("USD")] == decimal("1.08"))
    }

    @Test func `is read as a range of days`() throws {
        let text = """
            {"amount":1.0,"base":"EUR","start_date":"2026-10-29","end_date":"2026-10-30",
            "rates":{"2026-10-29":{"USD":1.113},"2026-10-30":{"USD":1.1172}}}
            """
        #expect(try sheet(text).days == [day("2026-10-29"), day("2026-10-30")])
        #expect(try sheet(text).format == .frankfurterV1)
    }

    @Test func `is read as rows`() throws {
        let text = """
            [{"date":"2026-10-30","base":"USD","quote":"EUR","rate":0.89},
            {"date":"2026-10-29","base":"USD","quote":"EUR","rate":0.9},
            {"date":"2026-10-30","base":"USD","quote":"GBP","rate":0.74}]
            """
        let sheet = try sheet(text)
        #expect(sheet.format == .frankfurterV2)
        #expect(sheet.base == code("USD"))
        #expect(sheet.observations.map(\.figure.description) == ["0.9", "0.89", "0.74"])
    }

    @Test func `is read with its times and terms`() throws {
        let text = """
            {"result":"success","terms_of_use":"https://example.org/terms","base_code":"EUR",
            "time_last_update_unix":1793318551,"time_next_update_unix":1793404951,
            "rates":{"EUR":1,"USD":1.1172,"FOK":7.47}}
            """
        let sheet = try sheet(text)
        #expect(sheet.format == .erAPI)
        #expect(sheet.days == [day("2026-10-30")])
        #expect(sheet.published == Date(timeIntervalSince1970: 1_793_318_551))
        #expect(sheet.nextUpdate == Date(timeIntervalSince1970: 1_793_404_951))
        #expect(sheet.terms == "https://example.org/terms")
        #expect(sheet.problems.map(\.code) == [.unknownCurrency])
        #expect(try sheet.checked(today: day("2026-10-30")).observations.count == 1)
    }

    @Test(arguments: [
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":0}}"#, RateSheetError.Code.notPositive),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":-1.2}}"#, .notPositive),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"EUR":1.5}}"#, .notPositive),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1.1,"USD":9.9}}"#, .duplicate),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1.1,"\u0055SD":9.9}}"#, .duplicate),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":"1.08"}}"#, .notANumber),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":null}}"#, .notANumber),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":NaN}}"#, .illFormed),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1e400}}"#, .notANumber),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":01}}"#, .illFormed),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1.}}"#, .illFormed),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"K0":1}}"#, .unknownCurrency),
        (#"{"base":"EUR","date":"2024-02-30","rates":{"USD":1}}"#, .badDay),
        (#"{"base":"EUR","rates":{"USD":1}}"#, .badDay),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1}"#, .truncated),
        (#"{"base":"EUR","date":"2024-01-02","rates":{"USD":1}}{}"#, .illFormed),
        (#"{"base":"EUR","date":"2024-01-02","rates":[1]}"#, .illFormed),
        (#"{"amount":100,"base":"EUR","date":"2024-01-02","rates":{"USD":108}}"#, .illFormed),
        (#"{"base":"EUR","date":"2024-01-02","rates":{}}"#, .empty),
        (#"{"error":"rate limit"}"#, .sourceError),
        (#"{"message":"not found"}"#, .sourceError), ("[]", .empty), ("{}", .unknownFormat),
        ("[1]", .illFormed),
        (#"{"result":"error","error-type":"unsupported-code"}"#, .sourceError),
        (
            #"[{"date":"2026-10-30","base":"USD","quote":"EUR","rate":1},{"date":"2026-10-30","base":"EUR","quote":"EUR","rate":1}]"#,
            .otherBase
        ),
    ])
    func `is refused`(text: String, code: RateSheetError.Code) {
        #expect(refusal(of: text) == code)
    }

    @Test(arguments: [
        ("er-api-v6-latest", RateFormat.erAPI, 65), ("frankfurter-v1-latest", .frankfurterV1, 29),
        ("frankfurter-v1-range", .frankfurterV1, 21), ("frankfurter-v2-rates", .frankfurterV2, 29),
    ])
    func `is read as documented`(name: String, format: RateFormat, count: Int) throws {
        guard let data = corpus("rates/json/\(name).json") else { return }
        let sheet = try RateSheet(reading: Array(data))
        #expect(sheet.format == format)
        #expect(sheet.observations.count == count)
        #expect(sheet.base == .eur)
        #expect(sheet.newestDay == day("2026-10-30"))
    }

    @Test(arguments: [
        "bad-rates", "bom", "comments", "cut", "deep-array", "deep-mixed-in-items", "deep-object",
        "duplicate-keys", "error-object", "hooks", "huge-number", "huge-string", "invalid-utf8",
        "lone-surrogate", "many-keys", "not-numbers", "nul", "proto", "scalar", "self-next",
        "trailing",
        "wrong-types",
    ])
    func `of the hostile corpus is refused with a sentence`(name: String) throws {
        guard let data = corpus("hostile/json/\(name).json") else { return }
        let error = #expect(throws: RateSheetError.self) { try RateSheet(reading: Array(data)) }
        #expect(error?.message.isEmpty == false)
    }
}
