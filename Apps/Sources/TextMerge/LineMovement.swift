/// Where the lines of a text are in a text made from it, for several questions about the same two texts.
public struct LineMovement: Sendable {
    private let hunks: [Hunk]

    /// Compares two texts.
    public init(from older: TextLines, to newer: TextLines) {
        hunks = TextDiff.lineHunks(from: older.units, to: newer.units)
    }

    /// Describes that some lines were removed, and nothing else.
    public init(removing lines: Range<Int>) {
        hunks = [Hunk(old: lines, new: lines.lowerBound..<lines.lowerBound)]
    }

    /// Describes that some lines, as they are counted in the newer text, were added, and nothing else.
    public init(adding lines: Range<Int>) {
        hunks = [Hunk(old: lines.lowerBound..<lines.lowerBound, new: lines)]
    }

    /// Returns where some lines of the older text are in the newer one.
    public func callAsFunction(_ lines: Range<Int>) -> Range<Int> {
        let lower = moved(lines.lowerBound, isStart: true)
        return lower..<max(lower, lines.isEmpty ? lower : moved(lines.upperBound, isStart: false))
    }

    private func moved(_ place: Int, isStart: Bool) -> Int {
        // The first hunk that ends after the place.
        var (next, end) = (0, hunks.count)
        while next < end {
            let middle = (next + end) / 2
            if hunks[middle].old.upperBound > place { end = middle } else { next = middle + 1 }
        }
        if next < hunks.count, hunks[next].old.lowerBound < place {
            let hunk = hunks[next]
            return hunk.new.lowerBound + min(place - hunk.old.lowerBound, hunk.new.count)
        }
        // Text inserted just before or after the lines does not belong to them.
        let before = hunks[..<next].last { isStart || !$0.old.isEmpty || $0.old.lowerBound < place }
        return place + (before.map { $0.new.upperBound - $0.old.upperBound } ?? 0)
    }
}
