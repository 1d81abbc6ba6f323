internal import Foundation

/// A JSON value that keeps the order of its fields and writes numbers as they are given.
enum JSONText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByNilLiteral
{
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .int(value) }
    init(nilLiteral: ()) { self = .null }

    /// A string, or null.
    static func text(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }

    /// A number, or null.
    static func number(_ value: Double?) -> JSONText { value.map { .number($0) } ?? .null }

    /// A moment as RFC 3339 in UTC, or null.
    static func date(_ date: Date?) -> JSONText { .text(date.map(Moments.text)) }

    /// The value on one line.
    var line: String {
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

    /// Reads a string from the JSON of one, or returns nil where it is something else.
    ///
    /// Bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD.
    static func string(from json: [UInt8]) -> String? {
        let whole = String(decoding: json, as: UTF8.self)
        for text in [whole, withoutLoneSurrogates(whole)] {
            // What is wrong with it is of no use to who asks: it is not a string.
            let read = try? JSONDecoder().decode(String.self, from: Data(text.utf8))
            if let read { return read }
        }
        return nil
    }

    private static func withoutLoneSurrogates(_ json: String) -> String {
        let bytes = Array(json.utf8)
        func unit(at index: Int) -> UInt16? {
            guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            else { return nil }
            return UInt16(
                String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
        }
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            var length = bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            if let first = unit(at: index) {
                let second = unit(at: index + 6)
                let isPair =
                    UTF16.isLeadSurrogate(first) && second.map(UTF16.isTrailSurrogate) == true
                length = isPair ? 12 : 6
                if !isPair, UTF16.isSurrogate(first) {
                    output += Array("\\ufffd".utf8)
                    index += 6
                    continue
                }
            }
            output += bytes[index..<min(index + length, bytes.count)]
            index += length
        }
        return String(decoding: output, as: UTF8.self)
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
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let code = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

/// Moments as text.
enum Moments {
    /// RFC 3339 in UTC, to the second: `2026-10-30T15:00:00Z`.
    static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }

    /// Reads RFC 3339, with or without fractions of a second.
    static func date(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// The local time as a person reads it, with its zone: `2026-11-23 16:00 CET`.
    static func local(_ date: Date) -> String {
        let zone = TimeZone.current.abbreviation(for: date).map { $0 == "GMT" ? "UTC" : $0 } ?? ""
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute], from: date)
        func pad(_ number: Int?, _ digits: Int = 2) -> String {
            let text = "\(number ?? 0)"
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(pad(parts.year, 4))-\(pad(parts.month))-\(pad(parts.day)) "
            + "\(pad(parts.hour)):\(pad(parts.minute)) \(zone)"
    }
}
