#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a store encodes and decodes its values.
public struct Codec<Value: Sendable>: Sendable {
    /// The name and version of the format, stored with every value.
    public var format: String

    /// Encodes a value.
    public var encode: @Sendable (Value) throws -> Data

    /// Decodes a value; throws if the bytes are not valid.
    public var decode: @Sendable (Data) throws -> Value

    /// Whether a fetched value may replace a stored one that has another format or cannot be decoded.
    ///
    /// Nil, the default, means: not in a precious storage, where it may be something that only a person can supply. Until
    /// such a value is replaced, loading it throws `.tooNew` or `.unreadable`.
    public var replacesUnreadable: Bool?

    /// Creates a codec; change the format's name when the meaning of the bytes changes.
    public init(
        format: String, encode: @escaping @Sendable (Value) throws -> Data,
        decode: @escaping @Sendable (Data) throws -> Value
    ) {
        self.format = format
        self.encode = encode
        self.decode = decode
    }
}

extension Codec {
    /// For stores without a storage, whose values are never encoded: encoding and decoding throw.
    public static var unstored: Self {
        Self(format: "unstored") { _ in
            throw LarderError(.unsupported, message: "Values of this store are not stored.")
        } decode: { _ in
            throw LarderError(.unsupported, message: "Values of this store are not stored.")
        }
    }
}

extension Codec where Value: Codable {
    /// JSON with sorted keys, readable by people; raise `version` when the type changes.
    public static func json(version: Int = 1) -> Self {
        Self(format: "json/\(version)") { value in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(value)
        } decode: { data in
            try JSONDecoder().decode(Value.self, from: data)
        }
    }

    /// A binary property list, smaller than JSON for binary data.
    public static func propertyList(version: Int = 1) -> Self {
        Self(format: "plist/\(version)") { value in
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            return try encoder.encode([value])
        } decode: { data in
            guard let value = try PropertyListDecoder().decode([Value].self, from: data).first
            else {
                throw LarderError(.unreadable, message: "The property list is empty.")
            }
            return value
        }
    }
}

extension Codec where Value == Data {
    /// The bytes themselves.
    public static var bytes: Self {
        Self(format: "bytes/1", encode: { $0 }, decode: { $0 })
    }
}

extension Codec where Value == String {
    /// Text as UTF-8.
    public static var text: Self {
        Self(format: "text/1", encode: { Data($0.utf8) }) { data in
            guard let text = String(data: data, encoding: .utf8) else {
                throw LarderError(.unreadable, message: "The stored text is not UTF-8.")
            }
            return text
        }
    }
}
