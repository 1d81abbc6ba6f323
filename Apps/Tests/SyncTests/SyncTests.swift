import Feeds
import Foundation
import Geodesy
import Larder
import Money
import Notes
import PersonalData
import Places
import Rates
import Sync
import Testing

/// Two or three larders over a wire that works.
@Suite struct `Larders in step` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let phone: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        phone = TestLarder("phone", clock: WrongClock(moment, error: -86_400))
        server = TestLarder("server", clock: WrongClock(moment, error: 86_400))
    }

    /// Lets time pass.
    func wait(_ seconds: TimeInterval = 60) { moment.withLock { $0 += seconds } }

    @discardableResult
    func sync(_ one: TestLarder, _ batch: Int = 500) async throws -> SyncClient.Report {
        wait(1)
        return try await one.client(to: server, batch: batch).sync()
    }

    /// Syncs both until nothing moves.
    func syncAll() async throws {
        for _ in 0..<3 { for one in [laptop, phone] { try await sync(one) } }
    }

    func article(_ number: Int) -> Mark {
        Mark(scope: "feed/1", item: "a%\(number)", name: .read, date: laptop.clock.now)
    }

    @Test func `have the same marks, favourites, feeds, places, notes and position`() async throws {
        let parts = laptop.parts
        try await parts.storage.set([article(1), article(2)])
        try await parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await parts.feeds.subscriptions.upsert([
            Subscription(
                id: "https://a.example/feed",
                address: try #require(URL(string: "https://a.example/feed")),
                name: "A", folders: ["Work", "Daily"], added: laptop.clock.now)
        ])
        try await parts.places.save(try Position(latitude: 50.1, longitude: 14.4), as: "Home")
        try await parts.places.set(try Position(latitude: 1, longitude: 2))
        try await parts.notes.create("Milk\nBread\n")
        #expect(try await sync(laptop).sent > 6)
        #expect(try await sync(phone).taken > 6)
        #expect(try await laptop.lines() == phone.lines())
        #expect(try await laptop.lines() == server.lines())
        #expect(try await laptop.lines().count == 8)
        #expect(try await sync(phone).taken == 0)
        #expect(try await sync(laptop).sent == 0)
    }

    @Test func `let the one who saw the other win, although its clock is a day behind`()
        async throws
    {
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await syncAll()
        wait()
        try await phone.parts.rates.setFavourite(try #require(CurrencyCode("USD")), false)
        try await syncAll()
        #expect(try await laptop.parts.rates.favourites().isEmpty)
        wait()
        try await laptop.parts.rates.setFavourite(try #require(CurrencyCode("USD")), true)
        try await syncAll()
        #expect(try await phone.parts.rates.favourites().count == 1)
    }

    @Test func `do not bring back what was removed`() async throws {
        let home = try Position(latitude: 50.1, longitude: 14.4)
        try await laptop.parts.places.save(home, as: "Home")
        try await laptop.parts.places.save(home, as: "Work")
        try await syncAll()
        wait()
        try await phone.parts.places.remove("home")
        try await laptop.parts.places.save(home, as: "New")
        try await syncAll()
        #expect(try await laptop.parts.places.all().map(\.name) == ["Work", "New"])
        #expect(try await laptop.lines() == phone.lines())
    }

    @Test func `keep the name from here and the folders from there`() async throws {
        let id = "https://a.example/feed"
        try await laptop.parts.feeds.subscriptions.upsert([
            Subscription(id: id, address: try #require(URL(string: id)), added: laptop.clock.now)
        ])
        try await syncAll()
        wait()
        try await laptop.parts.feeds.rename(id, name: "Mine", folders: [])
        try await phone.parts.feeds.rename(id, name: nil, folders: ["Daily"])
        try await syncAll()
        let both = try await laptop.parts.feeds.followed()
        #expect(both.map(\.name) == ["Mine"] && both.map(\.folders) == [["Daily"]])
        #expect(try await laptop.lines() == phone.lines())
    }

    @Test func `merge what was typed in a note in two places, with its versions`() async throws {
        let note = try await laptop.parts.notes.create("one\ntwo\nthree\nfour\nfive\n")
        try await syncAll()
        wait()
        try await laptop.parts.notes.edit(
            note.id, base: 1, text: "ONE\ntwo\nthree\nfour\nfive\n")
        try await phone.parts.notes.edit(
            note.id, base: 1, text: "one\ntwo\nthree\nfour\nFIVE\n")
        try await syncAll()
        let texts = [
            try await laptop.parts.notes.note(note.id), try await phone.parts.notes.note(note.id),
            try await server.parts.notes.note(note.id),
        ]
        #expect(Set(texts.map(\.text)) == ["ONE\ntwo\nthree\nfour\nFIVE\n"])
        #expect(texts.allSatisfy { $0.conflicts.isEmpty })
        #expect(texts[1].text(ofVersion: 2) == "one\ntwo\nthree\nfour\nFIVE\n")
        #expect(texts[1].text(ofVersion: 1) == "one\ntwo\nthree\nfour\nfive\n")
    }

    @Test func `keep both where two typed over the same line, and settle it for all`() async throws
    {
        let note = try await laptop.parts.notes.create("one\n")
        try await syncAll()
        try await laptop.parts.notes.edit(note.id, base: 1, text: "mine\n")
        try await phone.parts.notes.edit(note.id, base: 1, text: "yours\n")
        try await syncAll()
        let merged = try await phone.parts.notes.note(note.id)
        let conflict = try #require(merged.conflicts.first)
        #expect(try await laptop.parts.notes.note(note.id).conflicts.count == 1)
        #expect(["mine\nyours\n", "yours\nmine\n"].contains(merged.text))
        #expect(try await laptop.parts.notes.note(note.id).text == merged.text)
        try await phone.parts.notes.settle(note.id, conflict: conflict.id, keeping: .later)
        try await syncAll()
        let left = merged.lines(conflict.later) + "\n"
        #expect(try await laptop.parts.notes.note(note.id).text == left)
        #expect(try await laptop.lines() == server.lines())
    }

    @Test func `let an edit win over a removal that did not know of it`() async throws {
        let note = try await laptop.parts.notes.create("one\n")
        let other = try await laptop.parts.notes.create("other\n")
        try await syncAll()
        try await laptop.parts.notes.remove(note.id)
        try await laptop.parts.notes.forget(note.id)
        try await phone.parts.notes.edit(note.id, base: 1, text: "one\ntwo\n")
        try await laptop.parts.notes.remove(other.id)
        try await syncAll()
        #expect(try await laptop.parts.notes.all().map(\.id) == [note.id])
        #expect(try await laptop.lines() == phone.lines())
        try await laptop.parts.notes.forget(other.id)
        try await syncAll()
        #expect(try await phone.parts.notes.removed().isEmpty)
    }

    @Test func `go on in the middle of many marks`() async throws {
        try await laptop.parts.storage.set((0..<2_500).map(article))
        let cut = Wire(seed: 5, trouble: 0.5)
        var failures = 0
        for _ in 0..<200 {
            wait(400)
            do {
                _ = try await laptop.client(to: server, over: cut, batch: 100).sync()
                break
            } catch is LarderError {
                failures += 1
                laptop.restart()
            }
        }
        try await sync(laptop)
        #expect(failures > 0)
        #expect(try await sync(phone, 200).taken == 2_500)
        #expect(try await phone.lines() == laptop.lines())
    }

    @Test func `take nothing twice, and send nothing back`() async throws {
        try await laptop.parts.storage.set((0..<50).map(article))
        try await syncAll()
        let one = try await laptop.parts.journal.page(after: nil, limit: 1_000)
        let answer = try await server.parts.journal.merge(one.records, from: "laptop")
        #expect(answer.taken == 0 && answer.known == 50)
        #expect(try await sync(laptop).taken == 0)
    }

    @Test func `park what the other can't take, and let the rest go`() async throws {
        try await laptop.parts.storage.set((0..<10).map(article))
        // A mark without a name: no version of Larder sets one.
        try await laptop.parts.storage.set([
            Mark(scope: "s", item: "i", name: "", date: laptop.clock.now)
        ])
        let report = try await sync(laptop)
        #expect(report.sent == 10 && report.counts.parked == 1 && report.counts.waiting == 0)
        let client = laptop.client(to: server)
        let parked = try #require(try await client.outbox.parked().first)
        #expect(parked.failure?.error.message.contains("scope, an item and a name") == true)
        try await client.outbox.drop(parked.id)
        #expect(try await sync(laptop).counts.parked == 0)
        #expect(try await server.lines().count == 10)
    }

    @Test func `tell one who was away for longer than removals are kept, and lose nothing`()
        async throws
    {
        let home = try Position(latitude: 50.1, longitude: 14.4)
        for name in ["Old", "Kept", "Edited"] { try await laptop.parts.places.save(home, as: name) }
        let note = try await laptop.parts.notes.create("gone\n")
        try await syncAll()
        try await laptop.parts.places.remove("Old")
        try await laptop.parts.places.remove("Edited")
        try await laptop.parts.notes.remove(note.id)
        try await laptop.parts.notes.forget(note.id)
        try await sync(laptop)
        try await phone.parts.places.save(home, as: "Only on the phone")
        try await phone.parts.places.save(
            try Position(latitude: 1, longitude: 1), as: "Edited", replacing: true)
        wait(100 * 86_400)
        try await sync(laptop)
        let report = try await sync(phone)
        #expect(report.restart == .expired && report.removed == 2)
        let names = try await phone.parts.places.all().map(\.name)
        #expect(Set(names) == ["Kept", "Only on the phone", "Edited"])
        try await syncAll()
        #expect(try await laptop.lines() == phone.lines())
        #expect(try await laptop.lines() == server.lines())
        #expect(try await sync(phone).restart == nil)
    }

    @Test func `compare once more after the comparison was cut off`() async throws {
        let home = try Position(latitude: 50.1, longitude: 14.4)
        for number in 0..<9 { try await laptop.parts.places.save(home, as: "Place \(number)") }
        try await syncAll()
        try await laptop.parts.places.remove("Place 8")
        try await sync(laptop)
        wait(100 * 86_400)
        try await sync(laptop)
        // The line is cut at each call in turn, until the comparison gets to its end.
        for calls in 1..<40 {
            wait(600)
            phone.restart()
            let wire = Wire(cutAfter: calls)
            if (try? await phone.client(to: server, over: wire, batch: 2).sync()) != nil { break }
        }
        #expect(try await phone.parts.places.all().count == 8)
        #expect(try await phone.lines() == laptop.lines())
    }

    @Test func `give everything again to a server that starts over`() async throws {
        try await laptop.parts.storage.set((0..<20).map(article))
        try await syncAll()
        let empty = TestLarder("server", clock: server.clock)
        let report = try await laptop.client(to: empty).sync()
        #expect(report.sent == 20)
        #expect(try await empty.lines() == laptop.lines())
    }

    @Test func `refuse to be kept in step with themselves, and stay who they are`() async throws {
        try await laptop.parts.storage.set([article(1)])
        let replica = try await laptop.parts.journal.replica()
        let same = TestLarder("same", memory: laptop.memory, clock: laptop.clock)
        let error = await #expect(throws: LarderError.self) {
            try await same.client(to: laptop).sync()
        }
        #expect(error?.code == .refused)
        #expect(try await laptop.parts.journal.replica() == replica)
    }

    @Test(arguments: ["server", "localhost"])
    func `remember what was removed when the data or its address is another one`(address: String)
        async throws
    {
        server.place.withLock { $0 = "one disk" }
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 2), as: "Home")
        let note = try await laptop.parts.notes.create("gone\n")
        for _ in 0..<2 { try await sync(laptop) }
        try await server.parts.places.remove("Home")
        try await server.parts.notes.remove(note.id)
        try await server.parts.notes.forget(note.id)
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        try await server.parts.journal.capture()
        if address == "server" {
            server.place.withLock { $0 = "another disk" }
            server.restart()
        }
        let report = try await SyncClient(
            journal: laptop.parts.journal, address: address,
            transport: WiredTransport(other: server, wire: Wire())
        ).sync()
        #expect(report.restart == .expired && report.removed == 2, "\(report)")
        let left = try await (laptop.lines(), server.lines())
        #expect(left.0 == [] && left.1 == [], "\(left)")
    }

    @Test func `send what waited for another address of the same data`() async throws {
        try await sync(laptop)
        try await laptop.parts.storage.set([article(1)])
        let cut = laptop.client(to: server, over: Wire(cutAfter: 1))
        #expect(try await cut.outbox.counts().waiting == 0)
        _ = try? await cut.sync()
        #expect(try await cut.outbox.counts().waiting == 1)
        _ = try await SyncClient(
            journal: laptop.parts.journal, address: "localhost",
            transport: WiredTransport(other: server, wire: Wire())
        ).sync()
        #expect(try await server.lines() == laptop.lines())
    }

    @Test func `send once what was changed many times while the other one was away`() async throws {
        try await sync(laptop)
        let away = laptop.client(to: server, over: Wire(cutAfter: 0))
        for number in 0..<20 { try await laptop.parts.notes.create("Note \(number)") }
        _ = try? await away.sync()
        let notes = try await laptop.parts.notes.all()
        for number in 1...30 {
            for note in notes.prefix(2) {
                try await laptop.parts.notes.edit(
                    note.id, base: number, text: "\(note.id), edit \(number)")
            }
            _ = try? await away.sync()
        }
        #expect(try await away.outbox.counts().waiting == 1)
        #expect(try await away.outbox.waiting().first?.payload?.records.count == 20)
        #expect(try await sync(laptop).sent == 20)
        #expect(try await server.lines() == laptop.lines())
        #expect(try await server.parts.notes.note(notes[0].id).text.hasSuffix("edit 30"))
    }

    @Test func `refuse what is no record, and keep the rest`() async throws {
        let stamp = HybridTime(micros: 5, replica: "x")
        let far = try #require(HybridTime("\(1 << 53).0.x"))
        let bad = [
            SyncRecord(kind: "nothing", id: "a", stamp: stamp, value: .bool(true)),
            SyncRecord(kind: "mark", id: "a", stamp: stamp, value: .bool(true)),
            SyncRecord(kind: "mark", id: "a/b/c", stamp: stamp, value: .string("x")),
            SyncRecord(kind: "mark", id: "a/b/c", stamp: far, value: .bool(true)),
            SyncRecord(kind: "place", id: "home", stamp: stamp, value: .object([:])),
            SyncRecord(kind: "note", id: "abc", stamp: stamp, value: .null),
            SyncRecord(
                kind: "note", id: "a/b", stamp: stamp, value: nil, versions: VersionVector(["x": 1])
            ),
            SyncRecord(
                kind: "feed", id: "f", stamp: stamp,
                value: .object(["address": .string("file:///etc/passwd"), "added": .int(1)])),
        ]
        let good = SyncRecord(kind: "mark", id: "a/b/read", stamp: stamp, value: .bool(true))
        let answer = try await server.parts.journal.merge(bad + [good], from: "x")
        #expect(answer.refused.count == bad.count && answer.taken == 1)
        #expect(answer.refused.allSatisfy { !$0.message.isEmpty })
        for text in [
            "", "1", "1.2", "-1.0.x", "1.0.X", "1.1000000.x", "99999999999999999999.0.x", "1.0.",
        ] {
            #expect(HybridTime(text) == nil)
        }
        await #expect(throws: SyncPositionError.unknown) {
            _ = try await server.parts.journal.page(after: "somewhere", limit: 10)
        }
    }

    @Test func `export and import everything, and importing twice changes nothing`() async throws {
        try await laptop.parts.storage.set((0..<5).map(article))
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 2), as: "Home")
        let note = try await laptop.parts.notes.create("Milk\n")
        let (data, count) = try await PersonalData.exported(from: laptop.parts.journal)
        #expect(count == 7)
        let first = try await PersonalData.imported(data, into: phone.parts.journal)
        #expect(first.taken == 7)
        #expect(try await phone.lines() == laptop.lines())
        let second = try await PersonalData.imported(data, into: phone.parts.journal)
        #expect(second.taken == 0 && second.known == 7)
        #expect(try await PersonalData.exported(from: phone.parts.journal).data == data)
        // What was said since is newer.
        wait(2 * 86_400)
        try await phone.parts.places.remove("Home")
        try await phone.parts.notes.edit(note.id, base: 1, text: "Milk\nBread\n")
        _ = try await PersonalData.imported(data, into: phone.parts.journal)
        #expect(try await phone.parts.places.all().isEmpty)
        #expect(try await phone.parts.notes.note(note.id).text == "Milk\nBread\n")
        await #expect(throws: LarderError.self) {
            _ = try await PersonalData.imported(Data("{}".utf8), into: phone.parts.journal)
        }
    }
}
