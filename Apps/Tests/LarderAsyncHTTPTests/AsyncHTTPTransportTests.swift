import Foundation
import Larder
import LarderAsyncHTTP
import LarderHTTP
import LarderHTTPTesting
import Testing

@Suite struct `AsyncHTTPClient transport` {
    let contract = TransportContract(transport: AsyncHTTPTransport())

    @Test func `brings right answers whole`() async throws { try await contract.checkAnswers() }

    @Test func `sends requests as they are`() async throws { try await contract.checkRequests() }

    @Test func `makes errors of wrong answers`() async throws { try await contract.checkErrors() }

    @Test func `keeps away from this machine`() async throws { try await contract.checkAddresses() }

    @Test func `ends when cancelled`() async throws { try await contract.checkCancelling() }

    @Test func `says when nobody listens`() async throws { try await contract.checkNobody() }

    /// A resolver that says what an attacker's would: a public address, whatever the name.
    struct LyingResolver: HostResolver {
        func addresses(of name: String) async throws -> [IPAddress] { [.v4(0x0808_0808)] }
    }

    @Test func `sends nothing when a name leads elsewhere at the connect`() async throws {
        let origin = try TinyOrigin(["/": .init("HTTP/1.1 200 OK\nContent-Length: 0\n\n")])
        let transport = AsyncHTTPTransport(resolver: LyingResolver())
        // The machine's own name resolves to loopback or to an address of its network.
        let name = ProcessInfo.processInfo.hostName
        guard !name.contains("localhost"), IPAddress(name) == nil else { return }
        let url = try #require(URL(string: "http://\(name):\(origin.port)/"))
        let limits = HTTPLimits(head: .seconds(2))
        await #expect(throws: LarderError.self) {
            try await transport.send(
                TransportRequest(url: url), limits: limits, addresses: .publicOnly, report: { _ in }
            )
        }
        #expect(origin.requests.isEmpty)
    }

    @Test func `keeps fields in order with their doubles, also unreadable ones`() async throws {
        let answer = "HTTP/1.1 200 OK\nB: 1\nA: 2\nB: 3\nSet-Cookie: a=ü\nContent-Length: 0\n\n"
        let origin = try TinyOrigin(["/": .init(answer)])
        let response = try await AsyncHTTPTransport().send(
            TransportRequest(url: origin.url("/")), limits: HTTPLimits(), addresses: .any,
            report: { _ in })
        #expect(
            response.fields.lines.map(\.name) == ["B", "A", "B", "Set-Cookie", "Content-Length"])
        #expect(response.fields.all("b") == ["1", "3"])
        #expect(response.fields["Set-Cookie"] == "a=ü")
    }

    @Test func `refuses requests after its shutdown, and shuts down twice`() async throws {
        let origin = try TinyOrigin(["/": .init("HTTP/1.1 200 OK\nContent-Length: 0\n\n", .keep)])
        let transport = AsyncHTTPTransport()
        let request = try TransportRequest(url: origin.url("/"))
        _ = try await transport.send(
            request, limits: HTTPLimits(), addresses: .any, report: { _ in })
        try await transport.shutdown()
        try await transport.shutdown()
        await #expect(throws: LarderError.self) {
            try await transport.send(
                request, limits: HTTPLimits(), addresses: .any, report: { _ in })
        }
    }

    @Test func `asks once more when a connection was closed while it was idle`() async throws {
        // The origin says that it keeps the connection, and closes it.
        let origin = try TinyOrigin(["/": .init("HTTP/1.1 200 OK\nContent-Length: 0\n\n", .close)])
        let transport = AsyncHTTPTransport()
        for _ in 0..<50 {
            let response = try await transport.send(
                TransportRequest(url: origin.url("/")), limits: HTTPLimits(), addresses: .any,
                report: { _ in })
            #expect(response.status == 200)
        }
    }

    @Test func `reuses a connection, but never one with something left on it`() async throws {
        guard let server = HostileServer.shared else { return }
        let contract = HostileContract(transport: AsyncHTTPTransport(), isLinuxSession: false)
        for path in ["/feed", "/long", "/feed", "/unsolicited", "/feed"] {
            let data = try await contract.value(path, at: server).value
            #expect(HostileContract.isFeed(data), "\(path)")
        }
    }
}
