extension CoordinateFormat {
    /// The encyclopedia's `coord` template.
    public static let coordTemplate = CoordinateFormat(
        id: "coordTemplate", name: "a coord template",
        read: { text throws(CoordinateError) in
            guard text.bytes.has("{{", at: text.range.lowerBound) else { return nil }
            return try CoordTemplate(
                bytes: text.bytes, range: text.range, settings: text.settings
            ).read()
        })
}

/// Reads the encyclopedia's `{{coord|40|7|24|N|74|7|24|W|type:city}}` and its `params=`.
struct CoordTemplate {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    func read() throws(CoordinateError) -> ParsedCoordinate {
        let start = range.lowerBound + 2
        guard bytes.has("coor", at: start), bytes[range.upperBound - 1] == UInt8(ascii: "}") else {
            throw CoordinateError(.unreadable, "This template is unknown.", at: range.lowerBound)
        }
        var parts = bytes[start..<range.upperBound]
            .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        parts.removeFirst()
        guard let reading = try Self.read(parts, settings) else {
            throw CoordinateError(.incomplete, "The template has no coordinates.", at: start)
        }
        return reading
    }

    /// Reads `40_7_24_N_74_7_24_W_type:city` or `40.1;-74.2`.
    static func parameters(
        _ text: [UInt8], _ settings: CoordinateReader
    ) throws(CoordinateError) -> ParsedCoordinate? {
        try read(
            text.split(whereSeparator: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ";") }),
            settings)
    }

    /// Reads the fields up to the first that is neither a number nor a hemisphere.
    private static func read(
        _ parts: [ArraySlice<UInt8>], _ settings: CoordinateReader
    ) throws(CoordinateError) -> ParsedCoordinate? {
        var text: [UInt8] = []
        var numbers = 0
        var letters = 0
        for part in parts {
            let field = part.filter { !$0.isBlank && $0 != UInt8(ascii: "}") }
            let isLetter = field.count == 1 && Lexer.isHemisphere(field[0])
            let isNumber = Bytes(field).decimal(0..<field.count) != nil
            guard isLetter || isNumber else { break }
            letters += isLetter ? 1 : 0
            numbers += isNumber ? 1 : 0
            text.append(UInt8(ascii: " "))
            text.append(contentsOf: field)
        }
        guard numbers == 2 && letters == 0 || letters == 2 else { return nil }
        let bytes = Bytes(text)
        let reading = try TextGrammar(
            bytes: bytes, range: 0..<bytes.count, settings: settings
        ).read()
        return ParsedCoordinate(
            position: reading.position, format: .coordTemplate, doubts: reading.doubts,
            resolution: reading.resolution)
    }
}
