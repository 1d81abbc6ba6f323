public import LarderText

/// The formats that rates are read from.
public enum RateFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// The XML files of the European Central Bank: daily, 90 days, whole history.
    case ecbXML = "ecb-xml"

    /// The CSV files of the European Central Bank: one day and whole history, unzipped.
    case ecbCSV = "ecb-csv"

    /// The dated text of the Czech National Bank, in Czech or English.
    case cnbText = "cnb-text"

    /// Lines of `CODE|Name|rate`, in euro and without a date.
    case pipeText = "pipe-text"

    /// The JSON of frankfurter, version 1: one day or a range.
    case frankfurterV1 = "frankfurter-v1"

    /// The JSON of frankfurter, version 2: rows.
    case frankfurterV2 = "frankfurter-v2"

    /// The JSON of open.er-api.com, version 6.
    case erAPI = "er-api-v6"

    /// Whether the data names the day of its figures; if not, the caller must.
    public var isDated: Bool { self != .pipeText }

    /// Whether the format marks its own end, so that incomplete data cannot be read.
    public var isSelfDelimiting: Bool {
        switch self {
        case .ecbXML, .frankfurterV1, .frankfurterV2, .erAPI: true
        case .ecbCSV, .cnbText, .pipeText: false
        }
    }

    /// Recognises the format by the content; throws if it is not known.
    ///
    /// This looks only at the beginning; reading shows whether the rest follows the format.
    public static func recognise(_ bytes: [UInt8]) throws(RateSheetError) -> RateFormat {
        try Content(bytes).format()
    }
}

extension RateSheet {
    /// Reads the data of a rate source, in the format that its content shows.
    ///
    /// Data that is incomplete, does not follow its format, or contains a zero, a negative number
    /// or a currency twice is refused as a whole. Only the line formats without an end mark
    /// (``RateFormat/pipeText``) skip a bad line and list it among ``problems``.
    ///
    /// - Parameter day: The day of the figures, for data without a date; ignored otherwise.
    public init(reading bytes: [UInt8], day: Day? = nil) throws(RateSheetError) {
        let content = Content(bytes)
        switch try content.format() {
        case .ecbXML: self = try ECBXMLReader.read(content.text)
        case .ecbCSV: self = try ECBCSVReader.read(content.text)
        case .cnbText: self = try CNBReader.read(content.text)
        case .pipeText:
            guard let day else {
                throw RateSheetError(
                    .badDay,
                    "This list of rates has no date: say which day its rates are for."
                )
            }
            self = try PipeTextReader.read(content.text, day: day)
        case .frankfurterV1, .frankfurterV2, .erAPI:
            self = try JSONRatesReader.read(content.text)
        }
    }
}

/// The bytes without a byte-order mark, and what they look like.
private struct Content {
    let text: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    }

    func format() throws(RateSheetError) -> RateFormat {
        if text.starts(with: [0x50, 0x4B]) || text.starts(with: [0x1F, 0x8B]) {
            throw RateSheetError(
                .packed, "This file is packed (zip or gzip): unpack it, and give the file inside."
            )
        }
        guard let start = text.firstIndex(where: { !ASCII.isBlank($0) }) else {
            throw RateSheetError(.empty, "The data is empty: try again later.")
        }
        let beginning = text[start...].prefix(1_024)
        switch text[start] {
        case UInt8(ascii: "<"):
            let lowered = String(decoding: beginning, as: UTF8.self).lowercased()
            if lowered.contains("<!doctype html") || lowered.contains("<html") {
                throw RateSheetError(
                    .page,
                    """
                    A web page came instead of rates, perhaps a login page: open a browser, sign in \
                    to the network, and try again.
                    """
                )
            }
            if lowered.contains("eurofxref") { return .ecbXML }
            throw RateSheetError(
                .unknownFormat,
                "This XML is not a file of ECB rates: check the address."
            )
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return try JSONRatesReader.format(of: text)
        default:
            break
        }
        let line = beginning.prefix { !ASCII.isNewline($0) }
        if line.starts(with: Array("Date,".utf8)) { return .ecbCSV }
        if CNBReader.day(fromHeading: line) != nil { return .cnbText }
        if line.contains(UInt8(ascii: "|")) { return .pipeText }
        throw RateSheetError(
            .unknownFormat,
            """
            “\(ASCII.excerpt(line))” is not the beginning of a known list of rates: check the address, \
            or use a file of the European Central Bank, the Czech National Bank, frankfurter or er-api.
            """
        )
    }
}
