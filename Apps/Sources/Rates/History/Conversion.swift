public import LarderText
public import Money

/// The result of a conversion, exact, with everything it was derived from.
public struct Conversion: Sendable, Hashable {
    /// The amount that was converted.
    public let amount: DecimalNumber

    /// The currency it is in.
    public let source: CurrencyCode

    /// The currency it was converted to.
    public let target: CurrencyCode

    /// The day it was converted for.
    public let day: Day

    /// How many units of the target one unit of the source buys, exactly.
    public let rate: Ratio

    /// The converted amount, exactly; round it when it is shown.
    public let value: Ratio

    /// The rate of each of the two currencies to the base: the chain behind the rate.
    public let legs: [Leg]

    /// The fixed rates that were used for currencies that have ended.
    public var replacements: [CurrencyReplacement] { legs.compactMap(\.replacement) }

    /// The days of the figures that were used, oldest first; empty if none was needed.
    public var observed: [Day] {
        Set(legs.flatMap { $0.observations.map(\.day) }).sorted()
    }

    /// How many days the oldest figure used is older than the day asked for.
    public var age: Int { observed.first.map { max(0, $0.distance(to: day)) } ?? 0 }

    /// Returns the value rounded once to the target's ISO minor unit, or to 2 places without one.
    ///
    /// Of two equally near amounts it takes the one away from zero, as Article 5 of Council Regulation (EC)
    /// No 1103/97 asks of conversions to and from the euro.
    public func rounded(_ mode: RoundingMode = .halfUp) -> DecimalNumber {
        value.rounded(toPlaces: places, mode)
    }

    /// Returns the rounded value with all its places, such as `0.00`.
    public func roundedText(_ mode: RoundingMode = .halfUp) -> String {
        rounded(mode).text(minimumPlaces: places)
    }

    /// Returns the rounded value for a person to read: one that is too small for the places of its currency
    /// has two significant digits, such as `0.00067`.
    public func text(_ mode: RoundingMode = .halfUp) -> String {
        guard rounded(mode).isZero, !value.isZero else { return roundedText(mode) }
        return value.rounded(toSignificant: 2, mode).text()
    }

    /// Returns the value rounded to what can be paid in cash, such as `12.35` francs, with all its places.
    public func cashText(_ mode: RoundingMode = .halfUp) -> String {
        guard let currency = Currency(target) else { return roundedText(mode) }
        return currency.cashRounded(value, mode).text(minimumPlaces: currency.cashDigits)
    }

    private var places: Int { Currency(target)?.roundingPlaces ?? 2 }

    /// The rate of one currency to the base on the requested day.
    public struct Leg: Sendable, Hashable {
        /// The currency.
        public let currency: CurrencyCode

        /// The figure that was used, in the source's quotation.
        public let figure: Ratio

        /// The published figures it comes from: none for the base, two if it was interpolated.
        public let observations: [Observation]

        /// What replaced the currency, if its fixed rate was used.
        public let replacement: CurrencyReplacement?
    }
}

/// What to do if nothing was published on the requested day.
public enum MissingDay: Sendable, Hashable {
    /// Fail.
    case exact

    /// Use the last figure before, if it is at most so many days older; `nil` means no limit.
    ///
    /// Set a limit: a currency may be silent for years, as the Icelandic krona was.
    case last(maximumAge: Int?)

    /// Interpolate between the figures before and after, by calendar days, if neither is more than so many
    /// days away; `nil` means no limit.
    case linear(maximumAge: Int? = nil)
}

/// Why a conversion failed, in words for the person who asked.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller can base a decision on.
    public let code: Code

    /// One sentence: what was asked, why there is no answer, and what to do.
    public let message: String

    /// The day of the last figure before the day that was asked for, if that is too old.
    public let last: Day?

    /// The kinds of refusal.
    public enum Code: String, Sendable, Hashable, Codable {
        /// The day lies before a currency's first or after its last figure.
        case outOfBounds = "out-of-bounds"

        /// Nothing was published on the day, or nothing recent enough.
        case noRate = "no-rate"

        /// The source has no such currency.
        case unknownCurrency = "unknown-currency"

        /// The amount or the day cannot be read.
        case badInput = "bad-input"
    }

    /// Creates a refusal.
    public init(_ code: Code, _ message: String, last: Day? = nil) {
        self.code = code
        self.message = message
        self.last = last
    }

    /// The message.
    public var description: String { message }
}
