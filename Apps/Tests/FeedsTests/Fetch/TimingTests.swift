import Feeds
import Foundation
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderSimulation
import Testing

/// Rows 8 to 10, 19, 20 and 22 of good manners: when to come again, and when not.
@Suite(.timeLimit(.minutes(15))) struct `Politeness in time` {
    let at: Fetching

    init() throws { at = try Fetching() }

    @Test func `row 8: max-age is honoured less Age, and capped`() async throws {
        func wait(_ fields: String...) async throws -> TimeInterval? {
            at.origin.answer("/feed", .init(200, fields, body: Fetching.rss("a")))
            return at.wait(try await at.good(at.state()))
        }
        #expect(try await wait() == 3_600)
        #expect(try await wait("Cache-Control: max-age=10800", "Age: 1800") == 9_000)
        #expect(try await wait("Cache-Control: max-age=60") == 3_600)
        #expect(try await wait("Cache-Control: max-age=31536000") == 86_400)
        #expect(try await wait("Cache-Control: no-cache", "Expires: 0") == 3_600)
        let later = HTTPDate.format(at.clock.date + 20_000)
        #expect(try await wait("Expires: " + later) == 20_000)
    }

    @Test func `row 8: a 304 may say it anew`() async throws {
        at.origin.answer("/feed") { request in
            request.value("If-None-Match") == nil
                ? .init(200, ["ETag: \"a\""], body: Fetching.rss("a"))
                : .init(304, ["ETag: \"a\"", "Cache-Control: max-age=7300"])
        }
        let state = try await at.good(at.state())
        #expect(at.wait(try await at.good(state)) == 7_300)
    }

    @Test func `keeps to what the feed itself asks for`() async throws {
        // The clock shows a Friday, at eight in the morning in UTC.
        func wait(_ extra: String) async throws -> TimeInterval? {
            at.origin.answer("/feed", .init(200, body: Fetching.rss("a", extra: extra)))
            return at.wait(try await at.good(at.state()))
        }
        #expect(try await wait("<ttl>150</ttl>") == 9_000)
        let hours = "<skipHours><hour>9</hour><hour>10</hour></skipHours>"
        #expect(try await wait(hours) == 10_800)
        let days = "<skipDays><day>Friday</day><day>Saturday</day></skipDays>"
        #expect(try await wait(days) == TimeInterval(16 * 3_600 + 86_400))
        #expect(try await wait("<ttl>99999999999999999999</ttl>").map { $0 <= 86_400 } == true)
    }

    @Test(arguments: [429, 503])
    func `row 9: Retry-After counts as seconds and as date, for the host`(status: Int)
        async throws
    {
        let date = HTTPDate.format(at.clock.date + 7_200)
        for (value, seconds) in [("5400", 5_400.0), (date, 7_200.0)] {
            let at = try Fetching()
            at.origin.answer("/feed", .init(status, ["Retry-After: " + value]))
            at.origin.answer("/other", .init(200, body: Fetching.rss("a")))
            let held = await at.fetcher.fetch(try at.state())
            #expect(held.kind == "failed" && held.error?.code == .busy)
            #expect(at.wait(held.state) == seconds)
            let other = try at.state("/other")
            #expect(at.fetcher.due([held.state, other], state: \.self).isEmpty)
            let free = at.clock.date + seconds
            #expect(at.fetcher.next([held.state, other], state: \.self) == free)
            // Who asks all the same is told when, and the host is not asked.
            let unasked = await at.fetcher.fetch(other)
            #expect(unasked.kind == "failed" && at.origin.requests.count == 1)
            #expect(unasked.state.refresh.failures == 0)
            #expect(at.wait(unasked.state) == seconds)
            at.clock.advance(by: .seconds(seconds))
            #expect(at.fetcher.due([held.state, other], state: \.self).count == 2)
            #expect(await at.fetcher.fetch(other).kind == "fetched")
        }
    }

    @Test func `row 9: the rest of the host is left out of a round`() async throws {
        let at = try Fetching()
        at.origin.answer("/0", .init(429, ["Retry-After: 600"]))
        for path in 1..<5 { at.origin.answer("/\(path)", .init(200, body: Fetching.rss("a"))) }
        let elsewhere = try Fetching()
        elsewhere.origin.answer("/x", .init(200, body: Fetching.rss("x")))
        let states =
            try (0..<5).map { try at.state("/\($0)") } + [elsewhere.state("/x")]
        let round = RefreshRound(overall: 4, gap: .zero, environment: at.clock.environment())
        let kinds = Locked<[String]>([])
        let summary = await at.fetcher.refresh(states, state: \.self, round: round) {
            _, outcome in
            kinds.withLock { $0.append(outcome.kind) }
        }
        #expect(at.origin.requests.map(\.path) == ["/0"])
        #expect(elsewhere.origin.requests.count == 1)
        #expect(summary.checked == 2)
        #expect(summary.held.map(\.item) == Array(states[1..<5]))
        #expect(Set(kinds.withLock { $0 }) == ["failed", "fetched"])
    }

    @Test(arguments: [[], ["Retry-After: soon"], ["Retry-After:"]])
    func `row 10: 429 without a hint means at least ten minutes`(fields: [String]) async throws {
        at.origin.answer("/feed", .init(429, fields))
        let outcome = await at.fetcher.fetch(try at.state())
        #expect(at.wait(outcome.state).map { $0 >= 600 } == true)
        #expect(outcome.state.refresh.heldUntil == at.clock.date + 600)
        let other = try at.state("/other")
        #expect(at.fetcher.due([outcome.state, other], state: \.self).isEmpty)
    }

    @Test func `row 19: 410 stops, and is shown`() async throws {
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        let state = try await at.good(at.state())
        at.origin.answer("/feed", .init(410))
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "gone")
        #expect(outcome.error?.message.contains("gone for good") == true)
        let gone = try storedAndRead(outcome.state)
        #expect(gone.refresh.stopped == .gone)
        #expect(gone.refresh.lastError?.code == .gone)
        #expect(gone.entryCount == 1)
        at.clock.advance(by: .seconds(1e9))
        #expect(at.fetcher.due([gone], state: \.self).isEmpty)
    }

    @Test func `row 19: where a temporary redirect ends, 410 is an error like others`() async throws
    {
        at.origin.answer("/feed", .init(302, ["Location: /b"]))
        at.origin.answer("/b", .init(410))
        let outcome = await at.fetcher.fetch(try at.state())
        #expect(outcome.kind == "failed")
        #expect(outcome.state.refresh.stopped == nil)
    }

    @Test(arguments: [403, 404, 500, 502, 0, -1])
    func `row 20: failures slow down, doubling, up to a cap`(status: Int) async throws {
        let at = try Fetching()
        var state = try at.state()
        switch status {
        // Nobody listens there, which is how a broken connection, TLS and DNS end as well.
        case 0: at.origin.stop()
        // No such name.
        case -1: state.address = try #require(URL(string: "http://nobody.invalid/feed"))
        default: at.origin.answer("/feed", .init(status))
        }
        var waits: [TimeInterval] = []
        for _ in 0..<10 {
            let outcome = await at.fetcher.fetch(state)
            #expect(outcome.kind == "failed")
            state = outcome.state
            waits.append(try #require(at.wait(state)))
            #expect(state.refresh.lastError != nil)
        }
        #expect(
            waits == [900, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600, 86_400, 86_400, 86_400])
        #expect(state.refresh.failures == 10)
    }

    @Test func `row 22: a host rests between two requests`() async throws {
        let at = try Fetching()
        for path in ["/1", "/2", "/3"] {
            at.origin.answer(path, .init(200, body: Fetching.rss("a")))
        }
        let states = try ["/1", "/2", "/3"].map { try at.state($0) }
        let round = RefreshRound(gap: .seconds(2), environment: at.clock.environment())
        async let summary = at.fetcher.refresh(states, state: \.self, round: round) { _, _ in }
        for count in 1...3 {
            await at.origin.arrivals(count)
            if count < 3 {
                await at.clock.sleepers(atLeast: 1)
                #expect(at.origin.requests.count == count)
                at.clock.advance(by: .seconds(2))
            }
        }
        #expect(await summary.checked == 3)
        #expect(at.origin.requests.map(\.path) == ["/1", "/2", "/3"])
    }

    @Test func `says nothing against a feed while the program is offline`() async throws {
        let at = try Fetching()
        let client = HTTPClient(
            transport: AsyncHTTPTransport(),
            userAgent: .init(name: "a", version: "1", contact: "b"),
            environment: at.clock.environment(connectivity: ConnectivitySwitch(isOffline: true)))
        let fetcher = FeedFetcher(client: client, environment: at.clock.environment())
        let outcome = await fetcher.fetch(try at.state())
        #expect(outcome.error?.code == .offline)
        #expect(outcome.state.refresh.failures == 0)
        #expect(at.origin.requests.isEmpty)
    }
}
