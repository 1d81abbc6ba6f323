extension CoordinateFormat {
    /// Degrees with a fraction. Its reader reads every text of degrees, and refuses the rest.
    public static let decimalDegrees = CoordinateFormat(
        id: "decimalDegrees", name: "decimal degrees",
        read: { text throws(CoordinateError) in
            try TextGrammar(bytes: text.bytes, range: text.range, settings: text.settings).read()
        },
        form: Form(
            title: "Decimal degrees", field: "dd", isCommon: true,
            write: { $0.text(.decimalDegrees, decimals: $1) }))

    /// Degrees and minutes.
    public static let decimalMinutes = CoordinateFormat(
        id: "decimalMinutes", name: "degrees and minutes",
        form: Form(
            title: "Minutes", longTitle: "Degrees and minutes", field: "ddm", isCommon: true,
            write: { $0.text(.decimalMinutes, decimals: $1) }))

    /// Degrees, minutes and seconds.
    public static let degreesMinutesSeconds = CoordinateFormat(
        id: "degreesMinutesSeconds", name: "degrees, minutes and seconds",
        form: Form(
            title: "Seconds", longTitle: "Degrees, minutes, seconds", field: "dms", isCommon: true,
            write: { $0.text(.degreesMinutesSeconds, decimals: $1) }))

    /// Degrees, minutes and perhaps seconds written as one number, `400724N`.
    public static let packed = CoordinateFormat(
        id: "packed", name: "degrees and minutes packed into one number")
}

/// Reads latitude and longitude from running text.
struct TextGrammar {
    let bytes: Bytes
    let range: Range<Int>
    let settings: CoordinateReader

    /// Reads the text; where a comma may be a decimal sign or a separator both are tried.
    func read() throws(CoordinateError) -> ParsedCoordinate {
        let (points, isGlued) = attempt(commaIsDecimal: false)
        guard isGlued else { return try points.get() }
        let (commas, _) = attempt(commaIsDecimal: true)
        switch (points, commas) {
        case (.success(let a), .success(let b)):
            if a.position == b.position { return a }
            throw CoordinateError(
                .ambiguous, "The commas could be separators or decimal signs.",
                at: range.lowerBound,
                readings: [a, b])
        case (.failure(let a), .success(let b)):
            guard a.code == .ambiguous, !a.readings.isEmpty else { return b }
            throw CoordinateError(a.code, a.message, at: a.at, readings: a.readings + [b])
        case (.success(let a), .failure): return a
        case (.failure(let a), .failure(let b)):
            throw a.readings.isEmpty && !b.readings.isEmpty ? b : a
        }
    }

    private func attempt(commaIsDecimal: Bool) -> (Result<ParsedCoordinate, CoordinateError>, Bool)
    {
        var lexer = Lexer(bytes, range, commaIsDecimal: commaIsDecimal)
        do throws(CoordinateError) {
            try lexer.run()
            if commaIsDecimal {
                var brackets = 0
                for token in lexer.tokens where token.kind == .bracket { brackets += 1 }
                guard brackets <= 2 else {
                    throw CoordinateError(
                        .unreadable, "This is a list of several things.", at: range.lowerBound)
                }
            }
            var scanner = ItemScanner(lexer.tokens)
            try scanner.run()
            let reading = try FieldReader(scanner, range: range, settings: settings).read()
            return (.success(reading), lexer.hasGluedComma)
        } catch {
            return (.failure(error), lexer.hasGluedComma)
        }
    }

    /// Reads the text as one angle.
    func angle(_ axis: Axis?) throws(CoordinateError) -> Double {
        do {
            return try angle(axis, commaIsDecimal: true)
        } catch let first {
            do { return try angle(axis, commaIsDecimal: false) } catch { throw first }
        }
    }

    private func angle(_ axis: Axis?, commaIsDecimal: Bool) throws(CoordinateError) -> Double {
        var lexer = Lexer(bytes, range, commaIsDecimal: commaIsDecimal)
        try lexer.run()
        var scanner = ItemScanner(lexer.tokens)
        try scanner.run()
        let fields = try FieldReader.group(scanner.items)
        guard let field = fields.first, !scanner.hasProse else {
            throw CoordinateError(.incomplete, "There is no angle here.", at: range.lowerBound)
        }
        guard fields.count == 1, scanner.altitude == nil else {
            throw CoordinateError(
                .unreadable, "There is more than one angle here.", at: fields.last?.at)
        }
        if let axis, let named = field.axis, named != axis {
            throw CoordinateError(.axis, "The letter names the other axis.", at: field.at)
        }
        let angle = try field.angle()
        if field.items[0].sign < 0, field.designator != nil {
            throw CoordinateError(
                .ambiguous, "A sign and a letter both name the side.", at: field.at)
        }
        if let designator = field.designator, designator.isO, settings.letterO == nil {
            throw CoordinateError(
                .ambiguous, "O is east in German and west in French.", at: designator.at)
        }
        let limit = (axis ?? field.axis ?? .longitude).limit
        guard angle.magnitude <= limit else {
            throw limit == 90
                ? .latitude(angle.magnitude, at: field.at)
                : .longitude(angle.magnitude, at: field.at)
        }
        let isWest =
            field.designator.map { $0.isO ? settings.letterO == .west : $0.isNegative } ?? false
        return isWest || field.items[0].sign < 0 ? -angle.magnitude : angle.magnitude
    }
}
