public import NIOCore

/// The network address of a client. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) is an
/// IPv4 address.
public struct ClientAddress: Sendable, Hashable, CustomStringConvertible {
    /// Four or sixteen bytes; none for a local socket.
    let bytes: [UInt8]

    /// Creates the address of a socket; nil if there is none.
    public init?(_ address: SocketAddress?) {
        // Both forms of the system's structure begin with family and port; the longer one then has
        // four more bytes before its address.
        switch address {
        case .v4(let four): bytes = withUnsafeBytes(of: four.address) { Array($0[4..<8]) }
        case .v6(let six):
            let all = withUnsafeBytes(of: six.address) { Array($0[8..<24]) }
            let isMapped = all.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            bytes = isMapped ? Array(all.suffix(4)) : all
        case .unixDomainSocket: bytes = []
        case nil: return nil
        }
    }

    /// Creates an address written as text, without a port; nil if the text is not an address.
    public init?(_ text: some StringProtocol) {
        guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else {
            return nil  // what cannot be read is nobody's address
        }
        self.init(address)
    }

    /// Whether the address is this machine's own, or the connection is a local socket.
    public var isLoopback: Bool {
        switch bytes.count {
        case 4: bytes.first == 127
        case 16: bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
        default: true
        }
    }

    /// The address as people write it; "" for a local socket.
    public var description: String {
        if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
        let address = try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: 0)
        return address?.ipAddress ?? ""
    }
}
