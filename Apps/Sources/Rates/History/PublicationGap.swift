public import LarderText
public import Money

/// A period in which a source published nothing for a currency that had not ended.
///
/// It explains to a person why a rate is years old. The table is of the European Central Bank.
public struct PublicationGap: Sendable, Hashable {
    /// The currency.
    public let currency: CurrencyCode

    /// The last day with a figure before it.
    public let after: Day

    /// The first day with a figure after it; `nil` while it lasts.
    public let until: Day?

    /// The known silences of the European Central Bank.
    public static let ecb: [PublicationGap] = [
        ("ISK", "2008-12-09", "2018-02-01"), ("RUB", "2022-03-01", ""),
    ].compactMap { code, after, until in
        guard let currency = CurrencyCode(code), let start = Day(after) else { return nil }
        return PublicationGap(currency: currency, after: start, until: Day(until))
    }

    /// Returns the silence of a currency on a day; `nil` if there was none.
    public static func ecb(of code: CurrencyCode, on day: Day) -> PublicationGap? {
        ecb.first {
            $0.currency == code && day > $0.after && $0.until.map { day < $0 } ?? true
        }
    }
}

extension CurrencyReplacement {
    /// The last day a market rate was published for the old currency, as a day of the calendar.
    public var day: Day? { Day(lastDay) }
}
