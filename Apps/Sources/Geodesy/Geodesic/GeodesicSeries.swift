/// A sine series of six terms, Σ c(k) sin 2kσ.
struct Harmonics {
    let c1, c2, c3, c4, c5, c6: Double

    /// Returns the sum by Clenshaw's recurrence.
    @inline(__always)
    func sum(sin: Double, cos: Double) -> Double {
        let twice = 2 * (cos - sin) * (cos + sin)
        let b5 = twice * c6 + c5
        let b4 = twice * b5 - c6 + c4
        let b3 = twice * b4 - b5 + c3
        let b2 = twice * b3 - b4 + c2
        let b1 = twice * b2 - b3 + c1
        return 2 * sin * cos * b1
    }
}

/// The integrals of a geodesic as series to sixth order (Karney 2013, equations 15 to 25).
///
/// ε is the small parameter of the geodesic, from its equatorial azimuth.
enum GeodesicSeries {
    /// Returns ε from k² = e'² cos² α0 (equation 16).
    @inline(__always)
    static func epsilon(_ k2: Double) -> Double {
        k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
    }

    /// Returns A1 - 1 (equation 17).
    @inline(__always)
    static func a1MinusOne(_ e: Double) -> Double {
        let q = e * e
        return (e + q * (1.0 / 4 + q * (1.0 / 64 + q * (1.0 / 256)))) / (1 - e)
    }

    /// Returns the coefficients of the distance (equation 18).
    @inline(__always)
    static func c1(_ e: Double) -> Harmonics {
        let q = e * e
        let e3 = q * e, e4 = q * q
        return Harmonics(
            c1: e * (-1.0 / 2 + q * (3.0 / 16 - q * (1.0 / 32))),
            c2: q * (-1.0 / 16 + q * (1.0 / 32 - q * (9.0 / 2048))),
            c3: e3 * (-1.0 / 48 + q * (3.0 / 256)),
            c4: e4 * (-5.0 / 512 + q * (3.0 / 512)),
            c5: e4 * e * (-7.0 / 1280),
            c6: e4 * q * (-7.0 / 2048)
        )
    }

    /// Returns the coefficients of the reverted distance (equation 21).
    @inline(__always)
    static func c1Reverted(_ e: Double) -> Harmonics {
        let q = e * e
        let e3 = q * e, e4 = q * q
        return Harmonics(
            c1: e * (1.0 / 2 + q * (-9.0 / 32 + q * (205.0 / 1536))),
            c2: q * (5.0 / 16 + q * (-37.0 / 96 + q * (1335.0 / 4096))),
            c3: e3 * (29.0 / 96 - q * (75.0 / 128)),
            c4: e4 * (539.0 / 1536 - q * (2391.0 / 2560)),
            c5: e4 * e * (3467.0 / 7680),
            c6: e4 * q * (38081.0 / 61440)
        )
    }

    /// Returns A2 - 1 (equation 42).
    @inline(__always)
    static func a2MinusOne(_ e: Double) -> Double {
        let q = e * e
        return q * (1.0 / 4 + q * (9.0 / 64 + q * (25.0 / 256))) * (1 - e) - e
    }

    /// Returns the coefficients of the second integral (equation 43).
    @inline(__always)
    static func c2(_ e: Double) -> Harmonics {
        let q = e * e
        let e3 = q * e, e4 = q * q
        return Harmonics(
            c1: e * (1.0 / 2 + q * (1.0 / 16 + q * (1.0 / 32))),
            c2: q * (3.0 / 16 + q * (1.0 / 32 + q * (35.0 / 2048))),
            c3: e3 * (5.0 / 48 + q * (5.0 / 256)),
            c4: e4 * (35.0 / 512 + q * (7.0 / 512)),
            c5: e4 * e * (63.0 / 1280),
            c6: e4 * q * (77.0 / 2048)
        )
    }

    /// Returns A3 (equation 24).
    @inline(__always)
    static func a3(_ e: Double) -> Double {
        let n = Ellipsoid.thirdFlattening
        let k1 = -(1.0 / 2 - n / 2)
        let k2 = -(1.0 / 4 + n / 8 - 3 * n * n / 8)
        let k3 = -(1.0 / 16 + 3 * n / 16 + n * n / 16)
        let k4 = -(3.0 / 64 + n / 32)
        return 1 + e * (k1 + e * (k2 + e * (k3 + e * (k4 - e * (3.0 / 128)))))
    }

    /// Returns the coefficients of the longitude (equation 25), the sixth being zero.
    @inline(__always)
    static func c3(_ e: Double) -> Harmonics {
        let n = Ellipsoid.thirdFlattening
        let nn = n * n
        let e2 = e * e
        let a = e * (3.0 / 64 + 3 * n / 64 - nn / 64 + e * (5.0 / 128 + n / 64 + e * 3.0 / 128))
        let b = e * (3.0 / 64 - n / 32 - 3 * nn / 64 + e * (3.0 / 128 + n / 128 + e * 5.0 / 256))
        let c = e * (3.0 / 128 - 5 * n / 192 + e * 7.0 / 512)
        return Harmonics(
            c1: e * (1.0 / 4 - n / 4 + e * (1.0 / 8 - nn / 8 + a)),
            c2: e2 * (1.0 / 16 - 3 * n / 32 + nn / 32 + b),
            c3: e2 * e * (5.0 / 192 - 3 * n / 64 + 5 * nn / 192 + c),
            c4: e2 * e2 * (7.0 / 512 - 7 * n / 256 + e * 7.0 / 512),
            c5: e2 * e2 * e * (21.0 / 2560),
            c6: 0
        )
    }
}
