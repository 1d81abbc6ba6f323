internal import TextMerge

/// A merge of two texts, in one of which a person has dropped the side of a conflict that the other one keeps.
///
/// Taken line by line, both sides would be gone: each text removes what the other has chosen. Here both come back, and the
/// conflict is to be settled again.
struct ContestedMerge {
    let text: String
    let conflicts: [TextConflict]

    /// Takes a merge as it is.
    init(_ merge: TextMerge) { (text, conflicts) = (merge.text, merge.conflicts) }

    /// Merges two texts made from a base.
    ///
    /// - Parameters:
    ///   - settled: The conflicts of which both sides may be in the base.
    ///   - joinsTouching: Whether changes that touch are a conflict, if the sides of one are not found.
    init(
        base: String, earlier: String, later: String,
        _ settled: some Sequence<NoteConflict.Settled>,
        joinsTouching: Bool = false
    ) {
        let old = TextLines(base)
        var (one, other) = (earlier, later)
        var found: [LineMovement.Sides] = []
        for settled in settled {
            guard let first = settled.earlier, let second = settled.later, !first.isEmpty,
                !second.isEmpty, let firstLines = TextLines(first).place(in: old),
                let secondLines = TextLines(second).place(in: old),
                !firstLines.overlaps(secondLines)
            else { continue }
            let sides = LineMovement.Sides(one: firstLines, other: secondLines)
            guard !found.contains(sides),
                let kept = Self.dropped(sides, from: old, in: one),
                let keptThere = Self.dropped(sides, from: old, in: other),
                kept.lines != keptThere.lines
            else { continue }
            one = TextLines(one).inserting(kept.lines, of: old, at: kept.place)
            other = TextLines(other).inserting(keptThere.lines, of: old, at: keptThere.place)
            found.append(sides)
        }
        let merge = TextMerge(
            base: base, earlier: one, later: other,
            joinsTouching: joinsTouching && found.isEmpty)
        text = merge.text
        if found.isEmpty {
            conflicts = merge.conflicts
        } else {
            let movement = LineMovement(from: old, to: TextLines(merge.text))
            conflicts =
                merge.conflicts
                + found.map { sides in
                    let here = movement.sides(sides)
                    return TextConflict(earlier: here.one, later: here.other)
                }
        }
    }

    /// The side that a text lacks, if it is one of the two, and where it would be.
    private static func dropped(
        _ sides: LineMovement.Sides, from old: TextLines, in text: String
    ) -> (lines: Range<Int>, place: Int)? {
        let movement = LineMovement(from: old, to: TextLines(text))
        let gone = [sides.one, sides.other].filter { movement($0).isEmpty }
        guard gone.count == 1, let lines = gone.first else { return nil }
        return (lines, movement(lines).lowerBound)
    }
}
