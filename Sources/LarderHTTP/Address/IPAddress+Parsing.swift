extension IPAddress {
    /// Parses an address as resolvers and people write it: dotted, or IPv6 with or without brackets and zone.
    /// The zone is dropped.
    ///
    /// Shortened and octal spellings of IPv4 are read as browsers read them.
    public init?(_ text: String) {
        var text = text[...]
        if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
        if text.contains(":") {
            if let zone = text.firstIndex(of: "%") { text = text[..<zone] }
            guard let address = Self.readSix(text.utf8) else { return nil }
            self = address
        } else {
            guard let address = Self.readFour(text) else { return nil }
            self = address
        }
    }

    /// Whether a host must be a valid IPv4 address, because its last label is a number.
    static func endsInNumber(_ host: Substring) -> Bool {
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.last?.isEmpty == true, labels.count > 1 { labels.removeLast() }
        guard let last = labels.last, !last.isEmpty else { return false }
        if last.utf8.allSatisfy(isDigit) { return true }
        guard last.utf8.count >= 2, last.hasPrefix("0x") || last.hasPrefix("0X") else {
            return false
        }
        return last.utf8.dropFirst(2).allSatisfy { hexValue($0) != nil }
    }

    /// Parses IPv4 by the WHATWG rules: one to four decimal, octal or hexadecimal numbers, the last of which
    /// fills the remaining bytes.
    static func readFour(_ host: Substring) -> IPAddress? {
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.last?.isEmpty == true, labels.count > 1 { labels.removeLast() }
        guard (1...4).contains(labels.count) else { return nil }
        var numbers: [UInt64] = []
        for label in labels {
            guard let number = readNumber(label) else { return nil }
            numbers.append(number)
        }
        guard let last = numbers.popLast(), numbers.allSatisfy({ $0 <= 255 }) else { return nil }
        guard last < UInt64(1) << UInt64(8 * (4 - numbers.count)) else { return nil }
        var value = last
        for (index, number) in numbers.enumerated() {
            value |= number << UInt64(8 * (3 - index))
        }
        return .v4(UInt32(truncatingIfNeeded: value))
    }

    private static func readNumber(_ label: Substring) -> UInt64? {
        var digits = label
        var radix = 10
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            digits = digits.dropFirst(2)
            radix = 16
        } else if digits.utf8.count > 1, digits.hasPrefix("0") {
            digits = digits.dropFirst()
            radix = 8
        } else if digits.isEmpty {
            return nil
        }
        var value: UInt64 = 0
        for byte in digits.utf8 {
            guard let digit = hexValue(byte), digit < radix else { return nil }
            value = value * UInt64(radix) + UInt64(digit)
            if value > UInt64(UInt32.max) { return nil }
        }
        return value
    }

    /// Parses IPv6 without brackets and zone, with `::` and a dotted end.
    static func readSix(_ text: Substring.UTF8View) -> IPAddress? {
        var groups: [UInt16] = []
        var gap: Int?
        var rest = text[...]
        if rest.starts(with: "::".utf8) {
            gap = 0
            rest = rest.dropFirst(2)
        }
        while !rest.isEmpty {
            guard groups.count < 8 else { return nil }
            let part = rest.prefix { $0 != UInt8(ascii: ":") }
            if part.contains(UInt8(ascii: ".")) {
                guard part.endIndex == rest.endIndex, groups.count <= 6 else { return nil }
                guard let four = readDotted(part) else { return nil }
                groups.append(UInt16(four >> 16))
                groups.append(UInt16(four & 0xFFFF))
                rest = rest[rest.endIndex...]
                break
            }
            guard (1...4).contains(part.count) else { return nil }
            var value: UInt16 = 0
            for byte in part {
                guard let digit = hexValue(byte) else { return nil }
                value = value << 4 | UInt16(digit)
            }
            groups.append(value)
            rest = rest[part.endIndex...]
            guard !rest.isEmpty else { break }
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: ":") {
                guard gap == nil else { return nil }
                gap = groups.count
                rest = rest.dropFirst()
            } else if rest.isEmpty {
                return nil
            }
        }
        if let gap {
            guard groups.count < 8 else { return nil }
            groups.insert(contentsOf: Array(repeating: 0, count: 8 - groups.count), at: gap)
        }
        guard groups.count == 8 else { return nil }
        return IPAddress(
            bytes: groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }

    /// Parses four decimal numbers, which may end an IPv6 address.
    private static func readDotted(_ text: Substring.UTF8View) -> UInt32? {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var value: UInt32 = 0
        for part in parts {
            guard (1...3).contains(part.count), part.allSatisfy(isDigit) else { return nil }
            guard part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
            let number = part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            guard number <= 255 else { return nil }
            value = value << 8 | UInt32(number)
        }
        return value
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// Returns the value of a hexadecimal digit, or nil.
func hexValue(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
}
