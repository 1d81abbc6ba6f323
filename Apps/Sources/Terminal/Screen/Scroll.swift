/// Rows that moved up or down together.
struct Scroll: Equatable {
    /// The rows between which the terminal moves lines.
    var rows: Range<Int>
    /// How far they move up; down if negative.
    var by: Int

    /// The movement that leaves least to be written; nil if none is worth it.
    static func best(from before: Canvas, to after: Canvas) -> Scroll? {
        let count = after.rows
        let changed = (0..<count).filter { before.cells[$0] != after.cells[$0] }
        guard let first = changed.first, let last = changed.last, last - first >= 2 else {
            return nil
        }
        let rows = first..<(last + 1)
        // Equal rows get equal numbers, and empty ones none, as moving them saves nothing.
        var numbers: [[Canvas.Cell]: Int] = [:]
        func number(_ row: [Canvas.Cell]) -> Int {
            if row.allSatisfy({ $0 == .blank }) { return 0 }
            if let known = numbers[row] { return known }
            numbers[row] = numbers.count + 1
            return numbers.count
        }
        let (old, new) = (before.cells.map(number), after.cells.map(number))
        func fits(_ by: Int) -> Int {
            rows.count { rows.contains($0 + by) && new[$0] != 0 && old[$0 + by] == new[$0] }
        }
        let still = fits(0)
        let distances = (1..<max(2, rows.count)).flatMap { [$0, -$0] }
        guard let by = distances.max(by: { fits($0) < fits($1) }), fits(by) > still + 1 else {
            return nil
        }
        return Scroll(rows: rows, by: by)
    }

    /// Moves the rows as the terminal does; new ones are empty.
    func apply(to canvas: inout Canvas) {
        let before = canvas.cells
        let blank = Array(repeating: Canvas.Cell.blank, count: canvas.columns)
        for row in rows {
            canvas.cells[row] = rows.contains(row + by) ? before[row + by] : blank
        }
    }
}
