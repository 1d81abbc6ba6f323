#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A view of bytes that outlive the call.
typealias ByteView = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// Returns the first index of a byte at or after a place.
    @inline(__always)
    func first(_ byte: UInt8, from index: Int) -> Int? {
        guard index < count, let start = baseAddress else { return nil }
        guard let found = memchr(start + index, Int32(byte), count - index) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    /// Returns the first index of a byte within a number of bytes from a place.
    func first(_ byte: UInt8, from index: Int, within most: Int) -> Int? {
        let end = Swift.min(count, index + most)
        var index = index
        while index < end {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether the bytes at a place are those of an ASCII text, letter case aside.
    func has(_ text: StaticString, at index: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, count - index >= length else { return false }
        for step in 0..<length
        where Self.lower(self[index + step]) != Self.lower(text.utf8Start[step]) {
            return false
        }
        return true
    }

    /// Whether a range holds exactly an ASCII text, letter case aside.
    func equals(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
    }

    @inline(__always)
    static func lower(_ byte: UInt8) -> UInt8 {
        65...90 ~= byte ? byte | 0x20 : byte
    }

    /// Makes a string of a range, mending what is not UTF-8.
    @inline(__always)
    func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
    }

    /// Returns a range without the white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, Self.isSpace(self[start]) { start += 1 }
        while end > start, Self.isSpace(self[end - 1]) { end -= 1 }
        return start..<end
    }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12
    }
}

/// A quick hash of short names (FNV-1a, 64 bits); never zero.
enum ByteHash {
    static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always)
    static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// Hashes bytes as they are.
    static func of(_ bytes: ByteView, _ range: Range<Int>) -> UInt64 {
        var hash = seed
        for index in range { hash = add(hash, bytes[index]) }
        return hash | 1
    }

    /// Hashes bytes with ASCII capitals made small.
    @inline(__always)
    static func folded(_ bytes: ByteView, _ range: Range<Int>, seed: UInt64 = seed) -> UInt64 {
        var hash = seed
        for index in range { hash = add(hash, ByteView.lower(bytes[index])) }
        return hash | 1
    }

    /// Hashes a text as ``folded(_:_:seed:)`` would its bytes.
    static func folded(_ text: String, seed: UInt64 = seed) -> UInt64 {
        var hash = seed
        for byte in text.utf8 { hash = add(hash, ByteView.lower(byte)) }
        return hash | 1
    }
}

extension [UInt8] {
    /// Appends a character as UTF-8; what is not a character becomes U+FFFD.
    mutating func append(scalar value: UInt32) {
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
    func trimmedString() -> String {
        withUnsafeBufferPointer { $0.string($0.trimmed(0..<$0.count)) }
    }
}
