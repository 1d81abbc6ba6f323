internal import BigInt

/// An exact decimal number of any length: a published rate, an amount of money.
///
/// Addition, subtraction and multiplication are exact. There is no division, because its result is
/// seldom a decimal number: make a ``Ratio``, continue with it, and round it once, to show it.
///
/// Numbers are kept without trailing zeros, so `0.78230` and `0.7823` are equal and hash alike.
///
/// ```swift
/// let price = try DecimalNumber(parsing: "19.99")
/// let total = price * 3
/// total.text(minimumPlaces: 2)  // "59.97"
/// ```
public struct DecimalNumber: Sendable, Hashable {
    /// The digits; a large value is boxed, so that the usual number is two words.
    enum Coefficient: Sendable, Hashable {
        case small(Int64)
        indirect case large(BigInt)
    }

    let coefficient: Coefficient
    private let exponent32: Int32

    /// The power of ten that the digits are multiplied with.
    var exponent: Int { Int(exponent32) }

    /// Zero.
    public static let zero = DecimalNumber(0)

    /// One.
    public static let one = DecimalNumber(1)

    /// Creates a whole number.
    public init(_ value: Int) {
        self.init(coefficient: Int64(value), exponent: 0)
    }

    /// Creates the number `coefficient` × 10 to the power of `exponent`.
    init(coefficient: Int64, exponent: Int) {
        var digits = coefficient
        var power = exponent
        if digits == 0 {
            power = 0
        } else {
            while true {
                let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
                if remainder != 0 { break }
                digits = quotient
                power += 1
            }
        }
        self.coefficient = .small(digits)
        self.exponent32 = Self.checked(power)
    }

    /// Creates the number `coefficient` × 10 to the power of `exponent`.
    init(coefficient: BigInt, exponent: Int) {
        var digits = coefficient
        var power = exponent
        while Int64(exactly: digits) == nil {
            let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
            if !remainder.isZero {
                self.init(canonical: .large(digits), exponent: power)
                return
            }
            digits = quotient
            power += 1
        }
        self.init(coefficient: Int64(truncatingIfNeeded: digits), exponent: power)
    }

    private init(canonical coefficient: Coefficient, exponent: Int) {
        self.coefficient = coefficient
        self.exponent32 = Self.checked(exponent)
    }

    /// The digits as a whole number of any length.
    var digits: BigInt {
        switch coefficient {
        case .small(let value):
            // This initialiser is the one that is not generic, and ten times as fast.
            BigInt(
                sign: value < 0 ? .minus : .plus,
                magnitude: BigUInt(integerLiteral: value.magnitude)
            )
        case .large(let value): value
        }
    }

    /// Powers beyond 32 bits come only from a program that squares in a loop, never from input.
    private static func checked(_ exponent: Int) -> Int32 {
        precondition(
            Int32(exactly: exponent) != nil, "10 to the power of \(exponent) is out of range"
        )
        return Int32(truncatingIfNeeded: exponent)
    }
}

extension DecimalNumber {
    /// Whether the number is 0.
    public var isZero: Bool { coefficient == .small(0) }

    /// Whether the number is less than 0.
    public var isNegative: Bool {
        switch coefficient {
        case .small(let value): value < 0
        case .large(let value): value.sign == .minus
        }
    }

    /// Whether the number is greater than 0.
    public var isPositive: Bool { !isZero && !isNegative }

    /// The number without its sign.
    public var magnitude: DecimalNumber { isNegative ? -self : self }

    /// The number of digits after the decimal point; 0 for a whole number.
    public var places: Int { max(0, -exponent) }

    /// The nearest binary floating-point number, for charts and estimates.
    public var approximation: Double {
        // Both operands are exact in binary, so one division rounds correctly.
        if case .small(let value) = coefficient, value.magnitude < 1 << 53,
            (-22...0).contains(exponent)
        {
            return Double(value) / smallPowersInBinary[-exponent]
        }
        return Double(description) ?? 0
    }

