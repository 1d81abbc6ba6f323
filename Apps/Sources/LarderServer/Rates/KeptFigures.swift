internal import Foundation
internal import LarderText
internal import Money
internal import Rates

/// The figures with which a page converts while the server is away; `convert.js` reads them.
///
/// A currency that was replaced is left out: its bounds take more than its last figure.
struct KeptFigures: Encodable {
    let base: String
    /// The day that is converted for unless another is chosen.
    let day: String
    /// The last figures, each with its day.
    let rates: [String: [String]]
    /// How the reader writes days; see ``PageLocale/dayPatterns``.
    let days: String
    /// The digits after the point of each currency.
    let places: [String: Int]
    let isPerBase: Bool
    let longest: Int
    let decimal: String
    let grouping: String
    let fewestGrouped: Int
    let isRightToLeft: Bool

    /// How many days old a figure can be and still be used for a day.
    static let longest = 7

    init(_ history: History, _ codes: [CurrencyCode], on day: Day, _ locale: PageLocale) {
        var rates: [String: [String]] = [:]
        for code in codes where CurrencyReplacement.of(code) == nil {
            guard let last = history.latest(of: code, through: day) else { continue }
            rates[code.text] = [last.figure.text(), last.day.description]
        }
        self.rates = rates
        days = locale.dayPatterns
        base = history.base.text
        self.day = day.description
        places = Dictionary(
            codes.map { ($0.text, Currency($0)?.roundingPlaces ?? 2) }, uniquingKeysWith: { $1 })
        isPerBase = history.quotation == .unitsPerBase
        longest = Self.longest
        (decimal, grouping) = (locale.decimal, locale.grouping)
        (fewestGrouped, isRightToLeft) = (locale.fewestGrouped, locale.isRightToLeft)
    }

    /// The figures as JSON.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Texts and numbers always encode.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
