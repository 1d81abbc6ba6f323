import Testing
import TextMerge

/// What holds for all texts, on generated ones.
@Suite struct `Any two edits` {
    @Test(arguments: 0..<40)
    func `lose no word that was typed, and make none up`(round: Int) {
        var typist = Typist(seed: UInt64(round))
        for _ in 0..<100 {
            let kinds = 2 + typist.below(Typist.pieces.count)
            let base = typist.text(pieces: typist.below(60), kinds: kinds)
            let earlier = typist.edited(base, places: typist.below(5), kinds: kinds)
            let later = typist.edited(base, places: typist.below(5), kinds: kinds)
            let merge = TextMerge(base: base, earlier: earlier, later: later)
            let (old, one, two) = (Words(base), Words(earlier), Words(later))
            let merged = Words(merge.text)
            #expect(
                merged.kinds.isSubset(of: one.kinds.union(two.kinds)), "\([base, earlier, later])")
            for word in merged.kinds.union(one.kinds).union(two.kinds) {
                let typed = max(0, one[word] - old[word]) + max(0, two[word] - old[word])
                #expect(merged[word] >= typed, "\(word): \([base, earlier, later, merge.text])")
            }
        }
    }

    @Test(arguments: 0..<40)
    func `come to the same lines and conflicts, whoever was first`(round: Int) {
        var typist = Typist(seed: UInt64(100 + round))
        for _ in 0..<100 {
            let base = typist.text(pieces: typist.below(60))
            let (one, two) = (typist.edited(base, places: 3), typist.edited(base, places: 3))
            let merge = TextMerge(base: base, earlier: one, later: two)
            let other = TextMerge(base: base, earlier: two, later: one)
            #expect(Words(merge.text) == Words(other.text), "\([base, one, two])")
            let (lines, otherLines) = (TextLines(merge.text), TextLines(other.text))
            #expect(
                merge.conflicts.map { [lines[$0.earlier], lines[$0.later]] }
                    == other.conflicts.map { [otherLines[$0.later], otherLines[$0.earlier]] })
        }
    }

    @Test(arguments: 0..<40)
    func `of one side alone are taken as they are, byte for byte`(round: Int) {
        var typist = Typist(seed: UInt64(200 + round))
        for _ in 0..<100 {
            let base = typist.text(pieces: typist.below(60))
            let edited = typist.edited(base, places: typist.below(5))
            for merge in [
                TextMerge(base: base, earlier: base, later: edited),
                TextMerge(base: base, earlier: edited, later: base),
            ] {
                #expect(merge.text.utf8.elementsEqual(edited.utf8))
                #expect(merge.conflicts.isEmpty)
            }
        }
    }

    /// Each side's edits are known, so the reference needs no search for differences.
    @Test(arguments: 0..<60)
    func `merge as the edits themselves say`(round: Int) {
        var scene = Scene(seed: UInt64(round))
        for _ in 0..<50 {
            let page = scene.page()
            let (earlier, later) = (scene.edits(of: page), scene.edits(of: page))
            let expected = Reference.merged(page, earlier, later)
            let merge = TextMerge(
                base: Reference.text(page), earlier: Reference.text(page, earlier),
                later: Reference.text(page, later))
            #expect(merge.text == expected.lines.joined(separator: "\n"))
            #expect(merge.conflicts == expected.conflicts)
        }
    }
}

/// How often each word is in a text.
private struct Words: Equatable {
    private var counts: [[UInt8]: Int] = [:]

    init(_ text: String) {
        for word in text.utf8.split(whereSeparator: { [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            counts[Array(word), default: 0] += 1
        }
    }

    var kinds: Set<[UInt8]> { Set(counts.keys) }

    subscript(word: [UInt8]) -> Int { counts[word] ?? 0 }
}

/// What somebody did to a line.
private enum LineEdit {
    case words([Int: String])
    case remove
    case add([String])
}

/// Pages of lines in which no word occurs twice, and edits of every other line.
private struct Scene {
    private var random: SeededRandom
    private var next = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private mutating func word() -> String {
        next += 1
        return "w\(next)"
    }

    mutating func page() -> [[String]] {
        (0..<(2 + random.below(12))).map { _ in (0..<(1 + random.below(5))).map { _ in word() } }
    }

    mutating func edits(of page: [[String]]) -> [Int: LineEdit] {
        var edits: [Int: LineEdit] = [:]
        for line in stride(from: 0, to: page.count, by: 2) {
            switch random.below(6) {
            case 0, 1:
                let places = (0..<(1 + random.below(2))).map { _ in random.below(page[line].count) }
                edits[line] = .words(
                    Dictionary(places.map { ($0, word()) }, uniquingKeysWith: { one, _ in one }))
            case 2: edits[line] = .remove
            case 3: edits[line] = .add((0..<(1 + random.below(2))).map { _ in word() })
            default: break
            }
        }
        return edits
    }
}

private enum Reference {
    static func text(_ page: [[String]], _ edits: [Int: LineEdit] = [:]) -> String {
        page.indices.flatMap { lines(page[$0], edits[$0]) }.joined(separator: "\n")
    }

    static func merged(
        _ page: [[String]], _ earlier: [Int: LineEdit], _ later: [Int: LineEdit]
    ) -> (lines: [String], conflicts: [TextConflict]) {
        var (lines, conflicts): ([String], [TextConflict]) = ([], [])
        for (number, words) in page.enumerated() {
            let (one, two) = (earlier[number], later[number])
            switch (one, two) {
            case (.add(let added), .add(let alsoAdded)):
                lines += Self.lines(words, nil) + added + alsoAdded
            case (.words(let changed), .words(let alsoChanged))
            where Set(changed.keys).isDisjoint(with: alsoChanged.keys):
                lines += Self.lines(words, .words(changed.merging(alsoChanged) { one, _ in one }))
            case (.words, .words), (.words, .remove), (.remove, .words):
                let (first, second) = (Self.lines(words, one), Self.lines(words, two))
                let start = lines.count
                conflicts.append(
                    TextConflict(
                        earlier: start..<(start + first.count),
                        later: (start + first.count)..<(start + first.count + second.count)))
                lines += first + second
            case (.add(let added), let other?), (let other?, .add(let added)):
                lines += Self.lines(words, other) + added
            default:
                lines += Self.lines(words, one ?? two)
            }
        }
        return (lines, conflicts)
    }

    private static func lines(_ words: [String], _ edit: LineEdit?) -> [String] {
        switch edit {
        case nil: [words.joined(separator: " ")]
        case .remove: []
        case .add(let added): [words.joined(separator: " ")] + added
        case .words(let changed):
            [words.indices.map { changed[$0] ?? words[$0] }.joined(separator: " ")]
        }
    }
}
