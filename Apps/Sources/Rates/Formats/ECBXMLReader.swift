import LarderText
import Money

extension RateFormat {
    /// The XML files of the European Central Bank: daily, 90 days, whole history.
    public static let ecbXML = RateFormat(
        id: "ecb-xml", isSelfDelimiting: true,
        recognises: { $0.xml?.contains("eurofxref") ?? false },
        reader: .dated { content throws(RateSheetError) in try ECBXMLReader.read(content.text) })
}

/// Reads the XML files of the European Central Bank, in both their dialects.
///
/// The daily file has one cube a line, apostrophes and fixed decimals, the history one line a day,
/// quotation marks and no trailing zeros; the numbers are the same.
enum ECBXMLReader {
    static func read(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> RateSheet {
        try text.withUnsafeBufferPointer { bytes throws(RateSheetError) in
            try read(try StrictXML(text, bytes))
        }
    }

    private static func read(_ elements: StrictXML) throws(RateSheetError) -> RateSheet {
        var builder = SheetBuilder(base: .eur)
        var xml = elements
        var day: Day?

        while let event = try xml.next() {
            if event == .end {
                if xml.depth == 2 { day = nil }
                continue
            }
            if xml.depth == 1 {
                guard ASCII.isEqual(xml.name, envelope), ASCII.isEqual(xml.namespace, gesmes) else {
                    throw RateSheetError(
                        .unknownFormat,
                        """
                        This XML is not a file of reference rates of the European Central Bank: check \
                        the address.
                        """
                    )
                }
                continue
            }
            guard ASCII.isEqual(xml.name, cube), ASCII.isEqual(xml.namespace, vocabulary) else {
                continue
            }
            switch xml.depth {
            case 2:
                try expect(xml.attributes, [])
            case 3:
                try expect(xml.attributes, [time])
                day = try self.day(xml.attributes[0].value)
            case 4:
                guard let day else { throw unexpected() }
                try expect(xml.attributes, [currency, rate])
                let code = try SheetBuilder.code(xml.attributes[0].value)
                let figure = try SheetBuilder.figure(xml.attributes[1].value, of: code)
                try builder.add(figure, of: code, on: day)
            default:
                throw unexpected()
            }
        }
        let problems = builder.problems
        return RateSheet(
            format: .ecbXML, base: .eur, quotation: .unitsPerBase,
            observations: try builder.sorted(), problems: problems
        )
    }

    private static func day(_ text: ArraySlice<UInt8>) throws(RateSheetError) -> Day {
        guard let day = Day(ascii: text) else {
            throw RateSheetError(
                .badDay,
                "“\(ASCII.excerpt(text))” is not a date: the file was not used."
            )
        }
        return day
    }

    /// An attribute that is not known might change what the number means, a multiplier for one.
    private static func expect(
        _ attributes: [StrictXML.Attribute], _ names: [[UInt8]]
    ) throws(RateSheetError) {
        guard
            attributes.count == names.count,
            zip(attributes, names).allSatisfy({ ASCII.isEqual($0.name, $1) })
        else { throw unexpected() }
    }

    private static func unexpected() -> RateSheetError {
        RateSheetError(
            .illFormed,
            "The file's cubes are not nested as time, then currency and rate: it was not used."
        )
    }

    private static let gesmes = Array("http://www.gesmes.org/xml/2002-08-01".utf8)
    private static let vocabulary = Array("http://www.ecb.int/vocabulary/2002-08-01/eurofxref".utf8)
    private static let envelope = Array("Envelope".utf8)
    private static let cube = Array("Cube".utf8)
    private static let time = Array("time".utf8)
    private static let currency = Array("currency".utf8)
    private static let rate = Array("rate".utf8)
}
