internal import Larder
public import LarderText
public import Money

/// The history of a rate over some days.
public struct RateSeries: Sendable {
    /// The currency whose rate it is.
    public let code: CurrencyCode
    /// The base: the currency of which one unit is converted.
    public let base: CurrencyCode
    /// The published days, oldest first; there is at least one.
    public let points: [Point]
    /// What happened to the currency, if it ended or its source fell silent.
    public let note: String?

    /// The rate of one day.
    public struct Point: Sendable {
        /// The day.
        public let day: Day
        /// How many units of the currency one unit of the base was.
        public let rate: Ratio
    }

    private let first: Point

    init(code: CurrencyCode, base: CurrencyCode, first: Point, rest: [Point], note: String?) {
        self.code = code
        self.base = base
        self.first = first
        points = [first] + rest
        self.note = note
    }

    /// The newest point.
    public var newest: Point { points.last ?? first }

    /// The point with the highest rate; the oldest of several.
    public var highest: Point { points.reduce(first) { $1.rate > $0.rate ? $1 : $0 } }

    /// The point with the lowest rate; the oldest of several.
    public var lowest: Point { points.reduce(first) { $1.rate < $0.rate ? $1 : $0 } }

    /// The rates by calendar day from the first to the newest; nil if nothing was published.
    ///
    /// Short gaps, such as weekends, repeat the last rate, so that a plot is one line.
    public var daily: [Ratio?] {
        var rates: [Ratio?] = []
        var last = first
        for point in points {
            let gap = last.day.distance(to: point.day)
            if gap > 1 {
                let filler: Ratio? = gap <= 7 ? last.rate : nil
                rates += Array(repeating: filler, count: gap - 1)
            }
            rates.append(point.rate)
            last = point
        }
        return rates
    }

    /// The whole series in a sentence.
    public var summary: String {
        let change = (newest.rate - first.rate).divided(by: first.rate) ?? .zero
        let percent = (change * Ratio(100)).rounded(toPlaces: 2)
        let sign = percent.isNegative ? "−" : "+"
        return "\(newest.rate.rateText) on \(newest.day), \(sign)"
            + "\(percent.magnitude.text(minimumPlaces: 2)) % since \(first.day); highest "
            + "\(highest.rate.rateText) on \(highest.day), lowest \(lowest.rate.rateText) on \(lowest.day)"
    }
}

extension ExchangeRates {
    /// Returns the history of a currency's rate over so many calendar days, up to the newest.
    public func series(
        of text: String, base: CurrencyCode?, days: Int, from provider: RateProvider
    ) async throws -> RateSeries {
        let history = try await history(of: provider)
        let base = base ?? history.base
        guard let code = CurrencyCode(text), code == history.base || history.range(of: code) != nil
        else {
            throw History.unknown(text)
        }
        let newest = history.range(of: code)?.upperBound ?? history.newestDay ?? .latest
        let start = newest.advanced(by: -min(days, 100_000))
        let anchor = code == history.base ? base : code
        let points = history.observations(of: anchor, in: start...newest).compactMap {
            observation in
            history.rate(from: base, to: code, on: observation.day).map {
                RateSeries.Point(day: observation.day, rate: $0)
            }
        }
        guard let first = points.first else {
            throw ConversionError(
                .noRate, "\(provider.name) has no rates for \(code) on these days.")
        }
        return RateSeries(
            code: code, base: base, first: first, rest: Array(points.dropFirst()),
            note: Self.note(on: code, newest: newest, in: history))
    }

    /// What happened to a currency whose figures end before the others'.
    static func note(on code: CurrencyCode, newest: Day, in history: History) -> String? {
        guard let last = history.newestDay, newest < last else { return nil }
        if let succession = CurrencyReplacement.of(code) {
            return
                "\(code) ended on \(succession.lastDay): it became \(succession.successor), at "
                + "\(succession.ratio) to 1."
        }
        if PublicationGap.ecb(of: code, on: last) != nil {
            return "Nothing has been published for \(code) since \(newest)."
        }
        return "The last rate of \(code) is from \(newest)."
    }
}
