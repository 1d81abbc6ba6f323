import Foundation
import Geodesy
import Larder
import LarderHTTP
import PersonalData
import Places
import Testing

@testable import Notes
@testable import Sync

/// What a larder keeps when the other one moves, or one of them runs an earlier version.
@Suite struct `Larders that move or were updated` {
    let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))
    let laptop: TestLarder
    let server: TestLarder

    init() {
        laptop = TestLarder("laptop", clock: WrongClock(moment, error: 0))
        server = TestLarder("server", clock: WrongClock(moment, error: 0))
    }

    func wait(_ seconds: TimeInterval) { moment.withLock { $0 += seconds } }

    @discardableResult
    func sync(at address: String = "server", most: Int? = nil) async throws -> SyncClient.Report {
        wait(1)
        let parts = laptop.parts
        let journal =
            most.map { most in
                SyncJournal(
                    storage: parts.storage, kinds: [Few(NoteKind(parts.notes), most, parts.notes)],
                    environment: parts.environment)
            } ?? parts.journal
        return try await SyncClient(
            journal: journal, address: address,
            transport: WiredTransport(other: server, wire: Wire()),
            kinds: most == nil ? nil : ["note"]
        ).sync()
    }

    /// Makes the server forget a removal that the laptop has not heard of.
    func forgetRemovals() async throws {
        try await server.parts.places.save(try Position(latitude: 2, longitude: 2), as: "Away")
        try await server.parts.journal.capture()
        _ = try await server.parts.places.remove("Away")
        try await server.parts.journal.capture()
        wait(100 * 86_400)
        try await server.parts.journal.capture()
    }

    /// Lets an earlier or a later version of Larder have written a note.
    func rewrite(_ id: String, as format: String, in larder: TestLarder) async throws {
        var entry = try #require(try await larder.parts.storage.entry(for: Key("notes", id)))
        entry.format = format
        try await larder.parts.storage.commit([.put(entry)])
        larder.restart()
    }

    @Test func `keep what was given up, though the other one moved since`() async throws {
        try await sync()
        let note = try await laptop.parts.notes.create("mine")
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        let client = laptop.client(to: server, over: Wire(cutAfter: 0))
        await #expect(throws: LarderError.self) { try await client.sync() }
        for item in try await client.outbox.waiting() { try await client.outbox.drop(item.id) }
        try await sync(at: "localhost")
        try await forgetRemovals()
        let report = try await sync(at: "localhost")
        #expect(report.restart == .expired && report.removed == 0, "\(report)")
        #expect(try await laptop.parts.places.all().map(\.name) == ["Home"])
        #expect(try await laptop.parts.notes.all().map(\.id) == [note.id])
    }

    @Test func `keep what is given up while they are compared`() async throws {
        try await sync()
        try await forgetRemovals()
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        let client = Locked<SyncClient?>(nil)
        let transport = ReadingTransport(of: WiredTransport(other: server, wire: Wire())) { _ in
            guard let outbox = client.withLock({ $0 })?.outbox else { return }
            for item in try await outbox.waiting() { try await outbox.drop(item.id) }
        }
        let reading = SyncClient(
            journal: laptop.parts.journal, address: "server", transport: transport)
        client.withLock { $0 = reading }
        let report = try await reading.sync()
        #expect(report.restart == .expired && report.removed == 0, "\(report)")
        #expect(try await laptop.parts.places.all().map(\.name) == ["Home"])
    }

    @Test func `keep what another program hands over while they are compared`() async throws {
        try await sync()
        let wire = WiredTransport(other: server, wire: Wire())
        try await laptop.parts.places.save(try Position(latitude: 1, longitude: 1), as: "Home")
        let note = try await laptop.parts.notes.create("new")
        func client(_ transport: some SyncTransport) -> SyncClient {
            SyncClient(journal: laptop.parts.journal, address: "server", transport: transport)
        }
        // Both wait, as the server is busy.
        _ = try? await client(ReadingTransport(of: wire) { _ in }).sync()
        try await forgetRemovals()
        let isOver = Locked(false)
        let reading = ReadingTransport(of: wire) { [laptop] isLast in
            guard isLast,
                isOver.withLock({
                    let old = $0; $0 = true; return !old
                })
            else { return }
            let other = SyncClient(
                journal: laptop.parts.journal, address: "server", transport: wire)
            for item in try await other.outbox.waiting() { try await other.outbox.retry(item.id) }
            _ = try await other.sync()
        }
        let report = try await client(reading).sync()
        #expect(isOver.withLock { $0 } && report.restart == .expired, "\(report)")
        #expect(report.removed == 0, "\(report)")
        for larder in [laptop, server] {
            #expect(try await larder.parts.places.all().map(\.name) == ["Home"])
            #expect(try await larder.parts.notes.all().map(\.id) == [note.id])
        }
    }

    @Test func `take what there was no room for, though the other one moved since`() async throws {
        let note = try await server.parts.notes.create("theirs")
        let first = try await sync(most: 0)
        #expect(first.refused.map(\.id) == [note.id])
        let second = try await sync(at: "localhost", most: 0)
        #expect(second.refused.map(\.id) == [note.id])
        try await sync(at: "localhost", most: 1)
        #expect(try await laptop.parts.notes.all().map(\.id) == [note.id])
    }

    @Test func `do not take what was removed for good before there was room for it`() async throws {
        let kept = try await server.parts.notes.create("kept")
        let gone = try await server.parts.notes.create("gone")
        try await sync(most: 0)
        try await server.parts.notes.remove(gone.id)
        try await server.parts.notes.forget(gone.id)
        try await forgetRemovals()
        #expect(try await sync(most: 0).restart == .expired)
        try await sync(most: 2)
        #expect(try await laptop.parts.notes.all().map(\.id) == [kept.id])
    }

    @Test func `keep a note that only a later version can read there`() async throws {
        let note = try await laptop.parts.notes.create("both")
        try await sync()
        try await rewrite(note.id, as: "note/9", in: server)
        try await forgetRemovals()
        let report = try await sync()
        #expect(report.restart == .expired && report.removed == 0, "\(report)")
        #expect(report.refused.map(\.id) == [note.id])
        #expect(try await laptop.parts.notes.note(note.id).text == "both")
        // The later version goes on there.
        try await rewrite(note.id, as: Note.codec.format, in: server)
        try await server.parts.notes.edit(note.id, base: 1, text: "both, and more")
        #expect(try await sync().refused.isEmpty)
        #expect(try await laptop.parts.notes.note(note.id).text == "both, and more")
    }

    @Test func `send a note that only a later version can read once that has run`() async throws {
        let note = try await laptop.parts.notes.create("new")
        let other = try await laptop.parts.notes.create("other")
        try await rewrite(note.id, as: "note/9", in: laptop)
        let report = try await sync()
        #expect(report.unsent.map(\.id) == [note.id], "\(report)")
        #expect(report.unsent.first?.message.contains("update Larder") == true)
        #expect(try await server.parts.notes.all().map(\.id) == [other.id])
        #expect(try await laptop.parts.notes.all().map(\.id) == [other.id])
        await #expect(throws: LarderError.self) {
            try await PersonalData.exported(from: laptop.parts.journal)
        }
        try await rewrite(note.id, as: Note.codec.format, in: laptop)
        try await sync()
        #expect(try await server.parts.notes.all().count == 2)
        #expect(try await laptop.lines() == server.lines())
    }

    @Test func `give out as many replicas as others take`() {
        var one = VersionVector()
        for number in 1...1_005 { one.advance("replica\(number)") }
        #expect(one.isSound && one.counts["replica1005"] == 1)
        var other = VersionVector()
        for number in 1...900 { other.advance("other\(number)") }
        #expect(one.joined(with: other).isSound)
    }
}

