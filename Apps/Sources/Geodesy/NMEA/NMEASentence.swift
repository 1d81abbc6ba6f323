/// One sentence of a GPS receiver: GGA, RMC, GLL or GNS, its checksum verified.
public struct NMEASentence: Sendable, Hashable {
    /// The kinds that hold a position.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case gga = "GGA"
        case rmc = "RMC"
        case gll = "GLL"
        case gns = "GNS"
    }

    /// What kind of sentence it is.
    public let kind: Kind

    /// The position, in the receiver's datum, which is WGS84 unless someone changed it.
    public let latitude, longitude: Double

    /// Seconds since midnight UTC, if given.
    public let secondsOfDay: Double?

    /// Days since 1 January 1970, if given.
    public let day: Int?

    /// How the receiver got its position.
    public let quality: Quality?

    /// How many satellites were used.
    public let satellites: Int?
    /// Horizontal dilution of precision.
    public let dilution: Double?
    /// Metres above mean sea level.
    public let altitude: Double?
    /// Metres of mean sea level above the ellipsoid.
    public let geoidSeparation: Double?

    /// Metres a second over ground, and degrees clockwise from true north.
    public let speed, course: Double?

    /// The fix quality of GGA, and what the other sentences say of it.
    public enum Quality: Int, Sendable, Hashable, CaseIterable {
        case gps = 1
        case differential, precise, fixedAmbiguity, floatAmbiguity, estimated, manual, simulated
    }

    /// Reads one line; throws what is wrong with it, and returns `nil` for other sentences.
    ///
    /// A sentence of a receiver without a fix is refused with the code `noFix`.
    public static func read(_ line: some StringProtocol) throws(CoordinateError) -> NMEASentence? {
        let bytes = Bytes(Array(line.utf8))
        return try NMEAScanner(bytes).sentence()
    }
}
