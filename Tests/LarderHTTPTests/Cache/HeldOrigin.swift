import Foundation
import Larder

@testable import LarderHTTP

/// An origin behind a cache that answers each request when the test says so, in any order.
actor HeldOrigin {
    private struct Held {
        var request: TransportRequest
        var continuation: CheckedContinuation<TransportResponse, any Error>?
    }

    private var held: [Held] = []
    private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    let storage = CacheTestStorage()
    let clock = CacheTestClock()
    let cache: HTTPCache

    init() {
        let clock = clock
        cache = HTTPCache(storage: storage, environment: StoreEnvironment(now: { clock.now }))
    }

    /// What was asked, in order.
    var seen: [TransportRequest] { held.map(\.request) }

    /// Sends a request through the cache and returns once the origin has it.
    nonisolated func begin(
        _ method: String = "GET", _ address: String = CacheBench.address,
        _ fields: HeaderFields = [:]
    ) async throws -> Task<HTTPCacheResponse, any Error> {
        let number = await held.count + 1
        let task = Task { try await send(method, address, fields) }
        await reach(number)
        return task
    }

    /// Sends a request through the cache; one that gets to the origin waits there.
    nonisolated func send(
        _ method: String = "GET", _ address: String = CacheBench.address,
        _ fields: HeaderFields = [:]
    ) async throws -> HTTPCacheResponse {
        guard let url = URL(string: address) else {
            throw LarderError(.unsupported, message: "No address.")
        }
        let request = TransportRequest(method: method, url: url, fields: fields)
        return try await cache.send(request) { try await self.hold($0) }
    }

    /// Sends a request and answers it at once.
    nonisolated func send(
        _ method: String = "GET", _ address: String = CacheBench.address,
        _ fields: HeaderFields = [:], answer: (Int, HeaderFields, String)
    ) async throws -> HTTPCacheResponse {
        let task = try await begin(method, address, fields)
        await self.answer(seen.count - 1, answer.0, answer.1, answer.2)
        return try await task.value
    }

    /// Waits until so many requests have come.
    func reach(_ count: Int) async {
        if held.count >= count { return }
        await withCheckedContinuation { waiters.append((count, $0)) }
    }

    /// Answers one request.
    func answer(_ index: Int, _ status: Int, _ fields: HeaderFields = [:], _ body: String = "") {
        let request = held[index].request
        var response = TransportResponse(
            status: status, fields: fields, body: Data(body.utf8), url: request.url,
            requestedAt: clock.now, receivedAt: clock.now)
        if fields["Date"] == nil { response.fields["Date"] = HTTPDate.format(clock.now) }
        held[index].continuation?.resume(returning: response)
        held[index].continuation = nil
    }

    private func hold(_ request: TransportRequest) async throws -> TransportResponse {
        try await withCheckedThrowingContinuation { continuation in
            held.append(Held(request: request, continuation: continuation))
            let ready = waiters.filter { $0.count <= held.count }
            waiters.removeAll { $0.count <= held.count }
            for waiter in ready { waiter.continuation.resume() }
        }
    }
}
