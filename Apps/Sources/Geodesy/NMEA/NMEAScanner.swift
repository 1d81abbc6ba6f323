import LarderText

/// Takes a line of a receiver apart.
struct NMEAScanner {
    private let bytes: Bytes
    private var fields: [Range<Int>] = []

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// Returns the sentence, or `nil` if it is of a kind without a position.
    func sentence() throws(CoordinateError) -> NMEASentence? {
        var scanner = self
        guard let kind = try scanner.split() else { return nil }
        switch kind {
        case .gga:
            let quality = scanner.whole(6)
            guard let quality, quality > 0 else { throw scanner.noFix(6) }
            return try scanner.build(
                kind, position: 2, time: 1, quality: NMEASentence.Quality(rawValue: quality),
                satellites: scanner.whole(7), dilution: scanner.number(8),
                altitude: scanner.metres(9), geoid: scanner.metres(11))
        case .gns:
            let modes = scanner.slice(6)
            guard modes.contains(where: { $0 != UInt8(ascii: "N") }) else {
                throw scanner.noFix(6)
            }
            return try scanner.build(
                kind, position: 2, time: 1, quality: scanner.mode(6),
                satellites: scanner.whole(7), dilution: scanner.number(8),
                altitude: scanner.number(9), geoid: scanner.number(10))
        case .rmc:
            guard scanner.slice(2) == [UInt8(ascii: "A")], scanner.isValid(mode: 12) else {
                throw scanner.noFix(2)
            }
            return try scanner.build(
                kind, position: 3, time: 1, day: scanner.date(9), quality: scanner.mode(12),
                speed: scanner.number(7).map { $0 * 1852 / 3600 }, course: scanner.number(8))
        case .gll:
            let status = scanner.slice(6)
            guard status.isEmpty || status == [UInt8(ascii: "A")], scanner.isValid(mode: 7) else {
                throw scanner.noFix(6)
            }
            return try scanner.build(kind, position: 1, time: 5, quality: scanner.mode(7))
        }
    }

    /// Verifies the frame and finds the fields.
    private mutating func split() throws(CoordinateError) -> NMEASentence.Kind? {
        var start = bytes.firstVisible
        let end = bytes.endVisible
        guard start < end else { return nil }
        if bytes[start] == UInt8(ascii: "$") { start += 1 }
        var sum: UInt8 = 0
        var from = start
        var at = start
        while at < end, bytes[at] != UInt8(ascii: "*") {
            sum ^= bytes[at]
            if bytes[at] == UInt8(ascii: ",") {
                fields.append(from..<at)
                from = at + 1
            }
            at += 1
        }
        fields.append(from..<at)
        guard fields.count <= 40, end - start <= 200 else {
            throw CoordinateError(.tooLong, "This is longer than an NMEA sentence.", at: start)
        }
        let name = slice(0)
        guard name.count == 5, let kind = Self.kind(name.suffix(3)) else { return nil }
        if at < end {
            let given = bytes.hex(at + 1).flatMap { high in
                bytes.hex(at + 2).map { low in high * 16 + low }
            }
            guard let given, at + 3 == end, given == sum else {
                throw CoordinateError(
                    .checksum, "The checksum of the NMEA sentence is wrong.", at: at)
            }
        }
        return kind
    }

    static func kind(_ letters: some Sequence<UInt8>) -> NMEASentence.Kind? {
        NMEASentence.Kind.allCases.first { $0.rawValue.utf8.elementsEqual(letters) }
    }

    private func build(
        _ kind: NMEASentence.Kind, position: Int, time: Int, day: Int? = nil,
        quality: NMEASentence.Quality? = nil, satellites: Int? = nil, dilution: Double? = nil,
        altitude: Double? = nil, geoid: Double? = nil, speed: Double? = nil,
        course: Double? = nil
    ) throws(CoordinateError) -> NMEASentence {
        NMEASentence(
            kind: kind,
            latitude: try angle(position, degrees: 2, "N", "S"),
            longitude: try angle(position + 2, degrees: 3, "E", "W"),
            secondsOfDay: secondsOfDay(time), day: day, quality: quality,
            satellites: satellites, dilution: dilution, altitude: altitude,
            geoidSeparation: geoid, speed: speed, course: course)
    }

