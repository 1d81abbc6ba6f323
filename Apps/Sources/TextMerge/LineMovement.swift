/// Where the lines of a text are in a text made from it, for several questions about the same two texts.
public struct LineMovement: Sendable {
    private let hunks: [Hunk]
    private var older: TextLines?
    private var newer: TextLines?
    /// How often each line was in the older text.
    private var counts: [ArraySlice<UInt8>: Int] = [:]

    /// Compares two texts.
    public init(from older: TextLines, to newer: TextLines) {
        hunks = TextDiff.hunks(from: older.units, to: newer.units)
        (self.older, self.newer) = (older, newer)
        counts = older.counts(0..<older.count)
    }

    /// Describes that some lines were removed, and nothing else.
    public init(removing lines: Range<Int>) {
        hunks = [Hunk(old: lines, new: lines.lowerBound..<lines.lowerBound)]
    }

    /// Describes that some lines, as they are counted in the newer text, were added, and nothing else.
    public init(adding lines: Range<Int>) {
        hunks = [Hunk(old: lines.lowerBound..<lines.lowerBound, new: lines)]
    }

    /// Returns where some lines of the older text are in the newer one; an empty range if they are gone.
    ///
    /// What took the place of some of them is theirs, and so is what was inserted between them, but not what was inserted
    /// just before or after. Where lines were replaced by others, those that have words of the old ones, or stand in their place
    /// among as many, are theirs; if there are none, all are, unless lines beside them were replaced too.
    public func callAsFunction(_ lines: Range<Int>) -> Range<Int> {
        // The first hunk that ends after the beginning.
        var (next, end) = (0, hunks.count)
        while next < end {
            let middle = (next + end) / 2
            if hunks[middle].old.upperBound > lines.lowerBound {
                end = middle
            } else {
                next = middle + 1
            }
        }
        var shift = next == 0 ? 0 : hunks[next - 1].new.upperBound - hunks[next - 1].old.upperBound
        var start = lines.lowerBound
        var found: Range<Int>?
        func add(_ part: Range<Int>) {
            guard !part.isEmpty else { return }
            found = (found?.lowerBound ?? part.lowerBound)..<part.upperBound
        }
        for hunk in hunks[next...] {
            guard hunk.old.lowerBound < lines.upperBound else { break }
            if start < hunk.old.lowerBound { add((start + shift)..<(hunk.old.lowerBound + shift)) }
            let pairs = pairs(hunk)
            for (old, new) in pairs where lines.contains(old) { add(new..<(new + 1)) }
            if pairs.isEmpty, lines.lowerBound <= hunk.old.lowerBound,
                hunk.old.upperBound <= lines.upperBound
            {
                add(hunk.new)
            }
            start = hunk.old.upperBound
            shift = hunk.new.upperBound - hunk.old.upperBound
        }
        if start < lines.upperBound { add((start + shift)..<(lines.upperBound + shift)) }
        if let found { return found }
        if next < hunks.count, hunks[next].old.lowerBound < lines.lowerBound {
            let before = pairs(hunks[next]).last { $0.old < lines.lowerBound }
            let place = before.map { $0.new + 1 } ?? hunks[next].new.lowerBound
            return place..<place
        }
        let before = next == 0 ? nil : hunks[next - 1]
        let place = lines.lowerBound + (before.map { $0.new.upperBound - $0.old.upperBound } ?? 0)
        return place..<place
    }

    /// The lines of two sides that a person has to choose between.
    public struct Sides: Sendable, Hashable {
        /// The lines of one side.
        public var one: Range<Int>
        /// Those of the other.
        public var other: Range<Int>

        /// Creates a pair of sides.
        public init(one: Range<Int>, other: Range<Int>) {
            (self.one, self.other) = (one, other)
        }
    }

    /// Returns where the lines of two sides are in the newer text. No line that stood elsewhere, or on the other side, is a side's, and
    /// none is both's: who keeps one side loses nothing but the other.
    ///
    /// - Parameter place: Says where the lines of one side are, given what the comparison says.
    public func sides(
        _ sides: Sides,
        place: (_ lines: Range<Int>, _ found: Range<Int>) -> Range<Int> = { $1 }
    ) -> Sides {
        var one = place(sides.one, self(sides.one))
        var other = place(sides.other, self(sides.other))
        if let older, let newer {
            func own(_ place: Range<Int>, _ lines: Range<Int>) -> Range<Int> {
                let counts = older.counts(lines)
                return newer.longestRun(place) { line in
                    counts[line] == nil && self.counts[line] != nil
                }
            }
            (one, other) = (own(one, sides.one), own(other, sides.other))
        }
        guard one.overlaps(other) else { return Sides(one: one, other: other) }
        if one.count <= other.count {
            other = Self.largest(other, outside: one)
        } else {
            one = Self.largest(one, outside: other)
        }
        return Sides(one: one, other: other)
    }

    /// The larger part of a range on one side of another.
    private static func largest(_ lines: Range<Int>, outside other: Range<Int>) -> Range<Int> {
        let before = lines.lowerBound..<max(lines.lowerBound, other.lowerBound)
        let after = min(lines.upperBound, other.upperBound)..<lines.upperBound
        return before.count >= after.count ? before : after
    }

    /// The largest product of numbers of lines in a hunk that are compared with each other.
    private static let mostPairs = 10_000

    /// Pairs the lines of a hunk that are the same line, changed: they share at least half of the words of one, or if no
    /// lines do, as many were replaced by as many.
    private func pairs(_ hunk: Hunk) -> [(old: Int, new: Int)] {
        let like = likePairs(hunk)
        guard like.isEmpty, hunk.old.count == hunk.new.count else { return like }
        return zip(hunk.old, hunk.new).map { ($0, $1) }
    }

    /// The pairs in the same order whose lines share the most words.
    private func likePairs(_ hunk: Hunk) -> [(old: Int, new: Int)] {
        guard let older, let newer, hunk.old.count * hunk.new.count <= Self.mostPairs else {
            return []
        }
        let (olds, news) = (
            hunk.old.map { Self.words(older.units[$0]) },
            hunk.new.map { Self.words(newer.units[$0]) }
        )
        func likeness(_ old: Int, _ new: Int) -> Int {
            let common = olds[old].intersection(news[new]).count
            return 2 * common >= min(olds[old].count, news[new].count) ? common : 0
        }
        let width = news.count + 1
        var best = Array(repeating: 0, count: (olds.count + 1) * width)
        for old in olds.indices.reversed() {
            for new in news.indices.reversed() {
                best[old * width + new] = max(
                    best[(old + 1) * width + new], best[old * width + new + 1],
                    best[(old + 1) * width + new + 1] + likeness(old, new))
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var (old, new) = (0, 0)
        while old < olds.count, new < news.count {
            let (here, like) = (best[old * width + new], likeness(old, new))
            if like > 0, here == best[(old + 1) * width + new + 1] + like {
                pairs.append((hunk.old.lowerBound + old, hunk.new.lowerBound + new))
                (old, new) = (old + 1, new + 1)
            } else if here == best[(old + 1) * width + new] {
                old += 1
            } else {
                new += 1
            }
        }
        return pairs
    }

    private static func words(_ line: ArraySlice<UInt8>) -> Set<ArraySlice<UInt8>> {
        Set(line.split { [0x0A, 0x0D, 0x20, 0x09].contains($0) })
    }
}
