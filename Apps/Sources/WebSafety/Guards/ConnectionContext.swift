public import Hummingbird
public import NIOCore

/// What the guards need to know of a connection and of the client behind it.
public protocol ConnectionContext: RemoteAddressRequestContext {
    /// The local address that the client connected to.
    var localAddress: SocketAddress? { get }

    /// Who is signed in; set by ``SignInGuard``.
    var session: Session? { get set }

    /// The program, if it sent a token of its own; set by ``TokenGuard``.
    var program: AccessToken? { get set }
}

extension ConnectionContext {
    /// The client's address without its port; "" if there is none.
    public var peer: String { remoteAddress?.ipAddress ?? "" }

    /// Whether the client is on this machine.
    public var isLocal: Bool {
        guard let address = remoteAddress?.ipAddress else { return remoteAddress != nil }
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}
