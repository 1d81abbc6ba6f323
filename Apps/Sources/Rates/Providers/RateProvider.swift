public import LarderText
public import Money

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source of exchange rates: who publishes them, when, where, and on what terms.
///
/// Everything about a source is in this description, so that a source that closes can be replaced.
public struct RateProvider: Sendable, Hashable, Identifiable {
    /// The short name, as in `larder rates list --source ecb`.
    public let id: String

    /// The publisher.
    public let name: String

    /// The currency that its figures are in.
    public let base: CurrencyCode

    /// When it publishes.
    public let calendar: PublicationCalendar

    /// The address of its files; nil if none is known.
    public let address: URL?

    /// What its figures may be used for, in a sentence.
    public let terms: String

    /// Where to read the terms.
    public let termsAddress: String

    let service: Service

    /// How to ask for its files.
    enum Service: Sendable, Hashable {
        case ecb, cnb, frankfurter, erAPI, pipeText
    }

    /// Returns the provider with its files at another address, such as a server of one's own.
    public func at(_ address: URL) -> RateProvider {
        RateProvider(
            id: id, name: name, base: base, calendar: calendar, address: address, terms: terms,
            termsAddress: termsAddress, service: service)
    }

    /// The current day by the provider's clock.
    public func today(at now: Date) -> Day { calendar.today(at: now) }

    /// The European Central Bank.
    public static let ecb = RateProvider(
        id: "ecb", name: "European Central Bank", base: .eur, calendar: .ecb,
        address: URL(string: "https://www.ecb.europa.eu/stats/eurofxref/"),
        terms: "Free with the ECB named as the source; for information only, not for transactions.",
        termsAddress: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/"
            + "euro_reference_exchange_rates/",
        service: .ecb)

    /// The Czech National Bank.
    public static let cnb = RateProvider(
        id: "cnb", name: "Czech National Bank", base: .czk, calendar: .cnb,
        address: URL(
            string: "https://www.cnb.cz/en/financial-markets/foreign-exchange-market/"
                + "central-bank-exchange-rate-fixing/central-bank-exchange-rate-fixing/"),
        terms: "Free with the Czech National Bank named as the source.",
        termsAddress: "https://www.cnb.cz/en/", service: .cnb)

    /// Frankfurter, which collects the rates of many central banks.
    public static let frankfurter = RateProvider(
        id: "frankfurter", name: "Frankfurter", base: .eur, calendar: .daily(),
        address: URL(string: "https://api.frankfurter.dev/v2/"),
        terms: "Free without a key or quota; the terms of the central banks apply.",
        termsAddress: "https://frankfurter.dev", service: .frankfurter)

    /// ExchangeRate-API's open access service.
    public static let erAPI = RateProvider(
        id: "er-api", name: "ExchangeRate-API", base: .eur, calendar: .daily(),
        address: URL(string: "https://open.er-api.com/v6/"),
        terms: "Free with a link to the service; storing is allowed, passing on is not.",
        termsAddress: "https://www.exchangerate-api.com/docs/free", service: .erAPI)

    /// A list of `CODE|Name|rate` lines in euro, as the old `forex.txt` was, at an address of your
    /// own.
    public static let pipeText = RateProvider(
        id: "forex", name: "Pipe-separated list", base: .eur, calendar: .daily(), address: nil,
        terms: "The publisher's terms.", termsAddress: "", service: .pipeText)

    /// Every provider, the default first.
    public static let all: [RateProvider] = [ecb, cnb, frankfurter, erAPI, pipeText]

    /// The provider whose format a file has.
    public static func of(_ format: RateFormat) -> RateProvider {
        switch format {
        case .ecbXML, .ecbCSV: ecb
        case .cnbText: cnb
        case .pipeText: pipeText
        case .frankfurterV1, .frankfurterV2: frankfurter
        case .erAPI: erAPI
        }
    }
}
