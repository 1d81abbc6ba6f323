import Testing
import TextMerge

/// What changed between two texts, for a reader.
@Suite struct `A comparison of two texts` {
    private func signs(_ old: String, _ new: String) -> String {
        TextComparison(from: old, to: new).pieces.map {
            switch $0.kind {
            case .both: $0.text
            case .removed: "[-\($0.text)-]"
            case .added: "{+\($0.text)+}"
            }
        }.joined()
    }

    @Test(arguments: [
        ("Meeting at 10", "Meeting at 11", "Meeting at [-10-]{+11+}"),
        (
            "a\nMeeting at 11\nMeeting at 14", "a\nMeeting at 14",
            "a[-\nMeeting at 11-]\nMeeting at 14"
        ),
        ("b", "a\nb", "{+a+}\nb"),
        ("", "one\ntwo", "{+one\ntwo+}"),
        ("one", "", "[-one-]"),
        (
            "Bread and milk", "Something else entirely",
            "[-Bread and milk-]{+Something else entirely+}"
        ),
        ("same", "same", "same"),
        ("", "", ""),
    ])
    func `shows whole words and lines`(old: String, new: String, expected: String) {
        #expect(signs(old, new) == expected)
    }

    @Test(arguments: 0..<20)
    func `makes up nothing and leaves nothing out`(round: Int) {
        var typist = Typist(seed: UInt64(round))
        for _ in 0..<100 {
            let old = typist.text(pieces: typist.below(40))
            let new = typist.edited(old, places: typist.below(5))
            let pieces = TextComparison(from: old, to: new).pieces
            for (text, own) in [(old, TextComparison.Kind.removed), (new, .added)] {
                let words = pieces.filter { $0.kind == .both || $0.kind == own }.map(\.text)
                    .joined()
                #expect(
                    words.split(whereSeparator: \.isWhitespace)
                        == text.split(whereSeparator: \.isWhitespace), "\([old, new])")
            }
        }
    }
}
