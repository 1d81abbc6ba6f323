/// What a character outside ASCII is to coordinates.
enum ScalarClass {
    case blank, newline, minus, dash, comma, letter, junk
    case degree, minute, second, plusMinus
    case hemisphere(UInt8)

    /// Returns the class of a character.
    init(_ scalar: UInt32) {
        switch scalar {
        case 0xA0, 0x1680, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2064, 0x2066...0x2069,
            0x3000, 0xFEFF, 0xAD:
            self = .blank
        case 0x85, 0x2028, 0x2029: self = .newline
        case 0x2212, 0xFE63, 0xFF0D: self = .minus
        case 0x2010...0x2015: self = .dash
        case 0xB0, 0xBA, 0x2DA, 0x2218, 0x2070, 0x25E6, 0x1D52, 0x6F0D, 0x5EA6, 0xB3C4, 0x309C:
            self = .degree
        case 0xB4, 0x2B9, 0x2BC, 0x2C8, 0x2018, 0x2019, 0x201B, 0x2032, 0x2035, 0x5F3, 0xA78C,
            0x5206, 0xBD84, 0x2CA, 0x374:
            self = .minute
        case 0x2BA, 0x2DD, 0x2EE, 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0x2036, 0x5F4, 0x3003,
            0x79D2, 0xCD08:
            self = .second
        case 0xB1: self = .plusMinus
        case 0x3001, 0x60C: self = .comma
        case 0x5317: self = .hemisphere(UInt8(ascii: "N"))
        case 0x5357: self = .hemisphere(UInt8(ascii: "S"))
        case 0x6771, 0x4E1C: self = .hemisphere(UInt8(ascii: "E"))
        case 0x897F: self = .hemisphere(UInt8(ascii: "W"))
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x370...0x58F, 0x1E00...0x1FFF:
            self = .letter
        case 0x300...0x36F: self = .letter
        case 0x5D0...0x1FFF, 0x3040...0xD7FF: self = .letter
        default: self = .junk
        }
    }
}

extension Bytes {
    /// Decodes the character at a place; damaged text counts as one character a byte.
    func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let lead = self[index]
        func tail(_ offset: Int) -> UInt32? {
            let byte = self[index + offset]
            return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
        }
        switch lead {
        case 0..<0x80: return (UInt32(lead), 1)
        case 0xC2..<0xE0:
            guard let a = tail(1) else { return (0xFFFD, 1) }
            return (UInt32(lead & 0x1F) << 6 | a, 2)
        case 0xE0..<0xF0:
            guard let a = tail(1), let b = tail(2) else { return (0xFFFD, 1) }
            return (UInt32(lead & 0x0F) << 12 | a << 6 | b, 3)
        case 0xF0..<0xF5:
            guard let a = tail(1), let b = tail(2), let c = tail(3) else { return (0xFFFD, 1) }
            return (UInt32(lead & 0x07) << 18 | a << 12 | b << 6 | c, 4)
        default: return (0xFFFD, 1)
        }
    }
}
