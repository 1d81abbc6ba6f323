extension CoordinateFormat {
    /// A JSON object with named fields.
    public static let json = CoordinateFormat(
        id: "json", name: "JSON",
        read: { text throws(CoordinateError) in
            let json = JSONPoint(bytes: text.bytes, range: text.range, settings: text.settings)
            guard text.first == UInt8(ascii: "{"), json.isObject else { return nil }
            return try json.read()
        })

    /// GeoJSON, which is read as JSON is.
    public static let geoJSON = CoordinateFormat(id: "geoJSON", name: "GeoJSON")
}

/// Reads a JSON object with named coordinates, or a GeoJSON point; keys need no quotation marks.
struct JSONPoint {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    /// Whether the text looks like an object rather than numbers in braces.
    var isObject: Bool { bytes[range].contains(UInt8(ascii: ":")) }

    /// What was found on the way through the text.
    private struct Found {
        var latitude: (value: Decimal, at: Int)?
        var longitude: (value: Decimal, at: Int)?
        var altitude: Double?
        var accuracy: Double?
        var points: [(lon: Decimal, lat: Decimal, altitude: Double?, at: Int)] = []
        var isOtherShape = false
        var system: Int?
    }

    /// Returns the reading; an object without a point, or with several, is refused.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        let found = try scan()
        if let at = found.system {
            throw CoordinateError(.referenceSystem, "Only WGS84 coordinates can be read.", at: at)
        }
        if let point = found.points.first {
            guard !found.isOtherShape, found.points.count == 1, found.latitude == nil else {
                throw CoordinateError(
                    .ambiguous, "This holds more than one position.", at: range.lowerBound)
            }
            return try WellKnownText.point(
                point.lon, point.lat, point.altitude, .geoJSON, at: point.at)
        }
        guard !found.isOtherShape, let (lat, latAt) = found.latitude,
            let (lon, lonAt) = found.longitude
        else {
            throw CoordinateError(
                .noCoordinates, "This object has no latitude and longitude.", at: range.lowerBound)
        }
        guard lat.value <= 90 else { throw .latitude(lat.signed, at: latAt) }
        guard lon.value <= 180 else { throw .longitude(lon.signed, at: lonAt) }
        return ParsedCoordinate(
            position: try Position(
                latitude: lat.signed, longitude: lon.signed, altitude: found.altitude,
                uncertainty: found.accuracy.flatMap { $0 >= 0 ? $0 : nil }),
            format: .json, doubts: lat.value == 0 && lon.value == 0 ? [.nullIsland] : [],
            resolution: max(lat.unit, lon.unit))
    }

    /// Walks through the text once, from key to key.
    private func scan() throws(CoordinateError) -> Found {
        var found = Found()
        var at = range.lowerBound
        while at < range.upperBound {
            guard let key = word(&at) else {
                at += 1
                continue
            }
            var next = blanks(at)
            guard bytes[next] == UInt8(ascii: ":") else { continue }
            next = blanks(next + 1)
            at = max(at, next)
            try take(key, &at, &found)
        }
        return found
    }

    private func take(_ key: Range<Int>, _ at: inout Int, _ found: inout Found)
        throws(CoordinateError)
    {
        switch folded(key) {
        case "lat", "latitude", "_lat", "_latitude", "mlat":
            try Self.set(&found.latitude, number(at), at)
        case "lon", "lng", "long", "longitude", "_lon", "_lng", "_long", "_longitude", "mlon":
            try Self.set(&found.longitude, number(at), at)
        case "alt", "altitude", "ele", "elevation": found.altitude = number(at)?.signed
        case "accuracy", "horizontalaccuracy", "uncertainty": found.accuracy = number(at)?.signed
        case "type":
            if let value = word(&at) { found.isOtherShape = found.isOtherShape || isShape(value) }
        case "name", "wkid", "srid", "crs", "epsg":
            if let value = word(&at) {
                let text = folded(value)
                let isNamed = text.contains("epsg") || text.contains("crs")
                let isKnown = text.hasSuffix("4326") || text.hasSuffix("crs84") || text == "wgs84"
                if isNamed, !isKnown { found.system = value.lowerBound }
            } else if let code = number(at), code.value != 4326 {
                found.system = at
            }
        case "coordinates":
            try coordinates(&at, &found)
        default:
            // A string is skipped whole, so that nothing in it is read as a key.
            if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { _ = word(&at) }
        }
    }

    /// Reads `[lon, lat, altitude]`; deeper lists belong to lines and areas.
    private func coordinates(_ at: inout Int, _ found: inout Found) throws(CoordinateError) {
        guard bytes[at] == UInt8(ascii: "[") else { return }
        var numbers: [Decimal] = []
        var next = blanks(at + 1)
        let first = next
        if bytes[next] == UInt8(ascii: "[") {
            found.isOtherShape = true
            found.points.append((Decimal(), Decimal(), nil, first))
            return
        }
        while numbers.count < 4,
            let (number, stop) = bytes.decimal(at: next, before: range.upperBound)
        {
            numbers.append(number)
            next = blanks(stop)
            guard bytes[next] == UInt8(ascii: ",") else { break }
            next = blanks(next + 1)
        }
        guard numbers.count >= 2, bytes[next] == UInt8(ascii: "]") else {
            throw CoordinateError(
                .unreadable, "A point must have a longitude and a latitude.", at: next)
        }
        found.points.append(
            (numbers[0], numbers[1], numbers.count > 2 ? numbers[2].signed : nil, first))
        at = next + 1
    }

    private static func set(
        _ place: inout (value: Decimal, at: Int)?, _ number: Decimal?, _ at: Int
    ) throws(CoordinateError) {
        guard let number else {
            throw CoordinateError(.unreadable, "A coordinate must be a number.", at: at)
        }
        if let place, place.value.signed != number.signed {
            throw CoordinateError(.ambiguous, "This holds more than one position.", at: at)
        }
        place = (number, at)
    }

    /// Reads a number, with or without quotation marks.
    private func number(_ index: Int) -> Decimal? {
        let isQuoted = bytes[index] == UInt8(ascii: "\"")
        guard
            let (number, end) = bytes.decimal(
                at: isQuoted ? index + 1 : index, before: range.upperBound),
            bytes[end].isBlank || ",}]\"".utf8.contains(bytes[end])
        else { return nil }
        return number
    }

    /// Reads a string or a bare word, and steps behind it.
    private func word(_ at: inout Int) -> Range<Int>? {
        let quote = bytes[at]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let start = at + 1
            var end = start
            while end < range.upperBound, bytes[end] != quote {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            at = min(end + 1, range.upperBound)
            return start..<min(end, range.upperBound)
        }
        guard quote.isLetter || quote == UInt8(ascii: "_") else { return nil }
        let start = at
        while at < range.upperBound,
            bytes[at].isLetter || bytes[at].isDigit || bytes[at] == UInt8(ascii: "_")
        {
            at += 1
        }
        return start..<at
    }

    private func folded(_ range: Range<Int>) -> String {
        String(
            decoding: bytes[range].prefix(60).map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether a type names a geometry other than a point.
    private func isShape(_ range: Range<Int>) -> Bool {
        [
            "linestring", "polygon", "multipoint", "multilinestring", "multipolygon",
            "geometrycollection",
        ].contains(folded(range))
    }

    private func blanks(_ index: Int) -> Int {
        var index = index
        while bytes[index].isBlank { index += 1 }
        return index
    }
}
