/// Reads a text with one place in several forms: a message with a link, a line of an encyclopedia.
struct MessageReader {
    private let text: CoordinateText
    private let addresses: [Range<Int>]

    init(_ text: CoordinateText) {
        self.text = text
        addresses = Self.addresses(text.bytes, text.range)
    }

    private var bytes: Bytes { text.bytes }
    private var range: Range<Int> { text.range }

    /// Whether an address stands among other words.
    var hasAddressInside: Bool {
        addresses.count > 1 || (addresses.first.map { $0 != range } ?? false)
    }

    /// Finds `geo:` and `http://` addresses up to the next blank.
    private static func addresses(_ bytes: Bytes, _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        guard bytes[range].contains(UInt8(ascii: ":")) else { return found }
        var index = range.lowerBound
        while index < range.upperBound, found.count < 8 {
            let byte = bytes[index]
            let isFirst = index == range.lowerBound || !bytes[index - 1].isLetter
            let begins =
                isFirst
                && ((byte | 0x20 == UInt8(ascii: "g") && bytes.has("geo:", at: index)
                    && !bytes[index + 4].isBlank)
                    || (byte | 0x20 == UInt8(ascii: "h")
                        && (bytes.has("http://", at: index) || bytes.has("https://", at: index))))
            guard begins else {
                index += 1
                continue
            }
            var end = index
            var isOpen = false
            while end < range.upperBound, bytes[end] > 0x20 {
                if bytes[end] == UInt8(ascii: "(") { isOpen = true }
                // A name in a geo: address may have blanks in its parentheses; a link may not.
                if bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "\"")
                    || (bytes[end] == UInt8(ascii: ")") && !isOpen)
                {
                    break
                }
                end += 1
            }
            if isOpen, byte | 0x20 == UInt8(ascii: "g") {
                while end < range.upperBound, bytes[end - 1] != UInt8(ascii: ")") { end += 1 }
            }
            found.append(index..<end)
            index = end
        }
        return found
    }

    /// Reads the addresses and the text between them.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        var readings: [ParsedCoordinate] = []
        var refusal: CoordinateError?
        var hasProse = false
        var from = range.lowerBound
        for address in addresses + [range.upperBound..<range.upperBound] {
            let words = text.trimmed(from..<max(from, address.lowerBound))
            from = address.upperBound
            if bytes[words].contains(where: \.isDigit) {
                do {
                    if let forms = try MessageReader(text.part(words)).readForms(orWhole: true) {
                        readings.append(forms)
                    }
                } catch {
                    // Numbers in the words around an address need not be coordinates.
                    hasProse = true
                    refusal = refusal ?? error
                }
            } else if !words.isEmpty {
                hasProse = true
            }
            guard !address.isEmpty else { continue }
            do {
                readings.append(try text.part(address).readForm())
            } catch {
                refusal = refusal ?? error
                hasProse = true
            }
        }
        guard let reading = try Self.agreed(readings, at: range.lowerBound) else {
            throw refusal
                ?? CoordinateError(
                    .noCoordinates, "There are no coordinates here.", at: range.lowerBound)
        }
        return hasProse ? reading.doubting([.ignoredText]) : reading
    }

    /// Reads the same place in several forms one after the other; `nil` if there is only one.
    func readForms(orWhole: Bool = false) throws(CoordinateError) -> ParsedCoordinate? {
        if orWhole {
            do {
                return try text.readForm()
            } catch {
                if let reading = try readForms() { return reading }
                throw error
            }
        }
        var readings: [ParsedCoordinate] = []
        for piece in pieces() {
            guard bytes[piece].contains(where: \.isDigit) else { continue }
            guard let reading = try? text.part(piece).readForm() else {
                return nil  // the whole was refused already, with a better reason
            }
            readings.append(reading)
        }
        return readings.count > 1 ? try Self.agreed(readings, at: range.lowerBound) : nil
    }

    /// Cuts at line ends, parentheses and spaced slashes, or else before a leading letter.
    private func pieces() -> [Range<Int>] {
        var cuts: [Range<Int>] = []
        var from = range.lowerBound
        var letter: Int?
        for index in range {
            let byte = bytes[index]
            let isSlash =
                byte == UInt8(ascii: "/") && bytes[index + 1] >= 0x80
                || byte == UInt8(ascii: "/") && bytes[index + 1].isBlank
            if byte == 0x0A || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || isSlash {
                cuts.append(from..<index)
                from = index + 1
            } else if letter == nil, Lexer.isHemisphere(byte), bytes[index - 1].isBlank,
                bytes[index + 1].isDigit
            {
                letter = index
            }
        }
        if cuts.isEmpty, let letter {
            return [range.lowerBound..<letter, letter..<range.upperBound]
        }
        cuts.append(from..<range.upperBound)
        return cuts.count > 6 ? [] : cuts.map(text.trimmed).filter { !$0.isEmpty }
    }

    /// Returns how far apart two forms of one place may be, at most a kilometre.
    static func slack(_ a: ParsedCoordinate, _ b: ParsedCoordinate) -> Double {
        min(0.01, 1.01 * (a.resolution + b.resolution)) + 1e-9
    }

    /// Returns the most precise of several readings if they agree on the place; asks otherwise.
    private static func agreed(_ readings: [ParsedCoordinate], at: Int) throws(CoordinateError)
        -> ParsedCoordinate?
    {
        guard let first = readings.first else { return nil }
        guard readings.count > 1 else { return first }
        let finest = readings.dropFirst().reduce(first) {
            $1.resolution < $0.resolution ? $1 : $0
        }
        for reading in readings {
            let slack = Self.slack(reading, finest)
            let north = reading.position.latitude - finest.position.latitude
            let east = Angle.turned(reading.position.longitude - finest.position.longitude)
            // Near a pole, degrees of longitude shrink to nothing.
            let shrink = Angle.sinCos(finest.position.latitude).cos
            guard abs(north) <= slack, abs(east) * shrink <= slack else {
                throw CoordinateError(
                    .ambiguous, "There is more than one place in this text.", at: at,
                    readings: readings)
            }
        }
        return finest.doubting([.severalForms])
    }
}
