internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// How the reader of a page writes numbers and dates.
struct PageLocale: Sendable, Hashable {
    /// The locale that their browser asks for; English by default.
    let locale: Locale

    /// The sign before the fraction.
    let decimal: String
    /// The sign between thousands.
    let grouping: String

    init(_ locale: Locale = Locale(identifier: "en_GB")) {
        self.locale = locale
        decimal = locale.decimalSeparator ?? "."
        grouping = locale.groupingSeparator ?? ","
    }

    init(_ request: Request) {
        let first =
            request.headers[.acceptLanguage]?.prefix(100)
            .split(whereSeparator: { $0 == "," || $0 == ";" }).first?
            .trimmingCharacters(in: .whitespaces) ?? ""
        let isTag =
            !first.isEmpty && first.count <= 20
            && first.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        self.init(isTag ? Locale(identifier: first) : Locale(identifier: "en_GB"))
    }

    /// Returns a decimal number, such as "-1234.50", as this person writes it.
    func number(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first else { return text }
        let sign = whole.hasPrefix("-") ? "−" : ""
        let digits = whole.drop { $0 == "-" }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0, digits.count > 4 { grouped += grouping }
            grouped.append(digit)
        }
        return sign + grouped + (parts.count > 1 ? decimal + parts[1] : "")
    }

    /// The sign before decimals.
    var decimalSign: Character { decimal.first ?? "." }

    /// Returns a date and time in universal time; scripts replace it with the reader's own time.
    func moment(_ date: Date) -> String {
        let style = Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, timeZone: .gmt)
        return date.formatted(style) + " UTC"
    }
}

/// A date and time as a page shows it.
struct Moment: Sendable {
    /// For programs.
    let iso: String
    /// For people, in universal time.
    let text: String

    init(_ date: Date, _ reader: PageLocale) {
        iso = date.formatted(.iso8601)
        text = reader.moment(date)
    }
}
