#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The SHA-256 digest of FIPS 180-4, used as the id of blobs.
///
/// Our own implementation, so that the core needs no other package. It is not hardened against timing
/// attacks, because blobs are not secret.
package enum SHA256 {
    /// Returns the 32 bytes of the digest.
    package static func digest(_ data: Data) -> [UInt8] {
        data.withUnsafeBytes(digest)
    }

    /// Returns the 32 bytes of the digest.
    package static func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var state = State()
        let whole = bytes.count & ~63
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            var offset = 0
            while offset < whole {
                state.mix(UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + 64)]), words)
                offset += 64
            }
            // The remaining bytes, a one bit that ends them, and the length in bits, padded to whole blocks.
            var last = Array(bytes[whole...])
            last.append(0x80)
            while last.count % 64 != 56 { last.append(0) }
            let bits = UInt64(bytes.count) << 3
            for shift in stride(from: UInt64(56), through: 0, by: -8) {
                last.append(UInt8(truncatingIfNeeded: bits >> shift))
            }
            last.withUnsafeBytes { last in
                for start in stride(from: 0, to: last.count, by: 64) {
                    state.mix(
                        UnsafeRawBufferPointer(rebasing: last[start..<(start + 64)]), words)
                }
            }
        }
        return state.bytes
    }

    private struct State {
        var a: UInt32 = 0x6a09_e667
        var b: UInt32 = 0xbb67_ae85
        var c: UInt32 = 0x3c6e_f372
        var d: UInt32 = 0xa54f_f53a
        var e: UInt32 = 0x510e_527f
        var f: UInt32 = 0x9b05_688c
        var g: UInt32 = 0x1f83_d9ab
        var h: UInt32 = 0x5be0_cd19

        var bytes: [UInt8] {
            [a, b, c, d, e, f, g, h].flatMap { word in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
            }
        }

        /// Processes one block of 64 bytes; `words` is scratch space for the message schedule.
        @inline(__always)
        mutating func mix(
            _ block: UnsafeRawBufferPointer, _ words: UnsafeMutableBufferPointer<UInt32>
        ) {
            for index in 0..<16 {
                words[index] = UInt32(
                    bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
            }
            for index in 16..<64 {
                let early = words[index &- 15]
                let late = words[index &- 2]
                let first = turned(early, 7) ^ turned(early, 18) ^ (early &>> 3)
                let second = turned(late, 17) ^ turned(late, 19) ^ (late &>> 10)
                words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
            }
            var v = self
            constants.withUnsafeBufferPointer { constants in
                for index in 0..<64 {
                    let sum = turned(v.e, 6) ^ turned(v.e, 11) ^ turned(v.e, 25)
                    let choice = (v.e & v.f) ^ (~v.e & v.g)
                    let one = v.h &+ sum &+ choice &+ constants[index] &+ words[index]
                    let other = turned(v.a, 2) ^ turned(v.a, 13) ^ turned(v.a, 22)
                    let majority = (v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c)
                    v.h = v.g
                    v.g = v.f
                    v.f = v.e
                    v.e = v.d &+ one
                    v.d = v.c
                    v.c = v.b
                    v.b = v.a
                    v.a = one &+ other &+ majority
                }
            }
            a &+= v.a
            b &+= v.b
            c &+= v.c
            d &+= v.d
            e &+= v.e
            f &+= v.f
            g &+= v.g
            h &+= v.h
        }
    }
}

@inline(__always)
private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 &- count))
}

private let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
