/// Turns what a terminal shows into something else with few bytes.
///
/// Only cells that differ are written, and rows that moved up or down are scrolled by the terminal, so that a
/// reader follows on a slow line too.
public struct ScreenWriter: Sendable {
    private var shown: Canvas?
    private let colours: Bool

    /// Creates a writer for a terminal in an unknown state.
    public init(colours: Bool = true) { self.colours = colours }

    /// Forgets what the terminal shows: it was used by another program, or has another size now.
    public mutating func forget() { shown = nil }

    /// Returns what to send so that the terminal shows the canvas.
    public mutating func update(to canvas: Canvas) -> String {
        var output = Output(colours: colours)
        var before: Canvas
        if let shown, shown.columns == canvas.columns, shown.rows == canvas.rows {
            before = shown
            if before == canvas { return "" }
            output.hideCursor(before.cursor != nil)
            if let scroll = Scroll.best(from: before, to: canvas) {
                output.scroll(scroll)
                scroll.apply(to: &before)
            }
        } else {
            output.clear()
            before = Canvas(columns: canvas.columns, rows: canvas.rows)
        }
        for row in 0..<canvas.rows {
            output.row(row, from: before.cells[row], to: canvas.cells[row])
        }
        output.finish(cursor: canvas.cursor)
        shown = canvas
        return output.text
    }

    /// Control sequences, and where they have left the terminal.
    private struct Output {
        let colours: Bool
        var text = ""
        private var style = Canvas.Cell.blank
        private var place: (row: Int, column: Int)?

        init(colours: Bool) { self.colours = colours }

        mutating func hideCursor(_ isShown: Bool) { if isShown { text += "\u{1B}[?25l" } }

        mutating func clear() {
            text += "\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
            place = (0, 0)
        }

        mutating func scroll(_ scroll: Scroll) {
            text += "\u{1B}[\(scroll.rows.lowerBound + 1);\(scroll.rows.upperBound)r"
            // Every terminal moves the rows when the cursor leaves them; few know a sequence for it.
            let edge = scroll.by > 0 ? scroll.rows.upperBound : scroll.rows.lowerBound + 1
            text += "\u{1B}[\(edge)H"
            text += String(repeating: scroll.by > 0 ? "\n" : "\u{1B}M", count: abs(scroll.by))
            text += "\u{1B}[r"
            place = nil
        }

        mutating func row(_ row: Int, from before: [Canvas.Cell], to after: [Canvas.Cell]) {
            guard before != after else { return }
            let end = (after.lastIndex { $0 != .blank } ?? -1) + 1
            var column = 0
            while column < end {
                if before[column] == after[column] {
                    column += 1
                    continue
                }
                // The second half of a wide character is written with its first.
                if after[column].text.isEmpty, column > 0 { column -= 1 }
                move(to: row, column)
                paint(after[column])
                let width = column + 1 < after.count && after[column + 1].text.isEmpty ? 2 : 1
                text += after[column].text
                // Terminals disagree about how wide some characters are: after those, say where to write.
                place =
                    width == 1 && after[column].text.utf8.count == 1 ? (row, column + 1) : nil
                if column + width >= after.count { place = nil }
                column += width
            }
            if before[end...].contains(where: { $0 != .blank }) {
                move(to: row, end)
                paint(.blank)
                text += "\u{1B}[K"
            }
        }

        mutating func finish(cursor: (row: Int, column: Int)?) {
            paint(.blank)
            guard let cursor else { return }
            move(to: cursor.row, cursor.column)
            text += "\u{1B}[?25h"
        }

        private mutating func move(to row: Int, _ column: Int) {
            if let place, place == (row, column) { return }
            text += column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
            place = (row, column)
        }

        private mutating func paint(_ cell: Canvas.Cell) {
            guard !cell.looks(like: style) else { return }
            text += "\u{1B}[0" + (cell.isReversed ? ";7" : "") + cell.style.code(colours: colours)
            text += "m"
            style = cell
        }
    }
}

extension Style {
    /// Its part of a control sequence. Without colours, what is bold or dim stays so.
    func code(colours: Bool) -> String {
        switch self {
        case .plain: ""
        case .bold: ";1"
        case .dim: ";2"
        case .rise: colours ? ";32" : ""
        case .fall: colours ? ";31" : ""
        case .warning: colours ? ";33" : ";1"
        }
    }
}
