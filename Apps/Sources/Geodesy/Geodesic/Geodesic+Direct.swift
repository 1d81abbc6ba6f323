#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Geodesic {
    /// Returns the geodesic from a point in degrees, in a direction, of a length in metres.
    ///
    /// A length below zero runs backwards. What is not finite counts as zero.
    public static func direct(
        latitude: Double, longitude: Double, azimuth: Double, distance: Double
    ) -> Geodesic {
        let latitude = latitude.isFinite ? min(90, max(-90, latitude)) : 0
        let longitude = longitude.isFinite ? longitude : 0
        let azimuth = Angle.turned(azimuth.isFinite ? azimuth : 0)
        let distance = distance.isFinite ? distance : 0
        let ratio = Ellipsoid.axisRatio

        let start = Angle.sinCos(azimuth)
        let phi = Angle.sinCos(latitude)
        var beta = UnitVector(sin: ratio * phi.sin, cos: phi.cos).normal
        beta.cos = max(GeodesicTriangle.tiny, beta.cos)
        let sin0 = start.sin * beta.cos
        let bent = start.sin * beta.sin
        let cos0 = (start.cos * start.cos + bent * bent).squareRoot()

        // From the node, where the line crosses the equator, to point 1.
        let c1 = beta.sin != 0 || start.cos != 0 ? beta.cos * start.cos : 1
        let omega1 = UnitVector(sin: sin0 * beta.sin, cos: c1)
        let sigma1 = UnitVector(sin: beta.sin, cos: c1).normal

        let k2 = cos0 * cos0 * Ellipsoid.secondEccentricitySquared
        let e = GeodesicSeries.epsilon(k2)
        let a1 = 1 + GeodesicSeries.a1MinusOne(e)
        let b11 = GeodesicSeries.c1(e).sum(sin: sigma1.sin, cos: sigma1.cos)

        // The distance τ that is uniform along the line, reverted to the arc σ.
        let tau = distance / (Ellipsoid.polarRadius * a1)
        let (sinB, cosB) = (sin(b11), cos(b11))
        let tau1 = UnitVector(
            sin: sigma1.sin * cosB + sigma1.cos * sinB, cos: sigma1.cos * cosB - sigma1.sin * sinB)
        let (sinT, cosT) = (sin(tau), cos(tau))
        let reverted = GeodesicSeries.c1Reverted(e).sum(
            sin: tau1.sin * cosT + tau1.cos * sinT, cos: tau1.cos * cosT - tau1.sin * sinT)
        let back = GeodesicSeries.c1Reverted(e).sum(sin: tau1.sin, cos: tau1.cos)
        let arc = tau + (reverted - back)

        let (sinArc, cosArc) = (sin(arc), cos(arc))
        let sigma2 = UnitVector(
            sin: sigma1.sin * cosArc + sigma1.cos * sinArc,
            cos: sigma1.cos * cosArc - sigma1.sin * sinArc)
        let sinBeta2 = cos0 * sigma2.sin
        let cosBeta2 = max(
            GeodesicTriangle.tiny,
            (sin0 * sin0 + (cos0 * sigma2.cos) * (cos0 * sigma2.cos))
                .squareRoot())
        let end = UnitVector(sin: sin0, cos: cos0 * sigma2.cos)

        let omega2 = UnitVector(sin: sin0 * sigma2.sin, cos: sigma2.cos)
        let turns = sin0.sign == .minus ? -1.0 : 1.0
        let swept = Self.swept(
            arc: arc, sigma1: sigma1, sigma2: sigma2, omega1: omega1, omega2: omega2, sign: turns)
        let c3 = GeodesicSeries.c3(e)
        let b3 =
            c3.sum(sin: sigma2.sin, cos: sigma2.cos) - c3.sum(sin: sigma1.sin, cos: sigma1.cos)
        let lag = Ellipsoid.flattening * sin0 * GeodesicSeries.a3(e) * (arc + b3)
        let east = (swept - lag) / Angle.radian

        return Geodesic(
            distance: distance, initialAzimuth: azimuth,
            finalAzimuth: Angle.degrees(y: end.sin, x: end.cos),
            destination: Position(
                computed: Angle.degrees(y: sinBeta2, x: ratio * cosBeta2),
                Angle.turned(longitude) + east.remainder(dividingBy: 360))
        )
    }

    /// Returns the spherical longitude swept, counting whole turns with the arc.
    private static func swept(
        arc: Double, sigma1: UnitVector, sigma2: UnitVector, omega1: UnitVector,
        omega2: UnitVector, sign: Double
    ) -> Double {
        let lead2 = atan2(sigma2.sin, sigma2.cos) - atan2(sign * omega2.sin, omega2.cos)
        let lead1 = atan2(sigma1.sin, sigma1.cos) - atan2(sign * omega1.sin, omega1.cos)
        return sign * (arc - (lead2 - lead1))
    }
}
