import Feeds
import Foundation
import Geodesy
import Larder
import LarderHTTP
import Notes
import PersonalData
import Places
import Testing

@testable import Sync

/// A kind with three elements, one of which is damaged.
private final class Fragile: MergedSyncKind {
    let damaged = Locked<String?>(nil)
    let texts = Locked(["1": "one", "2": "two", "3": "three"])

    var names: [String] { ["fragile"] }

    func observe(after cursor: String?) async throws -> SyncObservation {
        let elements = texts.withLock { $0 }.sorted { $0.key < $1.key }.map {
            SyncObservation.Element(SyncElement(kind: "fragile", id: $0.key), .string($0.value))
        }
        return SyncObservation(elements: elements, isComplete: true)
    }

    func check(_ record: SyncRecord) throws {
        guard case .string? = record.value else {
            throw LarderError(.unreadable, message: "This is not a text.")
        }
    }

    private func read(_ id: String) throws -> String? {
        if damaged.withLock({ $0 == id }) { throw LarderError(.damaged, message: "It is damaged.") }
        return texts.withLock { $0[id] }
    }

    func value(of id: String) async throws -> (value: SyncValue, fingerprint: String)? {
        try read(id).map { (.string($0), $0) }
    }

    func differs(_ value: SyncValue, from id: String) async throws -> Bool {
        try read(id).map { value != .string($0) } ?? true
    }

    func lacking(
        _ value: SyncValue, of id: String
    ) async throws -> (there: Bool, here: Bool) {
        _ = try read(id)
        return (false, false)
    }

    func take(_ value: SyncValue?, as id: String, isConcurrent: Bool) async throws -> SyncMerge {
        _ = try read(id)
        guard case .string(let text)? = value else {
            return SyncMerge(changes: [], fingerprint: nil, isNew: false)
        }
        texts.withLock { $0[id] = text }
        return SyncMerge(changes: [], fingerprint: text, isNew: false)
    }
}

/// The way to a journal in this process, as it is served.
private struct JournalLine: SyncTransport {
    let journal: SyncJournal

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        try await journal.greeting(from: replica, after: position)
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await journal.noticeLoss(of: position, toldBy: replica)
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        try await journal.page(
            after: position, limit: limit, except: replica, kinds: kinds, showsDamage: true)
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        try await journal.take(records, from: replica, at: position)
    }
}

