import FeedFormat
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import TestSupport
import Testing

@testable import Feeds

/// A reader over storages in memory and the real transport, at an origin on loopback.
struct Reading {
    let at: Fetching
    let userData = MemoryStorage()
    let cache = MemoryStorage()
    let reader: FeedReader

    init(limits: HTTPLimits = HTTPLimits(head: .seconds(120), total: .seconds(240))) throws {
        at = try Fetching(limits: limits)
        reader = FeedReader(
            client: at.client, cache: cache, userData: userData, gap: .zero,
            environment: at.clock.environment())
    }

    /// The same data in the hands of another start of the program.
    func again(sharing: Bool = false) -> FeedReader {
        FeedReader(
            client: at.client, cache: cache, userData: userData, gap: .zero, sharing: sharing,
            environment: at.clock.environment())
    }

    /// Publishes entries, each an identity with a title.
    func publish(_ entries: [(id: String, title: String)], at path: String = "/feed") {
        let items = entries.map {
            "<item><guid>\($0.id)</guid><title>\($0.title)</title>"
                + "<link>http://a.example/\($0.title)</link></item>"
        }.joined()
        at.origin.answer(
            path,
            .init(
                200,
                body: "<rss version=\"2.0\"><channel><title>News</title>\(items)</channel></rss>"))
    }

    @discardableResult
    func add(_ path: String = "/feed") async throws -> FeedOverview {
        switch try await reader.add(try at.origin.url(path).absoluteString) {
        case .added(let feed, _), .known(let feed): return feed
        case .choices: throw CocoaError(.featureUnsupported)
        }
    }

    func titles(_ query: ShelfQuery = .all) async throws -> [String] {
        try await reader.articles.page(query, limit: 1_000).rows.map(\.title)
    }

    func id(_ title: String) async throws -> Article.ID {
        let rows = try await reader.articles.page(limit: 1_000).rows
        return try #require(rows.first { $0.title == title }).row.id
    }

    func refresh() async throws -> FeedRound {
        at.clock.advance(by: .seconds(86_400))
        return try await reader.refresh(force: true)
    }
}

