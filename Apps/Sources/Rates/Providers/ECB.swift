internal import Money

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RateProvider {
    /// The European Central Bank.
    public static let ecb = RateProvider(
        id: "ecb", name: "European Central Bank", publisher: "the European Central Bank",
        base: .eur, calendar: .ecb,
        address: URL(string: "https://www.ecb.europa.eu/stats/eurofxref/"),
        terms: "Free with the ECB named as the source; for information only, not for transactions.",
        termsAddress: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/"
            + "euro_reference_exchange_rates/",
        formats: [.ecbXML, .ecbCSV],
        packaged: { PackagedRates.history },
        file: { address, known, now in
            // The smallest that closes the gap between the stored day and the newest day due; the
            // newest if nothing is missing.
            let needed = ECBFile.needed(
                stored: known?.unbrokenDay(by: .ecb),
                newest: PublicationCalendar.ecb.newestDue(at: now))
            return address.appending(path: (needed ?? .daily).fileName)
        })
}

extension PublicationCalendar {
    /// The European Central Bank: working days of the euro payment system, about 16:00 in Frankfurt.
    ///
    /// Exact for every day since 2002. Until June 2016 publication came about 14:30.
    public static let ecb = PublicationCalendar(
        closingDays: .target, hour: 16, clock: .centralEurope
    )
}
