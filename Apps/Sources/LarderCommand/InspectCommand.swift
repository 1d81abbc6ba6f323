internal import ArgumentParser
internal import Foundation
internal import Larder
internal import Rates
internal import Records
internal import Terminal

/// `larder inspect`.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "List what is stored: stores, entries, ages, sizes and freshness.")

    @OptionGroup var options: CommonOptions

    func run() async throws {
        let settings = try Settings(flags: options.flags)
        try await Composition.run(settings) { composition in
            let now = composition.environment.now()
            var table = TextTable(columns: [
                .init("Store"), .init("Entry", isFlexible: true), .init("Size", .right),
                .init("Data of", expendability: 2), .init("Fetched", expendability: 3),
                .init("Confirmed", expendability: 1), .init("Freshness"),
                .init("From", expendability: 4),
            ])
            for (storage, file) in [(composition.cache, "cache"), (composition.said, "said")] {
                let summaries = try await attempt("inspect \(file)") {
                    try await storage.allSummaries()
                }
                for summary in summaries {
                    let freshness = freshness(of: summary, composition, at: now)
                    if options.json {
                        Console.print(json(summary, file: file, freshness).line)
                    }
                    table.rows.append(row(summary, freshness, at: now))
                }
            }
            let favourites = try await attempt("inspect marks") {
                try await composition.rates.favourites()
            }
            if options.json { return }
            if table.rows.isEmpty {
                Console.print("Nothing is stored yet in \(settings.data.path).")
            } else {
                for line in table.lines(width: Console.width, colours: Console.hasColours) {
                    Console.print(line)
                }
            }
            Console.print("")
            Console.print(
                "\(Words.count(favourites.count, "favourite")) · \(settings.data.path): "
                    + sizes(of: settings.data))
        }
    }

    private func row(
        _ summary: EntrySummary, _ freshness: String, at now: Date
    ) -> [TextTable.Cell] {
        let components = summary.key.components
        let times = summary.facts.times
        return [
            .init(components.first ?? ""), .init(components.dropFirst().joined(separator: "/")),
            .init(Words.bytes(summary.size)),
            .init(times.asOf.flatMap { Day($0) }?.description ?? ""),
            .init(ago(times.fetched, at: now)), .init(ago(times.confirmed, at: now)),
            .init(freshness, ["fresh", "kept"].contains(freshness) ? .rise : .warning),
            .init(summary.facts.origin.rawValue, .dim),
        ]
    }

    private func ago(_ date: Date, at now: Date) -> String {
        Words.length(seconds: now.timeIntervalSince(date)) + " ago"
    }

    /// What the rule of the entry's store says, as a load would find it.
    private func freshness(
        of summary: EntrySummary, _ composition: Composition, at now: Date
    ) -> String {
        if summary.facts.isInvalidated { return "invalidated" }
        if let freshness = summary.facts.freshness {
            return freshness.age(of: summary.facts.times.confirmed, at: now).rawValue
        }
        let store = summary.key.components.first ?? ""
        guard
            let provider = composition.rates.providers.first(where: { "rates-\($0.id)" == store }),
            let day = summary.facts.times.asOf.flatMap({ Day($0) })
        else { return summary.facts.origin == .local ? "kept" : "stale" }
        let missed = provider.calendar.missed(since: day, at: now)
        return missed == 0 ? "fresh" : "stale, \(missed) missed"
    }

    private func json(_ summary: EntrySummary, file: String, _ freshness: String) -> JSONText {
        let components = summary.key.components
        return .object([
            ("file", .string(file)), ("store", .text(components.first)),
            ("entry", .string(components.dropFirst().joined(separator: "/"))),
            ("bytes", .int(summary.size)), ("as_of", .date(summary.facts.times.asOf)),
            ("fetched", .date(summary.facts.times.fetched)),
            ("confirmed", .date(summary.facts.times.confirmed)),
            ("freshness", .string(freshness)), ("origin", .string(summary.facts.origin.rawValue)),
            ("revision", .int(Int(clamping: summary.revision))),
        ])
    }

    private func sizes(of folder: URL) -> String {
        let names = ["cache.sqlite", "said.sqlite"]
        return names.map { name in
            let bytes = ["", "-wal"].reduce(0) { sum, suffix in
                let path = folder.appending(path: name + suffix).path
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                return sum + ((attributes?[.size] as? Int) ?? 0)
            }
            return "\(name) \(Words.bytes(bytes))"
        }.joined(separator: ", ")
    }
}
