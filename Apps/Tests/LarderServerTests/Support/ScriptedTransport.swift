import Foundation
import Larder
import LarderHTTP

/// Answers requests from a script; nobody is at addresses that are not in it.
final class ScriptedTransport: Transport {
    typealias Answer = (status: Int, type: String, body: String)

    private let answers = Locked<[String: Answer]>([:])
    private let asked = Locked<[String]>([])
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// Answers an address from now on.
    func answer(
        _ address: String, _ body: String, type: String = "application/rss+xml", status: Int = 200
    ) {
        answers.withLock { $0[address] = (status, type, body) }
    }

    /// The addresses that were asked for, in order.
    var requests: [String] { asked.withLock { $0 } }

    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        let address = request.url.absoluteString
        asked.withLock { $0.append(address) }
        guard let answer = answers.withLock({ $0[address] }) else {
            throw LarderError(.unreachable, message: "Nobody is at \(address).")
        }
        return TransportResponse(
            status: answer.status, fields: ["Content-Type": answer.type],
            body: Data(answer.body.utf8), url: request.url, requestedAt: now(), receivedAt: now())
    }
}
