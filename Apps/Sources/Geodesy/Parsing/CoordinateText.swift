/// A text, or a part of one, that is read as a position.
struct CoordinateText: Sendable {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    /// The text after the label, such as `MGRS`, that stands before it; the whole text if there is none.
    let body: ArraySlice<UInt8>

    /// The format that the label names.
    let labelled: CoordinateFormat?

    init(bytes: Bytes, range: Range<Int>, settings: CoordinateReader) {
        self.bytes = bytes
        self.range = range
        self.settings = settings
        (body, labelled) = Self.unlabelled(bytes, range)
    }

    /// The first byte, by which most formats are told apart.
    var first: UInt8 { bytes[range.lowerBound] }

    /// Returns another part of the text.
    func part(_ range: Range<Int>) -> CoordinateText {
        CoordinateText(bytes: bytes, range: range, settings: settings)
    }

    /// Reads a whole text, which may hold one place in several forms.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        let text = part(trimmed(range))
        guard !text.range.isEmpty else {
            throw CoordinateError(.empty, "There is nothing to read.", at: 0)
        }
        let message = MessageReader(text)
        if message.hasAddressInside { return try message.read() }
        do {
            return try text.readForm()
        } catch {
            if let reading = try message.readForms() { return reading }
            if let reading = try StretchReader(text).read(after: error) { return reading }
            throw error
        }
    }

    /// Reads one form of a position: by the first format that knows it.
    func readForm() throws(CoordinateError) -> ParsedCoordinate {
        for format in CoordinateFormat.all {
            // A label leaves out the other formats that have labels.
            if let labelled, !format.labels.isEmpty, format != labelled { continue }
            if let reading = try format.read?(self) { return reading }
        }
        throw CoordinateError(
            .noCoordinates, "There are no coordinates here.", at: range.lowerBound)
    }

    private static func unlabelled(
        _ bytes: Bytes, _ range: Range<Int>
    ) -> (ArraySlice<UInt8>, CoordinateFormat?) {
        let start = range.lowerBound
        guard bytes[start].isLetter else { return (bytes[range], nil) }
        for format in CoordinateFormat.all {
            for word in format.labels where bytes.has(word, at: start) {
                var next = start + word.utf8CodeUnitCount
                guard !bytes[next].isLetter else { continue }
                while bytes[next].isBlank || bytes[next] == UInt8(ascii: ":") { next += 1 }
                return (bytes[next..<max(next, range.upperBound)], format)
            }
        }
        return (bytes[range], nil)
    }

    /// Drops blanks and controls at both ends, and quotation marks around the whole.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let (scalar, length) = bytes.scalar(at: low)
            guard bytes[low] <= 0x20 || isBlank(scalar) else { break }
            low += length
        }
        while low < high {
            if bytes[high - 1] <= 0x20 {
                high -= 1
            } else if bytes[high - 1] == 0xA0, bytes[high - 2] == 0xC2 {
                high -= 2
            } else if bytes[high - 3] == 0xE2, isBlank(bytes.scalar(at: high - 3).value) {
                high -= 3
            } else {
                break
            }
        }
        guard high - low >= 2, low >= range.lowerBound else { return low..<max(low, high) }
        let first = bytes[low]
        if first == bytes[high - 1], first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            return trimmed((low + 1)..<(high - 1))
        }
        let opening = bytes.scalar(at: low).value
        let closing = bytes.scalar(at: high - 3).value
        if high - low > 6, opening == 0x201C || opening == 0x201E || opening == 0x2018,
            closing == 0x201C || closing == 0x201D || closing == 0x2019
        {
            return trimmed((low + 3)..<(high - 3))
        }
        return low..<high
    }

    private func isBlank(_ scalar: UInt32) -> Bool {
        if case .blank = ScalarClass(scalar) { return true }
        return false
    }
}
