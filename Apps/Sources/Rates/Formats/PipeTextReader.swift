import LarderText
import Money

extension RateFormat {
    /// Lines of `CODE|Name|rate`, in euro and without a date.
    public static let pipeText = RateFormat(
        id: "pipe-text", isSelfDelimiting: false,
        recognises: { $0.line?.contains(UInt8(ascii: "|")) ?? false },
        reader: .undated { content, day throws(RateSheetError) in
            try PipeTextReader.read(content.text, day: day)
        })
}

/// Reads lines of `CODE|Name|rate`, in units per euro, line by line.
///
/// The format has neither date nor end mark, and its files were edited by hand: an unusable line is
/// left out and listed, and ``RateSheet/checked(today:against:rules:)`` refuses the data if there
/// are many. Of two lines for one currency, the first counts. A last line without a line end may
/// have lost digits and is left out.
enum PipeTextReader {
    static func read(
        _ text: ArraySlice<UInt8>, day: Day
    ) throws(RateSheetError) -> RateSheet {
        var builder = SheetBuilder(base: .eur)
        var seen: Set<CurrencyCode> = []
        for line in ASCII.Lines(text) {
            if ASCII.trimmed(line.bytes).isEmpty { continue }
            do throws(RateSheetError) {
                let (code, figure) = try entry(line)
                if !seen.insert(code).inserted {
                    throw RateSheetError(.duplicate, "\(code) occurs a second time")
                }
                try builder.add(figure, of: code, on: day)
            } catch {
                builder.problem(
                    RateProblem(
                        line: line.number, error.code,
                        "Line \(line.number) was left out: \(error.message)."
                    )
                )
            }
        }
        let problems = builder.problems
        return RateSheet(
            format: .pipeText, base: .eur, quotation: .unitsPerBase,
            observations: try builder.sorted(), problems: problems
        )
    }

    private static func entry(
        _ line: ASCII.Line
    ) throws(RateSheetError) -> (CurrencyCode, DecimalNumber) {
        if line.isCut {
            throw RateSheetError(.truncated, "it has no line end and may be incomplete")
        }
        var fields: [ArraySlice<UInt8>] = []
        ASCII.cut(line.bytes, at: UInt8(ascii: "|"), into: &fields)
        if fields.count < 3 { throw RateSheetError(.illFormed, "it has fewer than three columns") }
        guard let code = CurrencyCode(ascii: fields[0]) else {
            throw RateSheetError(
                .unknownCurrency,
                "“\(ASCII.excerpt(fields[0]))” is not a code of three capital letters"
            )
        }
        guard let figure = DecimalNumber(ascii: fields[2], notation: .scientific) else {
            throw RateSheetError(
                .notANumber,
                "“\(ASCII.excerpt(fields[2]))” is not a number as in 1234.5"
            )
        }
        do {
            try SheetBuilder.check(figure, of: code)
        } catch {
            throw RateSheetError(.notPositive, "\(figure) cannot be an exchange rate")
        }
        return (code, figure)
    }
}
