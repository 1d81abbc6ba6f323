/// A format of positions: its name, how it is recognised and read, and how a position is written in it.
///
/// Each format is declared beside its reader; ``all`` and ``written`` are the only lists of them.
public struct CoordinateFormat: Sendable, Identifiable {
    /// The name of the format in output, such as `plusCode`.
    public let id: String

    /// The name of the format in a sentence.
    public let name: String

    /// The words that may stand before a text in this format, in lower case; a longer word comes before its
    /// beginning. A text with one is not tried in the other formats that have labels.
    var labels: [StaticString] = []

    /// Reads a text; returns nil if it is of another format, and throws if it is of this one but cannot be read.
    ///
    /// It is nil if the reader of another format reads this one too.
    var read: (@Sendable (CoordinateText) throws(CoordinateError) -> ParsedCoordinate?)?

    /// How a position is written in the format; nil if it is only read.
    public var form: Form?

    /// How a position is written in a format.
    public struct Form: Sendable {
        /// The name of the form before a position.
        public let title: String

        /// The name in full, if that is longer.
        var longTitle: String?

        /// The name of its field in JSON; nil if it is not there.
        public var field: String?

        /// Whether the form is one of those that everybody knows.
        public var isCommon = false

        /// Whether the form is an address to open.
        public var isAddress = false

        /// Writes a position, with so many decimals if it has decimals; nil where the form does not apply.
        let write: @Sendable (_ position: Position, _ decimals: Int?) -> String?

        /// Writes a position without needless blanks, if that differs.
        var writeCompact: (@Sendable (_ position: Position) -> String?)?
    }
}

extension CoordinateFormat {
    /// Every format, in the order in which they are tried: the first whose reader returns a position, or
    /// throws, decides. Degrees come last, since their reader takes any text.
    public static let all: [CoordinateFormat] = [
        .coordTemplate, .json, .geoJSON, .iso6709, .geoURI, .wellKnownText, .nmea, .mapLink,
        .plusCode, .mgrs, .utm, .ups, .maidenhead, .exif, .decimalDegrees, .decimalMinutes,
        .degreesMinutesSeconds, .packed,
    ]

    /// The formats that a position is shown in, in the order in which they are shown.
    public static let written: [CoordinateFormat] = [
        .decimalDegrees, .decimalMinutes, .degreesMinutesSeconds, .utm, .ups, .mgrs, .plusCode,
        .maidenhead, .iso6709, .geoURI, .mapLink,
    ]
}

extension CoordinateFormat: Hashable {
    public static func == (a: CoordinateFormat, b: CoordinateFormat) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension CoordinateFormat.Form {
    /// The name in full.
    public var fullTitle: String { longTitle ?? title }

    /// Returns a position in this form; nil where the form does not apply, as UTM near the poles.
    public func text(of position: Position, decimals: Int? = nil) -> String? {
        write(position, decimals)
    }

    /// Returns a position in this form, without needless blanks.
    public func compactText(of position: Position) -> String? {
        writeCompact.map { $0(position) } ?? write(position, nil)
    }
}
