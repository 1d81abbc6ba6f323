import Feeds
import Foundation
import Larder
import Testing

@testable import LarderServer

@Suite(.timeLimit(.minutes(15))) struct `Forms of the page of feeds` {
    let world = PageWorld()

    func unread() async throws -> Int {
        try await world.reader.articles.counts().count([.read: false])
    }

    @Test func `mark what they name, twice as well as once, and undo takes it back`() async throws {
        let feed = try await world.follow("tea", 2)
        try await world.serve { browser in
            let fields = [
                "feed": feed, "item": "tea-1", "name": "read", "on": "1",
                "change": "c0ffee00-0000-4000-8000-000000000001",
            ]
            for _ in 0..<2 {
                let answer = try await browser.post("/feeds/mark", fields)
                #expect(answer.status == 200 && answer.text.contains("\"ok\":true"))
            }
            #expect(try await unread() == 1)
            #expect(
                try await browser.post("/feeds/undo", [:]).text.contains(
                    "“tea 1” is unread again."))
            #expect(try await unread() == 2)
            #expect(try await browser.post("/feeds/undo", [:]).status == 409)
            for broken in ["feed", "item", "name", "on"] {
                var fields = fields
                fields[broken] = ""
                #expect(try await browser.post("/feeds/mark", fields).status == 422)
            }
            // Whatever is switched on or off has to say which.
            for path in ["/feeds/mark", "/inside/offline", "/rates/favourite"] {
                let fields = fields.merging(["on": "yes", "code": "USD"]) { $1 }
                #expect(try await browser.post(path, fields).text.contains("Set “on” to 1 or 0."))
            }
        }
    }

    @Test func `mark all that was seen, and nothing that arrived after`() async throws {
        try await world.follow("tea", 2)
        let seen = try await world.reader.articles.page().throughSequenceNumber
        try await world.follow("rum", 3)
        try await world.serve { browser in
            let answer = try await browser.post(
                "/feeds/mark-all", ["all": "1", "before": "\(seen)"])
            #expect(answer.text.contains("2 articles marked as read."))
            #expect(try await unread() == 3)
            #expect(try await browser.post("/feeds/mark-all", ["all": "1"]).status == 422)
        }
    }

    @Test func `work without scripts and lead back to a page of ours`() async throws {
        let feed = try await world.follow("tea", 1)
        try await world.serve { browser in
            let page = try await browser.get("/feeds?view=all")
            let token = try #require(
                page.text.firstMatch(of: /name="token" value="([^"]+)"/)
            ).1
            let fields = [
                "token": String(token), "feed": feed, "item": "tea-1", "name": "favourite",
                "on": "1",
            ]
            let back = try await browser.submit(
                "/feeds/mark", fields.merging(["see": "/feeds?view=starred"]) { $1 })
            #expect(
                back.status == 200 && back.address == "/feeds?view=starred"
                    && back.text.contains("tea 1"))
            let away = try await browser.submit(
                "/feeds/mark", fields.merging(["see": "//evil.example/feeds"]) { $1 })
            #expect(away.address == "/feeds")
            #expect(
                try await browser.submit("/feeds/mark", fields.merging(["token": "no"]) { $1 })
                    .status == 403)
        }
    }

    @Test func `show no change for a page that was only looked at`() async throws {
        try await world.follow("tea", 1)
        try await world.serve { browser in
            let number = try await world.reader.articles.page().rows[0].sequenceNumber
            let page = try await browser.get("/feeds?view=unread&article=\(number)")
            let sandbox = "allow-popups allow-popups-to-escape-sandbox allow-same-origin"
            #expect(page.status == 200 && page.text.contains("sandbox=\"\(sandbox)\""))
            #expect(try await unread() == 1)
            #expect(try await browser.get("/feeds?article=99999").status == 404)
        }
    }

    @Test func `add a feed, or give the choice of several, or say what is wrong`() async throws {
        let address = world.publish("tea", 2)
        world.transport.answer(
            "https://page.example/",
            "<html><head><link rel=alternate type=application/rss+xml title=First href=/1>"
                + "<link rel=alternate type=application/rss+xml title=Second href=/2></head></html>",
            type: "text/html")
        try await world.serve { browser in
            let added = try await browser.post(
                "/feeds/add", ["address": address, "folder": "Drinks/Hot"])
            #expect(added.text.contains("Now following tea (2 articles)."))
            #expect(
                try await world.reader.overview().map(\.subscription.folders) == [
                    ["Drinks", "Hot"]
                ])
            #expect(
                try await browser.post("/feeds/add", ["address": address]).text.contains("already"))
            let choice = try await browser.post(
                "/feeds/add", ["address": "https://page.example/", "folder": "Cold & <hot>"])
            let see = try #require(choice.text.firstMatch(of: /"see":"([^"]+)"/)).1
            let page = try await browser.get(String(see))
            #expect(
                page.text.contains("First")
                    && page.text.contains("value=\"https://page.example/2\""))
            #expect(page.text.contains("name=\"folder\" value=\"Cold &amp; &lt;hot&gt;\""))
            for wrong in ["", "http://", "nobody.example", "javascript:x"] {
                let answer = try await browser.post("/feeds/add", ["address": wrong])
                #expect(answer.status >= 400 && answer.text.contains("\"message\":\""))
            }
            world.offline.isOffline = true
            #expect(try await browser.post("/feeds/add", ["address": "new.example"]).status == 503)
            #expect(try await browser.post("/feeds/refresh", [:]).status == 503)
        }
    }

    @Test func `rename, move and remove a feed, and keep what is starred`() async throws {
        let feed = try await world.follow("tea", 2)
        try await world.reader.mark([Article.ID(feed: feed, item: "tea-1")], .favourite)
        try await world.serve { browser in
            _ = try await browser.post(
                "/feeds/rename", ["feed": feed, "name": " Tea time ", "folder": "/A// B/"])
            let overview = try await world.reader.overview()
            #expect(
                overview.map(\.title) == ["Tea time"]
                    && overview[0].subscription.folders == ["A", "B"])
            let page = try await browser.get("/feeds?view=all&folder=A")
            #expect(page.text.contains("tea 2"))
            // A form that was opened before changes only what the person changed in it.
            _ = try await browser.post(
                "/feeds/rename",
                [
                    "feed": feed, "name": "Tea", "name-shown": "tea", "folder": "",
                    "folder-shown": "",
                ])
            let stored = try await world.reader.followed()
            #expect(stored.map(\.name) == ["Tea"] && stored.map(\.folders) == [["A", "B"]])
            _ = try await browser.post(
                "/feeds/rename", ["feed": feed, "name": "Tea time", "folder": "A/B"])
            let removed = try await browser.post("/feeds/remove", ["feed": feed])
            #expect(
                removed.text.contains("Removed Tea time and 1 article. 1 starred article stays."))
            #expect(try await browser.get("/feeds?view=starred").text.contains("tea 1"))
            #expect(try await browser.post("/feeds/remove", ["feed": feed]).status == 404)
        }
    }

    @Test func `take in and give out lists of feeds`() async throws {
        try await world.follow("tea", 1)
        try await world.serve { browser in
            let list = try await browser.get("/feeds/export.opml")
            #expect(list.type.contains("opml") && list.text.contains("https://tea.example/feed"))
            let opml =
                "<opml version=\"2.0\"><body><outline text=\"F\"><outline type=\"rss\" text=\"Rum\" "
                + "xmlUrl=\"https://rum.example/feed\"/></outline></body></opml>"
            let form =
                "--cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.opml\"\r\n\r\n"
                + opml + "\r\n--cut--\r\n"
            let sent = try await browser.post(
                "/feeds/import", body: Data(form.utf8), type: "multipart/form-data; boundary=cut")
            #expect(sent.text.contains("1 feed added, 0 already followed."))
            let bare = try await browser.post(
                "/feeds/import", body: Data(opml.utf8), type: "text/x-opml")
            #expect(bare.text.contains("0 feeds added, 1 already followed."))
            let wrong = try await browser.post(
                "/feeds/import", body: Data("no".utf8), type: "text/xml")
            #expect(wrong.status == 422 && wrong.text.contains("OPML"))
            let broken = try await browser.post(
                "/feeds/import", body: Data(form.utf8), type: "multipart/form-data; boundary=other")
            #expect(broken.status == 400)
        }
    }

    @Test func `give articles by number, for a page that has the list`() async throws {
        try await world.follow("tea", 3)
        try await world.serve { browser in
            let rows = try await world.reader.articles.page().rows
            let numbers = rows.map { "\($0.sequenceNumber)" }
            let answer = try await browser.get(
                "/feeds/articles?numbers=\(numbers[2]),99999,\(numbers[0])")
            let articles = try JSONDecoder().decode(
                [String: [[String: String]]].self, from: Data(answer.text.utf8))["articles"]
            #expect(articles?.map { $0["number"] } == [numbers[2], numbers[0]])
            let html = articles?.first?["html"] ?? ""
            #expect(html.contains("id=\"article-\(numbers[2])\"") && html.contains("tea 1"))
            #expect(!html.contains("<html lang") && !html.contains("id=\"rows\""))
            // Looking changes nothing.
            #expect(try await unread() == 3)
            let many = (1...(LoneArticle.most + 1)).map { "\($0)" }.joined(separator: ",")
            for numbers in ["", "x", "-1", "1.5", many] {
                let answer = try await browser.get("/feeds/articles?numbers=\(numbers)")
                #expect(answer.status == 400, "\(numbers.prefix(20))")
            }
        }
    }

    @Test func `name the row whose mark was undone, if it is one`() async throws {
        try await world.follow("tea", 3)
        try await world.serve { browser in
            let row = try await world.reader.articles.page().rows[1]
            try await world.reader.markAll(.read, in: .all)
            try await world.reader.mark([row.row.id], .read, isSet: false)
            let one = try await browser.post("/feeds/undo", ["see": "/feeds?view=all"])
            #expect(one.text.contains("\"/feeds?view=all#row-\(row.sequenceNumber)\""))
            let all = try await browser.post("/feeds/undo", ["see": "/feeds?view=all"])
            #expect(all.text.contains("\"/feeds?view=all\"") && all.text.contains("3 articles"))
        }
    }
}
