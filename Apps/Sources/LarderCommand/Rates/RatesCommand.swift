internal import ArgumentParser

/// `larder rates`.
struct RatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rates",
        abstract: "Show and plot exchange rates, and convert amounts, online and offline.",
        subcommands: [
            RatesList.self, RatesConvert.self, RatesHistory.self, RatesDue.self, RatesRefresh.self,
            RatesImport.self, RatesSources.self, RatesFavourite.self,
        ],
        defaultSubcommand: RatesList.self)
}
