/// A stretch of one text that differs in another text, as offsets into both.
struct Hunk: Equatable {
    /// What is replaced; empty if text is only inserted.
    var old: Range<Int>

    /// What it is replaced by; empty if text is only deleted.
    var new: Range<Int>
}

/// The fewest insertions and deletions that turn one list of numbers into another (Myers, 1986).
///
/// The page does the same in JavaScript: a change of a rule or a limit here must be made there too.
enum ShortestEdit {
    /// Returns the hunks in order, none adjacent to the next; nil if that takes more edits than
    /// `most`, or more steps than `work`, from which the steps taken are subtracted.
    static func hunks(
        from old: [UInt32], to new: [UInt32], most: Int, work: inout Int
    ) -> [Hunk]? {
        guard abs(old.count - new.count) <= most else { return nil }
        // Row d has, for each diagonal k = -d, -d + 2 … d, how far d edits reach into the old list;
        // all rows are in one list, because the way back needs them.
        var reached: [Int] = []
        for edits in 0...most {
            let start = reached.count
            let above = start - edits
            for index in 0...edits {
                var x = 0
                if edits > 0 {
                    let goesDown =
                        index == 0
                        || (index != edits && reached[above + index - 1] < reached[above + index])
                    x = goesDown ? reached[above + index] : reached[above + index - 1] + 1
                }
                var y = x - (2 * index - edits)
                work -= 1
                while x < old.count, y < new.count, old[x] == new[y] {
                    (x, y, work) = (x + 1, y + 1, work - 1)
                }
                reached.append(x)
                if x >= old.count, y >= new.count {
                    return wayBack(through: reached, edits, index, old.count, new.count)
                }
            }
            if work < 0 { return nil }
        }
        return nil
    }

    /// Walks from the end to the start, collecting edits with nothing equal between them.
    private static func wayBack(
        through reached: [Int], _ edits: Int, _ index: Int, _ oldCount: Int, _ newCount: Int
    ) -> [Hunk] {
        var hunks: [Hunk] = []
        var (index, x, y) = (index, oldCount, newCount)
        for edits in stride(from: edits, to: 0, by: -1) {
            let above = edits * (edits - 1) / 2
            let goesDown =
                index == 0
                || (index != edits && reached[above + index - 1] < reached[above + index])
            if !goesDown { index -= 1 }
            let fromX = reached[above + index]
            let fromY = fromX - (2 * index - (edits - 1))
            let (toX, toY) = goesDown ? (fromX, fromY + 1) : (fromX + 1, fromY)
            if let last = hunks.last, last.old.lowerBound == toX, last.new.lowerBound == toY {
                hunks[hunks.count - 1] = Hunk(
                    old: fromX..<last.old.upperBound, new: fromY..<last.new.upperBound)
            } else {
                hunks.append(Hunk(old: fromX..<toX, new: fromY..<toY))
            }
            (x, y) = (fromX, fromY)
        }
        assert(x == y, "what is left is equal")
        return hunks.reversed()
    }
}
