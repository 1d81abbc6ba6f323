/// The changes between two lists of units, which are lines or words and are never split.
enum TextDiff {
    /// The maximum number of insertions and deletions of single units to look for.
    static let mostEdits = 1_000

    /// The maximum number of steps of a search.
    static let mostWork = 20_000_000

    typealias Units = [ArraySlice<UInt8>]

    /// Returns the hunks in order, none adjacent to the next; with too many changes, everything
    /// between the common beginning and the common end is one hunk.
    static func hunks(from old: Units, to new: Units, work: Int = mostWork) -> [Hunk] {
        let most = min(old.count, new.count)
        var (start, end) = (0, 0)
        while start < most, old[start] == new[start] { start += 1 }
        while end < most - start, old[old.count - end - 1] == new[new.count - end - 1] { end += 1 }
        let middle = Hunk(old: start..<(old.count - end), new: start..<(new.count - end))
        if middle.old.isEmpty, middle.new.isEmpty { return [] }
        if middle.old.isEmpty || middle.new.isEmpty { return [middle] }
        var numbers: [ArraySlice<UInt8>: UInt32] = [:]
        func number(_ unit: ArraySlice<UInt8>) -> UInt32 {
            let fresh = UInt32(numbers.count)
            let known = numbers[unit, default: fresh]
            if known == fresh { numbers[unit] = fresh }
            return known
        }
        var work = work
        let found = ShortestEdit.hunks(
            from: old[middle.old].map(number), to: new[middle.new].map(number),
            most: mostEdits, work: &work)
        return found?.map { $0.moved(by: start) } ?? [middle]
    }

    /// Returns the hunks of two lists of lines. If as many lines were added as removed, they are
    /// paired, so that two changed lines are two hunks.
    static func lineHunks(from old: Units, to new: Units) -> [Hunk] {
        hunks(from: old, to: new).flatMap { hunk in
            guard hunk.old.count == hunk.new.count else { return [hunk] }
            return zip(hunk.old, hunk.new).map { Hunk(old: $0..<($0 + 1), new: $1..<($1 + 1)) }
        }
    }

    /// Splits lines into words, what is between them, and line breaks.
    ///
    /// A word is anything without white space, so that no number, date or address is ever split.
    static func words(of lines: ArraySlice<ArraySlice<UInt8>>) -> Units {
        var words: Units = []
        for line in lines {
            var start = line.startIndex
            for place in line.indices.dropFirst() {
                if kind(line[place]) == kind(line[place - 1]) { continue }
                words.append(line[start..<place])
                start = place
            }
            words.append(line[start...])
        }
        return words
    }

    /// Whether lines contain any text.
    static func haveWords(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        lines.contains { line in line.contains { kind($0) == .word } }
    }

    private enum Kind { case lineBreak, space, word }

    private static func kind(_ byte: UInt8) -> Kind {
        switch byte {
        case 0x0A, 0x0D: .lineBreak
        case 0x20, 0x09, 0x0B, 0x0C: .space
        default: .word
        }
    }
}

extension Hunk {
    fileprivate func moved(by count: Int) -> Hunk {
        Hunk(
            old: (old.lowerBound + count)..<(old.upperBound + count),
            new: (new.lowerBound + count)..<(new.upperBound + count))
    }
}
