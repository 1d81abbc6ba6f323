import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

/// Rows 23 to 26 of good manners: what is not taken, and what is not told.
@Suite(.timeLimit(.minutes(15))) struct `Politeness and safety` {
    let at: Fetching

    init() throws { at = try Fetching() }

    @Test(arguments: ["over", "endless", "slow"])
    func `row 23: a body over the limit, without end, or that stalls is an error`(kind: String)
        async throws
    {
        let idle = Duration.seconds(kind == "slow" ? 5 : 60)
        let limits = HTTPLimits(
            head: idle, idle: idle, total: .seconds(120), bodyBytes: 100_000)
        let at = try Fetching(limits: limits)
        at.origin.answer("/feed", .init(200, ["ETag: \"a\""], body: Fetching.rss("a")))
        let state = try await at.good(at.state())
        let long = Fetching.rss("a") + String(repeating: " ", count: 200_000)
        switch kind {
        case "over": at.origin.answer("/feed", .init(200, body: long))
        case "endless": at.origin.answer("/feed", .init(200, ending: .endless))
        default:
            at.origin.answer("/feed", .init(200, body: Fetching.rss("b"), ending: .stalled))
        }
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "failed")
        #expect(outcome.error?.code == (kind == "slow" ? .timedOut : .tooLarge))
        #expect(outcome.state.validators == state.validators)
        #expect(outcome.state.digest == state.digest)
    }

    @Test(arguments: [
        "<!DOCTYPE html><html><head><title>Sign in</title></head><body>x</body></html>",
        "<html><body><rss>x</rss></body></html>", "", "Service unavailable",
        "{\"error\":\"no\"}", Fetching.rss(), "<rss version='2.0'><channel></channel></rss>",
        "<?xml version='1.0'?><error>no</error>",
    ])
    func `row 24: a page or nothing where a feed was is an error, and what was there stays`(
        body: String
    ) async throws {
        at.origin.answer("/feed", .init(200, ["ETag: \"a\""], body: Fetching.rss("a")))
        let state = try await at.good(at.state())
        at.origin.answer(
            "/feed", .init(200, ["ETag: \"p\"", "Content-Type: application/rss+xml"], body: body))
        let outcome = await at.fetcher.fetch(state)
        #expect(outcome.kind == "failed")
        #expect(outcome.error?.code == .unreadable)
        #expect(outcome.state.validators == state.validators)
        #expect(outcome.state.digest == state.digest)
        #expect(outcome.state.entryCount == 1)
        #expect(outcome.state.refresh.lastSucceeded == state.refresh.lastSucceeded)
        // The feed comes back as it was.
        at.origin.answer("/feed") { request in
            request.value("If-None-Match") == "\"a\"" ? .init(304) : .init(200, body: "lost")
        }
        #expect(await at.fetcher.fetch(outcome.state).kind == "unchanged")
    }

    @Test func `row 25: a name and a password are sent to their server, and shown to nobody`()
        async throws
    {
        at.origin.answer("/feed") { request in
            request.value("Authorization") == "Basic YW5uOnMzY3I6ZXQ="
                ? .init(200, body: Fetching.rss("a")) : .init(401)
        }
        let address = "http://ann:s3cr%3Aet@127.0.0.1:\(at.origin.port)/feed"
        guard case .feed(_, let state) = try await at.fetcher.find(address) else {
            Issue.record("no feed was found")
            return
        }
        #expect(state.address == (try at.origin.url("/feed")))
        #expect(state.login == FeedLogin(user: "ann", password: "s3cr:et"))
        #expect(!at.origin.requests[0].target.contains("s3cr"))
        let good = await at.fetcher.fetch(try storedAndRead(state))
        #expect(good.error == nil)
        at.origin.answer("/feed", .init(401))
        let refused = await at.fetcher.fetch(state)
        var dumped = ""
        dump(refused, to: &dumped)
        dump(good, to: &dumped)
        let texts = [
            "\(state)", String(reflecting: state), dumped, "\(refused)",
            refused.error?.message ?? "", String(reflecting: refused.error),
        ]
        for text in texts {
            #expect(!text.contains("s3cr") && !text.contains("ann") && !text.contains("YW5u"))
        }
        for bad in ["http://ann:s3cr@/feed", "http://ann:s3cr@x y/", "ftp://ann:s3cr@a.example/"] {
            let error = await #expect(throws: LarderError.self) {
                try await at.fetcher.find(bad)
            }
            #expect(error.map { "\($0)".contains("s3cr") } == false)
        }
    }

    @Test func `row 25: a name and a password are taken out of any address`() throws {
        let login = FeedLogin(user: "ann", password: "s3cr:et")
        let url = try #require(URL(string: "https://ann:s3cr%3Aet@a.example:8443/feed?x=@"))
        for state in [
            FeedState(address: url), try FeedState("//ann:s3cr%3Aet@a.example:8443/feed?x=@"),
            try FeedState("feed:https://ann:s3cr%3Aet@a.example:8443/feed?x=@"),
        ] {
            #expect(state.address.absoluteString == "https://a.example:8443/feed?x=@")
            #expect(state.login == login)
            #expect(state.host == "a.example:8443")
        }
        let old = #"{"address":"http://ann:s3cr@a.example/feed"}"#
        let read = try JSONDecoder().decode(FeedState.self, from: Data(old.utf8))
        #expect(read.address.absoluteString == "http://a.example/feed")
        #expect(!"\(read)".contains("s3cr"))
        let broken = try #require(URL(string: "http://ann:s3cr@nobody%20/feed"))
        #expect(!"\(FeedState(address: broken))".contains("s3cr"))
    }

    @Test func `row 25: a password goes to no other server, and no move is stored for it`()
        async throws
    {
        let other = try Fetching()
        other.origin.answer("/b", .init(200, body: Fetching.rss("b")))
        let elsewhere = try other.origin.url("/b").absoluteString
        at.origin.answer("/feed", .init(301, ["Location: " + elsewhere]))
        var state = try at.state(login: FeedLogin(user: "ann", password: "s3cr"))
        for _ in 0..<3 { state = try await at.good(state) }
        #expect(state.address == (try at.origin.url("/feed")))
        #expect(other.origin.requests.allSatisfy { $0.value("Authorization") == nil })
        #expect(!other.origin.requests.isEmpty)
    }

    @Test(arguments: [
        "http://127.0.0.1:PORT/feed", "http://localhost:PORT/feed", "http://[::1]:PORT/feed",
        "http://0x7f.1:PORT/feed", "http://10.0.0.1/feed", "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
    ])
    func `row 26: private addresses are refused when serving others`(address: String)
        async throws
    {
        let at = try Fetching(addresses: .publicOnly)
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        let text = address.replacingOccurrences(of: "PORT", with: "\(at.origin.port)")
        let url = try #require(URL(string: text))
        let outcome = await at.fetcher.fetch(FeedState(address: url))
        #expect(outcome.kind == "failed")
        #expect(outcome.error?.code == .refused, "\(outcome.error?.message ?? "")")
        await #expect(throws: LarderError.self) { try await at.fetcher.find(text) }
        #expect(at.origin.requests.isEmpty)
    }

    @Test func `ends when cancelled, and nothing is held against the feed`() async throws {
        let gate = FeedOrigin.Gate()
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a"), ending: .gate(gate)))
        let state = try at.state()
        let task = Task { [fetcher = at.fetcher] in await fetcher.fetch(state) }
        await at.origin.arrivals(1)
        task.cancel()
        let outcome = await task.value
        gate.open()
        #expect(outcome.kind == "cancelled")
        #expect(outcome.state == state)
    }
}
