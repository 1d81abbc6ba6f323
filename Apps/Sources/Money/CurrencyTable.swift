/// The four figures that CLDR specifies for a currency.
struct CLDRFigures {
    var digits = 2
    var rounding = 0
    var cashDigits = 2
    var cashRounding = 0
}

/// The table of currencies, read from its text at first use.
enum CurrencyTable {
    static let all: [Currency] = parse(currencyTableText)

    static let byCode = Dictionary(
        all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first }
    )

    /// Whether a code is known, by its index; called for each of a history's 200,000 figures.
    static let isKnown: [Bool] = {
        var flags = [Bool](repeating: false, count: CurrencyCode.indexCount)
        for currency in all { flags[currency.code.index] = true }
        return flags
    }()

    /// Reads the embedded table; an unreadable line is left out, and a test would notice that.
    ///
    /// A line without a leading blank is a currency: code, numeric code, ISO minor unit, CLDR figures
    /// (digits, rounding, cash digits, cash rounding; empty for 2, 0, 2, 0), month of withdrawal and
    /// name. Lines with a leading blank continue its list of entities.
    static func parse(_ text: String) -> [Currency] {
        var currencies: [Currency] = []
        var heading: [Substring] = []
        var entities = ""

        func finish() {
            if heading.count == 6, let code = CurrencyCode(heading[0]) {
                currencies.append(
                    Currency(
                        code: code, numericCode: heading[1].isEmpty ? nil : String(heading[1]),
                        name: String(heading[5]), minorUnit: Int(heading[2]),
                        withdrawn: heading[4].isEmpty ? nil : String(heading[4]),
                        figures: figures(heading[3]),
                        entities: entities.split(separator: ";").map(String.init)
                    )
                )
            }
            entities = ""
        }

        for line in text.split(separator: "\n") {
            if line.first == " " {
                entities += line.dropFirst()
            } else {
                finish()
                heading = line.split(separator: "|", omittingEmptySubsequences: false)
            }
        }
        finish()
        return currencies
    }

    private static func figures(_ text: Substring) -> CLDRFigures {
        let numbers = text.split(separator: ",").compactMap { Int($0) }
        if numbers.count != 4 { return CLDRFigures() }
        return CLDRFigures(
            digits: numbers[0], rounding: numbers[1], cashDigits: numbers[2],
            cashRounding: numbers[3]
        )
    }
}
