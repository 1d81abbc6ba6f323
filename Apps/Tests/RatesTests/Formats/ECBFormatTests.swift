import Foundation
import LarderText
import Money
import Rates
import Testing

@Suite struct `Files of the European Central Bank` {
    let daily = dailyXML(
        "<Cube currency='USD' rate='1.1790'/><Cube currency='GBP' rate='0.78230'/>")

    @Test func `say the same in both dialects`() throws {
        let history = dailyXML(
            #"<Cube currency="GBP" rate="0.7823"/><Cube currency="USD" rate="1.179"/>"#)
        #expect(try sheet(daily).observations == sheet(history).observations)
        #expect(try sheet(daily).figures(on: day("2026-10-30"))[code("GBP")] == decimal("0.7823"))
        #expect(try sheet(daily).format == .ecbXML)
    }

    @Test func `are read whatever the prefixes and comments are`() throws {
        let renamed = """
            <?xml version='1.0'?><!-- a comment --><g:Envelope xmlns:g='http://www.gesmes.org/xml/2002-08-01'
            xmlns:e='http://www.ecb.int/vocabulary/2002-08-01/eurofxref'><e:Cube><e:Cube time='2026-10-30'>
            <e:Cube currency='&#85;SD' rate='1.1790' ></e:Cube></e:Cube></e:Cube></g:Envelope>
            """
        #expect(
            try sheet(renamed).figures(on: day("2026-10-30")) == [code("USD"): decimal("1.179")])
    }

    @Test(arguments: [
        "<Cube currency='USD' rate='0'/>", "<Cube currency='USD' rate='-1.1'/>",
        "<Cube currency='USD' rate='0.000000000000001'/>", "<Cube currency='EUR' rate='1.5'/>",
    ])
    func `are refused for a rate that cannot be`(cube: String) {
        #expect(refusal(of: dailyXML(cube)) == .notPositive)
    }

    @Test(arguments: [
        ("<Cube currency='USD' rate='1,1'/>", RateSheetError.Code.notANumber),
        ("<Cube currency='USD' rate=''/>", .notANumber),
        ("<Cube currency='USD' rate='NaN'/>", .notANumber),
        ("<Cube currency='usd' rate='1'/>", .unknownCurrency),
        ("<Cube currency='USD' rate='1' multiplier='100'/>", .illFormed),
        ("<Cube currency='USD'/>", .illFormed),
        ("<Cube currency='USD' rate='1'></Cub>", .illFormed),
        ("<Cube currency='USD' rate='1'/><Cube currency='USD' rate='2'/>", .duplicate),
        ("<Cube currency='USD' rate='1' rate='2'/>", .illFormed),
        ("<Cube currency='USD' rate=1/>", .illFormed),
        ("<Cube currency='USD' rate='&one;'/>", .illFormed), ("a & b", .illFormed), ("", .empty),
        ("<![CDATA[]]>", .empty), ("<!DOCTYPE a>", .illFormed),
    ])
    func `are refused for what does not belong`(cube: String, code: RateSheetError.Code) {
        #expect(refusal(of: dailyXML(cube)) == code)
    }

    @Test func `are refused for a day that is none`() {
        #expect(
            refusal(of: dailyXML("<Cube currency='USD' rate='1'/>", day: "2026-02-30")) == .badDay)
    }

    @Test func `are refused when they end early, wherever that is`() {
        let bytes = Array(daily.utf8)
        for count in 0..<bytes.count {
            #expect(throws: RateSheetError.self, "cut after \(count) bytes") {
                try RateSheet(reading: Array(bytes[..<count]))
            }
        }
    }

    @Test func `are refused when they nest without end`() {
        let nested = daily.replacingOccurrences(
            of: "</Cube>", with: String(repeating: "<a>", count: 100_000)
        )
        #expect(refusal(of: nested) == .illFormed)
    }

    @Test(arguments: [
        ("Date,USD,JPY,\n2026-10-30,1.1172,N/A,\n2026-10-29,1.113,175.92,\n", 3),
        ("Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n", 2),
        ("Date,USD,JPY\n2026-10-30,1.1172,175.68\n", 2), ("Date,USD,\r\n2026-10-30,1.1,\r\n", 1),
        ("Date,USD,\n2026-10-30,1.1,", 1),
    ])
    func `are read as CSV`(text: String, count: Int) throws {
        let sheet = try sheet(text)
        #expect(sheet.observations.count == count)
        #expect(sheet.newestDay == day("2026-10-30"))
        #expect(sheet.format == .ecbCSV)
    }

    @Test(arguments: [
        ("Date,USD,JPY,\n2026-10-30,1.1172,\n", RateSheetError.Code.truncated),
        ("Date,USD,JPY,\n2026-10-30,1.1172,17", .truncated),
        ("Date,USD\n2026-10-30,1.11", .truncated),
        ("Date,USD,\n2026-02-30,1.1,\n", .badDay), ("Date,USD,\n2026-10-30,0,\n", .notPositive),
        ("Date,USD,USD,\n2026-10-30,1,1,\n", .duplicate),
        ("Date,USD,\n2026-10-30,1,\n2026-10-30,1,\n", .duplicate),
        ("Date,US,\n2026-10-30,1,\n", .unknownCurrency), ("Date,USD,\n", .empty),
        ("Date,USD,\n2026-10-30,1.1.1,\n", .notANumber),
    ])
    func `are refused as CSV`(text: String, code: RateSheetError.Code) {
        #expect(refusal(of: text) == code)
    }

    @Test func `agree with each other in the corpus`() throws {
        guard
            let xml = corpus("rates/ecb/eurofxref-daily.xml"),
            let csv = corpus("rates/ecb/eurofxref.csv"),
            let recent = corpus("rates/ecb/eurofxref-hist-90d.xml"),
            let full = corpusHistory
        else { return }
        let daily = try RateSheet(reading: Array(xml))
        #expect(daily.observations.count == 29)
        #expect(daily.observations == (try RateSheet(reading: Array(csv)).observations))
        var history = History(full)
        #expect(history.oldestDay == day("1999-01-04"))
        #expect(
            Set(
                history.currencies.flatMap {
                    history.observations(of: $0, in: .earliest ... .latest)
                }
                .map(\.day)
            ).count == 4_565)
        let counts = try history.merge(RateSheet(reading: Array(recent)))
        #expect(counts == History.MergeCounts(unchanged: 65 * 29))
    }

    @Test(arguments: [
        ("rates/real/ecb-daily-2015-01-07.xml", 1), ("rates/real/ecb-daily-2018-06-11.xml", 1),
        ("rates/real/ecb-hist-90d-2019-11-29.xml", 65),
    ])
    func `are read as they were downloaded`(path: String, days: Int) throws {
        guard let data = corpus(path) else { return }
        let sheet = try RateSheet(reading: Array(data))
        #expect(sheet.days.count == days)
        #expect(sheet.problems.isEmpty)
    }
}
