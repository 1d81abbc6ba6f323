/// Splits a text into the pieces that coordinates consist of, in one pass.
struct Lexer {
    let bytes: Bytes
    let end: Int
    /// Whether a comma between digits is a decimal sign.
    let commaIsDecimal: Bool
    private(set) var tokens: [Token] = []
    /// Whether a comma stands between two digits, so that the other reading should be tried too.
    private(set) var hasGluedComma = false
    private var at: Int
    private var spaced = false

    /// A text with more pieces has no coordinates.
    private static let limit = 160

    init(_ bytes: Bytes, _ range: Range<Int>, commaIsDecimal: Bool) {
        self.bytes = bytes
        self.commaIsDecimal = commaIsDecimal
        at = range.lowerBound
        end = range.upperBound
        tokens.reserveCapacity(24)
    }

    /// Splits the whole text.
    mutating func run() throws(CoordinateError) {
        while at < end {
            guard tokens.count < Self.limit else {
                throw CoordinateError(.tooLong, "There is too much here for one position.", at: at)
            }
            let byte = bytes[at]
            if byte.isDigit {
                try number()
            } else if byte.isLetter {
                word()
            } else if byte >= 0x80 {
                wide()
            } else {
                sign(byte)
            }
        }
    }

    @inline(__always)
    private mutating func emit(
        _ kind: Token.Kind, length: Int = 1, code: UInt8 = 0, isLetters: Bool = false
    ) {
        tokens.append(
            Token(
                kind: kind, at: at, end: at + length, spaced: spaced, code: code,
                isLetters: isLetters))
        at += length
        spaced = false
    }

