/// Recognises the kind of a text by its beginning.
struct Dispatcher {
    let bytes: Bytes
    let settings: CoordinateReader

    /// Reads a whole text, which may hold one place in several forms.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        let range = trimmed(0..<bytes.count)
        guard !range.isEmpty else {
            throw CoordinateError(.empty, "There is nothing to read.", at: 0)
        }
        let message = MessageReader(dispatcher: self, range: range)
        if message.hasAddressInside { return try message.read() }
        do {
            return try form(range)
        } catch {
            if let reading = try message.readForms() { return reading }
            throw error
        }
    }

    /// Reads one form of a position.
    func form(_ range: Range<Int>) throws(CoordinateError) -> ParsedCoordinate {
        let start = range.lowerBound
        switch bytes[start] {
        case UInt8(ascii: "$"): return try nmea(range)
        case UInt8(ascii: "{"):
            if bytes[start + 1] == UInt8(ascii: "{") {
                return try CoordTemplate(bytes: bytes, range: range, settings: settings).read()
            }
            let json = JSONPoint(bytes: bytes, range: range, settings: settings)
            if json.isObject { return try json.read() }
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            if let reading = try ISO6709Text(bytes: bytes, range: range).read() { return reading }
        case let byte where byte.isLetter:
            if let reading = try named(range) { return reading }
        default: break
        }
        if let reading = try GridText(bytes: bytes, range: range, settings: settings).read() {
            return reading
        }
        if let reading = try RationalText(bytes: bytes, range: range).read() { return reading }
        return try TextGrammar(bytes: bytes, range: range, settings: settings).read()
    }

    /// Reads a text that begins with the name of its format or with an address.
    private func named(_ range: Range<Int>) throws(CoordinateError) -> ParsedCoordinate? {
        let start = range.lowerBound
        if bytes.has("geo:", at: start) {
            // "geo:" followed by a space is a label.
            guard bytes[start + 4].isBlank else {
                return try GeoAddress(bytes: bytes, range: range, settings: settings).read()
            }
            return try form(trimmed((start + 4)..<range.upperBound))
        }
        if bytes.has("point", at: start) || bytes.has("srid", at: start) {
            return try WellKnownText(bytes: bytes, range: range).read()
        }
        for shape in ["multi", "linestring", "polygon", "geometrycollection"] as [StaticString]
        where bytes.has(shape, at: start) && bytes[range].contains(UInt8(ascii: "(")) {
            throw CoordinateError(
                .noCoordinates, "Only a point can be read as a position.", at: start)
        }
        if bytes[start + 5] == UInt8(ascii: ","),
            NMEAScanner.kind(bytes[(start + 2)..<(start + 5)]) != nil
        {
            return try nmea(range)
        }
        if let link = Link(bytes, range) {
            return try MapLink(link: link, settings: settings, at: start).read()
        }
        return nil
    }

    private func nmea(_ range: Range<Int>) throws(CoordinateError) -> ParsedCoordinate {
        let found: NMEASentence?
        do {
            found = try NMEAScanner(Bytes(Array(bytes[range]))).sentence()
        } catch {
            throw error.shifted(by: range.lowerBound)
        }
        guard let sentence = found else {
            throw CoordinateError(
                .noCoordinates, "This is not an NMEA sentence with a position.",
                at: range.lowerBound)
        }
        return ParsedCoordinate(
            position: try Position(
                latitude: sentence.latitude, longitude: sentence.longitude,
                altitude: sentence.altitude, uncertainty: sentence.dilution.map { $0 * 5 }),
            format: .nmea, resolution: 1e-6)
    }

    /// Drops blanks and controls at both ends, and quotation marks around the whole.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let (scalar, length) = bytes.scalar(at: low)
            guard bytes[low] <= 0x20 || isBlank(scalar) else { break }
            low += length
        }
        while low < high {
            if bytes[high - 1] <= 0x20 {
                high -= 1
            } else if bytes[high - 1] == 0xA0, bytes[high - 2] == 0xC2 {
                high -= 2
            } else if bytes[high - 3] == 0xE2, isBlank(bytes.scalar(at: high - 3).value) {
                high -= 3
            } else {
                break
            }
        }
        guard high - low >= 2, low >= range.lowerBound else { return low..<max(low, high) }
        let first = bytes[low]
        if first == bytes[high - 1], first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            return trimmed((low + 1)..<(high - 1))
        }
        let opening = bytes.scalar(at: low).value
        let closing = bytes.scalar(at: high - 3).value
        if high - low > 6, opening == 0x201C || opening == 0x201E || opening == 0x2018,
            closing == 0x201C || closing == 0x201D || closing == 0x2019
        {
            return trimmed((low + 3)..<(high - 3))
        }
        return low..<high
    }

    private func isBlank(_ scalar: UInt32) -> Bool {
        if case .blank = ScalarClass(scalar) { return true }
        return false
    }
}
