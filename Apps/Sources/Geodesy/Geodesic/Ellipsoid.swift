/// The WGS84 ellipsoid and the sphere of the same mean radius.
public enum Ellipsoid {
    /// Equatorial radius in metres.
    public static var equatorialRadius: Double { 6_378_137 }

    /// Flattening of the poles.
    public static var flattening: Double { 1 / 298.257223563 }

    /// Mean radius (2a + b) / 3 in metres, the radius used for great circles.
    public static var meanRadius: Double { 6_371_008.8 }

    /// Ratio of the axes, 1 - f.
    static var axisRatio: Double { 1 - flattening }

    /// Polar radius in metres.
    static var polarRadius: Double { equatorialRadius * axisRatio }

    /// Third flattening n = (a - b) / (a + b).
    static var thirdFlattening: Double { flattening / (2 - flattening) }

    /// Eccentricity squared.
    static var eccentricitySquared: Double { flattening * (2 - flattening) }

    /// Second eccentricity squared.
    static var secondEccentricitySquared: Double {
        eccentricitySquared / (axisRatio * axisRatio)
    }

    /// Eccentricity.
    static var eccentricity: Double { eccentricitySquared.squareRoot() }
}
