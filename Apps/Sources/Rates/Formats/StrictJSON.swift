/// A value of a JSON text, with its numbers as they were written.
///
/// Decoders return numbers as binary or 38-digit decimals, and the last of two equal keys; rates
/// must keep every digit, and two rates for one currency must be noticed.
enum JSONValue {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    case number(ArraySlice<UInt8>)
    case bool(Bool)
    case null

    /// Returns the value of a key of an object; `nil` if there is none.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string.
    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The text of a number.
    var number: ArraySlice<UInt8>? {
        if case .number(let text) = self { return text }
        return nil
    }
}

/// A strict reader of JSON: nothing beyond the standard, no key twice, nesting up to 32.
struct StrictJSON {
    private let text: ArraySlice<UInt8>
    private var position: Int
    private var depth = 0

    /// Reads a whole text.
    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> JSONValue {
        if String(validating: text, as: UTF8.self) == nil {
            throw RateSheetError(.illFormed, "The data is not UTF-8 text: try again later.")
        }
        var reader = StrictJSON(text)
        let value = try reader.readValue()
        reader.skipBlanks()
        if reader.position != text.endIndex {
            throw reader.illFormed("there is more after the end")
        }
        return value
    }

    private init(_ text: ArraySlice<UInt8>) {
        self.text = text
        position = text.startIndex
    }

    private mutating func readValue() throws(RateSheetError) -> JSONValue {
        skipBlanks()
        switch try peek() {
        case UInt8(ascii: "{"): return try readObject()
        case UInt8(ascii: "["): return try readArray()
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"):
            try expect("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try expect("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try expect("null")
            return .null
        default: return .number(try readNumber())
        }
    }

    private mutating func readObject() throws(RateSheetError) -> JSONValue {
        try enter()
        var members: [(key: String, value: JSONValue)] = []
        var keys: Set<String> = []
        skipBlanks()
        if try peek() == UInt8(ascii: "}") { return leave(.object([])) }
        while true {
            skipBlanks()
            if try peek() != UInt8(ascii: "\"") { throw illFormed("a key was expected") }
            let key = try readString()
            if !keys.insert(key).inserted {
                throw RateSheetError(
                    .duplicate,
                    "“\(ASCII.excerpt(Array(key.utf8)[...]))” occurs twice: the data was not used."
                )
            }
            skipBlanks()
            try expect(":")
            members.append((key, try readValue()))
            skipBlanks()
            if try peek() == UInt8(ascii: "}") { return leave(.object(members)) }
            try expect(",")
        }
    }

    private mutating func readArray() throws(RateSheetError) -> JSONValue {
        try enter()
        var elements: [JSONValue] = []
        skipBlanks()
        if try peek() == UInt8(ascii: "]") { return leave(.array([])) }
        while true {
            elements.append(try readValue())
            skipBlanks()
            if try peek() == UInt8(ascii: "]") { return leave(.array(elements)) }
            try expect(",")
        }
    }

    /// Steps into brackets; the limit protects the stack from hostile nesting.
    private mutating func enter() throws(RateSheetError) {
        position += 1
        depth += 1
        if depth > 32 { throw illFormed("values are nested too deeply") }
    }

    private mutating func leave(_ value: JSONValue) -> JSONValue {
        position += 1
        depth -= 1
        return value
    }

    private mutating func readNumber() throws(RateSheetError) -> ArraySlice<UInt8> {
        let start = position
        if try peek() == UInt8(ascii: "-") { position += 1 }
        let whole = position
        if skipDigits() == 0 { throw illFormed("a value was expected") }
        if text[whole] == UInt8(ascii: "0"), position - whole > 1 {
            throw illFormed("a number begins with a zero")
        }
        if position < text.endIndex, text[position] == UInt8(ascii: ".") {
            position += 1
            if skipDigits() == 0 { throw illFormed("a number ends in a point") }
        }
        if position < text.endIndex, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < text.endIndex,
                text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-")
            {
                position += 1
            }
            if skipDigits() == 0 { throw illFormed("a number has no exponent after its e") }
        }
        return text[start..<position]
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < text.endIndex, (0x30...0x39).contains(text[position]) { position += 1 }
        return position - start
    }

    private mutating func readString() throws(RateSheetError) -> String {
        position += 1
        var decoded: [UInt8] = []
        while true {
            let byte = try peek()
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: decoded, as: UTF8.self)
            case UInt8(ascii: "\\"): decoded += Array(String(try readEscape()).utf8)
            case ..<0x20: throw illFormed("a string contains a control character")
            default: decoded.append(byte)
            }
        }
    }

    private mutating func readEscape() throws(RateSheetError) -> Character {
        let byte = try peek()
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw illFormed("an escape is unknown")
        }
        var value = try readHex()
        if (0xD800..<0xDC00).contains(value) {
            try expect("\\u")
            let low = try readHex()
            guard (0xDC00..<0xE000).contains(low) else { throw illFormed("half a character") }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw illFormed("half a character") }
        return Character(scalar)
    }

    private mutating func readHex() throws(RateSheetError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else {
                throw illFormed("four hexadecimal digits were expected")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private func peek() throws(RateSheetError) -> UInt8 {
        if position < text.endIndex { return text[position] }
        throw RateSheetError(
            .truncated, "The data ends before it is complete: try again later."
        )
    }

    private mutating func expect(_ word: StaticString) throws(RateSheetError) {
        for offset in 0..<word.utf8CodeUnitCount {
            if try peek() != (word.utf8Start + offset).pointee {
                throw illFormed("“\(word)” was expected")
            }
            position += 1
        }
    }

    private mutating func skipBlanks() {
        while position < text.endIndex, ASCII.isBlank(text[position]) { position += 1 }
    }

    private func illFormed(_ reason: String) -> RateSheetError {
        RateSheetError(
            .illFormed,
            "The data is not JSON (\(reason), byte \(position - text.startIndex)): try again later."
        )
    }
}
