public import Foundation

/// A JSON value, as records carry it.
public enum SyncValue: Sendable, Hashable {
    /// A boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// Another number.
    case number(Double)
    /// Text.
    case string(String)
    /// Values in order.
    case array([SyncValue])
    /// Values by name.
    case object([String: SyncValue])
    /// Nothing.
    case null

    /// Creates a value from anything that can be written as JSON.
    public init(_ value: some Encodable) throws {
        self = try JSONDecoder().decode(SyncValue.self, from: try JSONEncoder().encode(value))
    }

    /// Reads the value as a type; throws if it is not one.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: try JSONEncoder().encode(self))
    }

    /// About how many bytes the value takes as JSON.
    var roughSize: Int {
        switch self {
        case .null, .bool: 5
        case .int, .number: 16
        case .string(let text): text.utf8.count + 2
        case .array(let values): values.reduce(2) { $0 + $1.roughSize + 1 }
        case .object(let fields):
            fields.reduce(2) { $0 + $1.key.utf8.count + $1.value.roughSize + 4 }
        }
    }

    /// The value in one form: names sorted, nothing between them.
    public var canonical: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}

extension SyncValue: Codable {
    /// How deep the lists and objects of a value may be nested: reading takes time with the square of that.
    private static let deepest = 64

    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.deepest else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "This is nested too deep."))
        }
        let box = try decoder.singleValueContainer()
        if box.decodeNil() {
            self = .null
        } else if let value = try? box.decode(String.self) {
            // First what is most frequent: an attempt that fails costs more than all else.
            self = .string(value)
        } else if let value = try? box.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? box.decode(Int.self) {
            self = .int(value)
        } else if let value = try? box.decode(Double.self) {
            self = .number(value)
        } else if let value = try? box.decode([SyncValue].self) {
            self = .array(value)
        } else {
            self = .object(try box.decode([String: SyncValue].self))
        }
    }

    /// Writes the JSON value.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .bool(let value): try box.encode(value)
        case .int(let value): try box.encode(value)
        case .number(let value): try box.encode(value)
        case .string(let value): try box.encode(value)
        case .array(let value): try box.encode(value)
        case .object(let value): try box.encode(value)
        }
    }
}
