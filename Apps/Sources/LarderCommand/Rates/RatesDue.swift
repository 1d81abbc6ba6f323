internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Rates
internal import Terminal

/// `larder rates due`.
struct RatesDue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "due", abstract: "Say when the next figures are out, by the source's calendar.",
        discussion: """
            With --json it reads lines INSTANT STORED_DAY (2026-10-30T15:20:00Z 2026-10-29) from \
            standard input, if there are any, and answers each with one JSON object.
            """)

    @OptionGroup var options: RatesOptions

    func run() async throws {
        let settings = try options.settings
        if options.common.json, !Console.inputIsTerminal {
            let provider = try await attempt("tell what is due") {
                try Self.provider(settings.source)
            }
            answerLines(provider)
            return
        }
        try await Composition.run(settings) { composition in
            let now = composition.environment.now()
            let (provider, ages) = try await attempt("tell what is due") {
                let provider = try composition.rates.provider(named: settings.source)
                return (provider, try await composition.rates.ages(of: provider, at: now))
            }
            if options.common.json {
                Console.print(Self.json(provider, stored: ages.day, at: now).line)
                return
            }
            for line in AgeLines(ages, provider: provider, at: now).lines(
                colours: Console.hasColours)
            {
                Console.print(line)
            }
            let wait = Words.length(seconds: ages.nextDue.timeIntervalSince(now))
            Console.print("The next figures are due in \(wait).")
        }
    }

    private static func provider(_ id: String) throws -> RateProvider {
        guard let provider = RateProvider.all.first(where: { $0.id == id }) else {
            throw CommandFailure(.usage, "there is no source of rates called \"\(id)\".")
        }
        return provider
    }

    private func answerLines(_ provider: RateProvider) {
        while let line = readLine() {
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if fields.isEmpty { continue }
            guard fields.count == 2, let now = Moments.date(fields[0]), let day = Day(fields[1]) else {
                Console.print(
                    JSONText.object([
                        (
                            "error",
                            .object([
                                ("code", "bad-input"),
                                (
                                    "message",
                                    "Write INSTANT STORED_DAY, as in 2026-10-30T15:20:00Z 2026-10-29."
                                ),
                            ])
                        )
                    ]).line)
                continue
            }
            Console.print(Self.json(provider, stored: day, at: now).line)
        }
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
