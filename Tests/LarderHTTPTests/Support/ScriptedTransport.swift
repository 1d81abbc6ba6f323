import Foundation
import Larder
import LarderHTTP

/// A transport that answers from a closure and remembers what it was asked.
final class ScriptedTransport: Transport {
    struct Reply: Sendable {
        var status: Int
        var fields: HeaderFields
        var body: Data

        init(_ status: Int, _ fields: HeaderFields = HeaderFields(), _ body: String = "") {
            self.status = status
            self.fields = fields
            self.body = Data(body.utf8)
        }
    }

    private let answer: @Sendable (TransportRequest) async throws -> Reply
    private let sent = Locked<[TransportRequest]>([])
    private let moment: Date

    init(
        at moment: Date = Date(timeIntervalSince1970: 1_800_000_000),
        _ answer: @escaping @Sendable (TransportRequest) async throws -> Reply
    ) {
        self.moment = moment
        self.answer = answer
    }

    /// Answers by path.
    convenience init(_ answers: [String: Reply]) {
        self.init { request in
            guard let reply = answers[request.url.absoluteString] ?? answers[request.url.path]
            else {
                return Reply(404)
            }
            return reply
        }
    }

    var requests: [TransportRequest] { sent.withLock { $0 } }

    func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        sent.withLock { $0.append(request) }
        let reply = try await answer(request)
        return TransportResponse(
            status: reply.status, fields: reply.fields, body: reply.body, url: request.url,
            requestedAt: moment, receivedAt: moment)
    }
}
