public import NIOCore

/// A client at a network address, as far as limits distinguish clients.
///
/// An IPv6 address counts by its first 64 bits, because one household has all the others.
public struct Visitor: Sendable, Hashable, CustomStringConvertible {
    private let high: UInt64
    private let isVersion6: Bool

    /// Whether the address is this machine's own, or the connection is a local socket.
    public let isLoopback: Bool

    /// Creates the visitor at a socket's address; nil if there is none.
    public init?(_ address: SocketAddress?) {
        // Both forms of the system's structure begin with family and port; the longer one then has
        // four more bytes before its address.
        switch address {
        case .v4(let four):
            self.init(version4: withUnsafeBytes(of: four.address) { Array($0[4..<8]) })
        case .v6(let six):
            self.init(version6: withUnsafeBytes(of: six.address) { Array($0[8..<24]) })
        case .unixDomainSocket: self.init(high: 0, isVersion6: false, isLoopback: true)
        case nil: return nil
        }
    }

    /// Creates the visitor at an address written as text; nil if the text is not an address.
    public init?(_ text: some StringProtocol) {
        guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else {
            return nil  // what cannot be read is nobody's address
        }
        self.init(address)
    }

    private init(version4 bytes: [UInt8]) {
        self.init(
            high: bytes.reduce(0) { $0 << 8 | UInt64($1) }, isVersion6: false,
            isLoopback: bytes.first == 127)
    }

    private init(version6 bytes: [UInt8]) {
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        if bytes.starts(with: mapped) {
            self.init(version4: Array(bytes.suffix(4)))
        } else {
            self.init(
                high: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, isVersion6: true,
                isLoopback: bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1)
        }
    }

    private init(high: UInt64, isVersion6: Bool, isLoopback: Bool) {
        self.high = high
        self.isVersion6 = isVersion6
        self.isLoopback = isLoopback
    }

    /// The address, or the network of an IPv6 address.
    public var description: String {
        if isLoopback { return "this machine" }
        if isVersion6 {
            let words = [48, 32, 16, 0].map { String(high >> UInt64($0) & 0xFFFF, radix: 16) }
            return words.joined(separator: ":") + "::/64"
        }
        return [24, 16, 8, 0].map { String(high >> UInt64($0) & 0xFF) }.joined(separator: ".")
    }
}
