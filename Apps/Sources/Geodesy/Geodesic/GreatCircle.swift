#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lines on a sphere: simpler and faster than the geodesic, up to half a percent off.
///
/// The formulas use the arc tangent, which stays exact for close and for opposite points, where the
/// usual haversine and arc cosine lose up to decimetres.
public enum GreatCircle {
    /// Returns the metres between two points on a sphere of the mean radius, or of another.
    public static func distance(
        from start: Position, to end: Position, radius: Double = Ellipsoid.meanRadius
    ) -> Double {
        let legs = Legs(from: start, to: end)
        return radius
            * atan2((legs.east * legs.east + legs.north * legs.north).squareRoot(), legs.x)
    }

    /// Returns the direction at the start, 0 up to 360 degrees clockwise from north.
    public static func initialBearing(from start: Position, to end: Position) -> Double {
        let legs = Legs(from: start, to: end)
        return Angle.compass(Angle.degrees(y: legs.east, x: legs.north))
    }

    /// Returns the direction on arrival, 0 up to 360 degrees clockwise from north.
    public static func finalBearing(from start: Position, to end: Position) -> Double {
        Angle.compass(initialBearing(from: end, to: start) + 180)
    }

    /// Returns where one arrives after some metres in a direction.
    public static func destination(
        from start: Position, bearing: Double, distance: Double,
        radius: Double = Ellipsoid.meanRadius
    ) -> Position {
        guard bearing.isFinite, (distance / radius).isFinite else { return start }
        let phi = Angle.sinCos(start.latitude)
        let course = Angle.sinCos(Angle.turned(bearing))
        let arc = distance / radius
        let (sinArc, cosArc) = (sin(arc), cos(arc))
        let north = phi.cos * cosArc - phi.sin * sinArc * course.cos
        let east = sinArc * course.sin
        let up = phi.sin * cosArc + phi.cos * sinArc * course.cos
        return Position(
            computed: Angle.degrees(y: up, x: (north * north + east * east).squareRoot()),
            start.longitude + Angle.degrees(y: east, x: north)
        )
    }

    /// Returns the point half-way; between antipodes any would do, and one on the way is chosen.
    public static func midpoint(from start: Position, to end: Position) -> Position {
        destination(
            from: start, bearing: initialBearing(from: start, to: end),
            distance: distance(from: start, to: end) / 2)
    }

    /// The end as seen from the start: its components east, north and ahead.
    private struct Legs {
        let east, north, x: Double

        init(from start: Position, to end: Position) {
            let phi1 = Angle.sinCos(start.latitude)
            let phi2 = Angle.sinCos(end.latitude)
            let lambda = Angle.difference(from: start.longitude, to: end.longitude)
            let turn = Angle.sinCos(lambda.degrees + lambda.rest)
            // cos φ1 sin φ2 - sin φ1 cos φ2 cos λ, without the cancellation of close points.
            let rise = Angle.sinCos(end.latitude - start.latitude).sin
            let half = Angle.sinCos((lambda.degrees + lambda.rest) / 2).sin
            east = phi2.cos * turn.sin
            north = rise + 2 * phi1.sin * phi2.cos * half * half
            x = phi1.sin * phi2.sin + phi1.cos * phi2.cos * turn.cos
        }
    }
}
