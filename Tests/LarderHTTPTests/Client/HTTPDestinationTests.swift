import Foundation
import HTTPTypes
import Larder
import LarderHTTP
import LarderSimulation
import Testing

@Suite struct `HTTP destination` {
    typealias Reply = ScriptedTransport.Reply

    let clock = ManualClock()

    func destination(
        _ transport: ScriptedTransport, fields: HTTPFields = HTTPFields()
    ) -> HTTPDestination<String> {
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"),
            environment: clock.environment())
        return HTTPDestination(client: client, fields: fields) { payload, _ in
            guard let url = URL(string: "http://a.example/notes") else {
                throw CancellationError()
            }
            return TransportRequest(method: "POST", url: url, body: Data(payload.utf8))
        }
    }

    func outbox(_ transport: ScriptedTransport) -> Outbox<String> {
        Outbox(
            name: "outbox", destination: destination(transport),
            storage: MemoryStorage(durability: .precious), codec: .text, rule: .http,
            environment: clock.environment())
    }

    func code(_ reply: Reply) async -> LarderError.Code? {
        do {
            try await destination(ScriptedTransport { _ in reply })
                .send(Delivery(id: "1", payload: "a"))
            return nil
        } catch {
            return (error as? LarderError)?.code
        }
    }

    @Test func `sends again when the line breaks in the middle of the answer`() {
        let error = HTTPFailure.cutShort.error(host: "a.example")
        #expect(DeliveryRule.http.decide(error, 1) == .again)
    }

    @Test func `sends the identity and the credentials along`() async throws {
        let transport = ScriptedTransport { _ in Reply(201) }
        try await destination(transport, fields: [.authorization: "Bearer x"])
            .send(Delivery(id: "a \"b\\\u{1}é%", payload: "text"))
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST")
        #expect(request.body == Data("text".utf8))
        #expect(request.fields["Authorization"] == "Bearer x")
        #expect(request.fields["Idempotency-Key"] == "\"a \\\"b\\\\%01%C3%A9%25\"")
    }

    @Test(arguments: [
        (200, nil), (202, nil), (204, nil), (400, LarderError.Code.refused), (422, .refused),
        (404, .notFound), (409, .conflict), (413, .refused), (429, .busy), (500, .unreachable),
        (503, .busy), (304, .unreachable),
    ])
    func `takes only success for an answer`(status: Int, expected: LarderError.Code?) async {
        #expect(await code(Reply(status)) == expected)
    }

    @Test func `does not take a sign-in page for an answer`() async {
        let page: HeaderFields = ["Content-Type": "text/html; charset=utf-8"]
        #expect(await code(Reply(200, page, "<html>Sign in</html>")) == .unreachable)
        let transport = ScriptedTransport { request in
            request.url.path == "/notes"
                ? Reply(302, ["Location": "http://portal.example/login"]) : Reply(200, [:], "Hello")
        }
        await #expect(throws: LarderError.self) {
            try await destination(transport).send(Delivery(id: "1", payload: "a"))
        }
    }

    @Test func `sends no credentials to another server`() async throws {
        let transport = ScriptedTransport { request in
            request.url.host == "a.example"
                ? Reply(307, ["Location": "http://b.example/notes"]) : Reply(200)
        }
        try? await destination(transport, fields: [.authorization: "Bearer x"])
            .send(Delivery(id: "1", payload: "a"))
        #expect(transport.requests.last?.url.host == "b.example")
        #expect(transport.requests.last?.fields["Authorization"] == nil)
    }

    @Test func `waits as long as the server asks`() async throws {
        let count = Locked(0)
        let transport = ScriptedTransport { _ in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            return isFirst ? Reply(503, ["Retry-After": "120"]) : Reply(204)
        }
        let outbox = outbox(transport)
        try await outbox.enqueue("a")
        try await outbox.drain()
        let next = try #require(try await outbox.waiting().first?.nextAttempt)
        #expect(next.timeIntervalSince(clock.date) == 120)
        clock.advance(by: .seconds(119))
        try await outbox.drain()
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(1))
        try await outbox.drain()
        #expect(try await outbox.waiting().isEmpty)
        let keys = Set(transport.requests.map { $0.fields["Idempotency-Key"] })
        #expect(transport.requests.count == 2 && keys.count == 1)
    }

    @Test func `asks for a login, and parks what is refused`() async throws {
        let transport = ScriptedTransport { request in
            Reply(request.body == Data("secret".utf8) ? 401 : 422)
        }
        let outbox = outbox(transport)
        try await outbox.enqueue("bad")
        try await outbox.enqueue("secret")
        try await outbox.enqueue("next")
        try await outbox.drain()
        #expect(try await outbox.parked().map(\.payload) == ["bad"])
        #expect(try await outbox.waiting().map(\.state) == [.asking, .waiting])
    }
}
