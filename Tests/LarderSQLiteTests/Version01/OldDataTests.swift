#if SQLite
import Foundation
import Larder
import LarderSQLite
import LarderSimulation
import Testing

@Suite struct `Values that version 0.1 stored` {
    private func loaded<Value: Sendable>(
        _ store: Store<Value>, _ key: Key
    ) async throws -> Snapshot<Value> {
        try await store.load(key, policy: .cacheOnly)
    }

    @Test func `have all that their source said of them`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cities = old.cities(in: try old.cache())
        let paris = try await loaded(cities, "paris")
        #expect(paris.value == City(name: "Paris", people: 2_100_000, height: 35))
        #expect(paris.origin == .source)
        #expect(paris.fetched == OldData.written && paris.confirmed == OldData.written)
        #expect(paris.asOf == OldData.written.addingTimeInterval(-3_600))
        #expect(
            paris.validators == [
                "etag": #"W/"a1;, b'c""#, "last-modified": "Fri, 30 Oct 2026 15:00:07 GMT",
            ])
        #expect(paris.tags == ["europe", "capital"])
        #expect(!paris.isInvalidated && paris.failure == nil)
    }

    @Test func `have the freshness that the source gave, and no other`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cities = old.cities(in: try old.cache())
        let paris = try await loaded(cities, "paris")
        let oslo = try await loaded(cities, "oslo")
        #expect(paris.age(at: OldData.written.addingTimeInterval(119)) == .fresh)
        #expect(paris.age(at: OldData.written.addingTimeInterval(120)) == .stale)
        #expect(paris.age(at: OldData.written.addingTimeInterval(600)) == .expired)
        #expect(oslo.age(at: OldData.written.addingTimeInterval(86_399)) == .stale)
        #expect(oslo.age(at: OldData.written.addingTimeInterval(86_400)) == .expired)
    }

    @Test func `were confirmed later than fetched`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let lima = try await loaded(old.cities(in: try old.cache()), "lima")
        #expect(lima.value == City(name: "Lima", people: 10_000_000))
        #expect(lima.fetched == OldData.written)
        #expect(lima.confirmed == OldData.written.addingTimeInterval(30))
        #expect(lima.asOf == OldData.written.addingTimeInterval(20))
        #expect(lima.validators == ["etag": "7"] && lima.tags == ["capital"])
    }

    @Test func `send their validators with the next request`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let asked = Locked<[Validators?]>([])
        let source = ClosureSource<City> { request in
            asked.withLock { $0.append(request.known?.validators) }
            return .notModified(NotModified())
        }
        let cities = old.cities(in: try old.cache(), from: source)
        let lima = try await cities.refresh("lima")
        #expect(lima.value?.name == "Lima" && lima.confirmed == old.clock.date)
        #expect(asked.withLock { $0 } == [["etag": "7"]])
    }

    @Test func `are local where somebody set them`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let here = try await loaded(old.cities(in: try old.cache()), Key("own", "a/b 100%"))
        #expect(here.value == City(name: "Here", people: 3))
        #expect(here.origin == .local && here.validators.isEmpty && here.tags.isEmpty)
        #expect(here.asOf == OldData.written.addingTimeInterval(-60))
    }

    @Test func `are told apart by the bytes of their keys`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cities = old.cities(in: try old.cache())
        #expect(try await loaded(cities, "caf\u{E9}").value?.name == "one letter")
        #expect(try await loaded(cities, "cafe\u{301}").value?.name == "two letters")
    }

    @Test func `are out of date where a tag of theirs was, and gone where erased`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cities = old.cities(in: try old.cache())
        let oslo = try await loaded(cities, "oslo")
        #expect(oslo.isInvalidated && oslo.value?.height == 23.5)
        #expect(try await loaded(cities, "atlantis").isLoaded == false)
    }

    @Test func `are out of date with their whole family, but for one fetched since`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let prices = old.prices(in: try old.cache())
        for number in 0..<40 {
            let price = try await loaded(prices, Key("west", "\(number)"))
            #expect(price.value == number)
            #expect(price.isInvalidated == (number != 7), "west/\(number)")
        }
        for number in 0..<3 {
            let price = try await loaded(prices, Key("east", "\(number)"))
            #expect(price.value == number && !price.isInvalidated)
        }
    }

    @Test func `in a family that is out of date are fetched, and stay fetched`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cache = try old.cache()
        let source = ClosureSource<Int> { _ in .value(1_000) }
        _ = try await old.prices(in: cache, from: source).refresh("west/3")
        try await cache.close()
        let prices = old.prices(in: try old.cache())
        let fetched = try await loaded(prices, "west/3")
        #expect(fetched.value == 1_000 && !fetched.isInvalidated)
        #expect(try await loaded(prices, "west/4").isInvalidated)
    }

    @Test func `by a person are in the precious file`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let settings = old.settings(in: try old.said())
        #expect(
            try await loaded(settings, "page").value == ["colour": "green", "language": "日本語"])
        #expect(try await loaded(settings, "gone").isLoaded == false)
        try await settings.update("page") { $0?.merging(["colour": "red"]) { $1 } }
        #expect(settings.snapshot(of: "page").value?["colour"] == "red")
    }
}

