import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPCache {
    /// Sends a request that must go to the origin, and applies its effect to the cache.
    ///
    /// A successful response to an unsafe method invalidates its target, and the URLs in `Location` and
    /// `Content-Location` on the same origin (RFC 9111 4.4), for all accounts.
    func writeThrough(
        _ request: TransportRequest, target: HTTPTarget, partition: String?,
        exchange: @escaping Exchange
    ) async throws -> HTTPCacheResponse {
        let family = target.key(under: root, partition: partition, fields: request.fields)
        let number = begin(request, family)
        defer { end(number) }
        let visit = Visit(
            request: request, target: target, family: family, number: number, matches: [],
            exchange: exchange)
        memory.withLock { $0.order.send(number) }
        let response = try await self.exchange(request, visit)
        if !Self.isSafe(request.method), (200..<400).contains(response.status) {
            report(.invalidated, visit)
            await inLane { await self.change(by: response, visit) }
        }
        if response.fields["Clear-Site-Data"] != nil {
            await inLane { await self.commit(self.clearing(response, visit)) }
        }
        return fetched(response, visit, evaluates: false)
    }

    /// Invalidates what an unsafe request changed, and stores a response that represents the new state.
    private func change(
        by response: TransportResponse, _ visit: Visit
    ) async {
        let number = visit.number
        let changed = Self.changed(by: response, to: visit.request, visit.target)
            .map { $0.key(under: root) }
        var operations: [EntryChange] = changed.map { .invalidateAll(under: $0) }
        let isOvertaken = memory.withLock { memory in
            for key in changed { memory.order.overtake(under: key, except: number) }
            return memory.order.isOvertaken(number)
        }
        if !isOvertaken,
            HTTPStorability.isAnswerToGet(response, to: visit.request, options: options)
        {
            operations += await storing(response, visit, over: [])
        }
        await commit(operations)
    }

    private static func isSafe(_ method: String) -> Bool {
        ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method)
    }

    private static func changed(
        by response: TransportResponse, to request: TransportRequest, _ target: HTTPTarget
    ) -> Set<HTTPTarget> {
        let references = ["Location", "Content-Location"].compactMap { response.fields[$0] }
        let named = references.compactMap { HTTPTarget($0, from: request.url) }
        return Set(named.filter { $0.origin == target.origin }).union([target])
    }

    /// Invalidates everything stored for a URL, for all accounts: it is validated before it is used again.
    /// Throws the errors of the storage.
    public func invalidate(_ url: URL) async throws {
        guard let target = HTTPTarget(url) else { return }
        let key = target.key(under: root)
        try await change(.invalidateAll(under: key), under: key)
    }

    /// Removes everything from the cache. Throws the errors of the storage.
    public func removeAll() async throws {
        try await change(.removeAll(under: root), under: root)
        memory.withLock { memory in
            memory.bytes = 0
            memory.uses = [:]
        }
    }

    private func change(_ operation: EntryChange, under key: Key) async throws {
        let result: Result<Void, any Error> = await inLane { [self] in
            memory.withLock { $0.order.overtake(under: key) }
            do {
                try await write([operation])
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
