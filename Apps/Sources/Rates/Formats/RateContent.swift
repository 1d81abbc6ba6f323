import LarderText

/// Data of a rate source before its format is known: the bytes and what they look like.
struct RateContent: Sendable {
    /// The bytes without a byte-order mark.
    let text: ArraySlice<UInt8>

    let look: Look

    /// What the data looks like.
    enum Look: Sendable {
        /// XML, with its beginning in lower case.
        case xml(String)

        /// JSON, read as a whole.
        case json(JSONValue)

        /// Lines, with the first one.
        case lines(ArraySlice<UInt8>)
    }

    /// Looks at the data; throws if it is packed, empty, a page for people, or JSON that cannot be read.
    init(_ bytes: [UInt8]) throws(RateSheetError) {
        text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
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
            look = .xml(lowered)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            look = .json(try RatesJSON.root(of: text))
        default:
            look = .lines(beginning.prefix { !ASCII.isNewline($0) })
        }
    }

    /// The beginning in lower case, if this is XML.
    var xml: String? {
        if case .xml(let beginning) = look { beginning } else { nil }
    }

    /// The data, if this is JSON.
    var json: JSONValue? {
        if case .json(let root) = look { root } else { nil }
    }

    /// The first line, if this is neither XML nor JSON.
    var line: ArraySlice<UInt8>? {
        if case .lines(let first) = look { first } else { nil }
    }

    /// Returns the first of the providers' formats that recognises the data.
    func format(of providers: [RateProvider]) throws(RateSheetError) -> RateFormat {
        for provider in providers {
            if let format = provider.formats.first(where: { $0.recognises(self) }) { return format }
        }
        switch look {
        case .xml:
            throw RateSheetError(
                .unknownFormat,
                "This XML is not from a known source of rates: check the address."
            )
        case .json(let root):
            if let message = root["error"]?.string ?? root["message"]?.string {
                throw RatesJSON.sourceError(message)
            }
            throw RateSheetError(
                .unknownFormat, "This JSON is not from a known source of rates."
            )
        case .lines(let line):
            throw RateSheetError(
                .unknownFormat,
                """
                “\(ASCII.excerpt(line))” is not the beginning of a known list of rates: check the address, \
                or use a file of \(providers.publishers).
                """
            )
        }
    }
}
