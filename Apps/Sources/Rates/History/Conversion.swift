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

    /// How many units of the target one unit of the source is, exactly.
    public let rate: Ratio

    /// The converted amount, exactly; round it when it is shown.
    public let value: Ratio

    /// How each of the two currencies stands to the base: the chain that the rate was derived by.
    public let legs: [Leg]

    /// The days of the figures that were used, oldest first; empty if none was needed.
    public var observed: [Day] {
        Set(legs.flatMap { $0.observations.map(\.day) }).sorted()
    }

    /// How many days the oldest figure used is older than the day asked for.
    public var age: Int { observed.first.map { max(0, $0.distance(to: day)) } ?? 0 }

    /// Returns the value rounded once to the target's ISO minor unit, or to 2 places without one.
    public func rounded(_ mode: RoundingMode = .halfEven) -> DecimalNumber {
        value.rounded(toPlaces: places, mode)
    }

    /// Returns the rounded value with all its places, as in `0.00`.
    public func text(_ mode: RoundingMode = .halfEven) -> String {
        rounded(mode).text(minimumPlaces: places)
    }

    private var places: Int { Currency(target)?.roundingPlaces ?? 2 }

    /// How one currency stands to the base on the day asked for.
    public struct Leg: Sendable, Hashable {
        /// The currency.
        public let currency: CurrencyCode

        /// The figure that was used, in the source's quotation.
        public let figure: Ratio

        /// The published figures it comes from: none for the base, two if it was interpolated.
        public let observations: [Observation]
    }
}

/// What to do when nothing was published on the day asked for.
public enum MissingDay: Sendable, Hashable {
    /// Refuse.
    case exact

    /// Take the last figure before, if it is not more than so many days older; `nil` for no limit.
    ///
    /// Give a limit: a currency may be silent for years, as the Icelandic krona was.
    case last(maximumAge: Int?)

    /// Go straight from the figure before to the figure after, by calendar days.
    case linear
}

/// Why a conversion was refused, in words for the person who asked.
public struct ConversionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a caller may decide on.
    public let code: Code

    /// One sentence: what was asked, why there is no answer, and what to do.
    public let message: String

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
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }
}
