import LarderText
import Money

/// Collects the figures of one sheet, and refuses what cannot be a rate.
struct SheetBuilder {
    let base: CurrencyCode
    private(set) var problems: [RateProblem] = []
    private var observations: [Observation] = []
    private var unknown: Set<CurrencyCode> = []

    init(base: CurrencyCode) {
        self.base = base
    }

    /// Reads a currency code, or throws.
    static func code(_ bytes: ArraySlice<UInt8>) throws(RateSheetError) -> CurrencyCode {
        guard let code = CurrencyCode(ascii: bytes) else {
            throw RateSheetError(
                .unknownCurrency,
                """
                “\(ASCII.excerpt(bytes))” is not a currency code of three capital letters: the data \
                was not used.
                """
            )
        }
        return code
    }

    /// Reads a figure; throws unless it is a number greater than 0.
    static func figure(
        _ bytes: ArraySlice<UInt8>, of code: CurrencyCode,
        notation: DecimalNumber.Notation = .plain
    ) throws(RateSheetError) -> DecimalNumber {
        guard let figure = DecimalNumber(ascii: bytes, notation: notation) else {
            throw RateSheetError(
                .notANumber,
                """
                The rate of \(code) is “\(ASCII.excerpt(bytes))”, which is not a number: the data \
                was not used.
                """
            )
        }
        try check(figure, of: code)
        return figure
    }

    /// Throws if a figure cannot be an exchange rate.
    static func check(
        _ figure: DecimalNumber, of code: CurrencyCode
    ) throws(RateSheetError) {
        if figure < smallest || figure > largest || figure.places > 60 {
            throw RateSheetError(
                .notPositive,
                """
                The rate of \(code) is \(figure), which cannot be an exchange rate: the data was \
                not used.
                """
            )
        }
    }

    /// Adds a figure; that of the base must be 1 and is not stored.
    mutating func add(
        _ figure: DecimalNumber, of code: CurrencyCode, on day: Day
    ) throws(RateSheetError) {
        if code == base {
            if figure == .one { return }
            throw RateSheetError(
                .notPositive,
                """
                The rate of \(code) is \(figure), but it must be 1, because \(code) is the base \
                currency: the data was not used.
                """
            )
        }
        if !Currency.isKnown(code) {
            if unknown.insert(code).inserted {
                problem(
                    RateProblem(
                        .unknownCurrency, "\(code) is not an ISO 4217 currency and was left out."
                    )
                )
            }
            return
        }
        observations.append(Observation(day: day, currency: code, figure: figure))
    }

    /// Records what was left out.
    mutating func problem(_ problem: RateProblem) {
        problems.append(problem)
    }

    /// Returns the figures in order; throws if a currency has two on one day.
    consuming func sorted() throws(RateSheetError) -> [Observation] {
        var sorted = inOrder()
        if !Self.isAscending(sorted) {
            sorted.sort { ($0.day, $0.currency) < ($1.day, $1.currency) }
        }
        for (first, second) in zip(sorted, sorted.dropFirst())
        where first.day == second.day && first.currency == second.currency {
            throw RateSheetError(
                .duplicate,
                """
                \(first.currency) has two rates for \(first.day), \(first.figure) and \
                \(second.figure): the data was not used.
                """
            )
        }
        if sorted.isEmpty {
            throw RateSheetError(
                .empty, "The data has no usable rates: try again later."
            )
        }
        return sorted
    }

    /// Sorts within each day, and reverses a list that begins with the newest day.
    ///
    /// All sources list whole days, oldest or newest first; a full sort takes ten times as long.
    private func inOrder() -> [Observation] {
        var runs: [Range<Int>] = []
        var start = 0
        for index in observations.indices.dropFirst()
        where observations[index].day != observations[index - 1].day {
            runs.append(start..<index)
            start = index
        }
        runs.append(start..<observations.count)
        if let first = observations.first, let last = observations.last, first.day > last.day {
            runs.reverse()
        }
        var result: [Observation] = []
        result.reserveCapacity(observations.count)
        for run in runs {
            result.append(contentsOf: observations[run].sorted { $0.currency < $1.currency })
        }
        return result
    }

    private static func isAscending(_ list: [Observation]) -> Bool {
        zip(list, list.dropFirst()).allSatisfy {
            ($0.day, $0.currency) <= ($1.day, $1.currency)
        }
    }

    private static let smallest = DecimalNumber.one.scaled(byPowerOfTen: -12)
    private static let largest = DecimalNumber.one.scaled(byPowerOfTen: 15)
}
