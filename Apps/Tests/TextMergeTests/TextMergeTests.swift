import Testing
import TextMerge

@Suite struct `Text merge` {
    @Test(arguments: [
        ("one two three", "one 2 three", "one two 3", "one 2 3"),
        ("", "hello", "", "hello"),
        ("milk\n", "milk\neggs\n", "bread\nmilk\n", "bread\nmilk\neggs\n"),
        ("the cat sat", "the cat sat down", "the cat", "the cat down"),
        ("teh cat", "the cat", "the cat", "the cat"),
        ("teh cat sat", "the cat sat", "the cat sat down", "the cat sat down"),
    ])
    func `takes over what either side changed`(
        base: String, ours: String, theirs: String, merged: String
    ) {
        #expect(TextMerge.merged(base: base, ours: ours, theirs: theirs) == merged)
        #expect(TextMerge.merged(base: base, ours: theirs, theirs: ours) == merged)
    }

    @Test(arguments: [
        ("A\nB\n", "A\nyours\nB\n", "A\nmine\nB\n", "A\nmine\nyours\nB\n"),
        ("", "world", "hello ", "hello world"),
        ("cat", "dog", "the cat", "the dog"),
        ("cat", "dog", "cats", "dogs"),
    ])
    func `keeps both of two insertions at one place, whoever is called ours`(
        base: String, ours: String, theirs: String, merged: String
    ) {
        #expect(TextMerge.merged(base: base, ours: ours, theirs: theirs) == merged)
        #expect(TextMerge.merged(base: base, ours: theirs, theirs: ours) == merged)
    }

    @Test func `has the longer one where one insertion begins with the other`() {
        #expect(
            TextMerge.merged(base: "Dear ", ours: "Dear An", theirs: "Dear Anna") == "Dear Anna")
    }

    @Test func `keeps what was typed inside what the other side deleted`() {
        #expect(
            TextMerge.merged(
                base: "keep [delete all this] keep", ours: "keep  keep",
                theirs: "keep [delete NOT all this] keep") == "keep NOT  keep")
    }

    @Test func `tells apart what only looks alike`() {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let merged = TextMerge.merged(base: composed, ours: decomposed, theirs: composed)
        #expect(Array(merged.utf8) == Array(decomposed.utf8))
        let other = TextMerge.merged(base: composed, ours: composed, theirs: decomposed)
        #expect(Array(other.utf8) == Array(decomposed.utf8))
    }

    @Test func `splits no character of two units`() {
        // 🍎 and 🍏 share their first UTF-16 unit and three of four bytes.
        #expect(TextMerge.merged(base: "🍎", ours: "🍏", theirs: "🍎!") == "🍏!")
        #expect(TextMerge.merged(base: "a🍎b", ours: "a🍏b", theirs: "a🍎🍐b") == "a🍏🍐b")
        // é and ȩ̃ end in the same byte as other letters do.
        #expect(TextMerge.merged(base: "\u{E9}", ours: "\u{129}", theirs: "\u{E9}x") == "\u{129}x")
    }
}
