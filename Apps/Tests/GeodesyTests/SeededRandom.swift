/// A small generator with a seed, so that a failing case can be run again.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next01() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

    /// Returns an angle within a limit: now and then zero, the limit, or close to one of them.
    mutating func special(_ limit: Double) -> Double {
        let sign = next() & 1 == 0 ? 1.0 : -1.0
        switch below(12) {
        case 0: return 0
        case 1: return limit * sign
        case 2: return limit / 2 * sign
        case 3: return next01() * 1e-9 * sign
        case 4: return (limit - next01() * 1e-9) * sign
        default: return next01() * limit * sign
        }
    }
}
