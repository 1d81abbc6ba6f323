internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import LarderText
internal import Rates

/// How the reader of a page writes numbers and dates.
struct PageLocale: Sendable, Hashable {
    /// The locale that their browser asks for; English by default.
    let locale: Locale

    /// The sign before the fraction.
    let decimal: String
    /// The sign between thousands.
    let grouping: String
    /// Whether what is written for this person may run from right to left; the pages are in English.
    let isRightToLeft: Bool
    /// The fewest digits that are grouped: 5 where 1000 is written without a sign, as in Spanish.
    let fewestGrouped: Int
    /// Whether an hour before ten is written with two digits, as in 09:30.
    private let hasTwoDigitHours: Bool
    /// What stands between a day and a time.
    private let comma: String

    init(_ locale: Locale = Locale(identifier: "en_GB")) {
        self.locale = locale
        decimal = locale.decimalSeparator ?? "."
        grouping = locale.groupingSeparator ?? ","
        isRightToLeft = locale.language.characterDirection == .rightToLeft
        fewestGrouped = 1_000.formatted(.number.locale(locale)).count == 4 ? 5 : 4
        let hours = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale)
        hasTwoDigitHours = hours?.contains(/HH|kk/) ?? false
        comma =
            switch locale.language.languageCode?.identifier {
            case "ar", "fa", "ur": "، "
            case "ja", "zh", "ko": " "
            default: ", "
            }
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

    /// Returns words of this person's language so that they keep their place in an English sentence.
    private func isolated(_ words: String) -> String {
        isRightToLeft ? "\u{2068}\(words)\u{2069}" : words
    }

    /// Returns a decimal number, such as "-1234.50", as this person writes it, for a sentence.
    func number(_ text: String) -> String { isolated(figure(text)) }

    /// Returns a decimal number as this person writes it, to stand alone.
    func figure(_ text: String) -> String {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first else { return text }
        let sign = whole.hasPrefix("-") ? "−" : ""
        let digits = whole.drop { $0 == "-" }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0, digits.count >= fewestGrouped {
                grouped += grouping
            }
            grouped.append(digit)
        }
        return sign + grouped + (parts.count > 1 ? decimal + parts[1] : "")
    }

    /// Returns a day, such as "30 Oct 2026".
    func day(_ day: Day) -> String {
        self.day(of: Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400))
    }

    /// Returns the day of a date in universal time, such as "30 Oct 2026".
    func day(of date: Date) -> String {
        isolated(
            date.formatted(
                Date.FormatStyle(
                    date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt)))
    }

    /// Returns the label of an axis, such as "30 Oct" or "Oct".
    func axisDay(_ day: AxisDay) -> String {
        let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
        func date(_ day: Day) -> Date {
            Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
        }
        return switch day {
        case .day(let day): date(day).formatted(style.day().month(.abbreviated))
        case .month(let day): date(day).formatted(style.month(.abbreviated))
        }
    }

    /// By what scripts write days: the 22nd of each month of the year 3333.
    var dayPatterns: String {
        (1...12).compactMap { Day(year: 3_333, month: $0, day: 22).map { day($0) } }
            .joined(separator: "|")
    }

    /// Returns a sentence with its days, such as 2026-10-30, as this person writes them.
    func days(in text: String) -> String {
        text.replacing(/\b\d{4}-\d\d-\d\d\b/) { found in
            Day(String(found.output)).map { day($0) } ?? String(found.output)
        }
    }

    /// Returns a sentence with its counts, such as 6397, as this person writes them.
    func numbers(in text: String) -> String {
        text.replacing(/\b\d{4,}\b/) { number(String($0.output)) }
    }

    /// The sign before decimals.
    var decimalSign: Character { decimal.first ?? "." }

    /// Returns a date and time in universal time; scripts write the reader's own time in its place, in the same way.
    func moment(_ date: Date, hasSeconds: Bool = false) -> String {
        let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
        let hour: Date.FormatStyle.Symbol.Hour =
            hasTwoDigitHours
            ? .twoDigits(amPM: .abbreviated) : .defaultDigits(amPM: .abbreviated)
        let short = style.hour(hour).minute(.twoDigits)
        // Browsers write a plain blank before AM and PM.
        let time = date.formatted(hasSeconds ? short.second(.twoDigits) : short)
            .replacing("\u{202F}", with: " ")
        let day = date.formatted(style.day().month(.abbreviated).year())
        return isolated(day + comma + time) + " UTC"
    }
}

/// A date and time as a page shows it.
struct Moment: Sendable {
    /// For programs.
    let iso: String
    /// For people, in universal time.
    let text: String

    init(_ date: Date, _ locale: PageLocale, hasSeconds: Bool = false) {
        iso = date.formatted(.iso8601)
        text = locale.moment(date, hasSeconds: hasSeconds)
    }
}
