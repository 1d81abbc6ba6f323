internal import Terminal

/// A terminal as a person sees it: takes what a program writes and has the text of each row.
///
/// It knows the sequences that Larder may use and no others; an unknown one is recorded, to fail the test.
package struct ScreenModel {
    package let columns: Int
    package let rows: Int
    package private(set) var cells: [[String]]
    package private(set) var isReversed: [[Bool]]
    package private(set) var unknown: [String] = []
    package private(set) var isCursorShown = true
    package private(set) var isOtherScreen = false
    private var row = 0
    private var column = 0
    private var before = (0, 0)
    private var reverse = false
    private var region: Range<Int>
    private var pending: [Character] = []

    package init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        isReversed = Array(repeating: Array(repeating: false, count: columns), count: rows)
        region = 0..<rows
    }

    package var cursor: [Int] { [row, column] }

    /// The rows as text, without spaces at their ends.
    package var lines: [String] {
        cells.map { row in
            String(row.joined().reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The text of the row that is shown in reverse, below the title.
    package var selected: String? {
        isReversed.indices.dropFirst().first { isReversed[$0][0] }.map { lines[$0] }
    }

    package func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    package mutating func write(_ text: String) {
        for character in text { take(character) }
    }

    private mutating func take(_ character: Character) {
        if !pending.isEmpty {
            pending.append(character)
            endSequence()
        } else if character == "\u{1B}" {
            pending = [character]
        } else if character == "\r" {
            column = 0
        } else if character == "\r\n" {
            column = 0
            feed()
        } else if character == "\n" {
            feed()
        } else {
            put(character)
        }
    }

    private mutating func feed() {
        if row == region.upperBound - 1 { scroll(by: 1) } else { row = min(rows - 1, row + 1) }
    }

    private mutating func reverseFeed() {
        if row == region.lowerBound { scroll(by: -1) } else { row = max(0, row - 1) }
    }

    private mutating func scroll(by count: Int) {
        let (before, reversed) = (cells, isReversed)
        for row in region {
            let isInside = region.contains(row + count)
            cells[row] = isInside ? before[row + count] : Array(repeating: " ", count: columns)
            isReversed[row] =
                isInside ? reversed[row + count] : Array(repeating: false, count: columns)
        }
    }

    private mutating func put(_ character: Character) {
        let width = character.displayWidth
        guard column + width <= columns else {
            unknown.append("text beyond the edge: \(character)")
            return
        }
        cells[row][column] = String(character)
        isReversed[row][column] = reverse
        if width == 2 {
            cells[row][column + 1] = ""
            isReversed[row][column + 1] = reverse
        }
        column += width
    }

    private mutating func endSequence() {
        guard pending.count > 1 else { return }
        guard pending[1] == "[" else {
            if pending[1] == "M" { reverseFeed() } else { unknown.append(String(pending)) }
            pending = []
            return
        }
        guard pending.count > 2, let last = pending.last, last.isLetter else { return }
        apply(last, String(pending[2..<(pending.count - 1)]))
        pending = []
    }

    private mutating func apply(_ final: Character, _ text: String) {
        let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
        let blank = Array(repeating: " ", count: columns)
        let plain = Array(repeating: false, count: columns)
        switch (final, text) {
        case ("H", _):
            row = min(rows, max(1, numbers.first ?? 1)) - 1
            column = min(columns, max(1, numbers.dropFirst().first ?? 1)) - 1
        case ("J", "2"):
            cells = Array(repeating: blank, count: rows)
            isReversed = Array(repeating: plain, count: rows)
        case ("K", ""):
            for column in column..<columns {
                cells[row][column] = " "
                isReversed[row][column] = false
            }
        case ("m", _): reverse = numbers.contains(7)
        case ("r", ""): region = 0..<rows
        case ("r", _) where numbers.count == 2: region = (numbers[0] - 1)..<numbers[1]
        case ("h", "?25"): isCursorShown = true
        case ("l", "?25"): isCursorShown = false
        case ("h", "?1049"), ("l", "?1049"):
            isOtherScreen = final == "h"
            if isOtherScreen { before = (row, column) } else { (row, column) = before }
            cells = Array(repeating: blank, count: rows)
            isReversed = Array(repeating: plain, count: rows)
        case ("h", "?2004"), ("l", "?2004"): break
        default: unknown.append("[" + text + String(final))
        }
    }
}
