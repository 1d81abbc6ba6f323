import LarderText
import Money

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the JSON answers of frankfurter, versions 1 and 2, and of open.er-api.com, version 6.
enum JSONRatesReader {
    static func format(of text: ArraySlice<UInt8>) throws(RateSheetError) -> RateFormat {
        try format(of: try root(of: text))
    }

    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> RateSheet {
        let root = try root(of: text)
        switch try format(of: root) {
        case .frankfurterV2: return try readRows(root)
        case .erAPI: return try readERAPI(root)
        default: return try readFrankfurterV1(root)
        }
    }

    private static func root(of text: ArraySlice<UInt8>) throws(RateSheetError) -> JSONValue {
        do {
            return try text.withUnsafeBufferPointer { bytes throws(JSONError) in
                try JSONReader.read(bytes, .strict).value
            }
        } catch {
            switch error.kind {
            case .truncated:
                throw RateSheetError(
                    .truncated, "The data ends before it is complete: try again later.")
            case .duplicateKey(let key):
                let key = ASCII.excerpt(Array(key.utf8)[...])
                throw RateSheetError(
                    .duplicate, "“\(key)” occurs twice: the data was not used.")
            case .illFormed:
                throw RateSheetError(
                    .illFormed,
                    "The data is not JSON (\(error.reason), byte \(error.offset)): try again later."
                )
            }
        }
    }

    private static func format(of root: JSONValue) throws(RateSheetError) -> RateFormat {
        if case .array = root { return .frankfurterV2 }
        if root["result"] != nil, root["base_code"] != nil || root["error-type"] != nil {
            return .erAPI
        }
        if root["base"] != nil, root["rates"] != nil { return .frankfurterV1 }
        if let message = root["error"]?.string ?? root["message"]?.string {
            throw sourceError(message)
        }
        throw RateSheetError(
            .unknownFormat, "This JSON is not from a known source of rates."
        )
    }

    /// `{"amount":1.0,"base":"EUR","date":"…","rates":{"USD":1.1}}`, or `rates` by day for a range.
    private static func readFrankfurterV1(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        if let amount = root["amount"]?.number.flatMap({ number($0) }), amount != .one {
            throw RateSheetError(
                .illFormed,
                "The data is for an amount of \(amount): ask for the rates of 1 instead."
            )
        }
        var builder = SheetBuilder(base: try base(root["base"]))
        guard case .object(let members)? = root["rates"] else { throw missing("rates") }
        if root["start_date"] != nil || root["end_date"] != nil {
            for (key, rates) in members {
                guard case .object(let figures) = rates else { throw missing("rates of \(key)") }
                try add(figures, on: try day(.string(key)), to: &builder)
            }
        } else {
            try add(members, on: try day(root["date"]), to: &builder)
        }
        return try sheet(.frankfurterV1, builder)
    }

    /// `[{"date":"…","base":"EUR","quote":"USD","rate":1.1}]`
    private static func readRows(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        guard case .array(let rows) = root, let first = rows.first else {
            throw RateSheetError(.empty, "The data has no rates: try again later.")
        }
        var builder = SheetBuilder(base: try base(first["base"]))
        for row in rows {
            let base = try base(row["base"])
            if base != builder.base {
                throw RateSheetError(
                    .otherBase,
                    "The data mixes rates in \(builder.base) and in \(base): ask for one of them."
                )
            }
            guard let quote = row["quote"]?.string else { throw missing("quote") }
            guard let rate = row["rate"] else { throw missing("rate") }
            try add([(key: quote, value: rate)], on: try day(row["date"]), to: &builder)
        }
        return try sheet(.frankfurterV2, builder)
    }

    /// `{"result":"success","time_last_update_unix":…,"base_code":"EUR","rates":{…}}`
    private static func readERAPI(_ root: JSONValue) throws(RateSheetError) -> RateSheet {
        if root["result"]?.string != "success" {
            throw sourceError(root["error-type"]?.string ?? "no reason given")
        }
        guard
            let published = moment(root["time_last_update_unix"]),
            let day = Day(daysSince1970: floorDivide(published, 86_400))
        else {
            throw RateSheetError(
                .badDay, "The data does not say when its rates were published: it was not used."
            )
        }
        var builder = SheetBuilder(base: try base(root["base_code"]))
        guard case .object(let members)? = root["rates"] else { throw missing("rates") }
        try add(members, on: day, to: &builder)
        let next = moment(root["time_next_update_unix"])
        return try sheet(
            .erAPI, builder, published: Date(timeIntervalSince1970: Double(published)),
            nextUpdate: next.map { Date(timeIntervalSince1970: Double($0)) },
            terms: root["terms_of_use"]?.string
        )
    }

    private static func add(
        _ members: [(key: String, value: JSONValue)], on day: Day, to builder: inout SheetBuilder
    ) throws(RateSheetError) {
        for (key, value) in members {
            let code = try SheetBuilder.code(Array(key.utf8)[...])
            guard let number = value.number else {
                throw RateSheetError(
                    .notANumber, "The rate of \(code) is not a number: the data was not used."
                )
            }
            let figure = try SheetBuilder.figure(
                Array(number.utf8)[...], of: code, notation: .scientific)
            try builder.add(figure, of: code, on: day)
        }
    }

    private static func sheet(
        _ format: RateFormat, _ builder: SheetBuilder, published: Date? = nil,
        nextUpdate: Date? = nil, terms: String? = nil
    ) throws(RateSheetError) -> RateSheet {
        RateSheet(
            format: format, base: builder.base, quotation: .unitsPerBase,
            observations: try builder.sorted(), problems: builder.problems, published: published,
            nextUpdate: nextUpdate, terms: terms
        )
    }

    private static func base(_ value: JSONValue?) throws(RateSheetError) -> CurrencyCode {
        guard let text = value?.string else { throw missing("base") }
        return try SheetBuilder.code(Array(text.utf8)[...])
    }

    private static func day(_ value: JSONValue?) throws(RateSheetError) -> Day {
        guard let text = value?.string, let day = Day(text) else {
            throw RateSheetError(
                .badDay,
                "The data has no valid date: it was not used."
            )
        }
        return day
    }

    /// Reads whole seconds since 1970; 0 is how the source says never.
    private static func moment(_ value: JSONValue?) -> Int? {
        guard let text = value?.number, let seconds = Int(text)
        else {
            return nil
        }
        return seconds > 0 ? seconds : nil
    }

    private static func number(_ text: String) -> DecimalNumber? {
        DecimalNumber(ascii: Array(text.utf8)[...], notation: .scientific)
    }

    private static func missing(_ what: String) -> RateSheetError {
        RateSheetError(.illFormed, "The data has no \(what): it was not used.")
    }

    private static func sourceError(_ reason: String) -> RateSheetError {
        RateSheetError(
            .sourceError,
            "The source answered with an error (\(ASCII.excerpt(Array(reason.utf8)[...], limit: 200)))."
        )
    }
}
