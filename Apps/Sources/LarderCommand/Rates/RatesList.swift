internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Money
internal import Rates
internal import Records
internal import Terminal

/// `larder rates list`.
struct RatesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show the newest rates, with their date and age.")

    @OptionGroup var options: RatesOptions

    @Option(
        help: "The base currency. [LARDER_BASE; default: the source's]", completion: .currencies)
    var base: String?

    @Flag(help: "Fetch first if newer rates are due.")
    var refresh = false

    func run() async throws {
        var flags = options.flags
        flags["base"] = base
        let settings = try Settings(flags: flags)
        try await Composition.run(settings, needsOwnData: false) { composition in
            let provider = try settings.provider(of: composition.rates)
            if refresh { await refreshIfDue(composition, provider) }
            let base = try settings.base
            let now = composition.environment.now()
            let table = try await attempt("list rates") {
                try await composition.rates.table(of: provider, base: base, at: now)
            }
            if options.common.json {
                for row in table.rows { Console.print(JSONText.rate(row, of: table).line) }
            } else {
                show(table, at: now)
            }
        }
    }

    private func refreshIfDue(_ composition: Composition, _ provider: RateProvider) async {
        do {
            let ages = try? await composition.rates.ages(
                of: provider, at: composition.environment.now())
            if ages?.isStale ?? true { try await composition.rates.refresh(provider) }
        } catch {
            let failure = CommandFailure(error, while: "refresh the rates")
            Console.error("larder: " + failure.message)
        }
    }

    private func show(_ table: RateTable, at now: Date) {
        AgeLines(table.ages, provider: table.provider, at: now).print()
        Console.text("")
        let marked = table.rows.contains(where: \.isFavourite)
        var text = TextTable(columns: [
            .init(marked ? " " : ""), .init("Code"),
            .init("Currency", isFlexible: true, leastWidth: 12, expendability: 1),
            .init("1 \(table.base) =", .right), .init("Change", .right, expendability: 2),
            .init("in \(table.base)", .right, expendability: 3),
            .init("Day", expendability: 4),
        ])
        let hasOlder = table.rows.contains { $0.day != table.ages.day }
        if !hasOlder { text.columns.removeLast() }
        text.rows = table.rows.map { row in
            [
                .init(row.isFavourite ? "★" : "", .warning), .init(row.code.text, .bold),
                .init(row.name), .init(row.rate.rateText), change(row),
                .init(row.rate.inverse?.rateText ?? "", .dim),
                .init(row.day == table.ages.day ? "" : row.day.description, .warning),
            ]
        }
        Console.table(text.aligned())
    }

    private func change(_ row: RateTable.Row) -> TextTable.Cell {
        guard let change = row.change else { return "" }
        let percent = (change * Ratio(100)).rounded(toPlaces: 2)
        let text = percent.magnitude.text(minimumPlaces: 2) + " %"
        if percent.isZero { return .init(text, .dim) }
        return percent.isNegative ? .init("−" + text, .fall) : .init("+" + text, .rise)
    }
}

extension TextTable {
    /// Returns the table with decimal points aligned in each right-aligned column.
    func aligned() -> TextTable {
        var table = self
        for column in columns.indices where columns[column].alignment == .right {
            let places = rows.map { row in
                guard row.indices.contains(column) else { return 0 }
                let text = row[column].text
                return text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) }
                    ?? 0
            }
            // Numbers differ in their decimals; spaces align the points.
            let most = places.max() ?? 0
            for (row, place) in places.enumerated() where rows[row].indices.contains(column) {
                guard !rows[row][column].text.hasSuffix("%") else { continue }
                table.rows[row][column].text += String(repeating: " ", count: most - place)
            }
        }
        return table
    }
}

/// The age of a provider's rates in words: their day, when they were fetched, and when new ones are due.
struct AgeLines {
    private let ages: RateAges
    private let provider: RateProvider
    private let now: Date

    init(_ ages: RateAges, provider: RateProvider, at now: Date) {
        self.ages = ages
        self.provider = provider
        self.now = now
    }

    /// Writes the lines, fitted to the terminal.
    func print() {
        Console.text("\(provider.name) · rates of \(ages.day) (\(old))", .bold)
        Console.text("\(fetched) · next due \(DateFormatting.local(ages.nextDue))")
        if let missed { Console.text(missed, .warning) }
    }

    /// The day of the newest rates.
    var day: Day { ages.day }

    /// What is missing, and how to get it; nil if nothing is.
    var missed: String? {
        guard let missing = ages.missing(\.description) else { return nil }
        return missing + (ages.late != nil ? "." : ". To fetch them: `larder rates refresh`")
    }

    /// How old the rates are.
    var old: String {
        switch ages.daysOld {
        case 0: "today"
        case 1: "yesterday"
        default: "\(QuantityFormatting.count(ages.daysOld, "day")) old"
        }
    }

    private var fetched: String {
        switch ages.origin {
        case .packaged:
            return "Packaged with Larder, not fetched yet"
        case .local:
            guard let date = ages.fetched else { return "Imported" }
            return "Imported \(ago(date))"
        case .source:
            guard let date = ages.confirmed ?? ages.fetched else { return "Fetched" }
            return "Fetched \(ago(date))"
        }
    }

    private func ago(_ date: Date) -> String {
        QuantityFormatting.length(seconds: now.timeIntervalSince(date)) + " ago"
    }
}
