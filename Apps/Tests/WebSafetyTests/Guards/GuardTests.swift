import Foundation
import HTTPTypes
import Hummingbird
import Larder
import Testing

@testable import WebSafety

@Suite struct `Guards of the page` {
    private static let tokens = FormToken(SigningKey([UInt8](repeating: 7, count: 32)))

    private static var router: Router<GuardContext> {
        let router = Router(context: GuardContext.self)
        router.add(middleware: SecurityFields())
        router.add(middleware: HostGuard(names: ["reader.example"]))
        router.add(
            middleware: OriginGuard(tokens: tokens, limit: 1_000, limits: ["/change/": 2_000]))
        router.get("/page") { _, _ in "here" }
        router.post("/change") { request, _ in
            let body = try await request.body.collect(upTo: 10_000)
            return "changed with \(body.readableBytes)"
        }
        router.post("/change/:id") { request, _ in
            let body = try await request.body.collect(upTo: 10_000)
            return "changed with \(body.readableBytes)"
        }
        return router
    }

    private static func status(
        _ method: String, _ path: String, _ fields: [String] = [], body: String = "",
        host: (@Sendable (Int) -> String)? = nil
    ) async throws -> RawAnswer {
        try await withServer(router) { port in
            let own = fields.map { $0.replacing("$PORT", with: "\(port)") }
            return try await raw(
                port, request(method, path, port: port, own, body: body, host: host?(port)))
        }
    }

    @Test(arguments: ["127.0.0.1:$", "localhost:$", "LOCALHOST:$", "[::1]:$", "reader.example"])
    func `a request that names this server is answered`(host: String) async throws {
        let answer = try await Self.status(
            "GET", "/page", host: { host.replacing("$", with: "\($0)") })
        #expect(answer.status == 200)
        #expect(answer.body == "here")
    }

    @Test(arguments: [
        "evil.example", "rebind.example:$", "127.0.0.1.nip.example:$", "localhost:1", "0.0.0.0:$",
        "127.1:$", "2130706433:$", "0x7f.1:$", "localhost", "localhost.:$", "reader.example.:80",
        "[::ffff:127.0.0.1]:$", "127.0.0.1:$@evil.example",
    ])
    func `a request that names another server is refused`(host: String) async throws {
        let answer = try await Self.status(
            "GET", "/page", host: { host.replacing("$", with: "\($0)") })
        #expect([400, 403, 421].contains(answer.status))
        #expect(!answer.body.contains("here"))
    }

    @Test(arguments: [
        ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://127.0.0.1:9999"],
        ["Origin: http://localhost:$PORT.evil.example"], ["Origin: https://127.0.0.1:$PORT"],
        ["Sec-Fetch-Site: cross-site"], ["Sec-Fetch-Site: same-site"],
        ["Origin: http://127.0.0.1:$PORT", "Sec-Fetch-Site: cross-site"],
    ])
    func `another site's page changes nothing, whatever else it sends`(fields: [String])
        async throws
    {
        let token = Self.tokens.token(for: nil)
        let answer = try await Self.status(
            "POST", "/change",
            fields + ["Content-Type: application/x-www-form-urlencoded", "X-Larder-Request: 1"],
            body: "token=\(token)")
        #expect(answer.status == 403)
        #expect(answer.field("Access-Control-Allow-Origin") == nil)
    }

    @Test func `a form of ours changes something`() async throws {
        let token = Self.tokens.token(for: nil)
        let answer = try await Self.status(
            "POST", "/change",
            ["Content-Type: application/x-www-form-urlencoded", "Origin: http://127.0.0.1:$PORT"],
            body: "a=b&token=\(token)")
        #expect(answer.status == 200)
        #expect(answer.body == "changed with \("a=b&token=".utf8.count + token.utf8.count)")
    }

    @Test func `a file sent by a form of ours holds its token`() async throws {
        let token = Self.tokens.token(for: nil)
        let body =
            "--x\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n\(token)\r\n--x\r\n"
            + "Content-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\nhello\r\n--x--\r\n"
        let answer = try await Self.status(
            "POST", "/change", ["Content-Type: multipart/form-data; boundary=x"], body: body)
        #expect(answer.status == 200)
    }

