/// A number of a coordinate with everything that is said of it.
struct Item {
    /// What the number counts, where a mark says so.
    enum Level: Int {
        case degrees = 0
        case minutes, seconds
    }

    /// What stands between this number and the one before.
    enum Joint {
        case none, blank, colon, dash, dot, separator
    }

    var number: Decimal
    var at: Int
    var usesComma = false
    var mark: Level?
    var joint = Joint.none
    /// -1 or 1 where a sign stands before the number.
    var sign = 0
    /// Whether the sign may be a separator instead.
    var isDashDoubtful = false
    var prefix: Designator?
    var suffix: Designator?
    var label: Axis?
    /// Whether a letter follows without a blank, and a number follows that letter likewise.
    var suffixIsGlued = false
    var isGlued = false

    var hasFraction: Bool { number.fractionDigits > 0 }
}

/// A letter or word that says on which side of the equator or of Greenwich a point lies.
struct Designator: Equatable {
    let letter: UInt8
    private let offset: Int32

    init(letter: UInt8, at: Int) {
        self.letter = letter
        offset = Int32(truncatingIfNeeded: at)
    }

    var at: Int { Int(offset) }

    /// The axis; unknown is nothing: `O` is always a longitude.
    var axis: Axis {
        letter == UInt8(ascii: "N") || letter == UInt8(ascii: "S") ? .latitude : .longitude
    }

    var isNegative: Bool { letter == UInt8(ascii: "S") || letter == UInt8(ascii: "W") }
    var isO: Bool { letter == UInt8(ascii: "O") }
}
