/// A text split into its lines without losing a byte: line breaks of all three kinds stay as they
/// are, and so does a byte order mark.
public struct TextLines: Sendable {
    /// Each line with the break before it; the first one has a break that is not in the text.
    let units: [ArraySlice<UInt8>]

    /// Whether the text begins with a byte order mark, which belongs to no line.
    let isMarked: Bool

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Splits a text; a text without a line break is one line.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes, lineBreak: Self.lineBreak(of: bytes) ?? [0x0A])
    }

    /// Splits a text, treating its first line as if it followed a line break.
    init(_ bytes: [UInt8], lineBreak: [UInt8]) {
        isMarked = bytes.starts(with: Self.mark)
        units = Self.units(of: lineBreak + bytes.dropFirst(isMarked ? Self.mark.count : 0))
    }

    /// Splits a text that begins with a line break.
    static func units(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var (units, start): ([ArraySlice<UInt8>], Int) = ([], 0)
        for place in bytes.indices.dropFirst(leadingBreak(of: bytes)) {
            let isSecondHalf = bytes[place] == 0x0A && bytes[place - 1] == 0x0D
            guard isBreak(bytes[place]), !isSecondHalf else { continue }
            units.append(bytes[start..<place])
            start = place
        }
        return units + [bytes[start...]]
    }

    /// Returns the first line break of a text, or a line feed if it has none.
    public static func lineBreak(of text: String) -> String {
        String(decoding: lineBreak(of: Array(text.utf8)) ?? [0x0A], as: UTF8.self)
    }

    /// Returns a text with the line breaks it had before it went through a form, which only uses
    /// line feeds: each earlier line keeps its own, and new lines get the first kind.
    public static func withBreaks(of base: String, in typed: String) -> String {
        func contents(_ lines: TextLines) -> [ArraySlice<UInt8>] {
            lines.units.map { $0.dropFirst(leadingBreak(of: $0)) }
        }
        let usual = lineBreak(of: Array(base.utf8)) ?? [0x0A]
        let (old, new) = (TextLines(base), TextLines(typed))
        let hunks = TextDiff.lineHunks(from: contents(old), to: contents(new))
        var (units, place): ([ArraySlice<UInt8>], Int) = ([], 0)
        for hunk in hunks + [Hunk(old: old.count..<old.count, new: new.count..<new.count)] {
            units += old.units[place..<hunk.old.lowerBound]
            for (index, line) in contents(new)[hunk.new].enumerated() {
                let isPaired = index < hunk.old.count
                let before = isPaired ? old.units[hunk.old.lowerBound + index] : usual[...]
                units.append(before.prefix(leadingBreak(of: before)) + line)
            }
            place = hunk.old.upperBound
        }
        return text(of: units, isMarked: new.isMarked)
    }

    /// The number of lines, at least one.
    public var count: Int { units.count }

    /// Returns some of the lines, with the breaks between them.
    public subscript(_ lines: Range<Int>) -> String {
        Self.text(of: units[lines.clamped(to: 0..<count)], isMarked: false)
    }

    /// Returns the text without some of its lines.
    public func removing(_ lines: Range<Int>) -> String {
        let lines = lines.clamped(to: 0..<count)
        return Self.text(
            of: units[..<lines.lowerBound] + units[lines.upperBound...], isMarked: isMarked)
    }

    /// Returns the text with some lines of another one put in before a line.
    public func inserting(_ lines: Range<Int>, of other: TextLines, at place: Int) -> String {
        let place = min(max(0, place), count)
        return Self.text(
            of: units[..<place] + other.units[lines.clamped(to: 0..<other.count)] + units[place...],
            isMarked: isMarked)
    }

    /// Returns where this whole text is in another one, as lines; nil if it is not there, or more than once.
    public func place(in other: TextLines) -> Range<Int>? {
        MovedLines(from: self, to: other)(0..<count)
    }

    /// A line without its break.
    func content(_ line: Int) -> ArraySlice<UInt8> {
        units[line].dropFirst(Self.leadingBreak(of: units[line]))
    }

    /// How often each line is there, but not empty ones.
    func counts(_ lines: Range<Int>) -> [ArraySlice<UInt8>: Int] {
        lines.clamped(to: 0..<count).reduce(into: [:]) { counts, line in
            if !content(line).isEmpty { counts[content(line), default: 0] += 1 }
        }
    }

    /// Returns the longest run among some lines, none of which is excluded; an empty one where they begin if all are.
    func longestRun(
        _ lines: Range<Int>, without isExcluded: (ArraySlice<UInt8>) -> Bool
    ) -> Range<Int> {
        let lines = lines.clamped(to: 0..<count)
        var longest = lines.lowerBound..<lines.lowerBound
        var start = lines.lowerBound
        for line in lines where isExcluded(content(line)) {
            if line - start > longest.count { longest = start..<line }
            start = line + 1
        }
        return lines.upperBound - start > longest.count ? start..<lines.upperBound : longest
    }

    /// Returns where some lines of this text are in a text made from it.
    public func moved(_ lines: Range<Int>, to newer: TextLines) -> Range<Int> {
        LineMovement(from: self, to: newer)(lines)
    }

    static func text<Units: Sequence<ArraySlice<UInt8>>>(of units: Units, isMarked: Bool) -> String
    {
        var bytes: [UInt8] = []
        for unit in units {
            // An empty line that ends in a carriage return alone would melt with a line feed that comes after it now.
            if bytes.last == 0x0D, unit.first == 0x0A { bytes.append(0x0D) }
            bytes += unit
        }
        return String(
            decoding: (isMarked ? mark : []) + bytes.dropFirst(leadingBreak(of: bytes)),
            as: UTF8.self)
    }

    /// Returns the first kind of line break in a text, for a line without a line before it.
    static func lineBreak(of bytes: [UInt8]) -> [UInt8]? {
        guard let place = bytes.firstIndex(where: isBreak) else { return nil }
        return leadingBreak(of: bytes[place...]) == 2 ? [0x0D, 0x0A] : [0x0A]
    }

    private static func leadingBreak(of bytes: some Collection<UInt8>) -> Int {
        guard let first = bytes.first, isBreak(first) else { return 0 }
        return first == 0x0D && bytes.dropFirst().first == 0x0A ? 2 : 1
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
