import Feeds
import Foundation
import Geodesy
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderSQLite
import Money
import Notes
import PersonalData
import Places
import Rates
import Sync
import Testing
import WebSafety

@testable import LarderServer

/// Larders with files of their own that keep in step with a served one over the network.
@Suite(.timeLimit(.minutes(15))) struct `Larders in step over HTTP`: InStep {
    let household: Household

    init() throws { household = try Household() }

    @Test func `have the same, byte for byte, after many marks and one more`() async throws {
        try await household.serve { visit in
            let (laptop, phone) = (try Household(), try Household())
            let marks = (0..<3_000).map {
                Mark(
                    scope: "https://a.example/feed", item: "https://a.example/\($0)", name: .read,
                    date: Date(timeIntervalSince1970: 1_800_000_000 + Double($0)))
            }
            try await laptop.userData.set(marks)
            try await laptop.places.save(try Position(latitude: 50, longitude: 14), as: "Home")
            let note = try await laptop.notes.create("Milk \u{0} \"quoted\" \u{1F600}\n")
            let first = try await sync(laptop, with: visit.port)
            #expect(first.report?.sent == 3_002, "\(String(describing: first.error))")
            let second = try await sync(phone, with: visit.port)
            #expect(second.report?.taken == 3_002, "\(String(describing: second.error))")
            try await phone.notes.edit(note.id, base: 1, text: "Milk\nBread\n")
            try await phone.userData.set([Mark(scope: "x", item: "y", name: .favourite, date: .now)]
            )
            #expect(try await sync(phone, with: visit.port).report?.sent == 2)
            #expect(try await sync(laptop, with: visit.port).report?.taken == 2)
            #expect(try await laptop.notes.note(note.id).text == "Milk\nBread\n")
            let all = try await [lines(laptop), lines(phone), lines(visit.household)]
            #expect(all[0] == all[1] && all[1] == all[2] && all[0].count > 3_000)
        }
    }

    @Test func `get a note that packs very well, and what comes after it`() async throws {
        try await household.serve { visit in
            let laptop = try Household()
            let text = String(repeating: "0\n", count: 200_000)
            try await visit.household.notes.create(text)
            try await visit.household.places.save(try Position(latitude: 1, longitude: 2), as: "A")
            let outcome = try await sync(laptop, with: visit.port)
            #expect(outcome.report?.taken == 2, "\(String(describing: outcome.error))")
            #expect(try await laptop.notes.all().count == 1)
        }
    }

    @Test func `are put back by nobody who only reads, and by nothing made up`() async throws {
        let tokens = ProgramTokens(resources: household.resources)
        let reading = try await tokens.make(name: "Reader", mayWrite: false)
        try await PageServer.setPassword("correct horse battery", resources: household.resources)
        let configuration = ServerConfiguration(
            port: 0, names: ["larder.example"], refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let journal = try #require(visit.household.resources.journal)
            let own = try await journal.replica()
            let login = ["Authorization: Bearer \(reading)", "X-Larder-Request: 1"]
            let lost = "\(own).999999999.0.abcdefgh"
            for path in ["/api/sync/records?after=", "/api/sync?from=x&after="] {
                _ = try await visit.ask("GET", path + lost, login)
            }
            let answer = try await visit.ask("POST", "/api/sync?from=x&lost=\(lost)", login)
            #expect(answer.status == 403)
            #expect(try await journal.replica() == own)
        }
    }

    @Test func `tell a copy of the same data apart`() async throws {
        try await household.serve { visit in
            let (folder, other) = (Household.newFolder(), Household.newFolder())
            let id = try await visit.household.notes.create("one\ntwo\nthree\n").id
            let laptop = try Household(at: folder)
            _ = try await sync(laptop, with: visit.port)
            let (same, files) = try await reopened(laptop, at: folder)
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            for (file, data) in files {
                try data.write(to: other.appending(path: file.lastPathComponent))
            }
            let copy = try Household(at: other)
            try await same.notes.edit(id, base: 1, text: "one\ntwo\nthree\nsame\n")
            try await copy.notes.edit(id, base: 1, text: "copy\none\ntwo\nthree\n")
            for _ in 0..<2 {
                for one in [same, copy] { _ = try await sync(one, with: visit.port) }
            }
            let text = "copy\none\ntwo\nthree\nsame\n"
            for one in [same, copy, visit.household] {
                #expect(try await one.notes.note(id).text == text)
            }
        }
    }

    @Test func `need a token that may write, and say so`() async throws {
        let tokens = ProgramTokens(resources: household.resources)
        let reading = try await tokens.make(name: "Reader", mayWrite: false)
        let writing = try await tokens.make(name: "Laptop", mayWrite: true)
        try await PageServer.setPassword("correct horse battery", resources: household.resources)
        let configuration = ServerConfiguration(
            port: 0, names: ["larder.example"], refreshes: false, logsRequests: false)
        try await household.serve(configuration) { visit in
            let laptop = try Household()
            try await laptop.userData.set([Mark(scope: "x", item: "y", name: .read, date: .now)])
            let none = try await sync(laptop, with: visit.port)
            #expect(none.error?.message.contains("requires a token") == true)
            let wrong = try await sync(laptop, with: visit.port, token: "larder_wrong")
            #expect(wrong.error?.message.contains("doesn't accept the token") == true)
            let read = try await sync(laptop, with: visit.port, token: reading)
            #expect(read.report?.counts.waiting == 1)
            let waiting = try await read.client.outbox.waiting()
            #expect(waiting.first?.state == .asking)
            #expect(waiting.first?.failure?.error.message.contains("may write") == true)
            let written = try await sync(laptop, with: visit.port, token: writing)
            #expect(written.report?.counts == OutboxCounts(), "a new token sends what waited")
            #expect(try await visit.household.userData.allMarks().count == 1)
            let stored = try await laptop.userData.allSummaries()
            for summary in stored {
                let value = try await laptop.userData.entry(for: summary.key)?.value ?? Data()
                #expect(!String(decoding: value, as: UTF8.self).contains(writing))
            }
        }
    }

    @Test func `are refused what is malformed, in words, and take the rest`() async throws {
        try await household.serve { visit in
            let path = "/api/sync/records"
            #expect(try await visit.call("POST", path, "{\"records\":[]}").status == 400)
            for body in ["", "[]", "{}", "{\"records\":1}", "{\"records\":[{}"] {
                let answer = try await visit.call("POST", path + "?from=x", body)
                #expect(answer.status == 400, "\(body): \(answer)")
                #expect(answer.plain.contains("message"))
            }
            let mixed =
                "{\"records\":[{\"kind\":\"mark\",\"id\":\"a/b/read\",\"stamp\":\"1.0.x\",\"value\":true},"
                + "{\"kind\":\"mark\",\"id\":\"a\",\"stamp\":\"1.0.x\",\"value\":true}]}"
            let answer = try await visit.object("POST", path + "?from=x", mixed)
            #expect(answer["taken"] as? Int == 1)
            #expect((answer["refused"] as? [[String: any Sendable]])?.count == 1)
            let many = (0..<1_001).map { _ in
                "{\"kind\":\"mark\",\"id\":\"a/b/read\",\"stamp\":\"1.0.x\",\"value\":true}"
            }
            let tooMany = try await visit.call(
                "POST", path + "?from=x", "{\"records\":[\(many.joined(separator: ","))]}")
            #expect(tooMany.status == 413)
            let gone = try await visit.call("GET", path + "?after=abc.5")
            #expect(gone.status == 410 && gone.plain.contains("position-unknown"))
            #expect(try await visit.call("GET", path + "?limit=0").status == 400)
            #expect(try await visit.call("GET", path + "?limit=5000").status == 400)
            let forged = try await visit.ask(
                "POST", path + "?from=x", ["Content-Type: application/json"], body: mixed)
            #expect(forged.status == 403, "no page of another site can send records")
            for (kinds, count) in [("", 1), ("?kinds=mark", 1), ("?kinds=nothing", 0)] + [
                ("?kinds=", 0), ("?kinds", 0),
            ] {
                let page = try await visit.object("GET", path + kinds)
                #expect((page["records"] as? [Any])?.count == count, "\(kinds)")
            }
        }
    }

    @Test func `let a page say marks at the time at which they were said, each once`() async throws
    {
        let (feed, item) = ("https://a.example/feed", "https://a.example/1%2")
        let id = Key(feed, item, "read").path
        let now = HybridTime.micros(of: .now)
        @Sendable func record(_ id: String, _ ago: Int, _ value: Bool) -> String {
            "{\"records\":[{\"kind\":\"mark\",\"id\":\"\(id)\",\"stamp\":\"\(now - ago).0.page\","
                + "\"value\":\(value)}]}"
        }
        try await household.serve { visit in
            func say(
                _ body: String, _ key: String
            ) async throws -> (text: String, key: String?, mark: Mark?) {
                let answer = try await visit.ask(
                    "POST", "/api/sync/records?from=page",
                    [
                        "Content-Type: application/json", "X-Larder-Request: 1",
                        "Idempotency-Key: \(key)",
                    ], body: body)
                let marks = try await visit.household.userData.marks(for: [item], in: feed)
                return (answer.plain, answer.field("Idempotency-Key"), marks.first)
            }
            let first = try await say(record(id, 60_000_000, true), "abcdef01")
            #expect(first.text.contains("\"taken\":1") && first.key == "abcdef01")
            #expect(first.mark?.isSet == true)
            #expect(first.mark.map { HybridTime.micros(of: $0.date) } == now - 60_000_000)
            // Said before that, but sent later.
            #expect(try await say(record(id, 90_000_000, false), "abcdef02").mark?.isSet == true)
            #expect(try await say(record(id, 30_000_000, false), "abcdef03").mark?.isSet == false)
            // The answer was lost, and something else was said meanwhile.
            _ = try await say(record(id, 20_000_000, true), "abcdef04")
            let again = try await say(record(id, 10_000_000, false), "abcdef03")
            #expect(again.text.contains("\"known\":1") && again.mark?.isSet == true)
            // A clock that is ahead says it now.
            let ahead = try await say(record(id, -86_400_000_000, false), "abcdef05").mark
            #expect(ahead?.isSet == false && ahead.map { $0.date <= .now } == true)
            let refused = try await say(record("currencies/XXY/favourite", 1, true), "abcdef06")
            #expect(refused.text.contains("no currency “XXY”"))
            #expect(refused.key == "abcdef06")
            let journal = try #require(visit.household.resources.journal)
            #expect(try await !journal.isInUse(), "a page is no other larder")
        }
    }

    @Test func `show what waits and was set aside on the page, in the API and in metrics`()
        async throws
    {
        // This household is the client of another one, and is served itself.
        let other = try Household()
        try await other.serve { server in
            try await household.userData.set([
                Mark(scope: "x", item: "<b>y</b>", name: "", date: .now)
            ])
            let outcome = try await sync(household, with: server.port)
            #expect(outcome.report?.counts.parked == 1, "\(outcome)")
        }
        try await household.serve { visit in
            let page = try await visit.ask("GET", "/inside")
            #expect(page.plain.contains("Other larders") && page.plain.contains("1 set aside"))
            #expect(page.plain.contains("&lt;b&gt;y&lt;/b&gt;") && !page.plain.contains("<b>y</b>"))
            let items = try await visit.objects("GET", "/api/outbox", "outbox")
            let id = try #require(items.first?["id"] as? String)
            #expect(items.first?["state"] as? String == "parked")
            let one = try await visit.object("GET", "/api/outbox/\(id)")
            #expect((one["records"] as? [[String: any Sendable]])?.count == 1)
            let metrics = try await visit.ask("GET", "/metrics").plain
            #expect(metrics.contains("larder_outbox_parked 1.0"))
            #expect(metrics.contains("larder_outbox_waiting 0.0"))
            #expect(try await visit.send("/inside/outbox", "id=\(id)&do=nothing").status == 422)
            #expect(try await visit.send("/inside/outbox", "id=\(id)&do=retry").status == 200)
            let waiting = try await visit.objects("GET", "/api/outbox", "outbox")
            #expect(waiting.first?["state"] as? String == "waiting")
            #expect(try await visit.call("DELETE", "/api/outbox/\(id)").status == 200)
            #expect(try await visit.objects("GET", "/api/outbox", "outbox").isEmpty)
            #expect(try await visit.objects("GET", "/api/outbox?dropped=1", "outbox").count == 1)
            #expect(try await visit.call("DELETE", "/api/outbox/nothing").status == 404)
        }
    }

    @Test func `leave the position where it is, unless the person says so`() async throws {
        try await household.serve { visit in
            let (laptop, phone) = (try Household(), try Household())
            try await laptop.places.set(try Position(latitude: 1, longitude: 2))
            let kinds = ["mark", "note", "place"]
            #expect(try await sync(laptop, with: visit.port, kinds: kinds).report?.sent == 0)
            #expect(try await sync(laptop, with: visit.port).report?.sent == 1)
            #expect(try await sync(phone, with: visit.port, kinds: kinds).report?.taken == 0)
            #expect(try await sync(phone, with: visit.port).report?.taken == 1)
            #expect(try await phone.places.current().position.latitude == 1)
        }
    }
}
