/// A table of an article as text: in columns where they fit, otherwise one cell to a line.
struct TableText {
    private var rows: [[Cell]] = []
    private var caption = ""
    private var place = Place.none
    /// The open cell of the last row.
    private var current = 0
    private var blocksInCell = 0

    /// Whether it only arranges a page: it holds paragraphs, lists or other tables.
    private(set) var isLayout = false

    private struct Cell {
        var text = ""
        var isHeading = false
    }

    /// Where text goes.
    private enum Place { case none, caption, cell }

    /// How it is shown.
    enum Shape {
        /// Lines that fit.
        case columns([String])
        /// For each row, texts that each begin a line.
        case records([[String]])
    }

    /// Longer headings are not repeated in front of cells.
    private static let longestHeading = 60
    /// Wider tables are hard to read in columns.
    private static let widest = 160

    /// Notes that an element begins.
    mutating func open(_ element: HTMLElement, _ tag: HTMLTag?) {
        switch element {
        case .tr:
            place = .none
            if rows.last?.isEmpty != true { rows.append([]) }
        case .td, .th:
            if rows.isEmpty { rows.append([]) }
            rows[rows.count - 1].append(Cell(isHeading: element == .th))
            (place, blocksInCell) = (.cell, 0)
            current = rows[rows.count - 1].count - 1
            let span = tag?.value("colspan").flatMap { Int($0) } ?? 1
            // What it covers in the rows below would move those under the wrong headings.
            if tag?.value("rowspan").flatMap({ Int($0) }) ?? 1 != 1 { isLayout = true }
            let covered = Array(
                repeating: Cell(isHeading: element == .th), count: max(0, min(span, 20) - 1))
            rows[rows.count - 1] += covered
        case .caption: place = .caption
        case .br: add(" ")
        case .p, .div:
            blocksInCell += 1
            if blocksInCell > 1 { isLayout = true }
            add(" ")
        default: if element.endsParagraph { isLayout = true }
        }
    }

    /// Notes that an element ends.
    mutating func close(_ element: HTMLElement) {
        if element.isCell { place = .none } else if element.endsParagraph { add(" ") }
    }

    /// Adds text to what is open.
    mutating func add(_ text: String) {
        switch place {
        case .none: break
        case .caption: caption += text
        case .cell:
            guard let row = rows.indices.last, rows[row].indices.contains(current) else { return }
            rows[row][current].text += text
        }
    }

    /// Returns how to show it within so many columns; nil if it isn't data in rows and columns.
    func shape(within room: Int) -> Shape? {
        func run(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        var lines = rows.map { row in row.map { Cell(text: run($0.text), isHeading: $0.isHeading) }
        }
        lines.removeAll { row in row.allSatisfy(\.text.isEmpty) }
        let count = lines.map(\.count).max() ?? 0
        guard !isLayout, lines.count > 1, count > 1 else { return nil }
        let caption = run(caption)
        var widths = Array(repeating: 0, count: count)
        for row in lines {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column], LineWrapper.width(of: cell.text))
            }
        }
        // A column without text, as one of pictures, takes no room.
        let shown = widths.indices.filter { widths[$0] > 0 }
        let total = shown.reduce(-2) { $0 + widths[$1] + 2 }
        let hasHeadings = lines[0].allSatisfy { $0.isHeading || $0.text.isEmpty }
        if total <= min(room, Self.widest) {
            func line(_ text: (Int) -> String) -> String {
                let padded = shown.map { column in
                    let text = text(column)
                    let gap = widths[column] - LineWrapper.width(of: text)
                    return text + String(repeating: " ", count: gap)
                }.joined(separator: "  ")
                return String(padded.reversed().drop { $0 == " " }.reversed())
            }
            var texts = lines.map { row in line { $0 < row.count ? row[$0].text : "" } }
            if hasHeadings {
                texts.insert(line { String(repeating: "─", count: widths[$0]) }, at: 1)
            }
            return .columns((caption.isEmpty ? [] : [caption]) + texts)
        }
        let headings = hasHeadings ? lines.removeFirst().map(\.text) : []
        let records = lines.map { Self.record($0, headings) }
        return .records((caption.isEmpty ? [] : [[caption]]) + records)
    }

    /// The cells of a row with what they are, such as `Price: 3 EUR`.
    private static func record(_ row: [Cell], _ headings: [String]) -> [String] {
        // The heading of a row of two is what its value is.
        if headings.isEmpty, row.count == 2, row[0].isHeading, row[0].text.count <= longestHeading {
            return [row[0].text.isEmpty ? row[1].text : "\(row[0].text): \(row[1].text)"]
        }
        if headings.isEmpty {
            return [row.map(\.text).filter { !$0.isEmpty }.joined(separator: " | ")]
        }
        return row.enumerated().compactMap { column, cell in
            guard !cell.text.isEmpty else { return nil }
            let heading = column < headings.count ? headings[column] : ""
            return heading.isEmpty || heading.count > longestHeading
                ? cell.text : "\(heading): \(cell.text)"
        }
    }
}