@Suite struct `Lists that version 0.1 stored` {
    @Test func `show three pages offline, and go on from there`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let server = SimulatedList((1...45).map(Song.init), paging: .cursors, givesTotal: true)
        let list = old.songs(in: try old.cache(), from: server).list("top")
        let snapshot = try await list.load(.cacheOnly)
        #expect(snapshot.items == (1...30).map(Song.init))
        #expect(snapshot.pageCount == 3 && snapshot.total == 45)
        #expect(snapshot.hasMore && !snapshot.hasPrevious)
        #expect(snapshot.times?.fetched == OldData.written.addingTimeInterval(30))
        #expect(!snapshot.isInvalidated && server.requests.isEmpty)
        #expect(try await list.load(.cached, .more).items == (1...40).map(Song.init))
        #expect(server.requests.map(\.cursor) == ["after 30"])
        // Pages of then do not say how long they were asked to be, so each is asked for whole, once.
        try await list.refresh()
        #expect(server.requests.last?.known == nil)
        try await list.refresh()
        #expect(server.requests.last?.known != nil)
    }

    @Test func `are empty, and out of date, where they were`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let songs = old.songs(in: try old.cache(), from: SimulatedList<Song>([]))
        let none = try await songs.list("none").load(.cacheOnly)
        #expect(none.isLoaded && none.items.isEmpty && none.total == 0 && !none.hasMore)
        let dated = try await songs.list("dated").load(.cacheOnly)
        #expect(dated.isInvalidated && dated.items == (1...10).map(Song.init))
        #expect(try await songs.list("other").load(.cacheOnly).isLoaded == false)
    }
}

@Suite struct `Rows that version 0.1 stored` {
    private typealias ID = OldArticle.ID

    private func open(_ old: OldData) throws -> Shelf<OldArticle> {
        old.articles(in: try old.cache(), marks: try old.said())
    }

    @Test func `are in order, with their marks, also those that no shelf has seen`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let page = try await open(old).page()
        // The fourth keeps its place though it has another date by now.
        #expect(
            page.rows.map(\.row.id.item) == [
                "https://example.org/?a=1&b=2", "5", "4", "3", "cafe\u{301}", "caf\u{E9}", "2",
            ])
        #expect(page.rows.map(\.marks) == [[], [.read], [], [.read], [], [.read], [.favourite]])
        #expect(page.rows.map(\.sequenceNumber) == [8, 5, 4, 3, 7, 6, 2])
        #expect(page.next == nil && page.throughSequenceNumber == 8)
        #expect(page.rows.allSatisfy { $0.arrived == OldData.written.addingTimeInterval(30) })
        #expect(
            page.rows.first { $0.row.id.item == "4" }?.row
                == OldArticle("a", "4", "Fourth, mended", "Summer pears", day: 0.1))
    }

    @Test func `are read in pages and by number`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let shelf = try open(old)
        let first = try await shelf.page(.group("a").without(.read), limit: 1)
        #expect(first.rows.map(\.row.id.item) == ["4"])
        let next = try #require(first.next)
        let second = try await shelf.page(.group("a").without(.read), after: next, limit: 1)
        #expect(second.rows.map(\.row.id.item) == ["2"] && second.next == nil)
        #expect(try await shelf.row(sequenceNumber: 3)?.row.title == "Third")
        #expect(try await shelf.row(sequenceNumber: 1) == nil)
    }

    @Test func `are counted`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let counts = try await open(old).counts()
        #expect(counts.byGroup() == ["a": 4, "b": 3])
        #expect(counts.byGroup([.read: false]) == ["a": 2, "b": 2])
        #expect(counts.count([.favourite: true]) == 1 && counts.count([.read: true]) == 3)
    }

    @Test(arguments: [
        ("apples", ["3"]), ("cafe", ["2"]), ("pears", ["4"]), ("summer apples", []),
        ("京の", ["caf\u{E9}"]), ("天気", ["caf\u{E9}"]), ("ЯБЛ", ["cafe\u{301}"]),
        ("appl -winter", ["5"]), ("\"nothing to\"", ["https://example.org/?a=1&b=2"]),
        ("cheese", []),
    ])
    func `are found by words`(words: String, found: [String]) async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let rows = try await open(old).search(SearchQuery(words))
        #expect(rows.map(\.row.row.id.item) == found)
    }

    @Test func `keep all that was said, also of rows that are gone or not there`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let ids = ["1", "2", "4", "later"].map { ID(feed: "a", item: $0) }
        let marks = try await open(old).marks(of: ids)
        func said(_ item: String) -> [String: Bool] {
            Dictionary(
                uniqueKeysWithValues: (marks[ShelfIdentity(scope: "a", item: item)] ?? [])
                    .map { ($0.name.rawValue, $0.isSet) })
        }
        #expect(said("1") == ["read": true] && said("later") == ["read": true])
        #expect(said("2") == ["favourite": true, "to show Anna": true])
        #expect(said("4") == ["read": false])
        let taken = marks[ShelfIdentity(scope: "a", item: "4")]?.first
        #expect(taken?.date == OldData.written.addingTimeInterval(33))
    }

    @Test func `come back neither when pruned nor without their marks`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let shelf = try open(old)
        let report = try await shelf.upsert([
            OldArticle("a", "1", "The oldest", "Cheese and bread", day: 10),
            OldArticle("a", "later", "Later", "Expected", day: 0),
            OldArticle("a", "5", "Fifth", "Apple cider", day: 1),
        ])
        #expect(report.inserted.map(\.item) == ["later"])
        #expect(report.unchanged.map(\.item) == ["5"] && report.withheld.map(\.item) == ["1"])
        let later = try await shelf.row(ID(feed: "a", item: "later"))
        #expect(later?.marks == [.read] && later?.sequenceNumber == 9)
    }

    @Test func `are marked on, all at once, and as they were after undoing`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let shelf = try open(old)
        let undo = try #require(try await shelf.markAll(.read, in: .group("a")))
        #expect(undo.count == 2)
        #expect(try await shelf.counts().count([.read: false], in: "a") == 0)
        #expect(try await shelf.undo(undo) == 2)
        #expect(try await shelf.counts().count([.read: false], in: "a") == 2)
    }

    @Test func `are in the precious file too`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let tags = old.tags(in: try old.said())
        let page = try await tags.page(ShelfQuery(isAscending: true))
        #expect(page.rows.map(\.row.id) == ["B", "b", "ä"])
        #expect(try await tags.counts().byGroup() == ["blue": 1, "red": 2])
        #expect(try await tags.search(SearchQuery("a")).map(\.row.row.id) == ["ä"])
    }
}

