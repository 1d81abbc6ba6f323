/// The rule that picks a neighbour when a number must lose digits.
///
/// The names follow General Decimal Arithmetic: *up* is away from zero, *down* is towards zero,
/// *ceiling* and *floor* look at the sign.
public enum RoundingMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// The nearest neighbour, and the even one of two equally near (the banker's rule).
    case halfEven

    /// The nearest neighbour, and the one away from zero of two equally near.
    case halfUp

    /// The nearest neighbour, and the one towards zero of two equally near.
    case halfDown

    /// The nearest neighbour, and the greater of two equally near.
    case halfCeiling

    /// The nearest neighbour, and the lesser of two equally near.
    case halfFloor

    /// The neighbour away from zero.
    case up

    /// The neighbour towards zero.
    case down

    /// The greater neighbour.
    case ceiling

    /// The lesser neighbour.
    case floor
}

extension RoundingMode {
    /// Where the part to be dropped lies between two neighbours.
    enum Remainder {
        case none, belowHalf, half, aboveHalf
    }

    /// Returns whether a magnitude grows by one when the remainder is dropped.
    func growsMagnitude(isNegative: Bool, isOdd: Bool, remainder: Remainder) -> Bool {
        if remainder == .none { return false }
        switch self {
        case .up: return true
        case .down: return false
        case .ceiling: return !isNegative
        case .floor: return isNegative
        case .halfEven, .halfUp, .halfDown, .halfCeiling, .halfFloor:
            if remainder != .half { return remainder == .aboveHalf }
        }
        switch self {
        case .halfEven: return isOdd
        case .halfUp: return true
        case .halfCeiling: return !isNegative
        case .halfFloor: return isNegative
        default: return false
        }
    }
}
