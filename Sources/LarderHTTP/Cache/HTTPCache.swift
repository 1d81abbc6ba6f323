public import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A private HTTP cache after RFC 9111, in front of anything that sends a request.
///
/// It keeps answers in a `EntryStorage` of its caller, decides for each request whether a
/// stored answer will do, and otherwise lets it be validated or fetched. It follows no redirects and
/// decodes nothing: what it keeps is what came over one hop.
///
/// ```swift
/// let cache = HTTPCache(storage: storage)
/// let answer = try await cache.send(request, partition: account) { request in
///     try await transport.send(request, limits: limits, addresses: .publicOnly) { _ in }
/// }
/// ```
///
/// Answers belong to one account. `partition` says whose they are; without it, the credentials in
/// the request (`Authorization`, or a password in the address) keep them apart, but cookies do not.
///
/// Of answers that come in another order than they were asked for, only the one to the latest request
/// is stored, and none from before a change. That is known within one cache, not between processes.
///
/// A storage that fails costs the cache, not the request: it is reported, and the origin is asked. What
/// it could not take in makes what it holds out of date.
public final class HTTPCache: Sendable {
    /// Sends a request to the origin.
    public typealias Exchange = @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// How the cache guesses, what it may serve stale, and how much it keeps.
    public let options: HTTPCacheOptions

    let storage: any EntryStorage
    let root: Key
    let environment: StoreEnvironment
    let memory = Locked(Memory())

    /// Where the changes of what is stored come one after another.
    let lane = SerialLane()

    /// What the cache remembers besides what is stored.
    struct Memory: Sendable {
        /// Refreshes behind a caller's back, one for an entry.
        var refreshes: [Key: Task<Void, Never>] = [:]

        /// The exchanges under way.
        var order = HTTPExchangeOrder()

        /// What could not be written, by what it is about. It holds of what is stored under a key, and
        /// the next commit begins with it.
        var unwritten: [Key: Unwritten] = [:]

        /// When entries were last used, as far as this process knows.
        var uses: [Key: Date] = [:]

        /// The bytes stored, about; nil until somebody counted.
        var bytes: Int?
    }

    /// What a commit that failed leaves of what is stored.
    enum Unwritten: Sendable {
        /// It is out of date.
        case outdated
        /// It was to be removed, and counts as absent.
        case gone
    }

    /// Creates a cache that keeps its answers under `root` in a storage.
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

    /// Answers a request from the store, or by asking the origin, as HTTP's rules of caching say.
    ///
    /// The directives that the request itself has are honoured; for `only-if-cached` a missing
    /// answer is a 504 made here. Requests that can change something are always sent on, and make
    /// what is stored for their target invalid. When the origin cannot be asked and nothing stored
    /// may stand in, the error of `exchange` is thrown.
    ///
    /// `exchange` is called at most twice (again, without conditions, after a 304 that is not about
    /// the stored answer), and perhaps once more later, to refresh a stale answer.
    public func send(
        _ request: HTTPRequest, partition: String? = nil, exchange: @escaping Exchange
    ) async throws -> HTTPCacheAnswer {
        guard let target = HTTPTarget(request.url) else {
            throw LarderError(
                .unsupported,
                message: "Only addresses that begin with http: or https: can be asked.")
        }
        let asking = HTTPAsking(request.fields)
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

    /// Looks at what is stored for a request, and goes on with that. The exchange is known before it
    /// looks: what is changed from then on overtakes it.
    func visiting<Result>(
        _ request: HTTPRequest, _ target: HTTPTarget, _ partition: String?,
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

    private func unavailable(_ request: HTTPRequest) -> HTTPCacheAnswer {
        let now = environment.now()
        let response = HTTPResponse(
            status: 504, url: request.url, requestedAt: now, receivedAt: now)
        return HTTPCacheAnswer(response: response, state: .unavailable, age: .zero)
    }

    private func serve(
        _ visit: Visit, _ state: HTTPCacheAnswer.State
    ) async throws -> HTTPCacheAnswer {
        guard let stored = visit.matches.first else { return unavailable(visit.request) }
        report(.storageHit, visit)
        return answer(visit, from: stored, state)
    }

    func report(_ kind: LarderEvent.Kind, _ visit: Visit, error: LarderError? = nil) {
        environment.reporter.report(
            LarderEvent(kind, subject: visit.target.origin, error: error))
    }
}

extension HTTPCache {
    /// One request on its way through the cache.
    struct Visit: Sendable {
        let request: HTTPRequest
        let target: HTTPTarget
        /// The key of all variants for this target and account.
        let family: Key
        /// Its place in the order of exchanges.
        let number: HTTPExchangeOrder.Number
        /// What was stored that this request matches when it came, the newest first. It is what the origin
        /// is asked about; what is written follows from what is stored then.
        let matches: [StoredAnswer]
        let exchange: Exchange

        /// Whether the request carries conditions that only the origin can judge.
        var isForOriginAlone: Bool {
            request.fields["If-Match"] != nil || request.fields["If-Unmodified-Since"] != nil
        }
    }
}
