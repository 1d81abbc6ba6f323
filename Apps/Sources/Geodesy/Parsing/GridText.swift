/// Recognises grid references and codes: MGRS, UTM, UPS, plus codes, Maidenhead.
struct GridText {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    /// Returns the reading, or `nil` if the text is of none of these forms.
    func read() throws(CoordinateError) -> ParsedCoordinate? {
        let (body, name) = named()
        if body.contains(UInt8(ascii: "+")) {
            if let reading = try plusCode(body) { return reading }
        }
        if name == nil || name == .mgrs, let reading = try MGRSText(body).read() {
            return reading
        }
        if name == nil || name == .utm,
            let reading = try UTMText(bytes: bytes, range: range).read()
        {
            return reading
        }
        if name == nil || name == .locator { return try locator(body, isNamed: name != nil) }
        return nil
    }

    private enum Name { case mgrs, utm, locator }

    private static let names: [(StaticString, Name)] = [
        ("mgrs", .mgrs), ("usng", .mgrs), ("utm", .utm), ("ups", .utm), ("zone", .utm),
        ("maidenhead", .locator), ("locator", .locator), ("qth", .locator),
        ("grid square", .locator), ("gridsquare", .locator), ("grid", .locator),
    ]

    /// Removes the name of the grid from the beginning.
    private func named() -> (ArraySlice<UInt8>, Name?) {
        let start = range.lowerBound
        guard bytes[start].isLetter else { return (bytes[range], nil) }
        for (word, name) in Self.names where bytes.has(word, at: start) {
            var next = start + word.utf8CodeUnitCount
            guard !bytes[next].isLetter else { continue }
            while bytes[next].isBlank || bytes[next] == UInt8(ascii: ":") { next += 1 }
            return (bytes[next..<max(next, range.upperBound)], name)
        }
        return (bytes[range], nil)
    }

    /// Reads a plus code, perhaps with the name of a town beside it.
    private func plusCode(_ body: ArraySlice<UInt8>) throws(CoordinateError) -> ParsedCoordinate? {
        var code: ArraySlice<UInt8>?
        var words = 0
        for word in body.split(whereSeparator: { $0.isBlank || $0 == UInt8(ascii: ",") }) {
            words += 1
            guard let plus = word.firstIndex(of: UInt8(ascii: "+")) else { continue }
            // Two characters and a plus could be anything; a sign before digits is a number.
            if plus - word.startIndex >= 4, code == nil { code = word }
        }
        guard let code else { return nil }
        let text = String(decoding: code, as: UTF8.self)
        switch PlusCode.kind(Array(code)) {
        case .full:
            return PlusCode(text).map {
                reading($0, doubts: words > 1 ? [.ignoredText] : [])
            }
        case .short:
            guard let reference = settings.reference, words == 1 else {
                throw CoordinateError(
                    .needsReference,
                    words == 1
                        ? "A short plus code needs a nearby place to complete it."
                        : "A short plus code with a name needs that place's coordinates.",
                    at: code.startIndex)
            }
            return PlusCode(short: text, near: reference).map { reading($0, doubts: [.reference]) }
        case .invalid:
            let isCode = code.allSatisfy {
                PlusCode.values[Int($0)] >= 0 || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "0")
            }
            let isEight = code.firstIndex(of: UInt8(ascii: "+")) == code.startIndex + 8
            guard isCode, isEight || code.contains(where: \.isLetter) else { return nil }
            throw CoordinateError(.grid, "This is not a valid plus code.", at: code.startIndex)
        }
    }

    private func reading(_ code: PlusCode, doubts: [CoordinateWarning]) -> ParsedCoordinate {
        let height = code.north - code.south
        return ParsedCoordinate(
            position: code.position, format: .plusCode,
            doubts: doubts + (height > 0.01 ? [.coarse] : []), resolution: height)
    }

    /// Reads a Maidenhead locator; four characters could as well be a word.
    private func locator(_ body: ArraySlice<UInt8>, isNamed: Bool) throws(CoordinateError)
        -> ParsedCoordinate?
    {
        guard body.count <= 10, body.count >= 4, let first = body.first, first.isLetter,
            let cell = Maidenhead(Array(body))
        else { return nil }
        let reading = ParsedCoordinate(
            position: cell.position, format: .maidenhead,
            doubts: cell.height > 0.01 ? [.coarse] : [], resolution: cell.height)
        guard isNamed || body.count > 4 else {
            throw CoordinateError(
                .ambiguous, "This could be a Maidenhead locator or a word.", at: range.lowerBound,
                readings: [reading.doubting([.looksLikeWord])])
        }
        return reading
    }
}
