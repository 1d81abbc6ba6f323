import Foundation
import Larder
public import LarderHTTP
import Testing

/// What holds for every transport, tried at a server on the loopback interface.
///
/// ```swift
/// @Test func `brings right answers whole`() async throws {
///     try await TransportContract(transport: MyTransport()).checkAnswers()
/// }
/// ```
public struct TransportContract: Sendable {
    private let transport: any Transport

    /// Creates the contract of a transport.
    public init(transport: any Transport) {
        self.transport = transport
    }

    /// For answers that are to come: a slow machine takes its time.
    private static let generous = HTTPLimits(
        head: .seconds(60), idle: .seconds(60), total: .seconds(120), headBytes: 4_096,
        bodyBytes: 1_000)

    /// For answers that are not to come.
    private static let strict = HTTPLimits(
        head: .milliseconds(1_500), idle: .seconds(1), total: .seconds(4), headBytes: 4_096,
        bodyBytes: 1_000)

    private static let answers: [String: TinyOrigin.Answer] = [
        "/whole": .init("HTTP/1.1 200 OK\nContent-Length: 5\nX-A: 1\nX-B: 2\n\nhello", .keep),
        "/closed": .init("HTTP/1.1 200 OK\n\nhello"),
        "/chunked": .init(
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\nhe\n3\nllo\n0\n\n", .keep),
        "/redirect": .init("HTTP/1.1 302 Found\nLocation: /whole\nContent-Length: 0\n\n", .keep),
        "/none": .init("HTTP/1.1 204 No Content\n\n", .keep),
        "/head": .init("HTTP/1.1 200 OK\nContent-Length: 700\n\n", .keep),
        "/odd": .init("HTTP/1.1 599 Odd\nContent-Length: 2\n\nno", .keep),
        "/same": .init("HTTP/1.1 304 Not Modified\nETag: \"a\"\n\n", .keep),
        "/cookie": .init("HTTP/1.1 200 OK\nSet-Cookie: a=1\nContent-Length: 0\n\n", .keep),
        "/short": .init("HTTP/1.1 200 OK\nContent-Length: 50\n\nhello"),
        "/cut": .init("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nhello\n"),
        "/bad": .init("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nzz\nhello\n"),
        "/two": .init("HTTP/1.1 200 OK\nContent-Length: 5\nContent-Length: 4\n\nhello"),
        "/noise": .init("hello, this is not HTTP\n\n"),
        "/nothing": .init(""),
        "/hang": .init("", .hang),
        "/half": .init("HTTP/1.1 200 OK\nContent-Le", .hang),
        "/stall": .init("HTTP/1.1 200 OK\nContent-Length: 50\n\nhello", .hang),
        "/long": .init("HTTP/1.1 200 OK\nContent-Length: 2000\n\n", .hang),
        "/endless": .init("HTTP/1.1 200 OK\n\n" + String(repeating: "x", count: 5_000), .hang),
        "/fields": .init(
            "HTTP/1.1 200 OK\nX: " + String(repeating: "x", count: 6_000)
                + "\nContent-Length: 0\n\n"),
        "/100": .init(
            "HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nContent-Length: 5\n\nhello",
            .keep),
        "/201": .init("HTTP/1.1 201 Created\nContent-Length: 2\n\nok", .keep),
    ]

    private func send(
        _ path: String, to origin: TinyOrigin, method: String = "GET", body: String? = nil,
        fields: HeaderFields = HeaderFields(), addresses: AddressPolicy = .any,
        limits: HTTPLimits = Self.generous
    ) async throws -> TransportResponse {
        let request = try TransportRequest(
            method: method, url: origin.url(path), fields: fields, body: body.map { Data($0.utf8) })
        return try await transport.send(
            request, limits: limits, addresses: addresses, report: { _ in })
    }

    private func code(
        _ path: String, at origin: TinyOrigin, limits: HTTPLimits
    ) async -> LarderError.Code? {
        do {
            _ = try await send(path, to: origin, limits: limits)
            return nil
        } catch {
            return (error as? LarderError)?.code
        }
    }

    /// Right answers come through whole.
    public func checkAnswers() async throws {
        let origin = try TinyOrigin(Self.answers)
        for path in ["/whole", "/closed", "/chunked", "/100", "/whole"] {
            let answer = try await send(path, to: origin)
            #expect(answer.status == 200, "\(path)")
            #expect(String(decoding: answer.body, as: UTF8.self) == "hello", "\(path)")
            #expect(answer.requestedAt <= answer.receivedAt)
        }
        let redirect = try await send("/redirect", to: origin)
        #expect(redirect.status == 302 && redirect.fields["location"] == "/whole")
        #expect(try await send("/none", to: origin).status == 204)
        #expect(try await send("/odd", to: origin).status == 599)
        #expect(try await send("/same", to: origin).fields["ETag"] == "\"a\"")
        let head = try await send("/head", to: origin, method: "HEAD")
        #expect(head.body.isEmpty && head.fields["Content-Length"] == "700")
    }

    /// Requests go out as they are given, and nothing is remembered between them.
    public func checkRequests() async throws {
        let origin = try TinyOrigin(Self.answers)
        _ = try await send("/cookie", to: origin)
        let answer = try await send(
            "/201", to: origin, method: "PUT", body: "name",
            fields: ["X-Token": "t", "If-None-Match": "W/\"a\"", "User-Agent": "me"])
        #expect(answer.status == 201)
        let sent = try #require(origin.requests.last)
        #expect(sent.hasPrefix("PUT /201 HTTP/1.1\r\n"))
        let lower = sent.lowercased()
        #expect(lower.contains("x-token: t\r\n") && lower.contains("if-none-match: w/\"a\"\r\n"))
        #expect(lower.contains("user-agent: me\r\n") && lower.contains("content-length: 4\r\n"))
        #expect(!lower.contains("cookie"))
        let wrong: [(String, HeaderFields)] = [
            ("GET", ["A": "b\r\nC: d"]), ("GET", ["A\n": "b"]), ("GET", ["A b": "c"]),
            ("GET", ["A": "\u{0}"]), ("GE T", [:]), ("GET\r\nA: b", [:]), ("", [:]),
            ("CONNECT", [:]),
        ]
        let count = origin.requests.count
        for (method, fields) in wrong {
            await #expect(throws: LarderError.self, "\(method) \(fields)") {
                try await send("/whole", to: origin, method: method, fields: fields)
            }
        }
        #expect(origin.requests.count == count)
    }