    /// Reads one ASCII sign.
    private mutating func sign(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C, 0x0D:
            spaced = true
            at += 1
        case 0x0A:
            emit(.newline)
            spaced = true
        case UInt8(ascii: "."):
            if bytes[at + 1].isDigit, at + 1 < end, tokens.last.map({ !$0.isWordLike }) ?? true {
                pointFirst()
            } else {
                point()
            }
        case UInt8(ascii: ","):
            if bytes[at + 1].isDigit, bytes[at - 1].isDigit { hasGluedComma = true }
            emit(.comma)
        case UInt8(ascii: "-"): emit(.minus)
        case UInt8(ascii: "+"):
            if bytes[at + 1] == UInt8(ascii: "/"), bytes[at + 2] == UInt8(ascii: "-") {
                emit(.plusMinus, length: 3)
            } else {
                emit(.plus)
            }
        case UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "&"):
            emit(.separator)
        case UInt8(ascii: ":"), UInt8(ascii: "="): emit(.colon)
        case UInt8(ascii: "'"), UInt8(ascii: "`"): prime(length: 1)
        case UInt8(ascii: "\""): emit(.second)
        case UInt8(ascii: "*"): emit(.degree)
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            emit(.bracket, code: byte)
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            at += 1
            spaced = true
        default: emit(.junk)
        }
    }

    /// Reads a point that is not a decimal sign: of an abbreviation, or at the end of a sentence.
    private mutating func point() {
        let isAbbreviation = tokens.last.map { $0.end == at && $0.kind != .number } ?? false
        let rest = bytes[at + 1]
        if isAbbreviation || at + 1 >= end || rest.isBlank || rest >= 0x80
            || rest == UInt8(ascii: ",")
        {
            at += 1
        } else {
            emit(.junk)
        }
    }

    /// Reads a minute mark; two of them together are a second mark.
    private mutating func prime(length: Int) {
        if let last = tokens.last, last.kind == .minute, !last.isLetters, last.end == at {
            tokens[tokens.count - 1].kind = .second
            tokens[tokens.count - 1].end = at + length
            at += length
            return
        }
        // An apostrophe inside a word: "I'm".
        if let last = tokens.last, last.kind == .word, last.end == at, bytes[at + length].isLetter {
            at += length
            while at < end, bytes[at].isLetter { at += 1 }
            tokens[tokens.count - 1].end = at
            return
        }
        emit(.minute, length: length)
    }

    /// Reads a character outside ASCII.
    private mutating func wide() {
        let (scalar, length) = bytes.scalar(at: at)
        switch ScalarClass(scalar) {
        case .blank:
            spaced = true
            at += length
        case .newline:
            emit(.newline, length: length)
            spaced = true
        case .minus: emit(.minus, length: length, code: 1)
        case .dash: emit(.minus, length: length)
        case .comma: emit(.comma, length: length)
        case .degree: emit(.degree, length: length)
        case .minute: prime(length: length)
        case .second: emit(.second, length: length)
        case .plusMinus: emit(.plusMinus, length: length)
        case .hemisphere(let letter):
            emit(.hemisphere, length: length, code: letter)
            // 北緯, 东经: the second character says which axis, which is known already.
            switch bytes.scalar(at: at).value {
            case 0x7DEF, 0x7EAC, 0x7D4C, 0x7D93, 0x7ECF: at += 3
            default: break
            }
        case .letter: word()
        case .junk: emit(.junk, length: length)
        }
    }

    /// Reads a word and finds its meaning.
    private mutating func word() {
        let start = at
        var stop = at
        while stop < end {
            if bytes[stop].isLetter {
                stop += 1
            } else if bytes[stop] >= 0x80 {
                let (scalar, length) = bytes.scalar(at: stop)
                guard case .letter = ScalarClass(scalar) else { break }
                stop += length
            } else {
                break
            }
        }
        let isGlued = !spaced && (tokens.last.map { $0.end == start && $0.isNumeric } ?? false)
        if stop - start == 3, bytes.has("wgs", at: start) {
            // The name of the system is not a coordinate.
            while stop < end, bytes[stop] == UInt8(ascii: " ") || bytes[stop] == UInt8(ascii: "-") {
                stop += 1
            }
            if bytes.has("84", at: stop), !bytes[stop + 2].isDigit {
                emit(.neutral, length: stop + 2 - start, isLetters: true)
                return
            }
            stop = start + 3
        }
        if let meaning = resolved(start..<stop) {
            emit(meaning.kind, length: stop - start, code: meaning.code, isLetters: true)
        } else if isGlued, stop - start > 1, let inner = split(start..<stop) {
            emit(inner.kind, length: stop - start - 1, code: inner.code, isLetters: true)
            emit(.hemisphere, code: bytes[at] & 0xDF, isLetters: true)
        } else {
            // A word that touches a number is a mistake in it, not prose.
            let touches = isGlued || bytes[stop].isDigit
            emit(touches ? .junk : .word, length: stop - start, isLetters: true)
        }
    }

    /// Finds a mark with a hemisphere letter behind it, such as `24secN`.
    private func split(_ range: Range<Int>) -> Meaning? {
        guard let letter = bytes[range].last, Self.isHemisphere(letter),
            let inner = Vocabulary.meaning(of: bytes, range.lowerBound..<(range.upperBound - 1))
        else {
            // "s" alone is known as a hemisphere; as a mark it is what precedes the letter.
            return nil
        }
        if inner.kind == .hemisphere, bytes[range.lowerBound] | 0x20 == UInt8(ascii: "s") {
            return range.count == 2 ? Meaning(.second) : nil
        }
        return inner.kind == .degree || inner.kind == .minute || inner.kind == .second
            ? inner : nil
    }

    static func isHemisphere(_ byte: UInt8) -> Bool {
        switch byte & 0xDF {
        case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "W"): true
        default: false
        }
    }

    /// Returns the meaning of a word here: `s` can be seconds or south, `m` minutes or metres.
    private func resolved(_ range: Range<Int>) -> Meaning? {
        guard range.count == 1 else { return Vocabulary.meaning(of: bytes, range) }
        let byte = bytes[range.lowerBound]
        let before = tokens.count >= 2 ? tokens[tokens.count - 2] : nil
        let isAfterNumber = tokens.last?.kind == .number
        switch byte | 0x20 {
        case UInt8(ascii: "n"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "o"):
            return Meaning(.hemisphere, Unicode.Scalar(byte & 0xDF))
        case UInt8(ascii: "s"):
            if isAfterNumber, let before, before.kind == .minute, before.isLetters,
                byte == UInt8(ascii: "s") || isBeforeHemisphere(range.upperBound)
            {
                return Meaning(.second)
            }
            return Meaning(.hemisphere, "S")
        case UInt8(ascii: "m"):
            guard isAfterNumber else { return nil }
            return before?.kind == .degree || before?.kind == .number
                ? Meaning(.minute) : Meaning(.unit, "m")
        case UInt8(ascii: "d"):
            return isAfterNumber ? Meaning(.degree) : nil
        default: return Vocabulary.meaning(of: bytes, range)
        }
    }

    private func isBeforeHemisphere(_ index: Int) -> Bool {
        var index = index
        while index < end, bytes[index].isBlank { index += 1 }
        return index < end && Self.isHemisphere(bytes[index]) && !bytes[index + 1].isLetter
    }
}

