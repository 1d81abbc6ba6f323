#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The polar stereographic projection of the ellipsoid, scale one at the pole.
enum PolarStereographic {
    /// Length of the map for one unit of the conformal colatitude's half tangent.
    private static var reach: Double {
        let e = Ellipsoid.eccentricity
        let c = (1 - Ellipsoid.eccentricitySquared).squareRoot() * exp(e * atanh(e))
        return 2 * Ellipsoid.equatorialRadius / c
    }

    /// Returns the point for a position, with convergence and scale.
    static func forward(
        north: Bool, latitude: Double, longitude: Double
    ) -> TransverseMercator.Projection {
        let latitude = north ? latitude : -latitude
        let phi = Angle.sinCos(latitude)
        let lambda = Angle.sinCos(longitude)
        let atPole = latitude >= 90
        let tau = atPole ? Double.infinity : phi.sin / phi.cos
        let conformal = atPole ? Double.infinity : ConformalLatitude.tangent(tau)
        let hypotenuse = (1 + conformal * conformal).squareRoot()
        let half =
            atPole
            ? 0 : (conformal >= 0 ? 1 / (hypotenuse + conformal) : hypotenuse - conformal)
        let rho = reach * half
        let w = (1 - Ellipsoid.eccentricitySquared * phi.sin * phi.sin).squareRoot()
        let scale = atPole ? 1 : rho * w / (Ellipsoid.equatorialRadius * phi.cos)
        return TransverseMercator.Projection(
            x: rho * lambda.sin, y: (north ? -rho : rho) * lambda.cos,
            convergence: north ? longitude : -longitude, scale: scale)
    }

    /// Returns the position for a point of the plane.
    static func inverse(north: Bool, x: Double, y: Double) -> (latitude: Double, longitude: Double)
    {
        let rho = (x * x + y * y).squareRoot()
        guard rho > 0 else { return (north ? 90 : -90, 0) }
        let half = rho / reach
        let tau = ConformalLatitude.inverse((1 / half - half) / 2)
        let latitude = Angle.degrees(y: tau, x: 1)
        return (north ? latitude : -latitude, Angle.degrees(y: x, x: north ? -y : y))
    }
}
