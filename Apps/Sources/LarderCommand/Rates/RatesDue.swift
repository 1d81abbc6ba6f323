internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Rates
internal import Records
internal import Terminal

/// `larder rates due`.
struct RatesDue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "due",
        abstract: "Show when the next rates are due, by the source's calendar.",
        discussion: """
            With --json, it reads lines of TIME STORED_DAY (2026-10-30T15:20:00Z 2026-10-29) from \
            standard input and writes one JSON object for each; with no lines, it answers for now \
            and the stored rates.
            """)

    @OptionGroup var options: RatesOptions

    func run() async throws {
        let settings = try options.settings
        if options.common.json, !Console.inputIsTerminal {
            if try answerLines(try settings.provider(in: RateProvider.all)) { return }
        }
        try await Composition.run(settings, needsOwnData: false) { composition in
            let now = composition.environment.now()
            let provider = try settings.provider(of: composition.rates)
            let ages = try await attempt("show what is due") {
                try await composition.rates.ages(of: provider, at: now)
            }
            if options.common.json {
                Console.print(Self.json(provider, stored: ages.day, at: now).line)
                return
            }
            AgeLines(ages, provider: provider, at: now).print()
            let wait = QuantityFormatting.length(seconds: ages.nextDue.timeIntervalSince(now))
            Console.text(
                "The next \(ages.missed > 0 ? "" : "rates ")are due in \(wait).")
        }
    }

    /// Answers each line of standard input; returns false if there were none.
    private func answerLines(_ provider: RateProvider) throws -> Bool {
        var hasLines = false
        var lines = InputLines()
        while let line = try lines.nextText() {
            hasLines = true
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard fields.count == 2, let now = DateFormatting.date(fields[0]),
                let day = Day(fields[1])
            else {
                Console.print(
                    JSONText.object([
                        JSONText.error(
                            "bad-input",
                            "Write TIME STORED_DAY, as in 2026-10-30T15:20:00Z 2026-10-29.")
                    ]).line)
                continue
            }
            Console.print(Self.json(provider, stored: day, at: now).line)
        }
        return hasLines
    }

    private static func json(_ provider: RateProvider, stored: Day, at now: Date) -> JSONText {
        .object([
            ("newest", .string(provider.calendar.newestDue(at: now).description)),
            ("missed", .int(provider.calendar.missed(since: stored, at: now))),
            ("fresh", .bool(provider.calendar.isFresh(stored, at: now))),
            ("next_due", .date(provider.calendar.nextDue(after: now))),
        ])
    }
}
