extension CoordinateFormat {
    /// RFC 5870.
    public static let geoURI = CoordinateFormat(
        id: "geoURI", name: "a geo: address",
        read: { text throws(CoordinateError) in
            let start = text.range.lowerBound
            guard text.bytes.has("geo:", at: start) else { return nil }
            // "geo:" followed by a space is a label.
            guard text.bytes[start + 4].isBlank else {
                return try GeoAddress(
                    bytes: text.bytes, range: text.range, settings: text.settings
                ).read()
            }
            return try text.part(text.trimmed((start + 4)..<text.range.upperBound)).readForm()
        },
        form: Form(
            title: "geo address", isAddress: true, write: { position, _ in position.geoURI() }))
}

/// Reads RFC 5870, `geo:40.1,-74.2,12;crs=wgs84;u=35`, and what Android adds to it.
struct GeoAddress {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    func read() throws(CoordinateError) -> ParsedCoordinate {
        let start = range.lowerBound + 4
        let end = range.upperBound
        guard let (lat, comma) = bytes.decimal(at: start, before: end),
            bytes[comma] == UInt8(ascii: ",")
        else {
            throw CoordinateError(.unreadable, "A latitude and a comma must follow.", at: start)
        }
        guard let (lon, afterLon) = bytes.decimal(at: comma + 1, before: end) else {
            throw CoordinateError(.unreadable, "A longitude must follow.", at: comma + 1)
        }
        var at = afterLon
        var altitude: Double?
        if at < end, bytes[at] == UInt8(ascii: ",") {
            guard let (height, stop) = bytes.decimal(at: at + 1, before: end) else {
                throw CoordinateError(.unreadable, "The altitude is unreadable.", at: at + 1)
            }
            altitude = height.signed
            at = stop
        }
        let uncertainty = try parameters(&at, end)
        guard at == end || bytes[at] == UInt8(ascii: "?") || bytes[at] == UInt8(ascii: "#") else {
            throw CoordinateError(.unreadable, "This is not part of a geo: address.", at: at)
        }
        guard lat.value <= 90 else { throw .latitude(lat.value, at: start) }
        guard lon.value <= 180 else { throw .longitude(lon.value, at: comma + 1) }
        let isNull = lat.value == 0 && lon.value == 0
        let base = ParsedCoordinate(
            position: try Position(
                latitude: lat.signed, longitude: lat.value == 90 ? 0 : lon.signed,
                altitude: altitude, uncertainty: uncertainty),
            format: .geoURI, doubts: isNull ? [.nullIsland] : [],
            resolution: max(lat.unit, lon.unit))
        return try searched(base, isNull: isNull, at, end)
    }

    /// Reads `;crs=` and `;u=`; other parameters mean nothing here.
    private func parameters(_ at: inout Int, _ end: Int) throws(CoordinateError) -> Double? {
        var uncertainty: Double?
        while at < end, bytes[at] == UInt8(ascii: ";") {
            let start = at + 1
            at = start
            guard bytes[at].isLetter else {
                throw CoordinateError(.unreadable, "A parameter must have a name.", at: at)
            }
            while at < end, bytes[at] != UInt8(ascii: ";"), bytes[at] != UInt8(ascii: "?"),
                bytes[at] != UInt8(ascii: "#")
            {
                at += 1
            }
            if bytes.has("crs=", at: start) {
                guard bytes.has("wgs84", at: start + 4), at == start + 9 else {
                    throw CoordinateError(
                        .referenceSystem, "Only WGS84 coordinates can be read.", at: start)
                }
            } else if bytes.has("u=", at: start) {
                guard let value = bytes.decimal((start + 2)..<at), !value.isNegative else {
                    throw CoordinateError(.unreadable, "The uncertainty is unreadable.", at: start)
                }
                uncertainty = value.value
            }
        }
        return uncertainty
    }

    /// Looks for a point in Android's `?q=`, which is where the pin is.
    private func searched(
        _ base: ParsedCoordinate, isNull: Bool, _ at: Int, _ end: Int
    ) throws(CoordinateError) -> ParsedCoordinate {
        guard at < end, bytes[at] == UInt8(ascii: "?") else { return base }
        let query = Link.parameters(bytes[(at + 1)..<end])
        guard let text = query.first(where: { $0.name == "q" })?.value, !text.isEmpty else {
            return base
        }
        guard let pin = MapLink.pair(text, settings) else {
            guard !isNull else {
                throw CoordinateError(
                    .noCoordinates, "This address names a place but has no coordinates.", at: at)
            }
            return base.doubting([.ignoredText])
        }
        let reading = ParsedCoordinate(
            position: pin.position, format: .geoURI, doubts: pin.doubts, resolution: pin.resolution)
        let slack = MessageReader.slack(pin, base)
        guard isNull || abs(pin.position.latitude - base.position.latitude) <= slack,
            isNull || abs(pin.position.longitude - base.position.longitude) <= slack
        else {
            throw CoordinateError(
                .ambiguous, "This address holds two places.", at: at, readings: [reading, base])
        }
        return isNull || reading.position == base.position
            ? reading : reading.doubting([.severalForms])
    }
}
