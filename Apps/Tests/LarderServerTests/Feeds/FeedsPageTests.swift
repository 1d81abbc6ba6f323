import Feeds
import Foundation
import Larder
import Testing

@testable import LarderServer

/// The presenter that makes the page's views, over a reader in memory.
struct PresenterWorld {
    let world = PageWorld()
    let presenter: FeedsPresenter
    let locale = PageLocale(Locale(identifier: "en_GB"))

    init() async throws {
        presenter = FeedsPresenter(
            reader: world.reader,
            site: try await Site(
                sections: [.feeds(world.reader)], resources: world.resources,
                configuration: ServerConfiguration()))
    }

    func view(_ place: FeedsPlace, shown: ShownList? = nil) async throws -> FeedsView {
        try await presenter.view(place, shown: shown, locale)
    }

    func mark(_ title: String, _ name: Mark.Name) async throws {
        let rows = try await world.reader.articles.page(limit: 1_000).rows
        let row = try #require(rows.first { $0.row.title == title })
        try await world.reader.mark([row.row.id], name)
    }
}

extension FeedsView {
    var titles: [String] { list.rows.map(\.title) }
    /// What the page's script says of this list when it asks for it again.
    var shown: ShownList {
        ShownList(
            through: UInt64(list.through) ?? 0, rows: list.rows.compactMap { UInt64($0.number) })
    }
}

