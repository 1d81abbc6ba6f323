internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Money
internal import Rates
internal import Records
internal import Terminal

/// `larder rates convert`.
struct RatesConvert: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Convert an amount from one currency to another.",
        discussion: """
            larder rates convert 100 USD JPY --on 2026-10-30
            larder rates convert 100€ in GBP --on yesterday

            The signs €, $, £ and ¥ mean EUR, USD, GBP and JPY.

            Write the amount with a point or a comma, with or without thousands set apart: 1250.50, \
            1,250.50, 1.250,50 or 1 250,50. A single point is the decimal sign, so 1.250 is 1.25, which \
            the command points out; 1,250 is refused, since it can be 1.25 or 1250.

            A currency that has ended, such as DEM, converts by the fixed rate to its successor if you \
            give no day, or with --fixed.

            The result is rounded to the smallest unit of the currency, halves up, as EU law asks of the \
            euro. With --cash, it is rounded to what can be paid in cash, such as 0.05 Swiss francs.

            With --json and no arguments, it reads lines of AMOUNT FROM TO [DAY] from standard input \
            and writes one JSON object for each, in the same order. There, an amount has only a decimal point.
            """)

    @OptionGroup var options: RatesOptions

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The amount, such as 19.99, its currency, and the currency to convert to.",
            valueName: "amount> <from> <to"), completion: .currencies)
    var words: [String] = []

    @Option(
        help: """
            Use the rates of this day, such as 2026-10-30, today or yesterday; default: the newest rates.
            """)
    var on: String?

    @Option(
        help: """
            If no rate was published that day: exact fails, last takes the one before, linear \
            interpolates between its neighbours.
            """)
    var missing: Missing = .last

    @Option(help: "How many days away from that day a rate may be.")
    var maximumAge = 7

    @Flag(help: "Convert currencies that have ended by their fixed rates, even with --on.")
    var fixed = false

    @Flag(help: "Round to what can be paid in cash.")
    var cash = false

    enum Missing: String, ExpressibleByArgument, CaseIterable {
        case exact, last, linear
    }

    func validate() throws {
        let given = try question().count
        guard maximumAge >= 0 else { throw ValidationError("--maximum-age must be 0 or more.") }
        guard given >= 3 || given == 0 && options.common.json else {
            throw ValidationError("Give AMOUNT FROM TO, as in: larder rates convert 100 USD JPY")
        }
    }

    /// The words of the question, without the “to” or “in” of a sentence: 100 EUR to USD. A currency can stand
    /// beside its amount, and some can be signs: 100€ in $.
    private func question() throws -> [String] {
        var words = try TextArguments.checked(words).flatMap { $0.split(separator: " ") }
            .flatMap { Self.parts(of: String($0)) }
        if words.count >= 4, ["to", "in"].contains(words[words.count - 2].lowercased()) {
            words.remove(at: words.count - 2)
        }
        return words
    }

    /// A word, or the amount and the currency in it.
    private static func parts(of word: String) -> [String] {
        let signs: Set<Character> = ["€", "$", "£", "¥"]
        if let parts = ConversionQuestion.parts(of: word) { return [parts.amount, parts.currency] }
        // A sign alone stands for its currency.
        guard word.count == 1, let sign = word.first, signs.contains(sign) else { return [word] }
        return ConversionQuestion.parts(of: word + "1").map { [$0.currency] } ?? [word]
    }

    /// The day to convert on, where today and yesterday are those of the calendar here.
    private func day(at now: Date) -> String? {
        let days = ["today": 0, "yesterday": -1]
        guard let on, let distance = days[on.lowercased()] else { return on }
        let here = now.addingTimeInterval(Double(TimeZone.current.secondsFromGMT(for: now)))
        return Day(here.addingTimeInterval(Double(distance) * 86_400))?.description ?? on
    }

    private func rule(_ maximumAge: Int?) -> MissingDay {
        switch missing {
        case .exact: .exact
        case .last: .last(maximumAge: maximumAge)
        case .linear: .linear(maximumAge: maximumAge)
        }
    }

    func run() async throws {
        let settings = try options.settings
        let words = try question()
        try await Composition.run(settings, needsOwnData: false) { composition in
            let provider = try settings.provider(of: composition.rates)
            let history = try await attempt("convert") {
                try await composition.rates.history(of: provider)
            }
            let now = composition.environment.now()
            let day = day(at: now)
            // East of Greenwich a day begins up to 14 hours earlier.
            if let asked = day.flatMap({ Day($0) }), let today = Day(now + 14 * 3_600),
                asked > today
            {
                throw CommandFailure(
                    ConversionError(
                        .noRate, "\(asked) is in the future. Choose an earlier day, or none."),
                    while: "convert “\(words.joined(separator: " "))”".printable)
            }
            guard words.count >= 3 else { return try convertLines(in: history, on: day) }
            let ages = try await attempt("convert") {
                try await composition.rates.ages(of: provider, at: now)
            }
            // An amount can have blanks: 1 250,50 EUR USD.
            try convert(
                words.dropLast(2).joined(separator: " "), words[words.count - 2],
                words[words.count - 1], on: day, in: history,
                AgeLines(ages, provider: provider, at: now))
        }
    }

    private func convert(
        _ amount: String, _ from: String, _ to: String, on day: String?, in history: History,
        _ ages: AgeLines
    ) throws {
        let answer: ConversionAnswer
        do {
            answer = try self.answer(
                amount, from.uppercased(), to.uppercased(), on: day, in: history)
        } catch {
            throw CommandFailure(error, while: "convert \(amount) \(from) to \(to)".printable)
        }
        let conversion = answer.conversion
        if let other = answer.otherReading {
            Console.error(
                "The point in \(amount.printable) was read as a decimal point. If you mean \(other), "
                    + "write \(other).")
        }
        if options.common.json {
            Console.print(JSONText.conversion(answer).line)
            return
        }
        let result = cash ? conversion.cashText() : conversion.text()
        Console.text(
            "\(conversion.amount) \(conversion.source) = \(result) \(conversion.target)"
                + (cash ? " in cash" : ""), .bold)
        Console.text(derivation(conversion, ages), .dim)
        for fixed in conversion.fixedRates { Console.text(fixed, .dim) }
        if on == nil, let missed = ages.missed { Console.text(missed, .warning) }
    }

    private func answer(
        _ amount: String, _ from: String, _ to: String, on day: String?, in history: History
    ) throws(ConversionError) -> ConversionAnswer {
        func answer(_ missing: MissingDay) throws(ConversionError) -> ConversionAnswer {
            try history.answer(
                ConversionQuestion(
                    amount, from: from, to: to, on: day, missing: missing, isFixed: fixed),
                advice: "To convert by that fixed rate, add --fixed.")
        }
        do {
            return try answer(rule(maximumAge))
        } catch {
            // Whether only the limit is in the way is seen by trying without.
            guard error.code == .noRate, missing != .exact,
                let conversion = try? answer(rule(nil)).conversion
            else { throw error }
            let isNewer = history.newestDay.map { $0 < conversion.day } ?? false
            throw ConversionError(
                error.code,
                error.message + (isNewer ? " To fetch newer rates: `larder rates refresh`." : "")
                    + " To convert all the same, add --maximum-age \(Self.distance(conversion)).")
        }
    }

    /// How many days the farthest rate used is away from the day of the conversion.
    private static func distance(_ conversion: Conversion) -> Int {
        conversion.observed.map { abs($0.distance(to: conversion.day)) }.max() ?? 0
    }

    private func derivation(_ conversion: Conversion, _ ages: AgeLines) -> String {
        let rate = "1 \(conversion.source) = \(conversion.rate.rateText) \(conversion.target)"
        let days = conversion.observed.map(\.description)
        guard !days.isEmpty else { return rate }
        let silent = conversion.unpublished.map(\.text)
        let why =
            silent.isEmpty
            ? "" : ", since \(conversion.day) has none for \(silent.joined(separator: " and "))"
        let age = on == nil && conversion.observed == [ages.day] ? " (\(ages.old))" : ""
        return rate + " · rates of \(days.joined(separator: " and "))\(age)\(why)"
    }

    private func convertLines(in history: History, on day: String?) throws {
        var lines = InputLines()
        while let line = try lines.nextText() {
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard fields.count == 3 || fields.count == 4 else {
                Console.print(
                    JSONText.failure(
                        ConversionError(.badInput, "Write AMOUNT FROM TO [DAY] on one line.")
                    ).line)
                continue
            }
            do throws(ConversionError) {
                try Self.checkPlain(fields[0])
                let answer = try answer(
                    fields[0], fields[1], fields[2], on: fields.count == 4 ? fields[3] : day,
                    in: history)
                Console.print(JSONText.conversion(answer).line)
            } catch {
                Console.print(JSONText.failure(error).line)
            }
        }
    }

    /// Programs write amounts with a decimal point only.
    private static func checkPlain(_ amount: String) throws(ConversionError) {
        do {
            _ = try DecimalNumber(parsing: amount)
        } catch {
            throw ConversionError(.badInput, error.message)
        }
    }
}
