import Foundation
import TestSupport
import Testing

/// The tools at the corpora; the parts themselves are compared with them in their own tests.
@Suite struct `Feed tools against the corpora` {
    let home: Household

    init() throws { home = try Household() }

    private func json(_ url: URL) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    }

    private func lines(_ strings: [String]) throws -> Data {
        let encoder = JSONEncoder()
        return Data(try strings.map { try encoder.encode($0) }.joined(separator: [0x0A]))
    }

    @Test func `reads the dates whose meaning is stated`() async throws {
        guard let url = CorpusFile.find("feeds/dates/expectations.json") else { return }
        let dates = try #require((try json(url) as? [String: Any])?["dates"] as? [[String: Any]])
        let input = try lines(dates.map { $0["in"] as? String ?? "" })
        let answers = try await home.run(["feeds", "dates", "--json"], input: input).objects
        try #require(answers.count == dates.count)
        var (stated, right) = (0, 0)
        for (date, answer) in zip(dates, answers) {
            #expect(answer["input"] as? String == date["in"] as? String)
            guard let meaning = date["stated"] as? String else { continue }
            stated += 1
            if answer["date"] as? String == meaning { right += 1 }
        }
        #expect(right >= stated * 95 / 100, "\(right) of \(stated)")
    }

    @Test func `lets nothing through that could run`() async throws {
        var payloads: [String] = []
        for name in ["own", "h5sc", "dompurify", "owasp", "feedparser"] {
            guard let url = CorpusFile.find("hostile/xss-\(name).json") else { return }
            let list = try #require(try json(url) as? [[String: Any]])
            payloads += list.compactMap { $0["html"] as? String }
        }
        guard let url = CorpusFile.find("feeds/sanitize/payloads.json") else { return }
        let file = try #require(try json(url) as? [String: Any])
        payloads += (file["payloads"] as? [[String: Any]] ?? [])
            .compactMap { $0["payload"] as? String }
        #expect(payloads.count > 1_400)
        let outcome = try await home.run(
            ["feeds", "sanitize", "--json"], input: try lines(payloads))
        let cleaned = outcome.lines
        try #require(cleaned.count == payloads.count)
        let danger = try Regex(
            #"<(?i:script|style|iframe|object|embed|svg|math|form|input|base|meta|link)\b"#
                + #"|<[^>]*\s(?i:on\w+|style|srcdoc|id|name)="#)
        for (index, line) in cleaned.enumerated() {
            #expect(line.hasPrefix("\""), "\(payloads[index])")
            let html = try JSONDecoder().decode(String.self, from: Data(line.utf8))
            // What stands inside quotes is text, and the writer escapes the quotes of text.
            let bare = html.replacing(#/"[^"]*"/#, with: "\"\"")
            #expect(bare.firstMatch(of: danger) == nil, "\(payloads[index])")
        }
        let again = try await home.run(
            ["feeds", "sanitize", "--json"], input: outcome.data)
        #expect(again.lines == cleaned)
    }

    @Test(arguments: ["podcastparser", "gofeed/parser", "jsonfeed", "apple-json", "feed-rs/rss2"])
    func `reads a sample of feeds, or says that they are none`(folder: String) async throws {
        guard let folder = CorpusFile.find("feeds/\(folder)"),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return }
        let all = files.compactMap { $0 as? URL }
            .filter { ["xml", "rss", "json"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        #expect(!all.isEmpty)
        for file in all.enumerated().filter({ $0.offset % max(1, all.count / 12) == 0 }) {
            let outcome = try await home.run("feeds", "parse", file.element.path, "--json")
            #expect(!outcome.wasKilled)
            #expect([0, 65].contains(outcome.status), "\(file.element.path)")
            let isFeed = outcome.status == 0
            #expect(try outcome.objects.first?["entries"] is [Any] == isFeed)
            #expect(outcome.errors.isEmpty == isFeed, "\(outcome.errors)")
        }
    }
}
