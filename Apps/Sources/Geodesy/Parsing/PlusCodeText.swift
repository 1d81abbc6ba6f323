extension CoordinateFormat {
    /// A plus code.
    public static let plusCode = CoordinateFormat(
        id: "plusCode", name: "a plus code",
        read: { text throws(CoordinateError) in
            guard text.body.contains(UInt8(ascii: "+")) else { return nil }
            return try PlusCodeText(settings: text.settings).read(text.body)
        },
        form: Form(
            title: "Plus code", field: "plus_code",
            write: { position, _ in PlusCode(position).text }))
}

/// Reads plus codes.
struct PlusCodeText {
    let settings: CoordinateReader

    /// Reads a plus code, perhaps with the name of a town beside it.
    func read(_ body: ArraySlice<UInt8>) throws(CoordinateError) -> ParsedCoordinate? {
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
}
