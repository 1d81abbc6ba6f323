import Feeds
import Foundation
import Geodesy
import Larder
import LarderHTTP
import Money
import Notes
import PersonalData
import Places
import Rates
import Testing

@testable import Sync

/// A kind with one element, which somebody changes while it is being read.
private final class Typed: MergedSyncKind {
    let isTyping = Locked(false)
    private let version = Locked(1)
    private let storage: MemoryStorage

    init(_ storage: MemoryStorage) { self.storage = storage }

    var names: [String] { ["typed"] }

    func observe(after cursor: String?) async throws -> SyncObservation {
        SyncObservation(
            elements: [
                .init(SyncElement(kind: "typed", id: "1"), .string(version.withLock { "\($0)" }))
            ],
            isComplete: true)
    }

    func check(_ record: SyncRecord) throws {}

    func value(of id: String) async throws -> (value: SyncValue, fingerprint: String)? {
        let isTyped = isTyping.withLock { typing in
            defer { typing = false }
            return typing
        }
        if isTyped {
            try await storage.commit([.put(.local("typed", Data(), format: "none/1", at: .now))])
        }
        return version.withLock { version in
            if isTyped { version += 1 }
            return (.string("text \(version)"), "\(version)")
        }
    }

    func differs(_ value: SyncValue, from id: String) async throws -> Bool { true }

    func take(
        _ value: SyncValue?, as id: String, isConcurrent: Bool
    ) async throws -> SyncMerge {
        SyncMerge(changes: [], fingerprint: nil, isNew: false)
    }
}

