/// A reader of JSON (RFC 8259) that keeps numbers as they were written and members in their order.
///
/// Foundation's decoder returns numbers as binary or 38-digit decimals, and one of two members with the same key.
/// Nesting is limited, so that no document can exhaust the stack.
///
/// ```swift
/// let (root, _) = try JSONReader.read(bytes, .strict)
/// root["rates"]?["USD"]?.number  // "1.0870"
/// ```
public struct JSONReader {
    /// What is accepted beside the standard.
    public enum Rules: Sendable {
        /// Nothing, and no key twice in an object; up to 32 levels deep.
        case strict

        /// Bytes that are not UTF-8, halves of surrogate pairs and control characters in strings, a key twice, and
        /// anything after the document; up to 128 levels deep.
        case lenient
    }

    private let bytes: ByteView
    private let isStrict: Bool
    private let deepest: Int
    private var index = 0

    private init(_ bytes: ByteView, _ rules: Rules) {
        self.bytes = bytes
        isStrict = rules == .strict
        deepest = isStrict ? 32 : 128
    }

    /// Reads a document, and says whether anything follows it.
    public static func read(
        _ bytes: ByteView, _ rules: Rules
    ) throws(JSONError) -> (value: JSONValue, hasTrailing: Bool) {
        var reader = JSONReader(bytes, rules)
        if reader.isStrict, String(validating: bytes, as: UTF8.self) == nil {
            throw reader.failure("it is not UTF-8 text")
        }
        let value = try reader.value(0)
        reader.skipSpace()
        let hasTrailing = reader.index < bytes.count
        if reader.isStrict, hasTrailing { throw reader.failure("there is more after the end") }
        return (value, hasTrailing)
    }

    private func failure(_ reason: String) -> JSONError {
        JSONError(kind: .illFormed, offset: index, reason: reason)
    }

    /// The next byte, or a failure at the end.
    private func next() throws(JSONError) -> UInt8 {
        guard index < bytes.count else {
            throw JSONError(
                kind: .truncated, offset: index, reason: "it ends before it is complete")
        }
        return bytes[index]
    }

    private mutating func skipSpace() {
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }

    /// White space; a form feed is none by the standard.
    private func isSpace(_ byte: UInt8) -> Bool {
        ByteView.isSpace(byte) && (byte != 12 || !isStrict)
    }

    private mutating func value(_ depth: Int) throws(JSONError) -> JSONValue {
        skipSpace()
        guard depth < deepest else { throw failure("values are nested too deeply") }
        switch try next() {
        case 123: return try object(depth)
        case 91: return try array(depth)
        case 34: return .string(try string())
        case 116: return try word("true", .bool(true))
        case 102: return try word("false", .bool(false))
        case 110: return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(
        _ text: StaticString, _ value: JSONValue
    ) throws(JSONError) -> JSONValue {
        for step in 0..<text.utf8CodeUnitCount {
            guard try next() == text.utf8Start[step] else {
                throw failure("“\(text)” was expected")
            }
            index += 1
        }
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        if bytes[index] == 45 { index += 1 }
        let digits = index
        guard try hasDigits() else { throw failure("a value was expected") }
        if index - digits > 1, bytes[digits] == 48 { throw failure("a number begins with a zero") }
        if index < bytes.count, bytes[index] == 46 {
            index += 1
            guard try hasDigits() else { throw failure("a number ends in a point") }
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
            index += 1
            if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
            guard try hasDigits() else { throw failure("a number has no exponent after its e") }
        }
        return .number(bytes.string(start..<index))
    }

    private mutating func hasDigits() throws(JSONError) -> Bool {
        guard 48...57 ~= (try next()) else { return false }
        while index < bytes.count, 48...57 ~= bytes[index] { index += 1 }
        return true
    }

    private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var values: [JSONValue] = []
        if try isEmpty(closing: 93) { return .array(values) }
        while true {
            values.append(try value(depth + 1))
            if try isLast(closing: 93) { return .array(values) }
        }
    }

    private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var members: [(key: String, value: JSONValue)] = []
        var keys: Set<String> = []
        if try isEmpty(closing: 125) { return .object(members) }
        while true {
            skipSpace()
            guard try next() == 34 else { throw failure("a key was expected") }
            let key = try string()
            if isStrict, !keys.insert(key).inserted {
                throw JSONError(
                    kind: .duplicateKey(key), offset: index, reason: "a key occurs twice")
            }
            skipSpace()
            guard try next() == 58 else { throw failure("“:” was expected") }
            index += 1
            members.append((key, try value(depth + 1)))
            if try isLast(closing: 125) { return .object(members) }
        }
    }

    private mutating func isEmpty(closing: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        guard try next() == closing else { return false }
        index += 1
        return true
    }

    private mutating func isLast(closing: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        let byte = try next()
        guard byte == closing || byte == 44 else {
            throw failure("a comma or the end was expected")
        }
        index += 1
        return byte == closing
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        var out: [UInt8] = []
        while true {
            let start = index
            while index < bytes.count, bytes[index] != 34, bytes[index] != 92 {
                if isStrict, bytes[index] < 32 {
                    throw failure("a string contains a control character")
                }
                index += 1
            }
            let run = start..<index
            if try next() == 34 {
                index += 1
                if out.isEmpty { return bytes.string(run) }
                out.append(contentsOf: bytes[run])
                return String(decoding: out, as: UTF8.self)
            }
            out.append(contentsOf: bytes[run])
            try escape(into: &out)
        }
    }

    private mutating func escape(into out: inout [UInt8]) throws(JSONError) {
        index += 1
        let byte = try next()
        index += 1
        switch byte {
        case 34, 47, 92: out.append(byte)
        case 98: out.append(8)
        case 102: out.append(12)
        case 110: out.append(10)
        case 114: out.append(13)
        case 116: out.append(9)
        case 117: out.append(scalar: try scalar())
        default:
            index -= 1
            throw failure("an escape is unknown")
        }
    }

    /// Reads the digits of an escaped character, and a second escape if it is half of a pair.
    private mutating func scalar() throws(JSONError) -> UInt32 {
        let value = try hex()
        guard 0xD800..<0xE000 ~= value else { return value }
        let place = index
        if value < 0xDC00, bytes.has("\\u", at: index) {
            index += 2
            let low = try hex()
            if 0xDC00..<0xE000 ~= low { return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
            index = place
        }
        if isStrict { throw failure("half a character") }
        return value
    }

    private mutating func hex() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            switch try next() {
            case let byte where 48...57 ~= byte: value = value << 4 | UInt32(byte - 48)
            case let byte where 65...70 ~= byte: value = value << 4 | UInt32(byte - 55)
            case let byte where 97...102 ~= byte: value = value << 4 | UInt32(byte - 87)
            default: throw failure("four hexadecimal digits were expected")
            }
            index += 1
        }
        return value
    }
}
