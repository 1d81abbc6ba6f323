/// The result of merging two texts made from one: a three-way merge by lines and words.
///
/// - What only one side changed stays as that side has it.
/// - Lines that both sides inserted at one place are all there, the earlier side's first.
/// - If both changed a line, but different words with something unchanged between them, the line
///   gets both changes. A word is anything without white space, and is never split.
/// - If both changed the same words, the lines of both sides stand one below the other, as a
///   conflict that somebody must settle. No one's words are left out, and none are made up.
/// - Only who changed what counts, never similarity: what both typed alike is there twice.
///
/// Texts are compared byte by byte: different encodings of a character, byte order marks and all
/// kinds of line breaks stay as they were typed. With too many changes to search, everything that
/// changed is one stretch, so that no text can hang a merge.
///
/// The page does the same in JavaScript (`text-merge.js`), with the same results.
public struct TextMerge: Sendable, Hashable {
    /// The text with the changes of both sides.
    public let text: String

    /// The conflicts, in the order of the text.
    public let conflicts: [TextConflict]

    /// Merges what two sides made of a base; the earlier side is the one that everybody knew first.
    ///
    /// With `joinsTouching`, changes of neighbouring lines are a conflict too, also if each side removed what the other
    /// kept.
    public init(base: String, earlier: String, later: String, joinsTouching: Bool = false) {
        let (old, one, two) = (Array(base.utf8), Array(earlier.utf8), Array(later.utf8))
        if two == old || one == old {
            (text, conflicts) = (two == old ? earlier : later, [])
            return
        }
        let lineBreak = [old, one, two].lazy.compactMap(TextLines.lineBreak).first ?? [0x0A]
        let lines = [old, one, two].map { TextLines($0, lineBreak: lineBreak) }
        var merging = Merging(
            lines[0].units, lines[1].units, lines[2].units, joinsTouching: joinsTouching)
        merging.run()
        let isMarked = lines[lines[1].isMarked == lines[0].isMarked ? 2 : 1].isMarked
        text = TextLines.text(of: merging.merged, isMarked: isMarked)
        conflicts = merging.conflicts
    }

    /// Puts two texts one below the other if it is not known what they were made from.
    public init(earlier: String, later: String) {
        let lineBreak = TextLines.lineBreak(of: Array(earlier.utf8)) ?? [0x0A]
        let lines = [earlier, later].map { TextLines(Array($0.utf8), lineBreak: lineBreak) }
        let (one, two) = (lines[0].units, lines[1].units)
        text = TextLines.text(of: one + two, isMarked: lines[0].isMarked || lines[1].isMarked)
        conflicts = [TextConflict(earlier: 0..<one.count, lines: two.count)]
    }
}

/// Lines that two sides made from the same ones, one side's below the other's.
public struct TextConflict: Sendable, Hashable {
    /// The lines of the earlier side; empty if it had removed them.
    public var earlier: Range<Int>

    /// The lines of the other side.
    public var later: Range<Int>

    /// Creates a conflict from what is known of its lines.
    public init(earlier: Range<Int>, later: Range<Int>) {
        (self.earlier, self.later) = (earlier, later)
    }

    init(earlier: Range<Int>, lines: Int) {
        self.init(
            earlier: earlier, later: earlier.upperBound..<(earlier.upperBound + lines))
    }
}

private struct Merging {
    typealias Units = TextDiff.Units

    let base, earlier, later: Units
    let joinsTouching: Bool
    var merged: Units = []
    var conflicts: [TextConflict] = []

    init(_ base: Units, _ earlier: Units, _ later: Units, joinsTouching: Bool) {
        (self.base, self.earlier, self.later) = (base, earlier, later)
        self.joinsTouching = joinsTouching
    }

    mutating func run() {
        var place = 0
        let stretches = Stretch.all(
            TextDiff.lineHunks(from: base, to: earlier), TextDiff.lineHunks(from: base, to: later),
            joinTouching: joinsTouching)
        for stretch in stretches {
            merged += base[place..<stretch.base.lowerBound]
            place = stretch.base.upperBound
            add(stretch)
        }
        merged += base[place...]
    }

