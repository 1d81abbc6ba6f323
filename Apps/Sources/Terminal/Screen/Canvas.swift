/// What a terminal shows, as a grid of cells.
///
/// A wide character fills two cells: its own, and one without text after it.
public struct Canvas: Sendable, Hashable {
    /// One cell.
    public struct Cell: Sendable, Hashable {
        /// The character; empty in the second cell of a wide one.
        public var text: String = " "
        /// Its style.
        public var style: Style = .plain
        /// Whether foreground and background are swapped, as in a selected row.
        public var isReversed = false

        /// An empty cell.
        public static let blank = Cell()

        /// Creates a cell.
        public init(_ text: String = " ", _ style: Style = .plain, isReversed: Bool = false) {
            self.text = text
            self.style = style
            self.isReversed = isReversed
        }

        func looks(like other: Cell) -> Bool {
            style == other.style && isReversed == other.isReversed
        }
    }

    /// The number of columns.
    public let columns: Int
    /// The number of rows.
    public let rows: Int
    /// The cells, row after row.
    public internal(set) var cells: [[Cell]]
    /// Where the cursor is shown, if it is.
    public var cursor: (row: Int, column: Int)? {
        get { caret.map { ($0[0], $0[1]) } }
        set { caret = newValue.map { [$0.row, $0.column] } }
    }
    private var caret: [Int]?

    /// Creates an empty canvas.
    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(1, columns), max(1, rows))
        cells = Array(
            repeating: Array(repeating: .blank, count: self.columns), count: self.rows)
    }

    /// Writes text into a row from a column, cut at the right edge; returns the column after it.
    ///
    /// Control characters are left out. Rows outside of the canvas are ignored.
    @discardableResult
    public mutating func write(
        _ text: some StringProtocol, row: Int, column: Int = 0, style: Style = .plain,
        isReversed: Bool = false
    ) -> Int {
        guard cells.indices.contains(row), column >= 0 else { return column }
        var column = column
        for character in text {
            let width = character.displayWidth
            guard width > 0 else { continue }
            guard column + width <= columns else { break }
            put(Cell(String(character), style, isReversed: isReversed), width, row, column)
            column += width
        }
        return column
    }

    /// Writes the pieces of a text one after the other; returns the column after them.
    @discardableResult
    public mutating func write(
        _ text: StyledText, row: Int, column: Int = 0, isReversed: Bool = false
    ) -> Int {
        text.pieces.reduce(column) {
            write($1.text, row: row, column: $0, style: $1.style, isReversed: isReversed)
        }
    }

    /// Swaps foreground and background in a whole row.
    public mutating func reverse(row: Int) {
        guard cells.indices.contains(row) else { return }
        for column in 0..<columns { cells[row][column].isReversed = true }
    }

    /// Empties a whole row.
    public mutating func clear(row: Int) {
        guard cells.indices.contains(row) else { return }
        cells[row] = Array(repeating: .blank, count: columns)
    }

    private mutating func put(_ cell: Cell, _ width: Int, _ row: Int, _ column: Int) {
        // Half of a wide character that is written over becomes a space.
        if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = " " }
        cells[row][column] = cell
        if width == 2 {
            let half = Cell("", cell.style, isReversed: cell.isReversed)
            cells[row][column + 1] = half
        }
        let next = column + width
        if next < columns, cells[row][next].text.isEmpty { cells[row][next].text = " " }
    }
}

extension Canvas {
    /// Replaces the text of each cell by another that fills it: longer text is cut, shorter text filled up.
    public mutating func replaceText(_ substitute: (String) -> String) {
        for row in cells.indices {
            for column in cells[row].indices where !cells[row][column].text.isEmpty {
                let text = substitute(cells[row][column].text)
                let isWide = column + 1 < columns && cells[row][column + 1].text.isEmpty
                cells[row][column].text = text.first.map(String.init) ?? " "
                if isWide {
                    cells[row][column + 1].text = text.dropFirst().first.map(String.init) ?? " "
                }
            }
        }
    }
}
