#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The identity of a blob: the SHA-256 digest of its bytes.
///
/// Equal bytes have equal ids, whoever stored them under whatever key; different bytes have different ids.
public struct BlobID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    // Four words instead of text: small, and quick to compare.
    private let one: UInt64
    private let two: UInt64
    private let three: UInt64
    private let four: UInt64

    /// Computes the id of some bytes; takes about as long as reading them from disk.
    public init(of bytes: Data) {
        self.init(digest: SHA256.digest(bytes))
    }

    private init(digest: [UInt8]) {
        func word(_ index: Int) -> UInt64 {
            digest[(index * 8)..<(index * 8 + 8)].reduce(0) { $0 << 8 | UInt64($1) }
        }
        (one, two, three, four) = (word(0), word(1), word(2), word(3))
    }

    /// Parses an id from 64 hexadecimal digits; nil if the text is not one.
    public init?(_ text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 64 else { return nil }
        var digest: [UInt8] = []
        for pair in stride(from: 0, to: 64, by: 2) {
            guard let high = Self.value(digits[pair]), let low = Self.value(digits[pair + 1])
            else { return nil }
            digest.append(high << 4 | low)
        }
        self.init(digest: digest)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// The 32 bytes of the digest.
    public var bytes: [UInt8] {
        [one, two, three, four].flatMap { word in
            stride(from: UInt64(56), through: 0, by: -8).map {
                UInt8(truncatingIfNeeded: word >> $0)
            }
        }
    }

    /// The 64 hexadecimal digits.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for word in [one, two, three, four] {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: word >> shift & 15)
                text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Orders ids like their digits.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        (left.one, left.two, left.three, left.four)
            < (right.one, right.two, right.three, right.four)
    }

    /// Decodes the digits.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = BlobID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not the id of a blob")
        }
        self = id
    }

    /// Encodes the digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
