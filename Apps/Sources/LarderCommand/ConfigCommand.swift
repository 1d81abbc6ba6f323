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
            let value = entry.name == "storage" ? database ?? entry.value : entry.value
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
        Console.table(table)
        Console.error(
            "The config file is \(settings.file). A line in it looks like: source = \(RateProvider.standard.id)"
        )
    }
}
