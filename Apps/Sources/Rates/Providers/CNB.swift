internal import Money

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RateProvider {
    /// The Czech National Bank.
    public static let cnb = RateProvider(
        id: "cnb", name: "Czech National Bank", publisher: "the Czech National Bank",
        base: .czk, calendar: .cnb,
        address: URL(
            string: "https://www.cnb.cz/en/financial-markets/foreign-exchange-market/"
                + "central-bank-exchange-rate-fixing/central-bank-exchange-rate-fixing/"),
        terms: "Free with the Czech National Bank named as the source.",
        termsAddress: "https://www.cnb.cz/en/",
        formats: [.cnbText],
        file: { address, _, _ in address.appending(path: "daily.txt") })
}

extension PublicationCalendar {
    /// The Czech National Bank: Czech working days, about 14:30 in Prague.
    public static let cnb = PublicationCalendar(
        closingDays: .czech, hour: 14, minute: 30, clock: .centralEurope
    )
}
