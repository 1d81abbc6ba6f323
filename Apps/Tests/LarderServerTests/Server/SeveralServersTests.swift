import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Notes
import Places
import TestSupport
import Testing
import WebSafety

@testable import LarderServer

/// Two servers over the same storages, each with its own memory.
@Suite struct `Several servers over one storage` {
    private let folder: URL
    private let one: Household
    private let other: Household

    init(
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        folder = Household.newFolder()
        one = try Household(at: folder, now: now, clock: clock)
        other = try Household(at: folder, now: now, clock: clock)
    }

    private static let outside = ServerConfiguration(
        host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)

    /// Serves both for as long as the body runs.
    private func serve(
        _ configuration: ServerConfiguration = ServerConfiguration(
            port: 0, refreshes: false, logsRequests: false),
        _ body: @escaping @Sendable (Visit, Visit) async throws -> Void
    ) async throws {
        try await one.serve(configuration) { [other] first in
            try await other.serve(configuration) { second in try await body(first, second) }
        }
    }

    @Test func `know whoever signed in at one of them, until they sign out at any`() async throws {
        try await PageServer.setPassword("four words that differ", resources: one.resources)
        try await serve(Self.outside) { one, other in
            let cookie = try await one.signIn("four+words+that+differ")
            #expect(try await other.ask("GET", "/rates", [cookie]).status == 200)
            _ = try await other.ask(
                "POST", "/sign-out",
                [
                    cookie, "Content-Type: application/x-www-form-urlencoded",
                    "X-Larder-Request: 1",
                ])
            #expect(try await one.ask("GET", "/rates", [cookie]).status == 401)
        }
    }

    @Test func `count wrong passwords together`() async throws {
        // Waits are by a clock that stands still, however long the attempts take.
        let clock = ManualClock()
        let servers = try Self(now: { clock.date }, clock: clock)
        try await PageServer.setPassword(
            "four words that differ", resources: servers.one.resources)
        try await servers.serve(Self.outside) { one, other in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        try await (number % 2 == 0 ? one : other).ask(
                            "POST", "/sign-in",
                            [
                                "Content-Type: application/x-www-form-urlencoded",
                                "X-Larder-Request: 1",
                            ], body: "password=wrong"
                        ).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 403 } == SignInLimiter.free)
            #expect(statuses.count { $0 == 429 } == 40 - SignInLimiter.free)
        }
    }

    @Test func `apply a change once that a browser sends again to another`() async throws {
        try await serve { one, other in
            let form = "name=Home&latitude=50.1&longitude=14.4&change=0123456789abcdef"
            #expect(try await one.send("/places/save", form).status == 200)
            _ = try await one.household.places.remove("Home")
            #expect(try await other.send("/places/save", form).status == 200)
            #expect(try await other.household.places.all().isEmpty)
        }
    }

    @Test func `tell the windows of all of what is changed at one`() async throws {
        try await serve { one, other in
            async let heard = other.ask("GET", "/events", until: "\"notes\"")
            while other.site.hub.counts.listening == 0 { await Task.yield() }
            _ = try await one.household.notes.create("typed at the first")
            #expect(try await heard.body.contains("\"notes\""))
            let list = try await other.ask("GET", "/notes")
            #expect(list.body.contains("typed at the first"))
        }
    }

    @Test func `tell a stream that moves to another to look at everything`() async throws {
        try await serve { one, other in
            let last = one.site.hub.lastID
            let answer = try await other.ask(
                "GET", "/events", ["Last-Event-ID: \(last)"], until: "event: reset")
            #expect(answer.body.contains("event: reset"))
        }
    }

    @Test func `sign forms with one key, whoever begins first`() async throws {
        try await serve { one, other in
            let signature = one.site.key.signature("image", "https://example.org/a.png")
            #expect(other.site.key.isSigned("image", "https://example.org/a.png", by: signature))
        }
    }
}

@Suite struct `A page whose storage is away` {
    private let clock = ManualClock()
    private let storage = AwayStorage()
    private let notes: NoteBook
    private let resources: ServerResources

    init() throws {
        let environment = clock.environment()
        notes = NoteBook(storage: storage, environment: environment)
        resources = ServerResources(
            client: HTTPClient(
                transport: WrittenWeb(),
                userAgent: UserAgent(name: "test", version: "1", contact: "test"),
                environment: environment),
            environment: environment, counts: CountingReporter(), offline: ConnectivitySwitch(),
            storages: [("user", storage)], userData: storage)
    }

    private func serve(
        _ body: @escaping @Sendable (Visit) async throws -> Void
    ) async throws {
        let household = try Household()
        try await household.serve(sections: [.notes(notes)], resources: resources, body)
    }

    @Test func `shows what was read last and says so, until the storage is back`() async throws {
        let note = try await notes.create("bread and milk")
        try await serve { [storage, clock, notes] visit in
            #expect(try await visit.ask("GET", "/notes").body.contains("bread and milk"))
            storage.isAway = true
            clock.advance(by: .seconds(5))
            let last = try await visit.ask("GET", "/notes")
            #expect(last.status == 200)
            #expect(last.body.contains("bread and milk"))
            #expect(last.body.contains("can’t read its data right now"))
            #expect(last.field("X-Larder-Last-Page") != nil)
            #expect(last.field("Cache-Control") == "no-store")
            #expect(try await visit.ask("GET", "/notes/\(note.id)").status == 503)
            storage.isAway = false
            clock.advance(by: .seconds(5))
            _ = try await notes.create("cheese")
            let now = try await visit.ask("GET", "/notes")
            #expect(now.body.contains("cheese"))
            #expect(!now.body.contains("can’t read its data"))
            #expect(now.field("X-Larder-Last-Page") == nil)
        }
    }

    @Test func `refuses changes for now, so that browsers keep them`() async throws {
        try await serve { [storage] visit in
            storage.isAway = true
            let answer = try await visit.ask(
                "POST", "/notes",
                [
                    "Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1",
                    "Accept: application/json", "Idempotency-Key: 0123456789abcdef",
                ], body: "change=0123456789abcdef")
            #expect(answer.status == 503)
            #expect(answer.field("Idempotency-Key") == nil)
            #expect(try await visit.ask("GET", "/readyz").status == 503)
            storage.isAway = false
            #expect(try await visit.ask("GET", "/readyz").status == 200)
        }
    }
}
