/// Reads a position from what a person typed, pasted or received.
///
/// It knows degrees in every common form, ISO 6709, `geo:` addresses, links of map services,
/// GeoJSON, WKT, NMEA, UTM, MGRS, plus codes and Maidenhead locators. It never guesses silently:
/// what it had to assume is among the doubts of the reading, and a text with several meanings is
/// refused with the code `ambiguous` and all of them.
///
/// ```swift
/// let reading = try CoordinateReader().read("40°07′22.8″N 74°07′22.8″W")
/// reading.position.latitude  // 40.123
/// ```
public struct CoordinateReader: Sendable, Hashable {
    /// The place near which short plus codes are completed.
    public var reference: Position?

    /// The meaning of the letter `O`, if the person's language is known; `nil` asks.
    public var letterO: LetterO?

    /// Ost, or Ouest and Oeste.
    public enum LetterO: String, Sendable, Hashable, Codable, CaseIterable {
        case east, west
    }

    /// Creates a reader.
    public init(reference: Position? = nil, letterO: LetterO? = nil) {
        self.reference = reference
        self.letterO = letterO
    }

    /// Longer texts hold no single position.
    public static let longestText = 8_192

    /// Reads a position, or throws a `CoordinateError` that says why not and what could have been meant.
    public func read(_ text: String) throws(CoordinateError) -> ParsedCoordinate {
        guard text.utf8.count <= Self.longestText else {
            throw CoordinateError(
                .tooLong, "This text is too long for a position.", at: Self.longestText)
        }
        let source = Source(text)
        do {
            return try CoordinateText(
                bytes: source.bytes, range: 0..<source.bytes.count, settings: self
            ).read()
        } catch {
            throw CoordinateError(
                error.code, error.message, at: error.at.map(source.origin),
                readings: error.readings)
        }
    }

    /// Reads one angle in degrees, for a field that takes only a latitude or a longitude.
    ///
    /// Without an axis the letters decide, and the range is that of a longitude.
    public func readAngle(_ text: String, axis: Axis? = nil) throws(CoordinateError) -> Double {
        guard text.utf8.count <= Self.longestText else {
            throw CoordinateError(
                .tooLong, "This text is too long for an angle.", at: Self.longestText)
        }
        let source = Source(text)
        do {
            return try TextGrammar(
                bytes: source.bytes, range: 0..<source.bytes.count, settings: self
            ).angle(axis)
        } catch {
            throw CoordinateError(
                error.code, error.message, at: error.at.map(source.origin),
                readings: error.readings)
        }
    }
}
