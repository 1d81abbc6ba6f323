/// A piece of a text that may hold coordinates.
struct Token {
    enum Kind: UInt8 {
        case number, minus, plus, plusMinus
        case degree, minute, second
        case dot, colon, comma, separator, newline, bracket
        case hemisphere, label, unit, altitude, accuracy
        /// A word that says nothing (`of`), that announces coordinates, or that no rule knows.
        case filler, neutral, word
        /// Something that can be no part of a coordinate.
        case junk
    }

    var kind: Kind
    private var low, high: Int32
    /// Whether there is a blank before it.
    var spaced: Bool
    /// The letter of a hemisphere, `a` or `o` of a label, `m` or `f` of a unit.
    var code: UInt8 = 0
    /// Whether it was written with letters of the alphabet, and in lower case.
    var isLetters = false
    /// Of a number: what it is worth and how it was written.
    var number = Decimal()
    /// Of a number: whether a comma was its decimal sign.
    var usesComma = false

    init(kind: Kind, at: Int, end: Int, spaced: Bool, code: UInt8 = 0, isLetters: Bool = false) {
        self.kind = kind
        low = Int32(truncatingIfNeeded: at)
        high = Int32(truncatingIfNeeded: end)
        self.spaced = spaced
        self.code = code
        self.isLetters = isLetters
    }

    /// Where the piece begins, in bytes.
    @inline(__always) var at: Int { Int(low) }

    /// Where the piece ends, in bytes.
    @inline(__always) var end: Int {
        get { Int(high) }
        set { high = Int32(truncatingIfNeeded: newValue) }
    }
}

/// What a known word says.
struct Meaning {
    let kind: Token.Kind
    let code: UInt8

    init(_ kind: Token.Kind, _ code: Unicode.Scalar = " ") {
        self.kind = kind
        self.code = UInt8(ascii: code)
    }
}
