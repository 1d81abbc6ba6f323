import Foundation
import Testing

@testable import FeedFormat

@Suite struct `A subscription list` {
    @Test func `is read with folders and attributes in any case`() throws {
        let text = """
            <opml version="1.1"><head><title>My &amp; list</title></head><body>
            <outline text="F"><outline TITLE="A" xmlurl="http://a.example/f" htmlURL="http://a.example/"/>
            <outline text="G"><outline text="B" xmlUrl="feed://b.example/f"/></outline></outline>
            <outline text="bad" type="rss" xmlUrl="javascript:alert(1)"/>
            <outline type="include" text="more" url="http://c.example/list.opml"/></body></opml>
            """
        let list = try SubscriptionList(Data(text.utf8))
        #expect(list.title == "My & list")
        #expect(list.subscriptions.map(\.url) == ["http://a.example/f", "http://b.example/f"])
        #expect(list.subscriptions.map(\.folders) == [["F"], ["F", "G"]])
        #expect(list.outlines.compactMap(\.listURL) == ["http://c.example/list.opml"])
    }

    @Test func `has names without the markup that some programs write into them`() throws {
        let text = """
            <opml><body><outline text="A &amp;lt;b&amp;gt; &amp;amp; C" xmlUrl="http://a.example/"/>
            <outline text="&lt;b&gt;Bold&lt;/b&gt;  news" xmlUrl="http://b.example/"/>
            <outline text="1 &lt; 2 &amp; 3 &gt; 2" xmlUrl="http://c.example/"/></body></opml>
            """
        let list = try SubscriptionList(Data(text.utf8))
        #expect(list.subscriptions.map(\.title) == ["A <b> & C", "Bold news", "1 < 2 & 3 > 2"])
        let again = try SubscriptionList(Data(list.opml().utf8))
        #expect(again.subscriptions == list.subscriptions)
    }

    @Test func `comes back from its own writing`() throws {
        let list = SubscriptionList(
            title: "A < \"B\" & 'C'",
            outlines: [
                .init(
                    title: "Folder\nof two",
                    children: [
                        .init(title: "日本 & <x>", feedURL: "http://e.example/?a=1&b=2", type: "rss"),
                        .init(
                            title: "Y", feedURL: "http://f.example/", pageURL: "http://f.example/p"),
                    ])
            ])
        let again = try SubscriptionList(Data(list.opml(created: .distantPast).utf8))
        #expect(again.title == list.title)
        #expect(again.subscriptions == list.subscriptions)
    }

    @Test func `stands nesting without end`() throws {
        let open = String(repeating: "<outline text='f'>", count: 50_000)
        let list = try SubscriptionList(
            Data("<opml><body>\(open)<outline xmlUrl='http://a.example/'/>".utf8))
        #expect(list.subscriptions.count == 1)
    }

    private static func list(of count: Int, title: String, head: String = "") -> Data {
        let outlines = (0..<count).map {
            "<outline text='\(title)' xmlUrl='http://f\($0).example/'/>"
        }
        return Data("\(head)<opml><body>\(outlines.joined())</body></opml>".utf8)
    }

    @Test func `is refused whole, rather than cut, if it is too long`() throws {
        let error = #expect(throws: FeedFormatError.self) {
            try SubscriptionList(Self.list(of: 250_000, title: ""))
        }
        #expect(error?.code == .tooLarge)
    }

    @Test func `is not made long by entities, however often it uses them`() throws {
        let head = "<!DOCTYPE opml [<!ENTITY a \"\(String(repeating: "x", count: 60_000))\">]>"
        let list = try SubscriptionList(Self.list(of: 100, title: "&a;", head: head))
        #expect(list.subscriptions.count == 100)
        #expect(list.subscriptions.reduce(0) { $0 + ($1.title?.utf8.count ?? 0) } < 1 << 17)
    }

    @Test func `agrees with its makers`() throws {
        guard let folder = Corpus.folder("feeds/opml/synthetic") else { return }
        let files = try #require(
            Corpus.json(folder.appendingPathComponent("expectations.json"))["files"]
                as? [String: [String: Any]])
        for (path, record) in files {
            let list = try SubscriptionList(Data(contentsOf: folder.appendingPathComponent(path)))
            let feeds = try #require(record["feeds"] as? [[String: Any]])
            #expect(list.title == record["title"] as? String, "\(path)")
            #expect(list.subscriptions.map(\.url) == feeds.map { $0["url"] as? String }, "\(path)")
            #expect(
                list.subscriptions.map(\.title) == feeds.map { $0["title"] as? String }, "\(path)")
            #expect(list.subscriptions.map(\.pageURL) == feeds.map { $0["html_url"] as? String })
            #expect(list.subscriptions.map(\.folders) == feeds.map { $0["folders"] as? [String] })
        }
    }

    @Test func `of the validator gives the reference's feeds`() throws {
        guard let folder = Corpus.folder("feeds/opml/feedvalidator") else { return }
        let files = try #require(
            Corpus.json(folder.appendingPathComponent("expectations.json"))["files"]
                as? [String: [String: Any]])
        var tally = Tally()
        for (path, record) in files {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            let found = (try? SubscriptionList(data))?.subscriptions.map(\.url) ?? []
            let feeds = (record["feeds"] as? [[String: Any]] ?? []).compactMap {
                $0["url"] as? String
            }
            tally.check("feeds", Set(found) == Set(feeds), "\(path) \(found.count)/\(feeds.count)")
        }
        print("opml: \(tally.report) \(tally.failures)")
        #expect(tally.share(["feeds"]) >= 0.9)
    }
}
