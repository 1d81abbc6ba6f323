import Testing
import TextMerge

@Suite struct `Text merge` {
    @Test(arguments: [
        ("one two three", "one 2 three", "one two 3", "one 2 3"),
        ("", "hello", "", "hello"),
        ("milk\n", "milk\neggs\n", "bread\nmilk\n", "bread\nmilk\neggs\n"),
        ("one\ntwo\nthree", "one\nthree", "one\ntwo\n3", "one\n3"),
        ("one\ntwo", "one\n2", "one\nmore\ntwo", "one\nmore\n2"),
        ("a b c d", "a c d", "a b c", "a c"),
        ("one\ntwo\nthree\n", "one\n", "one\nthree\n", "one\n"),
    ])
    func `takes over what either side changed`(
        base: String, one: String, other: String, merged: String
    ) {
        for merge in [
            TextMerge(base: base, earlier: one, later: other),
            TextMerge(base: base, earlier: other, later: one),
        ] {
            #expect(merge.text == merged)
            #expect(merge.conflicts.isEmpty)
        }
    }

    @Test(arguments: [
        ("Meeting at 10", "Meeting at 11", "Meeting at 14"),
        ("Budget 250", "Budget 300", "Budget 199"),
        ("On Monday", "On Tuesday", "On Sunday"),
        ("Price 1.50", "Price 1.75", "Price 2.50"),
        ("teh cat", "the cat", "the cat"),
        ("Dear ", "Dear Anna", "Dear Ben"),
        ("a, b", "a b", "a,b"),
        ("x a\ty", "x\ty", "x y"),
        ("x a y b", "x y b", "x ! b"),
        ("cat", "dog", "the cat"),
        ("🍎", "🍏", "🍎!"),
        ("caf\u{E9} au lait", "cafe\u{301} au lait", "caf\u{E9}s au lait"),
    ])
    func `keeps the lines of both sides where they changed the same words`(
        base: String, earlier: String, later: String
    ) {
        let merge = TextMerge(base: base, earlier: earlier, later: later)
        #expect(Array(merge.text.utf8) == Array((earlier + "\n" + later).utf8))
        #expect(merge.conflicts == [TextConflict(earlier: 0..<1, later: 1..<2)])
        let around = TextMerge(
            base: "First\n\(base)\nLast\n", earlier: "First\n\(earlier)\nLast\n",
            later: "First of all\n\(later)\nLast\n")
        #expect(around.text == "First of all\n\(earlier)\n\(later)\nLast\n")
        #expect(around.conflicts == [TextConflict(earlier: 1..<2, later: 2..<3)])
    }

    @Test(arguments: [
        ("Taxi\n", "Taxi\nTaxi 1\n", "Taxi\nTaxi 12\n", "Taxi\nTaxi 1\nTaxi 12\n"),
        ("Taxi", "Taxi\nTaxi 12", "Taxi\nTaxi 1", "Taxi\nTaxi 12\nTaxi 1"),
        ("A\nB\n", "A\nsame\nB\n", "A\nsame\nB\n", "A\nsame\nsame\nB\n"),
        ("", "hello", "world", "hello\nworld"),
        ("List\n", "List\neggs", "List\nmilk\n", "List\nmilk\neggs"),
        ("List\n", "List\neggs", "List\nmilk", "List\neggs\nmilk"),
    ])
    func `keeps the lines that both put in at one place, in the order in which they came`(
        base: String, earlier: String, later: String, merged: String
    ) {
        let merge = TextMerge(base: base, earlier: earlier, later: later)
        #expect(merge.text == merged)
        #expect(merge.conflicts.isEmpty)
    }

    @Test(arguments: [
        ("a \nb", "a b", "a x\nb"),
        ("a\n\n\nb c", "a\nnew\n\nb c d", "a\n\nmore\nb c"),
    ])
    func `lets no words grow together where line breaks go`(
        base: String, one: String, other: String
    ) {
        func words(_ text: String) -> Set<Substring> {
            Set(text.split(whereSeparator: \.isWhitespace))
        }
        for (earlier, later) in [(one, other), (other, one)] {
            let merged = words(TextMerge(base: base, earlier: earlier, later: later).text)
            #expect(merged == words(one + " " + other))
        }
    }

    @Test func `lets somebody choose where one removed what the other changed`() {
        let merge = TextMerge(base: "a\nb c\nd", earlier: "a\nd", later: "a\nb, c\nd")
        #expect(merge.text == "a\nb, c\nd")
        #expect(merge.conflicts == [TextConflict(earlier: 1..<1, later: 1..<2)])
        let other = TextMerge(base: "a\nb c\nd", earlier: "a\nb, c\nd", later: "a\nd")
        #expect(other.text == "a\nb, c\nd")
        #expect(other.conflicts == [TextConflict(earlier: 1..<2, later: 2..<2)])
    }

