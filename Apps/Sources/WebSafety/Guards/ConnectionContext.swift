public import Hummingbird
public import NIOCore

/// What the guards want to know of the connection a request came by, and of who sends it.
public protocol ConnectionContext: RemoteAddressRequestContext {
    /// The address that was connected to.
    var localAddress: SocketAddress? { get }

    /// Who is signed in; set by ``SignInGuard``.
    var session: Session? { get set }

    /// Which program asks by a token of its own; set by ``TokenGuard``.
    var program: AccessToken? { get set }
}

extension ConnectionContext {
    /// The other side's address without its port; "" where there is none.
    public var peer: String { remoteAddress?.ipAddress ?? "" }

    /// Whether the other side is on this machine.
    public var isLocal: Bool {
        guard let address = remoteAddress?.ipAddress else { return remoteAddress != nil }
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}
