import Terminal
import TestSupport
import Testing

@Suite struct `Drawing on a terminal` {
    private var model = ScreenModel(columns: 40, rows: 10)

    private func canvas(_ rows: [String], selected: Int? = nil) -> Canvas {
        var canvas = Canvas(columns: 40, rows: 10)
        for (row, text) in rows.enumerated() { canvas.write(text, row: row) }
        if let selected { canvas.reverse(row: selected) }
        return canvas
    }

    @Test mutating func `shows a canvas on a terminal in an unknown state`() {
        model.write("something else\u{1B}[7m here")
        var writer = ScreenWriter()
        model.write(writer.update(to: canvas(["one", "two"], selected: 1)))
        #expect(model.lines.prefix(3) == ["one", "two", ""])
        #expect(model.selected == "two")
        #expect(!model.isCursorShown)
    }

    @Test func `writes nothing when nothing changed`() {
        var writer = ScreenWriter()
        _ = writer.update(to: canvas(["one"]))
        #expect(writer.update(to: canvas(["one"])).isEmpty)
    }

    @Test mutating func `moves a selection with a few bytes`() {
        let rows = (0..<10).map { "row \($0) of a list" }
        var writer = ScreenWriter()
        model.write(writer.update(to: canvas(rows, selected: 3)))
        let bytes = writer.update(to: canvas(rows, selected: 4))
        model.write(bytes)
        #expect(model.selected == "row 4 of a list")
        #expect(bytes.utf8.count < 120)
    }

    @Test mutating func `scrolls a list with a few bytes`() {
        let rows = (0..<20).map { "\($0) " + String(repeating: "x", count: 30) }
        var writer = ScreenWriter()
        let first = writer.update(to: canvas(Array(rows[0..<10])))
        let second = writer.update(to: canvas(Array(rows[1..<11])))
        model.write(first + second)
        #expect(model.lines == Array(rows[1..<11]))
        #expect(second.utf8.count < 70, "\(second.debugDescription)")
    }

    /// The VT100 and the console of Linux have no sequence that scrolls by several rows.
    @Test mutating func `scrolls with what every terminal knows`() {
        let rows = (0..<20).map { "\($0) " + String(repeating: "x", count: 30) }
        var writer = ScreenWriter()
        model.write(writer.update(to: canvas(Array(rows[5..<15]))))
        for first in [8, 2, 3, 0] {
            let bytes = writer.update(to: canvas(Array(rows[first..<(first + 10)])))
            model.write(bytes)
            #expect(model.lines == Array(rows[first..<(first + 10)]))
            #expect(bytes.contains("\n") || bytes.contains("\u{1B}M"))
        }
        #expect(model.unknown.isEmpty, "\(model.unknown)")
    }

    @Test mutating func `never leaves half of a wide character`() {
        var writer = ScreenWriter()
        model.write(writer.update(to: canvas(["日本語ニュース", "ab"])))
        model.write(writer.update(to: canvas(["a本語ニュース", "日b"])))
        #expect(model.lines.prefix(2) == ["a本語ニュース", "日b"][...])
        model.write(writer.update(to: canvas(["日本", "x"])))
        #expect(model.lines.prefix(2) == ["日本", "x"][...])
        #expect(model.unknown.isEmpty)
    }

    @Test func `cuts at the edge and leaves control characters out`() {
        var canvas = Canvas(columns: 5, rows: 1)
        canvas.write("a\u{1B}[2J\u{7}日本語", row: 0)
        canvas.write("outside", row: 7)
        #expect(canvas.cells[0].map(\.text).joined() == "a[2J ")
    }

    @Test mutating func `shows the cursor where a prompt has it`() {
        var writer = ScreenWriter()
        var asking = canvas(["Search: x"])
        asking.cursor = (0, 9)
        model.write(writer.update(to: asking))
        #expect(model.isCursorShown)
        #expect(model.cursor == [0, 9])
        model.write(writer.update(to: canvas(["Search: x"])))
        #expect(!model.isCursorShown)
    }

    @Test func `shows any canvas after any other`() {
        var random = SystemRandomNumberGenerator()
        let pieces = ["a", "bc ", "日", "é", "🎉", "  ", "row", "★", "…"]
        var writer = ScreenWriter()
        var model = ScreenModel(columns: 40, rows: 10)
        var rows = (0..<30).map { _ in
            (0..<Int.random(in: 0...30, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for step in 0..<300 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: rows.insert(rows.removeLast(), at: 0)
            case 1: rows.append(rows.removeFirst())
            case 2: rows.swapAt(Int.random(in: 0..<10, using: &random), 29)
            case 3: rows[Int.random(in: 0..<10, using: &random)] = ""
            default: writer.forget()
            }
            let selected = Int.random(in: 0..<10, using: &random)
            let canvas = canvas(Array(rows.prefix(10)), selected: selected)
            model.write(writer.update(to: canvas))
            #expect(model.cells == canvas.cells.map { $0.map(\.text) }, "step \(step)")
            #expect(model.isReversed == canvas.cells.map { $0.map(\.isReversed) }, "step \(step)")
        }
        #expect(model.unknown.isEmpty)
    }

    @Test func `is bold instead of coloured without colours`() {
        var canvas = Canvas(columns: 5, rows: 1)
        canvas.write("!", row: 0, style: .warning)
        var plain = ScreenWriter(colours: false)
        var coloured = ScreenWriter()
        #expect(coloured.update(to: canvas).contains(";33m"))
        #expect(!plain.update(to: canvas).contains("33"))
    }
}