    /// Wrong answers are errors of the right kind, within the limits.
    public func checkErrors() async throws {
        let origin = try TinyOrigin(Self.answers)
        let expected: [(String, Set<LarderError.Code>)] = [
            ("/short", [.unreadable]), ("/cut", [.unreadable]), ("/bad", [.unreadable]),
            ("/two", [.unreadable]), ("/noise", [.unreadable]), ("/nothing", [.unreachable]),
            ("/hang", [.timedOut]), ("/half", [.timedOut]), ("/stall", [.timedOut]),
            ("/long", [.tooLarge]), ("/endless", [.tooLarge]), ("/fields", [.tooLarge]),
        ]
        for (path, codes) in expected {
            let isLate = codes == [.timedOut]
            let code = await code(
                path, at: origin, limits: isLate ? Self.strict : Self.generous)
            #expect(code.map(codes.contains) == true, "\(path): \(String(describing: code))")
        }
        #expect(await code("/whole", at: origin, limits: Self.generous) == nil)
    }

    /// A policy for public addresses keeps every request away from this machine.
    public func checkAddresses() async throws {
        let origin = try TinyOrigin(Self.answers)
        for host in ["127.0.0.1", "localhost", "2130706433", "[::ffff:7f00:1]"] {
            let request = try TransportRequest(url: origin.url("/whole", host: host))
            await #expect(throws: LarderError.self, "\(host)") {
                try await transport.send(
                    request, limits: Self.generous, addresses: .publicOnly, report: { _ in })
            }
        }
        #expect(origin.requests.isEmpty)
    }

    /// Cancelling ends the request at once with the error of cancelling.
    public func checkCancelling() async throws {
        let origin = try TinyOrigin(Self.answers)
        let task = Task { try await send("/hang", to: origin) }
        while origin.requests.isEmpty { await Task.yield() }
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(start.duration(to: .now) < .seconds(60))
    }

    /// A port where nobody listens is an error at once.
    public func checkNobody() async throws {
        let port = try TinyOrigin([:]).port
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        await #expect {
            try await transport.send(
                TransportRequest(url: url), limits: Self.generous, addresses: .any, report: { _ in }
            )
        } throws: {
            ($0 as? LarderError)?.code == .unreachable
        }
    }
}
