import Larder
import LarderHTTP
import NIOCore
import NIOHTTP1

/// The other side closed a connection that had served before, without answering the request just
/// sent: most likely the connection had been idle for too long, and the request was never seen.
struct WornConnection: Error {}

/// Sits in every connection, between the HTTP decoder and the client.
///
/// Before the first request, it checks the address at the other end; after that, it counts interim
/// responses, of which the client itself would accept any number.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// How many interim responses may come before the real one.
    private static let mostInterims = 64

    private var interims = 0
    private var requests = 0
    private var isWaiting = false

    /// Checks the other end and installs a guard; if the address is refused, closes the channel and
    /// fails.
    static func install(on channel: any Channel, policy: AddressPolicy) -> EventLoopFuture<Void> {
        do {
            try judge(channel.remoteAddress, policy: policy)
        } catch {
            let promise = channel.eventLoop.makePromise(of: Void.self)
            channel.close(mode: .all).whenComplete { _ in promise.fail(error) }
            return promise.futureResult
        }
        return channel.eventLoop.submit {
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try pipeline.addHandler(ConnectionGuard(), position: .after(decoder))
        }
    }

    private static func judge(_ remote: SocketAddress?, policy: AddressPolicy) throws {
        guard let address = remote?.ipAddress.flatMap({ IPAddress($0) }) else {
            if policy.allowsPrivate { return }
            throw LarderError(.refused, message: "It cannot be told who is at the other end.")
        }
        try policy.check(address)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .head = unwrapOutboundIn(data) {
            interims = 0
            requests += 1
            isWaiting = true
        }
        context.write(data, promise: promise)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if isWaiting, requests > 1 { context.fireErrorCaught(WornConnection()) }
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) {
            isWaiting = false
            guard (100..<200).contains(head.status.code) else {
                context.fireChannelRead(data)
                return
            }
            interims += 1
            guard interims <= Self.mostInterims else {
                context.fireErrorCaught(HTTPFailure.tooManyInterims(Self.mostInterims))
                context.close(promise: nil)
                return
            }
        }
        context.fireChannelRead(data)
    }
}
