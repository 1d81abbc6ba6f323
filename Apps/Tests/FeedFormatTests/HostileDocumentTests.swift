import Foundation
import Testing

@testable import FeedFormat

@Suite struct `Hostile documents` {
    @Test func `are read or refused within their limits`() throws {
        guard let folder = Corpus.folder("hostile") else { return }
        for row in try Corpus.list(folder.appendingPathComponent("manifest.json")) {
            let path = try #require(row["path"] as? String)
            guard path.hasPrefix("xml/") || path.hasPrefix("json/") else { continue }
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            if path.hasSuffix(".opml") {
                #expect(try SubscriptionList(data).outlines.isEmpty == false, "\(path)")
                continue
            }
            var feed: Feed?
            let time = ContinuousClock().measure {
                feed = try? FeedParser.parse(data, url: "https://e.example/")
                let clean = HTMLSanitizer()
                for entry in feed?.entries ?? [] { _ = entry.body.map { clean.sanitize($0) } }
            }
            #expect(time < .milliseconds(row["max_ms"] as? Int ?? 2000), "\(path)")
            if row["expect"] as? String == "reject" { #expect(feed == nil, "\(path)") }
            // Exchange rates and the like are for other parsers.
            if row["expect"] as? String == "parse", path.hasPrefix("xml/") {
                #expect(feed != nil, "\(path)")
            }
            if let count = row["items"] as? Int { #expect(feed?.entries.count == count, "\(path)") }
            let json =
                try feed.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } ?? ""
            for text in row["must_not_contain"] as? [String] ?? [] {
                #expect(!json.contains(text), "\(path)")
            }
        }
    }

    /// Mutations of small documents by a generator that gives the same ones each time.
    @Test func `made at random neither crash nor change on a second cleaning`() {
        let seeds = [
            "<?xml version='1.0'?><!DOCTYPE rss [<!ENTITY a 'b'>]><rss version='2.0' xmlns:c='d'><channel>"
                + "<title>t&a;</title><item><guid>1</guid><link>/x</link><pubDate>Thu, 09 Feb 2006 23:59:45 GMT"
                + "</pubDate><description><![CDATA[<p>x</p>]]></description></item></channel></rss>",
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='http://e.example/'><entry><title type='xhtml'>"
                + "<div>a<b>c</b></div></title><content type='html'>&lt;table&gt;&lt;td&gt;</content></entry></feed>",
            "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"id\":\"\\u00e9\",\"tags\":[\"a\"]}]}",
            "<table><tr><td><ul><li><a href='http://e.example/?a&amp;b'>x</a><pre>\n y</pre><svg><p>z</table>",
        ]
        let parts = [
            "<", ">", "&", "'", "\"", "]]>", "<![CDATA[", "<!--", "-->", "&#x110000;", "&a;",
            "<item>", "</title>",
            "<td>", "<svg>", "<script>", "</", "<pre>\n", "[", "{", "\\u", "\u{0}", "\u{FEFF}",
            " xmlns='x'", "<li>",
        ]
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(1, bound)))
        }
        let clean = HTMLSanitizer()
        for _ in 0..<1500 {
            var bytes = Array(seeds[next(seeds.count)].utf8)
            for _ in 0...next(8) {
                let place = next(bytes.count + 1)
                switch next(4) {
                case 0: bytes.insert(UInt8(next(256)), at: place)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(20)))
                case 2: bytes.insert(contentsOf: Array(parts[next(parts.count)].utf8), at: place)
                default: bytes.removeLast(bytes.count - place)
                }
            }
            let feed = try? FeedParser.parse(bytes, url: "http://e.example/")
            for entry in feed?.entries ?? [] { _ = entry.displayTitle }
            let out = clean.sanitize(String(decoding: bytes, as: UTF8.self))
            #expect(StrictMarkup.fault(in: out) == nil)
            #expect(clean.sanitize(out) == out)
            _ = try? SubscriptionList(Data(bytes))
        }
    }
}
