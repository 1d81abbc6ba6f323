import Foundation
import Larder
import LarderSimulation
import Testing
import WebSafety

@testable import LarderServer

@Suite struct `The limit on wrong passwords` {
    private let household: Household

    // Waits are by a clock that stands still, however long the attempts take.
    init() throws { household = try Household(clock: ManualClock()) }

    private static func configuration(trusting proxies: [String] = []) throws -> ServerConfiguration
    {
        ServerConfiguration(
            host: "0.0.0.0", port: 0, trustedProxies: try #require(TrustedProxies(proxies)),
            refreshes: false, logsRequests: false)
    }

    /// The status of an attempt to sign in with a wrong password.
    private static func attempt(_ visit: Visit, for client: String? = nil) async throws -> Int {
        try await visit.ask(
            "POST", "/sign-in",
            ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"]
                + (client.map { ["X-Forwarded-For: \($0)"] } ?? []), body: "password=wrong"
        ).status
    }

    @Test func `of sixty attempts at once, five are compared, and the others told to wait`()
        async throws
    {
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let statuses = try await household.serve(try Self.configuration()) { visit in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<60 { group.addTask { try await Self.attempt(visit) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(statuses.count { $0 == 403 } == SignInLimiter.free)
        #expect(statuses.count { $0 == 429 } == 60 - SignInLimiter.free)
    }

    @Test func `behind a trusted proxy, each client waits for itself`() async throws {
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let configuration = try Self.configuration(trusting: ["127.0.0.1"])
        try await household.serve(configuration) { visit in
            var first: [Int] = []
            for _ in 0...SignInLimiter.free {
                first.append(try await Self.attempt(visit, for: "198.51.100.7"))
            }
            #expect(first == [403, 403, 403, 403, 403, 429])
            // A client that writes the header itself changes nothing: the proxy adds its address.
            #expect(try await Self.attempt(visit, for: "203.0.113.1, 198.51.100.7") == 429)
            #expect(try await Self.attempt(visit, for: "198.51.100.8") == 403)
            #expect(try await Self.attempt(visit) == 403)
        }
    }

    @Test func `without one, nobody escapes by naming another address`() async throws {
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        try await household.serve(try Self.configuration()) { visit in
            var all: [Int] = []
            for number in 0...SignInLimiter.free {
                all.append(try await Self.attempt(visit, for: "198.51.100.\(number)"))
            }
            #expect(all == [403, 403, 403, 403, 403, 429])
        }
    }

    @Test func `a proxy is let in only with a password`() async throws {
        let configuration = ServerConfiguration(
            port: 0, trustedProxies: try #require(TrustedProxies(["127.0.0.1"])))
        await #expect(throws: LarderError.self) {
            _ = try await PageServer(
                sections: household.sections, resources: household.resources,
                configuration: configuration)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Streams of those whose access ends` {
    private static let outside = ServerConfiguration(
        host: "0.0.0.0", port: 0, refreshes: false, logsRequests: false)

    /// Listens, ends the access as soon as the stream is open, and waits for its end. The clock stands still: no heartbeat
    /// ends it.
    private static func listen(
        _ visit: Visit, _ field: String, until end: @escaping @Sendable () async throws -> Void
    ) async throws {
        async let heard = visit.ask("GET", "/events", [field])
        while visit.site.hub.counts.listening == 0 { await Task.yield() }
        try await end()
        #expect(try await heard.body.contains("event: hello"))
        #expect(visit.site.hub.counts.listening == 0)
    }

    @Test(arguments: [outside, ServerConfiguration(port: 0, refreshes: false, logsRequests: false)])
    func `end with the token, before the next heartbeat, with a password and without`(
        configuration: ServerConfiguration
    ) async throws {
        let household = try Household(clock: ManualClock())
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        let tokens = ProgramTokens(resources: household.resources)
        let token = try await tokens.make(name: "Screen", mayWrite: false)
        try await household.serve(configuration) { visit in
            try await Self.listen(visit, "Authorization: Bearer \(token)") {
                try await tokens.end(name: "Screen")
            }
        }
    }

    @Test func `end with the password of their session`() async throws {
        let household = try Household(clock: ManualClock())
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        try await household.serve(Self.outside) { visit in
            let cookie = try await visit.signIn("four+words+that+differ")
            try await Self.listen(visit, cookie) {
                try await PageServer.setPassword(
                    "other words that differ", resources: household.resources)
            }
        }
    }

    @Test func `end with their session when the browser signs in once more`() async throws {
        let household = try Household(clock: ManualClock())
        try await PageServer.setPassword("four words that differ", resources: household.resources)
        try await household.serve(Self.outside) { visit in
            let cookie = try await visit.signIn("four+words+that+differ")
            try await Self.listen(visit, cookie) {
                _ = try await visit.ask(
                    "POST", "/sign-in",
                    [
                        cookie, "Content-Type: application/x-www-form-urlencoded",
                        "X-Larder-Request: 1",
                    ], body: "password=four+words+that+differ")
            }
        }
    }
}
