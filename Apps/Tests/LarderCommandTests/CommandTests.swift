import Foundation
import Testing

/// The conventions that every command keeps.
@Suite struct `Command line` {
    let home: Household

    init() throws { home = try Household() }

    @Test func `answers from packaged rates at the first start, without a network`() async throws {
        let outcome = try await home.run("rates")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("European Central Bank · rates of 2026-10-30"))
        #expect(outcome.output.contains("Packaged with Larder"))
        #expect(outcome.output.contains("UTC"))
        #expect(outcome.errors.isEmpty)
    }

    @Test func `lines the points of all figures up`() async throws {
        let lines = try await home.run("rates", "list").lines
        let rows = lines.drop { !$0.contains("Code") }.dropFirst()
        #expect(rows.count == 29)
        let points = Set(
            // The rupiah's rate has no decimals, so its first point is another column's.
            rows.filter { !$0.contains("IDR") }.compactMap { row -> Int? in
                guard let point = row.firstIndex(of: ".") else { return nil }
                return row.distance(from: row.startIndex, to: point)
            })
        #expect(points.count == 1)
    }

    @Test func `lists favourites first, in the order of choice`() async throws {
        #expect(try await home.run("rates", "favourite", "ZAR", "gbp").output.hasPrefix("ZAR"))
        let codes = try await home.run("rates", "list", "--json").objects.prefix(3)
        #expect(codes.map { $0["code"] as? String } == ["ZAR", "GBP", "AUD"])
        #expect(codes.map { $0["favourite"] as? Bool } == [true, true, false])
        #expect(try await home.run("rates", "favourite", "ZAR", "--remove").output.hasPrefix("GBP"))
        #expect(try await home.run("rates", "favourite", "XQQ").status == 65)
        #expect(try await home.run("rates", "favourite", "pounds").status == 64)
    }

    @Test func `loses nothing when two processes mark favourites at once`() async throws {
        let sets = [
            ["USD", "JPY", "CZK", "DKK", "GBP", "HUF", "PLN", "RON"],
            ["SEK", "CHF", "ISK", "NOK", "TRY", "AUD", "BRL", "CAD"],
        ]
        let home = home
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for set in sets {
                group.addTask { try await home.run(["rates", "favourite"] + set).status }
            }
            for try await status in group { #expect(status == 0) }
        }
        let kept = try await home.run("rates", "favourite").lines.map { String($0.prefix(3)) }
        #expect(Set(kept) == Set(sets.joined()))
        #expect(kept.count == 16)
    }

    @Test func `keeps a favourite when it is killed right after saying so`() async throws {
        let process = try home.process(["rates", "favourite", "SEK"])
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.start()
        let said = pipe.fileHandleForReading.availableData
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(String(decoding: said, as: UTF8.self).hasPrefix("SEK"))
        #expect(try await home.run("rates", "favourite").output.hasPrefix("SEK"))
    }

    @Test(
        arguments: [
            (["rates", "nonsense"], 64), (["rates", "list", "--nonsense"], 64),
            (["rates", "convert", "1", "USD"], 64), (["rates", "list", "--source", "nope"], 64),
            (["rates", "convert", "1", "USD", "JPY", "--maximum-age", "-1"], 64),
            (["rates", "convert", "one", "USD", "JPY"], 64),
            (["rates", "convert", "1", "USD", "JPY", "--on", "2026-02-30"], 64),
            (["rates", "convert", "1", "DEM", "JPY", "--on", "2026-10-30"], 65),
            (["rates", "convert", "1", "USD", "JPY", "--on", "1990-01-02"], 65),
            (["rates", "history", "USD", "--days", "0"], 64), (["rates", "history", "DEM"], 65),
            (["rates", "import", "/nowhere/rates.xml"], 65), (["rates", "import", "/"], 65),
            (["rates", "list", "--source", "cnb"], 65), (["--version"], 0), (["--help"], 0),
            (["rates", "sources"], 0), (["rates", "due"], 0), (["inspect"], 0), (["config"], 0),
            (["--generate-completion-script", "bash"], 0),
            (["--generate-completion-script", "zsh"], 0),
            (["rates", "list", "--data", "/proc/nowhere"], 78), (["backup"], 65), (["restore"], 65),
            (["backup", "--list", "x"], 64), (["restore", "--list", "x"], 64),
            (["backup", "--help"], 0), (["restore", "--help"], 0),
        ] as [([String], Int32)])
    func `ends with the right code`(arguments: [String], code: Int32) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == code, "\(outcome.errors)")
        #expect(!outcome.wasKilled)
        #expect(outcome.data.isEmpty == (code != 0))
        if code != 0 { #expect(!outcome.errors.isEmpty) }
    }

    @Test(arguments: [
        (
            ["rates", "convert", "1", "DEM", "JPY", "--on", "2026-10-30"],
            "it was replaced by EUR, at 1.95583 to 1"
        ),
        (["rates", "convert", "1", "GEL", "JPY"], "has no rates for GEL (Georgian Lari)"),
        (["rates", "convert", "1", "QQQ", "JPY"], "there is no currency “QQQ”"),
        (["rates", "list", "--base", "XAU"], "has no rates for XAU"),
        (["rates", "list", "--source", "nope"], "choose one of ecb, cnb"),
        (["rates", "list", "--source", "cnb"], "larder rates refresh --source cnb"),
    ])
    func `says what is wrong and what to do`(arguments: [String], words: String) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func `says when a currency left and into what`() async throws {
        guard let file = corpusFile("ecb/eurofxref-hist-a.csv") else { return }
        _ = try await home.run("rates", "import", file.path)
        let gone = try await home.run(
            "rates", "convert", "100", "USD", "EEK", "--on", "2026-10-30")
        #expect(gone.status == 65)
        #expect(gone.errors.contains("replaced by EUR, at 15.6466 to 1, after 2010-12-31"))
        let silent = try await home.run(
            "rates", "convert", "1", "EUR", "ISK", "--on", "2010-01-04", "--json")
        #expect(silent.output.contains(#""code":"no-rate""#))
        let history = try await home.run("rates", "history", "LVL", "--offline")
        #expect(history.output.contains("LVL ended on 2013-12-31: it became EUR"))
        let weekend = try await home.run(
            "rates", "convert", "100", "USD", "JPY", "--on", "2026-10-25")
        #expect(
            weekend.output.contains(
                "rates of 2026-10-23, since 2026-10-25 has none for USD and JPY"))
    }

    @Test func `answers every line of foreign input with one object`() async throws {
        let lines: [[UInt8]] = [
            Array("100 USD JPY 2026-10-30".utf8), [], [0xFF, 0xFE, 0x00, 0x80, 0x31],
            [UInt8](repeating: UInt8(ascii: "9"), count: 1_000_000),
            Array(("123456789012345678901234567890 USD EUR").utf8),
            Array("0.000000000000000000000000000001 USD EUR".utf8),
            Array("-1 usd EUR".utf8), Array("1 USD EUR 2026-13-40".utf8),
            Array("1e999999999 USD EUR".utf8), Array("NaN USD EUR".utf8),
            Array("1 USD EUR 2026-10-30 more".utf8), Array("١ USD EUR".utf8),
            Array("1 U\u{1F1FA}D EUR".utf8), Array("1\tUSD\u{00A0}EUR\r".utf8),
        ]
        let input = Data(lines.joined(separator: [0x0A])) + Data([0x0A])
        let outcome = try await home.run("rates", "convert", "--json", input: input)
        #expect(outcome.status == 0)
        #expect(!outcome.wasKilled)
        let answers = try outcome.objects
        try #require(answers.count == lines.count)
        #expect(answers[0]["rounded"] as? String == "15725")
        #expect((answers[4]["result"] as? String)?.hasPrefix("11050553975") == true)
        let codes = answers.map { ($0["error"] as? [String: any Sendable])?["code"] as? String }
        #expect(codes[1] == "bad-input" && codes[3] == "bad-input" && codes[7] == "bad-input")
        #expect(codes[6] == "unknown-currency")
    }

    @Test func `ends quietly when nobody reads on`() async throws {
        let process = try home.process(["rates", "list"])
        let pipe = Pipe()
        process.standardOutput = pipe
        try pipe.fileHandleForReading.close()
        try await home.finish(process)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `says that its output could not be written`() async throws {
        let process = try home.process(["rates", "list"])
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        let errors = Pipe()
        process.standardError = errors
        try await home.finish(process)
        #expect(process.terminationStatus == 1)
        let words = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(words.contains("can't write the output"))
    }

    @Test func `writes a chart that is one XML document`() async throws {
        let svg = home.folder.appending(path: "usd.svg")
        let outcome = try await home.run(
            "rates", "history", "USD", "--days", "90", "--svg", svg.path)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 EUR in USD"))
        #expect(outcome.output.contains("┤"))
        #expect(outcome.errors.contains("Wrote"))
        #expect(String(decoding: try Data(contentsOf: svg), as: UTF8.self).hasPrefix("<svg"))
        let points = try await home.run("rates", "history", "USD", "--json").objects
        #expect(points.count > 60)
        #expect(points.last?["rate"] as? String == "1.1172")
    }

    @Test func `tells what is due without input`() async throws {
        let answer = try await home.run("rates", "due", "--json").objects
        #expect(answer.count == 1)
        #expect(answer.first?["next_due"] != nil)
        let bad = try await home.run("rates", "due", "--json", input: Data("today\n\n".utf8))
        #expect(try bad.objects.count == 2)
    }
}
