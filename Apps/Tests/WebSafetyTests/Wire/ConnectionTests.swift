import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Testing

@testable import WebSafety

@Suite struct `Guarded connection` {
    private let get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"
    private let last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    private func talk(_ port: Int, _ pieces: String..., halfClose: Bool = false) async throws
        -> Answers
    {
        let connection = try await RawConnection.open(port: port)
        return Answers(text: try await connection.talk(pieces, halfClose: halfClose).text)
    }

    @Test func `answers what is sent ahead in order, one by one`() async throws {
        let answers = try await WireServer.run { port in
            let ahead = (0..<200).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
            return try await talk(port, ahead + last)
        }
        #expect(answers.statuses == Array(repeating: 200, count: 201))
        let paths = answers.text.split(whereSeparator: \.isNewline).filter {
            $0.hasPrefix("read /")
        }
        #expect(paths == (0..<200).map { "read /\($0)" } + ["read /last"])
    }

    @Test func `reads a request that comes byte by byte`() async throws {
        let answers = try await WireServer.run { port in
            let text =
                "POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n5;x\r\nhello\r\n0\r\nX: y\r\n\r\n"
            let connection = try await RawConnection.open(port: port)
            let pieces = text.utf8.map { ByteBuffer(bytes: [$0]) }
            return Answers(text: try await connection.talk(pieces).text)
        }
        #expect(answers.statuses == [200])
        #expect(answers.text.hasSuffix("took 5\n"))
    }

    @Test func `answers the good request before a bad one, and nothing after`() async throws {
        let answers = try await WireServer.run { port in
            try await talk(port, get + "GET /b HTTP/1.1\r\nX : y\r\n\r\n" + get)
        }
        #expect(answers.statuses == [200, 400])
        #expect(answers.text.contains("Connection: close"))
    }

