public import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A private HTTP cache according to RFC 9111, in front of anything that sends requests.
///
/// It stores responses in an `EntryStorage`, decides for each request whether a stored response is
/// acceptable, and otherwise has it validated or fetched. It does not follow redirects or decode anything: it
/// stores responses as they were received, one hop at a time.
///
/// ```swift
/// let cache = HTTPCache(storage: storage)
/// let answer = try await cache.send(request, partition: account) { request in
///     try await transport.send(request, limits: limits, addresses: .publicOnly) { _ in }
/// }
/// ```
///
/// Responses belong to one account, named by `partition`. Without it, the credentials in the request
/// (`Authorization`, or a password in the URL) keep accounts apart, but cookies do not.
///
/// If responses arrive in a different order than their requests were sent, only the one for the latest
/// request is stored, and none that was requested before a change. This works within one cache, not across
/// processes.
///
/// If the storage fails, the request still succeeds: the failure is reported, and the origin is asked. Stored
/// responses affected by the failed write count as outdated.
public final class HTTPCache: Sendable {
    /// Sends a request to the origin.
    public typealias Exchange = @Sendable (TransportRequest) async throws -> TransportResponse

    /// How the cache estimates freshness, what it may serve stale, and how much it stores.
    public let options: HTTPCacheOptions

    let storage: any EntryStorage
    let root: Key
    let environment: StoreEnvironment
    let memory = Locked(Memory())

    /// Runs changes to the storage one after another.
    let lane = SerialQueue()

    /// The cache's in-memory state.
    struct Memory: Sendable {
        /// Background refreshes, one per entry.
        var refreshes: [Key: Task<Void, Never>] = [:]

        /// The running exchanges.
        var order = HTTPExchangeOrder()

        /// What could not be written, by key. It applies to everything stored under the key, and the next
        /// commit starts with it.
        var unwritten: [Key: Unwritten] = [:]

        /// When entries were last used, as far as this process knows.
        var uses: [Key: Date] = [:]

        /// The approximate number of bytes stored; nil until they have been counted.
        var bytes: Int?
    }

    /// What a failed commit means for what is stored.
    enum Unwritten: Sendable {
        /// It is outdated.
        case outdated
        /// It should have been removed, and counts as absent.
        case gone
    }

    /// Creates a cache that stores its responses under `root` in a storage.
    public init(
        storage: any EntryStorage, root: Key = "http-cache",
        options: HTTPCacheOptions = HTTPCacheOptions(),
        environment: StoreEnvironment = StoreEnvironment()
    ) {
        self.storage = storage
        self.root = root
        self.options = options
        self.environment = environment
    }

    /// Answers a request from the store or by asking the origin, according to the HTTP caching rules.
    ///
    /// Cache directives of the request are honoured; for `only-if-cached`, a missing response becomes a 504
    /// generated here. Unsafe requests are always sent, and invalidate what is stored for their target. If
    /// the origin cannot be asked and no stored response may be used instead, the error of `exchange` is
    /// thrown.
    ///
    /// `exchange` is called at most twice (the second time without conditions, after a 304 that is not about
    /// the stored response), and perhaps once more later, to refresh a stale response.
    public func send(
        _ request: TransportRequest, partition: String? = nil, exchange: @escaping Exchange
    ) async throws -> HTTPCacheResponse {
        guard let target = HTTPTarget(request.url) else {
            throw LarderError(
                .unsupported,
                message: "Only http and https addresses can be fetched.")
        }
        let asking = HTTPCacheDirectives(request.fields)
        let isReading =
            (request.method == "GET" || request.method == "HEAD")
            && (request.body ?? Data()).isEmpty
        guard isReading, !asking.isUncached else {
            if isReading, asking.isOnlyIfCached { return unavailable(request) }
            return try await writeThrough(
                request, target: target, partition: partition, exchange: exchange)
        }
        return try await visiting(request, target, partition, exchange) { visit in
            let decision = HTTPDecision(asking: asking, options: options, now: environment.now())
            switch decision.step(for: visit.isForOriginAlone ? nil : visit.matches.first) {
            case .serve(let state):
                return try await serve(visit, state)
            case .serveAndRefresh:
                refresh(visit, partition)
                return try await serve(visit, .stale(.refreshing))
            case .ask:
                return try await ask(visit, decision)
            case .refuse:
                report(.miss, visit)
                return unavailable(request)
            }
        }
    }

    /// Looks up the stored responses for a request and passes them on. The exchange is registered before the
    /// lookup, so that later changes overtake it.
    func visiting<Result>(
        _ request: TransportRequest, _ target: HTTPTarget, _ partition: String?,
        _ exchange: @escaping Exchange, _ body: (Visit) async throws -> Result
    ) async throws -> Result {
        let family = target.key(under: root, partition: partition, fields: request.fields)
        let number = begin(request, family)
        defer { end(number) }
        return try await body(
            Visit(
                request: request, target: target, family: family, number: number,
                matches: await matches(under: family, request: request), exchange: exchange))
    }

    private func unavailable(_ request: TransportRequest) -> HTTPCacheResponse {
        let now = environment.now()
        let response = TransportResponse(
            status: 504, url: request.url, requestedAt: now, receivedAt: now)
        return HTTPCacheResponse(response: response, state: .unavailable, age: .zero)
    }

    private func serve(
        _ visit: Visit, _ state: HTTPCacheResponse.State
    ) async throws -> HTTPCacheResponse {
        guard let stored = visit.matches.first else { return unavailable(visit.request) }
        report(.storageHit, visit)
        return answer(visit, from: stored, state)
    }

    /// What it is called in events.
    static let name = "http-cache"

    func report(_ kind: LarderEvent.Kind, _ visit: Visit, error: LarderError? = nil) {
        environment.reporter.report(
            LarderEvent(kind, named: Self.name, subject: visit.target.origin, error: error))
    }
}

extension HTTPCache {
    /// One request on its way through the cache.
    struct Visit: Sendable {
        let request: TransportRequest
        let target: HTTPTarget
        /// The key of all variants for this target and account.
        let family: Key
        /// Its number in the order of exchanges.
        let number: HTTPExchangeOrder.Number
        /// The matching responses that were stored when the request came, the newest first. They are used to
        /// ask the origin; writes depend on what is stored at the time of writing.
        let matches: [StoredAnswer]
        let exchange: Exchange

        /// Whether the request has conditions that only the origin can evaluate.
        var isForOriginAlone: Bool {
            request.fields["If-Match"] != nil || request.fields["If-Unmodified-Since"] != nil
        }
    }
}
