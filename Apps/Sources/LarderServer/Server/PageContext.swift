public import Hummingbird
public import NIOCore

/// What is known of a request besides itself.
public struct PageContext: RequestContext, RemoteAddressRequestContext {
    /// What Hummingbird keeps.
    public var coreContext: CoreRequestContextStorage

    /// The connection, to end it when its reader does not keep up.
    public let channel: any Channel

    /// Who asks.
    public var remoteAddress: SocketAddress? { channel.remoteAddress }

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
