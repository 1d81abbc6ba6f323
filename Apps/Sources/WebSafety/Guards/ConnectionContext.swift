public import Hummingbird
public import NIOCore

/// What the guards need to know of a connection and of the client behind it.
public protocol ConnectionContext: RemoteAddressRequestContext {
    /// The local address that the client connected to.
    var localAddress: SocketAddress? { get }

    /// The client's address as a trusted proxy gave it; set by ``ForwardedClient``.
    var forwardedAddress: ClientAddress? { get set }

    /// Who is signed in; set by ``SignInGuard``.
    var session: Session? { get set }

    /// The program, if it sent a token of its own; set by ``TokenGuard``.
    var program: AccessToken? { get set }
}

extension ConnectionContext {
    /// The client's address; nil if the connection is already gone.
    public var clientAddress: ClientAddress? { forwardedAddress ?? ClientAddress(remoteAddress) }

    /// The client as limits count it; all whose connection is already gone count as one.
    public var visitor: Visitor? { clientAddress.map { Visitor($0) } }

    /// Whether the connection itself comes from this machine, as a proxy's may for others.
    var isConnectedLocally: Bool { ClientAddress(remoteAddress)?.isLoopback == true }
}
