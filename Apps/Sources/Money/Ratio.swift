internal import BigInt

/// An exact fraction of two whole numbers of any length: the form of a conversion until it is
/// shown.
///
/// A rate between two published figures is seldom a decimal number. As a fraction it loses nothing,
/// and ``rounded(toPlaces:_:)`` rounds the exact value, so that nothing is rounded twice.
///
/// ```swift
/// let rate = Ratio(poundsPerEuro, over: dollarsPerEuro)  // nil if the divisor is 0
/// let value = rate.map { $0 * Ratio(amount) }
/// value?.rounded(toPlaces: 2)
/// ```
public struct Ratio: Sendable {
    /// The dividend, which carries the sign.
    let numerator: BigInt

    /// The divisor, always greater than 0.
    let denominator: BigInt

    /// Zero.
    public static let zero = Ratio(0)

    /// One.
    public static let one = Ratio(1)

    /// Creates the fraction `number` / 1.
    public init(_ number: DecimalNumber) {
        numerator = shifted(number.digits, max(0, number.exponent))
        denominator = powerOfTen(max(0, -number.exponent))
    }

    /// Creates a fraction of two decimal numbers; `nil` if the divisor is 0.
    public init?(_ dividend: DecimalNumber, over divisor: DecimalNumber) {
        if divisor.isZero { return nil }
        let shift = dividend.exponent - divisor.exponent
        self.init(
            shifted(dividend.digits, max(0, shift)), shifted(divisor.digits, max(0, -shift))
        )
    }

    /// Creates a fraction with a divisor that is not 0; long ones are reduced, to stay fast.
    init(_ dividend: BigInt, _ divisor: BigInt) {
        var dividend = dividend
        var divisor = divisor
        if divisor.sign == .minus {
            dividend.negate()
            divisor.negate()
        }
        if divisor.bitWidth > 1_024 {
            let common = dividend.greatestCommonDivisor(with: divisor)
            dividend /= common
            divisor /= common
        }
        numerator = dividend
        denominator = divisor
    }

    /// Whether the fraction is 0.
    public var isZero: Bool { numerator.isZero }

    /// Whether the fraction is less than 0.
    public var isNegative: Bool { numerator.sign == .minus && !numerator.isZero }

    /// The fraction without its sign.
    public var magnitude: Ratio { isNegative ? -self : self }

    /// The fraction turned upside down; `nil` for 0.
    public var inverse: Ratio? { isZero ? nil : Ratio(denominator, numerator) }

    /// The same number as a decimal, if it ends; `nil` if its digits go on for ever.
    public var exactDecimal: DecimalNumber? {
        let (dividend, divisor) = reduced
        var rest = divisor
        var twos = 0
        var fives = 0
        while true {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 2)
            if !remainder.isZero { break }
            rest = quotient
            twos += 1
        }
        while true {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 5)
            if !remainder.isZero { break }
            rest = quotient
            fives += 1
        }
        if rest != 1 { return nil }
        let places = max(twos, fives)
        let digits = dividend * powerOfTen(places) / divisor
        return DecimalNumber(coefficient: digits, exponent: -places)
    }

    /// The nearest binary floating-point number, for charts and estimates.
    public var approximation: Double { rounded(toSignificant: 18).approximation }

    /// Dividend and divisor without a common factor.
    private var reduced: (BigInt, BigInt) {
        let common = numerator.greatestCommonDivisor(with: denominator)
        return common == 1 ? (numerator, denominator) : (numerator / common, denominator / common)
    }
}

extension Ratio {
    /// Returns the sum.
    public static func + (left: Ratio, right: Ratio) -> Ratio {
        Ratio(
            left.numerator * right.denominator + right.numerator * left.denominator,
            left.denominator * right.denominator
        )
    }

    /// Returns the difference.
    public static func - (left: Ratio, right: Ratio) -> Ratio { left + -right }

    /// Returns the fraction with the other sign.
    public static prefix func - (ratio: Ratio) -> Ratio {
        Ratio(-ratio.numerator, ratio.denominator)
    }

    /// Returns the product.
    public static func * (left: Ratio, right: Ratio) -> Ratio {
        Ratio(left.numerator * right.numerator, left.denominator * right.denominator)
    }

    /// Returns the quotient; `nil` if the divisor is 0.
    public func divided(by divisor: Ratio) -> Ratio? {
        if divisor.isZero { return nil }
        return Ratio(numerator * divisor.denominator, denominator * divisor.numerator)
    }
}

extension Ratio: Hashable, Comparable {
    /// Returns whether two fractions are the same number: 2/4 equals 1/2.
    public static func == (left: Ratio, right: Ratio) -> Bool {
        left.numerator * right.denominator == right.numerator * left.denominator
    }

    /// Returns whether one fraction is less than another.
    public static func < (left: Ratio, right: Ratio) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }

    /// Feeds the reduced fraction to a hasher.
    public func hash(into hasher: inout Hasher) {
        let (dividend, divisor) = reduced
        hasher.combine(dividend)
        hasher.combine(divisor)
    }
}

extension Ratio: CustomStringConvertible {
    /// The fraction in lowest terms, such as `3/4`.
    public var description: String {
        let (dividend, divisor) = reduced
        return divisor == 1 ? "\(dividend)" : "\(dividend)/\(divisor)"
    }
}
