/// A small seeded generator (SplitMix64), so that generated tests are the same on every run.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns the text of a number with up to so many digits on either side of the point.
    mutating func numberText(upTo digits: Int = 30) -> String {
        var text = Bool.random(using: &self) ? "-" : ""
        for _ in 0..<Int.random(in: 1...digits, using: &self) {
            text += String(Int.random(in: 0...9, using: &self))
        }
        let places = Int.random(in: 0...digits, using: &self)
        if places > 0 { text += "." }
        for _ in 0..<places { text += String(Int.random(in: 0...9, using: &self)) }
        return text
    }
}
