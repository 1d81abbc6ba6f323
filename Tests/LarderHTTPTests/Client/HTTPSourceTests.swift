import Foundation
import HTTPTypes
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP source` {
    typealias Reply = ScriptedTransport.Reply

    static let start = Date(timeIntervalSince1970: 1_800_000_000)
    static let pair: Validators = [
        "etag": "W/\"a\"", "last-modified": "yesterday", "url": "http://a.example/feed",
    ]

    func source(
        _ transport: ScriptedTransport, expecting: [String] = ["text/xml"],
        fields: HTTPFields = HTTPFields()
    ) -> HTTPSource<String> {
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"),
            environment: StoreEnvironment(now: { Self.start }))
        return HTTPSource(
            client: client, accept: "text/xml", expecting: expecting, fields: fields,
            url: { key in URL(string: "http://a.example/\(key)") },
            asOf: { _, _ in Self.start },
            decode: { data, _ in String(decoding: data, as: UTF8.self) })
    }

    func known(_ validators: Validators) -> Known<String> {
        Known(value: "old", times: Timestamps(fetched: Self.start), validators: validators)
    }

    func fetch(
        _ reply: Reply, known: Validators? = nil, expecting: [String] = ["text/xml"]
    ) async throws -> FetchResult<String> {
        try await source(ScriptedTransport { _ in reply }, expecting: expecting)
            .fetch(FetchRequest(key: "feed", known: known.map(self.known)))
    }

    func xml(_ fields: HeaderFields = HeaderFields(), _ body: String = "<a/>") -> Reply {
        var fields = fields
        fields["Content-Type"] = fields["Content-Type"] ?? "text/xml; charset=utf-8"
        return Reply(200, fields, body)
    }

    @Test func `gives the value with its validators, moment and freshness`() async throws {
        let reply = xml([
            "ETag": "W/\"a\"", "Last-Modified": "yesterday", "Cache-Control": "max-age=60",
            "Age": "10",
        ])
        guard case .fetched(let fetched) = try await fetch(reply) else { throw CancellationError() }
        #expect(fetched.value == "<a/>")
        #expect(fetched.validators == Self.pair)
        #expect(fetched.asOf == Self.start)
        #expect(fetched.freshness?.fresh == .seconds(50))
    }

    @Test func `decodes with the key if the closure asks for it`() async throws {
        let transport = ScriptedTransport { _ in Reply(200, [:], "text") }
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"))
        let source = HTTPSource<String>(
            client: client, url: { URL(string: "http://a.example")?.appending($0) },
            decode: { data, _, key in "\(key): " + String(decoding: data, as: UTF8.self) })
        guard case .fetched(let fetched) = try await source.fetch(FetchRequest(key: "feed")) else {
            throw CancellationError()
        }
        #expect(fetched.value == "feed: text")
    }

    @Test func `guesses no freshness`() async throws {
        let reply = xml(["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"])
        guard case .fetched(let fetched) = try await fetch(reply) else { throw CancellationError() }
        #expect(fetched.freshness == nil)
    }

    @Test(arguments: [
        ("max-age=60", true), ("private", true), ("no-cache", true), ("x=\"no-store\"", true),
        ("no-store", false), ("max-age=60, No-Store", false), ("no-store=1", false),
        ("no-store, must-understand", true), ("must-understand, max-age=60", true),
    ])
    func `says of what must not be stored that it must not`(
        control: String, mayBeStored: Bool
    ) async throws {
        let reply = xml(["Cache-Control": .init(control)])
        guard case .fetched(let fetched) = try await fetch(reply) else { throw CancellationError() }
        #expect(fetched.value == "<a/>" && fetched.mayBeStored == mayBeStored)
    }

    @Test func `gives what is known anew when its confirmation forbids storing it`() async throws {
        let reply = Reply(304, ["Cache-Control": "no-store", "ETag": "\"a\""])
        guard case .fetched(let fetched) = try await fetch(reply, known: Self.pair) else {
            throw LarderError(.unreadable, message: "It was only confirmed.")
        }
        #expect(fetched.value == "old" && !fetched.mayBeStored)
        #expect(fetched.validators["etag"] == "\"a\"" && fetched.asOf == nil)
    }

    @Test func `stores nothing of what it asked for with no-store`() async throws {
        let transport = ScriptedTransport { _ in xml() }
        let source = source(transport, fields: [.cacheControl: "no-store"])
        guard case .fetched(let fetched) = try await source.fetch(FetchRequest(key: "feed")) else {
            throw CancellationError()
        }
        #expect(!fetched.mayBeStored)
    }

    @Test func `sends validators back as a pair, byte for byte`() async throws {
        let transport = ScriptedTransport { _ in Reply(304, ["Cache-Control": "max-age=5"]) }
        let result = try await source(transport).fetch(
            FetchRequest(key: "feed", known: known(Self.pair)))
        guard case .notModified(let answer) = result else { throw CancellationError() }
        #expect(answer.freshness?.fresh == .seconds(5))
        #expect(answer.validators == Self.pair)
        let fields = try #require(transport.requests.first).fields
        #expect(fields["If-None-Match"] == "W/\"a\"")
        #expect(fields["If-Modified-Since"] == "yesterday")
    }

    @Test func `sends validators only to the address they came from`() async throws {
        let transport = ScriptedTransport([
            "http://a.example/feed": Reply(302, ["Location": "http://b.example/feed"]),
            "http://b.example/feed": xml(),
        ])
        var validators = Self.pair
        _ = try await source(transport).fetch(FetchRequest(key: "feed", known: known(validators)))
        #expect(transport.requests.map { $0.fields["If-None-Match"] } == ["W/\"a\"", nil])
        validators["url"] = "http://b.example/feed"
        _ = try await source(transport).fetch(FetchRequest(key: "feed", known: known(validators)))
        #expect(
            transport.requests.dropFirst(2).map { $0.fields["If-None-Match"] } == [nil, "W/\"a\""])
    }

    @Test func `asks anew when another version is confirmed`() async throws {
        let transport = ScriptedTransport { request in
            request.fields["If-None-Match"] == nil ? xml() : Reply(304, ["ETag": "\"b\""])
        }
        let result = try await source(transport).fetch(
            FetchRequest(key: "feed", known: known(Self.pair)))
        guard case .fetched(let fetched) = result else { throw CancellationError() }
        #expect(fetched.value == "<a/>")
        #expect(transport.requests.count == 2)
    }

    @Test func `takes no confirmation that it did not ask for`() async throws {
        await #expect(throws: LarderError.self) { try await fetch(Reply(304)) }
    }

    @Test func `leaves out validators that cannot be sent back as they are`() async throws {
        let long = "\"" + String(repeating: "x", count: 5_000) + "\""
        for etag in [long, "\"\u{FFFD}\"", "\"é\""] {
            guard case .fetched(let fetched) = try await fetch(xml(["ETag": etag])) else {
                continue
            }
            #expect(fetched.validators.isEmpty)
        }
    }

    @Test(arguments: [
        (Reply(200, ["Content-Type": "text/html"], "<p>Sign in"), "web page"),
        (Reply(200, ["Content-Type": "text/xml"], "\u{FEFF}\n<!DOCTYPE HTML>"), "web page"),
        (Reply(200, ["Content-Type": "image/png"], "x"), "image/png"),
        (Reply(200, ["Content-Type": "text/xml"], ""), "empty"),
        (Reply(204), "nothing"), (Reply(205), "nothing"), (Reply(206, [:], "x"), "part"),
        (Reply(202, [:], "x"), "202"), (Reply(500), "500"), (Reply(410), "410"),
    ])
    func `names what came when it is not a value`(reply: Reply, word: String) async {
        await #expect {
            try await fetch(reply, known: Self.pair)
        } throws: { error in
            let error = error as? LarderError
            return error?.message.contains(word) == true && error?.key == "feed"
        }
    }

    @Test func `takes a type that is not named, and any when none is expected`() async throws {
        _ = try await fetch(Reply(200, [:], "<a/>"))
        _ = try await fetch(Reply(200, ["Content-Type": "TEXT/XML"], "<a/>"))
        _ = try await fetch(Reply(200, ["Content-Type": "text/csv"], "a"), expecting: ["text/*"])
        _ = try await fetch(Reply(200, ["Content-Type": "text/html"], "<html>"), expecting: [])
    }

    @Test func `makes an unreadable value an error with its cause`() async throws {
        struct Odd: Error {}
        let transport = ScriptedTransport { _ in xml() }
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"))
        let source = HTTPSource<Int>(
            client: client, url: { _ in URL(string: "http://a.example/") },
            decode: { _, _ in throw Odd() })
        await #expect {
            try await source.fetch(FetchRequest(key: "feed"))
        } throws: { error in
            let error = error as? LarderError
            return error?.code == .unreadable && error?.cause is Odd
        }
    }
}
