/// A line drawn with Braille dots, two by four in each cell of a terminal, or with one asterisk per cell.
public struct LinePlot: Sendable {
    /// The values from left to right; nil is a gap.
    public var values: [Double?]

    /// Creates a plot.
    public init(_ values: [Double?]) {
        self.values = values
    }

    /// The least and the greatest value; nil if there are none.
    public var range: ClosedRange<Double>? {
        let present = values.compactMap(\.self).filter(\.isFinite)
        guard let least = present.min(), let greatest = present.max() else { return nil }
        return least...greatest
    }

    /// Returns the rows of a drawing of so many cells, top first; empty without values.
    public func lines(columns: Int, rows: Int, charset: Charset = .utf8) -> [String] {
        guard columns > 0, rows > 0, let range else { return [] }
        let width = columns * (charset == .utf8 ? 2 : 1)
        let height = rows * (charset == .utf8 ? 4 : 1)
        var dots = Array(repeating: Array(repeating: false, count: width), count: height)
        var last: (x: Int, y: Int)?
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else {
                last = nil
                continue
            }
            let x = values.count > 1 ? index * (width - 1) / (values.count - 1) : 0
            let span = range.upperBound - range.lowerBound
            let part = span > 0 ? (value - range.lowerBound) / span : 0.5
            let y = (height - 1) - Int((part * Double(height - 1)).rounded())
            draw(from: last ?? (x, y), to: (x, y), in: &dots)
            last = (x, y)
        }
        if charset == .ascii { return dots.map { String($0.map { $0 ? "*" : " " }) } }
        return (0..<rows).map { row in
            String((0..<columns).map { cell(dots, row: row, column: $0) })
        }
    }

    /// Draws a straight line (Bresenham).
    private func draw(
        from start: (x: Int, y: Int), to end: (x: Int, y: Int), in dots: inout [[Bool]]
    ) {
        let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
        let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
        var (x, y, error) = (start.x, start.y, dx + dy)
        while true {
            if dots.indices.contains(y), dots[y].indices.contains(x) { dots[y][x] = true }
            if x == end.x, y == end.y { return }
            let doubled = 2 * error
            if doubled >= dy {
                error += dy
                x += stepX
            }
            if doubled <= dx {
                error += dx
                y += stepY
            }
        }
    }

    private func cell(_ dots: [[Bool]], row: Int, column: Int) -> Character {
        let bits: [(dx: Int, dy: Int, bit: UInt32)] = [
            (0, 0, 0x01), (0, 1, 0x02), (0, 2, 0x04), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20),
            (0, 3, 0x40), (1, 3, 0x80),
        ]
        var value: UInt32 = 0x2800
        for (dx, dy, bit) in bits where dots[row * 4 + dy][column * 2 + dx] { value |= bit }
        return Unicode.Scalar(value).map(Character.init) ?? " "
    }
}
