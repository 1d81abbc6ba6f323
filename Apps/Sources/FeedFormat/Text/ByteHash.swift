import LarderText

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
