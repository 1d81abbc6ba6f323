internal import ArgumentParser
internal import Foundation
internal import Larder
internal import LarderText
internal import Money
internal import Rates
internal import Records
internal import Terminal

/// `larder rates sources`.
struct RatesSources: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources",
        abstract: "List the sources of rates, the data stored from each, and their terms.")

    @OptionGroup var options: RatesOptions

    func run() async throws {
        let settings = try options.settings
        try await Composition.run(settings, needsOwnData: false) { composition in
            var table = TextTable(columns: [
                .init("Source"), .init("Publisher", isFlexible: true, leastWidth: 14),
                .init("Base", expendability: 1), .init("Newest day"),
                .init("Currencies", .right, expendability: 2),
                .init("Terms", isFlexible: true, leastWidth: 20, expendability: 3),
            ])
            for provider in composition.rates.providers {
                let history = try await attempt("list sources") {
                    try await composition.rates.snapshot(of: provider).value
                }
                if options.common.json {
                    Console.print(json(provider, history).line)
                }
                table.rows.append([
                    .init(provider.id, provider.id == settings.source ? .bold : .plain),
                    .init(provider.name), .init(provider.base.text),
                    .init(history?.newestDay?.description ?? "nothing yet"),
                    .init(history.map { "\($0.currencies.count)" } ?? ""),
                    .init(provider.terms, .dim),
                ])
            }
            if options.common.json { return }
            Console.table(table)
        }
    }

    private func json(_ provider: RateProvider, _ history: History?) -> JSONText {
        .object([
            ("source", .string(provider.id)), ("name", .string(provider.name)),
            ("base", .string(provider.base.text)),
            ("address", .text(provider.address?.absoluteString.redacted)),
            ("newest", .text(history?.newestDay?.description)),
            ("oldest", .text(history?.oldestDay?.description)),
            ("currencies", .int(history?.currencies.count ?? 0)),
            ("figures", .int(history?.count ?? 0)), ("terms", .string(provider.terms)),
            ("terms_address", .string(provider.termsAddress)),
        ])
    }
}
