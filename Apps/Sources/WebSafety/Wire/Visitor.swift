public import NIOCore

/// A client at a network address, as far as limits distinguish clients.
///
/// An IPv6 address counts by its first 64 bits, because one household has all the others.
public struct Visitor: Sendable, Hashable, CustomStringConvertible {
    /// The address; of IPv6, its network.
    private let network: [UInt8]

    /// Whether the address is this machine's own, or the connection is a local socket.
    public let isLoopback: Bool

    /// Creates the visitor at an address.
    public init(_ address: ClientAddress) {
        network = Array(address.bytes.prefix(8))
        isLoopback = address.isLoopback
    }

    /// Creates the visitor at a socket's address; nil if there is none.
    public init?(_ address: SocketAddress?) {
        guard let address = ClientAddress(address) else { return nil }
        self.init(address)
    }

    /// Creates the visitor at an address written as text; nil if the text is not an address.
    public init?(_ text: some StringProtocol) {
        guard let address = ClientAddress(text) else { return nil }
        self.init(address)
    }

    /// A text that tells this visitor from all others.
    var id: String { network.map { String($0, radix: 16) }.joined(separator: "-") }

    /// The address, or the network of an IPv6 address.
    public var description: String {
        if isLoopback { return "this machine" }
        if network.count == 4 { return network.map { "\($0)" }.joined(separator: ".") }
        let words = stride(from: 0, to: network.count - 1, by: 2).map {
            String(UInt16(network[$0]) << 8 | UInt16(network[$0 + 1]), radix: 16)
        }
        return words.joined(separator: ":") + "::/64"
    }
}