@Suite(.timeLimit(.minutes(15))) struct `Feed reader` {
    let reading: Reading

    init() throws { reading = try Reading() }

    @Test func `follows a feed with one request and shows what came`() async throws {
        reading.publish([("1", "One"), ("2", "Two")])
        let feed = try await reading.add()
        #expect(feed.title == "News" && feed.unread == 2 && feed.total == 2)
        #expect(reading.at.origin.requests.count == 1)
        #expect(try await Set(reading.titles()) == ["One", "Two"])
        // Added again, nothing is asked.
        #expect(try await reading.add().id == feed.id)
        #expect(reading.at.origin.requests.count == 1)
    }

    @Test func `says that a feed was cut short, and takes the rest when it comes`() async throws {
        let (start, item) = (
            "<rss version=\"2.0\"><channel><title>News</title>", "<item><title>One</title></item>"
        )
        let address = try reading.at.origin.url("/feed").absoluteString
        reading.at.origin.answer(
            "/feed", .init(200, ["ETag: \"1\""], body: "<rss><channel><title>Bro"))
        let refusal = await #expect(throws: LarderError.self) {
            try await reading.reader.add(address)
        }
        #expect(refusal?.message.contains("only the beginning of a feed") == true)
        #expect(try await reading.reader.overview().isEmpty)

        reading.at.origin.answer(
            "/feed", .init(200, ["ETag: \"1\""], body: start + item + "<item>"))
        guard case .added(_, let report) = try await reading.reader.add(address) else {
            Issue.record("It was not followed.")
            return
        }
        #expect(report.articles == 2 && report.isCutShort)
        #expect(report.notes == ["The feed ends in the middle, so articles may be missing."])
        let again = try await reading.refresh()
        #expect(again.results.map(\.isCutShort) == [true])
        // A condition would be answered with “not modified”, and the rest never come.
        #expect(reading.at.origin.requests.last?.value("If-None-Match") == nil)
        reading.at.origin.answer(
            "/feed", .init(200, ["ETag: \"1\""], body: start + item + "</channel></rss>"))
        #expect(try await reading.refresh().results.map(\.isCutShort) == [false])
    }

    @Test func `tells of the other feeds of a page`() async throws {
        reading.publish([("1", "One")])
        reading.at.origin.answer(
            "/page",
            .init(
                200, ["Content-Type: text/html"],
                body: """
                    <html><head><link rel=alternate type=application/rss+xml href=/feed title=News>
                    <link rel=alternate type=application/rss+xml href=/comments title=Comments></head>
                    """))
        let page = try reading.at.origin.url("/page").absoluteString
        let comments = try reading.at.origin.url("/comments").absoluteString
        guard case .added(_, let report) = try await reading.reader.add(page) else {
            Issue.record("It was not followed.")
            return
        }
        #expect(report.notes == ["The page also links to Comments (\(comments))."])
    }

    @Test func `finds the feed that a page tells of`() async throws {
        reading.publish([("1", "One")])
        reading.at.origin.answer(
            "/page",
            .init(
                200, ["Content-Type: text/html"],
                body: "<html><head><link rel=alternate type=application/rss+xml href=/feed>"
                    + "</head><body>Hello</body></html>"))
        #expect(try await reading.add("/page").subscription.address.path == "/feed")
        await #expect(throws: LarderError.self) { try await reading.add("/nothing") }
    }

    @Test(arguments: [
        ("someone@example.org (A Writer)", "A Writer"), ("A Writer", "A Writer"),
        ("someone@example.org", "someone@example.org"),
        ("a@b.example (A), c@d.example (C (D))", "A, c@d.example (C (D))"), ("(A)", "(A)"),
        ("@ ()", "@ ()"), ("", ""),
    ])
    func `names who wrote an article without their address`(author: String, shown: String) {
        var article = Article(Entry(), id: Article.ID(feed: "feed", item: "item"))
        article.author = author
        #expect(article.byline == shown)
    }

    @Test func `keeps what is read over refreshes, failures and restarts`() async throws {
        reading.publish([("1", "One"), ("2", "Two")])
        let feed = try await reading.add()
        try await reading.reader.mark([try await reading.id("One")], .read)
        reading.publish([("1", "One changed"), ("2", "Two"), ("3", "Three")])
        let round = try await reading.refresh()
        #expect(round.results.map(\.inserted) == [1] && round.results.map(\.updated) == [1])
        #expect(try await Set(reading.titles(.all.without(.read))) == ["Two", "Three"])
        // A page where the feed was, and an empty feed, lose nothing.
        for body in ["<html><body>Sign in</body></html>", "<rss><channel></channel></rss>", ""] {
            reading.at.origin.answer("/feed", .init(200, body: body))
            let round = try await reading.refresh()
            #expect(round.results.first?.error != nil)
            #expect(try await reading.titles().count == 3)
        }
        let overview = try await reading.again().overview()
        #expect(overview.map(\.id) == [feed.id] && overview.map(\.unread) == [2])
        #expect(overview.first?.refresh.failures == 3)
    }

    @Test func `e: one identity for several items makes several, in any order`() async throws {
        reading.publish([("same", "One"), ("same", "Two"), ("same", "Three"), ("4", "Four")])
        try await reading.add()
        #expect(try await Set(reading.titles()) == ["One", "Two", "Three", "Four"])
        try await reading.reader.mark([try await reading.id("Two")], .read)
        for order in [["Three", "Two", "One"], ["Two", "One", "Three"], ["One", "Two"], ["Two"]] {
            reading.publish(order.map { ("same", $0) } + [("4", "Four")])
            let round = try await reading.refresh()
            #expect(round.results.map(\.inserted) == [0] && round.results.map(\.updated) == [0])
            #expect(try await reading.titles(.all.with(.read)) == ["Two"])
            #expect(try await reading.titles().count == 4)
        }
        // An item that had its identity for itself keeps it when another takes it too.
        reading.publish([("4", "Newcomer"), ("4", "Four")])
        let round = try await reading.refresh()
        #expect(round.results.map(\.inserted) == [1])
        #expect(try await reading.titles().count == 5)
    }

    @Test func `g: favourites outlive their feed, and marks are there when it is followed again`()
        async throws
    {
        reading.publish([("1", "One"), ("2", "Two"), ("3", "Three")])
        let feed = try await reading.add()
        try await reading.reader.mark([try await reading.id("One")], .favourite)
        try await reading.reader.mark([try await reading.id("Two")], .read)
        #expect(try await reading.reader.remove(feed.id) == 2)
        #expect(try await reading.titles() == ["One"])
        #expect(try await reading.reader.overview().isEmpty)
        try await reading.add()
        #expect(try await Set(reading.titles(.all.without(.read))) == ["One", "Three"])
        #expect(try await reading.titles(.all.with(.favourite)) == ["One"])
    }

    @Test func `shows packaged feeds first, which go with the first that is added`() async throws {
        #expect(try await reading.reader.beginIfNew())
        let feeds = try await reading.reader.overview()
        #expect(feeds.count >= 3 && feeds.allSatisfy(\.subscription.isStarter))
        #expect(try await !reading.titles().isEmpty)
        #expect(try await reading.reader.beginIfNew() == false)
        reading.publish([("1", "One")])
        try await reading.add()
        #expect(try await reading.reader.overview().map(\.title) == ["News"])
        #expect(try await reading.titles() == ["One"])
        #expect(try await reading.again().beginIfNew() == false)
    }

    @Test func `takes marks back step by step, also after a restart`() async throws {
        reading.publish((1...4).map { ("\($0)", "Title \($0)") })
        try await reading.add()
        try await reading.reader.mark([try await reading.id("Title 1")], .read)
        try await reading.reader.markAll(.read, in: .all)
        #expect(try await reading.titles(.all.without(.read)).isEmpty)
        let next = reading.again()
        #expect(try await next.undo()?.count == 3)
        #expect(try await reading.titles(.all.with(.read)) == ["Title 1"])
        #expect(try await next.undo()?.count == 1)
        #expect(try await next.undo() == nil)
    }

    @Test func `takes marks of the same article back in order, also after a restart`() async throws
    {
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
        try await reading.add()
        let (first, second) = (try await reading.id("Title 1"), try await reading.id("Title 2"))
        try await reading.reader.mark([first], .favourite)
        try await reading.reader.mark([second], .favourite)
        try await reading.reader.mark([first, second], .favourite, isSet: false)
        let next = reading.again()
        try await next.mark([first], .favourite)
        var starred: [Set<String>] = []
        for _ in 0..<4 {
            _ = try await reading.again().undo()
            starred.append(Set(try await reading.titles(.all.with(.favourite))))
        }
        #expect(starred == [[], ["Title 1", "Title 2"], ["Title 1"], []])
        #expect(try await next.undo() == nil)
    }

    @Test func `refuses a name that is too long, and cuts none`() async throws {
        reading.publish([("1", "Title 1")])
        let feed = try await reading.add()
        let longest = String(repeating: "é", count: Subscription.longestName)
        try await reading.reader.rename(feed.id, name: longest, folders: [])
        let long = longest + "é"
        let error = await #expect(throws: LarderError.self) {
            try await reading.reader.rename(feed.id, name: long, folders: ["A"])
        }
        #expect(error?.message.contains("at most 200") == true)
        // What nobody changed is not judged: it may have come from elsewhere.
        try await reading.reader.rename(
            feed.id, name: long, folders: ["B"], shown: (name: long, folders: []))
        let now = try await reading.reader.followed()[0]
        #expect(now.name == longest && now.folders == ["B"])
    }

    @Test func `undoes names and folders one after the other, between marks`() async throws {
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
        let feed = try await reading.add()
        let reader = reading.reader
        func now() async throws -> [String] {
            let feed = try await reader.followed()[0]
            return [feed.name ?? "none"] + feed.folders
        }
        try await reader.rename(feed.id, name: "One", folders: [])
        try await reader.rename(feed.id, name: "One", folders: ["A"])
        try await reader.mark([try await reading.id("Title 1")], .read)
        try await reader.rename(feed.id, name: "Two", folders: ["A"])
        // What changes nothing is no step.
        try await reader.rename(feed.id, name: "Two", folders: ["A"])
        try await reader.remove(feed.id)
        let next = reading.again()
        guard case .removal = try await next.undo()?.what else {
            Issue.record("The feed was not followed again.")
            return
        }
        for (words, after) in [
            ("The feed is called One again.", ["One", "A"]), (nil, ["One", "A"]),
            ("One is in no folder again.", ["One"]),
            ("The feed is called News again.", ["none"]),
        ] as [(String?, [String])] {
            let what = try await next.undo()?.what
            if case .change(let change) = what {
                #expect(change.changedBack == words)
            } else {
                #expect(words == nil && what?.mark?.name == .read)
            }
            #expect(try await now() == after)
        }
        #expect(try await next.undo() == nil)
        // What was changed once more since stays.
        try await next.rename(feed.id, name: "Three", folders: [])
        let step = try #require(try await next.change(of: feed.id))
        try await next.rename(feed.id, name: "Four", folders: [])
        #expect(try await next.undo(step) == nil)
        #expect(try await now() == ["Four"])
    }

    @Test
    func `follows a removed feed again as it was, as a step between marks, also after a restart`()
        async throws
    {
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
        let feed = try await reading.add()
        try await reading.reader.rename(feed.id, name: "Mine", folders: ["A", "B"])
        try await reading.reader.mark([try await reading.id("Title 1")], .read)
        try await reading.reader.mark([try await reading.id("Title 2")], .favourite)
        #expect(try await reading.reader.remove(feed.id) == 2)
        try await reading.reader.mark([try await reading.id("Title 2")], .read)
        let next = reading.again()
        #expect(try await next.undo()?.what.mark?.name == .read)
        guard case .removal(let removal) = try await next.undo()?.what else {
            Issue.record("The feed was not followed again.")
            return
        }
        #expect(try await next.followed() == [removal.subscription] && removal.title == "Mine")
        #expect(removal.subscription.name == "Mine" && removal.subscription.folders == ["A", "B"])
        // All articles come again, although the server was told of the last ones.
        _ = try await reading.refresh()
        #expect(try await Set(reading.titles()) == ["Title 1", "Title 2", "Title 3"])
        #expect(try await reading.titles(.all.with(.read)) == ["Title 1"])
        #expect(try await next.undo()?.what.mark?.name == .favourite)
        // What was followed again by hand leaves nothing to undo.
        try await next.remove(feed.id)
        try await reading.add()
        #expect(try await next.undo()?.what.mark?.name == .read)
        #expect(try await next.undo() == nil)
        // Without a mark, the removal is the last step, too.
        try await next.remove(feed.id)
        #expect(try await reading.again().canUndo())
        #expect(try await reading.again().undo() != nil)
        #expect(try await reading.again().canUndo() == false)
    }

    @Test func `puts the articles of a removed feed back, though its server is gone`() async throws
    {
        reading.publish((1...3).map { ("\($0)", "Title \($0)") })
        let feed = try await reading.add()
        try await reading.reader.mark([try await reading.id("Title 1")], .read)
        let titles = try await reading.titles()
        #expect(try await reading.reader.remove(feed.id) == 3)
        #expect(try await reading.titles() == [])
        reading.at.origin.answer("/feed", .init(503))
        let next = reading.again()
        #expect(try await next.undo() != nil)
        #expect(try await reading.titles() == titles)
        #expect(try await reading.titles(.all.with(.read)) == ["Title 1"])
        #expect(try await next.overview().map(\.title) == ["News"])
        #expect(try await next.removedArticles.counts().byGroup().isEmpty)
        // Removed for good: only what can be undone soon stays.
        for index in 0..<12 {
            reading.publish([("1", "Other")], at: "/feed\(index)")
            try await reading.reader.remove(try await reading.add("/feed\(index)").id)
        }
        #expect(try await next.removedArticles.counts().byGroup().count == 10)
    }

    @Test func `names the feeds of a list that have no address`() async throws {
        let list = """
            <opml><body><outline type="rss" text="Bad" xmlUrl="javascript:alert(1)"/>
            <outline type="rss" text="Nothing"/><outline text="A folder"/>
            <outline type="rss" text="Good" xmlUrl="http://good.example/feed"/></body></opml>
            """
        let result = try await reading.reader.subscribe(to: try SubscriptionList(Data(list.utf8)))
        #expect(result.added == 1 && result.refused == ["Bad", "Nothing"])
    }

    @Test func `exchanges feeds as OPML and marks as text`() async throws {
        reading.publish([("1", "One")])
        try await reading.add()
        try await reading.reader.mark([try await reading.id("One")], .favourite)
        let list = try await reading.reader.subscriptionList().opml()
        let marks = try await reading.reader.exportedMarks()
        let other = try Reading()
        let result = try await other.reader.subscribe(to: try SubscriptionList(Data(list.utf8)))
        #expect(result.added == 1 && result.known == 0)
        #expect(try await other.reader.overview().map(\.title) == ["News"])
        #expect(try await other.reader.importMarks(marks) == (1, 1))
        #expect(try await other.reader.importMarks(marks) == (1, 0))
        let again = try await other.reader.subscribe(to: try SubscriptionList(Data(list.utf8)))
        #expect(again.added == 0 && again.known == 1)
    }

    @Test func `follows a list whole or not at all, and so many feeds at most`() async throws {
        func list(_ count: Int) -> SubscriptionList {
            SubscriptionList(
                outlines: (0..<count).map { .init(feedURL: "http://f\($0).example/feed") })
        }
        let refused = await #expect(throws: LarderError.self) {
            try await reading.reader.subscribe(to: list(FeedReader.most + 1))
        }
        #expect(refused?.code == .tooLarge)
        #expect(try await reading.reader.overview().isEmpty)
        #expect(try await reading.reader.subscribe(to: list(20)).added == 20)
        await #expect(throws: LarderError.self) {
            try await reading.reader.subscribe(to: list(FeedReader.most + 1))
        }
        #expect(try await reading.reader.overview().count == 20)
    }

    @Test func `says where a feed has moved, and which feeds are the same now`() async throws {
        reading.publish([("1", "One")], at: "/new")
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        try await reading.add("/new")
        let target = try reading.at.origin.url("/new").absoluteString
        reading.at.origin.answer("/feed", .init(301, ["Location: \(target)"]))
        let round = try await reading.refresh()
        #expect(round.results.compactMap(\.movedTo).map(\.absoluteString) == [target])
        #expect(round.twins.count == 1 && round.twins.first?.count == 2)
        let moved = try await reading.reader.overview().first { $0.id == feed.id }
        #expect(moved?.subscription.address.absoluteString == target)
        // It keeps its name here, so its marks stay.
        #expect(moved?.total == 1)
    }

    @Test func `keeps the first word on when something was published`() async throws {
        let item = { (date: String) in
            "<rss version=\"2.0\"><channel><title>N</title><item><guid>1</guid><title>A</title>"
                + "<pubDate>\(date)</pubDate></item><item><guid>2</guid><title>B</title>"
                + "<pubDate>Tue, 03 Jan 2023 00:00:00 GMT</pubDate></item>"
                + "<item><guid>3</guid><title>C</title></item></channel></rss>"
        }
        reading.at.origin.answer("/feed", .init(200, body: item("Mon, 02 Jan 2023 00:00:00 GMT")))
        try await reading.add()
        let first = try await reading.titles()
        #expect(first == ["C", "B", "A"])
        reading.at.origin.answer("/feed", .init(200, body: item("Fri, 06 Jan 2090 00:00:00 GMT")))
        _ = try await reading.refresh()
        #expect(try await reading.titles() == first)
    }

    @Test func `finds articles by the words of their text, not of its markup`() async throws {
        let body = "&lt;p class=\"hidden\"&gt;A kettle boils in K\u{F6}ln.&lt;/p&gt;"
        reading.at.origin.answer(
            "/feed",
            .init(
                200,
                body: "<rss version=\"2.0\"><channel><title>N</title><item><guid>1</guid>"
                    + "<title>Tea</title><description>\(body)</description></item></channel></rss>")
        )
        try await reading.add()
        #expect(try await reading.reader.articles.search(SearchQuery("koln kettle")).count == 1)
        #expect(try await reading.reader.articles.search(SearchQuery("hidden")).isEmpty)
    }
}
