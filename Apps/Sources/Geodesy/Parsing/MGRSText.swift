extension CoordinateFormat {
    /// The military grid reference system.
    public static let mgrs = CoordinateFormat(
        id: "mgrs", name: "MGRS", labels: ["mgrs", "usng"],
        read: { text throws(CoordinateError) in
            try MGRSText(text.body).read()
        },
        form: Form(
            title: "MGRS", field: "mgrs",
            write: { position, _ in MGRS(position).text(spaced: true) },
            writeCompact: { MGRS($0).text() }))
}

/// Reads an MGRS reference, with or without blanks between its parts.
struct MGRSText {
    private let text: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) { self.text = text }

    /// Returns the reading, or `nil` if the text is not of this form.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        guard text.count <= 40, text.allSatisfy({ $0.isDigit || $0.isLetter || $0.isBlank }) else {
            return nil
        }
        var parts: [UInt8] = []
        var digitRuns: [Int] = []
        var wasDigit = false
        for byte in text {
            if byte.isBlank {
                wasDigit = false
                continue
            }
            if byte.isDigit {
                if wasDigit { digitRuns[digitRuns.count - 1] += 1 } else { digitRuns.append(1) }
            }
            wasDigit = byte.isDigit
            parts.append(byte.isLetter ? byte & 0xDF : byte)
        }
        let zoneDigits = parts.prefix(while: \.isDigit).count
        let letters = parts.dropFirst(zoneDigits).prefix(while: \.isLetter)
        let digits = parts.dropFirst(zoneDigits + letters.count)
        guard letters.count == 3, zoneDigits <= 2, digits.allSatisfy(\.isDigit),
            zoneDigits > 0 || digits.count >= 2 || isPolar(letters)
        else { return nil }
        // Easting and northing are as long as each other, also where a blank divides them.
        let runs = zoneDigits > 0 ? digitRuns.dropFirst() : digitRuns[...]
        guard digits.count % 2 == 0, digits.count <= 10,
            runs.count <= 1 || (runs.count == 2 && runs.first == runs.last)
        else {
            throw CoordinateError(
                .grid, "Easting and northing must have the same number of digits.",
                at: text.startIndex)
        }
        return try reading(
            zoneDigits, Array(parts.prefix(zoneDigits)), Array(letters), Array(digits))
    }

    private func isPolar(_ letters: ArraySlice<UInt8>) -> Bool {
        letters.first.map { "ABYZ".utf8.contains($0) } ?? false
    }

    private func reading(
        _ zoneDigits: Int, _ zone: [UInt8], _ letters: [UInt8], _ digits: [UInt8]
    ) throws(CoordinateError) -> ParsedCoordinate? {
        let names = letters.map { Character(Unicode.Scalar($0)) }
        let number = zone.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        let polar = "ABYZ".contains(names[0])
        guard polar == (zoneDigits == 0), zoneDigits == 0 || (1...60).contains(number) else {
            // Three letters and no zone may still be a word.
            if zoneDigits == 0 { return nil }
            throw CoordinateError(
                .grid, "A zone must be a number from 1 to 60.", at: text.startIndex)
        }
        let half = digits.count / 2
        let value = { (part: ArraySlice<UInt8>) in part.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        let square = MGRS(
            zone: number, band: names[0], column: names[1], row: names[2],
            easting: value(digits[..<half]), northing: value(digits[half...]), precision: half)
        if digits.isEmpty, zoneDigits == 0 { return nil }
        let centre: UTM
        do {
            centre = try square.centre()
        } catch {
            throw CoordinateError(error.code, error.message, at: text.startIndex)
        }
        let doubts: [CoordinateWarning] = half < 2 ? [.coarse] : []
        return ParsedCoordinate(
            position: centre.position, format: .mgrs, doubts: doubts,
            resolution: square.size / 111_000)
    }
}
