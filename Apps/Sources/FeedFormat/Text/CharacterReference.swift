import LarderText

/// Reads `&...;` as the HTML standard's tokeniser does; feeds are full of them, with and without reason.
enum CharacterReference {
    /// A reference that was read: up to two characters and where it ends.
    struct Found {
        var first: UInt32
        var second: UInt32 = 0
        var end: Int
    }

    /// Reads the reference whose `&` is at `index`, or returns nil if the `&` is just that.
    ///
    /// - Parameters:
    ///   - inAttribute: whether the stricter rule for names without a semicolon holds.
    ///   - needsSemicolon: whether names without a semicolon count at all; in XML they do not.
    static func read(
        _ bytes: ByteView, at index: Int, end: Int, inAttribute: Bool = false,
        needsSemicolon: Bool = false
    ) -> Found? {
        let start = index + 1
        guard start < end else { return nil }
        if bytes[start] == 35 {
            return number(bytes, at: start + 1, end: end, needsSemicolon: needsSemicolon)
        }
        var stop = start
        let limit = min(end, start + NamedCharacters.longest + 1)
        while stop < limit, isAlphanumeric(bytes[stop]) { stop += 1 }
        guard stop > start else { return nil }
        if stop < end, bytes[stop] == 59,
            let meaning = NamedCharacters.shared.meaning(bytes, start..<stop)
        {
            return Found(first: meaning.first, second: meaning.second, end: stop + 1)
        }
        if needsSemicolon { return nil }
        var length = min(stop - start, NamedCharacters.longestLegacy)
        while length >= 2 {
            let last = start + length
            if let meaning = NamedCharacters.shared.meaning(bytes, start..<last), meaning.isLegacy {
                if inAttribute, last < end, bytes[last] == 61 || isAlphanumeric(bytes[last]) {
                    return nil
                }
                return Found(first: meaning.first, second: meaning.second, end: last)
            }
            length -= 1
        }
        return nil
    }

    private static func number(
        _ bytes: ByteView, at index: Int, end: Int, needsSemicolon: Bool
    ) -> Found? {
        var index = index
        var value: UInt32 = 0
        let isHex = index < end && bytes[index] | 0x20 == 0x78
        if isHex { index += 1 }
        let start = index
        while index < end {
            let byte = bytes[index]
            let digit: UInt32
            switch byte {
            case 48...57: digit = UInt32(byte) - 48
            case 65...70 where isHex: digit = UInt32(byte) - 55
            case 97...102 where isHex: digit = UInt32(byte) - 87
            default: digit = 99
            }
            if digit == 99 { break }
            if value < 0x110000 { value = value * (isHex ? 16 : 10) + digit }
            index += 1
        }
        guard index > start else { return nil }
        if index < end, bytes[index] == 59 {
            index += 1
        } else if needsSemicolon {
            return nil
        }
        return Found(first: mended(value), end: index)
    }

    /// Numbers that mean something else: NUL, surrogates, and the C1 range, which people meant as windows-1252.
    private static func mended(_ value: UInt32) -> UInt32 {
        switch value {
        case 0, 0xD800...0xDFFF, 0x110000...: 0xFFFD
        case 0x80...0x9F: SingleByte.windows1252[Int(value) - 0x80]
        default: value
        }
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
    }
}
