extension CoordinateFormat {
    /// Well-known text.
    public static let wellKnownText = CoordinateFormat(
        id: "wellKnownText", name: "well-known text",
        read: { text throws(CoordinateError) in
            let (bytes, start) = (text.bytes, text.range.lowerBound)
            if bytes.has("point", at: start) || bytes.has("srid", at: start) {
                return try WellKnownText(bytes: bytes, range: text.range).read()
            }
            for shape in ["multi", "linestring", "polygon", "geometrycollection"] as [StaticString]
            where bytes.has(shape, at: start) && bytes[text.range].contains(UInt8(ascii: "(")) {
                throw CoordinateError(
                    .noCoordinates, "Only a point can be read as a position.", at: start)
            }
            return nil
        })
}

/// Reads `POINT(lon lat)`, with a height and with `SRID=4326;` before it.
struct WellKnownText {
    let bytes: Bytes
    let range: Range<Int>

    /// Returns the reading, or `nil` if the text only begins with the word.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        var at = range.lowerBound
        let end = range.upperBound
        if bytes.has("srid", at: at) {
            at = blanks(at + 4)
            guard bytes[at] == UInt8(ascii: "=") else { return nil }
            at = blanks(at + 1)
            guard bytes.has("4326", at: at), bytes[blanks(at + 4)] == UInt8(ascii: ";") else {
                throw CoordinateError(.referenceSystem, "Only WGS84 (4326) can be read.", at: at)
            }
            at = blanks(blanks(at + 4) + 1)
        }
        guard bytes.has("point", at: at) else { return nil }
        at = blanks(at + 5)
        let hasMeasure = bytes[at] | 0x20 == UInt8(ascii: "m")
        while bytes[at].isLetter, at < end {
            guard "zmZM".utf8.contains(bytes[at]) else { return nil }
            at += 1
        }
        at = blanks(at)
        guard bytes[at] == UInt8(ascii: "(") else { return nil }
        var numbers: [Decimal] = []
        at = blanks(at + 1)
        let first = at
        while numbers.count < 5, let (number, stop) = bytes.decimal(at: at, before: end) {
            numbers.append(number)
            at = blanks(stop)
        }
        guard (2...4).contains(numbers.count), bytes[at] == UInt8(ascii: ")"), at + 1 == end else {
            throw CoordinateError(
                .unreadable, "A point must have a longitude and a latitude.", at: at)
        }
        return try Self.point(
            numbers[0], numbers[1], numbers.count > 2 && !hasMeasure ? numbers[2].signed : nil,
            .wellKnownText, at: first)
    }

    private func blanks(_ index: Int) -> Int {
        var index = index
        while bytes[index].isBlank { index += 1 }
        return index
    }

    /// Returns a point written longitude first, and offers the other order where it fails.
    static func point(
        _ lon: Decimal, _ lat: Decimal, _ altitude: Double?, _ format: CoordinateFormat, at: Int
    ) throws(CoordinateError) -> ParsedCoordinate {
        let resolution = max(lat.unit, lon.unit)
        guard lat.value <= 90 else {
            let other = try? Position(latitude: lon.signed, longitude: lat.signed)
            throw .latitude(
                lat.signed, at: at,
                readings: other.map {
                    [
                        ParsedCoordinate(
                            position: $0, format: format, doubts: [.order], resolution: resolution)
                    ]
                } ?? [])
        }
        guard lon.value <= 180 else { throw .longitude(lon.signed, at: at) }
        return ParsedCoordinate(
            position: try Position(
                latitude: lat.signed, longitude: lon.signed, altitude: altitude),
            format: format, doubts: lat.value == 0 && lon.value == 0 ? [.nullIsland] : [],
            resolution: resolution)
    }
}