@Suite struct `Page of feeds` {
    @Test func `shows what is unread, the newest first, with counts`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 3)
        try await page.mark("tea 2", .read)
        let view = try await page.view(FeedsPlace())
        #expect(view.titles == ["tea 3", "tea 1"])
        #expect(view.feeds.views.map(\.count) == ["2", nil, nil])
        #expect(view.feeds.folders.flatMap(\.feeds).map(\.count) == ["2"])
        #expect(view.level == "articles" && view.list.rows.allSatisfy { !$0.isRead })
        #expect(try await page.view(FeedsPlace(view: .all)).titles == ["tea 3", "tea 2", "tea 1"])
        #expect(try await page.view(FeedsPlace(view: .starred)).list.empty != nil)
    }

    @Test func `keeps what was read in the list until it is loaded anew`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 4)
        let before = try await page.view(FeedsPlace())
        try await page.mark("tea 3", .read)
        let after = try await page.view(FeedsPlace(), shown: before.shown)
        #expect(after.titles == before.titles)
        #expect(after.list.rows.map(\.isRead) == [false, true, false, false])
        #expect(try await page.view(FeedsPlace()).titles == ["tea 4", "tea 2", "tea 1"])
    }

    @Test func `counts what arrived meanwhile and moves nothing`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 2)
        let before = try await page.view(FeedsPlace())
        #expect(before.list.news == nil)
        try await page.world.follow("rum", 3)
        let after = try await page.view(FeedsPlace(), shown: before.shown)
        #expect(after.titles == before.titles && after.list.news == "3 new articles")
        #expect(try await page.view(FeedsPlace()).titles.count == 5)
    }

    @Test func `keeps the open article in the list, read or not`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 3)
        let number = try #require(
            try await page.view(FeedsPlace()).list.rows.dropFirst().first?.number)
        try await page.mark("tea 2", .read)
        let view = try await page.view(FeedsPlace().with(article: UInt64(number)))
        #expect(view.titles == ["tea 3", "tea 2", "tea 1"])
        #expect(view.list.rows.map(\.isOpen) == [false, true, false])
        #expect(view.article?.title == "tea 2" && view.level == "article")
        #expect(view.article?.nextUnread?.name == "tea 1")
    }

    @Test func `turns pages on and back by cursor, each article once`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 120)
        var seen: [String] = []
        var places = [FeedsPlace(view: .all)]
        for _ in 0..<3 {
            let view = try await page.view(try #require(places.last))
            seen += view.titles
            guard view.list.next != nil, let last = view.list.rows.last else { break }
            places.append(FeedsPlace(view: .all).page(after: UInt64(last.number)))
        }
        #expect(seen == (1...120).reversed().map { "tea \($0)" })
        let last = try await page.view(try #require(places.last))
        #expect(last.list.next == nil && last.list.previous != nil)
        let first = try #require(last.list.rows.first)
        let back = try await page.view(FeedsPlace(view: .all).page(before: UInt64(first.number)))
        #expect(back.titles == Array(seen[50..<100]) && back.list.previous != nil)
    }

    @Test func `reads a whole page of unread ones without growing or shrinking`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 120)
        let before = try await page.view(FeedsPlace())
        for title in before.titles.prefix(30) { try await page.mark(title, .read) }
        let after = try await page.view(FeedsPlace(), shown: before.shown)
        #expect(after.titles == before.titles)
        let next = try await page.view(
            FeedsPlace().page(after: UInt64(try #require(after.list.rows.last).number)))
        #expect(next.titles.first == "tea 70")
    }

    @Test func `finds words in what was read as well, and shows where`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 2, body: "<p>The kettle boils.</p>")
        try await page.mark("tea 1", .read)
        var place = FeedsPlace(view: .unread)
        place.words = "kettle"
        let view = try await page.view(place)
        #expect(view.titles.count == 2)
        #expect(
            view.list.rows.allSatisfy { $0.snippet.contains { $0.isFound && $0.text == "kettle" } })
        place.words = "nothing like it"
        #expect(try await page.view(place).list.empty == "Nothing matches “nothing like it”.")
    }

    @Test func `leads on to the next feed when nothing is unread here`() async throws {
        let page = try await PresenterWorld()
        let tea = try await page.world.follow("tea", 1)
        try await page.world.follow("rum", 1)
        try await page.mark("tea 1", .read)
        let view = try await page.view(FeedsPlace(view: .all, feed: tea))
        #expect(view.list.onward?.name == "rum")
        #expect(view.list.onward?.address.contains("feed=") == true)
    }

    @Test func `says what is wrong with a feed, and that one is gone`() async throws {
        let page = try await PresenterWorld()
        let tea = try await page.world.follow("tea", 1)
        page.world.transport.answer(tea, "", status: 500)
        _ = try await page.world.reader.refresh(force: true)
        var about = try #require(try await page.view(FeedsPlace(view: .all, feed: tea)).list.about)
        #expect(about.trouble?.since != nil && about.next != nil)
        // One that is too busy did not ask for anything.
        page.world.transport.answer(tea, "", status: 503)
        _ = try await page.world.reader.refresh(force: true)
        about = try #require(try await page.view(FeedsPlace(view: .all, feed: tea)).list.about)
        #expect(about.trouble?.short == "Busy")
        #expect(about.trouble?.text.contains("asked") == false)
        page.world.transport.answer(tea, "", status: 410)
        _ = try await page.world.reader.refresh(force: true)
        about = try #require(try await page.view(FeedsPlace(view: .all, feed: tea)).list.about)
        #expect(about.isGone && about.trouble?.short == "Gone" && about.next == nil)
        #expect(try await page.view(FeedsPlace(view: .all)).titles == ["tea 1"])
    }

    @Test func `keeps saying what came of a refresh while nothing is due`() async throws {
        let page = try await PresenterWorld()
        try await page.world.follow("tea", 1_200)
        for force in [true, false] {
            page.world.reader.startRefresh(force: force, by: page.presenter.site.refresher)
            await page.presenter.site.refresher.wait(for: .feeds)
            let message = try await page.view(FeedsPlace()).feeds.message
            #expect(message?.hasPrefix("1 feed checked") == true, "\(message ?? "nothing")")
        }
    }

    @Test func `says in words that there is nothing`() async throws {
        let page = try await PresenterWorld()
        #expect(
            try await page.view(FeedsPlace()).list.empty?.hasPrefix("You don’t follow") == true)
        try await page.world.reader.beginIfNew()
        let view = try await page.view(FeedsPlace())
        #expect(view.feeds.isStarter && view.list.hasRows)
        await #expect(throws: PageError.self) {
            try await page.view(FeedsPlace(view: .all, feed: "none"))
        }
        await #expect(throws: PageError.self) {
            try await page.view(FeedsPlace().with(article: 99_999))
        }
    }

    @Test func `shows an article in a document that leads pictures through this server`()
        async throws
    {
        let page = try await PresenterWorld()
        try await page.world.follow(
            "tea", 1,
            body:
                "<p onclick=\"x()\">Words<script>x()</script><img src=\"https://p.example/a?b=1&amp;c=2\">"
                + "<audio src=\"https://p.example/a.mp3\"></audio></p>")
        let number = try #require(try await page.view(FeedsPlace()).list.rows.first?.number)
        let article = try #require(
            try await page.view(FeedsPlace().with(article: UInt64(number))).article)
        let html = try #require(article.document)
        #expect(html.contains("src=\"/image?u=https://p.example/a%3Fb%3D1%26c%3D2&amp;s="))
        #expect(html.contains("<base target=\"_blank\">") && html.contains("article.css"))
        #expect(html.contains("href=\"https://p.example/a.mp3\"") && !html.contains("<audio"))
        #expect(!html.contains("script") && !html.contains("onclick"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "", "/x", "http:",
    ])
    func `links to nothing but the web`(address: String) {
        #expect(webLink(address) == nil)
    }

    @Test func `reads its own addresses and what its script sends`() {
        var place = FeedsPlace(view: .starred, feed: "https://a.example/f?x=1&y=#z")
        place.article = 7
        #expect(
            place.address
                == "/feeds?view=starred&feed=https://a.example/f%3Fx%3D1%26y%3D%23z&article=7")
        #expect(
            place.with(article: nil).with(view: .all).address.hasPrefix("/feeds?view=all&feed="))
    }
}
