#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The line of constant direction on the WGS84 ellipsoid, as steered by a compass.
public struct RhumbLine: Sendable, Hashable {
    /// Length in metres.
    public let distance: Double

    /// The one direction, in degrees clockwise from north, -180 to 180.
    public let azimuth: Double

    /// Where the line ends.
    public let destination: Position
}

extension Position {
    /// Returns the rhumb line to another point, the shorter way around the world.
    public func rhumbLine(to other: Position) -> RhumbLine {
        let difference = Angle.difference(from: longitude, to: other.longitude)
        let east = (difference.degrees + difference.rest) * Angle.radian
        let step = Loxodrome(from: latitude, to: other.latitude)
        if abs(latitude) == 90 || abs(other.latitude) == 90 {
            return RhumbLine(
                distance: abs(step.meridian), azimuth: step.meridian < 0 ? 180 : 0,
                destination: other)
        }
        let length = (east * east + step.isometric * step.isometric).squareRoot()
        return RhumbLine(
            distance: length * step.ratio,
            azimuth: Angle.degrees(y: east, x: step.isometric), destination: other)
    }

    /// Returns the rhumb line that keeps a direction for a number of metres.
    ///
    /// A line that would pass a pole has no continuation: the answer is then `nil`.
    public func rhumbLine(azimuth: Double, distance: Double) -> RhumbLine? {
        guard azimuth.isFinite, distance.isFinite else { return nil }
        let course = Angle.sinCos(Angle.turned(azimuth))
        let start = Meridian.distance(latitude)
        let quadrant = Meridian.distance(90)
        let end = start + distance * course.cos
        guard abs(end) <= quadrant * (1 + 1e-15) else { return nil }
        let target = Meridian.latitude(end)
        let step = Loxodrome(from: latitude, to: target)
        let east: Double
        if abs(latitude) == 90 || abs(target) == 90 {
            guard abs(course.sin) < 1e-15 else { return nil }
            east = 0
        } else {
            east = distance * course.sin / step.ratio / Angle.radian
        }
        return RhumbLine(
            distance: distance, azimuth: Angle.turned(azimuth),
            destination: Position(
                computed: target, longitude + east.remainder(dividingBy: 360)))
    }
}

/// The step between two latitudes on a rhumb line.
private struct Loxodrome {
    /// Difference of isometric latitude in radians, and of meridian distance in metres.
    let isometric, meridian: Double
    /// Metres along the meridian for each unit of isometric latitude.
    let ratio: Double

    /// Measures both differences so that nearly equal latitudes lose nothing.
    init(from latitude1: Double, to latitude2: Double) {
        let half = (latitude2 - latitude1) / 2
        let rise = Angle.sinCos(half).sin
        let mean = Angle.sinCos(latitude1 + half)
        let phi1 = Angle.sinCos(latitude1)
        let phi2 = Angle.sinCos(latitude2)
        let sines = 2 * mean.cos * rise
        let e = Ellipsoid.eccentricity
        let e2 = Ellipsoid.eccentricitySquared
        isometric =
            asinh(sines / (phi1.cos * phi2.cos))
            - e * atanh(e * sines / (1 - e2 * phi1.sin * phi2.sin))
        meridian = Meridian.distance(from: latitude1, to: latitude2)
        if half == 0 || !isometric.isFinite {
            let w = (1 - e2 * phi1.sin * phi1.sin).squareRoot()
            ratio = Ellipsoid.equatorialRadius * phi1.cos / w
        } else {
            ratio = meridian / isometric
        }
    }
}

/// Distance along a meridian, by the rectifying latitude in powers of the third flattening.
enum Meridian {
    /// Radius of the sphere whose meridian is as long.
    private static var radius: Double {
        let n = Ellipsoid.thirdFlattening
        let q = n * n
        return Ellipsoid.equatorialRadius / (1 + n) * (1 + q / 4 * (1 + q / 16 * (1 + q / 4)))
    }

    /// Coefficients of sin 2φ, sin 4φ ... in the rectifying latitude.
    private static var toRectifying: [Double] {
        let n = Ellipsoid.thirdFlattening
        let q = n * n
        return [
            n * (-3.0 / 2 + q * (9.0 / 16 - q * 3.0 / 32)),
            q * (15.0 / 16 + q * (-15.0 / 32 + q * 135.0 / 2048)),
            q * n * (-35.0 / 48 + q * 105.0 / 256), q * q * (315.0 / 512 - q * 189.0 / 512),
            q * q * n * (-693.0 / 1280), q * q * q * (1001.0 / 2048),
        ]
    }

    /// Coefficients of sin 2μ, sin 4μ ... in the latitude of a rectifying latitude.
    private static var fromRectifying: [Double] {
        let n = Ellipsoid.thirdFlattening
        let q = n * n
        return [
            n * (3.0 / 2 + q * (-27.0 / 32 + q * 269.0 / 512)),
            q * (21.0 / 16 + q * (-55.0 / 32 + q * 6759.0 / 4096)),
            q * n * (151.0 / 96 - q * 417.0 / 128),
            q * q * (1097.0 / 512 - q * 15543.0 / 2560),
            q * q * n * (8011.0 / 2560), q * q * q * (293393.0 / 61440),
        ]
    }

    /// Returns the metres from the equator, negative in the south.
    static func distance(_ latitude: Double) -> Double { distance(from: 0, to: latitude) }

    /// Returns the metres from one latitude to another, exact for close ones.
    static func distance(from latitude1: Double, to latitude2: Double) -> Double {
        let half = (latitude2 - latitude1) / 2
        let middle = latitude1 + half
        var sum = 2 * half * Angle.radian
        for (index, coefficient) in toRectifying.enumerated() {
            let order = Double(2 * (index + 1))
            sum +=
                2 * coefficient * Angle.sinCos(order * middle).cos
                * Angle.sinCos(order * half).sin
        }
        return radius * sum
    }

    /// Returns the latitude at a number of metres from the equator.
    static func latitude(_ distance: Double) -> Double {
        let mu = distance / radius
        var phi = mu
        for (index, coefficient) in fromRectifying.enumerated() {
            phi += coefficient * sin(Double(2 * (index + 1)) * mu)
        }
        let degrees = min(90, max(-90, phi / Angle.radian))
        return 90 - abs(degrees) < 1e-13 ? (degrees < 0 ? -90 : 90) : degrees
    }
}
