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

            With --json and no arguments, it reads lines of AMOUNT FROM TO [DAY] from standard input \
            and writes one JSON object for each, in the same order.
            """)

    @OptionGroup var options: RatesOptions

    @Argument(help: "The amount, such as 19.99.")
    var amount: String?

    @Argument(help: "The currency of the amount, such as USD.")
    var from: String?

    @Argument(help: "The currency to convert to, such as JPY.")
    var to: String?

    @Option(help: "Use the rates of this day; default: the newest.")
    var on: String?

    @Option(
        help: """
            If no rate was published that day: exact fails, last takes the one before, linear \
            interpolates between its neighbours.
            """)
    var missing: Missing = .last

    @Option(help: "With --missing last: how many days older the rate may be.")
    var maximumAge = 7

    enum Missing: String, ExpressibleByArgument, CaseIterable {
        case exact, last, linear
    }

    func validate() throws {
        let given = [amount, from, to].compactMap(\.self).count
        guard maximumAge >= 0 else { throw ValidationError("--maximum-age must be 0 or more.") }
        guard given == 3 || given == 0 && options.common.json else {
            throw ValidationError("Give AMOUNT FROM TO, as in: larder rates convert 100 USD JPY")
        }
    }

    private var rule: MissingDay {
        switch missing {
        case .exact: .exact
        case .last: .last(maximumAge: maximumAge)
        case .linear: .linear
        }
    }

    func run() async throws {
        let settings = try options.settings
        try await Composition.run(settings) { composition in
            let provider = try settings.provider(of: composition.rates)
            let history = try await attempt("convert") {
                try await composition.rates.history(of: provider)
            }
            if let amount, let from, let to {
                try convert(amount, from, to, in: history)
            } else {
                convertLines(in: history)
            }
        }
    }

    private func convert(
        _ amount: String, _ from: String, _ to: String, in history: History
    ) throws {
        let day = on ?? history.newestDay?.description ?? ""
        let conversion: Conversion
        do {
            conversion = try history.convert(
                amount, from: from.uppercased(), to: to.uppercased(), on: day, missing: rule)
        } catch {
            if options.common.json { Console.print(JSONText.failure(error).line) }
            throw CommandFailure(error, while: "convert \(amount) \(from) to \(to)")
        }
        if options.common.json {
            Console.print(JSONText.conversion(conversion).line)
            return
        }
        Console.text(
            "\(conversion.amount) \(conversion.source) = \(conversion.text()) \(conversion.target)",
            .bold)
        Console.text(derivation(conversion), .dim)
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
            let day = fields.count == 4 ? fields[3] : on ?? history.newestDay?.description ?? ""
            do {
                let conversion = try history.convert(
                    fields[0], from: fields[1], to: fields[2], on: day, missing: rule)
                Console.print(JSONText.conversion(conversion).line)
            } catch {
                Console.print(JSONText.failure(error).line)
            }
        }
    }
}
