/// A table of text with aligned columns, fitted to the width of a terminal.
public struct TextTable: Sendable {
    /// One column.
    public struct Column: Sendable {
        /// The heading.
        public var title: String
        /// The alignment of its cells.
        public var alignment: Alignment
        /// Whether it may be shortened, and after that left out, if there is not enough room.
        public var isFlexible: Bool
        /// When it is left out if there is not enough room: the highest first; 0 never.
        public var expendability: Int

        /// Creates a column.
        public init(
            _ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false,
            expendability: Int = 0
        ) {
            self.title = title
            self.alignment = alignment
            self.isFlexible = isFlexible
            self.expendability = expendability
        }
    }

    /// One cell.
    public struct Cell: Sendable, ExpressibleByStringLiteral {
        /// The text.
        public var text: String
        /// The style.
        public var style: Style

        /// Creates a cell; characters that could control the terminal are removed from the text.
        public init(_ text: String, _ style: Style = .plain) {
            self.text = text.printable
            self.style = style
        }

        /// Creates a plain cell.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// The alignment of cells.
    public enum Alignment: Sendable { case left, right }

    /// The columns.
    public var columns: [Column]

    /// The rows; a row with fewer cells than columns has empty cells at its end.
    public var rows: [[Cell]]

    /// Creates a table.
    public init(columns: [Column], rows: [[Cell]] = []) {
        self.columns = columns
        self.rows = rows
    }

    /// Returns the lines of the table; a `width` of nil means no limit.
    public func lines(width: Int? = nil, colours: Bool = false) -> [String] {
        let shown = layout(within: width)
        var lines: [String] = []
        if columns.contains(where: { !$0.title.isEmpty }) {
            let titles = columns.map { Cell($0.title, .dim) }
            lines.append(line(titles, shown, colours))
        }
        return lines + rows.map { line($0, shown, colours) }
    }

    private func line(_ cells: [Cell], _ shown: [(index: Int, width: Int)], _ colours: Bool)
        -> String
    {
        var parts: [String] = []
        for (position, column) in shown.enumerated() {
            let cell = cells.indices.contains(column.index) ? cells[column.index] : ""
            let text = cell.text.cut(to: column.width)
            let padding = String(repeating: " ", count: max(0, column.width - text.displayWidth))
            let styled = cell.style.applied(to: text, colours: colours)
            let isLast = position == shown.count - 1
            switch columns[column.index].alignment {
            case .left: parts.append(isLast ? styled : styled + padding)
            case .right: parts.append(padding + styled)
            }
        }
        let line = parts.joined(separator: "  ")
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    /// Which columns are shown, and how wide.
    private func layout(within width: Int?) -> [(index: Int, width: Int)] {
        var shown = columns.indices.map { index in
            let cells = rows.map { $0.indices.contains(index) ? $0[index].text.displayWidth : 0 }
            return (
                index: index, width: max(columns[index].title.displayWidth, cells.max() ?? 0)
            )
        }
        guard let width else { return shown }
        func excess() -> Int {
            shown.reduce(0) { $0 + $1.width } + 2 * max(0, shown.count - 1) - width
        }
        func squeeze() {
            for position in shown.indices where columns[shown[position].index].isFlexible {
                let spare = max(0, shown[position].width - 8)
                shown[position].width -= min(spare, max(0, excess()))
            }
        }
        squeeze()
        while excess() > 0,
            let least = shown.filter({ columns[$0.index].expendability > 0 })
                .max(by: { columns[$0.index].expendability < columns[$1.index].expendability })
        {
            shown.removeAll { $0.index == least.index }
        }
        return shown
    }
}
