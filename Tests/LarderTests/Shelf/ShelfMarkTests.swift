import Foundation
import Larder
import LarderSimulation
import Testing

@Suite struct `What is said about rows` {
    let storage = HookedStorage()
    let marks = HookedStorage()
    let clock = ManualClock()
    var shelf: Shelf<Article> { .articles(in: storage, marks: marks, clock: clock) }

    func id(_ guid: String) -> Article.ID { Article.ID(feed: "feed", guid: guid) }

    func said(_ guid: String, _ name: Mark.Name = .read) async throws -> Mark? {
        try await shelf.marks(of: [id(guid)]).values.first?.first { $0.name == name }
    }

    // MARK: - What is not declared

    @Test(arguments: [
        "page", "list", "pages", "search", "markAll", "mark all", "mark again", "prune",
    ])
    func `a query by a mark that is not declared is refused by its name`(call: String) async throws
    {
        let shelf = Shelf.articles(in: storage, marks: marks, clock: clock, declared: [.read])
        try await shelf.upsert([Article("1")])
        let query = ShelfQuery.all.without("later")
        let error = await #expect(throws: LarderError.self) {
            switch call {
            case "page": _ = try await shelf.page(query)
            case "list": try await shelf.list(query).load(.cached, .list)
            case "pages": _ = try shelf.pages(of: query)
            case "search": _ = try await shelf.search(SearchQuery("x"), query)
            case "markAll": try await shelf.markAll(.read, in: query)
            case "mark all": try await shelf.markAll("later", in: .all)
            case "mark again": try await shelf.markAll("later", in: .all.with("later"))
            default: try await shelf.prune(Retention(count: 0, keeping: ["later"]))
            }
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("later") == true)
        #expect(error?.message.contains("articles") == true)
        #expect(try await shelf.guids() == ["1"])
    }

    @Test func `a shelf that declares marks and has no place for them is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = Shelf(
                "articles",
                columns: ShelfColumns<Article>(
                    identity: { ShelfIdentity(scope: "", item: $0.guid) },
                    order: { _ in .text("") },
                    marks: [.read]),
                storage: MemoryStorage())
        }
    }

    // MARK: - A backup

    @Test func `after a backup was put in place the rows follow what is said then`() async throws {
        let shelf = shelf
        try await shelf.upsert((1...4).map { Article("\($0)", Double($0)) })
        for guid in ["1", "2", "3"] { try await shelf.read(guid) }
        #expect(try await shelf.guids(.all.with(.read)) == ["3", "2", "1"])
        // The backup is from after the first mark; then two others are said.
        let backup = MemoryStorage()
        try await backup.set([Mark(scope: "feed", item: "1", name: .read, date: clock.date)])
        marks.base = backup
        try await backup.set(
            ["1", "4"].map {
                Mark(
                    scope: "feed", item: $0, name: .read, isSet: $0 == "4",
                    date: clock.date.addingTimeInterval(9))
            })
        #expect(try await marks.markPosition().point == 3)
        #expect(try await shelf.guids(.all.with(.read)) == ["4"])
        #expect(try await shelf.counts().count([.read: true]) == 1)
    }

    // MARK: - Clocks

    /// The other's change of the list is there before ours is read, or after it.
    @Test(arguments: [true, false])
    func `alongside a change that was overtaken is decided again from what is stored by then`(
        isKnown: Bool
    ) async throws {
        try await shelf.upsert([Article("1")])
        let id = Article("1").id
        let key = Key("steps", "list")
        let (marks, date) = (marks, clock.date)
        @Sendable func list(_ text: String, expecting revision: UInt64?) -> EntryChange {
            .put(
                .local(key, Data(text.utf8), format: "json/1", at: date), expecting: revision)
        }
        let undo = try await shelf.mark([id], .read) { _ in
            // Somebody else has just marked it, and said so in the list.
            try await marks.commit(
                Write(
                    entries: [list("theirs", expecting: 0)],
                    marks: [
                        Mark(
                            scope: "feed", item: "1", name: .read, isSet: true, date: date)
                    ]))
            let revision = try await marks.base.entry(for: key)?.revision
            return [list("ours", expecting: isKnown ? revision : 0)]
        }
        #expect(undo == nil)
        #expect(try await marks.base.entry(for: key)?.value == Data("theirs".utf8))
    }

    @Test func `alongside a change that is refused again and again ends with an error`()
        async throws
    {
        try await shelf.upsert([Article("1")])
        let change = EntryChange.put(
            .local(Key("steps", "list"), Data(), format: "json/1", at: ManualClock().date),
            expecting: 99)
        let error = await #expect(throws: LarderError.self) {
            try await shelf.mark([Article("1").id], .read) { _ in [change] }
        }
        #expect(error?.code == .busy)
        #expect(try await shelf.page(.all.with(.read)).rows.isEmpty)
        let undo = try #require(try await shelf.mark([Article("1").id], .read))
        let refused = await #expect(throws: LarderError.self) {
            try await shelf.undo(undo) { _ in [change] }
        }
        #expect(refused?.code == .busy)
        #expect(try await shelf.page(.all.with(.read)).rows.count == 1)
    }

    @Test func `alongside changes of one list that many ask for at once are all stored`()
        async throws
    {
        let (shelf, marks, date) = (shelf, marks, clock.date)
        let key = Key("steps", "list")
        let articles = (1...110).map { Article("\($0)") }
        try await shelf.upsert(articles)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for article in articles {
                group.addTask {
                    try await shelf.mark([article.id], .read) { _ in
                        let known = try await marks.base.entry(for: key)
                        let list = (known?.value ?? Data()) + Data([1])
                        return [
                            .put(
                                .local(key, list, format: "json/1", at: date),
                                expecting: known?.revision ?? 0)
                        ]
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await marks.base.entry(for: key)?.value.count == 110)
        #expect(try await shelf.counts().count([.read: true]) == 110)
    }

    @Test func `what is said later wins over a device whose clock is ahead`() async throws {
        let shelf = shelf
        let year = 365.0 * 86_400
        try await shelf.upsert([Article("1"), Article("2"), Article("3")])
        let ahead = clock.date.addingTimeInterval(year)
        try await marks.set([
            Mark(scope: "feed", item: "1", name: .read, date: ahead),
            Mark(scope: "feed", item: "2", name: .read, date: ahead),
        ])
        #expect(try await shelf.isRead("1") == true)
        let undo = try #require(try await shelf.markAll(.read, isSet: false, in: .all))
        #expect(undo.count == 2)
        #expect(try await shelf.isRead("1") == false)
        // Only what had to be is said in the future.
        try await shelf.mark([id("3")], .read)
        #expect(try await said("3").map { $0.date < ahead } == true)
        #expect(try await shelf.undo(undo) == 2)
        #expect(try await shelf.isRead("2") == true)
        try await shelf.read("2", false)
        #expect(try await shelf.isRead("2") == false)
    }

    @Test func `a saying about some from the future leaves the others their time`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1"), Article("2"), Article("3")])
        let ahead = clock.date.addingTimeInterval(1e8)
        try await marks.set([
            Mark(scope: "feed", item: "1", name: .read, isSet: false, date: ahead)
        ])
        let undo = try #require(try await shelf.markAll(.read, in: .all))
        #expect(undo.count == 3)
        #expect(try await said("1").map { $0.isSet && $0.date > ahead } == true)
        #expect(try await said("2").map { $0.isSet && $0.date < ahead } == true)
        #expect(try await shelf.undo(undo) == 3)
        #expect(try await shelf.guids(.all.with(.read)) == [])
    }

    @Test func `two sayings of one moment are taken back apart`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1"), Article("2")])
        let one = try #require(try await shelf.read("1"))
        let two = try #require(try await shelf.read("2"))
        #expect(one.date < two.date)
        #expect(try await shelf.undo(one) == 1)
        #expect(try await shelf.isRead("1") == false)
        #expect(try await shelf.isRead("2") == true)
    }

    @Test func `a clock that was set back by much is believed`() async throws {
        let shelf = shelf
        try await shelf.read("1")
        clock.shiftWall(by: .seconds(-86_400))
        try await shelf.read("2")
        #expect(try await said("2")?.date == clock.date)
    }

    // MARK: - Taking back

    @Test func `taking back leaves a star that was set since`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1"), Article("2")])
        let undo = try #require(try await shelf.markAll(.read, in: .all))
        try await shelf.mark([id("1")], .favourite)
        #expect(try await shelf.undo(undo) == 2)
        #expect(try await shelf.row(id("1"))?.marks == [.favourite])
    }

    @Test func `what is said while something is taken back stands`() async throws {
        let shelf = shelf
        try await shelf.upsert([Article("1"), Article("2")])
        let undo = try #require(try await shelf.markAll(.read, in: .all))
        clock.advance(by: .seconds(10))
        let other = Shelf.articles(in: storage.base, marks: marks.base, clock: clock)
        let clock = clock
        marks.once({ $0 == .changed }) {
            clock.advance(by: .seconds(10))
            try await other.read("1", false)
            try await other.read("1")
        }
        try await shelf.undo(undo)
        #expect(try await shelf.isRead("1") == true)
        #expect(try await shelf.isRead("2") == false)
    }

    // MARK: - Beside others

    @Test func `marking all leaves what arrives meanwhile`() async throws {
        let shelf = shelf
        try await shelf.upsert((0..<1_500).map { Article("\($0)", Double($0)) })
        let other = Shelf.articles(in: storage.base, marks: marks.base, clock: clock)
        storage.once({ $0 == .page }) { try await other.upsert([Article("late", -1)]) }
        #expect(try await shelf.markAll(.read, in: .all)?.count == 1_500)
        #expect(try await shelf.isRead("late") == false)
    }

    @Test func `two openings that mark one row at once agree in the end`() async throws {
        try await shelf.upsert([Article("1")])
        for _ in 0..<50 {
            let one = Shelf.articles(in: storage.base, marks: marks.base, clock: clock)
            let two = Shelf.articles(
                in: storage.base.opened(), marks: marks.base.opened(), clock: clock)
            async let first = one.read("1")
            async let second = two.read("1", false)
            _ = try await (first, second)
            let isRead = try await one.isRead("1")
            #expect(try await two.isRead("1") == isRead)
            #expect(try await said("1")?.isSet ?? false == isRead)
        }
    }

    @Test func `a storage that fails once works after that`() async throws {
        let shelf = shelf
        let failure = LarderError(.io, message: "The disk is busy.")
        storage.once({ if case .write = $0 { true } else { false } }) { throw failure }
        await #expect(throws: LarderError.self) { try await shelf.upsert([Article("1")]) }
        try await shelf.upsert([Article("1")])
        storage.once({ if case .write = $0 { true } else { false } }) { throw failure }
        // What was said is safe, though the rows could not follow.
        try await shelf.read("1")
        #expect(try await shelf.isRead("1") == true)
        marks.once({ $0 == .marks }) { throw failure }
        await #expect(throws: LarderError.self) { try await shelf.read("1", false) }
        try await shelf.read("1", false)
        #expect(try await shelf.isRead("1") == false)
        storage.once({ $0 == .page }) { throw failure }
        await #expect(throws: LarderError.self) { try await shelf.page() }
        #expect(try await shelf.guids() == ["1"])
    }

    @Test func `more is followed than fits into a hundred steps`() async throws {
        try await shelf.upsert([Article("1")])
        try await shelf.read("0")
        #expect(try await shelf.isRead("1") == false)
        for _ in 0..<2 {
            try await marks.set(
                (0..<60_000).map {
                    Mark(scope: "other", item: "\($0)", name: .read, date: clock.date)
                })
            try await marks.set(
                (0..<60_000).map {
                    Mark(scope: "other", item: "\($0)", name: .read, isSet: false, date: clock.date)
                })
        }
        try await marks.set([Mark(scope: "feed", item: "1", name: .read, date: clock.date)])
        #expect(try await shelf.isRead("1") == true)
    }

    // MARK: - Odd names

    @Test func `by two programs that declare different marks is read without a write`() async throws
    {
        let shelf = shelf
        let older = Shelf.articles(in: storage, marks: marks, clock: clock, declared: [.read])
        try await shelf.upsert([Article("1"), Article("2")])
        try await shelf.mark([id("1")], .favourite)
        for shelf in [older, shelf, older] { _ = try await shelf.row(id("1")) }
        let writes = Notebook<Bool>()
        storage.onStep { if case .write = $0 { writes.note(true) } }
        for shelf in [shelf, older, shelf, older] { _ = try await shelf.row(id("1")) }
        #expect(writes.lines.isEmpty)
        storage.onStep(nil)
        // What one of them puts in carries the marks of both.
        try await marks.base.commit(
            Write(marks: [
                Mark(
                    scope: "feed", item: "3", name: .favourite, isSet: true, date: clock.date)
            ]))
        try await older.upsert([Article("3")])
        let favourites = ShelfQuery.all.with(.favourite)
        #expect(Set(try await shelf.guids(favourites)) == ["1", "3"])
    }

    @Test func `holds for a row that a program without marks puts in`() async throws {
        let shelf = shelf
        let fetcher = Shelf.articles(in: storage, marks: marks, clock: clock, declared: [])
        try await shelf.upsert([Article("1")])
        try await shelf.read("1")
        try await shelf.remove([id("1")])
        try await fetcher.upsert([Article("1")])
        #expect(try await shelf.guids(ShelfQuery.all.with(.read)) == ["1"])
        #expect(try await fetcher.row(id("1"))?.marks == [])
    }

    @Test func `names that only look alike are kept apart`() async throws {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let (one, two) = (Mark.Name(rawValue: composed), Mark.Name(rawValue: decomposed))
        #expect(one != two)
        let shelf = Shelf.articles(in: storage, marks: marks, clock: clock, declared: [one, two])
        try await shelf.upsert([
            Article(composed, 1, feed: composed), Article(decomposed, 2, feed: decomposed),
        ])
        try await shelf.mark([Article.ID(feed: composed, guid: composed)], one)
        try await shelf.mark([Article.ID(feed: decomposed, guid: decomposed)], two)
        for (name, text) in [(one, composed), (two, decomposed)] {
            let found = try await shelf.page(.all.with(name)).rows
            #expect(found.map { Array($0.id.guid.utf8) } == [Array(text.utf8)])
            #expect(try await shelf.counts().count([name: true]) == 1)
        }
        // One commit in both groups is told to the watchers of each.
        let pages = try [composed, decomposed].map { group in
            try shelf.pages(of: .group(group)).makeAsyncIterator()
        }
        for page in pages {
            var page = page
            #expect(await page.next()?.rows.map(\.title) == [""])
        }
        try await shelf.upsert([
            Article(composed, 1, feed: composed, title: "new"),
            Article(decomposed, 2, feed: decomposed, title: "new"),
        ])
        for page in pages {
            var page = page
            #expect(await page.next()?.rows.map(\.title) == ["new"])
        }
    }

    @Test func `names may be empty or hold anything`() async throws {
        let shelf = shelf
        for text in ["", " ", "/", "%", "%2F", "a/b", "\u{0}", "\u{301}x"] {
            let article = Article(text, feed: text)
            try await shelf.upsert([article])
            try await shelf.mark([article.id], .read)
            #expect(try await shelf.row(article.id)?.marks == [.read])
            #expect(try await shelf.counts().count([.read: true], in: text) == 1)
            #expect(try await shelf.page(.group(text).with(.read)).rows.count == 1)
            // New rows too get what was said of them.
            try await shelf.remove([article.id])
            try await shelf.upsert([article])
            #expect(try await shelf.row(article.id)?.marks == [.read])
            #expect(try await shelf.prune(Retention(count: 0, keeping: [.read]), in: text) == 0)
            #expect(try await shelf.prune(Retention(count: 0), in: text) == 1)
        }
    }

    @Test func `undo leaves what another shelf said of items that a clock ahead had marked`()
        async throws
    {
        let ahead = clock.date.addingTimeInterval(86_400)
        let (rows, marks) = (MemoryStorage(), MemoryStorage())
        var environment = clock.environment()
        environment.random = { .random(in: 0..<1) }
        let one = Shelf(
            "x", columns: Self.numbers, storage: rows, marks: marks, environment: environment)
        let other = Shelf(
            "x", columns: Self.numbers, storage: rows, marks: marks, environment: environment)
        try await one.upsert([Number(id: 1), Number(id: 2)])
        try await marks.set(
            ["1", "2"].map { Mark(scope: "s", item: $0, name: .read, date: ahead) })
        let undo = try #require(try await one.mark([1], .read, isSet: false))
        clock.advance(by: .seconds(3_600))
        try await other.mark([2], .read, isSet: false)
        #expect(try await one.undo(undo) == 1)
        #expect(try await other.row(2)?.marks == [])
        #expect(try await other.row(1)?.marks == [.read])
    }

    @Test func `a row put by a program without marks has those that another declares`()
        async throws
    {
        let (rows, marks) = (MemoryStorage(), MemoryStorage())
        let held = HookedStorage(rows)
        let marked = Shelf("x", columns: Self.numbers, storage: rows, marks: marks)
        let plain = Shelf("x", columns: Self.plainNumbers, storage: held, marks: marks)
        try await marks.set([Mark(scope: "s", item: "1", name: .read, date: .distantPast)])
        // The other reads while the row is being written.
        held.once {
            if case .write = $0 { true } else { false }
        } _: {
            _ = try await marked.page()
        }
        try await plain.upsert([Number(id: 1)])
        #expect(try await marked.page(.all.without(.read)).rows.isEmpty)
    }

    private struct Number: Codable, Identifiable {
        var id: Int
    }

    private static let numbers = ShelfColumns<Number>(
        scope: "s", order: { .number(Double($0.id)) }, marks: [.read])
    private static let plainNumbers = ShelfColumns<Number>(
        scope: "s", order: { .number(Double($0.id)) })
}
