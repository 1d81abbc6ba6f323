import Foundation
import Larder
import LarderSimulation
import Testing

struct Article: Codable, Sendable, Identifiable, Equatable {
    struct ID: Codable, Sendable, Hashable {
        var feed: String
        var guid: String
    }

    var id: ID
    var title: String
    var published: Double

    init(_ guid: String, _ published: Double = 0, feed: String = "feed", title: String = "") {
        id = ID(feed: feed, guid: guid)
        self.title = title
        self.published = published
    }
}

extension Shelf where Row == Article {
    /// A shelf of articles, as the reader has one.
    static func articles(
        in storage: any ShelfStorage, marks: any MarkStorage, clock: ManualClock,
        declared: [Mark.Name] = [.read, .favourite]
    ) -> Shelf<Article> {
        Shelf(
            "articles",
            columns: ShelfColumns(
                identity: { ShelfIdentity(scope: $0.feed, item: $0.guid) },
                group: { $0.id.feed }, order: { .number($0.published) }, words: { [$0.title] },
                marks: declared),
            storage: storage, marks: marks,
            environment: StoreEnvironment(now: { clock.date }, clock: clock))
    }

    func guids(_ query: ShelfQuery = .all) async throws -> [String] {
        try await page(query, limit: 1_000).rows.map(\.id.guid)
    }

    func isRead(_ guid: String, feed: String = "feed") async throws -> Bool? {
        try await row(Article.ID(feed: feed, guid: guid))?.marks.contains(.read)
    }

    @discardableResult
    func read(_ guid: String, feed: String = "feed", _ isSet: Bool = true) async throws -> MarkUndo?
    {
        try await mark([Article.ID(feed: feed, guid: guid)], .read, isSet: isSet)
    }
}

/// What a person said about rows, in the cases that readers of feeds get wrong.
@Suite struct `Marks and pruning` {
    let storage = MemoryStorage()
    let marks = MemoryStorage()
    let clock = ManualClock()
    var shelf: Shelf<Article> { .articles(in: storage, marks: marks, clock: clock) }

    @Test func `a: a read row that was pruned does not come back while the feed still lists it`()
        async throws
    {
        let feed = (1...5).map { Article("\($0)", Double($0)) }
        try await shelf.upsert(feed)
        try await shelf.read("1")
        try await shelf.prune(Retention(count: 3))
        #expect(try await shelf.guids() == ["5", "4", "3"])
        for _ in 0..<3 {
            clock.advance(by: .seconds(86_400 * 40))
            let report = try await shelf.upsert(feed)
            #expect(report.withheld.map(\.item) == ["1", "2"] && report.isEmpty)
            try await shelf.forgetTombstones(unseenFor: 86_400 * 60)
        }
        #expect(try await shelf.guids() == ["5", "4", "3"])
    }

    @Test func `b: a row that was read, pruned and left returns a year later as read`() async throws
    {
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        try await shelf.read("1")
        try await shelf.prune(Retention(count: 1))
        clock.advance(by: .seconds(86_400 * 200))
        try await shelf.forgetTombstones(unseenFor: 86_400 * 60)
        clock.advance(by: .seconds(86_400 * 165))
        #expect(try await shelf.upsert([Article("1", 9)]).inserted.map(\.item) == ["1"])
        #expect(try await shelf.isRead("1") == true)
        #expect(try await shelf.counts().count([.read: false]) == 1)
    }

    @Test func `c: an identity that changed is another row, and marks move only when told`()
        async throws
    {
        try await shelf.upsert([Article("http://a/1", 1)])
        try await shelf.read("http://a/1")
        try await shelf.upsert([Article("HTTP://A/1", 1), Article("https://a/1", 1)])
        #expect(try await shelf.isRead("https://a/1") == false)
        #expect(try await shelf.isRead("HTTP://A/1") == false)
        let moved = try await shelf.moveMarks(
            from: Article.ID(feed: "feed", guid: "http://a/1"),
            to: Article.ID(feed: "feed", guid: "https://a/1"))
        #expect(moved == 1)
        #expect(try await shelf.isRead("https://a/1") == true)
        #expect(try await shelf.isRead("http://a/1") == true)
    }

    @Test func `d: the same identity in two feeds has two marks`() async throws {
        try await shelf.upsert([Article("1"), Article("1", feed: "other")])
        try await shelf.read("1")
        #expect(try await shelf.isRead("1") == true)
        #expect(try await shelf.isRead("1", feed: "other") == false)
    }

