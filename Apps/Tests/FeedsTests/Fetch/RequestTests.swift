import FeedFormat
import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

/// Rows 11 to 15 of good manners: what a request looks like.
@Suite(.timeLimit(.minutes(15))) struct `Politeness of requests` {
    let at: Fetching

    init() throws { at = try Fetching() }

    @Test func `row 11: one feed added is one request`() async throws {
        at.origin.answer(
            "/feed", .init(200, ["ETag: \"a\""], body: Fetching.rss("a", "b")))
        let found = try await at.fetcher.find(at.origin.url("/feed").absoluteString)
        guard case .feed(let feed, let state) = found else {
            Issue.record("no feed was found")
            return
        }
        #expect(feed.entries.count == 2)
        #expect(at.origin.requests.count == 1)
        #expect(state.address == (try at.origin.url("/feed")))
        #expect(state.validators["etag"] == "\"a\"")
        #expect(at.fetcher.due([state], state: \.self).isEmpty)
    }

    @Test func `row 12: no HEAD, no cookies, no Referer, no cache-busting parameter`() async throws
    {
        let fields = ["Set-Cookie: id=1; Path=/", "Set-Cookie: b=2", "ETag: \"a\""]
        at.origin.answer("/old", .init(301, fields + ["Location: /feed"]))
        at.origin.answer("/feed") { request in
            request.value("If-None-Match") == nil
                ? .init(200, fields, body: Fetching.rss("a")) : .init(304, fields)
        }
        var state = try await at.good(at.state("/old"))
        for _ in 0..<3 { state = try await at.good(state) }
        _ = await at.fetcher.fetch(state, whole: true)
        _ = try await at.fetcher.find(at.origin.url("/feed").absoluteString)
        let requests = at.origin.requests
        #expect(requests.count == 7)
        for request in requests {
            #expect(request.method == "GET")
            #expect(request.target == "/feed" || request.target == "/old")
            for name in ["Cookie", "Referer", "Pragma", "Cache-Control", "Origin", "From"] {
                #expect(request.value(name) == nil, "\(name)")
            }
        }
    }

    @Test func `row 13: the query string is unchanged`() async throws {
        let query = "?b=2&a=1&&x=%7e%7E&empty=&flag&plus=a+b%20c&sub=a/b?c;d,e:f@g&list[]=%5B"
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        let address = try at.origin.url("/feed").absoluteString + query
        guard case .feed(_, let state) = try await at.fetcher.find(address) else {
            Issue.record("no feed was found")
            return
        }
        _ = await at.fetcher.fetch(try storedAndRead(state))
        // Brackets may not stand in an address, so they are escaped, and nothing else is.
        let sent = "/feed" + query.replacingOccurrences(of: "[]", with: "%5B%5D")
        #expect(at.origin.requests.map(\.target) == [sent, sent])
    }

    @Test func `row 14: the User-Agent has name, version and contact`() async throws {
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        _ = await at.fetcher.fetch(try at.state())
        let agent = at.origin.requests.first?.values("User-Agent")
        #expect(agent == ["larder-test/1.2.3 (+https://reader.example/bot)"])
    }

    @Test func `row 15: packed answers are asked for and unpacked`() async throws {
        // What gzip makes of a feed with one entry.
        let packed = try #require(
            Data(
                base64Encoded: """
                    H4sIAAAAAAAC/7MpKi5WKEstKs7Mz7NVMtIzULKzSc5IzMtLzbGzKcksyUm180stL7bRh7BtMktS\
                    c+1s0kszU+wSbfTBNFRZIlyNPkSRPtwcfaAldgDtfaIpagAAAA==
                    """))
        at.origin.answer("/feed") { request in
            guard request.value("Accept-Encoding")?.contains("gzip") == true else {
                return .init(406)
            }
            var reply = FeedOrigin.Reply(200, ["Content-Encoding: gzip"])
            reply.body = packed
            return reply
        }
        let outcome = await at.fetcher.fetch(try at.state())
        #expect(outcome.feed?.entries.map(\.id) == ["a"])
    }

    @Test func `says what it can read`() async throws {
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        _ = await at.fetcher.fetch(try at.state())
        let accept = at.origin.requests.first?.value("Accept") ?? ""
        for type in ["application/rss+xml", "application/atom+xml", "application/feed+json"] {
            #expect(accept.contains(type))
        }
    }

    @Test func `finds the feeds that a page tells of`() async throws {
        at.origin.answer(
            "/",
            .init(
                200, ["Content-Type: text/html"],
                body: """
                    <html><head><link rel=alternate type="application/rss+xml" title=News href="/n.xml">
                    <link rel=alternate type="application/atom+xml" href="a.xml"></head></html>
                    """))
        let found = try await at.fetcher.find(at.origin.url("/").absoluteString)
        guard case .page(let candidates, let url) = found else {
            Issue.record("no page was found")
            return
        }
        #expect(url == (try at.origin.url("/")))
        #expect(
            candidates.map(\.url) == [
                try at.origin.url("/n.xml").absoluteString,
                try at.origin.url("/a.xml").absoluteString,
            ])
        #expect(candidates.first?.title == "News")
        #expect(at.origin.requests.count == 1)
    }

    @Test(arguments: [
        ("<html><body>Hello</body></html>", "does not link to one"), ("", "empty document"),
        ("{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[", "cannot be read"),
    ])
    func `says when there is no feed to be found`(body: String, words: String) async throws {
        at.origin.answer("/", .init(200, body: body))
        let error = await #expect(throws: LarderError.self) {
            try await at.fetcher.find(at.origin.url("/").absoluteString)
        }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test func `takes addresses as people paste them`() async throws {
        at.origin.answer("/feed", .init(200, body: Fetching.rss("a")))
        let bare = "127.0.0.1:\(at.origin.port)/feed"
        let spellings = [
            " http://\(bare)\n", "feed://\(bare)", "feed:http://\(bare)", "HTTP://\(bare)#top",
            // Nobody speaks TLS there, so it is asked without.
            bare,
        ]
        for text in spellings {
            guard case .feed(_, let state) = try await at.fetcher.find(text) else {
                Issue.record("no feed was found at \(text)")
                continue
            }
            #expect(state.address == (try at.origin.url("/feed")), "\(text)")
        }
        for text in ["", "  ", "javascript:alert(1)", "ftp://a.example/", "not an address"] {
            await #expect(throws: LarderError.self) { try await at.fetcher.find(text) }
        }
    }

    @Test func `takes a new feed without entries, and an atom and a JSON feed`() async throws {
        at.origin.answer("/rss", .init(200, body: Fetching.rss()))
        at.origin.answer(
            "/atom",
            .init(
                200,
                body: "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>x</id></entry></feed>"))
        at.origin.answer(
            "/json",
            .init(
                200,
                body: """
                    {"version":"https://jsonfeed.org/version/1.1","title":"t","items":[{"id":"1"}]}
                    """))
        for (path, format) in [
            ("/rss", FeedKind.rss20), ("/atom", .atom10), ("/json", .json11),
        ] {
            #expect(await at.fetcher.fetch(try at.state(path)).feed?.format == format)
        }
    }
}