@Suite struct `Folders that version 0.1 wrote` {
    @Test(arguments: [Durability.precious, .rebuildable])
    func `have ten entries`(durability: Durability) async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let cards = old.cities(in: try old.cards(durability))
        func value(_ key: Key) async throws -> City? {
            try await cards.load(key, policy: .cacheOnly).value
        }
        #expect(try await value("plain/1") == City(name: "Card 1, again", people: 100))
        for number in 2...6 {
            let card = try await value(Key("plain", "\(number)"))
            #expect(card == City(name: "Card \(number)", people: number))
        }
        #expect(
            try await value(Key("Größe", "A/B")) == City(name: "letters", people: 7, height: 1.5))
        #expect(
            try await value(Key(String(repeating: "long", count: 60)))
                == City(name: "long", people: 8))
        #expect(try await value("removed") == nil)
        let outdated = try await cards.load("outdated", policy: .cacheOnly)
        #expect(outdated.isInvalidated && outdated.value?.people == 10)
        let fetched = try await cards.load("fetched", policy: .cacheOnly)
        #expect(fetched.value?.people == 9 && fetched.origin == .source)
        #expect(fetched.validators == ["etag": "x"] && fetched.tags == ["t"])
        #expect(fetched.asOf == OldData.written)
    }

    @Test(arguments: [Durability.precious, .rebuildable])
    func `take changes that are there at the next opening`(durability: Durability) async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let storage = try old.cards(durability)
        let cards = old.cities(in: storage)
        try await cards.set("plain/2", to: City(name: "changed", people: 0))
        try await cards.remove("plain/3")
        try await storage.close()
        let again = old.cities(in: try old.cards(durability))
        #expect(try await again.load("plain/2", policy: .cacheOnly).value?.name == "changed")
        #expect(try await again.load("plain/3", policy: .cacheOnly).value == nil)
        #expect(try await again.load("plain/4", policy: .cacheOnly).value?.people == 4)
    }

    @Test func `of blobs have every content under each of its names`() async throws {
        let old = try OldData()
        defer { old.folder.remove() }
        let pictures = try old.pictures()
        #expect(try await pictures.bytes(for: "items/1") == Data("one picture".utf8))
        #expect(try await pictures.bytes(for: "items/1 too") == Data("one picture".utf8))
        #expect(try await pictures.id(for: "items/1") == BlobID(of: Data("one picture".utf8)))
        let address = try #require(URL(string: "https://example.org/i.png?x=1"))
        let image = try #require(try await pictures.bytes(for: .blob(at: address), scale: 1))
        #expect(image.bytes == Data([0, 255, 13, 10]) && image.scale == 2)
        let loose = BlobID(of: Data("no name".utf8))
        #expect(try await pictures.bytes(loose) == Data("no name".utf8))
        #expect(try await pictures.names(of: loose).isEmpty)
        #expect(try await pictures.bytes(for: "empty") == Data())
        #expect(try await pictures.bytes(for: "final") == Data("moved".utf8))
        for name: Key in ["gone", "draft"] {
            #expect(try await pictures.bytes(for: name) == nil)
        }
        let usage = try await pictures.usage()
        #expect(usage.contents == 5 && usage.names == 5)
    }
}
#endif
