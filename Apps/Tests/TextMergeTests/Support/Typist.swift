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

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}

/// Somebody who types texts and edits them, the same for the same seed.
struct Typist {
    private var random: SeededRandom

    /// What texts are made of; the pieces differ in length, in bytes and in UTF-16.
    static let pieces = [
        "a", "b", " ", "\n", "the ", "cat\n", "é", "e\u{301}", "日本", "🍎", "👩‍👩‍👧", "\r\n", "ab", "",
        " ", "\n", "2.50 ", "\r",
    ]

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func below(_ limit: Int) -> Int { random.below(limit) }

    /// Types so many pieces; fewer kinds of them make more places look alike.
    mutating func text(pieces count: Int, kinds: Int = pieces.count) -> String {
        var text = ""
        for _ in 0..<count { text += Self.pieces[random.below(min(kinds, Self.pieces.count))] }
        return text
    }

    /// Changes a text in so many places: inserts, deletes, or replaces.
    mutating func edited(_ text: String, places: Int, kinds: Int = pieces.count) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<places {
            let start = random.below(scalars.count + 1)
            let end = min(scalars.count, start + (random.below(2) == 0 ? 0 : random.below(9)))
            let typed = self.text(pieces: random.below(4), kinds: kinds)
            scalars.replaceSubrange(start..<end, with: Array(typed.unicodeScalars))
        }
        var edited = ""
        edited.unicodeScalars.append(contentsOf: scalars)
        return edited
    }
}

/// A base text, what two sides made of it, and what they come to together.
struct MergeCase: Codable, Equatable {
    var base: String
    var earlier: String
    var later: String
    var merged: String
    var hasConflict: Bool
}