    @Test(arguments: [
        (
            "\u{FEFF}a\r\nb\r\nc", "\u{FEFF}a\r\nb\r\nC", "\u{FEFF}A\r\nb\r\nc",
            "\u{FEFF}A\r\nb\r\nC"
        ),
        ("a\r\nb", "new\r\na\r\nb", "a\r\nb\r\nend", "new\r\na\r\nb\r\nend"),
        ("\u{FEFF}a\nb", "a\nb", "\u{FEFF}a\nB\n", "a\nB\n"),
        ("a\rb", "a\rB", "A\rb", "A\rB"),
        ("a\r\nb\nc\r\n", "a\r\nb\nc\r\nd\n", "A\r\nb\nc\r\n", "A\r\nb\nc\r\nd\n"),
    ])
    func `leaves byte order marks and line breaks as they are`(
        base: String, one: String, other: String, merged: String
    ) {
        let merge = TextMerge(base: base, earlier: one, later: other)
        #expect(Array(merge.text.utf8) == Array(merged.utf8))
        #expect(merge.conflicts.isEmpty)
    }

    @Test func `counts the lines of conflicts as they are in the text, whatever breaks meet`() {
        let carried = TextMerge(base: "title", earlier: "title A\r", later: "title B")
        #expect(carried.conflicts.count == 1)
        #expect(TextLines(carried.text)[carried.conflicts[0].later] == "title B")
        var typist = Typist(seed: 9)
        for _ in 0..<2_000 {
            let base = typist.text(pieces: typist.below(20))
            let merge = TextMerge(
                base: base, earlier: typist.edited(base, places: 3),
                later: typist.edited(base, places: 3))
            let count = TextLines(merge.text).count
            for conflict in merge.conflicts {
                #expect(max(conflict.earlier.upperBound, conflict.later.upperBound) <= count)
            }
        }
    }

    @Test func `puts two texts of unknown origin below each other`() {
        let merge = TextMerge(earlier: "one\ntwo\n", later: "three")
        #expect(merge.text == "one\ntwo\n\nthree")
        #expect(merge.conflicts == [TextConflict(earlier: 0..<3, later: 3..<4)])
    }
}

@Suite struct `Lines of a text` {
    @Test(arguments: [
        "", "\n", "a", "a\n", "\na\r\nb\rc\n\n", "\u{FEFF}a\nb", "\r\n\r\n", "e\u{301}\n🍎",
    ])
    func `are taken out by number, and the rest stays byte for byte`(text: String) {
        let lines = TextLines(text)
        #expect(Array(lines.removing(0..<0).utf8) == Array(text.utf8))
        #expect(lines.removing(0..<lines.count).unicodeScalars.allSatisfy { $0 == "\u{FEFF}" })
    }

    @Test(arguments: [
        // Removed together with a change of the line behind, the line before, or both.
        ("now 14\nnow 15\nBring pie", 1..<2), ("now 14\nBring pie", 1..<1),
        ("at 15\nBring cake", 0..<1),
        ("now 14\nat 15 sharp\nBring\nmuch cake", 1..<2), ("one\ntwo\nthree", 1..<2),
    ])
    func `never claim the line beside them`(text: String, place: Range<Int>) {
        let old = TextLines("now 14\nat 15\nBring cake")
        #expect(old.moved(1..<2, to: TextLines(text)) == place)
    }

    @Test func `are found again in a later text`() {
        let old = TextLines("a\nb\nc\nd")
        func moved(_ lines: Range<Int>, _ text: String) -> Range<Int> {
            old.moved(lines, to: TextLines(text))
        }
        #expect(moved(1..<2, "new\na\nb\nc\nd") == 2..<3)
        #expect(moved(1..<2, "a\nbb\nmore\nc\nd") == 1..<3)
        #expect(moved(1..<2, "a\nbefore\nb\nbehind\nc\nd") == 2..<3)
        #expect(moved(1..<2, "a\nB\nC\nd") == 1..<2)
        #expect(moved(2..<3, "a\nB\nC\nd") == 2..<3)
        #expect(moved(1..<3, "a\nd").isEmpty)
        #expect(moved(2..<2, "x\na\nb\nc\nd") == 3..<3)
        #expect(moved(1..<2, "a\nnew\nd").isEmpty)
        #expect(moved(1..<3, "a\nnew\nd") == 1..<2)
        #expect(moved(0..<2, "a\nnew\nmore\nother\nd") == 0..<1)
        #expect(old[1..<3] == "b\nc")
        #expect(old.removing(0..<2) == "c\nd")
    }
}
