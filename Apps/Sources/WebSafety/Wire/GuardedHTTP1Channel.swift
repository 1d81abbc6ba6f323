public import HummingbirdCore
public import Logging
public import NIOCore
import NIOHTTP1

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An HTTP/1.1 connection on which a request has one meaning, a size and a time limit, or is
/// refused.
///
/// It is Hummingbird's own channel with a strict reader before the decoder. It refuses, with a
/// plain-text answer and the end of the connection: anything that RFC 9112 forbids or that two
/// programs could read differently, methods other than GET, HEAD, POST, PUT, PATCH, DELETE and
/// OPTIONS, versions other than 1.0 and 1.1, and anything beyond the ``WireLimits``. A client that
/// sends requests ahead is served one at a time. An answer that says `Connection: close` ends the
/// connection, even if the body was not read to its end. The time limits don't apply to an answer
/// in progress, so event streams stay open as long as the client reads them.
///
/// ```swift
/// let application = Application(router: router, server: .guarded())
/// ```
public struct GuardedHTTP1Channel: ServerChildChannel {
    /// Hummingbird's value for a connection.
    public typealias Value = HTTP1Channel.Value

    private let inner: HTTP1Channel
    private let limits: WireLimits
    private let connections: ConnectionLimit
    private let now: @Sendable () -> Date

    /// Creates the channel around the server's responder.
    public init(
        limits: WireLimits = WireLimits(),
        connections: ConnectionLimit = ConnectionLimit(),
        now: @escaping @Sendable () -> Date = { Date() },
        responder: @escaping HTTPChannelHandler.Responder
    ) {
        inner = HTTP1Channel(responder: responder)
        self.limits = limits
        self.connections = connections
        self.now = now
    }

    /// Adds the strict reader and Hummingbird's own handlers to a new connection.
    public func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        do {
            let gate = WireGate(
                limits: limits, isAdmitted: connections.admit(channel), logger: logger, now: now)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(gate)
            let value = inner.setup(channel: channel, logger: logger)
            let decoder = try pipeline.handler(
                type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(AnswerWatch(gate), position: .after(decoder))
            return value
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
    }

    /// Serves the requests of a connection until it closes.
    public func handle(value: Value, logger: Logger) async {
        await inner.handle(value: value, logger: logger)
    }
}

extension HTTPServerBuilder {
    /// Builds a server of HTTP/1.1 on ``GuardedHTTP1Channel``.
    public static func guarded(
        limits: WireLimits = WireLimits(), connections: ConnectionLimit = ConnectionLimit()
    ) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            GuardedHTTP1Channel(limits: limits, connections: connections, responder: responder)
        }
    }
}
