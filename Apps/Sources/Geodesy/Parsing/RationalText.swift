extension CoordinateFormat {
    /// Rational numbers of a photograph.
    public static let exif = CoordinateFormat(
        id: "exif", name: "rational numbers of a photograph",
        read: { text throws(CoordinateError) in
            try RationalText(bytes: text.bytes, range: text.range).read()
        })
}

/// Reads the rational numbers of a photograph: `40/1 7/1 228/10 N, 74/1 7/1 228/10 W`.
struct RationalText {
    let bytes: Bytes
    let range: Range<Int>

    /// Returns the reading, or `nil` if the text is not of this form.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        guard isLikely else { return nil }
        var values: [Double] = []
        var sides: [(letter: UInt8, after: Int, at: Int)] = []
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = bytes[at]
            if byte.isDigit {
                guard let (top, slash) = bytes.decimal(at: at, before: range.upperBound),
                    bytes[slash] == UInt8(ascii: "/"),
                    let (bottom, stop) = bytes.decimal(at: slash + 1, before: range.upperBound)
                else { return nil }
                guard bottom.value > 0, !bottom.isNegative else {
                    throw CoordinateError(
                        .notFinite, "A fraction can't have a denominator of zero.", at: slash)
                }
                values.append(top.value / bottom.value)
                at = stop
            } else if byte.isLetter {
                var stop = at
                while bytes[stop].isLetter { stop += 1 }
                if stop - at == 1, Lexer.isHemisphere(byte) {
                    sides.append((byte & 0xDF, values.count, at))
                } else if !bytes.has("GPS", at: at), !bytes.has("lat", at: at),
                    !bytes.has("lon", at: at)
                {
                    return nil
                }
                at = stop
            } else {
                guard byte.isBlank || "[](),;:='\"".utf8.contains(byte) else { return nil }
                at += 1
            }
        }
        return try point(values, sides)
    }

    /// Whether there are two whole fractions at least, found before anything is computed.
    private var isLikely: Bool {
        guard bytes[range].contains(UInt8(ascii: "/")) else { return false }
        var count = 0
        for index in range where bytes[index] == UInt8(ascii: "/") {
            count += bytes[index - 1].isDigit && bytes[index + 1].isDigit ? 1 : 0
        }
        return count >= 4
    }

    private func point(
        _ values: [Double], _ sides: [(letter: UInt8, after: Int, at: Int)]
    ) throws(CoordinateError) -> ParsedCoordinate? {
        guard values.count == 6 || values.count == 4 else { return nil }
        let half = values.count / 2
        var angles = [0.0, 0.0]
        for (index, value) in values.enumerated() {
            let level = index % half
            guard level == 0 || value < 60 else {
                throw CoordinateError(
                    level == 1 ? .minutes : .seconds, "Minutes and seconds must be below 60.",
                    at: range.lowerBound)
            }
            angles[index / half] += value / [1, 60, 3600][level]
        }
        let isLatitude = sides.map {
            $0.letter == UInt8(ascii: "N") || $0.letter == UInt8(ascii: "S")
        }
        guard sides.count == 2, isLatitude[0] != isLatitude[1] else {
            let guess = try? Position(latitude: angles[0], longitude: angles[1])
            throw CoordinateError(
                .ambiguous, "The letters of the hemispheres are missing.", at: range.lowerBound,
                readings: guess.map {
                    [ParsedCoordinate(position: $0, format: .exif, doubts: [.oneLetterOnly])]
                } ?? [])
        }
        for (index, side) in sides.enumerated()
        where side.letter == UInt8(ascii: "S") || side.letter == UInt8(ascii: "W") {
            angles[index] = -angles[index]
        }
        let (lat, lon) = isLatitude[0] ? (angles[0], angles[1]) : (angles[1], angles[0])
        guard abs(lat) <= 90 else { throw .latitude(lat, at: range.lowerBound) }
        guard abs(lon) <= 180 else { throw .longitude(lon, at: range.lowerBound) }
        return ParsedCoordinate(
            position: try Position(latitude: lat, longitude: lon), format: .exif, resolution: 1e-6)
    }
}
