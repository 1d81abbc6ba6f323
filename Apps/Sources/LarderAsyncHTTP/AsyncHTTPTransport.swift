import AsyncHTTPClient
import Dispatch
public import Foundation
public import Larder
public import LarderHTTP
import NIOCore
import NIOHTTP1
import NIOPosix

/// The transport of servers and commands on Linux, over AsyncHTTPClient.
///
/// It speaks HTTP/1.1, keeps connections for a short while, and leaves redirects, caching and
/// content encodings alone. It resolves and checks names before connecting, and checks the address
/// at the other end of every connection again before sending a request over it, so a name that
/// changes its address in between reaches nothing.
///
/// ```swift
/// let transport = AsyncHTTPTransport()
/// let client = HTTPClient(transport: transport, userAgent: userAgent)
/// ```
///
/// Call ``shutdown()`` to wait for connections to close when the program ends; without it, they
/// close after the last reference is gone.
public final class AsyncHTTPTransport: Transport {
    private struct State {
        var clients: [AddressPolicy: AsyncHTTPClient.HTTPClient] = [:]
        var isShutDown = false
    }

    private let state = Locked(State())
    private let resolver: any HostResolver
    private let connectionsPerHost: Int
    private let now: @Sendable () -> Date

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - resolver: Resolves names, so that their addresses can be checked before connecting.
    ///   - connectionsPerHost: How many connections to one host are kept at once.
    ///   - now: The wall clock, for the times in responses.
    public init(
        resolver: any HostResolver = SystemResolver(), connectionsPerHost: Int = 8,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        precondition(connectionsPerHost > 0, "there must be a connection")
        self.resolver = resolver
        self.connectionsPerHost = connectionsPerHost
        self.now = now
    }

    deinit {
        for client in state.withLock({ $0.clients }).values {
            client.shutdown(queue: .global()) { _ in }  // nobody is left to be told
        }
    }

    /// Closes all connections and refuses further requests; calling it twice does nothing.
    public func shutdown() async throws {
        let clients = state.withLock { state in
            defer { state = State(isShutDown: true) }
            return state.clients
        }
        for client in clients.values { try await client.shutdown() }
    }

    /// Sends a request and returns the answer.
    public func send(
        _ request: TransportRequest, limits: HTTPLimits, addresses: AddressPolicy,
        report: @escaping @Sendable (FetchProgress) -> Void
    ) async throws -> TransportResponse {
        try HTTPHeadCheck.check(request)
        let address = try WebAddress(request.url)
        let outgoing = Self.outgoing(request, to: address)
        let client = try client(for: addresses)
        let host = address.host.description
        return try await ExchangeTimer.run(limits, host: host) { [resolver, now] timer in
            _ = try await resolver.addresses(for: address, by: addresses)
            let exchange = AsyncExchange(
                request: request, address: address, limits: limits, timer: timer, now: now)
            return try await exchange.run(outgoing, over: client, report: report)
        }
    }

    /// One client for each policy, so that a connection made under one is never used under another.
    private func client(for policy: AddressPolicy) throws -> AsyncHTTPClient.HTTPClient {
        try state.withLock { state in
            guard !state.isShutDown else {
                throw LarderError(.unreachable, message: "The program is shutting down.")
            }
            if let client = state.clients[policy] { return client }
            let client = AsyncHTTPClient.HTTPClient(
                eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton),
                configuration: configuration(for: policy))
            state.clients[policy] = client
            return client
        }
    }

    private func configuration(
        for policy: AddressPolicy
    ) -> AsyncHTTPClient.HTTPClient.Configuration {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(30)),  // the limits of each request are shorter
            connectionPool: .init(
                idleTimeout: .seconds(15),
                concurrentHTTP1ConnectionsPerHostSoftLimit: connectionsPerHost),
            decompression: .disabled)
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        configuration.http1_1ConnectionDebugInitializer = { channel in
            ConnectionGuard.install(on: channel, policy: policy)
        }
        return configuration
    }

    private static func outgoing(
        _ request: TransportRequest, to address: WebAddress
    ) -> HTTPClientRequest {
        var outgoing = HTTPClientRequest(url: address.url.absoluteString)
        outgoing.method = .init(rawValue: request.method)
        for line in request.fields.lines where !isFraming(line.name) {
            outgoing.headers.add(name: line.name, value: line.value)
        }
        if let body = request.body { outgoing.body = .bytes(ByteBuffer(bytes: body)) }
        return outgoing
    }

    /// Whether a field says where the body ends; only the connection itself may do that.
    private static func isFraming(_ name: String) -> Bool {
        HeaderFields.isSame(name, "Content-Length")
            || HeaderFields.isSame(name, "Transfer-Encoding")
    }
}
