import LarderText
import Money

extension RateFormat {
    /// The JSON of frankfurter, version 1: one day or a range.
    public static let frankfurterV1 = RateFormat(
        id: "frankfurter-v1", isSelfDelimiting: true,
        // "result" marks the data of another source, whose rates are called the same.
        recognises: { content in
            content.json.map { $0["base"] != nil && $0["rates"] != nil && $0["result"] == nil }
                ?? false
        },
        reader: .dated { content throws(RateSheetError) in
            try FrankfurterReader.readObject(content.json ?? .null)
        })

    /// The JSON of frankfurter, version 2: rows.
    public static let frankfurterV2 = RateFormat(
        id: "frankfurter-v2", isSelfDelimiting: true,
        recognises: { if case .array? = $0.json { true } else { false } },
        reader: .dated { content throws(RateSheetError) in
            try FrankfurterReader.readRows(content.json ?? .null)
        })
}

/// Reads the JSON answers of frankfurter, versions 1 and 2.
enum FrankfurterReader {
    /// `{"amount":1.0,"base":"EUR","date":"…","rates":{"USD":1.1}}`, or `rates` by day for a range.
    static func readObject(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        if let amount = root["amount"]?.number.flatMap({ number($0) }), amount != .one {
            throw RateSheetError(
                .illFormed,
                "The data is for an amount of \(amount): ask for the rates of 1 instead."
            )
        }
        var builder = SheetBuilder(base: try RatesJSON.base(root["base"]))
        guard case .object(let members)? = root["rates"] else { throw RatesJSON.missing("rates") }
        if root["start_date"] != nil || root["end_date"] != nil {
            for (key, rates) in members {
                guard case .object(let figures) = rates else {
                    throw RatesJSON.missing("rates of \(key)")
                }
                try RatesJSON.add(figures, on: try RatesJSON.day(.string(key)), to: &builder)
            }
        } else {
            try RatesJSON.add(members, on: try RatesJSON.day(root["date"]), to: &builder)
        }
        return try RatesJSON.sheet(in: .frankfurterV1, builder)
    }

    /// `[{"date":"…","base":"EUR","quote":"USD","rate":1.1}]`
    static func readRows(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        guard case .array(let rows) = root, let first = rows.first else {
            throw RateSheetError(.empty, "The data has no rates: try again later.")
        }
        var builder = SheetBuilder(base: try RatesJSON.base(first["base"]))
        for row in rows {
            let base = try RatesJSON.base(row["base"])
            if base != builder.base {
                throw RateSheetError(
                    .otherBase,
                    "The data mixes rates in \(builder.base) and in \(base): ask for one of them."
                )
            }
            guard let quote = row["quote"]?.string else { throw RatesJSON.missing("quote") }
            guard let rate = row["rate"] else { throw RatesJSON.missing("rate") }
            try RatesJSON.add(
                [(key: quote, value: rate)], on: try RatesJSON.day(row["date"]), to: &builder)
        }
        return try RatesJSON.sheet(in: .frankfurterV2, builder)
    }

    private static func number(_ text: String) -> DecimalNumber? {
        DecimalNumber(ascii: Array(text.utf8)[...], notation: .scientific)
    }
}
