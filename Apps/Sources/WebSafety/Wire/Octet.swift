/// The classes of bytes that RFC 9110 and RFC 9112 tell apart.
enum Octet {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let colon = UInt8(ascii: ":")

    // One bit per byte below 128: ! # $ % & ' * + - . ^ _ ` | ~, digits and letters.
    private static let tokens: (low: UInt64, high: UInt64) = {
        var low: UInt64 = 0
        var high: UInt64 = 0
        let others = "!#$%&'*+-.^_`|~".utf8
        for byte in UInt8(0)..<128 {
            let isLetterOrDigit =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
            guard isLetterOrDigit || others.contains(byte) else { continue }
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
        return (low, high)
    }()

    /// Whether the byte may stand in a method or the name of a field.
    @inline(__always)
    static func isToken(_ byte: UInt8) -> Bool {
        byte < 64
            ? tokens.low & (1 << UInt64(byte)) != 0
            : byte < 128 && tokens.high & (1 << UInt64(byte &- 64)) != 0
    }

    /// Whether the byte may stand in the value of a field.
    @inline(__always)
    static func isValue(_ byte: UInt8) -> Bool {
        byte >= 0x20 ? byte != 0x7F : byte == tab
    }

    /// Whether the byte is a letter, digit or sign of ASCII, and no space.
    @inline(__always)
    static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func hexValue(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
        default: nil
        }
    }

    /// Whether the bytes are the given lower-case letters, in any case.
    @inline(__always)
    static func equal(_ bytes: Slice<UnsafeRawBufferPointer>, _ name: StaticString) -> Bool {
        guard bytes.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { name in
            var index = bytes.startIndex
            for letter in name {
                let byte = bytes[index]
                let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
                if lower != letter { return false }
                index += 1
            }
            return true
        }
    }

    /// The bytes without the spaces and tabs around them.
    static func trimmed(
        _ bytes: Slice<UnsafeRawBufferPointer>
    ) -> Slice<UnsafeRawBufferPointer> {
        var bytes = bytes
        while let first = bytes.first, first == space || first == tab { bytes.removeFirst() }
        while let last = bytes.last, last == space || last == tab { bytes.removeLast() }
        return bytes
    }
}