    @Test func `answers a broken body once`() async throws {
        let head = "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        let statuses = try await WireServer.run { port in
            [
                try await talk(port, head + "5\r\nhello\r\nx\r\n").statuses,
                try await talk(port, head, "5\r\nhelloXX0\r\n\r\n" + get).statuses,
            ]
        }
        #expect(statuses == [[400], [400]])
    }

    @Test func `only ends the connection where the answer went out before the body broke`()
        async throws
    {
        let text = try await WireServer.run { port in
            let connection = try await RawConnection.open(port: port)
            return try await connection.talkTwice(
                "POST /early/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
                until: { $0.contains("early\n") }, then: "x\r\n" + get)
        }
        #expect(Answers(text: text).statuses == [200])
    }

    @Test func `gives a handler no part of a body for the whole`() async throws {
        let seen = Signal<String>()
        let router = Router(context: BasicRequestContext.self)
        router.post("/a") { request, _ in
            do {
                let body = try await request.body.collect(upTo: 1_000)
                seen.send("whole: \(body.readableBytes)")
            } catch {
                seen.send("broken")
                throw error
            }
            return HTTPResponse.Status.ok
        }
        let fate = try await WireServer.run(router: router) { port in
            let answers = try await talk(
                port, "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello",
                halfClose: true)
            #expect(answers.statuses != [200])
            return await seen.first()
        }
        #expect(fate == "broken")
    }

    @Test func `refuses an announced body that is too large without reading it`() async throws {
        var limits = WireLimits()
        limits.body = 1_000
        let answers = try await WireServer.run(limits: limits) { port in
            try await talk(
                port,
                "POST /a HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n"
                    + "Content-Length: 1001\r\n\r\n")
        }
        #expect(answers.statuses == [413])
    }

    @Test func `refuses a body that grows too large`() async throws {
        var limits = WireLimits()
        limits.body = 1_000
        let answers = try await WireServer.run(limits: limits) { port in
            let chunk = "200\r\n\(String(repeating: "a", count: 512))\r\n"
            return try await talk(
                port,
                "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + chunk)
        }
        #expect(answers.statuses == [413])
    }

    @Test func `asks for the body of a client that waits to be asked`() async throws {
        let text = try await WireServer.run { port in
            try await RawConnection.open(port: port).talkTwice(
                "POST /a HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n"
                    + "Content-Length: 5\r\n\r\n",
                until: { $0.contains("100 Continue\r\n\r\n") }, then: "hello")
        }
        #expect(Answers(text: text).statuses == [100, 200])
    }

    @Test func `ends the connection of a reader of HTTP 1.0, and sends no chunks`() async throws {
        let router = Router(context: BasicRequestContext.self)
        router.get("/a") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "one two"))
                    try await writer.finish(nil)
                })
        }
        let answers = try await WireServer.run(router: router) { port in
            try await talk(port, "GET /a HTTP/1.0\r\nHost: a\r\n\r\n")
        }
        #expect(answers.statuses == [200])
        #expect(answers.text.hasSuffix("\r\n\r\none two"))
    }

    @Test func `takes no other protocol`() async throws {
        let answers = try await WireServer.run { port in
            try await talk(
                port,
                "GET /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n" + get)
        }
        #expect(answers.statuses == [200])
    }

    @Test func `passes over one empty line before a request`() async throws {
        let statuses = try await WireServer.run { port in
            [
                try await talk(port, "\r\n" + last).statuses,
                try await talk(port, get + "\r\n" + last).statuses,
                try await talk(port, "\r\n\r\n" + last).statuses,
            ]
        }
        #expect(statuses == [[200], [200, 200], [400]])
    }

    @Test func `passes over an empty line whose end comes later`() async throws {
        let text = try await WireServer.run { port in
            // The answer shows that the half line sent with its request was looked at.
            try await RawConnection.open(port: port).talkTwice(
                get + "\r", until: { $0.contains("read /a\n") }, then: "\n" + last)
        }
        #expect(Answers(text: text).statuses == [200, 200])
    }

    @Test func `serves the client of a whole address without a path`() async throws {
        let answers = try await WireServer.run { port in
            try await talk(
                port, "GET http://a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
                "GET http://a?b HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        #expect(answers.statuses.count == 1)
    }

    @Test func `ends after an answer that says so, whatever is left of the body`() async throws {
        let router = Router(context: BasicRequestContext.self)
        router.post("/a") { _, _ in
            Response(status: .contentTooLarge, headers: [.connection: "close"])
        }
        let answers = try await WireServer.run(router: router) { port in
            try await talk(port, "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nx")
        }
        #expect(answers.statuses == [413])
    }

    @Test(arguments: [false, true])
    func `sends a large answer whole before it ends the connection`(halfClose: Bool) async throws {
        let router = Router(context: BasicRequestContext.self)
        router.get("/a") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody(byteBuffer: ByteBuffer(repeating: 0x61, count: 8 << 20)))
        }
        let answers = try await WireServer.run(router: router) { port in
            let field = halfClose ? "" : "Connection: close\r\n"
            return try await talk(
                port, "GET /a HTTP/1.1\r\nHost: a\r\n\(field)\r\n", halfClose: halfClose)
        }
        #expect(answers.statuses == [200])
        #expect(answers.text.utf8.count > 8 << 20)
    }

    @Test func `refuses connections beyond its limit until one closes`() async throws {
        let limit = ConnectionLimit(total: 1)
        let statuses = try await WireServer.run(connections: limit) { port in
            let first = try await RawConnection.open(port: port)
            return try await first.hold(after: get, until: { $0.contains("read /a\n") }) {
                try await talk(port, last).statuses
            }
        }
        #expect(statuses == [503])
    }

    @Test func `counts the connections of each visitor from elsewhere`() throws {
        let limit = ConnectionLimit(total: 5, perVisitor: 2)
        let one = try #require(Visitor("192.0.2.1"))
        let other = try #require(Visitor("192.0.2.2"))
        #expect(limit.open(one) && limit.open(one))
        #expect(!limit.open(one))
        #expect(limit.open(other))
        limit.close(one)
        #expect(limit.open(one))
        #expect(limit.openConnections == 3)
        let here = try #require(Visitor("127.0.0.1"))
        #expect(limit.open(here) && limit.open(here))
        #expect(!limit.open(here))
    }

    @Test func `takes a household of version 6 for one visitor`() {
        #expect(Visitor("2001:db8:1:2::1") == Visitor("2001:db8:1:2:aaaa::9"))
        #expect(Visitor("2001:db8:1:2::1") != Visitor("2001:db8:1:3::1"))
        #expect(Visitor("::ffff:192.0.2.1") == Visitor("192.0.2.1"))
        #expect(Visitor("::ffff:127.0.0.1")?.isLoopback == true)
        #expect(Visitor("::1")?.isLoopback == true)
        #expect(Visitor("2001:db8:1:2::1")?.description == "2001:db8:1:2::/64")
        #expect(Visitor("192.0.2.1")?.description == "192.0.2.1")
        #expect(Visitor("no address") == nil)
    }
}
