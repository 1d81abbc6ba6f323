public import Hummingbird
public import NIOCore
public import WebSafety

/// The context of a request.
public struct PageContext: RequestContext, ConnectionContext {
    /// The session of the current request, for code that renders its page.
    @TaskLocal static var session: Session?

    /// Hummingbird's own part of the context.
    public var coreContext: CoreRequestContextStorage

    /// The connection, so that it can be closed when its reader falls behind.
    public let channel: any Channel

    /// The address of the client.
    public var remoteAddress: SocketAddress? { channel.remoteAddress }

    /// The address that the client connected to.
    public var localAddress: SocketAddress? { channel.localAddress }

    /// The client's address as a trusted proxy gave it.
    public var forwardedAddress: ClientAddress?

    /// The session of the person who is signed in.
    public var session: Session?

    /// The token of the program that sends the request, if it has one.
    public var program: AccessToken?

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
