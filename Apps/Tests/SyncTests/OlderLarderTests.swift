import Foundation
import Larder
import Notes
import Sync
import Testing

/// A larder of a version before versions of notes had identities: it counts them by itself.
@Suite(.timeLimit(.minutes(10))) struct `An older larder` {
    private let moment = Locked(Date(timeIntervalSince1970: 1_800_000_000))

    private func larder(_ name: String) -> TestLarder {
        TestLarder(name, clock: WrongClock(moment, error: 0))
    }

    private func pass(_ seconds: TimeInterval = 10) { moment.withLock { $0 += seconds } }

    private func texts(_ id: String, in larder: TestLarder) async throws -> [String] {
        (try await larder.parts.notes.note(id)).allVersions.map(\.note.text)
    }

    @Test func `is understood: its notes come with all their versions`() async throws {
        let one = larder("one")
        let older = RecordedLarder()
        let client = SyncClient(
            journal: one.parts.journal, address: "older", transport: older)
        #expect(try await client.sync().taken == 2)
        #expect(try await texts("shopping", in: one) == ["milk\neggs\n", "milk\n", "bread\n"])
        #expect(try await one.parts.notes.removed().map(\.id) == ["gone"])
        // What nobody has changed is not sent back.
        #expect(try await client.sync().sent == 0)
        pass()
        try await one.parts.notes.edit("shopping", base: 3, text: "milk\neggs\nsalt\n")
        #expect(try await client.sync().sent == 1)
        let sent = try #require(older.pushed.last)
        let note: OldNote = try #require(sent.value).decoded()
        #expect(note.versions == ["milk\neggs\nsalt\n", "milk\neggs\n", "milk\n", "bread\n"])
        #expect(sent.versions?.counts["0lder0000000000a"] == 3)
    }

    @Test func `gets every text and gives every text back, and is told nothing for ever`()
        async throws
    {
        let (one, two, older) = (larder("one"), larder("two"), larder("older"))
        func sync() async throws -> [SyncClient.Report] {
            var reports: [SyncClient.Report] = []
            for larder in [one, two] {
                pass()
                let client = SyncClient(
                    journal: larder.parts.journal, address: "older",
                    transport: OlderTransport(
                        wire: WiredTransport(other: older, wire: Wire())))
                reports.append(try await client.sync())
            }
            return reports
        }
        let id = try await one.parts.notes.create("a\nb\nc\n").id
        for text in ["a\nb\nC\n", "A\nb\nC\n"] {
            pass()
            let version = try await one.parts.notes.note(id).version
            try await one.parts.notes.edit(id, base: version, text: text)
        }
        _ = try await sync()
        pass()
        try await two.parts.notes.edit(
            id, base: try await two.parts.notes.note(id).version, text: "A\nb\nC\ntwo\n")
        pass()
        try await one.parts.notes.edit(id, base: 3, text: "one\nA\nb\nC\n")
        pass()
        try await older.parts.notes.edit(
            id, base: try await older.parts.notes.note(id).version, text: "A\nolder\nC\n")
        for _ in 0..<4 { _ = try await sync() }
        for report in try await sync() { #expect(report.sent == 0 && report.taken == 0) }
        let end = try await texts(id, in: older)[0]
        #expect(end == "one\nA\nolder\nC\ntwo\n")
        let typed = ["a\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n", "A\nolder\nC\n"]
        for (larder, own) in [(one, "one\nA\nb\nC\n"), (two, "A\nb\nC\ntwo\n")] {
            let texts = try await texts(id, in: larder)
            #expect(texts[0] == end)
            #expect(Set(texts).isSuperset(of: typed + [own]))
        }
    }

    @Test func `gets what it could not read once it has learned to`() async throws {
        let (one, two) = (larder("one"), larder("two"))
        let id = try await one.parts.notes.create("a\n").id
        let wire = WiredTransport(other: one, wire: Wire())
        // It went on behind what it refused.
        let older = OlderTransport(wire: wire, passesOver: ["note"])
        let before = try await SyncClient(
            journal: two.parts.journal, address: "one", transport: older
        ).sync()
        #expect(before.taken == 0)
        #expect(try await two.parts.notes.all().isEmpty)
        #expect(try await two.client(to: one).sync().taken == 1)
        #expect(try await texts(id, in: two) == ["a\n"])
    }
}

/// What a larder of that time answered, word for word.
private final class RecordedLarder: SyncTransport {
    private let all = Locked<[SyncRecord]>([])

    /// What was handed over.
    var pushed: [SyncRecord] { all.withLock { $0 } }

    private static func read<Answer: Decodable>(_ text: String) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    }

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        try Self.read(
            """
            {"version":1,"replica":"0lder0000000000a","kinds":["mark","note"],"tombstone_days":90}
            """)
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await greeting(from: replica, after: nil)
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        let end = #"{"records":[],"position":"0lder0000000000a.5.0","more":false}"#
        guard position == nil, kinds.contains("note") else { return try Self.read(end) }
        return try Self.read(
            #"""
            {"records":[
              {"kind":"note","id":"shopping","stamp":"1795487433375976.0.0lder0000000000a",
               "versions":{"0lder0000000000a":3},
               "value":{"text":"milk\neggs\n","created":817180000,"changed":817180233.25,
                        "written":817180233.25,"conflicts":[],
                        "steps":[[5,5,"",817180100.5],[0,4,"bread",817180000]]}},
              {"kind":"note","id":"gone","stamp":"1795487433375977.0.0lder0000000000a",
               "versions":{"0lder0000000000a":2},
               "value":{"text":"b\n","created":817180000,"changed":817180300,"removed":817180300,
                        "conflicts":[],"steps":[[0,1,"a"]]}}],
             "position":"0lder0000000000a.5.0","more":false}
            """#)
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        all.withLock { $0 += records }
        return try Self.read(#"{"taken":\#(records.count),"known":0,"refused":[]}"#)
    }
}

/// The way to a larder that speaks as one of that time: it has no formats, and of the versions of a note no numbers and
/// no parents.
private struct OlderTransport: SyncTransport {
    let wire: WiredTransport
    /// The kinds that its reader can't read, and goes on behind.
    var passesOver: Set<String> = []

    func greeting(from replica: String, after position: String?) async throws -> SyncGreeting {
        var greeting = try await wire.greeting(from: replica, after: nil)
        greeting.formats = nil
        return greeting
    }

    func tellLoss(of position: String, from replica: String) async throws -> SyncGreeting {
        try await greeting(from: replica, after: nil)
    }

    func page(
        after position: String?, limit: Int, except replica: String?, kinds: [String]
    ) async throws -> SyncPage {
        var page = try await wire.page(
            after: position, limit: limit, except: replica, kinds: kinds)
        page.records = try page.records.filter { !passesOver.contains($0.kind) }.map(Self.older)
        return page
    }

    func push(
        _ records: [SyncRecord], from replica: String, at position: String, id: String
    ) async throws -> SyncAnswer {
        try await wire.push(
            try records.map(Self.older), from: replica, at: "", id: id)
    }

    private static func older(_ record: SyncRecord) throws -> SyncRecord {
        guard record.kind == "note", let value = record.value else { return record }
        var record = record
        record.value = try SyncValue(try value.decoded(as: OldNote.self))
        return record
    }
}

/// A note as it was read and written then.
private struct OldNote: Codable {
    var text: String
    var created: Date
    var changed: Date
    var written: Date?
    var removed: Date?
    var conflicts: [SyncValue]
    var steps: [OldStep]

    /// The texts, the newest first.
    var versions: [String] {
        var bytes = Array(text.utf8)
        return [text]
            + steps.map { step in
                bytes.replaceSubrange(
                    step.start..<(step.start + step.length), with: step.text.utf8)
                return String(decoding: bytes, as: UTF8.self)
            }
    }
}

private struct OldStep: Codable {
    var start: Int
    var length: Int
    var text: String
    var written: Date?

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        start = try list.decode(Int.self)
        length = try list.decode(Int.self)
        text = try list.decode(String.self)
        written = list.isAtEnd ? nil : try list.decode(Date.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(start)
        try list.encode(length)
        try list.encode(text)
        if let written { try list.encode(written) }
    }
}
