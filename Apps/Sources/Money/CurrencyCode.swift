/// Three capital letters that name a currency, as ISO 4217 has them; packed into two bytes.
///
/// A code is well-formed, not necessarily known: look it up with ``Currency/init(_:)``.
public struct CurrencyCode: Sendable, Hashable {
    /// The letters as a number in base 26, which sorts like the letters.
    private let packed: UInt16

    /// Reads a code from text; `nil` unless it is exactly three capital letters A to Z.
    public init?(_ text: some StringProtocol) {
        let bytes = text.utf8
        if bytes.count != 3 { return nil }
        self.init(ascii: Array(bytes)[...])
    }

    /// Reads a code from bytes of a file; `nil` unless they are exactly three capital letters.
    public init?(ascii bytes: ArraySlice<UInt8>) {
        if bytes.count != 3 { return nil }
        var packed: UInt16 = 0
        for byte in bytes {
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { return nil }
            packed = packed * 26 + UInt16(byte - UInt8(ascii: "A"))
        }
        self.packed = packed
    }

    /// The three letters.
    public var text: String {
        String(
            decoding: [packed / 676, packed / 26 % 26, packed % 26]
                .map { UInt8(ascii: "A") + UInt8($0) }, as: UTF8.self
        )
    }

    /// A number from 0 to `indexCount` - 1, for tables by code that must be fast.
    package var index: Int { Int(packed) }

    /// How many codes can be written.
    package static let indexCount = 26 * 26 * 26

    private init(packed: UInt16) {
        self.packed = packed
    }

    /// The euro.
    public static let eur = CurrencyCode(packed: 4 * 676 + 20 * 26 + 17)

    /// The Czech koruna.
    public static let czk = CurrencyCode(packed: 2 * 676 + 25 * 26 + 10)
}

extension CurrencyCode: Comparable {
    /// Orders codes alphabetically.
    public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool {
        left.packed < right.packed
    }
}

extension CurrencyCode: LosslessStringConvertible {
    /// The three letters.
    public var description: String { text }

    /// Reads a code from text; `nil` unless it is exactly three capital letters A to Z.
    public init?(_ description: String) {
        self.init(ascii: Array(description.utf8)[...])
    }
}

extension CurrencyCode: Codable, CodingKeyRepresentable {
    /// Reads the code from its three letters.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let code = CurrencyCode(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(excerpt(text))” is not a currency code."
            )
        }
        self = code
    }

    /// Writes the three letters.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The code as a key of a keyed container, so that dictionaries by code encode as objects.
    public var codingKey: any CodingKey { text.codingKey }

    /// Reads the code from a key of a keyed container.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }
}