/// Notes of which there can be only a few.
private struct Few: MergedSyncKind {
    let base: NoteKind
    let most: Int
    let book: NoteBook

    init(_ base: NoteKind, _ most: Int, _ book: NoteBook) {
        self.base = base
        self.most = most
        self.book = book
    }

    var names: [String] { base.names }
    var formats: [String: Int] { base.formats }
    func observe(after cursor: String?) async throws -> SyncObservation {
        try await base.observe(after: cursor)
    }
    func check(_ record: SyncRecord) throws { try base.check(record) }
    func value(of id: String) async throws -> (value: SyncValue, fingerprint: String)? {
        try await base.value(of: id)
    }
    func differs(_ value: SyncValue, from id: String) async throws -> Bool {
        try await base.differs(value, from: id)
    }
    func lacking(
        _ value: SyncValue, of id: String
    ) async throws -> (there: Bool, here: Bool) { try await base.lacking(value, of: id) }
    func refused(_ records: SyncChanges) async throws -> [SyncElement: LarderError] {
        let count = try await book.all().count
        let full = records.new.dropFirst(max(0, most - count))
        return Dictionary(full.map { ($0.element, NoteBook.isFull) }, uniquingKeysWith: { $1 })
    }
    func take(
        _ value: SyncValue?, as id: String, isConcurrent: Bool
    ) async throws -> SyncMerge {
        try await base.take(value, as: id, isConcurrent: isConcurrent)
    }
}

/// A line on which nothing arrives that is handed over, and on which something happens with each page.
private struct ReadingTransport: SyncTransport {
    let line: WiredTransport
    let between: @Sendable (_ isLast: Bool) async throws -> Void

    init(
        of line: WiredTransport,
        _ between: @escaping @Sendable (_ isLast: Bool) async throws -> Void
    ) {
        (self.line, self.between) = (line, between)
    }

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        try await line.greeting(from: replica, after: position)
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await line.tellLoss(of: position, from: replica)
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        let page = try await line.page(
            after: position, limit: limit, except: replica, kinds: kinds)
        try await between(page.position == position)
        return page
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        throw LarderError(.busy, message: "The test lets nothing arrive.")
    }
}
