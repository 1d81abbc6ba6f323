internal import ArgumentParser
internal import Rates
internal import Records
internal import Terminal

/// `larder config`.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show the settings and where each one comes from.")

    @OptionGroup var options: CommonOptions

    func run() async throws {
        let settings = try Settings(flags: options.flags)
        // Rejects invalid settings, as every other command would.
        _ = (
            try settings.isOffline, try settings.allowsPrivate, try settings.base,
            try settings.ratesURL, try RateProvider.all.map(settings.address),
            try settings.provider(in: RateProvider.all)
        )
        let database = try settings.databaseName
        var table = TextTable(columns: [.init("Setting"), .init("Value"), .init("From")])
        for entry in settings.entries {
            let typed = entry.name == "storage" ? database ?? entry.value : entry.value
            let value = typed.redacted
            if options.json {
                Console.print(
                    JSONText.object([
                        ("name", .string(entry.name)), ("value", .string(value)),
                        ("from", .string(entry.origin)),
                    ]).line)
            }
            table.rows.append([.init(entry.name), .init(value), .init(entry.origin, .dim)])
        }
        if options.json { return }
        if let width = Console.width, table.width > width {
            Self.list(table.rows)
        } else {
            Console.table(table)
        }
        Console.error(
            "The config file is \(settings.file). A line in it looks like: source = \(RateProvider.standard.id)"
        )
    }

    /// Lists the settings for a narrow terminal: values are whole there too, so that they can be copied.
    private static func list(_ rows: [[TextTable.Cell]]) {
        for row in rows {
            let texts = row.map { Console.shown($0.text) }
            Console.line(texts[1].isEmpty ? texts[0] : "\(texts[0]) = \(texts[1])")
            Console.line("    " + Style.dim.applied(to: texts[2], colours: Console.hasColours))
        }
    }
}
