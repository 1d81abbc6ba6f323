#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The latitude on the sphere to which the ellipsoid is mapped without distorting shapes.
enum ConformalLatitude {
    /// Returns the tangent of the conformal latitude for the tangent of a latitude.
    static func tangent(_ tau: Double) -> Double {
        let e = Ellipsoid.eccentricity
        let root = (1 + tau * tau).squareRoot()
        let sigma = sinh(e * atanh(e * tau / root))
        return (1 + sigma * sigma).squareRoot() * tau - sigma * root
    }

    /// Returns the tangent of the latitude for the tangent of a conformal latitude.
    static func inverse(_ target: Double) -> Double {
        let e2 = Ellipsoid.eccentricitySquared
        guard abs(target) < 1e8 else { return target }
        var tau = target / (1 - e2)
        for _ in 0..<6 {
            let now = tangent(tau)
            let slope = (1 + now * now).squareRoot() * (1 + tau * tau).squareRoot() * (1 - e2)
            let step = (target - now) * (1 + (1 - e2) * tau * tau) / slope
            tau += step
            if abs(step) <= 1e-16 * max(1, abs(tau)) { break }
        }
        return tau
    }
}
