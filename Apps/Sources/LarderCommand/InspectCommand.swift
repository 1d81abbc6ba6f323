internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Rates
internal import Records
internal import Terminal

/// `larder inspect`.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "List everything stored, with its age, size and freshness.",
        discussion: "Your own data is checked completely first.")

    @OptionGroup var options: CommonOptions

    func run() async throws {
        let settings = try Settings(flags: options.flags)
        guard settings.hasData else {
            if !options.json { Console.print("Nothing stored yet in \(settings.dataName).") }
            return
        }
        try await Composition.run(settings, needsOwnData: false) { composition in
            try await attempt("inspect your data") { try await composition.data.check() }
            let now = composition.environment.now()
            var table = TextTable(columns: [
                .init("Store"), .init("Entry", isFlexible: true), .init("Size", .right),
                .init("Data of", expendability: 2), .init("Fetched", expendability: 3),
                .init("Confirmed", expendability: 1), .init("Freshness"),
                .init("", expendability: 2),
                .init("From", expendability: 4),
            ])
            // Browsers send hundreds, each of which is an entry of its own.
            var changes: [EntrySummary] = []
            for (storage, file) in [(composition.cache, "cache"), (composition.userData, "user")] {
                let summaries = try await attempt("inspect \(file)") {
                    try await storage.allSummaries()
                }
                for summary in summaries {
                    let standing = EntryFreshness(summary, at: now, rates: composition.rates)
                    if options.json {
                        Console.print(json(summary, file: file, standing).line)
                    }
                    if summary.key.components.first == Self.received {
                        changes.append(summary)
                    } else {
                        table.rows.append(row(summary, standing, at: now))
                    }
                }
            }
            let favourites = try await attempt("inspect the favourites") {
                try await composition.rates.favourites()
            }
            if options.json { return }
            if let newest = changes.map(\.metadata.times.fetched).max() {
                table.rows.append([
                    .init(Self.received),
                    .init(QuantityFormatting.count(changes.count, "change")),
                    .init(QuantityFormatting.bytes(changes.reduce(0) { $0 + $1.size })), .init(""),
                    .init(ago(newest, at: now)), .init(""), .init(""), .init(""), .init(""),
                ])
            }
            if table.rows.isEmpty {
                Console.print("Nothing stored yet in \(settings.dataName).")
            } else {
                Console.table(table)
            }
            Console.text("")
            Console.text(
                "\(QuantityFormatting.count(favourites.count, "favourite")) · \(settings.dataName)"
                    + (composition.data.sizes().map { ": " + $0 } ?? ""))
        }
    }

    /// The store of the changes that came from browsers and programs, by their identities.
    private static let received = "changes received"

    private func row(
        _ summary: EntrySummary, _ standing: EntryFreshness, at now: Date
    ) -> [TextTable.Cell] {
        let components = summary.key.components
        let times = summary.metadata.times
        return [
            .init(components.first ?? ""), .init(Self.entry(summary)),
            .init(QuantityFormatting.bytes(summary.size)),
            .init(times.asOf.flatMap { Day($0) }?.description ?? ""),
            .init(ago(times.fetched, at: now)), .init(ago(times.confirmed, at: now)),
            .init(standing.word, standing.isFine ? .rise : .warning),
            .init(
                standing.moment.map { "\($0.preposition) \(DateFormatting.local($0.date))" } ?? ""),
            .init(summary.metadata.origin.rawValue, .dim),
        ]
    }

    /// What is shown of a key below its store; addresses in it may open something.
    private static func entry(_ summary: EntrySummary) -> String {
        summary.key.components.dropFirst().joined(separator: "/").redacted
    }

    private func ago(_ date: Date, at now: Date) -> String {
        QuantityFormatting.length(seconds: now.timeIntervalSince(date)) + " ago"
    }

    private func json(
        _ summary: EntrySummary, file: String, _ standing: EntryFreshness
    ) -> JSONText {
        let components = summary.key.components
        let fields: [(String, JSONText)] = [
            ("file", .string(file)), ("store", .text(components.first)),
            ("entry", .string(Self.entry(summary))),
            ("bytes", .int(summary.size)), ("as_of", .date(summary.metadata.times.asOf)),
            ("fetched", .date(summary.metadata.times.fetched)),
            ("confirmed", .date(summary.metadata.times.confirmed)),
            ("origin", .string(summary.metadata.origin.rawValue)),
            ("revision", .int(Int(clamping: summary.revision))),
        ]
        return .object(fields + JSONText.standing(standing))
    }
}
