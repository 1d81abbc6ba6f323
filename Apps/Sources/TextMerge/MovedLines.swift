/// Where lines are that were taken from their place in a text and put elsewhere, as they are, for several questions about
/// the same two texts.
public struct MovedLines: Sendable {
    private let older: TextLines
    private let newer: TextLines
    private let placesBefore: [ArraySlice<UInt8>: [Int]]
    private let placesNow: [ArraySlice<UInt8>: [Int]]

    /// Compares two texts.
    public init(from older: TextLines, to newer: TextLines) {
        (self.older, self.newer) = (older, newer)
        (placesBefore, placesNow) = (older.places, newer.places)
    }

    /// Returns where lines of the older text are in the newer one; nil if they were removed, or either text has them twice.
    public func callAsFunction(_ lines: Range<Int>) -> Range<Int>? {
        let lines = lines.clamped(to: 0..<older.count)
        guard let line = lines.first.map({ older.content($0) }) else { return nil }
        func places(_ text: TextLines, _ starts: [ArraySlice<UInt8>: [Int]]) -> some Collection<Int>
        {
            (starts[line] ?? []).lazy.filter { start in
                start + lines.count <= text.count
                    && lines.allSatisfy {
                        older.content($0) == text.content(start + $0 - lines.lowerBound)
                    }
            }.prefix(2)
        }
        guard places(older, placesBefore).count == 1 else { return nil }
        let found = Array(places(newer, placesNow))
        return found.count == 1 ? found[0]..<(found[0] + lines.count) : nil
    }

    /// Returns where lines are, or else the first of them that is; nil if none is there.
    public func any(of lines: Range<Int>) -> Range<Int>? {
        if let place = self(lines) { return place }
        // Who has moved so many has moved them apart.
        let words = lines.clamped(to: 0..<older.count).lazy.filter {
            !older[$0..<($0 + 1)].allSatisfy(\.isWhitespace)
        }
        return words.prefix(10).compactMap { self($0..<($0 + 1)) }.first
    }
}

extension TextLines {
    /// Where each line is.
    fileprivate var places: [ArraySlice<UInt8>: [Int]] {
        Dictionary(grouping: 0..<count) { content($0) }
    }
}
