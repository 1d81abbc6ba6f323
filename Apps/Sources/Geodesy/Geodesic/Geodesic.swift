/// The shortest line between two points of the ellipsoid, or the line from a point in a direction.
///
/// After C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013) 43-55: accurate to
/// nanometres for every pair of points, antipodes and poles included.
public struct Geodesic: Sendable, Hashable {
    /// Length in metres.
    public let distance: Double

    /// Direction at the start in degrees clockwise from north, -180 to 180.
    public let initialAzimuth: Double

    /// Direction at the end, onwards, in degrees clockwise from north, -180 to 180.
    public let finalAzimuth: Double

    /// Where the line ends.
    public let destination: Position
}

extension Position {
    /// Returns the geodesic to another point.
    ///
    /// Between antipodes, at a pole and to the same point the direction is a convention.
    public func geodesic(to other: Position) -> Geodesic {
        let solution = Geodesic.inverse(
            latitude1: latitude, longitude1: longitude,
            latitude2: other.latitude, longitude2: other.longitude
        )
        return Geodesic(
            distance: solution.distance, initialAzimuth: solution.initialAzimuth,
            finalAzimuth: solution.finalAzimuth, destination: other
        )
    }

    /// Returns the geodesic that leaves in a direction and ends after a number of metres.
    public func geodesic(azimuth: Double, distance: Double) -> Geodesic {
        Geodesic.direct(
            latitude: latitude, longitude: longitude, azimuth: azimuth, distance: distance
        )
    }

    /// Returns the metres to another point along the ellipsoid.
    public func distance(to other: Position) -> Double {
        Geodesic.inverse(
            latitude1: latitude, longitude1: longitude,
            latitude2: other.latitude, longitude2: other.longitude
        ).distance
    }
}

/// A point on the auxiliary sphere: sine and cosine of an angle.
struct UnitVector {
    var sin: Double
    var cos: Double

    /// Returns the vector scaled to length one.
    @inline(__always)
    var normal: UnitVector {
        let length = (sin * sin + cos * cos).squareRoot()
        return UnitVector(sin: sin / length, cos: cos / length)
    }
}
