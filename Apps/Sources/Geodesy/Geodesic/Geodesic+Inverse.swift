#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Geodesic {
    /// Returns distance and directions between two points given in degrees.
    ///
    /// Latitudes must lie within -90 and 90; the answer for anything else is not a number.
    public static func inverse(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double
    ) -> (distance: Double, initialAzimuth: Double, finalAzimuth: Double) {
        guard abs(latitude1) <= 90, abs(latitude2) <= 90,
            longitude1.isFinite, longitude2.isFinite
        else { return (.nan, .nan, .nan) }

        // The canonical triangle: point 1 in the south and farther from the equator, eastwards.
        var (east, rest) = Angle.difference(from: longitude1, to: longitude2)
        let westwards = east < 0
        if westwards { (east, rest) = (-east, -rest) }
        let swap = abs(latitude1) < abs(latitude2)
        var south = swap ? latitude2 : latitude1
        var other = swap ? latitude1 : latitude2
        let mirrored = south > 0
        if mirrored { (south, other) = (-south, -other) }

        let triangle = GeodesicTriangle(
            latitude1: south, latitude2: other, longitude: east, rest: rest)
        var (distance, start, end) = triangle.solve()

        if swap { (start, end) = (end, start) }
        if westwards {
            start.sin = -start.sin
            end.sin = -end.sin
        }
        if swap != mirrored {
            start.cos = -start.cos
            end.cos = -end.cos
        }
        return (
            distance,
            Angle.degrees(y: start.sin, x: start.cos),
            Angle.degrees(y: end.sin, x: end.cos)
        )
    }
}

/// The triangle pole, point 1, point 2 in canonical position (Karney 2013, section 4).
struct GeodesicTriangle {
    /// Reduced latitudes.
    let beta1, beta2: UnitVector
    /// √(1 + e'² sin² β) at both points.
    let dn1, dn2: Double
    /// Sine of the difference of the reduced latitudes.
    let sinDifference: Double
    /// Difference of longitude in radians, and its direction.
    let lambda: Double
    let lambdaVector: UnitVector
    /// What is missing from the longitude difference to half a turn, in radians.
    let supplement: Double

    /// Keeps cosines of a pole away from zero.
    static var tiny: Double { 1e-154 }

    init(latitude1: Double, latitude2: Double, longitude: Double, rest: Double) {
        let beta1 = Self.reduced(latitude1)
        var beta2 = Self.reduced(latitude2)
        // Equal latitudes must stay exactly equal whichever way they were rounded.
        if latitude1 == latitude2 { beta2 = beta1 }
        if latitude1 == -latitude2 { beta2 = UnitVector(sin: -beta1.sin, cos: beta1.cos) }
        self.beta1 = beta1
        self.beta2 = beta2
        let north = latitude2 - latitude1
        if abs(north) < 1e-3 {
            // sin(β2 - β1) from the exact difference of the latitudes: cos β = cos φ / h gives
            // 1 / (h1 h2) = 1 - e² cos² β over 1 - f, taken at both ends.
            let e2 = Ellipsoid.eccentricitySquared
            let h1 = 1 - e2 * beta1.cos * beta1.cos
            let h2 = 1 - e2 * beta2.cos * beta2.cos
            let x = north * Angle.radian
            sinDifference = x * (1 - x * x / 6) * (h1 * h2).squareRoot() / Ellipsoid.axisRatio
        } else {
            sinDifference = beta2.sin * beta1.cos - beta2.cos * beta1.sin
        }
        let ep2 = Ellipsoid.secondEccentricitySquared
        dn1 = (1 + ep2 * beta1.sin * beta1.sin).squareRoot()
        dn2 = (1 + ep2 * beta2.sin * beta2.sin).squareRoot()
        supplement = ((180 - longitude) - rest) * Angle.radian
        lambda = (longitude + rest) * Angle.radian
        if longitude > 90 {
            let value = Self.sinCos(degrees: 180 - longitude, rest: -rest)
            lambdaVector = UnitVector(sin: value.sin, cos: -value.cos)
        } else {
            lambdaVector = Self.sinCos(degrees: longitude, rest: rest)
        }
    }

