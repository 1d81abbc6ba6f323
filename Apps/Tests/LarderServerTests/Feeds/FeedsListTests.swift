import FeedFormat
import Feeds
import Foundation
import Larder
import Testing

@testable import LarderServer

@Suite struct `List of articles` {
    @Test func `is what a phone shows first, and the names of feeds where they are asked for`()
        async throws
    {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 3)
        #expect(try await page.view(FeedsPlace()).level == "articles")
        var names = FeedsPlace()
        names.isNames = true
        let view = try await page.view(names)
        #expect(view.level == "feeds" && view.here == "/feeds?names=1")
        // What is opened from there is an article of the list.
        let row = try #require(view.list.rows.first)
        #expect(row.address.hasPrefix("/feeds?view=unread&article="))
    }

    @Test func `says that everything is read only of what was fetched`() async throws {
        let page = try await PresenterWorld()
        for feed in try await page.world.reader.overview() {
            try await page.world.reader.remove(feed.id)
        }
        try await page.world.follow("tea", 1)
        _ = try await page.world.reader.subscribe(
            to: SubscriptionList(
                Data(
                    """
                    <opml version="2.0"><body><outline text="Attic"><outline type="rss" text="Rum" \
                    xmlUrl="https://rum.example/feed"/></outline></body></opml>
                    """.utf8)))
        try await page.mark("tea 1", .read)
        func empty(_ place: FeedsPlace) async throws -> String {
            try await page.view(place).list.empty ?? ""
        }
        let rum = try #require(
            try await page.world.reader.overview().first { $0.id.contains("rum") }?.id)
        let tea = try #require(
            try await page.world.reader.overview().first { $0.id.contains("tea") }?.id)
        #expect(try await empty(FeedsPlace()) == "Everything is read.")
        #expect(try await empty(FeedsPlace(view: .unread, feed: tea)) == "Everything is read.")
        let wanted = "This feed has not been fetched yet. Press Refresh to fetch it."
        #expect(try await empty(FeedsPlace(view: .unread, feed: rum)) == wanted)
        #expect(try await empty(FeedsPlace(view: .unread, folder: "Attic")) == wanted)
        // Nothing is there.
        _ = try? await page.world.reader.refresh(only: [rum], force: true)
        #expect(
            try await empty(FeedsPlace(view: .unread, feed: rum))
                == "Nothing to read: Larder could not fetch it yet.")
    }

    @Test func `pages through what a search found, each article once`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 120)
        var place = FeedsPlace(view: .all)
        place.words = "words"
        var seen: [String] = []
        for number in 1...3 {
            let view = try await page.view(place)
            seen += view.titles
            #expect((view.list.next != nil) == (number < 3))
            #expect((view.list.previous != nil) == (number > 1))
            #expect(view.list.next?.contains("page=\(number + 1)") != false)
            place = place.results(page: number + 1)
        }
        #expect(seen.count == 120 && Set(seen).count == 120)
        #expect(try await page.view(place).titles.isEmpty)
    }

    @Test(arguments: [
        ("<p>No picture.</p>", nil),
        (
            "<p><img src=\"https://a.example/b.png?x=1&amp;y=2\"></p>",
            "https://a.example/b.png?x=1&y=2"
        ),
        ("<IMG ALT='x' SRC='https://a.example/c.png'>", "https://a.example/c.png"),
        (
            "<img src=\"https://count.example/1.gif\" width=\"1\" height=\"1\"><img src=\"https://a.example/d.png\">",
            "https://a.example/d.png"
        ),
        ("<img", nil), ("<img src=", nil), ("<img src=\"", nil),
        ("<image src=\"https://a.example/e.png\">", nil),
        ("<", nil), ("", nil),
    ])
    func `shows the first picture that is not there to count readers`(
        markup: String, picture: String?
    ) {
        #expect(ImageAddress.firstPicture(in: markup) == picture)
    }
}

@Suite struct `Pictures in lists` {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 100)

    private func address(_ url: String, _ visit: Visit) -> String {
        ImageAddress(key: visit.site.key).listed(url)
    }

    @Test func `come through the store of pictures, and are fetched once`() async throws {
        let household = try Household()
        household.web.answer("https://a.example/i.png", "image/png", Self.png)
        try await household.serve { visit in
            for _ in 1...3 {
                let answer = try await visit.ask("GET", address("https://a.example/i.png", visit))
                #expect(answer.status == 200 && answer.field("Content-Type") == "image/png")
            }
        }
        #expect(household.web.requests == ["https://a.example/i.png"])
    }

    @Test func `are left out where they are large, missing or something else`() async throws {
        let household = try Household()
        household.web.answer(
            "https://a.example/large.png", "image/png",
            Self.png + [UInt8](repeating: 0, count: 300_000))
        household.web.answer("https://a.example/page", "image/png", Array("<html>".utf8))
        try await household.serve { visit in
            for name in ["large.png", "page", "missing.png"] {
                let path = address("https://a.example/\(name)", visit)
                let answer = try await visit.ask("GET", path)
                #expect(answer.status == 404 && answer.body.isEmpty)
                #expect(answer.field("Cache-Control") == "private, max-age=3600")
            }
            // What is missing only because Larder is offline is asked for again.
            visit.site.resources.offline.isOffline = true
            let missing = try await visit.ask("GET", address("https://a.example/new.png", visit))
            #expect(missing.status == 404 && missing.field("Cache-Control") == "no-store")
            // An article shows a large one all the same.
            let whole = ImageAddress(key: visit.site.key).proxied("https://a.example/large.png")
            #expect(try await visit.ask("GET", whole).status == 200)
        }
    }
}
