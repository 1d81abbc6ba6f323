public import LarderText
public import Money

extension History {
    /// Converts an amount from one currency to another by the figures of a day, exactly.
    ///
    /// A currency is never converted before its first published day. After its last one, the rule for
    /// missing days decides while the currency is in use; a currency that ended converts only by its fixed
    /// rate in ``Money/CurrencyReplacement``.
    ///
    /// - Parameters:
    ///   - missing: What to do if nothing was published on the day.
    ///   - fixed: Whether to use the fixed rate of a currency that ended before the day.
    public func convert(
        _ amount: DecimalNumber, from source: CurrencyCode, to target: CurrencyCode, on day: Day,
        missing: MissingDay = .exact, fixed: Bool = false
    ) throws(ConversionError) -> Conversion {
        for code in [source, target] where code != base && series[code] == nil {
            if fixed, Self.replacement(of: code, on: day) != nil { continue }
            throw Self.unknown(code.text)
        }
        let from = try leg(of: source, on: day, missing: missing, fixed: fixed)
        let to = try leg(of: target, on: day, missing: missing, fixed: fixed)

        let rate =
            switch quotation {
            case .unitsPerBase: to.figure.divided(by: from.figure)
            case .basePerUnit: from.figure.divided(by: to.figure)
            }
        guard let rate else {
            throw ConversionError(.noRate, "A rate of 0 is stored, which is impossible.")
        }
        return Conversion(
            amount: amount, source: source, target: target, day: day, rate: rate,
            value: rate * Ratio(amount), legs: [from, to]
        )
    }

    /// Converts what a person wrote: amount in plain notation, codes in capitals, day as `2026-10-30`.
    public func convert(
        _ amount: String, from source: String, to target: String, on day: String,
        missing: MissingDay = .exact, fixed: Bool = false
    ) throws(ConversionError) -> Conversion {
        let number: DecimalNumber
        do {
            number = try DecimalNumber(parsing: amount)
        } catch {
            throw ConversionError(.badInput, error.message)
        }
        guard let date = Day(day) else {
            throw ConversionError(
                .badInput,
                "“\(Self.quoted(day))” is not a date: write it like 2026-10-30."
            )
        }
        guard let from = CurrencyCode(source) else { throw Self.unknown(source) }
        guard let to = CurrencyCode(target) else { throw Self.unknown(target) }
        return try convert(number, from: from, to: to, on: date, missing: missing, fixed: fixed)
    }

    /// Returns what replaced a currency before a day.
    private static func replacement(of code: CurrencyCode, on day: Day) -> CurrencyReplacement? {
        guard let replacement = CurrencyReplacement.of(code), let last = Day(replacement.lastDay),
            last < day
        else { return nil }
        return replacement
    }

    private func checkBounds(
        of code: CurrencyCode, on day: Day, missing: MissingDay
    ) throws(ConversionError) {
        guard code != base, let range = range(of: code), !range.contains(day) else { return }
        if case .last = missing, day > range.upperBound, CurrencyReplacement.of(code) == nil {
            return
        }
        if day > range.upperBound, let succession = CurrencyReplacement.of(code) {
            throw ConversionError(
                .outOfBounds,
                """
                \(code) has no rate on \(day). It was replaced by \(succession.successor), at \
                \(succession.ratio) to 1, after \(succession.lastDay).
                """)
        }
        throw ConversionError(
            .outOfBounds,
            "Larder has rates of \(code) only from \(range.lowerBound) to \(range.upperBound).")
    }