extension Token {
    /// Whether a letter stands here, so that `.5` after it is not a number of its own.
    fileprivate var isWordLike: Bool { isLetters && kind != .hemisphere }

    /// Whether this belongs to a number: digits or one of their marks.
    fileprivate var isNumeric: Bool {
        switch kind {
        case .number, .degree, .minute, .second: true
        default: false
        }
    }
}

extension Lexer {
    /// Reads `.5`.
    private mutating func pointFirst() {
        guard let (number, stop) = bytes.decimal(at: at, before: end) else {
            emit(.junk)
            return
        }
        // `4O.1`: a point between a letter and a digit belongs to neither.
        let isGlued = !spaced && tokens.last.map { $0.end == at && $0.isLetters } ?? false
        emit(isGlued ? .junk : .number, length: stop - at)
        tokens[tokens.count - 1].number = number
    }

    /// Reads a number, or two to three of them joined by points (`40.07.22`).
    private mutating func number() throws(CoordinateError) {
        guard let (number, stop) = bytes.decimal(at: at, before: end, comma: commaIsDecimal) else {
            throw CoordinateError(.notFinite, "This number has too many digits.", at: at)
        }
        let next = bytes[stop]
        let isDotted =
            next == UInt8(ascii: ".") && bytes[stop + 1].isDigit && stop + 1 < end
            && number.fractionDigits > 0
        guard isDotted else {
            let comma = commaIsDecimal && bytes.has(",", at: at + number.wholeDigits)
            if commaIsDecimal, next == UInt8(ascii: ","), bytes[stop + 1].isDigit {
                throw CoordinateError(
                    .unreadable, "The commas are both separators and decimal signs.", at: stop)
            }
            emit(.number, length: stop - at)
            tokens[tokens.count - 1].number = number
            tokens[tokens.count - 1].usesComma = comma
            return
        }
        try dotted()
    }

    /// Reads degrees, minutes and seconds joined by points.
    private mutating func dotted() throws(CoordinateError) {
        for part in 0..<3 {
            var stop = at
            while stop < end, bytes[stop].isDigit { stop += 1 }
            if part == 2 {
                guard
                    let last = bytes.decimal(at: at, before: end, comma: commaIsDecimal),
                    !(bytes[last.end] == UInt8(ascii: ".") && bytes[last.end + 1].isDigit)
                else {
                    throw CoordinateError(.unreadable, "This number has too many points.", at: at)
                }
                emit(.number, length: last.end - at)
                tokens[tokens.count - 1].number = last.number
                return
            }
            guard let number = bytes.decimal(at..<stop) else {
                throw CoordinateError(.notFinite, "This number has too many digits.", at: at)
            }
            emit(.number, length: stop - at)
            tokens[tokens.count - 1].number = number
            emit(.dot)
        }
    }
}
