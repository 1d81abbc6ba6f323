/// What changed between two texts, as hunks of whole Unicode scalars in UTF-8 offsets.
///
/// What both begin and end with is left out first, so that a change in one place costs no search.
/// Between, the fewest changes of scalars are looked for; where these are too many, of lines, with
/// scalars inside each changed stretch of lines; where even these are too many, all is one hunk.
struct TextDiff {
    /// How many insertions and deletions of single scalars or lines are looked for.
    static let mostEdits = 1_000

    /// How many of scalars are, inside a stretch of changed lines.
    static let mostEditsWithin = 200

    /// How many steps each of the three searches takes at most.
    static let mostWork = 20_000_000

    private let old: [UInt8]
    private let new: [UInt8]

    /// Returns the hunks in order; none touches the next.
    static func hunks(from old: [UInt8], to new: [UInt8]) -> [Hunk] {
        let diff = TextDiff(old: old, new: new)
        let middle = diff.trimmed(Hunk(old: 0..<old.count, new: 0..<new.count))
        return diff.slid(diff.hunks(in: middle))
    }

    private func hunks(in middle: Hunk) -> [Hunk] {
        if middle.old.isEmpty, middle.new.isEmpty { return [] }
        if middle.old.isEmpty || middle.new.isEmpty { return [middle] }
        var work = Self.mostWork
        if let hunks = byScalars(middle, most: Self.mostEdits, work: &work) { return hunks }
        guard let stretches = byLines(middle) else { return [middle] }
        work = Self.mostWork
        return stretches.flatMap { stretch in
            let inner = trimmed(stretch)
            if inner.old.isEmpty || inner.new.isEmpty { return [inner] }
            return byScalars(inner, most: Self.mostEditsWithin, work: &work) ?? [inner]
        }
    }

    /// Leaves out what both sides of a hunk begin and end with.
    private func trimmed(_ hunk: Hunk) -> Hunk {
        var (low, newLow) = (hunk.old.lowerBound, hunk.new.lowerBound)
        let (high, newHigh) = (hunk.old.upperBound, hunk.new.upperBound)
        let most = min(high - low, newHigh - newLow)
        var same = 0
        while same < most, old[low + same] == new[newLow + same] { same += 1 }
        func isInside(_ text: [UInt8], _ offset: Int, _ end: Int) -> Bool {
            offset < end && text[offset] & 0xC0 == 0x80
        }
        while same > 0, isInside(old, low + same, high) || isInside(new, newLow + same, newHigh) {
            same -= 1
        }
        (low, newLow) = (low + same, newLow + same)
        var end = 0
        while end < most - same, old[high - end - 1] == new[newHigh - end - 1] { end += 1 }
        while end > 0, isInside(old, high - end, high) { end -= 1 }
        return Hunk(old: low..<(high - end), new: newLow..<(newHigh - end))
    }

    private func byScalars(_ hunk: Hunk, most: Int, work: inout Int) -> [Hunk]? {
        let (olds, oldOffsets) = Self.scalars(of: old, in: hunk.old)
        let (news, newOffsets) = Self.scalars(of: new, in: hunk.new)
        return ShortestEdit.hunks(from: olds, to: news, most: most, work: &work)?
            .map { $0.placed(oldOffsets, newOffsets) }
    }

    private func byLines(_ hunk: Hunk) -> [Hunk]? {
        var numbers: [ArraySlice<UInt8>: UInt32] = [:]
        let (olds, oldOffsets) = Self.lines(of: old, in: hunk.old, &numbers)
        let (news, newOffsets) = Self.lines(of: new, in: hunk.new, &numbers)
        var work = Self.mostWork
        return ShortestEdit.hunks(from: olds, to: news, most: Self.mostEdits, work: &work)?
            .map { $0.placed(oldOffsets, newOffsets) }
    }

    /// Moves what is only inserted or only deleted as far to the end as it means the same, so that
    /// the same change is found at the same place whatever else changed.
    private func slid(_ hunks: [Hunk]) -> [Hunk] {
        var slid: [Hunk] = []
        for var hunk in hunks.reversed() {
            let end = slid.last?.old.lowerBound ?? old.count
            if hunk.old.isEmpty || hunk.new.isEmpty {
                while hunk.old.upperBound < end {
                    let length = Self.length(of: old[hunk.old.upperBound])
                    let next = old[hunk.old.upperBound..<min(end, hunk.old.upperBound + length)]
                    let first =
                        hunk.old.isEmpty
                        ? new[hunk.new].prefix(length) : old[hunk.old].prefix(length)
                    guard next.elementsEqual(first) else { break }
                    hunk = hunk.moved(by: length)
                }
            }
            if let next = slid.last, hunk.old.upperBound == end {
                hunk = Hunk(
                    old: hunk.old.lowerBound..<next.old.upperBound,
                    new: hunk.new.lowerBound..<next.new.upperBound)
                slid.removeLast()
            }
            slid.append(hunk)
        }
        return slid.reversed()
    }

    /// Returns the scalars of a part of a text, and where each begins, with where the last ends.
    private static func scalars(
        of text: [UInt8], in range: Range<Int>
    ) -> (scalars: [UInt32], offsets: [Int]) {
        var (scalars, offsets): ([UInt32], [Int]) = ([], [])
        scalars.reserveCapacity(range.count)
        offsets.reserveCapacity(range.count + 1)
        for offset in range {
            let byte = text[offset]
            if byte & 0xC0 == 0x80, let last = scalars.last {
                // Four bytes fill a number; that makes each scalar a number of its own.
                scalars[scalars.count - 1] = last << 8 | UInt32(byte)
            } else {
                scalars.append(UInt32(byte))
                offsets.append(offset)
            }
        }
        return (scalars, offsets + [range.upperBound])
    }

    /// Returns the lines of a part of a text as numbers, equal for equal lines, and where each begins.
    private static func lines(
        of text: [UInt8], in range: Range<Int>, _ numbers: inout [ArraySlice<UInt8>: UInt32]
    ) -> (lines: [UInt32], offsets: [Int]) {
        var (lines, offsets): ([UInt32], [Int]) = ([], [])
        var start = range.lowerBound
        while start < range.upperBound {
            let feed = text[start..<range.upperBound].firstIndex(of: 0x0A)
            let end = feed.map { $0 + 1 } ?? range.upperBound
            let fresh = UInt32(numbers.count)
            let number = numbers[text[start..<end], default: fresh]
            if number == fresh { numbers[text[start..<end]] = fresh }
            lines.append(number)
            offsets.append(start)
            start = end
        }
        return (lines, offsets + [range.upperBound])
    }

    /// Returns how many bytes a scalar has by its first.
    private static func length(of byte: UInt8) -> Int {
        byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}

extension Hunk {
    /// Returns the hunk of elements as one of the bytes at which these begin.
    fileprivate func placed(_ oldOffsets: [Int], _ newOffsets: [Int]) -> Hunk {
        Hunk(
            old: oldOffsets[old.lowerBound]..<oldOffsets[old.upperBound],
            new: newOffsets[new.lowerBound]..<newOffsets[new.upperBound])
    }

    fileprivate func moved(by count: Int) -> Hunk {
        Hunk(
            old: (old.lowerBound + count)..<(old.upperBound + count),
            new: (new.lowerBound + count)..<(new.upperBound + count))
    }
}