    @Test func `a program that means it needs no token`() async throws {
        let answer = try await Self.status(
            "POST", "/change", ["Content-Type: application/json", "X-Larder-Request: 1"], body: "{}"
        )
        #expect(answer.status == 200)
    }

    @Test(arguments: [
        "", "token=", "token=AAAA", "token=0000000000000000000000000000000000000000000",
        "nothing=1",
    ])
    func `a form without our token changes nothing`(body: String) async throws {
        let answer = try await Self.status(
            "POST", "/change", ["Content-Type: application/x-www-form-urlencoded"], body: body)
        #expect(answer.status == 403)
    }

    @Test func `a token of one session is none of another`() {
        let session = Session(id: "one", began: Date(), used: Date(), browser: "")
        let other = Session(id: "two", began: Date(), used: Date(), browser: "")
        let token = Self.tokens.token(for: session)
        #expect(Self.tokens.isValid(token, for: session))
        #expect(!Self.tokens.isValid(token, for: other))
        #expect(!Self.tokens.isValid(token, for: nil))
    }

    @Test(arguments: ["text/plain", "text/html", "image/png", "nonsense", ""])
    func `a body of another kind is refused`(type: String) async throws {
        let answer = try await Self.status(
            "POST", "/change", ["Content-Type: \(type)", "X-Larder-Request: 1"], body: "x=1")
        #expect(answer.status == 415)
    }

    @Test func `a body over the limit is refused before it is read`() async throws {
        let answer = try await Self.status(
            "POST", "/change", ["Content-Type: application/json", "X-Larder-Request: 1"],
            body: String(repeating: "x", count: 1_001))
        #expect(answer.status == 413)
    }

    @Test func `a limit may be for all paths that begin alike`() async throws {
        for (path, count, status) in [
            ("/change/7", 1_500, 200), ("/change/7", 2_001, 413), ("/change", 1_500, 413),
        ] {
            let answer = try await Self.status(
                "POST", path, ["Content-Type: application/json", "X-Larder-Request: 1"],
                body: String(repeating: "x", count: count))
            #expect(answer.status == status)
        }
    }

    @Test(arguments: ["OPTIONS", "TRACE", "PROPFIND"])
    func `other methods do nothing and allow nobody`(method: String) async throws {
        let answer = try await Self.status(
            method, "/page",
            ["Origin: https://evil.example", "Access-Control-Request-Method: DELETE"])
        #expect((400..<600).contains(answer.status))
        #expect(!answer.head.lowercased().contains("access-control-allow"))
    }

    @Test(arguments: ["/page", "/nowhere"])
    func `every answer says what browsers have to guard`(path: String) async throws {
        let answer = try await Self.status("GET", path)
        let policy = try #require(answer.field("Content-Security-Policy"))
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        #expect(answer.field("X-Content-Type-Options") == "nosniff")
        #expect(answer.field("Referrer-Policy") == "same-origin")
        #expect(answer.field("Server") == nil)
    }

    @Test func `a visitor asks so much at once, and then so much a second`() {
        let clock = ManualInstants()
        let limit = RateLimit<GuardContext>(rate: 2, burst: 5, now: { clock.now })
        #expect(
            (0..<8).map { _ in limit.takes(Visitor("192.0.2.1")) } == [
                true, true, true, true, true, false, false, false,
            ])
        #expect(limit.takes(Visitor("192.0.2.2")))
        clock.advance(by: .seconds(1))
        #expect((0..<3).map { _ in limit.takes(Visitor("192.0.2.1")) } == [true, true, false])
    }
}

/// Moments that pass when a test says so.
final class ManualInstants: Sendable {
    private let instant = Locked(ContinuousClock.now)
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    func advance(by duration: Duration) { instant.withLock { $0 = $0.advanced(by: duration) } }
}
