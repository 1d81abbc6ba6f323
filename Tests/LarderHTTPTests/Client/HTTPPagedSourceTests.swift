import Foundation
import HTTPTypes
import Larder
import LarderHTTP
import LarderSimulation
import Testing

private struct Song: Codable, Sendable, Equatable, Identifiable { var id: Int }

@Suite struct `Pages over HTTP` {
    private typealias Reply = ScriptedTransport.Reply

    private func list(
        _ transport: ScriptedTransport,
        _ source: (HTTPClient) -> HTTPPagedSource<Song>
    ) -> PagedList<Song> {
        let environment = ManualClock().environment()
        let client = HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Tests", version: "1", contact: "https://example.org"),
            environment: environment)
        return PagedStore(
            name: "songs", source: source(client), options: PagingOptions(limit: 2), retry: .never,
            environment: environment
        ).list("top")
    }

    private func json(_ body: String, link: String? = nil) -> Reply {
        var fields: HeaderFields = ["Content-Type": "application/json"]
        fields["ETag"] = "\"\(body.count)\""
        if let link { fields["Link"] = link }
        return Reply(200, fields, body)
    }

    private func numbered(_ client: HTTPClient) -> HTTPPagedSource<Song> {
        .numbered(client) { key, number, limit in
            URL(string: "https://a.example/\(key)/\(number)/\(limit)")
        }
    }

    @Test func `are fetched by number until one is short`() async throws {
        let list = list(
            ScriptedTransport([
                "/top/1/2": json(#"[{"id": 1}, {"id": 2}]"#), "/top/2/2": json(#"[{"id": 3}]"#),
            ]), numbered)
        try await list.load()
        #expect(list.snapshot.hasMore)
        let all = try await list.load(.cached, .more)
        #expect(all.items.map(\.id) == [1, 2, 3] && !all.hasMore)
    }

    @Test func `end where the server has no more pages, but for the first`() async throws {
        let transport = ScriptedTransport([
            "/top/1/2": json(#"[{"id": 1}, {"id": 2}]"#), "/top/2/2": Reply(404, [:], "none"),
        ])
        let list = list(transport, numbered)
        try await list.load()
        let all = try await list.load(.cached, .more)
        #expect(all.items.map(\.id) == [1, 2] && !all.hasMore && all.moreFailure == nil)
        let other = self.list(ScriptedTransport(["/top/1/2": Reply(404, [:], "none")]), numbered)
        await #expect(throws: LarderError.self) { try await other.load() }
    }

    @Test func `follow the links of the server, with the fields of the first`() async throws {
        let transport = ScriptedTransport([
            "https://a.example/top": json(
                #"[{"id": 1}, {"id": 2}]"#, link: #"</top?after=2>; rel="next""#),
            "https://a.example/top?after=2": json(#"[{"id": 3}]"#),
        ])
        let list = list(transport) {
            .linked($0, fields: [.authorization: "Bearer abc"]) { key, _ in
                URL(string: "https://a.example/\(key)")
            }
        }
        try await list.load()
        let all = try await list.load(.cached, .more)
        #expect(all.items.map(\.id) == [1, 2, 3] && !all.hasMore)
        #expect(transport.requests.last?.fields["Authorization"] == "Bearer abc")
    }

    @Test func `are not fetched from another server that a link names`() async throws {
        let transport = ScriptedTransport([
            "https://a.example/top": json(
                #"[{"id": 1}, {"id": 2}]"#, link: #"<https://b.example/top>; rel="next""#)
        ])
        let list = list(transport) {
            .linked($0) { key, _ in URL(string: "https://a.example/\(key)") }
        }
        try await list.load()
        _ = try? await list.load(.cached, .more)
        #expect(list.snapshot.moreFailure?.error.code == .refused)
        #expect(transport.requests.allSatisfy { $0.url.host() == "a.example" })
    }

    @Test func `that are something else are an error`() async throws {
        let page = Reply(200, ["Content-Type": "text/html"], "<!doctype html><p>Sign in")
        let list = list(ScriptedTransport(["/top/1/2": page]), numbered)
        await #expect(throws: LarderError.self) { try await list.load() }
        #expect(list.snapshot.failure?.error.code == .unreadable)
    }

    @Test func `A client made in one line fetches only from public addresses`() async throws {
        let client = HTTPClient(name: "Tests", version: "1", contact: "https://example.org")
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        let error = await #expect(throws: LarderError.self) { try await client.data(from: url) }
        #expect(error?.code == .refused)
        let hint = error?.cause.map { "\($0)" } ?? ""
        #expect(hint.contains("addresses: .any"))
    }
}
