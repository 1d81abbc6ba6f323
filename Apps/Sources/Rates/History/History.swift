public import LarderText
public import Money

/// The published figures of one source, by currency and day.
///
/// It stores only published figures and derives inverses and cross rates exactly on request.
/// Figures of a currency that ended stay, so past days can always be converted.
///
/// ```swift
/// var history = History(base: .eur)
/// let counts = try history.merge(sheet)     // inserted, updated, unchanged
/// let figure = history.figure(of: usd, on: day)
/// ```
public struct History: Sendable, Hashable {
    /// One currency's figures, by day.
    struct Series: Sendable, Hashable {
        /// Ascending, each once.
        var days: [Day] = []

        /// As many as days.
        var figures: [DecimalNumber] = []
    }

    /// The currency that all figures are in.
    public let base: CurrencyCode

    /// Which way round the figures are.
    public let quotation: Quotation

    /// Never contains an empty series.
    var series: [CurrencyCode: Series] = [:]

    /// The history without figures that may be shown but not stored; empty if there are no such figures.
    var stored: [History] = []

    /// The history as it may be stored.
    public var storable: History { stored.first ?? self }

    /// Creates a history without figures.
    public init(base: CurrencyCode, quotation: Quotation = .unitsPerBase) {
        self.base = base
        self.quotation = quotation
    }

    /// Creates the history that a sheet holds.
    public init(_ sheet: RateSheet) {
        self.init(base: sheet.base, quotation: sheet.quotation)
        merge(sheet.observations)
    }

    /// How many figures there are.
    public var count: Int { series.values.reduce(0) { $0 + $1.days.count } }

    /// Whether there are no figures.
    public var isEmpty: Bool { series.isEmpty }

    /// The currencies that have figures, alphabetically; the base is not among them.
    public var currencies: [CurrencyCode] { series.keys.sorted() }

    /// The newest day that has a figure.
    public var newestDay: Day? { series.values.compactMap(\.days.last).max() }

    /// The oldest day that has a figure.
    public var oldestDay: Day? { series.values.compactMap(\.days.first).min() }

    /// The first and last day that a currency has a figure for; `nil` if it has none.
    public func range(of code: CurrencyCode) -> ClosedRange<Day>? {
        guard let series = series[code], let first = series.days.first, let last = series.days.last
        else { return nil }
        return first...last
    }

    /// Returns the figure published for a currency on a day; `nil` if there is none.
    public func figure(of code: CurrencyCode, on day: Day) -> DecimalNumber? {
        guard let series = series[code], let index = series.index(of: day) else { return nil }
        return series.figures[index]
    }

    /// Returns the newest figure of a currency that is not later than a day.
    public func latest(of code: CurrencyCode, through day: Day) -> Observation? {
        guard let series = series[code] else { return nil }
        let index = series.firstIndex(notBefore: day.advanced(by: 1)) - 1
        return index < 0 ? nil : series.observation(index, of: code)
    }

    /// Returns the figures of a currency within a range of days, oldest first.
    public func observations(
        of code: CurrencyCode, in days: ClosedRange<Day>
    ) -> [Observation] {
        guard let series = series[code] else { return [] }
        let start = series.firstIndex(notBefore: days.lowerBound)
        return series.days[start...].indices
            .prefix { series.days[$0] <= days.upperBound }
            .map { series.observation($0, of: code) }
    }

    /// Returns every figure of a day.
    public func figures(on day: Day) -> [CurrencyCode: DecimalNumber] {
        series.compactMapValues { series in series.index(of: day).map { series.figures[$0] } }
    }
}

extension History.Series {
    /// Returns the index of the first day that is not before another; the count if there is none.
    func firstIndex(notBefore day: Day) -> Int {
        var low = 0
        var high = days.count
        while low < high {
            let middle = (low + high) / 2
            if days[middle] < day { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of a day; `nil` if it has no figure.
    func index(of day: Day) -> Int? {
        let index = firstIndex(notBefore: day)
        return index < days.count && days[index] == day ? index : nil
    }

    func observation(_ index: Int, of code: CurrencyCode) -> Observation {
        Observation(day: days[index], currency: code, figure: figures[index])
    }
}
