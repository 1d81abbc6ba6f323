import Foundation
import Testing

@testable import FeedFormat

@Suite struct `JSON feeds` {
    @Test func `have ids coerced and items without one left out`() throws {
        let text = """
            \u{FEFF}{"version":"https://jsonfeed.org/version/1.1","title":"T","authors":[{"name":"A"}],
            "items":[{"id":7,"content_html":"<p>x</p>"},{"id":""},{"title":"none"},{"id":"b",
            "content_text":"t","url":"/p","tags":["x"],"date_published":"2006-02-09T23:59:45Z",
            "attachments":[{"url":"http://e.example/a","mime_type":"a/b","size_in_bytes":1e3}]}]}
            """
        let feed = try FeedParser.parse(Data(text.utf8), url: "http://e.example/feed.json")
        #expect(feed.format == .json11)
        #expect(feed.entries.map(\.id) == ["7", "b"])
        #expect(feed.entries.last?.link == "http://e.example/p")
        #expect(feed.entries.last?.enclosures.first?.length == 1000)
        #expect(feed.entries.first?.authors.first?.name == "A")
        #expect(feed.problems.map(\.kind) == [.item])
    }

    @Test(arguments: [
        "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":{}}",
        "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[{\"id\":\"1\"}",
        "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[01]}",
        "{\"a\":\(String(repeating: "[", count: 100_000))", "{\"error\":\"no\"}", "nul",
    ])
    func `that are none are refused`(text: String) {
        #expect(throws: FeedFormatError.self) { try FeedParser.parse(Data(text.utf8)) }
    }

    @Test func `agree with their makers`() throws {
        guard let folder = Corpus.folder("feeds/jsonfeed") else { return }
        let files = try #require(
            Corpus.json(folder.appendingPathComponent("expectations.json"))["files"]
                as? [String: [String: Any]])
        for (path, record) in files {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            let feed = try? FeedParser.parse(data)
            guard record["error"] == nil else {
                if record["error"] as? Bool == true { #expect(feed == nil, "\(path)") }
                continue
            }
            let items = try #require(record["items"] as? [[String: Any]])
            let entries = try #require(feed?.entries, "\(path)")
            #expect(items.map { $0["id"] as? String } == entries.map(\.id), "\(path)")
            for (item, entry) in zip(items, entries) {
                func text(_ key: String) -> String? { item[key] as? String }
                #expect(text("title") == entry.title)
                #expect(text("url") == entry.link)
                #expect(text("external_url") == entry.externalLink)
                #expect(text("content_html") ?? text("content_text") == entry.content?.value)
                #expect(text("summary") == entry.summary?.value)
                #expect(text("published") == entry.published.map(FeedDate.string))
                #expect(text("modified") == entry.updated.map(FeedDate.string))
                #expect(item["tags"] as? [String] ?? [] == entry.categories)
                let files = item["attachments"] as? [[String: Any]] ?? []
                #expect(files.map { $0["url"] as? String } == entry.enclosures.map(\.url))
            }
        }
    }

    @Test func `of Apple are read in both dialects`() throws {
        guard let folder = Corpus.folder("feeds/apple-json") else { return }
        let files = try #require(
            Corpus.json(folder.appendingPathComponent("expectations.json"))["files"]
                as? [String: [String: Any]])
        for (path, record) in files {
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            let feed = try FeedParser.parse(data)
            let channel = record["channel"] as? [String: Any]
            let items = record["items"] as? [[String: Any]] ?? []
            #expect(feed.format.rawValue == record["dialect"] as? String)
            #expect(feed.title == channel?["title"] as? String)
            #expect(feed.rights == channel?["info"] as? String)
            #expect(feed.updated.map(FeedDate.string) == channel?["updated"] as? String)
            #expect(feed.entries.map(\.id) == items.map { $0["id"] as? String }, "\(path)")
            for (item, entry) in zip(items, feed.entries) {
                #expect(entry.title == item["title"] as? String)
                #expect(entry.link == item["link"] as? String)
                #expect(entry.published.map(FeedDate.string) == item["released"] as? String)
                #expect(entry.authors.first?.name == item["artist"] as? String)
                let preview = item["preview"] as? [String: Any]
                #expect(entry.enclosures.first?.url == preview?["url"] as? String)
            }
        }
    }

    @Test func `of Apple may have one entry that is no list`() throws {
        let text = """
            {"feed":{"title":{"label":"T"},"entry":{"title":{"label":"S"},"link":{"attributes":
            {"rel":"alternate","href":"https://e.example/s"}},"id":{"label":"u","attributes":{"im:id":"5"}}}}}
            """
        let feed = try FeedParser.parse(Data(text.utf8))
        #expect(feed.entries.map(\.id) == ["5"])
        #expect(feed.entries.first?.link == "https://e.example/s")
    }
}
