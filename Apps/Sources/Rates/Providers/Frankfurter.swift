internal import LarderText
internal import Money

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RateProvider {
    /// Frankfurter, which collects the rates of many central banks.
    public static let frankfurter = RateProvider(
        id: "frankfurter", name: "Frankfurter", publisher: "frankfurter",
        base: .eur, calendar: .daily(),
        address: URL(string: "https://api.frankfurter.dev/v2/"),
        terms: "Free without a key or quota; the terms of the central banks apply.",
        termsAddress: "https://frankfurter.dev",
        formats: [.frankfurterV1, .frankfurterV2],
        file: { address, known, now in
            let today = PublicationCalendar.daily().today(at: now)
            let first = known?.newestDay.map { min($0, today) } ?? today.advanced(by: -90)
            return address.appending(path: "rates").appending(queryItems: [
                URLQueryItem(name: "base", value: CurrencyCode.eur.text),
                URLQueryItem(name: "from", value: first.description),
            ])
        })
}
