import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import LarderTesting
import Testing

private typealias Reply = ScriptedTransport.Reply

private func good(_ body: String = "good", etag: String = "\"1\"") -> Reply {
    Reply(
        200, ["ETag": etag, "Content-Type": "text/plain", "Cache-Control": "max-age=60"], body)
}

private func client(_ transport: ScriptedTransport, _ clock: ManualClock) -> HTTPClient {
    HTTPClient(
        transport: transport,
        userAgent: UserAgent(name: "Tests", version: "1", contact: "https://example.org/tests"),
        configuration: .init(addresses: .any), environment: clock.environment())
}

private func source(
    _ transport: ScriptedTransport, _ clock: ManualClock = ManualClock()
) -> HTTPSource<String> {
    HTTPSource(
        client: client(transport, clock), expecting: ["text/plain"],
        url: { URL(string: "http://127.0.0.1/\($0.path)") }
    ) { data, _ in String(decoding: data, as: UTF8.self) }
}

/// Promises about what a bad answer leaves: value, age, validators.
@Suite struct `A store over HTTP` {
    private static let bad: [(String, Reply)] = [
        (
            "a page",
            Reply(200, ["Content-Type": "text/html"], "<!doctype html><title>Sign in</title>")
        ),
        ("nothing", Reply(200, ["Content-Type": "text/plain"], "")),
        ("204", Reply(204)),
        ("an unasked part", Reply(206, ["Content-Range": "bytes 0-3/99"], "good")),
        ("401", Reply(401)), ("403", Reply(403)), ("404", Reply(404)), ("410", Reply(410)),
        ("429", Reply(429, ["Retry-After": "120"])), ("500", Reply(500)), ("503", Reply(503)),
        ("an unasked coding", Reply(200, ["Content-Encoding": "zstd"], "good")),
        ("a lying coding", Reply(200, ["Content-Encoding": "gzip"], "good")),
        ("a redirect to nowhere", Reply(302)),
    ]

    @Test(arguments: bad.map(\.0))
    func `keeps value, age and validators when it gets`(answer: String) async throws {
        let reply = try #require(Self.bad.first { $0.0 == answer }?.1)
        let clock = ManualClock()
        let served = Locked(0)
        let transport = ScriptedTransport { _ in
            served.withLock { count in
                count += 1
                return count == 1 ? good() : reply
            }
        }
        let storage = MemoryStorage()
        let store = Store(
            name: "http", source: source(transport, clock), storage: storage, retry: .never,
            environment: clock.environment())
        let before = try await store.load("a")
        clock.advance(by: .seconds(600))
        let error = await #expect(throws: LarderError.self) { try await store.refresh("a") }
        #expect(error?.message.isEmpty == false)
        let after = store.snapshot(of: "a")
        #expect(after.value == "good")
        #expect(after.times == before.times)
        #expect(after.validators == before.validators)
        #expect(after.failure != nil)
        let reopened = Store<String>(
            name: "http", storage: storage, environment: clock.environment())
        let stored = try await reopened.load("a")
        #expect(stored.value == "good")
        #expect(stored.validators == before.validators)
    }

    @Test func `is fresh for as long as the server says, and then asks with the validators`()
        async throws
    {
        let clock = ManualClock()
        let transport = ScriptedTransport { request in
            request.fields["If-None-Match"] == "\"1\""
                ? Reply(304, ["ETag": "\"1\"", "Cache-Control": "max-age=600"]) : good()
        }
        let store = Store(
            name: "http", source: source(transport, clock), retry: .never,
            environment: clock.environment())
        try await store.load("a")
        clock.advance(by: .seconds(59))
        try await store.load("a")
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(1))
        let confirmed = try await store.load("a", policy: .validate)
        #expect(transport.requests.count == 2)
        // The scripted transport dates its answers a minute back, and that counts as age.
        #expect(confirmed.age(at: clock.date + 539) == .fresh)
        #expect(confirmed.age(at: clock.date + 540) == .stale)
    }

    @Test(arguments: SourceContract<String>.Rule.allCases)
    func `has a source that keeps the contract`(rule: SourceContract<String>.Rule) async throws {
        try await SourceContract<String>(
            keys: ["a", "b"],
            failing: { source(ScriptedTransport { _ in Reply(500) }) },
            stalling: {
                source(
                    ScriptedTransport { _ in
                        try await Task.sleep(for: .seconds(3_600))
                        return Reply(500)
                    })
            }
        ) {
            source(
                ScriptedTransport { request in
                    request.fields["If-None-Match"] == "\"1\""
                        ? Reply(304, ["ETag": "\"1\""]) : good()
                })
        }.check(rule)
    }
}
