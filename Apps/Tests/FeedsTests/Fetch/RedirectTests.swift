import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

/// Rows 16 to 18 and 21 of good manners: feeds that move.
@Suite(.timeLimit(.minutes(15))) struct `Politeness with redirects` {
    let at: Fetching

    init() throws {
        at = try Fetching()
        at.origin.answer("/end", .init(200, ["ETag: \"e\""], body: Fetching.rss("a")))
    }

    private func redirect(_ path: String, _ status: Int, to location: String) {
        at.origin.answer(path, .init(status, ["Location: " + location]))
    }

    @Test(arguments: [301, 308])
    func `row 16: a permanent redirect is followed, and stored after success`(status: Int)
        async throws
    {
        redirect("/feed", status, to: "/end")
        let state = try await at.good(at.state())
        #expect(state.address == (try at.origin.url("/end")))
        #expect(state.formerAddresses == [try at.origin.url("/feed")])
        _ = await at.fetcher.fetch(try storedAndRead(state))
        #expect(at.origin.requests.map(\.path) == ["/feed", "/end", "/end"])
        #expect(at.origin.requests.last?.value("If-None-Match") == "\"e\"")
    }

    @Test(arguments: [404, 500, 410, 200])
    func `row 16: a permanent redirect to something bad is not stored`(status: Int)
        async throws
    {
        redirect("/feed", 301, to: "/bad")
        at.origin.answer("/bad", .init(status, body: "<html>Sign in</html>"))
        let outcome = await at.fetcher.fetch(try at.state())
        #expect(outcome.kind == (status == 410 ? "gone" : "failed"))
        #expect(outcome.state.address == (try at.origin.url("/feed")))
        // It is back, and nothing remembers where it seemed to have gone.
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        #expect(await at.fetcher.fetch(outcome.state).kind == "fetched")
        #expect(at.origin.requests.map(\.path) == ["/feed", "/bad", "/feed"])
    }

    @Test func `row 16: a chain is stored up to the first temporary hop`() async throws {
        redirect("/feed", 301, to: "/1")
        redirect("/1", 308, to: "/2")
        redirect("/2", 302, to: "/3")
        redirect("/3", 301, to: "/end")
        let state = try await at.good(at.state())
        #expect(state.address == (try at.origin.url("/2")))
        #expect(at.origin.requests.map(\.path) == ["/feed", "/1", "/2", "/3", "/end"])
        // The next time it starts there, and asks the end whether something is new.
        _ = await at.fetcher.fetch(state)
        #expect(at.origin.requests.suffix(3).map(\.path) == ["/2", "/3", "/end"])
        #expect(at.origin.requests.last?.value("If-None-Match") == "\"e\"")
    }

    @Test func `row 16: a move that a 304 confirms is stored too`() async throws {
        at.origin.answer("/feed", .init(302, ["Location: /end"]))
        at.origin.answer("/end") { request in
            request.value("If-None-Match") == nil
                ? .init(200, ["ETag: \"e\""], body: Fetching.rss("a")) : .init(304)
        }
        let state = try await at.good(at.state())
        redirect("/feed", 301, to: "/end")
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "unchanged")
        #expect(outcome.state.address == (try at.origin.url("/end")))
    }

    @Test(arguments: [302, 303, 307])
    func `row 17: a temporary redirect is followed and not stored`(status: Int) async throws {
        redirect("/feed", status, to: "/end")
        let state = try await at.good(at.state())
        #expect(state.address == (try at.origin.url("/feed")))
        #expect(state.formerAddresses.isEmpty)
        _ = await at.fetcher.fetch(state)
        #expect(at.origin.requests.map(\.path) == ["/feed", "/end", "/feed", "/end"])
    }

    @Test func `row 18: a loop stops at once, a long chain at ten`() async throws {
        redirect("/feed", 301, to: "/back")
        redirect("/back", 302, to: "/feed")
        let loop = await at.fetcher.fetch(try at.state())
        #expect(loop.error?.message.contains("loop") == true)
        #expect(at.origin.requests.count == 2)
        for number in 0..<30 { redirect("/\(number)", 302, to: "/\(number + 1)") }
        let chain = await at.fetcher.fetch(try at.state("/0"))
        #expect(chain.error?.message.contains("more than 10 times") == true)
        #expect(at.origin.requests.count == 2 + 11)
        #expect(chain.state.address == (try at.origin.url("/0")))
    }

    @Test func `row 21: two feeds that were led to one address can be merged`() async throws {
        redirect("/rss", 301, to: "/end")
        redirect("/atom", 308, to: "/end?")
        redirect("/other", 301, to: "/end")
        at.origin.answer("/alone", .init(200, body: Fetching.rss("b")))
        var states = try ["/rss", "/alone", "/atom", "/other"].map { try at.state($0) }
        #expect(FeedState.sharing(states).isEmpty)
        for place in states.indices { states[place] = try await at.good(states[place]) }
        #expect(FeedState.sharing(states) == [[0, 3]])
        #expect(states[0].formerAddresses.map(\.path) == ["/rss"])
        #expect(states[3].formerAddresses.map(\.path) == ["/other"])
    }
}
