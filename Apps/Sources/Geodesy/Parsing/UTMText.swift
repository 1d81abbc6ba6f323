extension CoordinateFormat {
    /// Universal transverse Mercator.
    public static let utm = CoordinateFormat(
        id: "utm", name: "UTM", labels: ["utm", "ups", "zone"],
        read: { text throws(CoordinateError) in
            try UTMText(bytes: text.bytes, range: text.range).read()
        },
        form: Form(
            title: "UTM", field: "utm",
            write: { position, _ in
                let grid = UTM(position)
                return grid.isPolar ? nil : grid.text()
            }))

    /// Universal polar stereographic: what UTM is near the poles, and read as UTM is.
    public static let ups = CoordinateFormat(
        id: "ups", name: "UPS",
        form: Form(
            title: "UPS", field: "utm",
            write: { position, _ in
                let grid = UTM(position)
                return grid.isPolar ? grid.text() : nil
            }))
}

/// Reads a grid point: `18N 582959 4445214`, `UTM zone 18 north, 582959 mE, 4445214 mN`.
struct UTMText {
    let bytes: Bytes
    let range: Range<Int>

    private var zone: Int?
    private var letter: UInt8?
    private var letterAt = 0
    private var isWord = false
    /// The axis named before a number, where names stand before the numbers.
    private var pending: UInt8?
    private var isNamedBefore = false
    private var numbers: [(value: Decimal, axis: UInt8?, at: Int)] = []

    init(bytes: Bytes, range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    /// Returns the reading, or `nil` if the text is not of this form.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        guard range.count <= 120 else { return nil }
        var copy = self
        guard copy.scan(), copy.numbers.count == 2, let letter = copy.letter else { return nil }
        let (first, second) = (copy.numbers[0], copy.numbers[1])
        let (long, short) = (first.value.wholeDigits, second.value.wholeDigits)
        // Close to the equator a northing is short.
        let isNearEquator = copy.zone != nil && first.axis != UInt8(ascii: "N") && long == 6
        guard long >= 5, short >= 5 || isNearEquator else { return nil }
        let isSwapped = first.axis == UInt8(ascii: "N") || second.axis == UInt8(ascii: "E")
        if isSwapped, first.axis == UInt8(ascii: "E") || second.axis == UInt8(ascii: "N") {
            return nil
        }
        let (east, north) = isSwapped ? (second, first) : (first, second)
        return try copy.reading(letter, east.value, north.value)
    }

