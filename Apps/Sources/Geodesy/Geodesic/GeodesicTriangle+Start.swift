#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension GeodesicTriangle {
    /// Where Newton's method begins, or the whole answer for a line of a few centimetres.
    enum Start {
        case azimuth(UnitVector)
        case short(arc: Double, start: UnitVector, end: UnitVector, scale: Double)
    }

    /// Returns a first azimuth: by a sphere that fits the middle of a short line, by the
    /// astroid near the antipode, by the auxiliary sphere elsewhere (Karney 2013, section 5).
    func firstAzimuth() -> Start {
        let cosDifference = beta2.cos * beta1.cos + beta2.sin * beta1.sin
        let sinSum = beta2.sin * beta1.cos + beta2.cos * beta1.sin
        let isShort = cosDifference >= 0 && sinDifference < 0.5 && beta2.cos * lambda < 0.5

        var omega = lambdaVector
        var scale = 1.0
        if isShort {
            let sines = beta1.sin + beta2.sin
            let cosines = beta1.cos + beta2.cos
            let middle = cosines * cosines / (sines * sines + cosines * cosines)
            scale = (1 - Ellipsoid.eccentricitySquared * middle).squareRoot()
            let angle = lambda / scale
            omega = UnitVector(sin: sin(angle), cos: cos(angle))
        }
        let half = omega.sin * omega.sin / (1 + abs(omega.cos))
        var start = UnitVector(
            sin: beta2.cos * omega.sin,
            cos: omega.cos >= 0
                ? sinDifference + beta2.cos * beta1.sin * half
                : sinSum - beta2.cos * beta1.sin * half
        )
        let sinArc = (start.sin * start.sin + start.cos * start.cos).squareRoot()
        let cosArc = beta1.sin * beta2.sin + beta1.cos * beta2.cos * omega.cos

        if isShort, sinArc < 3e-8 {
            let turn = omega.cos >= 0 ? half : 1 - omega.cos
            let end = UnitVector(
                sin: beta1.cos * omega.sin,
                cos: sinDifference - beta1.cos * beta2.sin * turn
            )
            let arc = atan2(sinArc, cosArc)
            guard sinArc > 0 else {
                let along = UnitVector(sin: 0, cos: 1)
                return .short(arc: 0, start: along, end: along, scale: scale)
            }
            return .short(arc: arc, start: start.normal, end: end.normal, scale: scale)
        }
        let spread = 6 * abs(Ellipsoid.thirdFlattening) * .pi * beta1.cos * beta1.cos
        if cosArc < 0, sinArc < spread {
            start = nearAntipode(sinSum: sinSum)
        }
        return .azimuth(start.sin > 0 ? start.normal : UnitVector(sin: 1, cos: 0))
    }

    /// Returns the azimuth that the astroid gives for points near the antipode (equations 52-57).
    private func nearAntipode(sinSum: Double) -> UnitVector {
        let f = Ellipsoid.flattening
        let k2 = beta1.sin * beta1.sin * Ellipsoid.secondEccentricitySquared
        let e = GeodesicSeries.epsilon(k2)
        let lambdaScale = f * beta1.cos * GeodesicSeries.a3(e) * .pi
        let x = -supplement / lambdaScale
        let y = sinSum / (lambdaScale * beta1.cos)
        if y > -1e-13, x > -1 - 1e-7 {
            // On the segment between the cusps: the azimuth follows from x alone.
            let sine = min(1, -x)
            return UnitVector(sin: sine, cos: -(1 - sine * sine).squareRoot())
        }
        let k = Self.astroid(x, y)
        let omega = lambdaScale * -x * k / (1 + k)
        let (sinOmega, cosOmega) = (sin(omega), -cos(omega))
        return UnitVector(
            sin: beta2.cos * sinOmega,
            cos: sinSum - beta2.cos * beta1.sin * sinOmega * sinOmega / (1 - cosOmega)
        )
    }

    /// Returns the positive root of k⁴ + 2k³ - (x² + y² - 1)k² - 2y²k - y² = 0 (equation 55).
    private static func astroid(_ x: Double, _ y: Double) -> Double {
        let p = x * x
        let q = y * y
        let r = (p + q - 1) / 6
        guard q > 0 || r > 0 else { return 0 }
        // The cubic resolvent, with Vieta's substitution or, if that is complex, the cosine.
        let s = p * q / 4
        let r3 = r * r * r
        let discriminant = s * (s + 2 * r3)
        var u = r
        if discriminant >= 0 {
            let t3 = s + r3 + (s + r3 < 0 ? -1 : 1) * discriminant.squareRoot()
            let t = cbrt(t3)
            u += t + (t != 0 ? r * r / t : 0)
        } else {
            let angle = atan2((-discriminant).squareRoot(), -(s + r3))
            u += 2 * r * cos(angle / 3)
        }
        let v = (u * u + q).squareRoot()
        let uv = u < 0 ? q / (v - u) : u + v
        let w = (uv - q) / (2 * v)
        return uv / ((uv + w * w).squareRoot() + w)
    }
}
