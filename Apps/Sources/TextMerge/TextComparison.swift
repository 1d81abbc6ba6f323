/// What changed between two texts, in whole words and lines.
public struct TextComparison: Sendable, Hashable {
    /// The pieces of both texts, in order.
    public private(set) var pieces: [Piece] = []

    /// A stretch of text and whose it is.
    public struct Piece: Sendable, Hashable {
        /// Which of the texts has it.
        public var kind: Kind
        /// The text, as it is there.
        public var text: String
    }

    /// Which of the two texts has a piece.
    public enum Kind: Sendable, Hashable {
        case both, removed, added
    }

    /// Compares two texts; a line of which no word stayed is replaced as a whole.
    public init(from old: String, to new: String) {
        let (old, new) = (TextLines(old).units, TextLines(new).units)
        var place = 0
        for hunk in TextDiff.hunks(from: old, to: new) {
            add(.both, old[place..<hunk.old.lowerBound])
            addWords(of: old[hunk.old], new[hunk.new])
            place = hunk.old.upperBound
        }
        add(.both, old[place...])
        dropFirstBreak()
    }

    private mutating func addWords(
        of old: TextDiff.Units.SubSequence, _ new: TextDiff.Units.SubSequence
    ) {
        guard !old.isEmpty, !new.isEmpty else {
            add(.removed, old)
            add(.added, new)
            return
        }
        let (old, new) = (TextDiff.words(of: old), TextDiff.words(of: new))
        var hunks: [Hunk] = []
        for hunk in TextDiff.hunks(from: old, to: new) {
            // What only has blanks in common has nothing in common.
            if let last = hunks.last,
                !TextDiff.haveWords(old[last.old.upperBound..<hunk.old.lowerBound])
            {
                hunks[hunks.count - 1] = Hunk(
                    old: last.old.lowerBound..<hunk.old.upperBound,
                    new: last.new.lowerBound..<hunk.new.upperBound)
            } else {
                hunks.append(hunk)
            }
        }
        var place = 0
        for hunk in hunks {
            add(.both, old[place..<hunk.old.lowerBound])
            add(.removed, old[hunk.old])
            add(.added, new[hunk.new])
            place = hunk.old.upperBound
        }
        add(.both, old[place...])
    }

    private mutating func add(_ kind: Kind, _ units: TextDiff.Units.SubSequence) {
        guard !units.isEmpty else { return }
        let text = String(decoding: Array(units.joined()), as: UTF8.self)
        if pieces.last?.kind == kind {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(kind: kind, text: text))
        }
    }

    /// Removes the break before the first line of each text, which is in neither.
    private mutating func dropFirstBreak() {
        let count =
            pieces.first?.kind == .removed && pieces.dropFirst().first?.kind == .added ? 2 : 1
        for index in pieces.indices.prefix(count) {
            if pieces[index].text.first?.isNewline == true { pieces[index].text.removeFirst() }
        }
        pieces.removeAll { $0.text.isEmpty }
    }
}