    /// Walks through the words; `false` when one does not belong to a grid point.
    private mutating func scan() -> Bool {
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = bytes[at]
            if byte.isDigit {
                guard let (number, stop) = bytes.decimal(at: at, before: range.upperBound) else {
                    return false
                }
                if zone == nil, numbers.count != 1, pending == nil, number.wholeDigits <= 2,
                    number.fractionDigits == 0
                {
                    zone = Int(number.value)
                } else {
                    guard numbers.count < 2 else { return false }
                    numbers.append((number, pending, at))
                    pending = nil
                }
                at = stop
            } else if byte.isLetter {
                var stop = at
                while stop < range.upperBound, bytes[stop].isLetter { stop += 1 }
                guard word(at, stop) else { return false }
                at = stop
            } else {
                guard
                    byte.isBlank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
                        || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ".")
                else { return false }
                at += 1
            }
        }
        return true
    }

    private mutating func word(_ start: Int, _ stop: Int) -> Bool {
        switch stop - start {
        case 1:
            let upper = bytes[start] & 0xDF
            // Behind two numbers a lone letter is the band: "582959 4445214 18T".
            if letter == nil,
                numbers.isEmpty || (numbers.count == 2 && bytes[start - 1].isDigit && zone != nil)
            {
                letter = bytes[start]
                letterAt = start
                return true
            }
            if !numbers.isEmpty, upper == UInt8(ascii: "M") { return true }
            // "E 582959 N 4445214" names them before, "582959 E 4445214 N" behind.
            if numbers.isEmpty || numbers[0].axis != nil && numbers.count == 1 && isNamedBefore {
                isNamedBefore = true
                return announce(upper)
            }
            return mark(upper)
        case 2 where bytes[start] | 0x20 == UInt8(ascii: "m"):
            return mark(bytes[start + 1] & 0xDF)
        default:
            for (name, axis) in [("easting", "E"), ("northing", "N")]
                as [(StaticString, Unicode.Scalar)]
            where bytes.has(name, at: start) && stop - start == name.utf8CodeUnitCount {
                isNamedBefore = true
                return announce(UInt8(ascii: axis))
            }
            for name in ["utm", "ups", "zone"] as [StaticString]
            where bytes.has(name, at: start) && stop - start == name.utf8CodeUnitCount {
                return true
            }
            for (name, side) in [
                ("north", "N"), ("northern", "N"), ("south", "S"), ("southern", "S"),
            ] as [(StaticString, Unicode.Scalar)]
            where bytes.has(name, at: start) && stop - start == name.utf8CodeUnitCount {
                guard letter == nil else { return false }
                letter = UInt8(ascii: side)
                letterAt = start
                isWord = true
                return true
            }
            return bytes.has("hemisphere", at: start) && stop - start == 10
        }
    }

    /// Remembers the axis of the number to come.
    private mutating func announce(_ axis: UInt8) -> Bool {
        guard pending == nil, axis == UInt8(ascii: "E") || axis == UInt8(ascii: "N") else {
            return false
        }
        pending = axis
        return true
    }

    private mutating func mark(_ axis: UInt8) -> Bool {
        guard let last = numbers.indices.last, numbers[last].axis == nil else { return false }
        guard axis == UInt8(ascii: "E") || axis == UInt8(ascii: "N") else { return false }
        numbers[last].axis = axis
        return true
    }

    private func reading(
        _ letter: UInt8, _ east: Decimal, _ north: Decimal
    ) throws(CoordinateError) -> ParsedCoordinate? {
        let upper = letter & 0xDF
        guard let zone else {
            return try polar(upper, east, north)
        }
        guard (1...60).contains(zone) else {
            throw CoordinateError(
                .grid, "A UTM zone must be a number from 1 to 60.", at: range.lowerBound)
        }
        guard let band = MGRSLetters.bands.firstIndex(of: Character(Unicode.Scalar(upper))) else {
            throw CoordinateError(
                .grid, "This letter is neither a band nor a hemisphere.", at: letterAt)
        }
        // N is north either way; S is south, or the band from 32° to 40° north.
        if upper == UInt8(ascii: "S") {
            let south = try? point(zone, false, east, north)
            let inBand = try? banded(point(zone, true, east, north), band)
            guard let inBand else { return try point(zone, false, east, north) }
            guard let south else { return inBand }
            if isWord { return south }
            // Those who write a small s mean the hemisphere: bands are capitals.
            if letter == UInt8(ascii: "s") { return south.doubting([.bandOrHemisphere]) }
            throw CoordinateError(
                .ambiguous, "Is S the southern hemisphere or the band from 32° to 40° north?",
                at: letterAt,
                readings: [south, inBand].map { $0.doubting([.bandOrHemisphere]) })
        }
        let reading = try point(zone, band >= 10, east, north)
        if upper == UInt8(ascii: "N") { return reading }
        guard let checked = banded(reading, band) else {
            throw CoordinateError(.grid, "The northing is outside that band.", at: letterAt)
        }
        return checked
    }

    private func polar(
        _ upper: UInt8, _ east: Decimal, _ north: Decimal
    ) throws(CoordinateError) -> ParsedCoordinate? {
        switch upper {
        case UInt8(ascii: "N"), UInt8(ascii: "Y"), UInt8(ascii: "Z"):
            try point(0, true, east, north)
        case UInt8(ascii: "S"), UInt8(ascii: "A"), UInt8(ascii: "B"):
            try point(0, false, east, north)
        default: nil
        }
    }

    private func banded(_ reading: ParsedCoordinate, _ band: Int) -> ParsedCoordinate? {
        let south = Double(band * 8 - 80) - 0.01
        let top = (band == 19 ? 84 : Double(band * 8 - 72)) + 0.01
        return (south...top).contains(reading.position.latitude) ? reading : nil
    }

    private func point(
        _ zone: Int, _ isNorth: Bool, _ east: Decimal, _ north: Decimal
    ) throws(CoordinateError) -> ParsedCoordinate {
        let grid: UTM
        do {
            grid = try UTM(
                zone: zone, isNorth: isNorth, easting: east.value, northing: north.value)
        } catch {
            throw CoordinateError(error.code, error.message, at: numbers.first?.at)
        }
        return ParsedCoordinate(
            position: grid.position, format: zone == 0 ? .ups : .utm,
            resolution: max(east.unit, north.unit) / 111_000)
    }
}
