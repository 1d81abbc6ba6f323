import Testing
import TextMerge

/// Texts of a megabyte, that no merge may hang on.
@Suite struct `Large texts` {
    private static let lines = (0..<12_000).map {
        "Line \($0) has its own words, \($0 * 7_919 % 10_007) of them.\n"
    }

    @Test func `merge two small edits`() {
        let base = Self.lines.joined()
        var (our, their) = (Self.lines, Self.lines)
        our[100] = "Ours.\n"
        their[11_000] += "Theirs.\n"
        var both = our
        both[11_000] += "Theirs.\n"
        #expect(
            TextMerge(base: base, earlier: our.joined(), later: their.joined()).text
                == both.joined())
    }

    @Test func `merge edits in a hundred lines by lines, and within them`() {
        let base = Self.lines.joined()
        var (our, their, both) = (Self.lines, Self.lines, Self.lines)
        for line in stride(from: 0, to: 12_000, by: 120) {
            our[line] = "Our own beginning of a line that was another before: " + our[line]
            their[line] = String(their[line].dropLast()) + " So they say.\n"
            both[line] = String(our[line].dropLast()) + " So they say.\n"
        }
        #expect(
            TextMerge(base: base, earlier: our.joined(), later: their.joined()).text
                == both.joined())
    }

    @Test func `keep both where nothing is alike, and where everything is`() {
        var typist = Typist(seed: 7)
        let (base, other) = (typist.text(pieces: 20_000), typist.text(pieces: 20_000))
        let merge = TextMerge(base: base, earlier: other, later: "first " + base + " last")
        #expect(merge.text.contains("first ") && merge.text.contains(" last"))
        #expect(merge.text.utf8.count >= other.utf8.count)
        let same = String(repeating: "a b\n", count: 100_000)
        let shifted = "b " + same.dropFirst(3_001) + "XYZ"
        let result = TextMerge(base: same, earlier: shifted, later: "Q" + same)
        #expect(result.text.contains("Q") && result.text.contains("XYZ"))
    }
}
