/// What a text was read as: the point, the format it was recognised by, and what is not certain.
public struct ParsedCoordinate: Sendable, Hashable {
    /// The point; for a cell of a grid or code its centre.
    public let position: Position

    /// The format the text was recognised by.
    public let format: CoordinateFormat

    /// What the reader had to assume; empty when there was nothing to assume.
    public let doubts: [CoordinateWarning]

    /// How fine the text is, in degrees: its last digit, or the height of its cell.
    public let resolution: Double

    /// Creates a reading.
    public init(
        position: Position, format: CoordinateFormat, doubts: [CoordinateWarning] = [],
        resolution: Double = 0
    ) {
        self.position = position
        self.format = format
        self.doubts = doubts
        self.resolution = resolution
    }

    /// Returns the same reading with further doubts.
    func doubting(_ more: [CoordinateWarning]) -> ParsedCoordinate {
        guard !more.isEmpty else { return self }
        return ParsedCoordinate(
            position: position, format: format,
            doubts: doubts + more.filter { !doubts.contains($0) }, resolution: resolution
        )
    }
}

/// Something the reader assumed, or a person might want to know before trusting the point.
public enum CoordinateWarning: String, Sendable, Hashable, Codable, CaseIterable {
    /// The longitude was beyond 180°, so it was wrapped around.
    case longitudeTurned
    /// 0, 0: often a missing value.
    case nullIsland
    /// The order latitude, longitude was assumed although something hints at the other.
    case order
    /// Words before or after the coordinates were left out.
    case ignoredText
    /// The commas were read as decimal signs.
    case decimalComma
    /// The link gives where the map was centred, not a marked place.
    case viewport
    /// A sign and a hemisphere letter both say which side; they may contradict each other.
    case signAndLetter
    /// `O` was read as Ost (east), or as Ouest or Oeste (west).
    case letterO
    /// `S` after a UTM zone was read as the southern hemisphere, or as the band 32° to 40° north.
    case bandOrHemisphere
    /// The text could also be a word.
    case looksLikeWord
    /// Only one of the two angles has a hemisphere letter.
    case oneLetterOnly
    /// How the numbers are to be grouped was assumed.
    case grouping
    /// A dash could be a sign or a separator.
    case dash
    /// A third number was taken for the altitude in metres.
    case altitude
    /// The text holds several forms of one place; the most precise was used.
    case severalForms
    /// The code was completed near the reference point.
    case reference
    /// The cell is larger than a kilometre.
    case coarse
}