    @Test func `f: an empty answer removes nothing`() async throws {
        try await shelf.upsert([Article("1"), Article("2")])
        let report = try await shelf.upsert([], replacing: "feed")
        #expect(report.isEmpty)
        #expect(try await shelf.guids().count == 2)
        #expect(
            try await shelf.upsert([Article("2")], replacing: "feed").removed.map(\.item) == ["1"])
    }

    @Test func `g: a favourite outlives the feed's window, and its mark the feed`() async throws {
        try await shelf.upsert((1...10).map { Article("\($0)", Double($0)) })
        try await shelf.mark([Article.ID(feed: "feed", guid: "1")], .favourite)
        try await shelf.prune(Retention(count: 2, age: 1, bytes: 0))
        clock.advance(by: .seconds(100))
        try await shelf.prune(Retention(count: 2, age: 1, bytes: 0))
        #expect(try await shelf.guids() == ["1"])
        try await shelf.removeScope("feed")
        try await shelf.upsert([Article("1", 1)])
        #expect(try await shelf.row(Article.ID(feed: "feed", guid: "1"))?.marks == [.favourite])
    }

    @Test func `h: a mark made while rows are put in is not lost`() async throws {
        for turn in 0..<200 {
            let guid = "\(turn)"
            async let said = shelf.read(guid)
            async let put = shelf.upsert([Article(guid)])
            _ = try await (said, put)
            #expect(try await shelf.isRead(guid) == true)
        }
        #expect(try await shelf.counts().count([.read: false]) == 0)
    }

    @Test func `i: marking all that was shown does not touch what arrived after`() async throws {
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        let page = try await shelf.page(limit: 10)
        try await shelf.upsert([Article("3", 0)])
        var query = ShelfQuery.all
        query.throughSequenceNumber = page.throughSequenceNumber
        try await shelf.markAll(.read, in: query)
        #expect(try await shelf.guids(.all.without(.read)) == ["3"])
        // The same by the time.
        clock.advance(by: .seconds(10))
        let shown = clock.date
        clock.advance(by: .seconds(10))
        try await shelf.upsert([Article("4", 0)])
        query = .all
        query.arrivedBefore = shown
        try await shelf.markAll(.read, in: query)
        #expect(try await shelf.guids(.all.without(.read)) == ["4"])
    }

    @Test func `j: pruning to a number keeps favourites outside of it`() async throws {
        try await shelf.upsert((1...200).map { Article("\($0)", Double($0)) })
        try await shelf.mark(
            [1, 2, 150].map { Article.ID(feed: "feed", guid: "\($0)") }, .favourite)
        #expect(try await shelf.prune(Retention(count: 100)) == 97)
        let left = try await shelf.guids()
        #expect(left.count == 103 && left.suffix(2) == ["2", "1"] && left.contains("150"))
    }

    @Test func `k: a mark that was said before a crash is followed by the next opening`()
        async throws
    {
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        // Said, but the program ended before the shelf followed.
        try await marks.set([
            Mark(scope: "feed", item: "1", name: .read, date: clock.date)
        ])
        #expect(try await storage.counts(of: "articles").map(\.marks) == [[]])
        let next = Shelf.articles(in: storage.opened(), marks: marks, clock: clock)
        #expect(try await next.guids(.all.without(.read)) == ["2"])
        #expect(try await next.prune(Retention(count: 0, keeping: [.read])) == 1)
        #expect(try await next.guids() == ["1"])
    }

    @Test func `l: a clock that was set back changes no order and loses no word`() async throws {
        clock.advance(by: .seconds(1_000))
        try await shelf.upsert([Article("1", 1)])
        try await shelf.read("1")
        let page = try await shelf.page()
        clock.shiftWall(by: .seconds(-900))
        try await shelf.upsert([Article("2", 0)])
        var query = ShelfQuery.all
        query.throughSequenceNumber = page.throughSequenceNumber
        #expect(try await shelf.guids(query) == ["1"])
        try await shelf.read("1", false)
        #expect(try await shelf.isRead("1") == false)
        try await shelf.read("1")
        #expect(try await shelf.isRead("1") == true)
        let rows = try await shelf.page(ShelfQuery(isAscending: true)).rows.sorted {
            $0.sequenceNumber < $1.sequenceNumber
        }
        #expect(rows.map(\.id.guid) == ["1", "2"] && rows[0].arrived <= rows[1].arrived)
    }

    @Test func `watched and pinned rows are not pruned`() async throws {
        try await shelf.upsert((1...5).map { Article("\($0)", Double($0)) })
        let watching = shelf
        var pages = try watching.pages(of: ShelfQuery(isAscending: true), limit: 1)
            .makeAsyncIterator()
        #expect(await pages.next()?.rows.map(\.id.guid) == ["1"])
        let pinned: Set = [ShelfIdentity(scope: "feed", item: "2")]
        #expect(try await watching.prune(Retention(count: 1), pinned: pinned) == 2)
        #expect(try await shelf.guids() == ["5", "2", "1"])
    }

    @Test func `pruning goes by age and bytes too, and without limits does nothing`() async throws {
        try await shelf.upsert((1...4).map { Article("\($0)", Double(10 - $0)) })
        clock.advance(by: .seconds(100))
        try await shelf.upsert((5...8).map { Article("\($0)", Double($0)) })
        #expect(try await shelf.prune(Retention()) == 0)
        #expect(try await shelf.prune(Retention(age: 200)) == 0)
        #expect(try await shelf.prune(Retention(age: 50)) == 4)
        #expect(try await shelf.guids() == ["8", "7", "6", "5"])
        let bytes = try await shelf.counts().bytes
        #expect(try await shelf.prune(Retention(bytes: bytes)) == 0)
        #expect(try await shelf.prune(Retention(bytes: bytes / 2)) == 2)
        #expect(try await shelf.guids() == ["8", "7"])
    }

    @Test func `what was said in one go can be taken back, and nothing else with it`() async throws
    {
        try await shelf.upsert((1...6).map { Article("\($0)", Double($0)) })
        try await shelf.read("1")
        let undo = try #require(try await shelf.markAll(.read, in: .all))
        #expect(undo.count == 5)
        try await shelf.read("2", false)
        try await shelf.read("2")
        #expect(try await shelf.undo(undo) == 4)
        #expect(try await shelf.guids(.all.with(.read)) == ["2", "1"])
        // Twice changes nothing more.
        #expect(try await shelf.undo(undo) == 0)
        #expect(try await shelf.markAll(.read, isSet: false, in: .group("none")) == nil)
    }

    @Test func `a mark that is declared later is found on old rows`() async throws {
        try await shelf.upsert([Article("1", 1), Article("2", 2)])
        // Another program declares it already.
        try await marks.opened().set([
            Mark(scope: "feed", item: "1", name: "later", date: clock.date)
        ])
        let next = Shelf.articles(
            in: storage, marks: marks, clock: clock, declared: [.read, .favourite, "later"])
        #expect(try await next.guids(.all.with("later")) == ["1"])
    }

    @Test func `marks are there for rows that are not`() async throws {
        try await shelf.read("1")
        #expect(try await shelf.marks(of: [Article.ID(feed: "feed", guid: "1")]).count == 1)
        try await shelf.upsert([Article("1")])
        #expect(try await shelf.isRead("1") == true)
    }
}

