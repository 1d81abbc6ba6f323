internal import Terminal

/// Lines of text that scroll.
struct TextPane: Sendable {
    var lines: [StyledText]
    private(set) var top = 0

    init(_ lines: [StyledText]) { self.lines = lines }

    func isAtEnd(height: Int) -> Bool { top >= lines.count - height }

    mutating func scroll(by rows: Int, height: Int) {
        top = max(0, min(top + rows, lines.count - height))
    }

    /// Applies a key that scrolls; returns false for others.
    @discardableResult
    mutating func scroll(_ key: Key, height: Int) -> Bool {
        let page = max(1, height - 1)
        switch key {
        case .down, .character("j"), .enter, .control("e"), .control("n"):
            scroll(by: 1, height: height)
        case .up, .character("k"), .control("y"), .control("p"): scroll(by: -1, height: height)
        case .pageDown, .character(" "), .control("f"): scroll(by: page, height: height)
        case .pageUp, .character("b"), .control("b"): scroll(by: -page, height: height)
        case .control("d"): scroll(by: height / 2, height: height)
        case .control("u"): scroll(by: -height / 2, height: height)
        case .home, .character("<"), .character("g"): scroll(by: -lines.count, height: height)
        case .end, .character("G"), .character(">"): scroll(by: lines.count, height: height)
        default: return false
        }
        return true
    }

    /// Shows other lines at about the same place in the text.
    mutating func replace(_ new: [StyledText], height: Int) {
        let part = lines.isEmpty ? 0 : Double(top) / Double(lines.count)
        lines = new
        top = 0
        scroll(by: Int((part * Double(new.count)).rounded()), height: height)
    }

    func draw(from row: Int, height: Int, on canvas: inout Canvas, margin: Int = 0) {
        for (offset, line) in lines.dropFirst(top).prefix(height).enumerated() {
            canvas.write(line, row: row + offset, column: margin)
        }
    }

    /// How much of the text has been shown, as a reader of pages expects it.
    func position(height: Int) -> String {
        if lines.count <= height { return "All" }
        if top == 0 { return "Top" }
        if isAtEnd(height: height) { return "End" }
        return "\(min(99, (top + height) * 100 / lines.count)) %"
    }
}

extension ListWindow {
    /// Applies a key that moves the selection; returns false for others.
    mutating func press(_ key: Key) -> Bool {
        switch key {
        case .down, .character("j"), .control("n"): move(by: 1)
        case .up, .character("k"), .control("p"): move(by: -1)
        case .pageDown, .control("f"): page(by: 1)
        case .pageUp, .control("b"): page(by: -1)
        case .control("d"): move(by: max(1, height / 2))
        case .control("u"): move(by: -max(1, height / 2))
        case .home, .character("<"), .character("g"): select(0)
        case .end, .character("G"), .character(">"): select(count - 1)
        default: return false
        }
        return true
    }
}

extension TextTable {
    /// Draws the rows in sight, the selected one in reverse, as wide as the canvas.
    func draw(_ window: ListWindow, on canvas: inout Canvas, from row: Int) {
        var shown = layout(within: canvas.columns - 2)
        let rest = canvas.columns - 2 - shown.reduce(-2) { $0 + $1.width + 2 }
        if rest > 0, let first = shown.firstIndex(where: { columns[$0.index].isFlexible }) {
            shown[first].width += rest
        }
        for (offset, cells) in rows.prefix(window.visible.count).enumerated() {
            var column = 1
            for (index, width) in shown {
                let cell = cells.indices.contains(index) ? cells[index] : ""
                let text = cell.text.cut(to: width)
                let gap = columns[index].alignment == .right ? width - text.displayWidth : 0
                canvas.write(text, row: row + offset, column: column + gap, style: cell.style)
                column += width + 2
            }
            if window.top + offset == window.selected { canvas.reverse(row: row + offset) }
        }
    }
}
