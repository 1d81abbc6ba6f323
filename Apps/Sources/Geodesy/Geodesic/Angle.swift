#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Arithmetic of angles in degrees that loses nothing where floating point allows it.
enum Angle {
    static var radian: Double { 0.017453292519943295 }

    /// Returns the angle turned into -180 to 180.
    @inline(__always)
    static func turned(_ degrees: Double) -> Double {
        abs(degrees) <= 180 ? degrees : degrees.remainder(dividingBy: 360)
    }

    /// Returns the angle turned into 0 up to, not including, 360.
    static func compass(_ degrees: Double) -> Double {
        let turned = turned(degrees)
        let positive = turned < 0 ? turned + 360 : turned
        return positive >= 360 ? 0 : positive + 0
    }

    /// Returns sine and cosine of degrees, exact at multiples of 90.
    @inline(__always)
    static func sinCos(_ degrees: Double) -> (sin: Double, cos: Double) {
        let quadrant = (degrees * (1.0 / 90)).rounded()
        return rotate(sinCosSmall((degrees - 90 * quadrant) * radian), by: quadrant)
    }

    /// Returns sine and cosine of an angle of at most 45 degrees, given in radians.
    @inline(__always)
    static func sinCosSmall(_ x: Double) -> (sin: Double, cos: Double) {
        (sin(x), cos(x))
    }

    @inline(__always)
    private static func rotate(
        _ value: (sin: Double, cos: Double), by quadrant: Double
    ) -> (sin: Double, cos: Double) {
        switch Int(quadrant) & 3 {
        case 0: (value.sin, value.cos + 0)
        case 1: (value.cos, 0 - value.sin)
        case 2: (0 - value.sin, -value.cos)
        default: (-value.cos, value.sin + 0)
        }
    }

    /// Returns the angle of a vector in degrees, exact at multiples of 90.
    @inline(__always)
    static func degrees(y: Double, x: Double) -> Double {
        if abs(y) > abs(x) {
            return y > 0 ? 90 - atan2(x, y) / radian : atan2(x, -y) / radian - 90
        }
        if x < 0 {
            return y.sign == .minus
                ? atan2(-y, -x) / radian - 180 : 180 - atan2(y, -x) / radian
        }
        return atan2(y, x) / radian
    }

    /// Returns a sum and what rounding took from it.
    @inline(__always)
    static func sum(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
        let s = a + b
        let bb = s - a
        return (s, (a - (s - bb)) + (b - bb))
    }

    /// Returns `to - from` turned into -180 to 180, and what rounding took from it.
    @inline(__always)
    static func difference(from: Double, to: Double) -> (degrees: Double, rest: Double) {
        let (first, rest) = sum(turned(to), -turned(from))
        guard abs(first) > 180 else { return (first, rest) }
        let (degrees, last) = sum(first > 0 ? first - 360 : first + 360, rest)
        return (degrees, last)
    }
}
