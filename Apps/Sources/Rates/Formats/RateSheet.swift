public import LarderText
public import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One figure that a source published: a currency's rate on a day, exactly as printed.
public struct Observation: Sendable, Hashable {
    /// The day the figure is for.
    public let day: Day

    /// The currency it is the rate of.
    public let currency: CurrencyCode

    /// The published figure; see ``Quotation`` for which way round it is.
    public let figure: DecimalNumber

    /// Creates a figure.
    public init(day: Day, currency: CurrencyCode, figure: DecimalNumber) {
        self.day = day
        self.currency = currency
        self.figure = figure
    }
}

/// Which way round a source prints its figures.
public enum Quotation: String, Sendable, Hashable, Codable, CaseIterable {
    /// How many units of the currency one unit of the base buys, as the European Central Bank does.
    case unitsPerBase = "units-per-base"

    /// How much of the base one unit of the currency costs, as the Czech National Bank does.
    case basePerUnit = "base-per-unit"
}

/// The content of an answer of a rate source: figures by day and currency, as published.
///
/// A readable sheet is not yet a trusted one: ``checked(today:against:rules:)`` compares it with
/// the calendar and with the known figures before it replaces anything.
///
/// ```swift
/// let sheet = try RateSheet(reading: bytes).checked(today: today, against: history)
/// try history.merge(sheet)
/// ```
public struct RateSheet: Sendable, Hashable {
    /// The format the answer was written in.
    public let format: RateFormat

    /// The currency that all figures are in; it is never among them, since its rate is 1.
    public let base: CurrencyCode

    /// Which way round the figures are.
    public let quotation: Quotation

    /// The figures, by day and then by currency; never two for the same day and currency.
    public let observations: [Observation]

    /// The lines and rates that were left out.
    public let problems: [RateProblem]

    /// When the source says it published this, if it says so.
    public let published: Date?

    /// When the source says it will publish next, if it says so.
    public let nextUpdate: Date?

    /// Where the terms of use are, if the source says so.
    public let terms: String?

    /// Creates a sheet of figures that are in order, without duplicates.
    init(
        format: RateFormat, base: CurrencyCode, quotation: Quotation, observations: [Observation],
        problems: [RateProblem], published: Date? = nil, nextUpdate: Date? = nil,
        terms: String? = nil
    ) {
        self.format = format
        self.base = base
        self.quotation = quotation
        self.observations = observations
        self.problems = problems
        self.published = published
        self.nextUpdate = nextUpdate
        self.terms = terms
    }

    /// The days that have figures, oldest first.
    public var days: [Day] {
        var days: [Day] = []
        for observation in observations where observation.day != days.last {
            days.append(observation.day)
        }
        return days
    }

    /// The newest day that has figures.
    public var newestDay: Day? { observations.last?.day }

    /// Returns the figures of a day; empty if there are none.
    public func figures(on day: Day) -> [CurrencyCode: DecimalNumber] {
        var figures: [CurrencyCode: DecimalNumber] = [:]
        for observation in observations where observation.day == day {
            figures[observation.currency] = observation.figure
        }
        return figures
    }
}
