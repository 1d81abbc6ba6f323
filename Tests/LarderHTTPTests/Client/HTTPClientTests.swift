import Foundation
import Larder
import LarderSimulation
import Testing

@testable import LarderHTTP

@Suite struct `HTTP client` {
    typealias Reply = ScriptedTransport.Reply

    static let start = Date(timeIntervalSince1970: 1_800_000_000)
    let now = Locked(start)
    let wires = ConnectivitySwitch()
    let clock = ManualClock()

    func client(
        _ transport: any Transport, perHost: Int = 2, overall: Int = 4,
        total: Duration = .seconds(60), redirects: Int = 3, cache: HTTPClient.Cache? = nil
    ) -> HTTPClient {
        HTTPClient(
            transport: transport,
            userAgent: UserAgent(
                name: "Reader App", version: "2.1", contact: "https://r.example/é"),
            configuration: .init(
                limits: HTTPLimits(total: total, redirects: redirects), perHost: perHost,
                overall: overall),
            environment: StoreEnvironment(
                now: { [now] in now.withLock { $0 } }, clock: clock, connectivity: wires),
            cache: cache)
    }

    func request(
        _ text: String, method: String = "GET", fields: HeaderFields = HeaderFields(),
        body: String? = nil
    ) throws -> TransportRequest {
        let url = try #require(URL(string: text))
        return TransportRequest(
            method: method, url: url, fields: fields, body: body.map { Data($0.utf8) })
    }

    func code(_ body: () async throws -> TransportResponse) async -> LarderError.Code? {
        do {
            _ = try await body()
            return nil
        } catch {
            return (error as? LarderError)?.code
        }
    }

    @Test func `says who asks and what it can undo`() async throws {
        let transport = ScriptedTransport(["/": Reply(200)])
        _ = try await client(transport).send(request("http://a.example/"))
        let fields = try #require(transport.requests.first).fields
        #expect(fields["User-Agent"] == "Reader-App/2.1 (+https://r.example/--)")
        #expect(fields["Accept-Encoding"] == "gzip, deflate")
    }

    @Test func `undoes the encoding of an answer`() async throws {
        let transport = ScriptedTransport { _ in
            var reply = Reply(200, ["Content-Encoding": "gzip"])
            reply.body = Data(`Content decoding`.gzip)
            return reply
        }
        let answer = try await client(transport).send(request("http://a.example/"))
        #expect(String(decoding: answer.body, as: UTF8.self) == "<rss>hello</rss>")
    }

    @Test func `follows redirects and says where the answer came from`() async throws {
        let transport = ScriptedTransport([
            "/1": Reply(302, ["Location": "2?x"]), "/2": Reply(307, ["Location": "//b.example/3"]),
            "/3": Reply(200),
        ])
        let answer = try await client(transport).send(request("http://a.example/1"))
        #expect(answer.url.absoluteString == "http://b.example/3")
    }

    @Test func `follows no more redirects than the limit`() async throws {
        let transport = ScriptedTransport { request in
            let number = Int(request.url.lastPathComponent) ?? 0
            return number == 4 ? Reply(200) : Reply(302, ["Location": "/\(number + 1)"])
        }
        let client = client(transport)
        #expect(try await client.send(request("http://a.example/1")).status == 200)
        #expect(await code { try await client.send(request("http://a.example/0")) } == .unreadable)
    }

