/// A stretch of one text that differs in another text, as offsets of bytes into both.
public struct TextStretch: Sendable, Hashable {
    /// What is replaced; empty if text is only inserted.
    public var old: Range<Int>

    /// What it is replaced by; empty if text is only deleted.
    public var new: Range<Int>

    /// Below this many bytes it does not pay to look for what is equal between the first difference and the last.
    private static let small = 256

    /// How many steps a search for equal lines may take: a long history has many.
    private static let work = 200_000

    /// Returns where two texts differ, in order: one stretch, which is empty if they do not, or several with whole lines
    /// between them that both texts have. No character is divided.
    public static func between(_ old: [UInt8], _ new: [UInt8]) -> [TextStretch] {
        let whole = whole(old, new)
        guard min(whole.old.count, whole.new.count) >= small else { return [whole] }
        let (left, right) = (Array(old[whole.old]), Array(new[whole.new]))
        let (lines, others) = (TextLines.units(of: left), TextLines.units(of: right))
        return TextDiff.hunks(from: lines, to: others, work: work).map { hunk in
            let (old, new) = (bytes(hunk.old, of: lines), bytes(hunk.new, of: others))
            let stretch = TextStretch(old: old, new: new).trimmed(left, right)
            return TextStretch(
                old: moved(stretch.old, by: whole.old.lowerBound),
                new: moved(stretch.new, by: whole.new.lowerBound))
        }
    }

    /// Returns the stretch from the first difference to the last.
    public static func whole(_ old: [UInt8], _ new: [UInt8]) -> TextStretch {
        TextStretch(old: 0..<old.count, new: 0..<new.count).trimmed(old, new)
    }

    /// Returns it without what is equal at its beginning and its end.
    private func trimmed(_ one: [UInt8], _ other: [UInt8]) -> TextStretch {
        func isInside(_ text: [UInt8], _ offset: Int) -> Bool {
            offset < text.count && text[offset] & 0xC0 == 0x80
        }
        let most = min(old.count, new.count)
        let (from, to) = (old.lowerBound, new.lowerBound)
        var start = 0
        while start < most, one[from + start] == other[to + start] { start += 1 }
        while start > 0, isInside(one, from + start) || isInside(other, to + start) { start -= 1 }
        var end = 0
        while end < most - start,
            one[old.upperBound - end - 1] == other[new.upperBound - end - 1]
        { end += 1 }
        while end > 0, isInside(one, old.upperBound - end) { end -= 1 }
        return TextStretch(
            old: (from + start)..<(old.upperBound - end), new: (to + start)..<(new.upperBound - end)
        )
    }

    /// Returns the bytes of some lines.
    private static func bytes(_ range: Range<Int>, of lines: TextDiff.Units) -> Range<Int> {
        let start =
            range.lowerBound < lines.count
            ? lines[range.lowerBound].startIndex : lines.last?.endIndex ?? 0
        return start..<(range.isEmpty ? start : lines[range.upperBound - 1].endIndex)
    }

    private static func moved(_ range: Range<Int>, by count: Int) -> Range<Int> {
        (range.lowerBound + count)..<(range.upperBound + count)
    }
}
