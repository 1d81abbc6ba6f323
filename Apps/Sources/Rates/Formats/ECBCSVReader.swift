import LarderText
import Money

extension RateFormat {
    /// The CSV files of the European Central Bank: one day and whole history, unzipped.
    public static let ecbCSV = RateFormat(
        id: "ecb-csv", isSelfDelimiting: false,
        recognises: { $0.line?.starts(with: Array("Date,".utf8)) ?? false },
        reader: .dated { content throws(RateSheetError) in try ECBCSVReader.read(content.text) })
}

/// Reads the CSV files of the European Central Bank: the history and the single day.
///
/// The history has ISO days, `N/A` if nothing was published, and a comma at the end of each line;
/// the single day has a blank after each comma and writes `30 October 2026`.
enum ECBCSVReader {
    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> RateSheet {
        var builder = SheetBuilder(base: .eur)
        var codes: [CurrencyCode] = []
        var endsInComma = false
        var fields: [ArraySlice<UInt8>] = []

        for line in ASCII.Lines(text) {
            ASCII.cut(line.bytes, at: UInt8(ascii: ","), into: &fields)
            if fields.count == 1 && fields[0].isEmpty { continue }

            if line.number == 1 {
                endsInComma = fields.last?.isEmpty ?? false
                if endsInComma { fields.removeLast() }
                for field in fields.dropFirst() { codes.append(try SheetBuilder.code(field)) }
                if Set(codes).count != codes.count {
                    throw RateSheetError(
                        .duplicate, "The heading names a currency twice: the file was not used."
                    )
                }
                continue
            }
            // The comma at the end shows that a line is whole; without it, the line end does.
            let isWhole = endsInComma ? fields.last?.isEmpty ?? false : !line.isCut
            if endsInComma { fields.removeLast() }
            guard isWhole, fields.count == codes.count + 1 else {
                throw RateSheetError(
                    .truncated,
                    """
                    Line \(line.number) does not have as many columns as the heading: the file seems \
                    incomplete or damaged. Fetch it again.
                    """
                )
            }
            let day = try day(fields[0], line: line.number)
            for (code, field) in zip(codes, fields.dropFirst()) {
                if field.isEmpty || ASCII.isEqual(field, notPublished) { continue }
                try builder.add(try SheetBuilder.figure(field, of: code), of: code, on: day)
            }
        }
        let problems = builder.problems
        return RateSheet(
            format: .ecbCSV, base: .eur, quotation: .unitsPerBase,
            observations: try builder.sorted(), problems: problems
        )
    }

    private static func day(
        _ field: ArraySlice<UInt8>, line: Int
    ) throws(RateSheetError) -> Day {
        guard
            let day = Day(ascii: field, notation: .iso) ?? Day(ascii: field, notation: .english)
        else {
            throw RateSheetError(
                .badDay,
                "Line \(line) begins with “\(ASCII.excerpt(field))”, which is not a date."
            )
        }
        return day
    }

    private static let notPublished = Array("N/A".utf8)
}
