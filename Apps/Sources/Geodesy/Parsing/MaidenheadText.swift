extension CoordinateFormat {
    /// A Maidenhead locator.
    public static let maidenhead = CoordinateFormat(
        id: "maidenhead", name: "a Maidenhead locator",
        labels: ["maidenhead", "locator", "qth", "grid square", "gridsquare", "grid"],
        read: { text throws(CoordinateError) in
            try MaidenheadText(range: text.range).read(text.body, isNamed: text.labelled != nil)
        },
        form: Form(
            title: "Maidenhead", field: "maidenhead",
            write: { position, _ in Maidenhead(position).text }))
}

/// Reads Maidenhead locators.
struct MaidenheadText {
    let range: Range<Int>

    /// Reads a Maidenhead locator; four characters could as well be a word.
    func read(_ body: ArraySlice<UInt8>, isNamed: Bool) throws(CoordinateError)
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
