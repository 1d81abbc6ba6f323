import Foundation
import LarderText
import Money
import Rates
import Testing

@Suite struct `Format of an answer` {
    @Test(arguments: [
        (dailyXML(""), RateFormat.ecbXML), ("Date,USD,\n", .ecbCSV), ("Date, USD, \n", .ecbCSV),
        ("05.04.2016 #65\n", .cnbText), ("USD|US Dollar|1.1\n", .pipeText),
        (#"{"base":"EUR","rates":{}}"#, .frankfurterV1), ("[]", .frankfurterV2),
        (#"{"result":"success","base_code":"EUR"}"#, .erAPI),
        ("\u{FEFF}USD|US Dollar|1.1\n", .pipeText),
    ])
    func `is told by its content`(text: String, format: RateFormat) throws {
        #expect(try RateFormat.recognise(Array(text.utf8)) == format)
    }

    @Test(arguments: [
        ("", RateSheetError.Code.empty), (" \r\n\t", .empty), ("\u{FEFF}", .empty),
        ("<!DOCTYPE html><p>a|b|1.0", .page), ("  <HTML>", .page), ("<rss></rss>", .unknownFormat),
        ("PK\u{3}\u{4}zip", .packed), ("hello", .unknownFormat), ("\u{0}\u{1}", .unknownFormat),
    ])
    func `is refused with a sentence`(text: String, code: RateSheetError.Code) {
        let error = #expect(throws: RateSheetError.self) {
            try RateFormat.recognise(Array(text.utf8))
        }
        #expect(error?.code == code)
    }

    @Test func `is not a login page's`() throws {
        guard let data = corpus("rates/forex-txt/captive-portal.html") else { return }
        let error = #expect(throws: RateSheetError.self) {
            try RateSheet(reading: Array(data), day: day("2026-10-30"))
        }
        #expect(error?.code == .page)
    }

    /// Flips, cuts, doubles and drops bytes of every kind of answer.
    @Test(arguments: [
        dailyXML("<Cube currency='USD' rate='1.1790'/><Cube currency='GBP' rate='0.78230'/>"),
        "Date,USD,JPY,\n2026-10-30,1.1172,N/A,\n2026-10-29,1.113,175.92,\n",
        "05.04.2016 #65\nzemě|měna|množství|kód|kurz\nMaďarsko|forint|100|HUF|8,648\nUSA|dolar|1|USD|23,774\n",
        "USD|US Dollar|1.1\nEUR|Euro|1.000000\nJPY|Yen|175.68\n",
        #"{"amount":1.0,"base":"EUR","date":"2024-01-02","rates":{"IDR":17890.12,"USD":1.08e0}}"#,
        #"[{"date":"2026-10-30","base":"USD","quote":"EUR","rate":0.89}]"#,
        #"{"result":"success","base_code":"EUR","time_last_update_unix":1793318551,"rates":{"EUR":1,"USD":1.1}}"#,
    ])
    func `never crashes on damaged bytes`(text: String) {
        var generator = Generator(seed: UInt64(text.utf8.count))
        for _ in 0..<400 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damage(&bytes, &generator)
            }
            do throws(RateSheetError) {
                let sheet = try RateSheet(reading: bytes, day: .earliest)
                let arePositive = sheet.observations.allSatisfy { $0.figure.isPositive }
                #expect(arePositive)
                #expect(
                    Set(sheet.observations.map { "\($0.day)\($0.currency)" }).count
                        == sheet.observations.count)
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ generator: inout Generator) {
        if bytes.isEmpty { return }
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(index...)
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
        default:
            bytes[index] = Array("<>&'\"{}[],:|0.-e/".utf8).randomElement(using: &generator) ?? 0
        }
    }
}