/// What one side can't take, and what the other makes of it.
@Suite struct `Larders in step that refuse something` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        server = TestLarder("server", clock: WrongClock(moment, error: 86_400))
    }

    func wait(_ seconds: TimeInterval = 60) { moment.withLock { $0 += seconds } }

    private var line: ScriptedLine {
        ScriptedLine(line: WiredTransport(other: server, wire: Wire()))
    }

    @discardableResult
    private func sync(_ line: ScriptedLine? = nil) async throws -> SyncClient.Report {
        wait(1)
        return try await SyncClient(
            journal: laptop.parts.journal, address: "server", transport: line ?? self.line
        ).sync()
    }

    private var outbox: Outbox<SyncPush> { laptop.client(to: server).outbox }

    // MARK: - Records that can't be read

    private static let place =
        #""value":{"name":"A","date":8e8,"position":{"latitude":1,"longitude":2}}"#

    @Test(
        arguments: [
            (#"{"kind":"place","id":"x","stamp":"253402300800000000.0.x"}"#, "place", "x", "stamp"),
            (#"{"kind":"place","id":"x","stamp":"5.1000000.x"}"#, "place", "x", "stamp"),
            (#"{"kind":"place","id":"x","stamp":"5.0.X"}"#, "place", "x", "stamp"),
            (#"{"kind":"place","id":"x","stamp":5}"#, "place", "x", "stamp"),
            (#"{"kind":"place","id":"x"}"#, "place", "x", "stamp"),
            (#"{"kind":"place","id":7,"stamp":"5.0.x"}"#, "place", "number 2", "id"),
            (#"{"id":"x","stamp":"5.0.x"}"#, "record", "x", "kind"),
            (
                #"{"kind":"note","id":"x","stamp":"5.0.x","versions":{"x":1.5}}"#, "note", "x",
                "a number"
            ),
            (#"{"kind":"note","id":"x","stamp":"5.0.x","versions":"x"}"#, "note", "x", "versions"),
            ("5", "record", "number 2", "a kind, an id and a stamp"),
            ("null", "record", "number 2", "a kind, an id and a stamp"),
            ("[]", "record", "number 2", "a kind, an id and a stamp"),
        ] as [(String, String, String, String)])
    func `take the records beside one that can't be read, wherever it comes from`(
        bad: String, kind: String, id: String, words: String
    ) async throws {
        let good = ["a", "b"].map {
            #"{"kind":"place","id":"\#($0)","stamp":"5.0.x",\#(Self.place)}"#
        }
        let list =
            "[\(good[0].replacing(#"A""#, with: #"a""#)),\(bad),"
            + "\(good[1].replacing(#"A""#, with: #"b""#))]"
        let file = #"{"larder":"personal data","version":1,"records":\#(list)}"#
        let answer = try await PersonalData.imported(Data(file.utf8), into: server.parts.journal)
        #expect(answer.taken == 2, "\(answer)")
        let refusal = try #require(answer.refused.first)
        #expect(answer.refused.count == 1 && refusal.kind == kind && refusal.id == id)
        #expect(refusal.message.contains(words), "\(refusal.message)")
        let page = #"{"records":\#(list),"position":"made up","more":false}"#
        let received = try JSONDecoder().decode(SyncPage.self, from: Data(page.utf8))
        var line = line
        line.page = { _, _ in received }
        let report = try await sync(line)
        #expect(report.taken == 2 && report.refused == answer.refused, "\(report)")
        #expect(try await laptop.parts.places.all().count == 2)
    }

    @Test(
        arguments: [
            #"[{"kind":"place","id":"home","stamp":"later"}]"#, #"[{"kind":"place","id":42}]"#,
            "[{}]",
        ])
    func `count what can't be read as something that is there`(text: String) async throws {
        try await server.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        try await sync()
        #expect(try await laptop.parts.places.all().count == 1)
        try await laptop.client(to: server).update { $0.comparing = .expired }
        var line = line
        line.page = { _, page in
            var page = page
            let received = try JSONDecoder().decode(ReceivedRecords.self, from: Data(text.utf8))
            (page.records, page.refused) = ([], received.refused)
            page.hasNameless = received.hasNameless
            return page
        }
        let report = try await sync(line)
        #expect(report.restart == .expired && report.removed == 0, "\(report)")
        #expect(try await laptop.parts.places.all().count == 1)
        // What came without its name can be anything, so the comparison is not over.
        let isNameless = !text.contains("home")
        #expect(
            try await laptop.parts.journal.peer("server").peer.comparing
                == (isNameless ? .expired : nil))
        #expect(try await sync().restart == (isNameless ? .expired : nil))
        #expect(try await sync().restart == nil)
    }

    // MARK: - What is damaged there

    @Test func `exchange the rest when something is damaged there, until that is mended`()
        async throws
    {
        let (here, there) = (Fragile(), Fragile())
        func journal(_ kind: Fragile, _ larder: TestLarder) -> SyncJournal {
            SyncJournal(
                storage: larder.parts.storage, kinds: [kind], environment: larder.parts.environment)
        }
        let (ours, theirs) = (journal(here, laptop), journal(there, server))
        for text in ["1", "2", "3"] { here.texts.withLock { $0[text] = "old" } }
        there.texts.withLock { $0 = [:] }
        let client = SyncClient(
            journal: ours, address: "server", transport: JournalLine(journal: theirs))
        _ = try await client.sync()
        #expect(there.texts.withLock { $0["1"] } == "old")
        here.texts.withLock {
            $0["1"] = "ours 1"; $0["2"] = "ours 2"
        }
        there.texts.withLock { $0["3"] = "theirs 3" }
        try await server.parts.storage.commit([
            .put(.local("typed", Data(), format: "none/1", at: .now))
        ])
        try await theirs.capture()
        there.damaged.withLock { $0 = "1" }
        var report = try await client.sync()
        #expect(there.texts.withLock { $0 } == ["1": "old", "2": "ours 2", "3": "theirs 3"])
        #expect(here.texts.withLock { $0["3"] } == "theirs 3")
        let parked = try #require(try await client.outbox.parked().first)
        #expect(report.counts == OutboxCounts(parked: 1))
        #expect(
            parked.failure?.error.message.contains("can't read what it has of it") == true)
        // Something there that was not handed over before it was damaged.
        there.damaged.withLock { $0 = nil }
        there.texts.withLock { $0["2"] = "theirs 2" }
        try await server.parts.storage.commit([
            .put(.local("typed", Data(), format: "none/1", at: .now))
        ])
        try await theirs.capture()
        there.damaged.withLock { $0 = "2" }
        for _ in 0..<2 {
            report = try await client.sync()
            #expect(report.refused.map(\.id) == ["2"], "\(report)")
            #expect(report.refused.first?.message.contains("can't read") == true)
            #expect(here.texts.withLock { $0["2"] } == "ours 2")
            // It goes on from where it is, so that it hears when removals were forgotten.
            let peer = try await ours.peer("server").peer
            #expect(peer.positions?["fragile"] != nil && peer.damaged == ["fragile"])
        }
        there.damaged.withLock { $0 = nil }
        report = try await client.sync()
        #expect(report.refused.isEmpty && here.texts.withLock { $0["2"] } == "theirs 2")
        #expect(try await ours.peer("server").peer.damaged == nil)
        for item in try await client.outbox.parked() { try await client.outbox.retry(item.id) }
        _ = try await client.sync()
        #expect(there.texts.withLock { $0["1"] } == "ours 1")
    }

    @Test func `take the other notes of a push with one that is refused`() async throws {
        let id = try await laptop.parts.notes.create("base\n").id
        try await sync()
        let long = { (letter: String) in String(repeating: letter, count: 600_000) + "\n" }
        try await laptop.parts.notes.edit(id, base: 1, text: long("l"))
        for number in 0..<5 { try await laptop.parts.notes.create("note \(number)\n") }
        wait()
        try await server.parts.notes.edit(id, base: 1, text: long("s"))
        let records = try await laptop.parts.journal.page(after: nil, limit: 100).records
        let answer = try await server.parts.journal.merge(records + records, from: "x")
        #expect(answer.taken == 5 && answer.known == 5, "\(answer)")
        #expect(answer.refused.map(\.id) == [id, id])
        #expect(try await server.parts.notes.all().count == 6)
    }

    // MARK: - What was set aside

    /// Makes a note that the server can't merge, so that the write with it is set aside.
    private func setAside() async throws -> String {
        let id = try await laptop.parts.notes.create("base\n").id
        try await sync()
        let long = { (letter: String) in String(repeating: letter, count: 600_000) + "\n" }
        try await laptop.parts.notes.edit(id, base: 1, text: long("l"))
        wait()
        try await server.parts.notes.edit(id, base: 1, text: long("s"))
        #expect(try await sync().counts.parked == 1)
        return id
    }

    private func shorten(_ id: String) async throws {
        wait()
        try await laptop.parts.notes.edit(
            id, base: try await laptop.parts.notes.note(id).version, text: "short\n")
        for _ in 0..<2 { try await sync() }
        #expect(try await laptop.lines() == server.lines())
    }

    @Test(arguments: [false, true])
    func `are done with what was set aside once a later change was taken`(
        isDropped: Bool
    ) async throws {
        let id = try await setAside()
        if isDropped {
            for item in try await outbox.parked() { try await outbox.drop(item.id) }
        }
        try await shorten(id)
        #expect(try await sync().counts.parked == 0)
        // A removal that the laptop does not hear of in time.
        try await server.parts.notes.remove(id)
        try await server.parts.notes.forget(id)
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        let report = try await sync()
        #expect(report.restart == .expired && report.removed == 1, "\(report)")
        #expect(try await laptop.lines() == [])
    }

    @Test func `are done with what was set aside when the same is taken after all`() async throws {
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        var line = line
        line.answer = { answer in
            var answer = answer
            answer.refused = [.init(kind: "place", id: "home", message: "Not today.")]
            return answer
        }
        #expect(try await sync(line).counts.parked == 1)
        // A server that starts over gets everything again.
        try await laptop.parts.journal.announce([SyncElement(kind: "place", id: "home")])
        #expect(try await sync().counts == OutboxCounts())
        // A removal that the laptop does not hear of in time.
        _ = try await server.parts.places.remove("Home")
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        let report = try await sync()
        #expect(report.restart == .expired && report.removed == 1, "\(report)")
    }

    @Test func `are done with what could not be taken once a later change was taken`() async throws
    {
        try await server.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        var line = line
        line.page = { _, page in
            var page = page
            for index in page.records.indices { page.records[index].value = .object([:]) }
            return page
        }
        for _ in 0..<2 { #expect(try await sync(line).refused.map(\.id) == ["home"]) }
        wait()
        try await server.parts.places.save(
            try Position(latitude: 2, longitude: 2), as: "Home", replacing: true)
        for _ in 0..<2 { try await sync() }
        #expect(try await sync().refused.isEmpty)
        #expect(try await laptop.lines() == server.lines())
    }

    // MARK: - Times from the future

    @Test(arguments: [(1 << 52, 0), (1 << 52, 999_999)])
    func `change what came with the last time that is accepted`(
        micros: Int, counter: Int
    ) async throws {
        let now = Int(server.clock.now.timeIntervalSince1970 * 1e6)
        for (number, micros) in [micros, now + 36_525 * 86_400_000_000].enumerated() {
            let stamp = HybridTime(micros: micros, counter: counter, replica: "x")
            let value = SyncValue.object([
                "name": .string("P\(number)"), "date": .number(8e8),
                "position": .object(["latitude": .int(1), "longitude": .int(2)]),
            ])
            let record = SyncRecord(kind: "place", id: "p\(number)", stamp: stamp, value: value)
            #expect(try await server.parts.journal.merge([record], from: "x").taken == 1)
            // The laptop's clock is a day behind.
            wait(2 * 86_400)
            try await sync()
            try await laptop.parts.places.remove("P\(number)")
            let report = try await sync()
            #expect(report.sent == 1 && report.counts == OutboxCounts(), "\(report)")
            #expect(try await server.lines() == [])
        }
    }

    @Test func `refuse no note for its time`() async throws {
        let id = try await server.parts.notes.create("one\n").id
        var record = try #require(
            try await server.parts.journal.page(after: nil, limit: 10, kinds: ["note"]).records
                .first)
        record.stamp = HybridTime(micros: .max, counter: 999_999, replica: "x")
        record.versions?.advance("x")
        #expect(try await server.parts.journal.merge([record], from: "x").taken == 1)
        try await sync()
        try await laptop.parts.notes.append("two\n", to: id)
        try await sync()
        #expect(try await server.parts.notes.note(id).text == "one\ntwo\n")
    }

    @Test func `refuse a feed whose address names no scheme`() async throws {
        let stamp = HybridTime(micros: 5, replica: "x")
        let value = SyncValue.object(["address": .string("notaurl"), "added": .int(1)])
        let record = SyncRecord(kind: "feed", id: "notaurl", stamp: stamp, value: value)
        let answer = try await server.parts.journal.merge([record], from: "x")
        #expect(answer.taken == 0 && answer.refused.map(\.kind) == ["feed"])
    }

    // MARK: - Servers that can't be trusted

    @Test(.timeLimit(.minutes(15)), arguments: [false, true])
    func `stop at a server that has no last page`(isComparison: Bool) async throws {
        let count = Locked(0)
        var line = line
        line.page = { after, page in
            if isComparison, after?.hasPrefix("made up") == false {
                throw SyncPositionError.expired
            }
            let number = count.withLock { count in
                count += 1
                return count
            }
            return SyncPage(records: [], position: "made up \(number)", more: !isComparison)
        }
        if isComparison { try await sync() }
        await #expect { try await sync(line) } throws: { error in
            (error as? LarderError)?.message.contains("with nothing new") == true
        }
        #expect(count.withLock { $0 } < 1_100)
    }

    @Test func `keep no position that could not be sent`() async throws {
        let long = String(repeating: "x", count: 2_000_000)
        var line = line
        line.page = { _, page in SyncPage(records: page.records, position: long, more: false) }
        line.answer = { answer in
            var answer = answer
            answer.position = long
            return answer
        }
        line.greet = { greeting in
            var greeting = greeting
            greeting.kinds += (0..<1_000).map { "kind \($0)" }
            return greeting
        }
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        await #expect(throws: LarderError.self) { try await sync(line) }
        let peer = try await laptop.parts.journal.peer("server").peer
        #expect(peer.seen == nil && peer.positions == nil && peer.kinds?.count ?? 0 < 20)
        #expect(try await sync().counts == OutboxCounts())
    }

    @Test func `say what to do when removals are forgotten during a comparison`() async throws {
        try await server.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        try await sync()
        var line = line
        line.page = { _, _ in throw SyncPositionError.expired }
        await #expect { try await sync(line) } throws: { error in
            (error as? LarderError)?.message.contains("Sync again") == true
        }
        let report = try await sync()
        #expect(report.restart == .expired && report.removed == 0)
        #expect(try await sync().restart == nil)
    }
}
