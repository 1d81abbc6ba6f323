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
    /// The days that were asked for.
    public let asked: ClosedRange<Day>

    /// The rate of one day.
    public struct Point: Sendable {
        /// The day.
        public let day: Day
        /// How many units of the currency one unit of the base was.
        public let rate: Ratio

        /// Creates a point.
        public init(day: Day, rate: Ratio) {
            self.day = day
            self.rate = rate
        }
    }

    private let first: Point

    init(
        code: CurrencyCode, base: CurrencyCode, first: Point, rest: [Point], note: String?,
        asked: ClosedRange<Day>
    ) {
        self.code = code
        self.base = base
        self.first = first
        points = [first] + rest
        self.note = note
        self.asked = asked
    }

    /// The newest point.
    public var newest: Point { points.last ?? first }

    /// The point with the highest rate; the oldest of several.
    public var highest: Point { points.reduce(first) { $1.rate > $0.rate ? $1 : $0 } }

    /// The point with the lowest rate; the oldest of several.
    public var lowest: Point { points.reduce(first) { $1.rate < $0.rate ? $1 : $0 } }

    /// The longest pause in days that is not a gap: a week, or three times the usual pause of what is
    /// published less often. A usual pause counts as at most a month; otherwise a few figures beside a gap would hide
    /// it.
    public var longestPause: Int {
        let pauses = zip(points, points.dropFirst()).map { $0.day.distance(to: $1.day) }.sorted()
        return max(7, pauses.isEmpty ? 0 : 3 * min(31, pauses[(pauses.count - 1) / 2]))
    }

    /// The points without a gap between them, oldest first; each run has at least one point.
    public var runs: [[Point]] {
        let longest = longestPause
        var runs: [[Point]] = []
        var run = [first]
        for (before, point) in zip(points, points.dropFirst()) {
            if before.day.distance(to: point.day) > longest {
                runs.append(run)
                run = []
            }
            run.append(point)
        }
        return runs + [run]
    }

    /// The rates by calendar day from the first to the newest; nil in gaps.
    ///
    /// Pauses, such as weekends, repeat the last rate, so that a plot is one line.
    public var daily: [Ratio?] {
        let longest = longestPause
        var rates: [Ratio?] = []
        var last = first
        for point in points {
            let pause = last.day.distance(to: point.day)
            if pause > 1 {
                let filler: Ratio? = pause <= longest ? last.rate : nil
                rates += Array(repeating: filler, count: pause - 1)
            }
            rates.append(point.rate)
            last = point
        }
        return rates
    }

    /// A sentence that says so if the figures begin or end well within the days that were asked for.
    public var shortfall: String? {
        let (start, end) = (
            asked.lowerBound.distance(to: first.day), newest.day.distance(to: asked.upperBound)
        )
        let length = asked.lowerBound.distance(to: asked.upperBound)
        // Weekends and holidays at the ends don't count, nor does a period that means all there is.
        let isShort = { (days: Int) in days > max(7, length / 20) }
        guard length < ExchangeRates.allDays, isShort(start) || isShort(end) else { return nil }
        let missing = [
            isShort(start) ? "begin on \(first.day)" : nil,
            isShort(end) ? "end on \(newest.day)" : nil,
        ].compactMap(\.self).joined(separator: " and ")
        return
            "These are \(Self.words(first.day.distance(to: newest.day))), not \(Self.words(length)): "
            + "the stored figures of that time \(missing)."
    }

    /// A number of days as a person would say it.
    private static func words(_ days: Int) -> String {
        let isYears = days >= 700 || (340...390).contains(days)
        let (size, name) = isYears ? (365.25, "year") : days >= 60 ? (30.44, "month") : (1, "day")
        let count = max(1, Int((Double(days) / size).rounded()))
        return Self.count(count, name)
    }

    /// A number with its noun: "1 day", "5 days".
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// The whole series in a sentence.
    public var summary: String { summary(number: { $0 }, day: \.description) }

    /// The whole series in a sentence; functions write numbers such as "1234.5", and days, as the reader does.
    public func summary(number: (String) -> String, day: (Day) -> String) -> String {
        let change = (newest.rate - first.rate).divided(by: first.rate) ?? .zero
        let percent = (change * Ratio(100)).rounded(toPlaces: 2)
        let sign = percent.isNegative ? "−" : "+"
        func point(_ point: Point) -> String {
            "\(number(point.rate.rateText)) on \(day(point.day))"
        }
        return
            "\(point(newest)), \(sign)\(number(percent.magnitude.text(minimumPlaces: 2))) % since "
            + "\(day(first.day)); highest \(point(highest)), lowest \(point(lowest))"
    }
}

extension ExchangeRates {
    /// A number of calendar days that means all there is.
    public static let allDays = 36_525

    /// Returns the history of a currency's rate over so many calendar days, up to the newest.
    public func series(
        of text: String, base: CurrencyCode?, days: Int, from provider: RateProvider
    ) async throws -> RateSeries {
        try await series(of: text, base: base, from: provider) { newest in
            newest.advanced(by: -min(max(days, 0), 100_000))...newest
        }
    }

    /// Returns the history of a currency's rate over the days that a function chooses, which gets the
    /// newest that has a figure.
    public func series(
        of text: String, base: CurrencyCode?, from provider: RateProvider,
        in period: @Sendable (Day) -> ClosedRange<Day>
    ) async throws -> RateSeries {
        let history = try await history(of: provider)
        let base = base ?? history.base
        guard let code = CurrencyCode(text), code == history.base || history.range(of: code) != nil
        else {
            throw History.unknown(text)
        }
        guard code != base else {
            throw ConversionError(
                .noRate, "1 \(code) is always 1 \(code): choose another currency.")
        }
        let newest = history.range(of: code)?.upperBound ?? history.newestDay ?? .latest
        let asked = period(newest)
        let anchor = code == history.base ? base : code
        let points = history.observations(of: anchor, in: asked).compactMap { observation in
            history.rate(from: base, to: code, on: observation.day).map {
                RateSeries.Point(day: observation.day, rate: $0)
            }
        }
        guard let first = points.first else {
            guard base == history.base || history.range(of: base) != nil else {
                throw History.unknown(base.text)
            }
            throw ConversionError(
                .noRate,
                "\(provider.name) has no rates for \(code) on these days."
                    + (history.range(of: anchor).map {
                        " There are some from \($0.lowerBound) to \($0.upperBound)."
                    } ?? ""))
        }
        return RateSeries(
            code: code, base: base, first: first, rest: Array(points.dropFirst()),
            note: Self.note(on: code, newest: newest, in: history), asked: asked)
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
