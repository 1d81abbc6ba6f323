import FeedFormat
import Feeds
import Foundation
import Geodesy
import Larder
import LarderText
import Money
import Notes
import Places
import Rates
import Testing
import WebSafety

@testable import LarderServer

/// What the command of version 0.1 kept is there today, after a clean end and after `kill -9`.
@Suite(.timeLimit(.minutes(15))) struct `A data folder of version 0.1` {
    private static let host = "http://127.0.0.1:8471/"
    private static let garden = host + "garden.xml"
    private static let harbour = host + "harbour.atom"
    private static let letters = host + "letters.json"

    // MARK: - Rates

    @Test(arguments: OldFolder.End.allCases)
    func `has the rates, with what the server knows them by`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let rates = old.household.rates
        let snapshot = try await rates.snapshot(of: .ecb)
        let history = try #require(snapshot.value)
        func figure(_ code: String, _ day: String) throws -> String? {
            try history.figure(of: #require(CurrencyCode(code)), on: #require(Day(day)))
                .map { "\($0)" }
        }
        #expect(history.newestDay == Day("2026-11-20") && history.oldestDay == Day("2026-06-29"))
        #expect(history.currencies.count == 29)
        #expect(try figure("USD", "2026-11-20") == "1.122")
        #expect(try figure("USD", "2026-11-02") == "1.1202")
        // What came with the program is among what was stored.
        #expect(try figure("JPY", "2026-10-30") == "175.68")
        #expect(try figure("USD", "2026-11-21") == nil)
        #expect(snapshot.origin == .source && !snapshot.isInvalidated)
        #expect(snapshot.fetched.map(OldFolder.minute.contains) == true)
        #expect(snapshot.asOf == Day("2026-11-20")?.date)
        #expect(snapshot.validators["etag"] == "\"bank-1\"")
        #expect(snapshot.validators["last-modified"] == "Fri, 20 Nov 2026 15:00:07 GMT")
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `has imported rates, and none where there were none`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let rates = old.household.rates
        let snapshot = try await rates.snapshot(of: .cnb)
        #expect(snapshot.origin == .local)
        let history = try await rates.history(of: .cnb)
        #expect(history.currencies.map(\.text) == ["EUR", "HUF", "USD"])
        let euro = try #require(CurrencyCode("EUR"))
        let day = try #require(Day("2026-11-20"))
        #expect(history.figure(of: euro, on: day) == DecimalNumber("24.355"))
        await #expect(throws: LarderError.self) { try await rates.history(of: .frankfurter) }
        try await old.end()
    }

    @Test(arguments: [
        (OldFolder.End.closed, ["CHF", "USD"]), (.killed, ["CHF", "USD", "NOK"]),
    ])
    func `has the favourite currencies in their order`(
        end: OldFolder.End, favourites: [String]
    ) async throws {
        let old = try OldFolder(end)
        #expect(try await old.household.rates.favourites().map(\.text) == favourites)
        let table = try await old.household.rates.table(of: .ecb, at: OldFolder.now)
        #expect(table.rows.prefix(favourites.count).map(\.code.text) == favourites)
        #expect(table.rows.filter(\.isFavourite).count == favourites.count)
        try await old.end()
    }

    // MARK: - Feeds

    @Test(arguments: OldFolder.End.allCases)
    func `has the feeds with their names, folders and counts`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let feeds = try await old.household.feeds.overview()
        let isKilled = end == .killed
        #expect(
            feeds.map(\.title) == ["Our garden", "Hafen", "Letters"]
                + (isKilled ? ["Late news"] : []))
        #expect(
            feeds.map(\.subscription.folders) == [["Home", "Outside"], ["Home"], []]
                + (isKilled ? [[]] : []))
        #expect(feeds.map(\.total) == [6, 4, 3] + (isKilled ? [3] : []))
        #expect(feeds.map(\.unread) == (isKilled ? [4, 3, 3, 3] : [5, 3, 3]))
        #expect(feeds.map(\.starred) == (isKilled ? [0, 0, 1, 0] : [1, 0, 1]))
        let garden = try #require(feeds.first)
        #expect(garden.id == Self.garden && garden.subscription.address.absoluteString == garden.id)
        #expect(OldFolder.minute.contains(garden.subscription.added))
        #expect(!garden.subscription.isStarter && garden.subscription.login == nil)
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `knows of each feed what its server said, and when to ask again`(
        end: OldFolder.End
    ) async throws {
        let old = try OldFolder(end)
        let record = try #require(try await old.household.feeds.overview().first?.record)
        #expect(record.title == "Garden & beds" && record.about == "What grows")
        #expect(record.page == "https://garden.example/" && record.language == "en")
        #expect(record.state.validators["etag"] == "\"garden-2\"")
        #expect(record.state.entryCount == 8 && record.state.digest != nil)
        // The request that was on its way when the program was killed left nothing.
        #expect(record.state.refresh.failures == 0)
        #expect(record.state.refresh.lastSucceeded.map(OldFolder.minute.contains) == true)
        #expect(record.state.refresh.nextCheck.map { $0 > OldFolder.now } == true)
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `has the articles in their order, with their marks`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let page = try await old.household.feeds.articles.page()
        let rows = page.rows.filter { !$0.row.id.item.hasPrefix("late-") }
        let same = "tag:harbour.example,2026:same"
        #expect(
            rows.map(\.row.id.item) == [
                "tag:harbour.example,2026:1", same, same + "\u{1F}https://harbour.example/flut",
                "tag:harbour.example,2026:jp", "bed-8", "bed-7", "bed-6", "bed-5", "bed-4",
                "bed-2", "stays", "letter/3", "letter/2", "letter/1",
            ])
        func marked(_ name: Mark.Name) -> [String] {
            rows.filter { $0.marks.contains(name) }.map(\.row.id.item)
        }
        let isKilled = end == .killed
        #expect(
            marked(.read) == ["tag:harbour.example,2026:1"] + (isKilled ? ["bed-8"] : [])
                + ["bed-4"])
        #expect(marked(.favourite) == (isKilled ? [] : ["bed-2"]) + ["stays", "letter/2"])
        #expect(
            rows.map(\.sequenceNumber) == [13, 14, 15, 16, 25, 11, 10, 9, 8, 6, 22, 20, 19, 18])
        #expect(rows.allSatisfy { OldFolder.minute.contains($0.arrived) })
        #expect(page.throughSequenceNumber >= 25 && page.next == nil)
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `has every part of an article`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let articles = old.household.feeds.articles
        let bed = try #require(try await articles.row(sequenceNumber: 9)?.row)
        #expect(bed.id == Article.ID(feed: Self.garden, item: "bed-5"))
        #expect(bed.title == "Bed 5" && bed.link == "https://garden.example/beds/5")
        #expect(bed.byline == "Ann Gardener" && bed.categories == ["beds", "week 5"])
        #expect(bed.published == Date(timeIntervalSince1970: 1_793_863_800))
        #expect((bed.text ?? bed.summary)?.value == "<p>We dug bed number 5 and planted leeks.</p>")
        #expect(bed.enclosures.map(\.url) == ["https://garden.example/beds/5.mp3"])
        #expect(bed.enclosures.first?.length == 5_000)
        let ships = try #require(try await articles.row(sequenceNumber: 13)?.row)
        #expect(ships.author == "Jörg" && ships.summary?.value == "Kurz: zwei Schiffe.")
        #expect(ships.text?.value == "<p>Zwei große Schiffe liegen im Dock.</p>")
        #expect(try await articles.row(sequenceNumber: 11)?.row.title == "Bed 7, dug again")
        try await old.end()
    }

    static let searches = [
        ("leeks", ["bed-7", "bed-5"]), ("schiff dock", ["tag:harbour.example,2026:1"]),
        ("GROSSE", []), ("große", ["tag:harbour.example,2026:1"]),
        ("京湾", ["tag:harbour.example,2026:jp"]), ("\"dug again\"", ["bed-7"]),
        ("gardener leeks -again", ["bed-5"]),
        ("post reader", ["letter/3", "letter/2", "letter/1"]),
        ("favourite", ["stays"]),
    ]

    @Test(arguments: OldFolder.End.allCases, searches)
    func `finds articles by words`(
        end: OldFolder.End, search: (words: String, found: [String])
    ) async throws {
        let old = try OldFolder(end)
        let rows = try await old.household.feeds.articles.search(SearchQuery(search.words))
        #expect(Set(rows.map(\.row.row.id.item)) == Set(search.found))
        try await old.end()
    }

    @Test func `takes back what was said last, step by step`() async throws {
        let old = try OldFolder(.closed)
        let reader = old.household.feeds
        let star = try #require(try await reader.undo())
        #expect(
            star.what.mark?.name == .favourite && star.what.mark?.isSet == true && star.count == 1)
        let unread = try #require(try await reader.undo())
        #expect(
            unread.what.mark?.name == .read && unread.what.mark?.isSet == false && unread.count == 1
        )
        let read = try await reader.articles.page(.group(Self.garden).with(.read))
        #expect(read.rows.map(\.row.id.item) == ["bed-6", "bed-4"])
        try await old.end()
    }

    @Test(arguments: [(OldFolder.End.closed, 15), (.killed, 17)])
    func `gives every mark out, those of articles that are gone too`(
        end: OldFolder.End, count: Int
    ) async throws {
        let old = try OldFolder(end)
        let marks = try Mark.marks(inText: try await old.household.feeds.exportedMarks())
        #expect(marks.count == count)
        #expect(marks.allSatisfy { OldFolder.minute.contains($0.date) })
        func said(_ item: String, _ name: Mark.Name) -> Bool? {
            marks.first { $0.item == item && $0.name == name }?.isSet
        }
        #expect(said("bed-1", .read) == true && said("bed-6", .read) == false)
        #expect(said("bed-5", .favourite) == false && said("JPY", .favourite) == false)
        #expect(said("letter/1", .read) == false)
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `does not bring back what was pruned`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let items = (1...9).map {
            "<item><guid isPermaLink=\"false\">bed-\($0)</guid><title>Bed \($0)</title></item>"
        }
        let feed = "<rss version=\"2.0\"><channel><title>x</title>\(items.joined())</channel></rss>"
        old.household.web.answer(Self.garden, "application/rss+xml", Array(feed.utf8))
        let round = try await old.household.feeds.refresh(only: [Self.garden])
        #expect(round.results.map(\.inserted) == [1] && round.results.first?.error == nil)
        let rows = try await old.household.feeds.articles.page(.group(Self.garden)).rows
        #expect(
            rows.map(\.row.id.item) == [
                "bed-9", "bed-8", "bed-7", "bed-6", "bed-5", "bed-4", "bed-2",
            ])
        try await old.end()
    }

    // MARK: - Places

    @Test(arguments: OldFolder.End.allCases)
    func `has the current position and those before it`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let here = try await old.household.places.whereabouts()
        let stops = try [#require(here.current)] + here.earlier
        let wanted =
            (end == .killed ? [(59.9139, 10.7522)] : [])
            + [(35.6586, 139.7454), (51.5007, -0.1246), (48.858, 2.294)]
        #expect(stops.map(\.position.latitude) == wanted.map(\.0))
        #expect(stops.map(\.position.longitude) == wanted.map(\.1))
        #expect(stops.suffix(3).map(\.origin) == [.saved, .typed, .typed])
        #expect(stops.suffix(3).map(\.name) == ["Übersee Café", nil, nil])
        #expect(stops.allSatisfy { OldFolder.minute.contains($0.date) })
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `has the saved places in their order`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let places = try await old.household.places.all()
        #expect(places.map(\.name) == ["tower", "Übersee Café"])
        #expect(places.map(\.position.latitude) == [48.8584, 35.6586])
        #expect(places.map(\.position.longitude) == [2.2945, 139.7454])
        let second = try #require(places.last)
        try await old.household.places.save(second.position, as: "third")
        #expect(try await old.household.places.all().count == 3)
        try await old.end()
    }

    // MARK: - Notes

    @Test(arguments: OldFolder.End.allCases)
    func `has the notes, and the removed one`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let notes = old.household.notes
        let titles = try await notes.all().map(\.title)
        #expect(
            titles
                == (end == .killed
                    ? ["Buy oat milk", "Written just before the end", "日本語のメモ ✓"]
                    : ["日本語のメモ ✓", "Buy oat milk"]))
        #expect(try await notes.removed().map(\.title) == ["Thrown away"])
        let id = try await notes.find("日本語のメモ ✓").id
        #expect(try await notes.note(id).text == "日本語のメモ ✓\nzweite Zeile\ndritte")
        let removed = try await notes.find("thrown away", removed: true)
        #expect(try await notes.restore(removed.id).text == "Thrown away")
        #expect(try await notes.all().count == titles.count + 1)
        try await old.end()
    }

    @Test(arguments: OldFolder.End.allCases)
    func `has every version of a note, and merges into them`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let notes = old.household.notes
        let id = try await notes.find("buy oat milk").id
        let note = try await notes.note(id)
        #expect(note.version == (end == .killed ? 5 : 4) && note.oldestVersion == 1)
        #expect(OldFolder.minute.contains(note.created) && note.changed > note.created)
        #expect(
            (1...4).map { note.text(ofVersion: $0) } == [
                "Buy milk\nand bread", "Buy milk\nand bread\nand eggs",
                "Buy oat milk\nand bread\nand eggs", "Buy oat milk\nand bread\nand eggs\nToday",
            ])
        let last = end == .killed ? "Tomorrow" : "Today"
        #expect(note.text == "Buy oat milk\nand bread\nand eggs\n" + last)
        let edit = try await notes.edit(id, base: 1, text: "Buy milk\nand brown bread")
        #expect(edit.didMerge && edit.version == note.version + 1)
        #expect(edit.text == "Buy oat milk\nand brown bread\nand eggs\n" + last)
        try await old.end()
    }

    @Test func `counts a change once that was answered just before the end`() async throws {
        let old = try OldFolder(.killed)
        let notes = old.household.notes
        let id = try await notes.find("buy oat milk").id
        let edit = try await notes.edit(id, base: 4, text: "Anything", change: "another change")
        #expect(edit.version == 5 && edit.text.hasSuffix("\nTomorrow"))
        let made = try await notes.create("Written just before the end", change: "a change")
        #expect(made.text == "Written just before the end")
        try await old.end()
    }

    @Test func `has a backup of what people said that can be opened by itself`() async throws {
        let old = try OldFolder(.closed, fromBackup: true)
        let id = try await old.household.notes.find("日本語のメモ ✓").id
        #expect(try await old.household.notes.note(id).text == "日本語のメモ ✓\nzweite Zeile")
        #expect(try await old.household.places.all().count == 2)
        #expect(try await old.household.rates.favourites().map(\.text) == ["CHF", "USD"])
        let feeds = try await old.household.feeds.overview()
        #expect(feeds.map(\.title) == ["Our garden", "127.0.0.1", "127.0.0.1"])
        #expect(feeds.allSatisfy { $0.total == 0 && $0.record == nil })
        try await old.end()
    }

    // MARK: - The server

    private static let outside = ServerConfiguration(
        host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)
    private static let phone = "larder_Kh2HJQWZr451YV2-Sz0hQ8Oy_359c-DvHx1JfJt4Etw"
    private static let watch = "larder_n3mpUXxWkn78H4NRMepdjsc-cU5w25DpDWyTE16Asl8"
    private static let lost = "larder_A5W8NfdcENjWVHEaPblx5agVsqgy9OupHCwFnbE4f78"

    @Test(arguments: OldFolder.End.allCases)
    func `lets programs in by their tokens`(end: OldFolder.End) async throws {
        let old = try OldFolder(end)
        let tokens = try await ProgramTokens(resources: old.household.resources).all()
        #expect(tokens.map(\.name) == ["phone", "watch"])
        #expect(tokens.map(\.mayWrite) == [true, false])
        let statuses = try await old.household.serve(Self.outside) { visit in
            func ask(_ method: String, _ token: String) async throws -> Int {
                try await visit.ask(
                    method, "/api/notes",
                    ["Authorization: Bearer \(token)", "Content-Type: application/json"],
                    body: method == "POST" ? #"{"text":"x"}"# : ""
                ).status
            }
            return [
                try await ask("GET", Self.phone), try await ask("POST", Self.phone),
                try await ask("GET", Self.watch), try await ask("POST", Self.watch),
                try await ask("GET", Self.lost),
            ]
        }
        #expect(statuses == [200, 201, 200, 403, 401])
        try await old.end()
    }

    #if os(Linux)
    // Passwords are kept as the C library hashes them, which is another one elsewhere.
    @Test func `lets people in by the password`() async throws {
        let old = try OldFolder(.closed)
        try await old.household.serve(Self.outside) { visit in
            let cookie = try await visit.signIn("violet+ladders+under+seven+moons")
            #expect(try await visit.ask("GET", "/notes", [cookie]).status == 200)
            #expect(try await visit.ask("GET", "/notes").status != 200)
        }
        try await old.end()
    }
    #endif
}
