extension CoordinateFormat {
    /// An NMEA sentence, with its dollar sign or without.
    public static let nmea = CoordinateFormat(
        id: "nmea", name: "an NMEA sentence",
        read: { text throws(CoordinateError) in
            let start = text.range.lowerBound
            let isNamed =
                text.first.isLetter && text.bytes[start + 5] == UInt8(ascii: ",")
                && NMEAScanner.kind(text.bytes[(start + 2)..<(start + 5)]) != nil
            guard text.first == UInt8(ascii: "$") || isNamed else { return nil }
            return try NMEAText.position(text.bytes, text.range)
        })
}

/// Reads an NMEA sentence with a position.
enum NMEAText {
    /// Reads a whole text as one sentence.
    static func position(_ bytes: Bytes, _ range: Range<Int>) throws(CoordinateError)
        -> ParsedCoordinate
    {
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
}
