/// Follows a receiver line by line and combines its sentences about one moment.
///
/// ```swift
/// var reader = NMEAReader()
/// for line in log.split(separator: "\n") {
///     if let fix = try? reader.read(line) { track.append(fix) }
/// }
/// ```
public struct NMEAReader: Sendable {
    private let metresPerDilution: Double
    private var day: Int?
    private var last: NMEAFix?

    /// Creates a reader; the uncertainty of a fix is its dilution times a number of metres.
    ///
    /// 5 m is what consumer receivers reach outdoors; it is a rule of thumb, not a guarantee.
    public init(metresPerDilution: Double = 5) {
        self.metresPerDilution = metresPerDilution
    }

    /// Reads the next line and returns what is known of that moment so far.
    ///
    /// Sentences of the same moment complete each other: altitude and dilution come with GGA, date,
    /// speed and course with RMC. Lines without a position give `nil`; a line that is damaged or says
    /// that there is no fix throws, and an older position is then no longer completed.
    public mutating func read(_ line: some StringProtocol) throws(CoordinateError) -> NMEAFix? {
        let sentence: NMEASentence?
        do {
            sentence = try NMEASentence.read(line)
        } catch {
            if error.code == .noFix { last = nil }
            throw error
        }
        guard let sentence else { return nil }
        let before = last?.secondsOfDay
        if let named = sentence.day {
            day = named
        } else if let now = sentence.secondsOfDay, let before, before - now > 43_200 {
            day = day.map { $0 + 1 }  // past midnight, before the next sentence with a date
        }
        let isSame = sentence.secondsOfDay != nil && sentence.secondsOfDay == before
        let older = isSame ? last : nil
        let dilution = sentence.dilution ?? older?.dilution
        let altitude = sentence.altitude ?? older?.position.altitude
        let position = try Position(
            latitude: sentence.latitude, longitude: sentence.longitude, altitude: altitude,
            uncertainty: dilution.flatMap { $0 > 0 && $0 < 99 ? $0 * metresPerDilution : nil })
        let fix = NMEAFix(
            position: position, secondsOfDay: sentence.secondsOfDay ?? older?.secondsOfDay,
            day: day, quality: sentence.quality ?? older?.quality,
            satellites: sentence.satellites ?? older?.satellites, dilution: dilution,
            speed: sentence.speed ?? older?.speed, course: sentence.course ?? older?.course)
        last = fix
        return fix
    }
}

/// The position of a receiver at one moment.
public struct NMEAFix: Sendable, Hashable {
    /// The point, with metres above mean sea level and an estimated uncertainty if known.
    public let position: Position

    /// Seconds since midnight UTC.
    public let secondsOfDay: Double?
    /// Days since 1 January 1970.
    public let day: Int?

    /// How the receiver got its position.
    public let quality: NMEASentence.Quality?

    /// How many satellites were used.
    public let satellites: Int?
    /// Horizontal dilution of precision.
    public let dilution: Double?

    /// Metres a second, and degrees clockwise from north.
    public let speed, course: Double?

    /// Seconds since 1 January 1970 UTC, if date and time are known.
    public var secondsSince1970: Double? {
        guard let day, let secondsOfDay else { return nil }
        return Double(day) * 86_400 + secondsOfDay
    }
}
