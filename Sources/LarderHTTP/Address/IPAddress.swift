/// A network address: IPv4 or IPv6.
///
/// Host names are not addresses: they are resolved first, and the resulting addresses are judged.
public enum IPAddress: Sendable, Hashable {
    /// An IPv4 address.
    case v4(UInt32)

    /// An IPv6 address, as its first and last eight bytes.
    case v6(high: UInt64, low: UInt64)

    /// Creates an address from four or sixteen bytes in network order; nil for any other number.
    public init?(bytes: some Collection<UInt8>) {
        switch bytes.count {
        case 4:
            self = .v4(bytes.reduce(0) { $0 << 8 | UInt32($1) })
        case 16:
            self = .v6(
                high: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
                low: bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) })
        default:
            return nil
        }
    }

    /// The eight groups of an IPv6 address.
    private static func groups(_ high: UInt64, _ low: UInt64) -> [UInt16] {
        [high, low].flatMap { half in
            [48, 32, 16, 0].map { UInt16(truncatingIfNeeded: half >> UInt64($0)) }
        }
    }

    /// The longest run of two or more zero groups, which `::` stands for.
    private static func longestZeroRun(_ groups: [UInt16]) -> Range<Int>? {
        var best: Range<Int>?
        var start = 0
        while start < groups.count {
            var end = start
            while end < groups.count, groups[end] == 0 { end += 1 }
            if end - start >= 2, end - start > (best?.count ?? 0) { best = start..<end }
            start = max(end, start + 1)
        }
        return best
    }
}

extension IPAddress: CustomStringConvertible {
    /// The usual spelling: dotted for IPv4, RFC 5952 for IPv6, without brackets.
    public var description: String {
        switch self {
        case .v4(let value):
            return [24, 16, 8, 0].map { String(value >> UInt32($0) & 0xFF) }.joined(separator: ".")
        case .v6(let high, let low):
            let groups = Self.groups(high, low)
            func text(_ part: ArraySlice<UInt16>) -> String {
                part.map { String($0, radix: 16) }.joined(separator: ":")
            }
            guard let zeros = Self.longestZeroRun(groups) else { return text(groups[...]) }
            return text(groups[..<zeros.lowerBound]) + "::" + text(groups[zeros.upperBound...])
        }
    }
}