    private mutating func add(_ stretch: Stretch) {
        let (old, one, two) = (base[stretch.base], earlier[stretch.earlier], later[stretch.later])
        if stretch.sides != .both {
            merged += stretch.sides == .later ? two : one
        } else if stretch.isDeleted, stretch.isOneWhole || !joinsTouching {
            return
        } else if !TextDiff.haveWords(old) {
            // Both only added; if both changes are only empty lines, one is enough.
            let (says, alsoSays) = (TextDiff.haveWords(one), TextDiff.haveWords(two))
            if says || !alsoSays { merged += one }
            if alsoSays { merged += two }
        } else if !stretch.isDeleted, let words = Self.words(old, one, two) {
            merged += words
        } else {
            conflicts.append(
                TextConflict(
                    earlier: merged.count..<(merged.count + one.count), lines: two.count))
            merged += one
            merged += two
        }
    }

    /// Returns lines with the changes of both sides, or nil if these touch.
    private static func words(
        _ base: ArraySlice<ArraySlice<UInt8>>, _ earlier: ArraySlice<ArraySlice<UInt8>>,
        _ later: ArraySlice<ArraySlice<UInt8>>
    ) -> Units? {
        let (old, one, two) = (
            TextDiff.words(of: base), TextDiff.words(of: earlier), TextDiff.words(of: later)
        )
        var (merged, place): ([UInt8], Int) = ([], 0)
        let stretches = Stretch.all(
            TextDiff.hunks(from: old, to: one), TextDiff.hunks(from: old, to: two),
            joinTouching: true)
        for stretch in stretches {
            merged += old[place..<stretch.base.lowerBound].joined()
            place = stretch.base.upperBound
            switch stretch.sides {
            case .earlier: merged += one[stretch.earlier].joined()
            case .later: merged += two[stretch.later].joined()
            default:
                // One side removed at least what the other removed, so its version stays.
                guard stretch.isDeleted, stretch.isOneWhole else { return nil }
            }
        }
        merged += old[place...].joined()
        return merged.isEmpty ? [] : TextLines.units(of: merged)
    }
}

/// A stretch of the base that one side or both changed, and what each has in its place.
private struct Stretch {
    var base, earlier, later: Range<Int>
    var sides: Sides

    /// Whether both only removed text, which together is the whole stretch.
    var isDeleted: Bool

    /// Whether one change covers the whole stretch.
    var isOneWhole: Bool

    struct Sides: OptionSet {
        let rawValue: Int
        static let earlier = Sides(rawValue: 1)
        static let later = Sides(rawValue: 2)
        static let both: Sides = [.earlier, .later]
    }

    /// Groups the changes of both sides into independent stretches.
    ///
    /// Overlapping changes form one stretch, and so do insertions at one place; other adjacent
    /// changes do so only if words could run together.
    static func all(_ earlier: [Hunk], _ later: [Hunk], joinTouching: Bool) -> [Stretch] {
        var stretches: [Stretch] = []
        var shifts = (earlier: 0, later: 0)
        let hunks = (earlier.map { ($0, Sides.earlier) } + later.map { ($0, Sides.later) })
            .sorted {
                ($0.0.old.lowerBound, $0.0.old.count) < ($1.0.old.lowerBound, $1.0.old.count)
            }
        for (hunk, side) in hunks {
            let grown = hunk.new.upperBound - hunk.old.upperBound
            if let last = stretches.last, last.isJoined(by: hunk, ifTouching: joinTouching) {
                let end = max(last.base.upperBound, hunk.old.upperBound)
                let isWhole = hunk.old == last.base.lowerBound..<end
                let wasWhole = last.isOneWhole && end == last.base.upperBound
                if side == .earlier { shifts.earlier = grown } else { shifts.later = grown }
                stretches[stretches.count - 1] = Stretch(
                    base: last.base.lowerBound..<end,
                    earlier: last.earlier.lowerBound..<(end + shifts.earlier),
                    later: last.later.lowerBound..<(end + shifts.later),
                    sides: last.sides.union(side), isDeleted: last.isDeleted && hunk.new.isEmpty,
                    isOneWhole: isWhole || wasWhole)
                continue
            }
            let starts = (
                hunk.old.lowerBound + shifts.earlier, hunk.old.lowerBound + shifts.later
            )
            if side == .earlier { shifts.earlier = grown } else { shifts.later = grown }
            stretches.append(
                Stretch(
                    base: hunk.old,
                    earlier: starts.0..<(hunk.old.upperBound + shifts.earlier),
                    later: starts.1..<(hunk.old.upperBound + shifts.later),
                    sides: side, isDeleted: hunk.new.isEmpty, isOneWhole: true))
        }
        return stretches
    }

    private func isJoined(by hunk: Hunk, ifTouching joinTouching: Bool) -> Bool {
        hunk.old.lowerBound < base.upperBound
            || (hunk.old.lowerBound == base.upperBound
                && (joinTouching || (base.isEmpty && hunk.old.isEmpty)))
    }
}
