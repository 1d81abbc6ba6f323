internal import ArgumentParser
internal import Foundation
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

            Write the amount with a point or a comma, with or without thousands set apart: 1250.50, \
            1,250.50, 1.250,50 or 1 250,50. A single point is the decimal sign, so 1.250 is 1.25, which \
            the command points out; 1,250 is refused, since it can be 1.25 or 1250.

            A currency that has ended, such as DEM, converts by the fixed rate to its successor if you \
            give no day, or with --fixed.

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

    @Option(help: "Use the rates of this day; default: the newest rates.")
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

    enum Missing: String, ExpressibleByArgument, CaseIterable {
        case exact, last, linear
    }

    func validate() throws {
        let given = try FreeWords.checked(words).count
        guard maximumAge >= 0 else { throw ValidationError("--maximum-age must be 0 or more.") }
        guard given >= 3 || given == 0 && options.common.json else {
            throw ValidationError("Give AMOUNT FROM TO, as in: larder rates convert 100 USD JPY")
        }
    }

    private var rule: MissingDay {
        switch missing {
        case .exact: .exact
        case .last: .last(maximumAge: maximumAge)
        case .linear: .linear(maximumAge: maximumAge)
        }
    }

    func run() async throws {
        let settings = try options.settings
        let words = try FreeWords.checked(words)
        try await Composition.run(settings) { composition in
            let provider = try settings.provider(of: composition.rates)
            let history = try await attempt("convert") {
                try await composition.rates.history(of: provider)
            }
            guard words.count >= 3 else { return convertLines(in: history) }
            // An amount can have blanks: 1 250,50 EUR USD.
            try convert(
                words.dropLast(2).joined(separator: " "), words[words.count - 2],
                words[words.count - 1], in: history)
        }
    }

    private func convert(
        _ amount: String, _ from: String, _ to: String, in history: History
    ) throws {
        let doing = "convert \(amount) \(from) to \(to)".printable
        let written: WrittenAmount
        do {
            written = try WrittenAmount(amount)
        } catch {
            throw CommandFailure(ConversionError(.badInput, error.message), while: doing)
        }
        let conversion: Conversion
        do {
            conversion = try convert(
                written.value.text(), from.uppercased(), to.uppercased(), on: on, in: history)
        } catch {
            throw CommandFailure(error, while: doing)
        }
        if let other = written.otherReading {
            Console.error(
                "Read \(amount) as \(written.value). If you mean \(other), write \(other).")
        }
        if options.common.json {
            Console.print(JSONText.conversion(conversion).line)
            return
        }
        Console.text(
            "\(conversion.amount) \(conversion.source) = \(conversion.text()) \(conversion.target)",
            .bold)
        Console.text(derivation(conversion), .dim)
        for fixed in conversion.replacements {
            Console.text(
                "\(fixed.predecessor) was replaced by \(fixed.successor) after \(fixed.lastDay), at the "
                    + "fixed rate of \(fixed.ratio) to 1.", .dim)
        }
    }

    /// Converts by the rates of a day; without one, by the newest, or else by fixed rates.
    private func convert(
        _ amount: String, _ from: String, _ to: String, on day: String?, in history: History
    ) throws(ConversionError) -> Conversion {
        func convert(fixed: Bool) throws(ConversionError) -> Conversion {
            try history.convert(
                amount, from: from, to: to, on: day ?? history.newestDay?.description ?? "",
                missing: rule, fixed: fixed)
        }
        do {
            return try convert(fixed: fixed || day == nil)
        } catch {
            // Whether the fixed rate would do is seen by trying; why not is what the first error says.
            guard !fixed, day != nil, (try? convert(fixed: true)) != nil else { throw error }
            throw ConversionError(
                error.code, error.message + " To convert by that fixed rate, add --fixed.")
        }
    }

    private func derivation(_ conversion: Conversion) -> String {
        let rate = "1 \(conversion.source) = \(conversion.rate.rateText) \(conversion.target)"
        let days = conversion.observed.map(\.description)
        guard !days.isEmpty else { return rate }
        let silent = conversion.legs.filter { leg in
            !leg.observations.isEmpty && !leg.observations.contains { $0.day == conversion.day }
        }.map(\.currency.text)
        let why =
            silent.isEmpty
            ? "" : ", since \(conversion.day) has none for \(silent.joined(separator: " and "))"
        return rate + " · rates of \(days.joined(separator: " and "))\(why)"
    }

    private func convertLines(in history: History) {
        while let line = readLine() {
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard fields.count == 3 || fields.count == 4 else {
                Console.print(
                    JSONText.failure(
                        ConversionError(.badInput, "Write AMOUNT FROM TO [DAY] on one line.")
                    ).line)
                continue
            }
            do {
                let conversion = try convert(
                    fields[0], fields[1], fields[2], on: fields.count == 4 ? fields[3] : on,
                    in: history)
                Console.print(JSONText.conversion(conversion).line)
            } catch {
                Console.print(JSONText.failure(error).line)
            }
        }
    }
}
