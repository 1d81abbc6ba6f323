/// What comes of two texts that were made from one: a three-way merge by lines and words.
///
/// - What only one side changed is as that side has it.
/// - Lines that both put in at one place are all there, the earlier side's first.
/// - Where both changed a line, but different words of it with something unchanged between, the line
///   has both changes. A word is whatever has no white space in it, and is never cut.
/// - Where both changed the same words, the lines of both sides stand one below the other, and are a
///   conflict that somebody must settle. Nobody's words are left out, and none are made up.
/// - Only who changed what decides, never likeness: what both typed alike is there twice.
///
/// Texts are compared by their bytes: other spellings of a character, byte order marks and line
/// breaks of all kinds stay as they were typed. Where the changes are too many to be looked for, all
/// that changed is one stretch, so that no text hangs a merge.
///
/// The pages do the same in JavaScript (`text-merge.js`), with the same results.
public struct TextMerge: Sendable, Hashable {
    /// The text with what both sides changed.
    public let text: String

    /// What both sides changed, in the order of the text.
    public let conflicts: [TextConflict]

    /// Merges what two sides made of a base; the earlier is the one that everybody knew first.
    public init(base: String, earlier: String, later: String) {
        let (old, one, two) = (Array(base.utf8), Array(earlier.utf8), Array(later.utf8))
        if two == old || one == old {
            (text, conflicts) = (two == old ? earlier : later, [])
            return
        }
        let lineBreak = [old, one, two].lazy.compactMap(TextLines.lineBreak).first ?? [0x0A]
        let lines = [old, one, two].map { TextLines($0, lineBreak: lineBreak) }
        var merging = Merging(lines[0].units, lines[1].units, lines[2].units)
        merging.run()
        let isMarked = lines[lines[1].isMarked == lines[0].isMarked ? 2 : 1].isMarked
        text = TextLines.text(of: merging.merged, isMarked: isMarked)
        conflicts = merging.conflicts
    }

    /// Puts two texts below each other of which it is not known what they were made from.
    public init(earlier: String, later: String) {
        let lineBreak = TextLines.lineBreak(of: Array(earlier.utf8)) ?? [0x0A]
        let lines = [earlier, later].map { TextLines(Array($0.utf8), lineBreak: lineBreak) }
        let (one, two) = (lines[0].units, lines[1].units)
        text = TextLines.text(of: one + two, isMarked: lines[0].isMarked || lines[1].isMarked)
        conflicts = [TextConflict(earlier: 0..<one.count, lines: two.count)]
    }
}

/// Lines of a text that two sides made of the same ones, one side's below the other's.
public struct TextConflict: Sendable, Hashable {
    /// The lines of the side that everybody knew first; none where it had removed them.
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
    var merged: Units = []
    var conflicts: [TextConflict] = []

    init(_ base: Units, _ earlier: Units, _ later: Units) {
        (self.base, self.earlier, self.later) = (base, earlier, later)
    }

    mutating func run() {
        var place = 0
        let stretches = Stretch.all(
            TextDiff.lineHunks(from: base, to: earlier), TextDiff.lineHunks(from: base, to: later),
            joinTouching: false)
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
        } else if stretch.isDeleted {
            return
        } else if !TextDiff.haveWords(old) {
            // Both only added; of two changes of empty lines alone one is enough.
            let (says, alsoSays) = (TextDiff.haveWords(one), TextDiff.haveWords(two))
            if says || !alsoSays { merged += one }
            if alsoSays { merged += two }
        } else if let words = Self.words(old, one, two) {
            merged += words
        } else {
            conflicts.append(
                TextConflict(
                    earlier: merged.count..<(merged.count + one.count), lines: two.count))
            merged += one
            merged += two
        }
    }

    /// Returns lines with the changes of both sides, or nil where these touch each other.
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
                // One removed at least what the other did: what is left is as that one has it.
                guard stretch.isDeleted, stretch.isOneWhole else { return nil }
            }
        }
        merged += old[place...].joined()
        return merged.isEmpty ? [] : TextLines.units(of: merged)
    }
}

/// A stretch of the base that one side changed, or both, and what each has in its place.
private struct Stretch {
    var base, earlier, later: Range<Int>
    var sides: Sides

    /// Whether both only removed, which together is the whole stretch.
    var isDeleted: Bool

    /// Whether one change is as long as the whole stretch.
    var isOneWhole: Bool

    struct Sides: OptionSet {
        let rawValue: Int
        static let earlier = Sides(rawValue: 1)
        static let later = Sides(rawValue: 2)
        static let both: Sides = [.earlier, .later]
    }

    /// Gathers the changes of both sides into stretches that have nothing to do with each other.
    ///
    /// Changes that overlap are one stretch, and so are insertions at one place; others that touch
    /// each other are only where words could grow together.
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
