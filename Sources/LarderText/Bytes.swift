#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Bytes to be parsed, in the hands of a caller who keeps them until the parser is done.
public typealias ByteView = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// Returns the first index of a byte at or after a place.
    public func first(_ byte: UInt8, from index: Int) -> Int? {
        guard index < count, let start = baseAddress else { return nil }
        guard let found = memchr(start + index, Int32(byte), count - index) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// Returns the first index of a byte within a number of bytes from a place.
    public func first(_ byte: UInt8, from index: Int, within most: Int) -> Int? {
        let end = Swift.min(count, index + most)
        var index = index
        while index < end {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether the bytes at a place are those of an ASCII text, letter case aside.
    public func has(_ text: StaticString, at index: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, count - index >= length else { return false }
        for step in 0..<length
        where Self.lower(self[index + step]) != Self.lower(text.utf8Start[step]) {
            return false
        }
        return true
    }

    /// Whether a range holds exactly an ASCII text, letter case aside.
    public func equals(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
    }

    /// Makes an ASCII capital small.
    @inlinable @inline(__always)
    public static func lower(_ byte: UInt8) -> UInt8 {
        65...90 ~= byte ? byte | 0x20 : byte
    }

    /// Makes a string of a range, mending what is not UTF-8.
    @inlinable @inline(__always)
    public func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
    }

    /// Returns a range without the white space at its ends.
    public func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, Self.isSpace(self[start]) { start += 1 }
        while end > start, Self.isSpace(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether a byte is a space, a tab, the end of a line or of a page.
    @inlinable @inline(__always)
    public static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12
    }
}

extension [UInt8] {
    /// Appends a character as UTF-8; what is not a character becomes U+FFFD.
    public mutating func append(scalar value: UInt32) {
        switch value {
        case 0..<0x80: append(UInt8(value))
        case 0x80..<0x800:
            append(UInt8(0xC0 | value >> 6))
            append(UInt8(0x80 | value & 0x3F))
        case 0xD800..<0xE000, 0x110000...: append(contentsOf: [0xEF, 0xBF, 0xBD])
        case 0x800..<0x10000:
            append(UInt8(0xE0 | value >> 12))
            append(UInt8(0x80 | value >> 6 & 0x3F))
            append(UInt8(0x80 | value & 0x3F))
        default:
            append(UInt8(0xF0 | value >> 18))
            append(UInt8(0x80 | value >> 12 & 0x3F))
            append(UInt8(0x80 | value >> 6 & 0x3F))
            append(UInt8(0x80 | value & 0x3F))
        }
    }

    /// The bytes as a string, white space at the ends aside.
    public func trimmedString() -> String {
        withUnsafeBufferPointer { $0.string($0.trimmed(0..<$0.count)) }
    }
}
