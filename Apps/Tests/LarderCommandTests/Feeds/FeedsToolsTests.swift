import Foundation
import Testing

/// `larder feeds parse`, `dates` and `sanitize`, run as a person or a script runs them.
@Suite struct `Feed tools` {
    let home: Household

    init() throws { home = try Household() }

    static let rss = """
        <?xml version="1.0"?><rss version="2.0"><channel><title>A &amp; B</title>
        <link>/home</link><description>About</description><language>en</language>
        <pubDate>Thu, 09 Feb 2006 23:59:45 +0100</pubDate>
        <item><guid> http://E.example/%7Ea?b=1 </guid><title>One</title><link>/one</link>
        <author>ann@e.example</author><category>x</category>
        <pubDate>2006-02-09T23:59:45.5+05:30</pubDate><description>&lt;b&gt;hi&lt;/b&gt;</description>
        <enclosure url="/one.mp3" type="audio/mpeg" length="12"/></item>
        <item><title>Two</title></item></channel></rss>
        """

    @Test func `gives the facts of a feed as one object`() async throws {
        let outcome = try await home.run(
            ["feeds", "parse", "-", "--base", "https://e.example/feed", "--json"],
            input: Data(Self.rss.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let feed = try #require(try outcome.objects.first)
        #expect(outcome.lines.count == 1)
        #expect(feed["format"] as? String == "rss20")
        #expect(feed["title"] as? String == "A & B")
        #expect(feed["link"] as? String == "https://e.example/home")
        #expect(feed["description"] as? String == "About")
        #expect(feed["language"] as? String == "en")
        for key in ["updated", "problems"] { #expect(feed[key] != nil, "\(key)") }
        let entries = try #require(feed["entries"] as? [[String: any Sendable]])
        try #require(entries.count == 2)
        let first = entries[0]
        #expect(first["id"] as? String == "http://E.example/%7Ea?b=1")
        #expect(first["title"] as? String == "One")
        #expect(first["link"] as? String == "https://e.example/one")
        #expect(first["author"] as? String == "ann@e.example")
        #expect(first["published"] as? String == "2006-02-09T18:29:45Z")
        #expect(first["summary"] as? String == "<b>hi</b>")
        #expect(first["categories"] as? [String] == ["x"])
        let file = try #require((first["enclosures"] as? [[String: any Sendable]])?.first)
        #expect(file["url"] as? String == "https://e.example/one.mp3")
        #expect(file["type"] as? String == "audio/mpeg")
        #expect(file["length"] as? Int == 12)
        for key in ["id", "link", "author", "published", "updated", "summary", "content"] {
            #expect(entries[1][key] is NSNull, "\(key)")
        }
    }

    @Test func `shows a feed in words, from a file`() async throws {
        let file = try home.file("feed.xml", Self.rss + "<!-- \u{1B}[31m -->")
        let outcome = try await home.run("feeds", "parse", file.path)
        #expect(outcome.status == 0)
        #expect(outcome.lines.first == "A & B")
        #expect(outcome.output.contains("rss20 · 2 entries"))
        #expect(outcome.output.contains("2006-02-09T18:29:45Z  One"))
        #expect(outcome.output.contains("no date               Two"))
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/data"))
    }

    @Test func `reads a document by the charset it came with`() async throws {
        let bytes =
            Data("<rss version='2.0'><channel><title>".utf8) + Data([0xC4, 0xE8])
            + Data("</title></channel></rss>".utf8)
        let outcome = try await home.run(
            [
                "feeds", "parse", "--json", "--content-type",
                "application/rss+xml; charset=iso-8859-2",
            ], input: bytes)
        #expect(try outcome.objects.first?["title"] as? String == "Äč")
    }

    @Test(arguments: [
        ("", "is empty"), (" \n ", "is empty"), ("hello", "not a feed"),
        ("<html><body>Sign in</body></html>", "not a feed"),
        ("<link rel=alternate type=application/rss+xml href=/f.xml>", "https://e.example/f.xml"),
        ("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[", "can't parse the input"),
        ("\u{0}\u{1}\u{2}", "can't parse the input"),
    ])
    func `says why something is no feed`(document: String, words: String) async throws {
        let outcome = try await home.run(
            ["feeds", "parse", "--base", "https://e.example/"], input: Data(document.utf8))
        #expect(outcome.status == 65)
        #expect(outcome.data.isEmpty)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test(
        arguments: [
            (["feeds", "parse", "/nowhere/feed.xml"], 65), (["feeds", "parse", "/"], 65),
            (["feeds", "parse", "a", "b"], 64), (["feeds", "nonsense"], 64),
            (["feeds", "sanitize", "/nowhere/a.html"], 65),
            (["feeds", "sanitize", "--json", "a.html"], 64),
            (["feeds", "dates", "--nonsense"], 64), (["feeds", "dates"], 0),
            (["feeds", "sanitize"], 0), (["feeds", "sanitize", "--json"], 0),
        ] as [([String], Int32)])
    func `ends with the right code`(arguments: [String], code: Int32) async throws {
        let outcome = try await home.run(arguments)
        #expect(outcome.status == code, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty == (code == 0))
    }

    @Test func `answers every line of dates, whatever its bytes are`() async throws {
        let lines: [[UInt8]] = [
            Array("Thu, 9 Feb 2006 23:59:45 +0100".utf8), [], [0xFF, 0xFE, 0x00, 0x80],
            [UInt8](repeating: UInt8(ascii: "9"), count: 1_000_000), Array("tomorrow\r".utf8),
            Array("2006-02-09\u{2028}".utf8), Array("\"2006-02-09\"".utf8),
        ]
        let input = Data(lines.joined(separator: [0x0A]))
        for flags in [[], ["--json"]] {
            let outcome = try await home.run(["feeds", "dates"] + flags, input: input)
            #expect(outcome.status == 0)
            #expect(!outcome.wasKilled)
            let answers = try outcome.objects
            try #require(answers.count == lines.count)
            #expect(answers[0]["date"] as? String == "2006-02-09T22:59:45Z")
            #expect(answers[0]["input"] as? String == "Thu, 9 Feb 2006 23:59:45 +0100")
            #expect(answers[1]["input"] as? String == "")
            for index in 1..<5 { #expect(answers[index]["date"] is NSNull, "\(index)") }
            let quoted = flags.isEmpty ? "\"2006-02-09\"" : "2006-02-09"
            #expect(answers[6]["input"] as? String == quoted)
        }
    }

    @Test func `answers a line before the next one comes`() async throws {
        let process = try home.process(["feeds", "dates"])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.start()
        for line in ["2006-02-09", "2007-02-09"] {
            try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
            let answer = String(
                decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(answer.contains("\"date\":\"\(line)T00:00:00Z\""))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `makes markup harmless`() async throws {
        let html = "<p onclick=x>one<script>x</script><a href='../b'>t</a><img src=javascript:1>"
        let outcome = try await home.run(
            ["feeds", "sanitize", "--base", "https://e.example/a/c"], input: Data(html.utf8))
        #expect(outcome.output.hasPrefix("<p>one<a href=\"https://e.example/b\""))
        #expect(!outcome.output.contains("script"))
        #expect(outcome.output.hasSuffix("</a></p>\n"))
        let again = try await home.run(["feeds", "sanitize"], input: outcome.data)
        #expect(again.data == outcome.data)
    }

    @Test func `answers every line of markup, whatever its bytes are`() async throws {
        let lines: [[UInt8]] = [
            Array("\"<b onclick=1>x\\n</b>\"".utf8), [], [0xFF, 0xFE, 0x00, 0x80],
            Array("{}".utf8), Array("\"\\ud800\"".utf8), Array("\"".utf8) + [0xFF, 0x22],
            Array("\"\\".utf8), Array("\"\\u00".utf8),
            [UInt8](repeating: UInt8(ascii: "["), count: 100_000), Array("\"\"\r".utf8),
        ]
        let outcome = try await home.run(
            ["feeds", "sanitize", "--json"], input: Data(lines.joined(separator: [0x0A])))
        #expect(outcome.status == 0)
        #expect(!outcome.wasKilled)
        try #require(outcome.lines.count == lines.count)
        #expect(outcome.lines[0] == #""<b>x\n</b>""#)
        #expect(outcome.lines[4] == "\"\u{FFFD}\"")
        #expect(outcome.lines[5] == "\"\u{FFFD}\"")
        #expect(outcome.lines[9] == "\"\"")
        for index in [1, 2, 3, 6, 7, 8] {
            #expect(outcome.lines[index].hasPrefix("{\"error\":"), "\(index)")
        }
    }
}
