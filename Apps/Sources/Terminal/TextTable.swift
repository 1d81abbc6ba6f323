/// A table of text with aligned columns, fitted to the width of a terminal.
public struct TextTable: Sendable {
    /// One column.
    public struct Column: Sendable {
        /// The heading.
        public var title: String
        /// The alignment of its cells.
        public var alignment: Alignment
        /// Whether it may be shortened if there is not enough room.
        public var isFlexible: Bool
        /// How many columns of a terminal it keeps, if it needs them, while others can be left out instead.
        public var leastWidth: Int
        /// When it is left out if there is not enough room: the highest first; 0 never.
        public var expendability: Int

        /// Creates a column.
        public init(
            _ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false,
            leastWidth: Int = 8, expendability: Int = 0
        ) {
            self.title = title
            self.alignment = alignment
            self.isFlexible = isFlexible
            self.leastWidth = leastWidth
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
    public func lines(
        width: Int? = nil, colours: Bool = false, ellipsis: String = "…"
    ) -> [String] {
        let shown = layout(within: width)
        func line(_ cells: [Cell]) -> String { self.line(cells, shown, colours, ellipsis) }
        var lines: [String] = []
        if columns.contains(where: { !$0.title.isEmpty }) {
            let titles = columns.map { Cell($0.title, .dim) }
            lines.append(line(titles))
        }
        return lines + rows.map(line)
    }

    private func line(
        _ cells: [Cell], _ shown: [(index: Int, width: Int)], _ colours: Bool, _ ellipsis: String
    ) -> String {
        var parts: [String] = []
        for (position, column) in shown.enumerated() {
            let cell = cells.indices.contains(column.index) ? cells[column.index] : ""
            let text = cell.text.cut(to: column.width, ellipsis: ellipsis)
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
    ///
    /// Flexible columns give way down to their least width, the widest first; then columns are left out, the
    /// most expendable first; and only then do flexible columns become narrower still, and at last all columns.
    public func layout(within width: Int?) -> [(index: Int, width: Int)] {
        let natural = columns.indices.map { index in
            let cells = rows.lazy.map {
                $0.indices.contains(index) ? $0[index].text.displayWidth : 0
            }
            return (
                index: index, width: max(columns[index].title.displayWidth, cells.max() ?? 0)
            )
        }
        guard let width else { return natural }
        var shown = natural
        while true {
            let fitted = fitted(shown, to: width) { self.columns[$0].leastWidth }
            if Self.total(fitted) <= width { return fitted }
            guard
                let least = shown.filter({ columns[$0.index].expendability > 0 })
                    .max(by: { columns[$0.index].expendability < columns[$1.index].expendability })
            else {
                let narrow = self.fitted(shown, to: width) { _ in 8 }
                return self.fitted(narrow, to: width, all: true) { _ in 3 }
            }
            shown.removeAll { $0.index == least.index }
        }
    }

    /// How many columns of a terminal it takes to show it whole.
    public var width: Int { Self.total(layout(within: nil)) }

    private static func total(_ shown: [(index: Int, width: Int)]) -> Int {
        shown.reduce(0) { $0 + $1.width } + 2 * max(0, shown.count - 1)
    }

    /// Takes what is too much from the flexible columns, always from the widest that has some to spare.
    private func fitted(
        _ natural: [(index: Int, width: Int)], to width: Int, all: Bool = false,
        least: (Int) -> Int
    ) -> [(index: Int, width: Int)] {
        var shown = natural
        var excess = Self.total(shown) - width
        while excess > 0 {
            let spare = shown.indices.filter {
                (all || columns[shown[$0].index].isFlexible)
                    && shown[$0].width > least(shown[$0].index)
            }
            guard let widest = spare.max(by: { shown[$0].width < shown[$1].width }) else { break }
            shown[widest].width -= 1
            excess -= 1
        }
        return shown
    }
}
