import LarderText
import Money

extension RateFormat {
    /// The dated text of the Czech National Bank, in Czech or English.
    public static let cnbText = RateFormat(
        id: "cnb-text", isSelfDelimiting: false,
        recognises: { $0.line.flatMap { CNBReader.day(fromHeading: $0) } != nil },
        reader: .dated { content throws(RateSheetError) in try CNBReader.read(content.text) })
}

/// Reads the dated text of the Czech National Bank, in Czech or English.
///
/// The first line is a day and a number, `05.04.2016 #65` or `05 Apr 2016 #65`; the second names the
/// columns; each other line is `country|currency|amount|code|rate`, in koruna for so many units. The
/// Czech text has a decimal comma, the English one a point.
enum CNBReader {
    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> RateSheet {
        var builder = SheetBuilder(base: .czk)
        var day: Day?
        var notation = DecimalNumber.Notation.plain

        for line in ASCII.Lines(text) {
            let bytes = ASCII.trimmed(line.bytes)
            if bytes.isEmpty { continue }
            if line.number == 1 {
                day = self.day(fromHeading: bytes)
                if Day(ascii: bytes.prefix(10), notation: .dotted) != nil {
                    notation = .decimalComma
                }
                continue
            }
            var fields: [ArraySlice<UInt8>] = []
            ASCII.cut(bytes, at: UInt8(ascii: "|"), into: &fields)
            guard fields.count == 5, !line.isCut else {
                throw RateSheetError(
                    .truncated,
                    """
                    Line \(line.number) does not have five columns and a line end: the file seems \
                    incomplete or damaged. Fetch it again.
                    """
                )
            }
            if line.number == 2 { continue }
            guard let day else { break }
            let code = try SheetBuilder.code(fields[3])
            let figure = try SheetBuilder.figure(fields[4], of: code, notation: notation)
            let power = try power(ofAmount: fields[2], of: code)
            try builder.add(figure.scaled(byPowerOfTen: -power), of: code, on: day)
        }
        let problems = builder.problems
        return RateSheet(
            format: .cnbText, base: .czk, quotation: .basePerUnit,
            observations: try builder.sorted(), problems: problems
        )
    }

    /// Reads the day of a first line; `nil` if the line is not one of this format.
    static func day(fromHeading line: ArraySlice<UInt8>) -> Day? {
        guard let mark = line.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        let number = ASCII.trimmed(line[(mark + 1)...])
        guard !number.isEmpty, number.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let text = ASCII.trimmed(line[..<mark])
        return Day(ascii: text, notation: .dotted) ?? Day(ascii: text, notation: .english)
    }

    /// Reads for how many units a figure is: 1, 10, 100 and so on, so that one unit's is exact.
    private static func power(
        ofAmount bytes: ArraySlice<UInt8>, of code: CurrencyCode
    ) throws(RateSheetError) -> Int {
        let zeros = bytes.dropFirst()
        guard
            bytes.first == UInt8(ascii: "1"), zeros.count <= 6,
            zeros.allSatisfy({ $0 == UInt8(ascii: "0") })
        else {
            throw RateSheetError(
                .illFormed,
                """
                The rate of \(code) is for “\(ASCII.excerpt(bytes))” units, instead of 1, 10, 100 or \
                1000: the data was not used.
                """
            )
        }
        return zeros.count
    }
}
