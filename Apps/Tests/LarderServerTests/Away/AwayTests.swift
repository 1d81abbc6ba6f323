import Foundation
import Geodesy
import Larder
import LarderText
import Money
import Rates
import Testing

@testable import LarderServer

/// What pages compute while the server is away, against what the server answers.
@Suite struct `A page without its server` {
    @Test func `converts as the server does, or not at all`() throws {
        var random = SeededRandom(7)
        let day = try #require(Day("2026-10-30"))
        var history = History(base: .eur)
        let codes = ["USD", "JPY", "GBP", "KWD", "IDR", "HUF", "CHF"].compactMap {
            CurrencyCode($0)
        }
        for code in codes {
            let digits = Int.random(in: 1...99_999_999, using: &random)
            let figure = try #require(
                DecimalNumber("\(digits).\(Int.random(in: 0...9, using: &random))"))
            let small = try #require(DecimalNumber("0.000\(digits)"))
            let published = Observation(
                day: day.advanced(by: -Int.random(in: 0...2, using: &random)), currency: code,
                figure: Bool.random(using: &random) ? figure : small)
            history.merge([published])
        }
        let locales = ["en-GB", "de-DE", "fr-FR", "he-IL", "ar-EG", "fa-IR", "hi-IN"].map {
            PageLocale(Locale(identifier: $0))
        }
        var cases: [Case] = []
        for number in 0..<2_000 {
            let reader = locales[number % locales.count]
            let places = Int.random(in: 0...4, using: &random)
            let whole = Int.random(in: 0...2_000_000, using: &random)
            let part = Int.random(in: 0...9_999, using: &random)
            // In every third, thousands are set apart, by any of the usual signs.
            let sign = ["", "", reader.decimal == "," ? "." : ",", "", "", " ", "٬"][number % 8 % 7]
            var amount =
                Self.grouped(whole, by: sign)
                + (places > 0 ? reader.decimal + "\(part)".prefix(places) : "")
            // Some have the digits of other scripts.
            if number % 5 == 0 {
                amount = amount.replacing(/\d/) { digit in
                    let all = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९"][number % 3].map(
                        String.init)
                    return Int(digit.output).map { all[$0] } ?? ""
                }
            }
            let from = try #require((codes + [.eur]).randomElement(using: &random))
            let to = try #require((codes + [.eur]).randomElement(using: &random))
            let on = day.advanced(by: Int.random(in: -3...9, using: &random))
            let result = Result {
                try history.answer(
                    ConversionQuestion(
                        amount, from: from.text, to: to.text, on: on.description,
                        missing: .last(maximumAge: KeptFigures.longest),
                        decimalSign: reader.decimalSign), advice: ""
                ).conversion
            }
            let (sentence, detail) =
                (try? result.get()).map { RatesPresenter.words($0, reader) } ?? ("", "")
            cases.append(
                Case(
                    fields: [
                        "amount": amount, "from": from.text, "to": to.text, "on": on.description,
                    ], figures: KeptFigures(history, codes + [.eur], on: day, reader).text,
                    result: sentence, detail: detail))
        }
        try check("conversions", cases)
    }

    @Test func `reads and writes degrees as the server does, or not at all`() throws {
        var random = SeededRandom(8)
        var cases: [Case] = []
        for number in 0..<3_000 {
            let isPole = number % 50 == 0
            let position = try Position(
                latitude: isPole ? 90 : Double.random(in: -95...95, using: &random).clamped(90),
                longitude: Double.random(in: -185...185, using: &random).clamped(180))
            let notation = try #require(AngleNotation.allCases.randomElement(using: &random))
            let decimals = Int.random(in: 0...9, using: &random)
            var text = position.text(notation, decimals: decimals)
            switch number % 9 {
            case 1: text = text.replacing("′", with: "'").replacing("″", with: "\"")
            case 2: text = "  " + text + "\n"
            case 3: text = text.replacing(", ", with: number % 2 == 0 ? " " : ",")
            case 4: text = text.replacing("°", with: "° ").replacing("′", with: "′ ")
            case 5: text = text.replacing(".", with: ",")
            case 6: text = String(text.dropLast(Int.random(in: 0...4, using: &random)))
            case 7: text = text.replacing(/[°′″]/, with: " ").replacing(#/ +/#, with: " ")
            case 8:
                // The letters before the numbers, as receivers write them.
                text = text.replacing(/(\S+?)([NSEW])/) { "\($0.output.2)\($0.output.1)" }
                    .replacing(/[°′″]/, with: " ").replacing(#/ +/#, with: " ")
            default: break
            }
            cases.append(Self.reading(of: text))
        }
        let odd = [
            "", "95.5, 10.5", "10.5, 190.5", "0.0, 0.0", "48.8582 2.2945", "40°60′N 74°10′W",
            "40.5°30′N 74°10′W", "74°10′W 40°10′N", "40°7′N, 74°7′W", "-0.00000, 5.50000",
            "91°N 10°E", "90°0′0.1″N 10°E", "40°N74°W", "+40.5, +74.5", "40°7’30”N 74°7’30”W",
            "1.000000000001, 2.000000000001", "40.1N 74.2W", "N40.1 W74.2", "N40 41.35 W74 02.67",
            "48 51 29.6 N 2 17 40.2 E", "N48 51 29.6 E2 17 40.2", "N 40.1, W 74.2", "40N 74W",
            "N40 60 W74 10", "N40.5 30 W74 10", "40.1 N, 74.2 W", "40 41.35N 74 02.67W",
            "180.0, 45.0", "33.5, -180.0", "40.7, -74", "40, -74", "40,-74", "40 -74", "0, 5",
            "7, 8",
            "12, 30", "-40, 174", "90, 10.5", "4,5", "40 , 7",
        ]
        cases += odd.map(Self.reading)
        try check("coordinates", cases)
    }

    private static func grouped(_ whole: Int, by sign: String) -> String {
        var (digits, groups) = ("\(whole)", [String]())
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: sign)
    }

    private static func reading(of text: String) -> Case {
        guard let reading = try? CoordinateReader().read(text), reading.doubts.isEmpty else {
            return Case(text: text)
        }
        let position = reading.position
        return Case(
            text: text, dd: position.text(.decimalDegrees), ddm: position.text(.decimalMinutes),
            dms: position.text(.degreesMinutesSeconds), latitude: position.latitude,
            longitude: position.longitude)
    }

    /// A question with the server's answer; without one, the page must not answer either.
    private struct Case: Encodable {
        var fields: [String: String]?
        var figures: String?
        var result: String?
        var detail: String?
        var text: String?
        var dd: String?
        var ddm: String?
        var dms: String?
        var latitude: Double?
        var longitude: Double?
    }

    private func check(_ kind: String, _ cases: [Case]) throws {
        let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "node") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let node else {
            print("skipped: the scripts were not checked, since node is not installed")
            return
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONEncoder().encode(cases).write(to: file)
        let process = Process()
        process.executableURL = node
        process.arguments = [
            URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
                .appending(path: "../../../../Scripts/away_check.mjs").path, kind, file.path,
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}

extension Double {
    fileprivate func clamped(_ limit: Double) -> Double {
        Swift.min(limit, Swift.max(-limit, self))
    }
}