    /// Returns the sum.
    public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
        if case .small(let a) = left.coefficient, case .small(let b) = right.coefficient,
            left.exponent == right.exponent
        {
            let (sum, overflow) = a.addingReportingOverflow(b)
            if !overflow { return DecimalNumber(coefficient: sum, exponent: left.exponent) }
        }
        let (a, b, exponent) = aligned(left, right)
        return DecimalNumber(coefficient: a + b, exponent: exponent)
    }

    /// Returns the difference.
    public static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
        left + -right
    }

    /// Returns the number with the other sign.
    public static prefix func - (number: DecimalNumber) -> DecimalNumber {
        if case .small(let value) = number.coefficient, value != .min {
            return DecimalNumber(canonical: .small(-value), exponent: number.exponent)
        }
        return DecimalNumber(coefficient: -number.digits, exponent: number.exponent)
    }

    /// Returns the product.
    public static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
        let exponent = left.exponent + right.exponent
        if case .small(let a) = left.coefficient, case .small(let b) = right.coefficient {
            let (product, overflow) = a.multipliedReportingOverflow(by: b)
            if !overflow { return DecimalNumber(coefficient: product, exponent: exponent) }
        }
        return DecimalNumber(coefficient: left.digits * right.digits, exponent: exponent)
    }

    /// Returns the number multiplied with a power of ten, exactly.
    public func scaled(byPowerOfTen power: Int) -> DecimalNumber {
        switch coefficient {
        case .small(let value): DecimalNumber(coefficient: value, exponent: exponent + power)
        case .large(let value): DecimalNumber(coefficient: value, exponent: exponent + power)
        }
    }

    /// Brings two numbers to the same power of ten.
    private static func aligned(
        _ left: DecimalNumber, _ right: DecimalNumber
    ) -> (BigInt, BigInt, Int) {
        let exponent = min(left.exponent, right.exponent)
        return (
            shifted(left.digits, left.exponent - exponent),
            shifted(right.digits, right.exponent - exponent),
            exponent
        )
    }
}

extension DecimalNumber {
    /// The digits and the power of ten, if the digits fit one word: for compact storage.
    package var compact: (digits: Int64, exponent: Int)? {
        if case .small(let value) = coefficient { return (value, exponent) }
        return nil
    }

    /// Creates the number `digits` × 10 to the power of `exponent`, from compact storage.
    package init?(digits: Int64, exponent: Int) {
        if !(-Self.maximumExponent...Self.maximumExponent).contains(exponent) { return nil }
        self.init(coefficient: digits, exponent: exponent)
    }
}

extension DecimalNumber: Comparable {
    /// Returns whether one number is less than another.
    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
        if case .small(let a) = left.coefficient, case .small(let b) = right.coefficient {
            let power = left.exponent - right.exponent
            if power >= 0 {
                // A product beyond 64 bits is further from 0 than the other number can be.
                guard let scaled = smallShifted(a, power) else { return a < 0 }
                return scaled < b
            }
            guard let scaled = smallShifted(b, -power) else { return b > 0 }
            return a < scaled
        }
        let (a, b, _) = aligned(left, right)
        return a < b
    }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
    /// Creates a whole number from a literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

/// Returns 10 to a power that is not negative.
func powerOfTen(_ power: Int) -> BigInt {
    power < smallPowersOfTen.count ? smallPowersOfTen[power] : BigInt(10).power(power)
}

/// Returns a number times 10 to a power that is not negative.
func shifted(_ number: BigInt, _ power: Int) -> BigInt {
    power == 0 ? number : number * powerOfTen(power)
}

/// Returns a number times 10 to a power that is not negative; `nil` if it does not fit 64 bits.
private func smallShifted(_ number: Int64, _ power: Int) -> Int64? {
    if number == 0 { return 0 }
    if power >= wordPowersOfTen.count { return nil }
    let (product, overflow) = number.multipliedReportingOverflow(by: wordPowersOfTen[power])
    return overflow ? nil : product
}

private let wordPowersOfTen: [Int64] = (0...18).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
}

private let smallPowersOfTen: [BigInt] = (0...64).map { BigInt(10).power($0) }

private let smallPowersInBinary: [Double] = (0...22).map { Double("1e\($0)") ?? 1 }
