import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SHA256 {
    /// Returns the first 128 bits of the digest as 32 hexadecimal digits, for names that must not reveal
    /// their content.
    static func shortHex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let hex = digest(Data(bytes)).prefix(16).flatMap { byte in
            [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: hex, as: UTF8.self)
    }
}
