internal import BigInt

extension Ratio {
    /// The most places, up or down, that a number can be rounded to.
    public static let maximumPlaces = 1_000

    /// Returns the number with so many digits after the point, decided on the exact value.
    ///
    /// Negative places round to tens, hundreds and so on.
    public func rounded(toPlaces places: Int, _ mode: RoundingMode = .halfEven) -> DecimalNumber {
        precondition(
            abs(places) <= Self.maximumPlaces, "cannot round to \(places) decimal places"
        )
        let whole = Self.quotient(
            shifted(numerator, max(0, places)), shifted(denominator, max(0, -places)), mode
        )
        return DecimalNumber(coefficient: whole, exponent: -places)
    }

    /// Returns the number with so many significant digits, decided on the exact value.
    public func rounded(
        toSignificant digits: Int, _ mode: RoundingMode = .halfEven
    ) -> DecimalNumber {
        precondition(
            (1...Self.maximumPlaces).contains(digits), "cannot round to \(digits) digits"
        )
        if isZero { return .zero }
        let places = digits - 1 - orderOfMagnitude
        let whole = Self.quotient(
            shifted(numerator, max(0, places)), shifted(denominator, max(0, -places)), mode
        )
        return DecimalNumber(coefficient: whole, exponent: -places)
    }

    /// Returns the multiple of an increment that lies nearest by the mode's rule.
    ///
    /// Cash in Switzerland comes in steps of 0.05: `rounded(toMultipleOf: fiveCentimes)`.
    public func rounded(
        toMultipleOf increment: DecimalNumber, _ mode: RoundingMode = .halfEven
    ) -> DecimalNumber {
        precondition(increment.isPositive, "an increment of \(increment) is not greater than 0")
        let steps = Ratio(increment)
        let whole = Self.quotient(
            numerator * steps.denominator, denominator * steps.numerator, mode
        )
        return DecimalNumber(coefficient: whole, exponent: 0) * increment
    }

    /// The power of ten of the first significant digit: 2 for 123, -1 for 0.5. Not for 0.
    var orderOfMagnitude: Int {
        let magnitude = numerator.magnitude
        let divisor = denominator.magnitude
        // Bits times log10(2) is off by one at most; the exact comparison puts it right.
        var order = Int(Double(magnitude.bitWidth - divisor.bitWidth) * 0.301_029_995_663_981)
        while magnitude * Self.up(order) < divisor * Self.up(-order) { order -= 1 }
        while magnitude * Self.up(order + 1) >= divisor * Self.up(-order - 1) { order += 1 }
        return order
    }

    /// The factor for the divisor's side when comparing with a power of ten.
    private static func up(_ order: Int) -> BigUInt {
        powerOfTen(max(0, -order)).magnitude
    }

    /// Divides whole numbers, the divisor greater than 0, and rounds by the mode's rule.
    private static func quotient(
        _ dividend: BigInt, _ divisor: BigInt, _ mode: RoundingMode
    ) -> BigInt {
        let (quotient, rest) = dividend.magnitude.quotientAndRemainder(
            dividingBy: divisor.magnitude
        )
        let isNegative = dividend.sign == .minus
        var magnitude = quotient
        if !rest.isZero {
            let twice = rest << 1
            let remainder: RoundingMode.Remainder =
                twice < divisor.magnitude
                ? .belowHalf : twice == divisor.magnitude ? .half : .aboveHalf
            let isOdd = quotient.words.first.map { $0 & 1 == 1 } ?? false
            if mode.growsMagnitude(
                isNegative: isNegative, isOdd: isOdd, remainder: remainder
            ) {
                magnitude += 1
            }
        }
        return BigInt(sign: isNegative && !magnitude.isZero ? .minus : .plus, magnitude: magnitude)
    }
}

extension DecimalNumber {
    /// Returns the number with so many digits after the point.
    public func rounded(toPlaces places: Int, _ mode: RoundingMode = .halfEven) -> DecimalNumber {
        self.places <= places && places >= 0 ? self : Ratio(self).rounded(toPlaces: places, mode)
    }

    /// Returns the number with so many significant digits.
    public func rounded(
        toSignificant digits: Int, _ mode: RoundingMode = .halfEven
    ) -> DecimalNumber {
        Ratio(self).rounded(toSignificant: digits, mode)
    }

    /// Returns the multiple of an increment that lies nearest by the mode's rule.
    public func rounded(
        toMultipleOf increment: DecimalNumber, _ mode: RoundingMode = .halfEven
    ) -> DecimalNumber {
        Ratio(self).rounded(toMultipleOf: increment, mode)
    }
}

extension Ratio {
    /// How many digits after the point a rate of this size is shown with.
    ///
    /// More than 5,000: none; more than 80: two; more than 20: three; 1 and more: four; anything smaller: as
    /// many as give five significant digits, like 0.00067123.
    public var ratePlaces: Int {
        let size = magnitude
        if size > Ratio(5_000) { return 0 }
        if size > Ratio(80) { return 2 }
        if size > Ratio(20) { return 3 }
        return isZero || size >= .one ? 4 : 4 - orderOfMagnitude
    }

    /// The number written as a rate, with ``ratePlaces``.
    public var rateText: String {
        rounded(toPlaces: ratePlaces).text(minimumPlaces: ratePlaces)
    }
}
