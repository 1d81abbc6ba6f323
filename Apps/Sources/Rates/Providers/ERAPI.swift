internal import Money

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RateProvider {
    /// ExchangeRate-API's open access service.
    public static let erAPI = RateProvider(
        id: "er-api", name: "ExchangeRate-API", publisher: "er-api",
        base: .eur, calendar: .daily(),
        address: URL(string: "https://open.er-api.com/v6/"),
        terms: "Free with a link to the service; storing is allowed, passing on is not.",
        termsAddress: "https://www.exchangerate-api.com/docs/free",
        formats: [.erAPI],
        file: { address, _, _ in address.appending(path: "latest/\(CurrencyCode.eur)") })
}
