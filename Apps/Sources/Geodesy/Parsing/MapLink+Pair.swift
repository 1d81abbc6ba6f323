extension MapLink {
    /// Reads `40.1,-74.2` or any text with coordinates; `nil` if it is something else.
    ///
    /// As a prefix the pair may be followed by more, such as `@40.1,-74.2,15z`.
    static func pair(
        _ text: [UInt8], _ settings: CoordinateReader, isPrefix: Bool = false
    ) -> ParsedCoordinate? {
        var text = text
        if Bytes(text).has("loc:", at: 0) { text.removeFirst(4) }
        if let (lat, lon) = numbers(text, isPrefix: isPrefix)?.pair { return reading(lat, lon) }
        guard !isPrefix, text.count <= 200 else { return nil }
        let bytes = Source(String(decoding: text, as: UTF8.self)).bytes
        // What is not a coordinate in a link is a name to search for.
        return try? TextGrammar(bytes: bytes, range: 0..<bytes.count, settings: settings).read()
    }

    /// Two numbers, the only thing in a text or the first.
    struct Numbers {
        let pair: (Decimal, Decimal)
    }

    /// Reads two decimal numbers with a comma or a tilde between them.
    static func numbers(_ text: [UInt8], isPrefix: Bool) -> Numbers? {
        let bytes = Bytes(text)
        var at = bytes.firstVisible
        guard let (first, comma) = bytes.decimal(at: at, before: bytes.count),
            bytes[comma] == UInt8(ascii: ",") || bytes[comma] == UInt8(ascii: "~")
        else { return nil }
        at = comma + 1
        while bytes[at] == UInt8(ascii: " ") { at += 1 }
        guard let (second, end) = bytes.decimal(at: at, before: bytes.count) else { return nil }
        at = end
        while bytes[at] == UInt8(ascii: " ") { at += 1 }
        let isEnd = at >= bytes.count || bytes[at] == UInt8(ascii: "(")
        let isNext =
            bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "/")
            || bytes[end] == UInt8(ascii: "~")
        guard isEnd || (isPrefix && isNext) else { return nil }
        return Numbers(pair: (first, second))
    }

    static func reading(_ lat: Decimal, _ lon: Decimal) -> ParsedCoordinate? {
        guard
            let position = try? Position(latitude: lat.signed, longitude: lon.signed)
        else { return nil }  // out of range: then it is not a coordinate
        return ParsedCoordinate(
            position: position, format: .mapLink,
            doubts: position.latitude == 0 && position.longitude == 0 ? [.nullIsland] : [],
            resolution: max(lat.unit, lon.unit))
    }
}
