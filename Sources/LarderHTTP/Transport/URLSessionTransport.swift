public import Foundation
public import Larder

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport of apps, over `URLSession`.
///
/// Nothing is cached, no cookie is kept, no redirect followed. Names are resolved and judged before
/// the session is asked; the session then resolves again by itself. On Apple systems the address it
/// really connected to is judged once more before an answer is handed over. On Linux it cannot be
/// learned, so a name that changes its address in between is not noticed there: programs that fetch
/// addresses given by strangers use the transport over AsyncHTTPClient instead.
///
/// On Linux the session undoes content encodings by itself and takes a cut one for whole, so none is
/// offered there, and an answer that has one all the same is an error. It also joins fields of
/// one name into one and forgets their order, and refuses no answer for the size of its head before
/// having read it all.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let delegate: SessionDelegate
    private let resolver: any HostResolver
    private let now: @Sendable () -> Date

    /// Creates a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - resolver: Finds the addresses of names, to be judged before connecting.
    ///   - connectionsPerHost: How many connections to one host are kept at once.
    ///   - now: The wall clock, for the times noted in answers.
    public init(
        resolver: any HostResolver = SystemResolver(), connectionsPerHost: Int = 4,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = connectionsPerHost
        delegate = SessionDelegate(now: now)
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        self.resolver = resolver
        self.now = now
    }

    deinit {
        delegate.close(session)
    }

    /// Sends a request and returns the answer.
    public func send(
        _ request: HTTPRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> HTTPResponse {
        try HTTPHeadCheck.check(request)
        let address = try WebAddress(request.url)
        let outgoing = Self.outgoing(request, to: address, limits: limits)
        return try await ExchangeTimer.run(limits, host: address.host.description) { [self] timer in
            _ = try await resolver.addresses(for: address, by: addresses)
            let exchange = SessionExchange(
                request: request, address: address, limits: limits, policy: addresses,
                timer: timer, requestedAt: now(), report: report)
            return try await run(outgoing, exchange)
        }
    }

    private func run(
        _ outgoing: URLRequest, _ exchange: SessionExchange
    ) async throws -> HTTPResponse {
        let number = delegate.newExchange()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                delegate.begin(number, exchange, outgoing, over: session, continuation)
                if Task.isCancelled { delegate.giveUp(number) }
            }
        } onCancel: {
            delegate.giveUp(number)
        }
    }

    private static func outgoing(
        _ request: HTTPRequest, to address: WebAddress, limits: HTTPLimits
    ) -> URLRequest {
        var outgoing = URLRequest(url: address.url)
        outgoing.httpMethod = request.method
        outgoing.httpBody = request.body
        outgoing.cachePolicy = .reloadIgnoringLocalCacheData
        outgoing.timeoutInterval = limits.total.inSeconds + 1  // ours come first
        outgoing.httpShouldHandleCookies = false
        for line in request.fields.lines {
            outgoing.addValue(line.value, forHTTPHeaderField: line.name)
        }
        #if canImport(FoundationNetworking)
        outgoing.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        #endif
        return outgoing
    }
}
