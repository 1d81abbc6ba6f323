/// The classes of bytes that RFC 9110 and RFC 9112 distinguish.
enum Octet {
    @inline(__always) static var tab: UInt8 { UInt8(ascii: "\t") }
    @inline(__always) static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inline(__always) static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inline(__always) static var space: UInt8 { UInt8(ascii: " ") }
    @inline(__always) static var colon: UInt8 { UInt8(ascii: ":") }

    /// Whether the byte is an ASCII letter, as every method begins with.
    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    /// The index of the first such byte, in the collection that the slice is part of.
    @inline(__always)
    static func first(_ wanted: UInt8, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
        var index = bytes.startIndex
        for byte in UnsafeRawBufferPointer(rebasing: bytes) {
            if byte == wanted { return index }
            index &+= 1
        }
        return nil
    }

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

    /// The bytes without leading and trailing spaces and tabs.
    static func trimmed(
        _ bytes: Slice<UnsafeRawBufferPointer>
    ) -> Slice<UnsafeRawBufferPointer> {
        var bytes = bytes
        while let first = bytes.first, first == space || first == tab { bytes.removeFirst() }
        while let last = bytes.last, last == space || last == tab { bytes.removeLast() }
        return bytes
    }
}
