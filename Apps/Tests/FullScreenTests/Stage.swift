import FullScreen
import Terminal
import TestSupport

/// A program on a terminal: a test presses keys and reads the screen.
struct Stage<Program: ScreenProgram> {
    var program: Program
    private var model: ScreenModel
    private var writer = ScreenWriter()
    /// What it asked for with the last keys or messages.
    private(set) var requests: [Program.Request] = []

    init(_ program: Program, columns: Int = 80, rows: Int = 12) {
        self.program = program
        model = ScreenModel(columns: columns, rows: rows)
        self.program.size = ScreenSize(columns: columns, rows: rows)
        requests = self.program.begin()
        draw()
    }

    var lines: [String] { model.lines }
    var selected: String? { model.selected }
    var title: String { model.lines[0] }
    var status: String { model.lines[model.rows - 1] }
    var unknown: [String] { model.unknown }
    func shows(_ text: String) -> Bool { model.contains(text) }

    mutating func press(_ keys: Key...) {
        requests = keys.flatMap { program.press($0) }
        draw()
    }

    mutating func type(_ text: String) {
        requests = text.flatMap { program.press(.character($0)) }
        draw()
    }

    mutating func tell(_ messages: Program.Message...) {
        requests = messages.flatMap { program.receive($0) }
        draw()
    }

    mutating func resize(columns: Int, rows: Int) {
        program.size = ScreenSize(columns: columns, rows: rows)
        model = ScreenModel(columns: columns, rows: rows)
        writer.forget()
        draw()
    }

    private mutating func draw() { model.write(writer.update(to: program.canvas)) }
}

extension Stage: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }
}
