import Larder

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPCache {
    /// Sends on a request that is not answered from the store, and takes in what it changed.
    ///
    /// The answer to an unsafe method that is no error makes its target out of date, and what
    /// `Location` and `Content-Location` name on the same origin (RFC 9111 4.4), for all accounts.
    func writeThrough(
        _ request: HTTPRequest, target: HTTPTarget, partition: String?,
        exchange: @escaping Exchange
    ) async throws -> HTTPCacheAnswer {
        let family = target.key(under: root, partition: partition, fields: request.fields)
        let visit = Visit(
            request: request, target: target, family: family, matches: [], exchange: exchange)
        let response = try await self.exchange(request, visit)
        if !Self.isSafe(request.method), (200..<400).contains(response.status) {
            report(.invalidated, visit)
            var operations: [StorageOperation] = Self.changed(by: response, to: request, target)
                .map { .invalidate(under: $0.key(under: root)) }
            if HTTPStorability.isAnswerToGet(response, to: request, options: options) {
                operations += await storing(response, visit)
            }
            await commit(operations)
        }
        return fetched(response, visit, evaluates: false)
    }

    private static func isSafe(_ method: String) -> Bool {
        ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method)
    }

    private static func changed(
        by response: HTTPResponse, to request: HTTPRequest, _ target: HTTPTarget
    ) -> Set<HTTPTarget> {
        let references = ["Location", "Content-Location"].compactMap { response.fields[$0] }
        let named = references.compactMap { HTTPTarget($0, from: request.url) }
        return Set(named.filter { $0.origin == target.origin }).union([target])
    }

    /// Makes everything stored for an address out of date, for all accounts: it is validated before
    /// it is used again. Throws what the storage throws.
    public func invalidate(_ url: URL) async throws {
        guard let target = HTTPTarget(url) else { return }
        try await storage.commit([.invalidate(under: target.key(under: root))])
    }

    /// Removes everything that the cache keeps. Throws what the storage throws.
    public func removeAll() async throws {
        try await storage.commit([.removeAll(under: root)])
        memory.withLock { memory in
            memory.bytes = 0
            memory.uses = [:]
        }
    }
}
