/// A line chart as a standalone SVG document, readable in light and dark, with its values in words.
public struct LineChart: Sendable {
    /// One point: its label (a day), and its value with the text to show.
    public struct Point: Sendable {
        /// The label.
        public var label: String
        /// The value.
        public var value: Double
        /// The value in words.
        public var text: String

        /// Creates a point.
        public init(label: String, value: Double, text: String) {
            self.label = label
            self.value = value
            self.text = text
        }
    }

    /// The title.
    public var title: String
    /// A sentence that describes the chart for people who can't see it.
    public var summary: String
    /// The points from left to right.
    public var points: [Point]

    /// Creates a chart.
    public init(title: String, summary: String, points: [Point]) {
        self.title = title
        self.summary = summary
        self.points = points
    }

    /// Returns the document, or only the part for a page whose own style sheet sets the colours.
    ///
    /// - Parameter id: The prefix of its element ids; two charts on a page need two prefixes.
    public func svg(
        width: Int = 720, height: Int = 320, id: String = "chart", isEmbedded: Bool = false
    ) -> String {
        let margin = (left: 70.0, right: 20.0, top: 44.0, bottom: 36.0)
        let plotWidth = Double(width) - margin.left - margin.right
        let plotHeight = Double(height) - margin.top - margin.bottom
        let values = points.map(\.value)
        let least = values.min() ?? 0
        let greatest = values.max() ?? 1
        let span = greatest > least ? greatest - least : 1
        func x(_ index: Int) -> Double {
            margin.left + plotWidth
                * (points.count > 1 ? Double(index) / Double(points.count - 1) : 0.5)
        }
        func y(_ value: Double) -> Double {
            margin.top + plotHeight * (greatest > least ? (greatest - value) / span : 0.5)
        }
        let path = points.enumerated().map { index, point in
            (index == 0 ? "M" : "L") + "\(round(x(index))),\(round(y(point.value)))"
        }.joined(separator: " ")
        let marks = points.enumerated().map { index, point in
            """
            <circle cx="\(round(x(index)))" cy="\(round(y(point.value)))" r="6">\
            <title>\(escape(point.label)): \(escape(point.text))</title></circle>
            """
        }.joined(separator: "\n")
        let highest = points.max { $0.value < $1.value }
        let lowest = points.min { $0.value < $1.value }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \
            aria-labelledby="\(id)-title \(id)-summary" font-family="system-ui, sans-serif" font-size="13">
            <title id="\(id)-title">\(escape(title))</title>
            <desc id="\(id)-summary">\(escape(summary))</desc>
            \(isEmbedded ? "" : Self.style)
            <text x="\(margin.left)" y="24" font-size="16" font-weight="600">\(escape(title))</text>
            <line class="axis" x1="\(margin.left)" x2="\(Double(width) - margin.right)" \
            y1="\(margin.top)" y2="\(margin.top)"/>
            <line class="axis" x1="\(margin.left)" x2="\(Double(width) - margin.right)" \
            y1="\(margin.top + plotHeight)" y2="\(margin.top + plotHeight)"/>
            <text x="\(margin.left - 8)" y="\(margin.top + 4)" text-anchor="end">\
            \(escape(highest?.text ?? ""))</text>
            <text x="\(margin.left - 8)" y="\(margin.top + plotHeight + 4)" text-anchor="end">\
            \(escape(lowest?.text ?? ""))</text>
            <text x="\(margin.left)" y="\(height - 10)">\(escape(points.first?.label ?? ""))</text>
            <text x="\(Double(width) - margin.right)" y="\(height - 10)" text-anchor="end">\
            \(escape(points.last?.label ?? ""))</text>
            <path class="line" d="\(path)"/>
            \(marks)
            </svg>

            """
    }

    private static let style = """
        <style>
        svg { color: #1c1c1e; background: #ffffff }
        text { fill: currentColor } .axis { stroke: currentColor; stroke-opacity: .25 }
        .line { fill: none; stroke: #0a58ca; stroke-width: 2 }
        circle { fill: transparent } circle:hover { fill: #0a58ca }
        @media (prefers-color-scheme: dark) {
        svg { color: #f2f2f7; background: #1c1c1e } .line { stroke: #6ea8fe }
        circle:hover { fill: #6ea8fe } }
        </style>
        """

    private func round(_ number: Double) -> String {
        let tenths = (number * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e9 else { return "0" }
        return "\(Double(Int(tenths)) / 10)"
    }

    private func escape(_ text: String) -> String {
        text.printable.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
    }
}
