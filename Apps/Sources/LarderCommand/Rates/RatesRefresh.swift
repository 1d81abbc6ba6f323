internal import ArgumentParser
internal import Larder
internal import LarderText
internal import Rates
internal import Records

/// `larder rates refresh`.
struct RatesRefresh: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh",
        abstract: "Fetch missing rates. If that fails, the stored rates stay.")

    @OptionGroup var options: RatesOptions

    func run() async throws {
        let settings = try options.settings
        try await Composition.run(settings, needsOwnData: false) { composition in
            let provider = try settings.provider(of: composition.rates)
            try composition.checkWritable("refresh the rates")
            do {
                let outcome = try await composition.rates.refresh(provider)
                report(outcome, provider)
            } catch {
                var failure = CommandFailure(
                    error, while: "refresh the rates", refused: .unavailable)
                if let ages = try? await composition.rates.ages(
                    of: provider, at: composition.environment.now())
                {
                    let origin = ages.origin == .packaged ? "packaged" : "stored"
                    failure = CommandFailure(
                        failure.code,
                        failure.message + "\n        The \(origin) rates of \(ages.day) stay.")
                }
                throw failure
            }
        }
    }

    private func report(_ outcome: ExchangeRates.RefreshOutcome, _ provider: RateProvider) {
        if options.common.json {
            Console.print(
                JSONText.object([
                    ("source", .string(provider.id)),
                    ("day", .text(outcome.after?.description)),
                    ("changed", .bool(outcome.didChange)), ("stored", .bool(outcome.isStored)),
                ]).line)
            return
        }
        let day = outcome.after.map { "\($0)" } ?? "no day"
        Console.error(
            outcome.didChange
                ? "\(provider.name): now up to \(day)."
                : "\(provider.name): nothing newer than \(day).")
        if !outcome.isStored {
            Console.error(
                "The source forbids storing its rates (no-store). To see them: "
                    + "`larder rates list --refresh`")
        }
    }
}