    @Test func `names where a redirect leads that it may not follow, and sends nothing there`()
        async throws
    {
        let transport = ScriptedTransport([
            "http://a.example/1": Reply(307, ["Location": "https://b.example/2"])
        ])
        let client = client(transport, redirects: 0)
        await #expect {
            try await client.send(request("http://a.example/1", method: "POST", body: "secret"))
        } throws: { error in
            (error as? LarderError)?.message.contains("redirects to https://b.example/2") == true
        }
        #expect(transport.requests.count == 1)
    }

    @Test func `notices circles at once`() async throws {
        let transport = ScriptedTransport([
            "/1": Reply(302, ["Location": "/2"]), "/2": Reply(302, ["Location": "/1"]),
        ])
        let client = client(transport)
        #expect(await code { try await client.send(request("http://a.example/1")) } == .unreadable)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://[::1]:80/", "http://2130706433/", "//10.0.0.1/", "file:///x",
        "http://localhost/", "http://a:b@c.example/", "javascript:alert(1)", "", "http://",
        "http://c.example:25/",
    ])
    func `follows no redirect to where it may not go`(location: String) async throws {
        let transport = ScriptedTransport(["/": Reply(301, ["Location": location])])
        let client = client(transport)
        #expect(await code { try await client.send(request("http://a.example/")) } != nil)
        #expect(transport.requests.count == 1)
        #expect(client.moved(try request("http://a.example/").url) == nil)
    }

    @Test func `goes from https to http only when allowed`() async throws {
        let transport = ScriptedTransport([
            "https://a.example/": Reply(302, ["Location": "http://a.example/x"]), "/x": Reply(200),
        ])
        let client = client(transport)
        #expect(await code { try await client.send(request("https://a.example/")) } == .refused)
    }

    @Test func `shows secrets and conditions to nobody else`() async throws {
        let transport = ScriptedTransport([
            "http://a.example/": Reply(302, ["Location": "/in"]),
            "http://a.example/in": Reply(302, ["Location": "http://b.example/out"]),
            "http://b.example/out": Reply(200),
        ])
        let secrets: HeaderFields = [
            "Authorization": "Basic x", "Cookie": "a=1", "X-API-Key": "k", "If-None-Match": "\"a\"",
            "If-Modified-Since": "x", "Accept": "text/xml",
        ]
        _ = try await client(transport).send(request("http://a.example/", fields: secrets))
        let requests = transport.requests
        #expect(requests[1].fields["Authorization"] == "Basic x")
        #expect(
            Set(requests[2].fields.lines.map(\.name)) == [
                "Accept", "User-Agent", "Accept-Encoding",
            ])
    }

    @Test(arguments: [
        (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"),
        (303, "HEAD", "HEAD"), (301, "PUT", "PUT"), (307, "POST", "POST"), (308, "POST", "POST"),
        (302, "HEAD", "HEAD"),
    ])
    func `rewrites methods as the standard says`(
        status: Int, method: String, expected: String
    ) async throws {
        let transport = ScriptedTransport([
            "/1": Reply(status, ["Location": "/2"]), "/2": Reply(200),
        ])
        _ = try await client(transport).send(
            request(
                "http://a.example/1", method: method, fields: ["Content-Type": "text/plain"],
                body: "x"))
        let last = try #require(transport.requests.last)
        #expect(last.method == expected)
        #expect((last.body != nil) == (method == expected))
        #expect((last.fields["Content-Type"] != nil) == (method == expected))
    }

    @Test func `remembers a move for good only after a good end, and forgets it after a bad one`()
        async throws
    {
        let status = Locked(200)
        let transport = ScriptedTransport { request in
            switch request.url.path {
            case "/old": Reply(301, ["Location": "/new"])
            case "/flap": Reply(308, ["Location": "/gone"])
            case "/new": Reply(status.withLock { $0 })
            default: Reply(404)
            }
        }
        let client = client(transport)
        let old = try request("http://a.example/old")
        _ = try await client.send(old)
        _ = try await client.send(old)
        #expect(transport.requests.map(\.url.path) == ["/old", "/new", "/new"])
        #expect(client.moved(old.url)?.successes == 2)
        status.withLock { $0 = 404 }
        _ = try await client.send(old)
        #expect(client.moved(old.url) == nil)
        _ = try await client.send(request("http://a.example/flap"))
        #expect(client.moved(try request("http://a.example/flap").url) == nil)
    }

    @Test(arguments: [200, 404])
    func `does not let a late answer change a move that was found meanwhile`(
        late: Int
    ) async throws {
        let gate = Gate()
        let target = Locked("/first")
        let transport = ScriptedTransport { request in
            switch request.url.path {
            case "/old": return Reply(301, ["Location": target.withLock { $0 }])
            case "/first":
                await gate.pass()
                return Reply(late)
            default: return Reply(200)
            }
        }
        let client = client(transport)
        let old = try request("http://a.example/old")
        let first = Task { try await client.send(old) }
        await gate.reached()
        target.withLock { $0 = "/second" }
        _ = try await client.send(old)
        await gate.open()
        #expect(try await first.value.status == late)
        #expect(client.moved(old.url)?.url.path == "/second")
        _ = try await client.send(old)
        #expect(client.moved(old.url)?.successes == 2)
    }

    @Test func `says with an answer where its address has moved for good`() async throws {
        let transport = ScriptedTransport([
            "/a": Reply(308, ["Location": "/b"]), "/b": Reply(302, ["Location": "/c"]),
            "/c": Reply(301, ["Location": "/d"]), "/d": Reply(200),
        ])
        let client = client(transport)
        let first = try request("http://a.example/a")
        let answer = try await client.send(first)
        #expect(answer.url.path == "/d")
        #expect(answer.movedTo?.path == "/b")
        #expect(try await client.send(first).movedTo?.path == "/b")
        #expect(transport.requests.count == 7)
        #expect(try await client.send(request("http://a.example/d")).movedTo == nil)
        client.forgetMove(of: first.url)
        #expect(client.moved(first.url) == nil)
        _ = try await client.send(first)
        #expect(transport.requests.count == 12)
    }

    @Test func `tells bodies apart by their digest`() throws {
        let digests = ["", "a", "b", "aa", "a\u{0}"].map { text in
            TransportResponse(
                status: 200, body: Data(text.utf8), url: URL(fileURLWithPath: "/"),
                requestedAt: .distantPast, receivedAt: .distantPast
            ).bodyDigest
        }
        #expect(Set(digests).count == digests.count)
        #expect(digests[3].hasSuffix("-2"))
    }

    @Test func `shows no secrets to the new address of one that has moved`() async throws {
        let transport = ScriptedTransport([
            "http://a.example/": Reply(301, ["Location": "http://b.example/x"]), "/x": Reply(200),
        ])
        let client = client(transport)
        let page = try request("http://a.example/", fields: ["Authorization": "Basic x"])
        _ = try await client.send(page)
        _ = try await client.send(page)
        let requests = transport.requests
        #expect(requests.map(\.url.host) == ["a.example", "b.example", "b.example"])
        #expect(requests.map { $0.fields["Authorization"] } == ["Basic x", nil, nil])
    }

    @Test func `does not take a temporary redirect for a move`() async throws {
        let transport = ScriptedTransport([
            "/1": Reply(302, ["Location": "/2"]), "/2": Reply(301, ["Location": "/3"]),
            "/3": Reply(200),
        ])
        let client = client(transport)
        let first = try request("http://a.example/1")
        _ = try await client.send(first)
        #expect(client.moved(first.url) == nil)
    }

    @Test(arguments: [
        ("120", 120.0), ("0", 1), ("-1", 1), ("1e9", 86_400), ("99999999999999999999", 86_400),
        ("Fri, 15 Jan 2027 08:10:00 GMT", 600), ("Sun, 06 Nov 1994 08:49:37 GMT", 1),
        ("soon", 60), ("", 60), ("nan", 60), ("Fri, 15 Jan 2100 08:10:00 GMT", 86_400),
    ])
    func `keeps away from a host until the moment it names`(
        value: String, wait: TimeInterval
    ) async throws {
        let transport = ScriptedTransport { _ in Reply(429, ["Retry-After": value]) }
        let client = client(transport)
        let page = try request("http://a.example/")
        let answer = try await client.send(page)
        #expect(answer.failure(now: Self.start)?.code == .busy)
        let until = try #require(answer.failure(now: Self.start)?.retryAfter)
        #expect(until.timeIntervalSince(Self.start) == wait)

        now.withLock { $0 = Self.start + wait - 0.5 }
        #expect(await code { try await client.send(request("http://a.example/other")) } == .busy)
        #expect(transport.requests.count == 1)
        _ = try await client.send(request("http://b.example/"))
        now.withLock { $0 = Self.start + wait }
        _ = try await client.send(page)
        #expect(transport.requests.count == 3)
    }

    @Test func `sends nothing while offline`() async throws {
        let transport = ScriptedTransport(["/": Reply(200)])
        let client = client(transport)
        wires.isOffline = true
        #expect(await code { try await client.send(request("http://a.example/")) } == .offline)
        wires.isOffline = false
        #expect(await code { try await client.send(request("http://a.example/")) } == nil)
        #expect(transport.requests.count == 1)
    }

    /// Sends a request that has to wait for another one to the same host, and does something meanwhile.
    func whileWaiting(
        _ client: HTTPClient, _ gate: Gate, _ body: () async -> Void
    ) async throws -> TransportResponse {
        let first = Task { try await client.send(request("http://a.example/first")) }
        await gate.reached()
        let second = Task { try await client.send(request("http://a.example/second")) }
        while client.gate.waiting == 0 { await Task.yield() }
        await body()
        await gate.open()
        _ = try await first.value
        return try await second.value
    }

    @Test func `sends nothing when offline began while it waited for its turn`() async throws {
        let gate = Gate()
        let transport = ScriptedTransport { _ in
            await gate.pass()
            return Reply(200)
        }
        let client = client(transport, perHost: 1)
        let code = await code {
            try await whileWaiting(client, gate) { wires.isOffline = true }
        }
        #expect(code == .offline)
        #expect(transport.requests.count == 1)
    }

    @Test func `does not count the wait for its turn as time of the answer`() async throws {
        let gate = Gate()
        let transport = ScriptedTransport { request in
            await gate.pass()
            return request.url.path == "/second" ? Reply(302, ["Location": "/3"]) : Reply(200)
        }
        let client = client(transport, perHost: 1, total: .seconds(60))
        let answer = try await whileWaiting(client, gate) { clock.advance(by: .seconds(90)) }
        #expect(answer.url.path == "/3")
    }

    @Test func `counts the time of all hops together`() async throws {
        let clock = ManualClock()
        let transport = ScriptedTransport { request in
            clock.advance(by: .seconds(25))
            return Reply(302, ["Location": request.url.path + "x"])
        }
        let client = HTTPClient(
            transport: transport, userAgent: UserAgent(name: "R", version: "1", contact: "c"),
            environment: clock.environment())
        #expect(await code { try await client.send(request("http://a.example/1")) } == .timedOut)
        #expect(transport.requests.count == 3)
    }

    @Test func `asks for a part of something as it is, not packed`() async throws {
        let transport = ScriptedTransport { _ in Reply(206, [:], "part") }
        _ = try await client(transport).send(
            request("http://a.example/", fields: ["Range": "bytes=0-3"]))
        #expect(transport.requests.first?.fields["Accept-Encoding"] == "identity")
    }

    @Test func `leaves a host alone no longer when the clock was set back`() async throws {
        let transport = ScriptedTransport { _ in Reply(503, ["Retry-After": "120"]) }
        let client = client(transport)
        let page = try request("http://a.example/")
        _ = try await client.send(page)
        #expect(await code { try await client.send(page) } == .busy)
        now.withLock { $0 = Self.start - 6 * 3_600 }
        _ = try await client.send(page)
        #expect(transport.requests.count == 2)
        #expect(await code { try await client.send(page) } == .busy)
        now.withLock { $0 += 121 }
        _ = try await client.send(page)
        #expect(transport.requests.count == 3)
    }

    @Test func `asks a cache before the network, at every hop`() async throws {
        let transport = ScriptedTransport(["/1": Reply(302, ["Location": "/2"])])
        let client = client(transport) { request, exchange in
            if request.url.path == "/1" { return try await exchange(request) }
            return TransportResponse(
                status: 200, body: Data("kept".utf8), url: request.url, requestedAt: Self.start,
                receivedAt: Self.start)
        }
        let answer = try await client.send(request("http://a.example/1"))
        #expect(String(decoding: answer.body, as: UTF8.self) == "kept")
        #expect(transport.requests.count == 1)
    }

    @Test func `gives a document to those who keep it, in a blob store too`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-http-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let reply = Locked(Reply(404, [:], "Nothing here."))
        let client = client(ScriptedTransport { _ in reply.withLock { $0 } })
        let icons = try BlobStore(at: folder)
        let url = try request("http://a.example/icon").url
        await #expect {
            try await icons.load(url) { try await client.data(from: $0) }
        } throws: { ($0 as? LarderError)?.code == .notFound }
        #expect(try await icons.bytes(for: .blob(at: url)) == nil)
        reply.withLock { $0 = Reply(200, [:], "picture") }
        let bytes = try await icons.load(url) { try await client.data(from: $0) }
        #expect(bytes == Data("picture".utf8))
    }

    @Test(arguments: [
        (Reply(200, ["Content-Type": "text/html"], "x"), "web page"),
        (Reply(200, [:], "<!DOCTYPE html><p>Sign in"), "web page"),
        (Reply(200, ["Content-Type": "application/json"], "{}"), "application/json"),
    ])
    func `gives no document of a type that is not expected`(reply: Reply, word: String) async throws
    {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("larder-http-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let client = client(ScriptedTransport { _ in reply })
        let icons = try BlobStore(at: folder)
        let url = try request("http://a.example/icon").url
        await #expect {
            try await icons.load(url) { try await client.data(from: $0, expecting: ["image/*"]) }
        } throws: { error in
            let error = error as? LarderError
            return error?.code == .unreadable && error?.message.contains(word) == true
        }
        #expect(try await icons.bytes(for: .blob(at: url)) == nil)
        #expect(try await client.data(from: url) == reply.body)
    }

    @Test(arguments: ["image/png", "IMAGE/PNG; a=b", nil])
    func `gives a document of an expected type, or of none`(type: String?) async throws {
        var reply = Reply(200, [:], "picture")
        reply.fields["Content-Type"] = type
        let (client, url) = (
            client(ScriptedTransport { [reply] _ in reply }),
            try request("http://a.example/icon").url
        )
        #expect(try await client.data(from: url, expecting: ["image/*"]) == reply.body)
    }

    @Test(arguments: [
        (Reply(404, [:], "x"), LarderError.Code.notFound, nil), (Reply(410), .gone, nil),
        (Reply(403, [:], "x"), .refused, nil), (Reply(500, [:], "x"), .unreachable, nil),
        (Reply(503, ["Retry-After": "120"], "x"), .busy, 120.0),
        (Reply(429, ["Retry-After": "soon"]), .busy, 60), (Reply(304), .unreadable, nil),
        (Reply(300, [:], "x"), .unreadable, nil), (Reply(200), .unreadable, nil),
        (Reply(204), .unreadable, nil), (Reply(206, [:], "x"), .unreadable, nil),
        (Reply(202, [:], "x"), .unreadable, nil),
    ])
    func `gives no document where there is none`(
        reply: Reply, code: LarderError.Code, wait: TimeInterval?
    ) async throws {
        let client = client(ScriptedTransport { _ in reply })
        let url = try request("http://a.example/icon").url
        await #expect {
            try await client.data(from: url)
        } throws: { error in
            let error = error as? LarderError
            return error?.code == code && error?.message.contains("a.example") == true
                && error?.retryAfter == wait.map { Self.start + $0 }
        }
    }

    @Test(arguments: [
        (401, LarderError.Code.refused), (403, .refused), (404, .notFound), (410, .gone),
        (408, .timedOut), (409, .conflict), (412, .conflict), (429, .busy), (503, .busy),
        (500, .unreachable), (502, .unreachable), (504, .timedOut), (501, .unsupported),
        (418, .refused), (300, .unreadable),
    ])
    func `puts statuses into words`(status: Int, code: LarderError.Code) throws {
        let response = TransportResponse(
            status: status, url: try request("http://a.example/").url, requestedAt: Self.start,
            receivedAt: Self.start)
        let failure = try #require(response.failure(now: Self.start))
        #expect(failure.code == code)
        #expect(failure.message.contains("a.example") && failure.message.contains("\(status)"))
    }
}