    /// Finds the rate of a currency to the base on a day within its bounds.
    private func leg(
        of code: CurrencyCode, on day: Day, missing: MissingDay, fixed: Bool
    ) throws(ConversionError) -> Conversion.Leg {
        if code == base {
            return Conversion.Leg(
                currency: code, figure: .one, observations: [], replacement: nil)
        }
        if fixed, let replacement = Self.replacement(of: code, on: day),
            range(of: code)?.contains(day) != true
        {
            return try leg(of: code, replacedBy: replacement, on: day, missing: missing)
        }
        guard let series = series[code] else { throw Self.unknown(code.text) }
        try checkBounds(of: code, on: day, missing: missing)
        let index = series.firstIndex(notBefore: day)
        if index < series.days.count, series.days[index] == day {
            return published(series.observation(index, of: code))
        }
        guard index > 0 else {
            throw ConversionError(.outOfBounds, "\(code) has no rate on \(day).")
        }
        let before = series.observation(index - 1, of: code)
        if case .last(let maximumAge) = missing {
            let age = before.day.distance(to: day)
            if let maximumAge, age > maximumAge {
                throw ConversionError(
                    .noRate,
                    """
                    The last rate of \(code) before \(day) is from \(before.day), \
                    \(RateSeries.count(age, "day")) earlier; the limit is \(maximumAge).
                    """, last: before.day)
            }
            return published(before)
        }
        guard index < series.days.count else {
            throw ConversionError(.outOfBounds, "\(code) has no rate on \(day).")
        }
        let after = series.observation(index, of: code)
        guard case .linear(let maximumAge) = missing else {
            throw ConversionError(
                .noRate,
                """
                No rate of \(code) was published on \(day): the nearest are from \(before.day) and \
                \(after.day).
                """
            )
        }
        let distance = max(before.day.distance(to: day), day.distance(to: after.day))
        if let maximumAge, distance > maximumAge {
            throw ConversionError(
                .noRate,
                """
                The rates of \(code) nearest to \(day) are from \(before.day) and \(after.day), up to \
                \(RateSeries.count(distance, "day")) away; the limit is \(maximumAge).
                """
            )
        }
        return Self.interpolated(before, after, on: day)
    }

    /// Finds the rate of a currency that ended, by its fixed rate to the one that replaced it.
    private func leg(
        of code: CurrencyCode, replacedBy replacement: CurrencyReplacement, on day: Day,
        missing: MissingDay
    ) throws(ConversionError) -> Conversion.Leg {
        let successor = try leg(
            of: replacement.successor, on: day, missing: missing, fixed: true)
        let ratio = Ratio(replacement.ratio)
        let figure: Ratio? =
            switch quotation {
            case .unitsPerBase: successor.figure * ratio
            case .basePerUnit: successor.figure.divided(by: ratio)
            }
        guard let figure else {
            throw ConversionError(.noRate, "A fixed rate of 0 is known, which is impossible.")
        }
        return Conversion.Leg(
            currency: code, figure: figure, observations: successor.observations,
            replacement: replacement)
    }

    private func published(_ observation: Observation) -> Conversion.Leg {
        Conversion.Leg(
            currency: observation.currency, figure: Ratio(observation.figure),
            observations: [observation], replacement: nil
        )
    }

    private static func interpolated(
        _ before: Observation, _ after: Observation, on day: Day
    ) -> Conversion.Leg {
        let elapsed = DecimalNumber(before.day.distance(to: day))
        let span = DecimalNumber(before.day.distance(to: after.day))
        // The span is at least 2 days, because the day lies between two others.
        let share = Ratio(elapsed, over: span) ?? .zero
        let figure = Ratio(before.figure) + Ratio(after.figure - before.figure) * share
        return Conversion.Leg(
            currency: before.currency, figure: figure, observations: [before, after],
            replacement: nil
        )
    }

    static func unknown(_ text: String) -> ConversionError {
        guard let code = CurrencyCode(text), Currency.isKnown(code) else {
            return ConversionError(
                .unknownCurrency,
                """
                There is no currency “\(quoted(text))”. Currencies have codes of three letters in ISO 4217, such as USD or JPY.
                """
            )
        }
        let name = Currency(code)?.name ?? text
        guard let succession = CurrencyReplacement.of(code) else {
            return ConversionError(
                .unknownCurrency,
                "This source has no rates for \(code) (\(name)): choose another currency or source."
            )
        }
        return ConversionError(
            .unknownCurrency,
            """
            This source has no rates for \(code) (\(name)): it was replaced by \(succession.successor), \
            at \(succession.ratio) to 1, after \(succession.lastDay).
            """
        )
    }

    private static func quoted(_ text: String) -> String {
        ASCII.excerpt(Array(text.utf8.prefix(200))[...])
    }
}
