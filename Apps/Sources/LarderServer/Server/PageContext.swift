public import Hummingbird
public import NIOCore
public import WebSafety

/// What is known of a request besides itself.
public struct PageContext: RequestContext, ConnectionContext {
    /// Who is signed in, for what is made while a request is answered.
    @TaskLocal static var session: Session?

    /// What Hummingbird keeps.
    public var coreContext: CoreRequestContextStorage

    /// The connection, to end it when its reader does not keep up.
    public let channel: any Channel

    /// Who asks.
    public var remoteAddress: SocketAddress? { channel.remoteAddress }

    /// What was connected to.
    public var localAddress: SocketAddress? { channel.localAddress }

    /// Who is signed in.
    public var session: Session?

    /// Which program asks by a token of its own.
    public var program: AccessToken?

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
