#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension GeodesicTriangle {
    /// The line that leaves point 1 at some azimuth and reaches the latitude of point 2.
    struct Trial {
        /// How far beyond the wanted longitude it gets, and the slope of that with the azimuth.
        let excess: Double
        let end: UnitVector
        let sigma1, sigma2: UnitVector
        let arc: Double
        let epsilon: Double
    }

    /// Returns the line found by Newton's method on the azimuth at point 1, kept in a bracket.
    func byNewton() -> (distance: Double, start: UnitVector, end: UnitVector) {
        var azimuth: UnitVector
        switch firstAzimuth() {
        case .short(let arc, let start, let end, let scale):
            return (arc * Ellipsoid.equatorialRadius * scale, start, end)
        case .azimuth(let first):
            azimuth = first
        }
        var low = UnitVector(sin: Self.tiny, cos: 1)
        var high = UnitVector(sin: Self.tiny, cos: -1)
        var trial = attempt(azimuth)
        var isLast = false
        for step in 0..<80 {
            if isLast || abs(trial.excess) < 2e-16 { break }
            if trial.excess > 0, step > 20 || azimuth.cos / azimuth.sin > high.cos / high.sin {
                high = azimuth
            } else if trial.excess < 0, step > 20 || azimuth.cos / azimuth.sin < low.cos / low.sin {
                low = azimuth
            }
            var next = UnitVector(sin: 0, cos: 0)
            let slope = slope(trial)
            if step < 20, slope > 0 {
                let turn = -trial.excess / slope
                let (sinTurn, cosTurn) = Self.smallTurn(turn)
                let sine = azimuth.sin * cosTurn + azimuth.cos * sinTurn
                if sine > 0, abs(turn) < .pi {
                    next =
                        UnitVector(
                            sin: sine, cos: azimuth.cos * cosTurn - azimuth.sin * sinTurn
                        ).normal
                    // Quadratic convergence: after a step this small the next one is below rounding,
                    // away from meridians and antipodes even after a larger one.
                    let isTame =
                        trial.arc < 3 && slope > 0.1 && slope < 10 && azimuth.sin > 0.01
                    isLast = abs(trial.excess) < (isTame ? 1e-10 : 3e-15)
                }
            }
            if next.sin == 0 {
                next =
                    UnitVector(sin: (low.sin + high.sin) / 2, cos: (low.cos + high.cos) / 2)
                    .normal
                let moved = abs(low.sin - next.sin) + (low.cos - next.cos)
                let left = abs(next.sin - high.sin) + (next.cos - high.cos)
                isLast = moved < 2e-16 || left < 2e-16
            }
            azimuth = next
            trial = attempt(azimuth)
        }
        return finish(trial, azimuth)
    }

    /// Returns the distance of the line found; its reduced length is not needed.
    @inline(__always)
    private func finish(
        _ trial: Trial, _ start: UnitVector
    ) -> (distance: Double, start: UnitVector, end: UnitVector) {
        let c1 = GeodesicSeries.c1(trial.epsilon)
        let b1 =
            c1.sum(sin: trial.sigma2.sin, cos: trial.sigma2.cos)
            - c1.sum(sin: trial.sigma1.sin, cos: trial.sigma1.cos)
        let a1 = 1 + GeodesicSeries.a1MinusOne(trial.epsilon)
        return (Ellipsoid.polarRadius * a1 * (trial.arc + b1), start, trial.end)
    }

    @inline(__always)
    private static func smallTurn(_ x: Double) -> (Double, Double) {
        guard abs(x) < 1e-3 else { return (sin(x), cos(x)) }
        let q = x * x
        return (
            x * (1 - q * (1.0 / 6 - q * (1.0 / 120))), 1 - q * (1.0 / 2 - q * (1.0 / 24))
        )
    }

    /// Follows the line from point 1 at an azimuth (Karney 2013, section 3 and equations 5 to 14).
    @inline(__always)
    private func attempt(_ start: UnitVector) -> Trial {
        var cosStart = start.cos
        if beta1.sin == 0, cosStart == 0 { cosStart = -Self.tiny }
        let sin0 = start.sin * beta1.cos
        let bent = start.sin * beta1.sin
        let cos0 = (cosStart * cosStart + bent * bent).squareRoot()

        let c1 = cosStart * beta1.cos
        let omega1 = UnitVector(sin: sin0 * beta1.sin, cos: c1)
        let sigma1 = UnitVector(sin: beta1.sin, cos: c1).normal

        let sameLatitude = beta2.cos == beta1.cos && abs(beta2.sin) == -beta1.sin
        let sinEnd = beta2.cos != beta1.cos ? sin0 / beta2.cos : start.sin
        let cosEnd: Double
        if sameLatitude {
            cosEnd = abs(cosStart)
        } else {
            let gain =
                beta1.cos < -beta1.sin
                ? (beta2.cos - beta1.cos) * (beta1.cos + beta2.cos)
                : (beta1.sin - beta2.sin) * (beta1.sin + beta2.sin)
            cosEnd = max(0, c1 * c1 + gain).squareRoot() / beta2.cos
        }
        let c2 = cosEnd * beta2.cos
        let omega2 = UnitVector(sin: sin0 * beta2.sin, cos: c2)
        let sigma2 = UnitVector(sin: beta2.sin, cos: c2).normal

        let arc = atan2(
            max(0, sigma1.cos * sigma2.sin - sigma1.sin * sigma2.cos) + 0,
            sigma1.cos * sigma2.cos + sigma1.sin * sigma2.sin
        )
        let sinTurn = max(0, omega1.cos * omega2.sin - omega1.sin * omega2.cos) + 0
        let cosTurn = omega1.cos * omega2.cos + omega1.sin * omega2.sin
        let beyond = atan2(
            sinTurn * lambdaVector.cos - cosTurn * lambdaVector.sin,
            cosTurn * lambdaVector.cos + sinTurn * lambdaVector.sin
        )
        let e = GeodesicSeries.epsilon(cos0 * cos0 * Ellipsoid.secondEccentricitySquared)
        let c3 = GeodesicSeries.c3(e)
        let b3 =
            c3.sum(sin: sigma2.sin, cos: sigma2.cos) - c3.sum(sin: sigma1.sin, cos: sigma1.cos)
        let lag = Ellipsoid.flattening * GeodesicSeries.a3(e) * sin0 * (arc + b3)
        return Trial(
            excess: beyond - lag, end: UnitVector(sin: sinEnd, cos: cosEnd),
            sigma1: sigma1, sigma2: sigma2, arc: arc, epsilon: e
        )
    }

    /// Returns how the longitude reached changes with the azimuth (equation 46).
    @inline(__always)
    private func slope(_ trial: Trial) -> Double {
        guard trial.end.cos > 0 else {
            return -2 * Ellipsoid.axisRatio * dn1 / beta1.sin
        }
        let reduced = lengths(
            epsilon: trial.epsilon, arc: trial.arc, trial.sigma1, trial.sigma2
        ).reduced
        return reduced * Ellipsoid.axisRatio / (trial.end.cos * beta2.cos)
    }
}
