#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The transverse Mercator projection by Krüger's series to sixth order, good to nanometres in
/// a zone (Karney, "Transverse Mercator with an accuracy of a few nanometers", 2011).
enum TransverseMercator {
    /// A point of the plane with how north and lengths are distorted there.
    struct Projection {
        let x, y, convergence, scale: Double
    }

    /// Radius of the sphere with the same meridian.
    private static var radius: Double {
        let q = Ellipsoid.thirdFlattening * Ellipsoid.thirdFlattening
        return Ellipsoid.equatorialRadius / (1 + Ellipsoid.thirdFlattening)
            * (1 + q / 4 * (1 + q / 16 * (1 + q / 4)))
    }

    /// Returns the point for a latitude and an eastward difference from the central meridian.
    static func forward(latitude: Double, east: Double) -> Projection {
        let phi = Angle.sinCos(latitude)
        let lambda = Angle.sinCos(east)
        guard abs(latitude) < 90 else {
            return Projection(
                x: 0, y: latitude.sign == .minus ? -radius * .pi / 2 : radius * .pi / 2,
                convergence: latitude < 0 ? -east : east, scale: 1)
        }
        let tau = ConformalLatitude.tangent(phi.sin / phi.cos)
        let length = (tau * tau + lambda.cos * lambda.cos).squareRoot()
        let xi = atan2(tau, lambda.cos)
        let eta = asinh(lambda.sin / length)
        let series = Series(alpha, xi: xi, eta: eta)
        let sphere = Angle.degrees(
            y: lambda.sin * tau, x: lambda.cos * (1 + tau * tau).squareRoot())
        let w = (1 - Ellipsoid.eccentricitySquared * phi.sin * phi.sin).squareRoot()
        let tangent = phi.sin / phi.cos
        let scale =
            radius / Ellipsoid.equatorialRadius * w * (1 + tangent * tangent).squareRoot() / length
        return Projection(
            x: radius * (eta + series.eta), y: radius * (xi + series.xi),
            convergence: sphere + Angle.degrees(y: series.q, x: series.p),
            scale: scale * (series.p * series.p + series.q * series.q).squareRoot())
    }

    /// Returns latitude and eastward difference in degrees for a point of the plane.
    static func inverse(x: Double, y: Double) -> (latitude: Double, east: Double) {
        let xi = y / radius
        let eta = x / radius
        let series = Series(beta, xi: xi, eta: eta)
        let xi0 = xi - series.xi
        let eta0 = eta - series.eta
        let sinhEta = sinh(eta0)
        let tau = sin(xi0) / (sinhEta * sinhEta + cos(xi0) * cos(xi0)).squareRoot()
        return (
            Angle.degrees(y: ConformalLatitude.inverse(tau), x: 1),
            Angle.degrees(y: sinhEta, x: cos(xi0))
        )
    }

    /// Σ c(k) sin 2kζ for complex ζ, and one more than its derivative.
    private struct Series {
        var xi = 0.0, eta = 0.0, p = 1.0, q = 0.0

        init(_ coefficients: [Double], xi: Double, eta: Double) {
            for (index, c) in coefficients.enumerated() {
                let k = Double(2 * (index + 1))
                let (s, co) = (sin(k * xi), cos(k * xi))
                let (sh, ch) = (sinh(k * eta), cosh(k * eta))
                self.xi += c * s * ch
                self.eta += c * co * sh
                p += k * c * co * ch
                q += k * c * s * sh
            }
        }
    }

    private static let alpha: [Double] = {
        let n = Ellipsoid.thirdFlattening
        return [
            n
                * (1.0 / 2 + n
                    * (-2.0 / 3 + n
                        * (5.0 / 16 + n
                            * (41.0 / 180 + n
                                * (-127.0 / 288
                                    + n * 7891.0 / 37800))))),
            n * n
                * (13.0 / 48 + n
                    * (-3.0 / 5 + n
                        * (557.0 / 1440 + n
                            * (281.0 / 630
                                - n * 1_983_433.0 / 1_935_360)))),
            n * n * n
                * (61.0 / 240 + n
                    * (-103.0 / 140 + n
                        * (15061.0 / 26880
                            + n * 167_603.0 / 181_440))),
            n * n * n * n * (49561.0 / 161_280 + n * (-179.0 / 168 + n * 6_601_661.0 / 7_257_600)),
            n * n * n * n * n * (34729.0 / 80640 - n * 3_418_889.0 / 1_995_840),
            n * n * n * n * n * n * 212_378_941.0 / 319_334_400,
        ]
    }()

    private static let beta: [Double] = {
        let n = Ellipsoid.thirdFlattening
        return [
            n
                * (1.0 / 2 + n
                    * (-2.0 / 3 + n
                        * (37.0 / 96 + n
                            * (-1.0 / 360 + n
                                * (-81.0 / 512
                                    + n * 96199.0 / 604_800))))),
            n * n
                * (1.0 / 48 + n
                    * (1.0 / 15 + n
                        * (-437.0 / 1440 + n
                            * (46.0 / 105
                                - n * 1_118_711.0 / 3_870_720)))),
            n * n * n
                * (17.0 / 480 + n
                    * (-37.0 / 840 + n
                        * (-209.0 / 4480
                            + n * 5569.0 / 90720))),
            n * n * n * n * (4397.0 / 161_280 + n * (-11.0 / 504 - n * 830_251.0 / 7_257_600)),
            n * n * n * n * n * (4583.0 / 161_280 - n * 108_847.0 / 3_991_680),
            n * n * n * n * n * n * 20_648_693.0 / 638_668_800,
        ]
    }()
}
