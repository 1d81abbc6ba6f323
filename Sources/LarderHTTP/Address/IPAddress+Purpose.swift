extension IPAddress {
    /// The special purpose of the address, in words; nil for an ordinary public address.
    ///
    /// Based on the IANA special-purpose registries; stricter for registered addresses that are only
    /// reachable inside a network, and for the addresses at which cloud providers serve their metadata and
    /// secrets. An IPv4 address embedded in an IPv6 address is judged by itself.
    public var specialPurpose: String? {
        switch self {
        case .v4(let value):
            return Self.blocks4.first { $0.contains(value) }?.purpose
        case .v6(let high, let low):
            if let inner = Self.inner(high, low) {
                for address in inner {
                    if let purpose = address.specialPurpose {
                        return "\(purpose) (\(address) inside IPv6)"
                    }
                }
                return nil
            }
            if let block = Self.blocks6.first(where: { $0.contains(high, low) }) {
                return block.purpose
            }
            return high >> 61 == 1 ? nil : "an address outside the public range of IPv6"
        }
    }

    /// Returns the IPv4 addresses embedded in an IPv6 address, if it is of such a kind.
    private static func inner(_ high: UInt64, _ low: UInt64) -> [IPAddress]? {
        let last = UInt32(truncatingIfNeeded: low)
        let isShort = high == 0 && low >> 32 == 0
        if isShort { return low <= 1 ? nil : [.v4(last)] }  // ::/96, but not :: and ::1
        if high == 0, low >> 32 == 0xFFFF { return [.v4(last)] }  // ::ffff:0:0/96
        if high == 0, low >> 32 == 0xFFFF_0000 { return [.v4(last)] }  // ::ffff:0:0:0/96
        if high == 0x0064_FF9B_0000_0000, low >> 32 == 0 { return [.v4(last)] }  // 64:ff9b::/96
        if high >> 48 == 0x2002 { return [.v4(UInt32(truncatingIfNeeded: high >> 16))] }  // 6to4
        if high >> 32 == 0x2001_0000 {  // Teredo: the server, and the client with inverted bits
            return [.v4(UInt32(truncatingIfNeeded: high)), .v4(~last)]
        }
        return nil
    }

    private struct Block4 {
        var first: UInt32
        var bits: UInt32
        var purpose: String

        init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ bits: UInt32, _ purpose: String)
        {
            first = a << 24 | b << 16 | c << 8 | d
            self.bits = bits
            self.purpose = purpose
        }

        func contains(_ value: UInt32) -> Bool { (value ^ first) >> (32 - bits) == 0 }
    }

    private struct Block6 {
        var first: UInt64
        var bits: UInt64
        var purpose: String

        init(_ first: UInt64, _ bits: UInt64, _ purpose: String) {
            self.first = first
            self.bits = bits
            self.purpose = purpose
        }

        func contains(_ high: UInt64, _ low: UInt64) -> Bool { (high ^ first) >> (64 - bits) == 0 }
    }

    private static let blocks4: [Block4] = [
        Block4(0, 0, 0, 0, 8, "an address of this host on this network"),
        Block4(10, 0, 0, 0, 8, "a private address"),
        Block4(100, 64, 0, 0, 10, "an address inside a provider's network"),
        Block4(127, 0, 0, 0, 8, "an address of this machine"),
        Block4(169, 254, 0, 0, 16, "a link-local address"),
        Block4(172, 16, 0, 0, 12, "a private address"),
        Block4(192, 0, 0, 0, 24, "an address for protocols"),
        Block4(192, 0, 2, 0, 24, "an address for documentation"),
        Block4(192, 88, 99, 0, 24, "an address of a retired relay"),
        Block4(192, 168, 0, 0, 16, "a private address"),
        Block4(198, 18, 0, 0, 15, "an address for measurements"),
        Block4(198, 51, 100, 0, 24, "an address for documentation"),
        Block4(203, 0, 113, 0, 24, "an address for documentation"),
        Block4(224, 0, 0, 0, 4, "a multicast address"),
        Block4(240, 0, 0, 0, 4, "a reserved address"),
        Block4(168, 63, 129, 16, 32, "an address of a cloud host"),
    ]

    private static let blocks6: [Block6] = [
        Block6(0xFC00 << 48, 7, "a private address"),
        Block6(0xFE80 << 48, 10, "a link-local address"),
        Block6(0xFEC0 << 48, 10, "a site-local address"),
        Block6(0xFF00 << 48, 8, "a multicast address"),
        Block6(0x0100 << 48, 48, "an address whose packets are dropped"),
        Block6(0x0064_FF9B_0001_0000, 48, "an address of a local translator"),
        Block6(0x2001_0002 << 32, 48, "an address for measurements"),
        Block6(0x2001_0010 << 32, 28, "a retired address"),
        Block6(0x2001_0DB8 << 32, 32, "an address for documentation"),
        Block6(0x3FFF << 48, 20, "an address for documentation"),
        Block6(0x5F00 << 48, 16, "an address of segment routing"),
    ]
}