    @inline(__always)
    private static func sinCos(degrees: Double, rest: Double) -> UnitVector {
        let quadrant = (degrees * (1.0 / 90)).rounded()
        let x = ((degrees - 90 * quadrant) + rest) * Angle.radian
        let value = Angle.sinCosSmall(x)
        return quadrant == 0
            ? UnitVector(sin: value.sin, cos: value.cos)
            : UnitVector(sin: value.cos, cos: 0 - value.sin)
    }

    @inline(__always)
    private static func reduced(_ latitude: Double) -> UnitVector {
        let value = Angle.sinCos(latitude)
        let beta = UnitVector(sin: Ellipsoid.axisRatio * value.sin, cos: value.cos).normal
        return UnitVector(sin: beta.sin, cos: max(tiny, beta.cos))
    }

    /// Returns the distance in metres and the azimuths at both points.
    func solve() -> (distance: Double, start: UnitVector, end: UnitVector) {
        if beta1.cos <= Self.tiny * 2 || lambdaVector.sin == 0, let line = alongMeridian() {
            return line
        }
        if beta1.sin == 0, supplement >= Ellipsoid.flattening * .pi {
            let east = UnitVector(sin: 1, cos: 0)
            return (Ellipsoid.equatorialRadius * lambda, east, east)
        }
        return byNewton()
    }

    /// Returns the line along the meridian, unless a shorter one leaves it.
    private func alongMeridian() -> (distance: Double, start: UnitVector, end: UnitVector)? {
        let start = lambdaVector
        let end = UnitVector(sin: 0, cos: 1)
        let sigma1 = UnitVector(sin: beta1.sin, cos: start.cos * beta1.cos)
        let sigma2 = UnitVector(sin: beta2.sin, cos: end.cos * beta2.cos)
        let arc = atan2(
            max(0, sigma1.cos * sigma2.sin - sigma1.sin * sigma2.cos),
            sigma1.cos * sigma2.cos + sigma1.sin * sigma2.sin
        )
        let e = Ellipsoid.thirdFlattening
        let lengths = lengths(epsilon: e, arc: arc, sigma1, sigma2)
        // A line past a conjugate point is not the shortest.
        guard arc < 1 || lengths.reduced >= 0 else { return nil }
        let distance = arc < 3 * Self.tiny ? 0 : lengths.distance * Ellipsoid.polarRadius
        return (max(0, distance), start, end)
    }

    /// Returns distance and reduced length of an arc, in units of the polar radius.
    @inline(__always)
    func lengths(
        epsilon: Double, arc: Double, _ sigma1: UnitVector, _ sigma2: UnitVector
    ) -> (distance: Double, reduced: Double) {
        let a1 = GeodesicSeries.a1MinusOne(epsilon)
        let a2 = GeodesicSeries.a2MinusOne(epsilon)
        let c1 = GeodesicSeries.c1(epsilon)
        let c2 = GeodesicSeries.c2(epsilon)
        let b1 =
            c1.sum(sin: sigma2.sin, cos: sigma2.cos) - c1.sum(sin: sigma1.sin, cos: sigma1.cos)
        let b2 =
            c2.sum(sin: sigma2.sin, cos: sigma2.cos) - c2.sum(sin: sigma1.sin, cos: sigma1.cos)
        let j = (a1 - a2) * arc + ((1 + a1) * b1 - (1 + a2) * b2)
        let reduced =
            dn2 * (sigma1.cos * sigma2.sin) - dn1 * (sigma1.sin * sigma2.cos)
            - sigma1.cos * sigma2.cos * j
        return ((1 + a1) * (arc + b1), reduced)
    }
}