/// Larders in step in rare cases: records out of order, from the future, from other programs.
@Suite struct `Larders in step in rare cases` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let phone: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        phone = TestLarder("phone", clock: WrongClock(moment, error: -86_400))
        server = TestLarder("server", clock: WrongClock(moment, error: 86_400))
    }

    func wait(_ seconds: TimeInterval = 60) { moment.withLock { $0 += seconds } }

    @discardableResult
    func sync(
        _ one: TestLarder, kinds: [String]? = nil
    ) async throws -> SyncClient.Report {
        wait(1)
        return try await SyncClient(
            journal: one.parts.journal, address: "server",
            transport: WiredTransport(other: server, wire: Wire()), kinds: kinds
        ).sync()
    }

    func export(_ one: TestLarder) async throws -> String {
        String(
            decoding: try await PersonalData.exported(from: one.parts.journal).data, as: UTF8.self)
    }

    @Test(
        arguments: [
            ("{\"record\":{\"kin", .damaged), ("{\"position\":1}", .damaged),
            ("{\"version\":2,\"what\":[]}", .tooNew),
        ] as [(String, LarderError.Code)])
    func `tell a damaged record of changes from that of a newer version`(
        body: String, code: LarderError.Code
    ) async throws {
        let journal = laptop.parts.journal
        try await journal.capture()
        let row = ShelfRow(
            identity: ShelfIdentity(scope: "feed", item: "x"), group: "feed", order: .number(9),
            body: Data(body.utf8))
        try await laptop.parts.storage.commit(
            Write(rows: [
                .upsert(shelf: SyncJournal.shelfNames[0], rows: [row], at: laptop.clock.now)
            ]))
        let error = await #expect(throws: LarderError.self) {
            try await journal.page(after: nil, limit: 100)
        }
        #expect(error?.code == code)
        #expect(error?.message.contains("is damaged") == (code == .damaged))
        try await laptop.parts.storage.commit([
            .put(.local(Key("sync", "state"), Data(body.utf8), format: "json/1", at: .now))
        ])
        await #expect(throws: LarderError.self) { try await journal.replica() }
    }

    @Test func `get what was left out before, once it is asked for`() async throws {
        let plain = laptop.parts.journal.names.filter { $0 != "position" }
        try await laptop.parts.places.set(try Position(latitude: 1, longitude: 2))
        try await sync(laptop)
        try await server.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await sync(phone, kinds: plain)
        #expect(try await phone.parts.places.whereabouts().current == nil)
        try await sync(phone)
        #expect(try await phone.parts.places.whereabouts().current != nil)
    }

    @Test func `keep the name of a feed that comes before the feed`() async throws {
        try await laptop.parts.feeds.subscriptions.upsert([
            Subscription(
                id: "https://a.example/feed",
                address: try #require(URL(string: "https://a.example/feed")),
                name: "A", folders: ["Work", "Daily"], added: laptop.clock.now)
        ])
        let all = try await laptop.parts.journal.page(after: nil, limit: 100).records
        for kind in ["feed-name", "feed-folders", "feed"] {
            wait()
            _ = try await server.parts.journal.merge(
                all.filter { $0.kind == kind }, from: "laptop1")
            try await server.parts.journal.capture()
        }
        #expect(try await server.lines() == laptop.lines())
        try await sync(laptop)
        #expect(try await laptop.lines() == ["feed https://a.example/feed A [\"Work\", \"Daily\"]"])
    }

    @Test func `keep a place whose name is spelled with other bytes`() async throws {
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Caf\u{E9}")
        wait()
        try await phone.parts.places.save(
            try Position(latitude: 2, longitude: 2), as: "Cafe\u{301}")
        for _ in 0..<4 { for one in [laptop, phone] { try await sync(one) } }
        #expect(try await laptop.parts.places.all().count == 2)
        #expect(try await laptop.lines() == phone.lines())
        #expect(try await laptop.lines() == server.lines())
    }

    @Test func `send half of what is too much at once`() async throws {
        try await laptop.parts.storage.set(
            (0..<20).map {
                Mark(scope: "x", item: "\($0)", name: .read, date: laptop.clock.now)
            })
        let report = try await SyncClient(
            journal: laptop.parts.journal, address: "server",
            transport: ScriptedLine(
                line: WiredTransport(other: server, wire: Wire()),
                push: { records in
                    guard records.count <= 3 else {
                        throw LarderError(
                            .tooLarge, message: "That is too much.", cause: SyncRefusal.tooLarge)
                    }
                })
        ).sync()
        #expect(report.sent == 20 && report.counts == OutboxCounts())
        #expect(try await server.lines() == laptop.lines())
    }

    @Test func `hear what the other larder could not merge, once it can`() async throws {
        let id = try await laptop.parts.notes.create("base\n").id
        try await sync(laptop)
        let long = { (letter: String) in String(repeating: letter, count: 600_000) + "\n" }
        try await laptop.parts.notes.edit(id, base: 1, text: long("l"))
        wait()
        try await server.parts.notes.edit(id, base: 1, text: long("s"))
        for _ in 0..<2 { #expect(try await sync(laptop).counts.parked == 1) }
        let outbox = laptop.client(to: server).outbox
        try await outbox.drop(try #require(try await outbox.parked().first).id)
        wait()
        try await server.parts.notes.edit(
            id, base: try await server.parts.notes.note(id).version, text: "short\n")
        for _ in 0..<3 { try await sync(laptop) }
        #expect(try await laptop.lines() == server.lines())
        #expect(try await laptop.parts.notes.note(id).text.contains("short"))
        #expect(try await outbox.counts() == OutboxCounts(dropped: 1))
    }

    @Test func `go on with a note that came with a made-up number of their own`() async throws {
        let id = try await laptop.parts.notes.create("one\n").id
        try await sync(laptop)
        try await sync(phone)
        for larder in [server, phone] {
            let journal = larder.parts.journal
            var record = try #require(
                try await journal.page(after: nil, limit: 10, kinds: ["note"]).records.first)
            var counts = record.versions?.counts ?? [:]
            counts[try await journal.replica()] = 1 << 53
            counts["evil1"] = 1
            record.versions = VersionVector(counts)
            _ = try await server.parts.journal.merge([record], from: "evil1")
            for _ in 0..<2 { for one in [laptop, phone] { try await sync(one) } }
            wait()
            let note = try await larder.parts.notes.note(id)
            try await larder.parts.notes.edit(
                id, base: note.version, text: note.text + larder.name + "\n")
            for _ in 0..<3 { for one in [laptop, phone] { try await sync(one) } }
        }
        #expect(try await laptop.parts.notes.note(id).text == "one\nserver\nphone\n")
        #expect(try await laptop.lines() == server.lines())
        #expect(try await laptop.lines() == phone.lines())
    }

    @Test func `keep their name when a removal that was forgotten comes back`() async throws {
        let id = try await laptop.parts.notes.create("one\n").id
        let journal = laptop.parts.journal
        let own = try await journal.replica()
        let record = try #require(
            try await journal.page(after: nil, limit: 10, kinds: ["note"]).records.first)
        _ = try await laptop.parts.notes.remove(id)
        try await laptop.parts.notes.forget(id)
        try await journal.capture()
        wait(100 * 86_400)
        try await journal.capture()
        #expect(try await journal.page(after: nil, limit: 10, kinds: ["note"]).records.isEmpty)
        _ = try await journal.merge([record], from: "late1")
        #expect(try await journal.replica() == own)
        #expect(try await laptop.parts.notes.all().map(\.id) == [id])
    }

    @Test func `take one other name, though two programs notice that they must`() async throws {
        try await laptop.parts.notes.create("one\n")
        let (one, other) = (laptop.parts.journal, laptop.parts.journal)
        let own = try await one.replica()
        try await one.rename(own)
        let name = try await one.replica()
        try await other.rename(own)
        #expect(try await other.replica() == name && name != own)
    }

    @Test func `know since when they were put back only if another run of theirs went on`() {
        var state = SyncJournal.State(
            replica: "r", incarnation: "i", place: nil,
            clock: HybridTime(micros: 0, replica: "r"), position: 11,
            runs: [.init(position: 0, token: "aaaaaaaa")])
        #expect(state.isLost("r.20.0.aaaaaaaa"))
        #expect(state.end(ofRunOf: "r.20.0.aaaaaaaa") == -1, "the program lived through it")
        #expect(state.end(ofRunOf: "r.20.0.bbbbbbbb") == -1, "that run is not known")
        state.runs?.append(.init(position: 10, token: "cccccccc"))
        #expect(state.isLost("r.20.0.aaaaaaaa"))
        #expect(state.end(ofRunOf: "r.20.0.aaaaaaaa") == 10)
    }

    @Test func `send again what was answered with half an answer`() async throws {
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        let client = SyncClient(
            journal: laptop.parts.journal, address: "server",
            transport: ScriptedLine(
                line: WiredTransport(other: server, wire: Wire()),
                answer: { _ in throw HTTPFailure.cutShort.error(host: "server") }))
        let counts = try await client.sync().counts
        #expect(counts.waiting == 1 && counts.parked == 0)
    }

    @Test func `keep a packaged feed that another larder follows`() async throws {
        let id = "https://a.example/feed"
        let address = try #require(URL(string: id))
        try await laptop.parts.feeds.subscriptions.upsert([
            Subscription(id: id, address: address, added: laptop.clock.now, isStarter: true)
        ])
        try await phone.parts.feeds.subscriptions.upsert([
            Subscription(id: id, address: address, added: phone.clock.now)
        ])
        for one in [phone, laptop, laptop, phone] { try await sync(one) }
        #expect(try await phone.parts.feeds.followed().map(\.id) == [id])
        #expect(try await laptop.parts.feeds.followed().map(\.isStarter) == [false])
    }

    @Test func `have their own packaged feed, whatever it is called elsewhere`() async throws {
        for one in [laptop, server] {
            try await one.parts.feeds.subscriptions.upsert([
                Subscription(
                    id: "larder:welcome", address: try #require(URL(string: "larder:welcome")),
                    added: one.clock.now, isStarter: true)
            ])
        }
        try await laptop.parts.feeds.rename("larder:welcome", name: "Hello", folders: [])
        for one in [laptop, phone, laptop] { try await sync(one) }
        #expect(try await laptop.client(to: server, over: Wire()).outbox.parked().isEmpty)
        #expect(try await server.parts.feeds.followed().map(\.id) == ["larder:welcome"])
        #expect(try await laptop.parts.feeds.followed().map(\.name) == ["Hello"])
        // A version of Larder before this one told of both.
        for (kind, value) in [("feed-name", SyncValue.string("Hello")), ("feed", nil)] {
            let record = SyncRecord(
                kind: kind, id: "larder:welcome", stamp: HybridTime(micros: 5, replica: "x"),
                value: value)
            _ = try await server.parts.journal.merge([record], from: "x")
        }
        #expect(try await server.parts.feeds.followed().map(\.id) == ["larder:welcome"])
    }

    @Test func `remove a feed that moved elsewhere by itself since then`() async throws {
        let id = "https://a.example/feed"
        let feed = Subscription(
            id: id, address: try #require(URL(string: id)), name: "N", added: laptop.clock.now)
        try await laptop.parts.feeds.subscriptions.upsert([feed])
        for one in [laptop, phone] { try await sync(one) }
        wait()
        try await laptop.parts.feeds.remove(id)
        try await laptop.parts.journal.capture()
        wait()
        var moved = feed
        moved.address = try #require(URL(string: "https://b.example/feed"))
        try await server.parts.feeds.subscriptions.upsert([moved])
        for one in [laptop, phone] { try await sync(one) }
        for one in [phone, laptop, server] {
            #expect(try await one.parts.feeds.followed().isEmpty)
        }
    }

    @Test func `follow a feed where it moved by itself`() async throws {
        let id = "https://a.example/feed"
        var feed = Subscription(
            id: id, address: try #require(URL(string: id)), added: laptop.clock.now)
        try await laptop.parts.feeds.subscriptions.upsert([feed])
        for one in [laptop, phone] { try await sync(one) }
        wait()
        feed.address = try #require(URL(string: "https://b.example/feed"))
        try await phone.parts.feeds.subscriptions.upsert([feed])
        for one in [phone, laptop] { try await sync(one) }
        #expect(try await laptop.parts.feeds.followed().map(\.address) == [feed.address])
    }

    @Test func `keep what another process saved before its news came`() async throws {
        let late = CountingStorage(laptop.memory.opened(), tellsChanges: false)
        let book = PlaceBook(storage: late, environment: laptop.parts.environment)
        let journal = SyncJournal(
            storage: late, kinds: [PlaceKind(book), PositionKind(book)],
            environment: laptop.parts.environment)
        try await laptop.parts.places.save(Position(latitude: 49, longitude: 17), as: "Brno")
        try await journal.capture()
        _ = try await (book.all(), book.whereabouts())
        try await laptop.parts.places.save(Position(latitude: 50, longitude: 14), as: "Prague")
        try await laptop.parts.places.set(Position(latitude: 50, longitude: 14))
        try await laptop.parts.journal.capture()
        _ = try await SyncClient(
            journal: journal, address: "server",
            transport: WiredTransport(other: server, wire: Wire())
        ).sync()
        #expect(try await server.parts.places.all().map(\.name) == ["Brno", "Prague"])
        #expect(try await laptop.parts.places.all().map(\.name) == ["Brno", "Prague"])
        let records = try await laptop.parts.journal.page(after: nil, limit: 100).records
        #expect(records.allSatisfy { $0.value != nil })
    }

    @Test func `keep what is saved while others are noticed`() async throws {
        try await phone.parts.places.save(Position(latitude: 2, longitude: 2), as: "Home")
        try await phone.parts.journal.capture()
        let records = try await phone.parts.journal.page(after: nil, limit: 100).records
        let parts = laptop.parts
        _ = try await parts.notes.create("Bread")
        try await parts.journal.capture()
        let storage = CountingStorage(parts.storage)
        let journal = PersonalData.journal(
            feeds: parts.feeds, places: parts.places,
            notes: NoteBook(storage: storage, environment: parts.environment), storage: storage,
            environment: parts.environment)
        let isSaved = Locked(false)
        // Places were looked at by then, and notes not yet.
        storage.beforeNextListing {
            try await parts.places.save(Position(latitude: 1, longitude: 1), as: "Home")
            isSaved.withLock { $0 = true }
        }
        wait()
        _ = try await journal.merge(records, from: "phone")
        #expect(isSaved.withLock { $0 })
        #expect(Set(try await parts.places.all().map(\.position.latitude)) == [1, 2])
    }

    @Test func `keep what was given up here when everything is compared`() async throws {
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await sync(laptop)
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        let client = laptop.client(to: server, over: Wire(cutAfter: 0))
        await #expect(throws: LarderError.self) { try await client.sync() }
        let waiting = try await client.outbox.waiting()
        #expect(waiting.count == 1)
        for item in waiting { try await client.outbox.drop(item.id) }
        // A removal that the laptop does not hear of in time.
        try await server.parts.places.save(try Position(latitude: 2, longitude: 2), as: "Away")
        try await server.parts.journal.capture()
        _ = try await server.parts.places.remove("Away")
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        let report = try await sync(laptop)
        #expect(report.restart == .expired)
        #expect(try await laptop.parts.places.all().map(\.name) == ["Home"])
    }

    @Test func `hand over again what may have been given up long ago`() async throws {
        try await server.parts.places.save(try Position(latitude: 2, longitude: 2), as: "Away")
        try await sync(laptop)
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        let client = laptop.client(to: server, over: Wire(cutAfter: 0))
        await #expect(throws: LarderError.self) { try await client.sync() }
        for item in try await client.outbox.waiting() { try await client.outbox.drop(item.id) }
        // Only the last thousand stay on record.
        for number in 0..<1_060 {
            let id = try await client.outbox.enqueue(SyncPush(records: []), id: "\(number)")
            try await client.outbox.drop(id)
        }
        #expect(try await client.outbox.dropped().allSatisfy { $0.payload?.records == [] })
        // A removal that the laptop does not hear of in time.
        _ = try await server.parts.places.remove("Away")
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        let report = try await sync(laptop)
        #expect(report.restart == .expired && report.removed == 1, "\(report)")
        for one in [laptop, server] {
            #expect(try await one.parts.places.all().map(\.name) == ["Home"])
        }
    }

    @Test func `forget a note that was removed long ago when they learn something new`()
        async throws
    {
        let id = try await laptop.parts.notes.create("Milk\n").id
        let kept = try await laptop.parts.notes.create("Bread\n").id
        try await sync(laptop)
        try await sync(laptop)
        // As an earlier version left it.
        let client = laptop.client(to: server)
        try await client.update { $0.formats = nil }
        _ = try await server.parts.notes.remove(id)
        try await server.parts.notes.forget(id)
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        let report = try await sync(laptop)
        #expect(report.restart == .expired && report.removed == 1, "\(report)")
        for one in [laptop, server] {
            #expect(try await one.parts.notes.all().map(\.id) == [kept])
        }
        #expect(try await laptop.parts.journal.peer("server").peer.formats == ["note": 3])
    }

    @Test func `let each change wait once, however large the writes are`() async throws {
        try await sync(laptop)
        let client = laptop.client(to: server, over: Wire(cutAfter: 0), batch: 10)
        for round in 0..<40 {
            wait(1)
            try await laptop.parts.storage.set(
                (0..<8).map { number in
                    Mark(
                        scope: "feed", item: "\((round * 7 + number * (round % 5 + 1)) % 60)",
                        name: .read, isSet: round % 2 == 0, date: laptop.clock.now)
                })
            _ = try? await client.sync()
        }
        let waiting = try await client.outbox.waiting()
        let records = waiting.flatMap { $0.payload?.records ?? [] }
        #expect(Set(records.map(\.element)).count == records.count)
        #expect(waiting.count < 20 && waiting.allSatisfy { $0.payload?.records.count ?? 99 <= 10 })
        #expect(try await sync(laptop).sent == records.count)
        #expect(try await server.lines() == laptop.lines())
    }

    @Test func `let notes that grow wait once`() async throws {
        try await sync(laptop)
        let client = laptop.client(to: server, over: Wire(cutAfter: 0))
        var ids: [String] = []
        for number in 0..<4 {
            ids.append(try await laptop.parts.notes.create("note \(number)\n").id)
        }
        _ = try? await client.sync()
        for letter in ["a", "b", "c"] {
            for id in ids.dropLast() {
                wait(1)
                try await laptop.parts.notes.append(
                    String(repeating: letter, count: 100_000), to: id)
                _ = try? await client.sync()
            }
        }
        let records = try await client.outbox.waiting().flatMap { $0.payload?.records ?? [] }
        #expect(records.count == 4 && Set(records.map(\.id)) == Set(ids))
        #expect(try await sync(laptop).sent == 4)
        #expect(try await server.lines() == laptop.lines())
    }

    @Test func `read little for each of many notes`() async throws {
        let notes = (0..<200).map { number in
            SyncRecord(
                kind: "note", id: "n\(number)", stamp: HybridTime(micros: 5, replica: "x"),
                value: .object([
                    "text": .string("note \(number)\n"), "created": .int(5), "changed": .int(5),
                    "conflicts": .array([]), "steps": .array([]),
                ]), versions: VersionVector(["x": 1]))
        }
        let parts = server.parts
        let storage = CountingStorage(parts.storage)
        let journal = PersonalData.journal(
            feeds: parts.feeds, places: parts.places,
            notes: NoteBook(storage: storage, environment: parts.environment), storage: storage,
            environment: parts.environment)
        #expect(try await journal.merge(notes, from: "x").taken == 200)
        #expect(try await journal.merge(notes, from: "x").known == 200)
        #expect(storage.reads.rows < 2_000 && storage.reads.entries < 4_000, "\(storage.reads)")
        #expect(try await parts.notes.all().count == 200)
    }

    // MARK: - Two values of one thing

    @Test(arguments: [false, true])
    func `tell places apart whose names only look the same`(isSwapped: Bool) async throws {
        var forms = ["Caf\u{E9}", "Cafe\u{301}"]
        if isSwapped { forms.reverse() }
        func names(_ one: TestLarder) async throws -> [[UInt8]] {
            try await one.parts.places.all().map { Array($0.name.utf8) }
        }
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: forms[0])
        wait()
        try await phone.parts.places.save(try Position(latitude: 2, longitude: 2), as: forms[1])
        for one in [laptop, phone, laptop] { try await sync(one) }
        try await laptop.parts.places.save(
            try Position(latitude: 3, longitude: 3), as: forms[1], replacing: true)
        try await sync(laptop)
        try await sync(phone)
        for one in [laptop, phone, server] {
            #expect(Set(try await names(one)) == Set(forms.map { Array($0.utf8) }))
            #expect(try await one.parts.places.place(forms[0]).position.latitude == 1)
            #expect(try await one.parts.places.place(forms[1]).position.latitude == 3)
        }
        let removed = try await laptop.parts.places.remove(forms[1])
        #expect(try await names(laptop) == [Array(forms[0].utf8)])
        try await laptop.parts.places.restore(removed)
        #expect(try await names(laptop).count == 2)
        try await laptop.parts.places.remove(forms[1])
        // The other form means it too, now that there is nothing else.
        try await laptop.parts.places.save(
            try Position(latitude: 4, longitude: 4), as: forms[1], replacing: true)
        #expect(try await names(laptop) == [Array(forms[1].utf8)])
    }

    @Test func `are in step when a place is stored twice`() async throws {
        let twice = try [1.0, 2].map {
            try SavedPlace(
                name: "Home", position: try Position(latitude: $0, longitude: 0),
                date: laptop.clock.now)
        }
        try await laptop.parts.places.places.update(laptop.parts.places.placesKey) { _ in twice }
        try await sync(laptop)
        #expect(try await server.parts.places.all().map(\.position.latitude) == [2])
        wait()
        try await server.parts.places.save(
            try Position(latitude: 3, longitude: 3), as: "home", replacing: true)
        try await sync(laptop)
        #expect(try await laptop.parts.places.all().map(\.position.latitude) == [3])
    }

    @Test func `keep one of two values of an earlier position`() async throws {
        let date = laptop.clock.now.timeIntervalSinceReferenceDate.rounded()
        func record(_ name: String, later: Int) -> SyncRecord {
            let micros = Int(date + Date.timeIntervalBetween1970AndReferenceDate) * 1_000_000
            return SyncRecord(
                kind: "position", id: "\(micros) 1.0 2.0",
                stamp: HybridTime(micros: micros + later, replica: "x"),
                value: .object([
                    "position": .object(["latitude": .int(1), "longitude": .int(2)]),
                    "date": .number(date), "origin": .string("typed"), "name": .string(name),
                ]))
        }
        for (one, later) in [(laptop, 1), (server, 2)] {
            wait()
            _ = try await one.parts.journal.merge([record("one", later: 0)], from: "x")
            _ = try await one.parts.journal.merge(
                [record("two \(later)", later: later)], from: "x")
        }
        for _ in 0..<2 { try await sync(laptop) }
        for one in [laptop, server] {
            #expect(
                try await one.parts.places.whereabouts().earlier.map(\.name) == ["two 2"])
        }
        let report = try await sync(laptop)
        #expect(report.sent == 0 && report.taken == 0)
        #expect(try await export(laptop) == export(server))
    }

    @Test func `export a note that changes just then`() async throws {
        let storage = MemoryStorage(durability: .precious)
        let kind = Typed(storage)
        let journal = SyncJournal(storage: storage, kinds: [kind])
        try await journal.capture()
        kind.isTyping.withLock { $0 = true }
        let (data, count) = try await PersonalData.exported(from: journal)
        #expect(count == 1)
        #expect(String(decoding: data, as: UTF8.self).contains("text 2"))
    }

    @Test func `let a mark be changed that came from the future`() async throws {
        let future = Int(laptop.clock.now.timeIntervalSince1970 * 1e6) + 50 * 365 * 86_400_000_000
        _ = try await server.parts.journal.merge(
            [
                SyncRecord(
                    kind: "mark", id: "currencies/USD/favourite",
                    stamp: HybridTime(micros: future, replica: "z"), value: .bool(true))
            ],
            from: "z")
        try await sync(laptop)
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), false)
        #expect(try await laptop.lines() == ["mark currencies USD favourite false"])
        try await sync(laptop)
        #expect(try await server.lines() == ["mark currencies USD favourite false"])
        try await sync(phone)
        wait()
        try await phone.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await sync(phone)
        try await sync(laptop)
        #expect(try await laptop.lines() == ["mark currencies USD favourite true"])
        #expect(try await export(laptop) == export(server))
        #expect(try await export(laptop) == export(phone))
    }

    @Test func `let a place be changed that came from the future`() async throws {
        let future = Int(laptop.clock.now.timeIntervalSince1970 * 1e6) + 50 * 365 * 86_400_000_000
        let date = Double(future) / 1e6 - 978_307_200
        _ = try await server.parts.journal.merge(
            [
                SyncRecord(
                    kind: "place", id: "home", stamp: HybridTime(micros: future, replica: "z"),
                    value: .object([
                        "name": .string("Home"), "date": .number(date),
                        "position": .object(["latitude": .int(1), "longitude": .int(2)]),
                    ]))
            ],
            from: "z")
        try await sync(laptop)
        _ = try await laptop.parts.places.remove("Home")
        try await sync(laptop)
        #expect(try await server.lines() == [])
        try await sync(phone)
        try await phone.parts.places.save(try Position(latitude: 3, longitude: 3), as: "home")
        try await sync(phone)
        try await sync(laptop)
        #expect(try await laptop.lines().count == 1)
        #expect(try await export(laptop) == export(server))
        #expect(try await export(laptop) == export(phone))
    }

    @Test func `settle ties of one microsecond alike`() async throws {
        try await laptop.parts.storage.set([
            Mark(scope: "s", item: "1", name: .read, isSet: true, date: moment.withLock { $0 })
        ])
        try await phone.parts.storage.set([
            Mark(scope: "s", item: "1", name: .read, isSet: false, date: moment.withLock { $0 })
        ])
        try await server.parts.storage.set([
            Mark(scope: "s", item: "1", name: .read, isSet: true, date: moment.withLock { $0 })
        ])
        for _ in 0..<4 { for one in [laptop, phone] { try await sync(one) } }
        #expect(try await export(laptop) == export(server))
        #expect(try await export(laptop) == export(phone))
        #expect(try await laptop.lines() == phone.lines())
        #expect(try await laptop.lines() == server.lines())
    }

    @Test func `take foreign values that are more than Larder writes`() async throws {
        let stamp = HybridTime(micros: 1_790_000_000_000_000, replica: "z")
        let records = [
            SyncRecord(
                kind: "place", id: "home", stamp: stamp,
                value: .object([
                    "name": .string("Home"), "date": .int(800_000_000), "colour": .string("red"),
                    "position": .object(["latitude": .int(1), "longitude": .int(190)]),
                ])),
            SyncRecord(
                kind: "feed", id: "https://B.example/", stamp: stamp,
                value: .object([
                    "address": .string("https://B.example"), "added": .int(5), "x": .null,
                ])),
            SyncRecord(
                kind: "feed-name", id: "https://B.example/", stamp: stamp, value: .string("  B  ")),
            SyncRecord(
                kind: "feed-folders", id: "https://B.example/", stamp: stamp, value: .array([])),
            SyncRecord(
                kind: "feed-folders", id: "https://none.example/", stamp: stamp,
                value: .array([.string("a")])),
            SyncRecord(kind: "mark", id: "a//b", stamp: stamp, value: .bool(true)),
            SyncRecord(
                kind: "position", id: "current", stamp: stamp,
                value: .object([
                    "date": .int(1), "origin": .string("typed"), "more": .int(1),
                    "position": .object(["latitude": .int(1), "longitude": .int(190)]),
                ])),
        ]
        #expect(try await server.parts.journal.merge(records, from: "z").refused.count == 2)
        for _ in 0..<4 { for one in [laptop, phone] { try await sync(one) } }
        let report = try await sync(laptop)
        #expect(report.sent == 0)
        #expect(report.taken == 0)
        #expect(try await export(laptop) == export(server))
        #expect(try await export(laptop) == export(phone))
    }

    @Test func `import an older export over newer, both ways`() async throws {
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        try await laptop.parts.notes.create("One")
        let old = try await PersonalData.exported(from: laptop.parts.journal).data
        wait()
        _ = try await laptop.parts.places.remove("Home")
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        let note = try #require(try await laptop.parts.notes.all().first)
        _ = try await laptop.parts.notes.remove(note.id)
        let before = try await export(laptop)
        _ = try await PersonalData.imported(old, into: laptop.parts.journal)
        #expect(try await export(laptop) == before)
        _ = try await PersonalData.imported(old, into: phone.parts.journal)
        _ = try await PersonalData.imported(Data(before.utf8), into: phone.parts.journal)
        #expect(try await export(phone) == before)
        _ = try await PersonalData.imported(Data(before.utf8), into: phone.parts.journal)
        #expect(try await export(phone) == before)
    }

    /// What a sync reads here, in a program that has just been started.
    private func reads(_ one: TestLarder) async throws -> CountingStorage.Reads {
        one.restart()
        let parts = one.parts
        let storage = CountingStorage(parts.storage)
        let journal = PersonalData.journal(
            feeds: parts.feeds, places: parts.places, notes: parts.notes, storage: storage,
            environment: parts.environment)
        let report = try await SyncClient(
            journal: journal, address: "server",
            transport: WiredTransport(other: server, wire: Wire())
        ).sync()
        #expect(report.sent == 0 && report.taken == 0)
        return storage.reads
    }

    @Test func `read no more for a sync of nothing the more marks there are`() async throws {
        try await sync(laptop)
        try await sync(phone)
        let (few, fewHere) = try await (reads(laptop), reads(phone))
        let marks = (0..<1_200).map {
            Mark(scope: "feed", item: "\($0)", name: .read, date: laptop.clock.now)
        }
        try await laptop.parts.storage.set(marks)
        #expect(try await sync(laptop).sent == 1_200)
        #expect(try await sync(phone).taken == 1_200)
        let (many, manyHere) = try await (reads(laptop), reads(phone))
        #expect(many == few && many.marks == 0 && many.rows == 0, "where they were sent from")
        #expect(manyHere == fewHere && manyHere == many, "where they were received")
    }

    @Test func `refuse only the feeds that there is no room for`() async throws {
        func follow(_ names: [String], _ one: TestLarder) async throws {
            try await one.parts.feeds.subscriptions.upsert(
                names.map {
                    Subscription(
                        id: "https://\($0).example/feed",
                        address: try #require(URL(string: "https://\($0).example/feed")),
                        name: $0, added: one.clock.now)
                })
        }
        try await follow(["a", "b"], server)
        try await follow(["c", "d", "e"], laptop)
        try await laptop.parts.storage.set([
            Mark(scope: "x", item: "y", name: .read, date: laptop.clock.now)
        ])
        let parts = server.parts
        let journal = SyncJournal(
            storage: parts.storage,
            kinds: [FeedKind(parts.feeds, most: 3), MarkKind(parts.storage)],
            environment: parts.environment)
        let records = try await laptop.parts.journal.page(after: nil, limit: 100).records
        let answer = try await journal.merge(records, from: "laptop1")
        #expect(answer.refused.map(\.kind) == ["feed", "feed"], "\(answer)")
        #expect(answer.refused.allSatisfy { $0.message.contains("at most 3 feeds") })
        #expect(answer.taken == records.count - 2)
        #expect(try await parts.feeds.followed().count == 3)
        #expect(try await parts.storage.allMarks().count == 1)
        // One that makes room comes with those that need it.
        let first = try #require(answer.refused.first)
        var removal = try #require(
            records.first { $0.kind == "feed" && $0.id.contains("c.example") })
        removal.value = nil
        removal.stamp = removal.stamp.next(by: "laptop1")
        let again = records.filter { $0.kind == first.kind && $0.id == first.id }
        let later = try await journal.merge(again + [removal], from: "laptop1")
        #expect(later.taken == 2 && later.refused.isEmpty, "\(later)")
        let followed = try await parts.feeds.followed()
        #expect(followed.count == 3 && followed.contains { $0.id == first.id })
    }

    @Test func `takes what it could not take while pulling as soon as it can`() async throws {
        try await server.parts.feeds.subscriptions.upsert(
            ["a", "b"].map {
                Subscription(
                    id: "https://\($0).example/feed",
                    address: try #require(URL(string: "https://\($0).example/feed")),
                    name: "Feed \($0)", added: server.clock.now)
            })
        func sync(most: Int) async throws -> SyncClient.Report {
            let parts = laptop.parts
            let journal = SyncJournal(
                storage: parts.storage,
                kinds: [FeedKind(parts.feeds, most: most), MarkKind(parts.storage)],
                environment: parts.environment)
            return try await SyncClient(
                journal: journal, address: server.name,
                transport: WiredTransport(other: server, wire: Wire())
            ).sync()
        }
        for _ in 0..<2 { #expect(try await sync(most: 1).refused.map(\.kind) == ["feed"]) }
        #expect(try await laptop.parts.feeds.followed().map(\.name) == ["Feed a"])
        let later = try await sync(most: 2)
        #expect(later.refused.isEmpty && later.taken == 1)
        #expect(
            try await laptop.parts.feeds.followed().compactMap(\.name).sorted()
                == ["Feed a", "Feed b"])
        let last = try await sync(most: 2)
        #expect(last.refused.isEmpty && last.taken == 0 && last.sent == 0)
    }
}
