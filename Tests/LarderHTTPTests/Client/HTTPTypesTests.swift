import Foundation
import HTTPTypes
import Larder
import LarderHTTP
import Testing

@Suite struct `Messages of swift-http-types` {
    private func client(_ transport: ScriptedTransport) -> HTTPClient {
        HTTPClient(
            transport: transport,
            userAgent: UserAgent(name: "Reader", version: "1", contact: "me@r.example"))
    }

    @Test func `are sent as they are, and answered in kind`() async throws {
        let transport = ScriptedTransport { _ in
            .init(201, ["ETag": "\"a\"", "Vary": "Accept", "vary": "Origin"], "made")
        }
        let request = HTTPRequest(
            method: .put, scheme: "https", authority: "a.example:8443", path: "/b?c=d",
            headerFields: [.accept: "text/plain", .ifMatch: "\"a\""])
        let (head, body) = try await client(transport).send(request, body: Data("new".utf8))
        #expect(head.status == .created)
        #expect(head.headerFields[.eTag] == "\"a\"")
        #expect(head.headerFields[values: .vary] == ["Accept", "Origin"])
        #expect(body == Data("made".utf8))
        let sent = try #require(transport.requests.first)
        #expect(sent.method == "PUT")
        #expect(sent.url.absoluteString == "https://a.example:8443/b?c=d")
        #expect(sent.fields["Accept"] == "text/plain" && sent.fields["if-match"] == "\"a\"")
        #expect(sent.body == Data("new".utf8))
    }

    @Test(arguments: [
        HTTPRequest(method: .get, scheme: nil, authority: "a.example", path: "/"),
        HTTPRequest(method: .get, scheme: "https", authority: nil, path: "/"),
        HTTPRequest(method: .get, scheme: "https", authority: "a.example", path: nil),
        HTTPRequest(method: .options, scheme: "https", authority: "a.example", path: "*"),
        HTTPRequest(method: .get, scheme: "ftp", authority: "a.example", path: "/"),
        HTTPRequest(method: .get, scheme: "https", authority: "u:p@a.example", path: "/"),
    ])
    func `are refused without an address`(request: HTTPRequest) {
        #expect { try TransportRequest(request) } throws: { error in
            (error as? LarderError)?.code == .refused
        }
    }

    @Test func `lose the fields that they cannot hold, and keep the others unchanged`() {
        let fields = HeaderFields([
            .init("A b", "c"), .init("", "c"), .init("X", "a\r\nY: z"), .init("X", "a\0"),
            .init("X", "é"), .init("x", "a\tb"), .init("Set-Cookie", "a=1"),
            .init("Set-Cookie", "b=2"),
        ])
        let converted = HTTPFields(fields)
        #expect(
            HeaderFields(converted).lines
                == [.init("X", "é"), .init("x", "a\tb"), .init("Set-Cookie", "a=1")]
                + [.init("Set-Cookie", "b=2")])
    }
}
