import Larder
import NIOCore

/// Counts the connections of a server, in total and per visitor, and says when there are too many.
///
/// All connections of a server share one. Visitors on this machine count only towards the total:
/// they are the server's own people, or a reverse proxy with everybody behind it. So do trusted proxies.
public struct ConnectionLimit: Sendable {
    private let total: Int
    private let perVisitor: Int
    private let proxies: TrustedProxies
    private let counts = Locked(Counts())

    private struct Counts {
        var total = 0
        var visitors: [Visitor: Int] = [:]
    }

    /// Creates a limit.
    public init(total: Int = 10_000, perVisitor: Int = 200, proxies: TrustedProxies = .none) {
        self.total = total
        self.proxies = proxies
        self.perVisitor = perVisitor
    }

    /// The number of open connections.
    public var openConnections: Int { counts.withLock { $0.total } }

    /// Counts a connection until it closes, or returns false if it is one too many.
    func admit(_ channel: any Channel) -> Bool {
        let address = ClientAddress(channel.remoteAddress)
        let visitor = address.flatMap { proxies.contains($0) ? nil : Visitor($0) }
        guard open(visitor) else { return false }
        channel.closeFuture.whenComplete { [self] _ in close(visitor) }
        return true
    }

    /// Counts a connection, or returns false if it is one too many.
    func open(_ visitor: Visitor?) -> Bool {
        counts.withLock { counts in
            guard counts.total < total else { return false }
            if let visitor, !visitor.isLoopback {
                let open = counts.visitors[visitor, default: 0]
                guard open < perVisitor else { return false }
                counts.visitors[visitor] = open + 1
            }
            counts.total += 1
            return true
        }
    }

    /// Uncounts a connection.
    func close(_ visitor: Visitor?) {
        counts.withLock { counts in
            counts.total -= 1
            guard let visitor, let open = counts.visitors[visitor] else { return }
            counts.visitors[visitor] = open > 1 ? open - 1 : nil
        }
    }
}
