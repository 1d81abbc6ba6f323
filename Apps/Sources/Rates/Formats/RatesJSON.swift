import LarderText
import Money

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the readers of JSON have in common.
enum RatesJSON {
    static func root(of text: ArraySlice<UInt8>) throws(RateSheetError) -> JSONValue {
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

    static func add(
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

    static func sheet(
        in format: RateFormat, _ builder: SheetBuilder, published: Date? = nil,
        nextUpdate: Date? = nil, terms: String? = nil
    ) throws(RateSheetError) -> RateSheet {
        RateSheet(
            format: format, base: builder.base, quotation: .unitsPerBase,
            observations: try builder.sorted(), problems: builder.problems, published: published,
            nextUpdate: nextUpdate, terms: terms
        )
    }

    static func base(_ value: JSONValue?) throws(RateSheetError) -> CurrencyCode {
        guard let text = value?.string else { throw missing("base") }
        return try SheetBuilder.code(Array(text.utf8)[...])
    }

    static func day(_ value: JSONValue?) throws(RateSheetError) -> Day {
        guard let text = value?.string, let day = Day(text) else {
            throw RateSheetError(
                .badDay,
                "The data has no valid date: it was not used."
            )
        }
        return day
    }

    static func missing(_ what: String) -> RateSheetError {
        RateSheetError(.illFormed, "The data has no \(what): it was not used.")
    }

    static func sourceError(_ reason: String) -> RateSheetError {
        RateSheetError(
            .sourceError,
            "The source answered with an error (\(ASCII.excerpt(Array(reason.utf8)[...], limit: 200)))."
        )
    }
}
