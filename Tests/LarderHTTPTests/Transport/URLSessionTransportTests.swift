#if URLSession
import Foundation
import Larder
import LarderHTTP
import LarderHTTPTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking

/// Keeps the queue of all sessions on Linux busy until it is let go.
private final class BusyProtocol: URLProtocol {
    static let hasBegun = DispatchSemaphore(value: 0)
    static let mayEnd = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool {
        hasBegun.signal()
        mayEnd.wait()
        mayEnd.signal()  // for those who ask again
        return true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
}
#endif

extension `Over URLSession` {
    @Suite(.serialized) struct `the transport` {
        let contract = TransportContract(transport: URLSessionTransport())

        @Test func `brings right answers whole`() async throws { try await contract.checkAnswers() }

        @Test func `sends requests as they are`() async throws {
            try await contract.checkRequests()
        }

        @Test func `makes errors of wrong answers`() async throws {
            try await contract.checkErrors()
        }

        @Test func `keeps away from this machine`() async throws {
            try await contract.checkAddresses()
        }

        @Test func `ends when cancelled`() async throws { try await contract.checkCancelling() }

        #if canImport(FoundationNetworking)
        @Test func `keeps its limits while other sessions are busy`() async throws {
            let url = try #require(URL(string: "http://a.example/"))
            let configuration = URLSessionConfiguration.ephemeral
            configuration.protocolClasses = [BusyProtocol.self]
            let busy = URLSession(configuration: configuration)
            let task = busy.dataTask(with: url)
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { task.resume() }
                DispatchQueue.global().async {
                    BusyProtocol.hasBegun.wait()
                    continuation.resume()
                }
            }
            let transport = URLSessionTransport()
            let limits = HTTPLimits(head: .milliseconds(100), total: .milliseconds(200))
            let request = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:9/")))
            let error = await #expect(throws: LarderError.self) {
                try await transport.send(request, limits: limits, addresses: .any) { _ in }
            }
            #expect(error?.code == .timedOut)
            BusyProtocol.mayEnd.signal()
            busy.invalidateAndCancel()
        }
        #endif

        @Test func `says when nobody listens`() async throws { try await contract.checkNobody() }
    }
}
#endif
