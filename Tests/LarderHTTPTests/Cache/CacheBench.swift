import Foundation
import Larder

@testable import LarderHTTP

/// A cache on a bench: its storage, its clock, and an origin that answers as it is told.
final class CacheBench: Sendable {
    typealias Answer = @Sendable (TransportRequest) throws -> (Int, HeaderFields, String)

    private struct Plan {
        var answer: Answer
        var seen: [TransportRequest] = []
    }

    static let address = "http://origin.test/page"

    let clock = CacheTestClock()
    let storage = CacheTestStorage()
    let reporter = CountingReporter()
    let connectivity = ConnectivitySwitch()
    let cache: HTTPCache
    private let plan: Locked<Plan>

    init(
        _ options: HTTPCacheOptions = HTTPCacheOptions(), executor: (any TaskExecutor)? = nil
    ) {
        let clock = clock
        cache = HTTPCache(
            storage: storage, options: options,
            environment: StoreEnvironment(
                now: { clock.now }, connectivity: connectivity, reporter: reporter,
                executor: executor))
        plan = Locked(Plan(answer: { _ in (404, [:], "") }))
    }

    /// What the origin was asked, in order.
    var seen: [TransportRequest] { plan.withLock { $0.seen } }

    /// Tells the origin what to answer from now on; `Date` is added where it is missing.
    func answers(_ answer: @escaping Answer) { plan.withLock { $0.answer = answer } }

    func answers(_ status: Int = 200, _ fields: HeaderFields = [:], _ body: String = "body") {
        answers { _ in (status, fields, body) }
    }

    /// Tells the origin to be out of reach from now on.
    func fails(_ code: LarderError.Code = .unreachable) {
        answers { _ in throw LarderError(code, message: "No answer.") }
    }

    func send(
        _ method: String = "GET", _ address: String = CacheBench.address,
        _ fields: HeaderFields = [:], partition: String? = nil, body: String? = nil
    ) async throws -> HTTPCacheResponse {
        guard let url = URL(string: address) else {
            throw LarderError(.unsupported, message: "No address.")
        }
        let request = TransportRequest(
            method: method, url: url, fields: fields, body: body.map { Data($0.utf8) })
        return try await cache.send(request, partition: partition) { [plan, clock] request in
            let answer = plan.withLock { plan in
                plan.seen.append(request)
                return plan.answer
            }
            let (status, fields, body) = try answer(request)
            var response = TransportResponse(
                status: status, fields: fields, body: Data(body.utf8), url: request.url,
                requestedAt: clock.now, receivedAt: clock.now)
            if fields["Date"] == nil { response.fields["Date"] = HTTPDate.format(clock.now) }
            return response
        }
    }

    func get(_ fields: HeaderFields = [:]) async throws -> HTTPCacheResponse {
        try await send("GET", CacheBench.address, fields)
    }
}

extension HTTPCacheResponse {
    var text: String { String(decoding: response.body, as: UTF8.self) }
}