    /// Reads `ddmm.mmm` and its letter.
    private func angle(
        _ index: Int, degrees: Int, _ plus: Unicode.Scalar, _ minus: Unicode.Scalar
    ) throws(CoordinateError) -> Double {
        let at = field(index).lowerBound
        guard let number = bytes.decimal(field(index)), number.wholeDigits == degrees + 2 else {
            throw CoordinateError(
                .unreadable, "A coordinate of the NMEA sentence is unreadable.", at: at)
        }
        let whole = (number.value / 100).rounded(.down)
        let minutes = number.value - whole * 100
        guard minutes < 60 else {
            throw CoordinateError(.minutes, "Minutes must be below 60.", at: at)
        }
        let value = whole + minutes / 60
        let limit = degrees == 2 ? 90.0 : 180.0
        guard value <= limit else {
            throw degrees == 2 ? .latitude(value, at: at) : .longitude(value, at: at)
        }
        let letter = slice(index + 1)
        if letter.elementsEqual([UInt8(ascii: plus)]) { return value }
        if letter.elementsEqual([UInt8(ascii: minus)]) { return -value }
        throw CoordinateError(
            .axis, "The hemisphere of the NMEA sentence is missing.",
            at: field(index + 1).lowerBound)
    }

    private func noFix(_ index: Int) -> CoordinateError {
        CoordinateError(.noFix, "The receiver had no fix.", at: field(index).lowerBound)
    }

    private func field(_ index: Int) -> Range<Int> {
        index < fields.count ? fields[index] : bytes.count..<bytes.count
    }

    private func slice(_ index: Int) -> ArraySlice<UInt8> { bytes.storage[field(index)] }

    private func number(_ index: Int) -> Double? { bytes.decimal(field(index))?.signed }

    private func whole(_ index: Int) -> Int? {
        number(index).flatMap { Int(exactly: $0) }
    }

    /// Reads a length that names its unit in the next field.
    private func metres(_ index: Int) -> Double? {
        slice(index + 1) == [UInt8(ascii: "M")] ? number(index) : nil
    }

    private func isValid(mode index: Int) -> Bool { slice(index) != [UInt8(ascii: "N")] }

    private func mode(_ index: Int) -> NMEASentence.Quality? {
        switch slice(index).first {
        case UInt8(ascii: "A"): .gps
        case UInt8(ascii: "D"): .differential
        case UInt8(ascii: "P"): .precise
        case UInt8(ascii: "R"): .fixedAmbiguity
        case UInt8(ascii: "F"): .floatAmbiguity
        case UInt8(ascii: "E"): .estimated
        case UInt8(ascii: "M"): .manual
        case UInt8(ascii: "S"): .simulated
        default: nil
        }
    }

    private func secondsOfDay(_ index: Int) -> Double? {
        guard let number = bytes.decimal(field(index)), number.wholeDigits == 6 else { return nil }
        let clock = Int(number.value)
        let (hours, minutes) = (clock / 10_000, clock / 100 % 100)
        let seconds = number.value - Double(clock / 100 * 100)
        guard hours < 24, minutes < 60, seconds < 61 else { return nil }
        return Double(hours * 3600 + minutes * 60) + seconds
    }

    /// Reads `ddmmyy`; the century begins with 1980, the first year of the system.
    private func date(_ index: Int) -> Int? {
        guard let number = bytes.decimal(field(index)), number.wholeDigits == 6,
            number.fractionDigits == 0
        else { return nil }
        let date = Int(number.value)
        let (day, month, short) = (date / 10_000, date / 100 % 100, date % 100)
        let year = short >= 80 ? 1900 + short : 2000 + short
        return Day(year: year, month: month, day: day)?.daysSince1970
    }
}
