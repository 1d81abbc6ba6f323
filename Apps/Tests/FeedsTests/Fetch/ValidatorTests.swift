import FeedFormat
import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

/// Rows 1 to 7 of good manners: asking only whether something is new.
@Suite(.timeLimit(.minutes(15))) struct `Politeness with validators` {
    let at: Fetching
    static let etag = #"W/"63f0-a1;, b'c  D""#
    static let modified = "Fri, 30 Oct 2026 15:00:07 GMT"
    static let both = ["ETag: " + etag, "Last-Modified: " + modified]

    init() throws { at = try Fetching() }

    /// Publishes a feed that is confirmed to who knows it.
    private func publish(_ fields: [String], _ titles: String, path: String = "/feed") {
        let body = Fetching.rss(titles)
        at.origin.answer(path) { request in
            let tags = fields.filter { $0.hasPrefix("ETag") }.map { $0.dropFirst(6) }
            if let asked = request.value("If-None-Match"), tags.contains(asked[...]) {
                return .init(304, fields)
            }
            return .init(200, fields, body: body)
        }
    }

    @Test func `row 1: both are sent when both were given`() async throws {
        publish(Self.both, "a")
        let state = try await at.good(at.state())
        let again = await at.fetcher.fetch(state)
        #expect(again.kind == "unchanged")
        let requests = at.origin.requests
        #expect(requests[0].value("If-None-Match") == nil)
        #expect(requests[0].value("If-Modified-Since") == nil)
        #expect(requests[1].values("If-None-Match").count == 1)
        #expect(requests[1].values("If-Modified-Since").count == 1)
    }

    @Test(arguments: [
        [etag, modified], ["\"\"", "30/10/2026"], ["unquoted", "fri, 30 oct 2026 15:00:07 gmt"],
        ["\"a\", \"b\"", "Fri, 30 Oct 2026 16:00:07 +0100"], ["w/\"x\"", "yesterday"],
        ["\"--gzip\"", "0"],
    ])
    func `row 2: they are sent byte for byte as received`(pair: [String]) async throws {
        at.origin.answer(
            "/feed",
            .init(
                200, ["ETag: " + pair[0], "Last-Modified: " + pair[1]],
                body: Fetching.rss("a")))
        let state = try storedAndRead(await at.good(at.state()))
        _ = await at.fetcher.fetch(state)
        let request = try #require(at.origin.requests.last)
        #expect(request.bytes.contains("If-None-Match: \(pair[0])\r\n"))
        #expect(request.bytes.contains("If-Modified-Since: \(pair[1])\r\n"))
    }

    @Test func `row 3: they are stored together, also when only one changed`() async throws {
        publish(Self.both, "a")
        var state = try await at.good(at.state())
        publish(["ETag: \"new\"", "Last-Modified: " + Self.modified], "b")
        state = try await at.good(state)
        #expect(state.validators["etag"] == "\"new\"")
        #expect(state.validators["last-modified"] == Self.modified)
        publish(["ETag: \"new\"", "Last-Modified: Sat, 31 Oct 2026 15:00:07 GMT"], "b")
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "unchanged")
        #expect(outcome.state.validators["etag"] == "\"new\"")
        #expect(
            outcome.state.validators["last-modified"] == "Sat, 31 Oct 2026 15:00:07 GMT")
    }

    @Test func `row 4: they are kept through 304, 429, 5xx, restart and upgrade`() async throws {
        publish(Self.both, "a")
        var state = try await at.good(at.state())
        let pair = state.validators
        state = try await at.good(state)
        #expect(state.validators == pair)
        for status in [429, 500, 503, 404, 403] {
            at.origin.answer("/feed", .init(status, ["ETag: \"error\""], body: "No."))
            let outcome = await at.fetcher.fetch(state)
            #expect(outcome.kind == "failed")
            state = outcome.state
            at.clock.advance(by: .seconds(90_000))
        }
        at.origin.answer("/feed", .init(200, ["ETag: \"page\""], body: "<html>Sign in</html>"))
        state = await at.fetcher.fetch(state).state
        #expect(state.validators == pair)
        // A restart, and what a version wrote that knew less, or more.
        #expect(try storedAndRead(state).validators == pair)
        let address = try at.origin.url("/feed").absoluteString
        let old = """
            {"address":"\(address)","validators":{"fields":{"etag":"\\"o\\"","url":"\(address)"}},
            "lastWhole":\(at.clock.date.timeIntervalSinceReferenceDate),"later":{"x":[1]}}
            """
        publish(["ETag: \"o\""], "a")
        let read = try JSONDecoder().decode(FeedState.self, from: Data(old.utf8))
        #expect(await at.fetcher.fetch(read).kind == "unchanged")
        #expect(at.origin.requests.last?.value("If-None-Match") == "\"o\"")
    }

    @Test func `row 5: they are replaced or cleared together on a 200`() async throws {
        publish(Self.both, "a")
        var state = try await at.good(at.state())
        publish(["ETag: \"only\""], "b")
        state = try await at.good(state)
        #expect(state.validators["etag"] == "\"only\"")
        #expect(state.validators["last-modified"] == nil)
        publish([], "c")
        state = try await at.good(state)
        #expect(state.validators.isEmpty)
        _ = await at.fetcher.fetch(state)
        let last = try #require(at.origin.requests.last)
        #expect(last.value("If-None-Match") == nil && last.value("If-Modified-Since") == nil)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `row 6: they are never sent to another address after a redirect`(status: Int)
        async throws
    {
        publish(Self.both, "a")
        let state = try await at.good(at.state())
        let other = try Fetching()
        other.origin.answer("/b", .init(200, Self.both, body: Fetching.rss("b")))
        let elsewhere = try other.origin.url("/b").absoluteString
        at.origin.answer("/feed", .init(status, ["Location: /moved"]))
        at.origin.answer("/moved", .init(status, ["Location: \(elsewhere)"]))
        #expect(await at.fetcher.fetch(state).kind == "fetched")
        let asked = at.origin.requests.suffix(2) + other.origin.requests
        #expect(asked.map(\.path) == ["/feed", "/moved", "/b"])
        #expect(asked.first?.value("If-None-Match") == Self.etag)
        for request in asked.dropFirst() {
            #expect(request.value("If-None-Match") == nil)
            #expect(request.value("If-Modified-Since") == nil)
        }
    }

    @Test func `row 6: behind a redirect they go to the address that gave them`() async throws {
        at.origin.answer("/feed", .init(302, ["Location: /now"]))
        publish(Self.both, "a", path: "/now")
        let state = try await at.good(at.state())
        #expect(await at.fetcher.fetch(state).kind == "unchanged")
        let asked = at.origin.requests.suffix(2)
        #expect(asked.first?.value("If-None-Match") == nil)
        #expect(asked.last?.value("If-None-Match") == Self.etag)
    }

    @Test func `row 7: 304 is success and resets errors`() async throws {
        publish(Self.both, "a")
        var state = try await at.good(at.state())
        at.origin.answer("/feed", .init(500))
        for _ in 0..<3 { state = await at.fetcher.fetch(state).state }
        #expect(state.refresh.failures == 3)
        publish(Self.both, "a")
        at.clock.advance(by: .seconds(90_000))
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "unchanged")
        #expect(outcome.state.refresh.failures == 0)
        #expect(outcome.state.refresh.lastError == nil)
        #expect(outcome.state.refresh.lastSucceeded == at.clock.date)
    }

    @Test func `asks for all of it when a 304 is about another version`() async throws {
        publish(Self.both, "a")
        let state = try await at.good(at.state())
        at.origin.answer("/feed") { request in
            request.value("If-None-Match") == nil
                ? .init(200, ["ETag: \"z\""], body: Fetching.rss("z")) : .init(304, ["ETag: \"z\""])
        }
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.feed?.entries.first?.id == "z")
        #expect(at.origin.requests.count == 3)
    }

    @Test func `does not believe a 304 that nobody asked for`() async throws {
        at.origin.answer("/feed", .init(304))
        let outcome = await at.fetcher.fetch(try at.state())
        #expect(outcome.kind == "failed")
        #expect(outcome.error?.code == .unreadable)
    }

    @Test func `asks for all of it after eight days, and when the clock was set back`() async throws
    {
        publish(Self.both, "a")
        var state = try await at.good(at.state())
        at.clock.advance(by: .seconds(8 * 86_400 - 1))
        state = try await at.good(state)
        #expect(at.origin.requests.last?.value("If-None-Match") == Self.etag)
        at.clock.advance(by: .seconds(1))
        let whole = await at.fetcher.fetch(state)
        #expect(at.origin.requests.last?.value("If-None-Match") == nil)
        // The bytes are the same, so nothing is new all the same.
        #expect(whole.kind == "unchanged")
        _ = await at.fetcher.fetch(whole.state)
        #expect(at.origin.requests.last?.value("If-None-Match") == Self.etag)
        at.clock.shiftWall(by: .seconds(-86_400))
        _ = await at.fetcher.fetch(whole.state)
        #expect(at.origin.requests.last?.value("If-None-Match") == nil)
    }

    @Test func `knows the same bytes again without validators`() async throws {
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        let state = try await at.good(at.state())
        #expect(await at.fetcher.fetch(state).kind == "unchanged")
        #expect(await at.fetcher.fetch(state, whole: true).kind == "fetched")
        at.origin.answer("/feed", .init(200, body: Fetching.rss("b")))
        #expect(await at.fetcher.fetch(state).kind == "fetched")
    }
}
