internal import ArgumentParser
internal import Money
internal import Rates
internal import Records

/// `larder rates favourite`.
struct RatesFavourite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourite", abstract: "Choose favourite currencies, which are listed first.")

    @OptionGroup var options: RatesOptions

    @Argument(
        help: "The currencies, such as USD; without any, list the favourites.",
        completion: .currencies)
    var currencies: [String] = []

    @Flag(help: "Remove them from the favourites.")
    var remove = false

    func run() async throws {
        let settings = try options.settings
        let codes = try currencies.map { text in
            guard let code = CurrencyCode(text.uppercased()) else {
                throw CommandFailure(
                    .usage,
                    "“\(text.prefix(20))” is not a currency: write three letters, such as USD.")
            }
            return code
        }
        try await Composition.run(settings) { composition in
            try await attempt(remove ? "remove favourites" : "add favourites") {
                for code in codes { try await composition.rates.setFavourite(code, !remove) }
            }
            let favourites = try await attempt("list favourites") {
                try await composition.rates.favourites()
            }
            for code in favourites {
                Console.print(
                    options.common.json
                        ? JSONText.object([("code", .string(code.text))]).line
                        : "\(code)  \(Currency(code)?.name ?? "")")
            }
            if favourites.isEmpty, !options.common.json {
                Console.error("No favourites yet. Add one: `larder rates favourite USD`")
            }
        }
    }
}
