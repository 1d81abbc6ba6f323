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
    /// The days that can be named, as the reader writes them.
    let days: [String: String]
    /// The digits after the point of each currency.
    let places: [String: Int]
    let isPerBase: Bool
    let longest: Int
    let decimal: String
    let grouping: String
    let fewestGrouped: Int

    /// How many days old a figure can be and still be used for a day.
    static let longest = 7

    init(_ history: History, _ codes: [CurrencyCode], on day: Day, _ locale: PageLocale) {
        var rates: [String: [String]] = [:]
        for code in codes where CurrencyReplacement.of(code) == nil {
            guard let last = history.latest(of: code, through: day) else { continue }
            rates[code.text] = [last.figure.text(), last.day.description]
        }
        self.rates = rates
        let published = Set(rates.values.compactMap { Day($0[1]) } + [day])
        let near = Set(
            published.flatMap { first in (0...Self.longest).map { first.advanced(by: $0) } })
        days = Dictionary(uniqueKeysWithValues: near.map { ($0.description, locale.day($0)) })
        base = history.base.text
        self.day = day.description
        places = Dictionary(
            codes.map { ($0.text, Currency($0)?.roundingPlaces ?? 2) }, uniquingKeysWith: { $1 })
        isPerBase = history.quotation == .unitsPerBase
        longest = Self.longest
        (decimal, grouping) = (locale.decimal, locale.grouping)
        fewestGrouped = locale.fewestGrouped
    }

    /// The figures as JSON.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Texts and numbers always encode.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
