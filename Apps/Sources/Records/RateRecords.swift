internal import Larder
internal import LarderText
public import Money
public import Rates

extension JSONText {
    /// A currency of a table, with the ages of the table.
    public static func rate(_ row: RateTable.Row, of table: RateTable) -> JSONText {
        .object([
            ("source", .string(table.provider.id)), ("base", .string(table.base.text)),
            ("code", .string(row.code.text)), ("name", .string(row.name)),
            ("rate", .string(row.rate.figureText)), ("day", .string(row.day.description)),
            ("change", .text(row.change?.figureText)), ("favourite", .bool(row.isFavourite)),
            ("origin", .string(table.ages.origin.rawValue)),
            ("fetched", .date(table.ages.fetched)), ("confirmed", .date(table.ages.confirmed)),
            ("next_due", .date(table.ages.nextDue)), ("missed", .int(table.ages.missed)),
        ])
    }

    /// The rate of a day.
    public static func point(_ point: RateSeries.Point, of series: RateSeries) -> JSONText {
        .object([
            ("base", .string(series.base.text)), ("code", .string(series.code.text)),
            ("day", .string(point.day.description)), ("rate", .string(point.rate.figureText)),
        ])
    }

    /// The result of a conversion, with the rates and days it used.
    public static func conversion(_ answer: ConversionAnswer) -> JSONText {
        let conversion = answer.conversion
        return .object([
            ("amount", .string(conversion.amount.text())),
            ("other_reading", .text(answer.otherReading?.text())),
            ("from", .string(conversion.source.text)), ("to", .string(conversion.target.text)),
            ("day", .string(conversion.day.description)),
            ("used_days", .array(conversion.observed.map { .string($0.description) })),
            ("rate", .string(conversion.rate.figureText)),
            ("result", .string(conversion.value.figureText)),
            ("rounded", .string(conversion.roundedText())),
            ("cash", .string(conversion.cashText())),
            (
                "fixed_rates",
                .array(
                    conversion.replacements.map {
                        .object([
                            ("from", .string($0.predecessor.text)),
                            ("to", .string($0.successor.text)), ("ratio", .string($0.ratio.text())),
                        ])
                    })
            ),
        ])
    }

    /// Why an amount could not be converted.
    public static func failure(_ error: ConversionError) -> JSONText {
        .object([JSONText.error(error.code.rawValue, error.message)])
    }
}

extension Ratio {
    /// The number with all its digits if it ends, or else with 24 significant digits.
    public var figureText: String {
        if let exact = exactDecimal, exact.text().count <= 40 { return exact.text() }
        return rounded(toSignificant: 24).text()
    }
}
