#if URLSession
public import Foundation
public import Larder

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport for apps, based on `URLSession`.
///
/// It stores no responses and no cookies, and does not follow redirects. Names are resolved and checked
/// before the session is used; the session then resolves them again by itself. On Apple systems, the address
/// that it connected to is checked once more before a response is returned. On Linux that address is not
/// available, so a name that changes its address in between goes unnoticed: programs that fetch URLs given by
/// strangers should use the transport based on AsyncHTTPClient instead.
///
/// On Linux, the session decodes content encodings by itself and takes truncated data for complete, so none
/// is offered there, and an encoded response is an error. It also joins fields of the same name and loses
/// their order, and it rejects an oversized head only after reading all of it.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let delegate: SessionDelegate
    private let resolver: any HostResolver
    private let now: @Sendable () -> Date

    /// Creates a transport with a session of its own.
    ///
    /// - Parameters:
    ///   - resolver: Resolves names, to check their addresses before connecting.
    ///   - connectionsPerHost: How many connections to one host are kept at once.
    ///   - now: The wall clock, for the times recorded in responses.
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

    /// Sends a request and returns the response.
    public func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
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
    ) async throws -> TransportResponse {
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
        _ request: TransportRequest, to address: WebAddress, limits: HTTPLimits
    ) -> URLRequest {
        var outgoing = URLRequest(url: address.url)
        outgoing.httpMethod = request.method
        outgoing.httpBody = request.body
        outgoing.cachePolicy = .reloadIgnoringLocalCacheData
        outgoing.timeoutInterval = limits.total.inSeconds + 1  // our own limit comes first
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
#endif