@Suite struct `A shelf` {
    let storage = MemoryStorage()
    let marks = MemoryStorage()
    let clock = ManualClock()
    var shelf: Shelf<Article> { .articles(in: storage, marks: marks, clock: clock) }

    @Test func `gives all its rows, or none, for whatever limit`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...3).map { Article("\($0)") })
        #expect(try await shelf.page(limit: .max).rows.count == 3)
        let list = shelf.list(limit: .max)
        #expect(try await list.load(.cached, .list).items.count == 3)
        for limit in [0, -1, .min] {
            #expect(try await shelf.page(limit: limit).rows.isEmpty)
            let words = SearchQuery("1")
            #expect(try await shelf.search(words, limit: limit).isEmpty)
        }
    }

    @Test func `lists what is stored for every policy, also offline`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...3).map { Article("\($0)") })
        for policy in [LoadPolicy.cached, .cacheOnly, .validate] {
            #expect(try await shelf.list().load(policy).items.count == 3)
        }
    }

    @Test func `pages follow each other to the end`() async throws {
        try await shelf.upsert((0..<25).map { Article("\($0)", Double($0)) })
        var seen: [String] = []
        var place: ShelfCursor?
        repeat {
            let page = try await shelf.page(after: place, limit: 10)
            seen += page.rows.map(\.id.guid)
            place = page.next
        } while place != nil
        #expect(seen == (0..<25).reversed().map { "\($0)" })
    }

    @Test func `a row of another format counts as absent and comes anew`() async throws {
        try await shelf.upsert([Article("1", 1, title: "old")])
        var columns = shelf.columns
        columns.codec = .json(version: 2)
        let next = Shelf("articles", columns: columns, storage: storage, marks: marks)
        #expect(try await next.page().rows.isEmpty)
        #expect(try await next.upsert([Article("1", 1, title: "old")]).updated.count == 1)
        #expect(try await next.page().rows.map(\.title) == ["old"])
    }

    @Test func `watchers see the first page again after every change that touches it`() async throws
    {
        let watched = shelf
        var pages = try watched.pages(of: .group("feed")).makeAsyncIterator()
        #expect(await pages.next()?.rows.isEmpty == true)
        try await shelf.upsert([Article("other", feed: "elsewhere")])
        try await shelf.upsert([Article("1")])
        #expect(await pages.next()?.rows.map(\.id.guid) == ["1"])
        // Said through another shelf on the same marks.
        try await shelf.read("1")
        #expect(await pages.next()?.rows.map(\.marks) == [[.read]])
    }

    @Test func `rows that are the same are said to be so, and nothing is written`() async throws {
        let hooked = HookedStorage(storage)
        let shelf = Shelf<Article>.articles(in: hooked, marks: marks, clock: clock)
        let feed = (1...3).map { Article("\($0)", Double($0)) }
        try await shelf.upsert(feed)
        let steps = Locked<[HookedStorage.Step]>([])
        hooked.onStep { step in steps.withLock { $0.append(step) } }
        // What was said meanwhile is followed by whoever reads.
        try await marks.set([Mark(scope: "feed", item: "1", name: .read, date: clock.date)])
        let report = try await shelf.upsert(feed)
        #expect(report.unchanged.map(\.item) == ["1", "2", "3"] && report.isEmpty)
        #expect(steps.withLock { $0 } == [])
        // Those that are not among them go all the same.
        let replaced = try await shelf.upsert(Array(feed.dropLast()), replacing: "feed")
        #expect(replaced.unchanged.count == 2 && replaced.removed.map(\.item) == ["3"])
        #expect(try await shelf.guids(.all.with(.read)) == ["1"])
    }

    @Test func `rows of one identity in one answer are one row, the last, however often it comes`()
        async throws
    {
        let rows = [Article("1", title: "corrected"), Article("1", title: "first")]
        for count in 1...3 {
            let report = try await shelf.upsert(rows)
            #expect(report.inserted.count == (count == 1 ? 1 : 0))
            #expect(report.updated.isEmpty)
            #expect(report.unchanged.count == (count == 1 ? 0 : 1))
            #expect(try await shelf.page().rows.map(\.row.title) == ["first"])
        }
    }

    @Test func `rows are there with what is stored alongside, whoever removes them meanwhile`()
        async throws
    {
        let hooked = HookedStorage(storage)
        let shelf = Shelf<Article>.articles(in: hooked, marks: marks, clock: clock)
        let other = Shelf<Article>.articles(in: storage, marks: marks, clock: clock)
        let states = Shelf(
            "states",
            columns: ShelfColumns<Article>(
                identity: { ShelfIdentity(scope: "", item: $0.guid) }, order: { .text($0.title) }),
            storage: storage)
        let row = Article("1", title: "words")
        try await shelf.upsert([row])
        hooked.once {
            if case .write = $0 { true } else { false }
        } _: {
            try await other.remove([row.id])
        }
        // What is stored is the same as what is there; both are one step all the same.
        let report = try await shelf.upsert([row], alongside: [try states.putting([row])])
        #expect(report.inserted.map(\.item) == ["1"])
        #expect(try await shelf.guids() == ["1"])
        #expect(try await shelf.search(SearchQuery("words")).count == 1)
    }

    @Test func `words are found with a piece of their text`() async throws {
        try await shelf.upsert([
            Article("1", title: "The swift fox"), Article("2", title: "A slow one"),
        ])
        let found = try await shelf.search(SearchQuery("fox"))
        #expect(found.map(\.row.id.guid) == ["1"])
        #expect(found.first?.snippet.parts.filter(\.isFound).map(\.text) == ["fox"])
    }

    @Test func `operations alongside are in the same transaction`() async throws {
        let states = Shelf(
            "states",
            columns: ShelfColumns<Article>(
                identity: { ShelfIdentity(scope: "", item: $0.guid) }, order: { .text($0.title) }),
            storage: storage)
        let putting = try states.putting([Article("state", title: "known")])
        try await shelf.upsert([Article("1")], alongside: [putting])
        #expect(try await states.page().rows.map(\.title) == ["known"])
        await #expect(throws: LarderError.self) {
            try await shelf.upsert(
                [Article("2")],
                alongside: [.follow(shelf: "states", [], from: "elsewhere", to: "1")])
        }
        #expect(try await shelf.guids() == ["1"])
    }

    @Test func `a list model shows a query, page by page, and follows the shelf`() async throws {
        try await shelf.upsert((0..<25).map { Article("\($0)", Double($0)) })
        let list = shelf.list(.all.without(.read), limit: 10)
        var next = list.updates(loading: nil).makeAsyncIterator()
        try await list.load(.cached, .list)
        #expect(list.snapshot.items.map(\.row.id.guid) == (15..<25).reversed().map { "\($0)" })
        try await list.load(.cached, .more)
        #expect(list.snapshot.items.count == 20 && list.snapshot.hasMore)
        try await shelf.read("24")
        try await shelf.upsert([Article("new", 99)])
        // Whoever watches gets there, however many steps it takes.
        while let update = await next.next() {
            let first = update.snapshot.items.prefix(2).map(\.row.id.guid)
            if first == ["new", "23"] { break }
        }
        try await list.load(.cached, .more)
        #expect(list.snapshot.items.count == 25 && !list.snapshot.hasMore)
    }
}
