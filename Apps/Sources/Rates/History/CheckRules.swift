public import LarderText
internal import Money

/// How strange data may be before it is refused as a whole.
public struct CheckRules: Sendable, Hashable {
    /// By which factor a rate may differ from the last known one, up or down, before it is not
    /// believed.
    ///
    /// Ten catches a slipped decimal point and accepts every devaluation since 1999.
    public var maximumJump = 10.0

    /// For how many days the last known rate is compared; after that, a jump is believed.
    public var jumpDays = 30

    /// The share of lines and rates that may be left out.
    public var maximumProblems = 0.1

    /// The share of the last known currencies that a new day must have.
    public var minimumCoverage = 0.6

    /// Creates the usual rules.
    public init() {}
}

extension RateSheet {
    /// Returns the sheet as it may be merged, or throws; call it before the sheet replaces
    /// anything.
    ///
    /// It refuses a day in the future, a list that lacks many of the last known currencies, another
    /// base, and more problems than the rules allow. A single rate that is many times the last
    /// known one is left out and listed among the problems; the known one stays.
    ///
    /// - Parameters:
    ///   - today: The current day by the source's clock, see ``PublicationCalendar/today(at:)``.
    ///   - history: The known figures of the same source.
    public func checked(
        today: Day, against history: History? = nil, rules: CheckRules = CheckRules()
    ) throws(RateSheetError) -> RateSheet {
        if let newest = newestDay, newest > today {
            throw RateSheetError(
                .futureDay,
                """
                The data has rates for \(newest), but today is \(today): it was not used. Check \
                this machine's clock, or try again later.
                """
            )
        }
        var kept = observations
        var problems = problems
        if let history {
            if history.base != base || history.quotation != quotation {
                throw RateSheetError(
                    .otherBase,
                    "The new rates are in \(base) and the stored ones in \(history.base)."
                )
            }
            try checkCoverage(against: history, rules: rules)
            kept = withoutJumps(from: history, rules: rules, problems: &problems)
        }
        try checkProblems(problems, kept: kept.count, rules: rules)
        return RateSheet(
            format: format, base: base, quotation: quotation, observations: kept,
            problems: problems, published: published, nextUpdate: nextUpdate, terms: terms
        )
    }

    /// A list cut off between two lines looks complete; only the missing currencies give it away.
    private func checkCoverage(
        against history: History, rules: CheckRules
    ) throws(RateSheetError) {
        guard let known = history.newestDay, let newest = newestDay, newest >= known else { return }
        let expected = history.figures(on: known).count
        let found = figures(on: newest).count
        if Double(found) < Double(expected) * rules.minimumCoverage {
            throw RateSheetError(
                .truncated,
                """
                The data has \(found) currencies for \(newest), but there were \(expected) on \
                \(known): it seems incomplete and was not used. Try again later.
                """
            )
        }
    }

    private func withoutJumps(
        from history: History, rules: CheckRules, problems: inout [RateProblem]
    ) -> [Observation] {
        var last: [CurrencyCode: Observation] = [:]
        return observations.filter { new in
            let old =
                last[new.currency]
                ?? history.latest(of: new.currency, through: new.day.advanced(by: -1))
            guard let old, old.day.distance(to: new.day) <= rules.jumpDays else {
                last[new.currency] = new
                return true
            }
            let ratio = new.figure.approximation / old.figure.approximation
            if ratio < rules.maximumJump && ratio * rules.maximumJump > 1 {
                last[new.currency] = new
                return true
            }
            problems.append(
                RateProblem(
                    .jump,
                    """
                    \(new.currency) was \(old.figure) on \(old.day), and the data has \
                    \(new.figure) on \(new.day): it was left out.
                    """
                )
            )
            return false
        }
    }

    private func checkProblems(
        _ problems: [RateProblem], kept: Int, rules: CheckRules
    ) throws(RateSheetError) {
        // Some sources list currencies of their own; that is damage only if nearly all are unknown.
        let unknown = problems.count { $0.line == nil && $0.code == .unknownCurrency }
        let bad = problems.count - unknown
        let total = Double(kept + bad)
        if Double(bad) > total * rules.maximumProblems || unknown > kept {
            throw RateSheetError(
                .manyProblems,
                """
                The data was not used, because \(problems.count) of its rates are unusable and only \
                \(kept) usable. The first problem: \(problems.first?.message ?? "")
                """
            )
        }
    }
}
