extension CoordinateFormat {
    /// ISO 6709 Annex H.
    public static let iso6709 = CoordinateFormat(
        id: "iso6709", name: "ISO 6709",
        read: { text throws(CoordinateError) in
            guard text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-") else {
                return nil
            }
            return try ISO6709Text(bytes: text.bytes, range: text.range).read()
        },
        form: Form(title: "ISO 6709", write: { position, _ in position.iso6709() }))
}

/// Reads ISO 6709 Annex H: `+40.1235-074.1235+35.0CRSWGS_84/`.
struct ISO6709Text {
    let bytes: Bytes
    let range: Range<Int>

    /// Returns the reading, or `nil` if the text is not of this form.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        let end = range.upperBound
        guard let (lat, middle) = bytes.decimal(at: range.lowerBound, before: end, comma: true),
            isSign(middle),
            let (lon, last) = bytes.decimal(at: middle, before: end, comma: true),
            lon.wholeDigits == lat.wholeDigits + 1,
            lat.wholeDigits == 2 || lat.wholeDigits == 4 || lat.wholeDigits == 6
        else { return nil }
        var at = last
        var altitude: Double?
        if at < end, isSign(at) {
            guard let (height, stop) = bytes.decimal(at: at, before: end, comma: true) else {
                throw CoordinateError(.unreadable, "The altitude is unreadable.", at: at)
            }
            altitude = height.signed
            at = stop
        }
        at = try system(at, end)
        if at < end, bytes[at] == UInt8(ascii: "/") { at += 1 }
        guard at == end else { return nil }
        let latitude = try angle(lat, degrees: 2, at: range.lowerBound)
        let longitude = try angle(lon, degrees: 3, at: middle)
        guard abs(latitude) <= 90 else { throw .latitude(latitude, at: range.lowerBound) }
        guard abs(longitude) <= 180 else { throw .longitude(longitude, at: middle) }
        let unit = lat.wholeDigits == 2 ? 1.0 : lat.wholeDigits == 4 ? 60 : 3600
        return ParsedCoordinate(
            position: try Position(latitude: latitude, longitude: longitude, altitude: altitude),
            format: .iso6709, doubts: latitude == 0 && longitude == 0 ? [.nullIsland] : [],
            resolution: max(lat.unit, lon.unit) / unit)
    }

    private func isSign(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
    }

    /// Reads the name of the reference system, which must be WGS84.
    private func system(_ start: Int, _ end: Int) throws(CoordinateError) -> Int {
        guard start < end, bytes.has("CRS", at: start) else { return start }
        var stop = start
        while stop < end, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
        let name = bytes[(start + 3)..<stop].filter { $0.isLetter || $0.isDigit }
            .map { $0.isLetter ? $0 & 0xDF : $0 }
        let known = ["WGS84", "WGS843D", "EPSG4326", "EPSG4979"]
        guard known.contains(String(decoding: name, as: UTF8.self)) else {
            throw CoordinateError(
                .referenceSystem, "Only WGS84 coordinates can be read.", at: start)
        }
        return stop
    }

    private func angle(_ number: Decimal, degrees: Int, at: Int) throws(CoordinateError) -> Double {
        var value = number.value
        var angle = 0.0
        if number.wholeDigits == degrees { return number.signed }
        let hasSeconds = number.wholeDigits == degrees + 4
        let scale = hasSeconds ? 10_000.0 : 100
        angle = (value / scale).rounded(.down)
        value -= angle * scale
        if hasSeconds {
            let minutes = (value / 100).rounded(.down)
            value -= minutes * 100
            guard minutes < 60 else {
                throw CoordinateError(.minutes, "Minutes must be below 60.", at: at)
            }
            guard value < 60 else {
                throw CoordinateError(.seconds, "Seconds must be below 60.", at: at)
            }
            angle += minutes / 60 + value / 3600
        } else {
            guard value < 60 else {
                throw CoordinateError(.minutes, "Minutes must be below 60.", at: at)
            }
            angle += value / 60
        }
        return number.isNegative ? -angle : angle
    }
}
