import Foundation
import Testing

@testable import FeedFormat

@Suite struct `The feed parser` {
    private func parse(_ text: String, url: String? = "http://example.org/feed") throws -> Feed {
        try FeedParser.parse(Data(text.utf8), url: url)
    }

    @Test func `reads RSS with its extensions`() throws {
        let feed = try parse(
            """
            <?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
              xmlns:content="http://purl.org/rss/1.0/modules/content/"
              xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
            <title>A &amp; B</title><link>/home</link><ttl>30</ttl><item><guid> x-1 </guid>
            <title>One</title><dc:creator>Ann</dc:creator><description>short</description>
            <content:encoded><![CDATA[<p>long</p>]]></content:encoded>
            <itunes:duration>1:02:03</itunes:duration><category>c</category><category>c</category>
            <enclosure url="a.mp3" type="audio/mpeg" length="12"/>
            <pubDate>Thu, 09 Feb 2006 23:59:45 GMT</pubDate></item></channel></rss>
            """)
        #expect(feed.format == .rss20)
        #expect(feed.title == "A & B")
        #expect(feed.link == "http://example.org/home")
        #expect(feed.minutesBetweenUpdates == 30)
        let entry = try #require(feed.entries.first)
        #expect(entry.id == "x-1")
        #expect(entry.authors.map(\.name) == ["Ann"])
        #expect(entry.summary?.value == "short")
        #expect(entry.content?.value == "<p>long</p>")
        #expect(entry.duration == 3723)
        #expect(entry.categories == ["c"])
        #expect(entry.enclosures.map(\.url) == ["http://example.org/a.mp3"])
        #expect(entry.published.map(FeedDate.string) == "2006-02-09T23:59:45Z")
    }

    @Test func `reads Atom with a base and inline markup`() throws {
        let feed = try parse(
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a.example/x/"><title>T</title>
            <entry xml:base="y/"><id>tag:1</id><link href="z"/><title type="html">&lt;b&gt;B&lt;/b&gt;</title>
            <author><name>N</name><email>n@e.example</email></author>
            <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>1 &lt; 2<br/></p></div></content>
            <source><title>other</title><id>no</id></source></entry></feed>
            """)
        let entry = try #require(feed.entries.first)
        #expect(feed.format == .atom10)
        #expect(entry.id == "tag:1")
        #expect(entry.link == "http://a.example/x/y/z")
        #expect(entry.title == "<b>B</b>")
        #expect(entry.displayTitle == "B")
        #expect(entry.authors.first?.text == "N (n@e.example)")
        #expect(entry.content?.value == "<p>1 &lt; 2<br /></p>")
    }

    @Test func `reads RSS 1.0 with items beside the channel`() throws {
        let feed = try parse(
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
             xmlns="http://purl.org/rss/1.0/"><channel rdf:about="u"><title>T</title></channel>
            <item rdf:about="http://e.example/1"><title>One</title></item></rdf:RDF>
            """)
        #expect(feed.format == .rss10)
        #expect(feed.entries.map(\.id) == ["http://e.example/1"])
    }

    @Test(arguments: [
        "<rss><channel><item><title>a & b</title><item><title>c</title></channel>",
        "<rss><channel><item><title>a & b<item><title>c</title></item></rss>",
        "junk <rss version=2.0><channel><item><title>a &amp; b</title></item><item><title>c",
        "<rss><channel><item><title>a &#38; b</x></title></item><item a='><title>c</title></item>",
    ])
    func `gives the entries of malformed XML`(text: String) throws {
        #expect(try parse(text).entries.map(\.title) == ["a & b", "c"])
    }

    @Test func `keeps text whole after a stray sign`() throws {
        let feed = try parse(
            "<rss><channel><item><description>a & b &nbsp;&lt;p&gt; &#233;</description></item></channel></rss>"
        )
        #expect(feed.entries.first?.summary?.value == "a & b \u{A0}<p> é")
        #expect(!feed.problems.isEmpty)
    }

    @Test func `bounds entities and reads none from outside`() throws {
        let bomb = """
            <!DOCTYPE rss [<!ENTITY a "\(String(repeating: "x", count: 1000))">
            <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
            <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e SYSTEM "file:///etc/passwd">]>
            <rss><channel><item><title>t</title><description>&d;&d;&d;&d;&d;</description></item>
            <item><title>&e;</title></item></channel></rss>
            """
        let feed = try parse(bomb)
        #expect(feed.entries.count == 2)
        #expect((feed.entries.first?.summary?.value.utf8.count ?? 0) < 2 << 20)
        #expect(feed.entries.last?.title == "&e;")
    }

    @Test func `drops links that could run something`() throws {
        let feed = try parse(
            "<rss><channel><item><link> java\tscript:alert(1)</link><title>t</title></item></channel></rss>"
        )
        #expect(feed.entries.first?.link == nil)
        #expect(feed.problems.map(\.kind).contains(.address))
    }

    @Test(arguments: ["", "   ", "<html><body><p>hi</p></body></html>", "hello", "[1]", "{}", "4"])
    func `refuses what is no feed`(text: String) {
        #expect(throws: FeedFormatError.self) { try parse(text) }
    }

    @Test func `keeps the limits`() throws {
        var limits = FeedLimits()
        limits.entries = 3
        limits.lineBytes = 10
        let item = "<item><title>\(String(repeating: "é", count: 50))</title></item>"
        let text = "<rss><channel>\(String(repeating: item, count: 9))</channel></rss>"
        let feed = try FeedParser.parse(Data(text.utf8), limits: limits)
        #expect(feed.entries.count == 3)
        #expect(feed.entries.first?.title == "ééééé")
        #expect(feed.problems.contains { $0.kind == .limit })
    }

    @Test func `makes titles where there are none`() throws {
        let feed = try parse(
            "<rss><channel><link>http://www.e.example/</link><item><description>&lt;p&gt;Some "
                + "&lt;b&gt;words&lt;/b&gt;</description></item><item/></channel></rss>")
        #expect(feed.displayTitle == "e.example")
        #expect(feed.entries.map(\.displayTitle) == ["Some words", "Untitled"])
    }

    @Test func `encodes the shape reports use`() throws {
        let feed = try parse(
            "<rss version='2.0'><channel><item><guid>1</guid></item></channel></rss>")
        let json =
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(feed)) as? [String: Any]
        let keys = [
            "format", "title", "link", "description", "language", "updated", "entries", "problems",
        ]
        #expect(keys.allSatisfy { json?.keys.contains($0) == true })
        let entry = (json?["entries"] as? [[String: Any]])?.first
        #expect(entry?["id"] as? String == "1")
        #expect(entry?["author"] is NSNull)
    }
}
