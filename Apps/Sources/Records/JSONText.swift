public import Foundation
import LarderText

/// A JSON value that keeps the order of its fields and writes numbers as they are given.
public enum JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral,
    ExpressibleByNilLiteral, Sendable
{
    /// Null.
    case null
    /// A boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number; infinity and NaN are written as null.
    case number(Double)
    /// A string.
    case string(String)
    /// Values in order.
    case array([JSONText])
    /// Fields in order.
    case object([(String, JSONText)])

    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Null.
    public init(nilLiteral: ()) { self = .null }

    /// A string, or null.
    public static func text(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }

    /// A number, or null.
    public static func number(_ value: Double?) -> JSONText { value.map { .number($0) } ?? .null }

    /// A moment as RFC 3339 in UTC, or null.
    public static func date(_ date: Date?) -> JSONText { .text(date.map(DateFormatting.text)) }

    /// What went wrong, as the one field that tells an error from an answer.
    public static func error(
        _ code: String, _ message: String, _ more: [(String, JSONText)] = []
    ) -> (String, JSONText) {
        ("error", .object([("code", .string(code)), ("message", .string(message))] + more))
    }

    /// The value on one line.
    public var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): "\(value)"
        case .number(let value): value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quote(value)
        case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.map { Self.quote($0.0) + ":" + $0.1.line }.joined(separator: ",") + "}"
        }
    }

    /// Reads a string from JSON; nil if the JSON is anything else.
    ///
    /// Bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD.
    public static func string(from json: [UInt8]) -> String? {
        json.withUnsafeBufferPointer { bytes in
            // The caller only needs to know that it is not a string.
            guard let read = try? JSONReader.read(bytes, .lenient), !read.hasTrailing else {
                return nil
            }
            return read.value.string
        }
    }

    private static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                let code = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
