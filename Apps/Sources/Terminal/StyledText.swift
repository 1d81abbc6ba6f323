/// A text in pieces of different styles.
public struct StyledText: Sendable, Hashable {
    /// One piece.
    public struct Piece: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The style.
        public var style: Style

        /// Creates a piece.
        public init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// The pieces in order.
    public var pieces: [Piece]

    /// Creates a text.
    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// How many columns a terminal gives the text.
    public var displayWidth: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

    /// Returns the text wrapped at spaces into lines of at most so many columns; nil means no limit.
    ///
    /// A word that is longer than a line stays whole.
    public func wrapped(to columns: Int?) -> [StyledText] {
        guard let columns, displayWidth > columns else { return [self] }
        var lines: [StyledText] = []
        var line = StyledText([])
        var word = StyledText([])
        var gap = 0
        func end(_ word: inout StyledText) {
            if word.pieces.isEmpty { return }
            if !line.pieces.isEmpty, line.displayWidth + gap + word.displayWidth > columns {
                lines.append(line)
                line = StyledText([])
            } else if gap > 0 {
                line.pieces.append(.init(" "))
            }
            line.pieces += word.pieces
            word = StyledText([])
            gap = 0
        }
        for piece in pieces {
            for (index, part) in piece.text.split(
                separator: " ", omittingEmptySubsequences: false
            ).enumerated() {
                if index > 0 {
                    end(&word)
                    gap = line.pieces.isEmpty ? 0 : 1
                }
                if !part.isEmpty { word.pieces.append(.init(String(part), piece.style)) }
            }
        }
        end(&word)
        if !line.pieces.isEmpty { lines.append(line) }
        return lines
    }

    /// Returns the text with its styles, or plain without colours.
    public func applied(colours: Bool) -> String {
        pieces.map { $0.style.applied(to: $0.text, colours: colours) }.joined()
    }
}
