/// A strict reader of JSON (RFC 8259), lenient only where it does no harm.
///
/// It accepts bytes that are not UTF-8, lone surrogates and raw controls inside strings, and
/// anything after the document. Depth is limited, so no document can exhaust the stack.
struct JSONScanner {
    private let bytes: ByteView
    private var index = 0
    private static let deepest = 128

    /// Why reading stopped.
    struct Failure: Error {
        var offset: Int
    }

    /// Whether something follows the document.
    private(set) var hasTrailing = false

    private init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// Reads a document.
    static func read(_ bytes: ByteView) throws(Failure) -> (value: JSONValue, hasTrailing: Bool) {
        var scanner = JSONScanner(bytes)
        let value = try scanner.value(0)
        scanner.skipSpace()
        return (value, scanner.index < bytes.count)
    }

    private mutating func skipSpace() {
        while index < bytes.count, ByteView.isSpace(bytes[index]) { index += 1 }
    }

    private mutating func value(_ depth: Int) throws(Failure) -> JSONValue {
        skipSpace()
        guard index < bytes.count, depth < Self.deepest else { throw Failure(offset: index) }
        switch bytes[index] {
        case 123: return try object(depth)
        case 91: return try array(depth)
        case 34: return .string(try string())
        case 116: return try word("true", .bool(true))
        case 102: return try word("false", .bool(false))
        case 110: return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Failure)
        -> JSONValue
    {
        let length = text.utf8CodeUnitCount
        guard bytes.count - index >= length else { throw Failure(offset: index) }
        for step in 0..<length where bytes[index + step] != text.utf8Start[step] {
            throw Failure(offset: index)
        }
        index += length
        return value
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = index
        if bytes[index] == 45 { index += 1 }
        let digits = index
        skipDigits()
        guard index > digits, index - digits == 1 || bytes[digits] != 48 else {
            throw Failure(offset: start)
        }
        if index < bytes.count, bytes[index] == 46 {
            index += 1
            let fraction = index
            skipDigits()
            guard index > fraction else { throw Failure(offset: start) }
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
            index += 1
            if index < bytes.count, bytes[index] == 43 || bytes[index] == 45 { index += 1 }
            let exponent = index
            skipDigits()
            guard index > exponent else { throw Failure(offset: start) }
        }
        return .number(bytes.string(start..<index))
    }

    private mutating func skipDigits() {
        while index < bytes.count, 48...57 ~= bytes[index] { index += 1 }
    }

    private mutating func array(_ depth: Int) throws(Failure) -> JSONValue {
        index += 1
        var values: [JSONValue] = []
        skipSpace()
        if index < bytes.count, bytes[index] == 93 {
            index += 1
            return .array(values)
        }
        while true {
            values.append(try value(depth + 1))
            if try isLast(closing: 93) { return .array(values) }
        }
    }

    private mutating func object(_ depth: Int) throws(Failure) -> JSONValue {
        index += 1
        var members: [(key: String, value: JSONValue)] = []
        skipSpace()
        if index < bytes.count, bytes[index] == 125 {
            index += 1
            return .object(members)
        }
        while true {
            skipSpace()
            guard index < bytes.count, bytes[index] == 34 else { throw Failure(offset: index) }
            let key = try string()
            skipSpace()
            guard index < bytes.count, bytes[index] == 58 else { throw Failure(offset: index) }
            index += 1
            members.append((key, try value(depth + 1)))
            if try isLast(closing: 125) { return .object(members) }
        }
    }

    private mutating func isLast(closing: UInt8) throws(Failure) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == closing || bytes[index] == 44 else {
            throw Failure(offset: index)
        }
        index += 1
        return bytes[index - 1] == closing
    }

    private mutating func string() throws(Failure) -> String {
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != 34, bytes[index] != 92 { index += 1 }
        guard index < bytes.count else { throw Failure(offset: start) }
        if bytes[index] == 34 {
            index += 1
            return bytes.string(start..<index - 1)
        }
        var out = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 34 {
                index += 1
                return String(decoding: out, as: UTF8.self)
            }
            if byte != 92 {
                let run = index
                while index < bytes.count, bytes[index] != 34, bytes[index] != 92 { index += 1 }
                out.append(contentsOf: bytes[run..<index])
                continue
            }
            guard index + 1 < bytes.count else { break }
            try escape(bytes[index + 1], &out)
        }
        throw Failure(offset: start)
    }

    private mutating func escape(_ byte: UInt8, _ out: inout [UInt8]) throws(Failure) {
        switch byte {
        case 34, 47, 92: out.append(byte)
        case 98: out.append(8)
        case 102: out.append(12)
        case 110: out.append(10)
        case 114: out.append(13)
        case 116: out.append(9)
        case 117:
            guard var value = hex(index + 2) else { throw Failure(offset: index) }
            index += 6
            if 0xD800..<0xDC00 ~= value, index + 1 < bytes.count, bytes[index] == 92,
                bytes[index + 1] == 117, let low = hex(index + 2), 0xDC00..<0xE000 ~= low
            {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                index += 6
            }
            out.append(scalar: value)
            return
        default: throw Failure(offset: index)
        }
        index += 2
    }

    private func hex(_ start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for step in 0..<4 {
            let byte = bytes[start + step]
            switch byte {
            case 48...57: value = value << 4 | UInt32(byte - 48)
            case 65...70: value = value << 4 | UInt32(byte - 55)
            case 97...102: value = value << 4 | UInt32(byte - 87)
            default: return nil
            }
        }
        return value
    }
}
