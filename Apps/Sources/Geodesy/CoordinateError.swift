/// Why a text or a number was not taken as a position, where in the text, and what it may have meant.
public struct CoordinateError: Error, Sendable, Hashable {
    /// What a caller can base a decision on.
    public let code: Code

    /// One sentence for the person at the screen.
    public let message: String

    /// Where the trouble begins, as an offset in UTF-8 bytes of the text; `nil` without a text.
    public let at: Int?

    /// What the text may mean, most likely first; not empty when the person should be asked.
    public let readings: [ParsedCoordinate]

    /// Creates a refusal.
    public init(_ code: Code, _ message: String, at: Int? = nil, readings: [ParsedCoordinate] = [])
    {
        self.code = code
        self.message = message
        self.at = at
        self.readings = readings
    }

    /// The kinds of refusal.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The text holds nothing to read, or too much to be one position.
        case empty, tooLong
        /// Something is there that no rule knows, or known parts in an order no rule knows.
        case unreadable
        /// One angle, or none, where two are needed.
        case incomplete
        /// Two latitudes or two longitudes, or a letter that belongs to the other axis.
        case axis
        /// Degrees, minutes or seconds outside their range, or minutes after a fraction of a degree.
        case latitudeRange, longitudeRange, minutes, seconds, fraction
        /// A number that is not finite, or has too many digits.
        case notFinite
        /// There are several readings; ask.
        case ambiguous
        /// A checksum does not match, or the receiver says it has no fix.
        case checksum, noFix
        /// Coordinates of another reference system than WGS84.
        case referenceSystem
        /// A link, a code or an address that holds no coordinates by itself.
        case noCoordinates
        /// A short plus code without a place near which to look.
        case needsReference
        /// A grid reference or code that breaks its own rules.
        case grid
    }

    /// Returns the refusal of a latitude beyond a pole.
    static func latitude(_ value: Double, at: Int? = nil, readings: [ParsedCoordinate] = [])
        -> CoordinateError
    {
        CoordinateError(
            .latitudeRange, "A latitude must be between -90 and 90 degrees.", at: at,
            readings: readings
        )
    }

    /// Returns the refusal of a longitude beyond the antimeridian.
    static func longitude(_ value: Double, at: Int? = nil) -> CoordinateError {
        CoordinateError(
            .longitudeRange, "A longitude must be between -180 and 180 degrees.", at: at)
    }

    /// Returns the same refusal, said of a text that begins at `offset`.
    func shifted(by offset: Int) -> CoordinateError {
        CoordinateError(code, message, at: at.map { $0 + offset }, readings: readings)
    }
}

extension CoordinateError: CustomStringConvertible {
    /// The message and the place.
    public var description: String {
        at.map { "\(message) (at byte \($0))" } ?? message
    }
}
