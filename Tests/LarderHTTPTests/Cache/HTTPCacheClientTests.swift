import Foundation
import Larder
import Testing

@testable import LarderHTTP

@Suite struct `HTTP cache in a client` {
    /// Redirects `/` to `/page` for good, and counts.
    final class Origin: Transport {
        let count = Locked(0)

        func send(
            _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
            report: @Sendable (FetchProgress) -> Void
        ) async throws -> TransportResponse {
            count.withLock { $0 += 1 }
            let isRoot = request.url.path() == "/"
            return TransportResponse(
                status: isRoot ? 308 : 200,
                fields: ["Cache-Control": "max-age=60", "Location": "/page"],
                body: Data(isRoot ? "".utf8 : "body".utf8), url: request.url, requestedAt: Date(),
                receivedAt: Date())
        }
    }

    @Test func `keeps each hop of a redirect`() async throws {
        let origin = Origin()
        let cache = HTTPCache(storage: MemoryStorage())
        let client = HTTPClient(
            transport: origin,
            userAgent: UserAgent(name: "Test", version: "1", contact: "test@example.org"),
            configuration: HTTPClient.Configuration(addresses: .any),
            cache: cache.forClient(partition: "me"))
        let url = try #require(URL(string: "http://192.0.2.1/"))
        for _ in 0..<3 {
            let answer = try await client.send(TransportRequest(url: url))
            #expect(answer.status == 200 && answer.body == Data("body".utf8))
        }
        #expect(origin.count.withLock { $0 } == 2)
    }
}
