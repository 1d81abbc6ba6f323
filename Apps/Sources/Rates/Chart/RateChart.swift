public import LarderText
internal import Money

/// The history of a rate as one SVG document: days across, so that time is the axis, and rates upwards.
///
/// Days without figures stay empty: a line ends before a gap and starts again after it. Of many points
/// it draws those that can be told apart, among them every extreme.
public struct RateChart: Sendable {
    /// The title.
    public let title: String
    /// The content in a sentence, for people who can't see it.
    public let summary: String

    /// Points without a gap between them, thinned out.
    let lines: [[ChartPoint]]
    let values: ValueTicks
    let days: DayTicks
    private let period: ClosedRange<Day>
    private let number: @Sendable (String) -> String
    private let day: @Sendable (Day) -> String

    /// The parts of a period that can be told apart on a wide screen.
    private static let parts = 240

    /// Creates a chart; functions write numbers such as "1234.5", days, and what an axis says of a day, as the
    /// reader does.
    public init(
        _ series: RateSeries, number: @escaping @Sendable (String) -> String = { $0 },
        day: @escaping @Sendable (Day) -> String = \.description,
        axis: (AxisDay) -> String = \.english
    ) {
        title = "1 \(series.base) in \(series.code)"
        summary = series.summary(number: number, day: day)
        self.number = number
        self.day = day
        period = series.points[0].day...series.newest.day
        let length = period.lowerBound.distance(to: period.upperBound)
        lines = series.runs.map { run in
            let points = run.map {
                ChartPoint(
                    day: $0.day, value: $0.rate.approximation, text: number($0.rate.rateText))
            }
            let own = points[0].day.distance(to: points[points.count - 1].day)
            return Thinning.extremes(
                points, parts: length > 0 ? max(1, Self.parts * own / length) : 1)
        }
        values = ValueTicks(
            from: series.lowest.rate.approximation, to: series.highest.rate.approximation)
        days = DayTicks(in: period, written: axis)
    }

    /// The characters of the longest label of a rate.
    public var longestLabel: Int { values.ticks.map { number($0.text).count }.max() ?? 0 }

    /// Returns the chart as a document of its own.
    public func svg(width: Int = 720, height: Int = 320) -> String {
        let margin = (left: 80, right: 24, top: 48, bottom: 36)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif" font-size="13">
            \(Self.style)
            <rect class="paper" width="100%" height="100%"/>
            <text class="title" x="\(margin.left)" y="26">\(title.escapedForXML)</text>
            \(plot(
                "x=\"\(margin.left)\" y=\"\(margin.top)\" "
                + "width=\"\(width - margin.left - margin.right)\" "
                + "height=\"\(height - margin.top - margin.bottom)\""))
            </svg>

            """
    }

    /// Returns the plot for a page whose style sheet sets its size and colours.
    ///
    /// Its labels lie outside of its left and lower edge. What a script needs to read a day is in its
    /// attributes: a point is a day, thousandths of the width and the height, and the rate.
    public func plot() -> String {
        let points = lines.joined().map { point in
            "\(point.day) \(Self.thousandths(x(point.day))) \(Self.thousandths(y(point.value))) "
                + point.text
        }
        return plot("data-points=\"\(points.joined(separator: ";").escapedForXML)\"")
    }

    private func plot(_ attributes: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="plot" id="plot" role="img" \
        aria-labelledby="plot-title plot-summary" overflow="visible" \(attributes)>
        <title id="plot-title">\(title.escapedForXML)</title>
        <desc id="plot-summary">\(summary.escapedForXML)</desc>
        <g class="grid" aria-hidden="true">
        \(grid)
        </g>
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path class="line" vector-effect="non-scaling-stroke" d="\(path)"/>
        </svg>
        \(dots)
        </svg>
        """
    }

    /// From left to right, 0 to 1.
    private func x(_ day: Day) -> Double {
        let length = period.lowerBound.distance(to: period.upperBound)
        return length > 0 ? Double(period.lowerBound.distance(to: day)) / Double(length) : 0.5
    }

    /// From the top, 0 to 1.
    private func y(_ value: Double) -> Double {
        let domain = values.domain
        return (domain.upperBound - value) / (domain.upperBound - domain.lowerBound)
    }

    private var grid: String {
        let rows = values.ticks.map { tick in
            let place = Self.percent(y(tick.value))
            return """
                <line x1="0" x2="100%" y1="\(place)" y2="\(place)"/>\
                <text x="0" y="\(place)" dx="-8" dy="4" text-anchor="end">\(number(tick.text).escapedForXML)</text>
                """
        }
        let columns = days.ticks.enumerated().map { index, tick in
            let place = x(tick.day)
            let anchor = place < 0.06 ? "start" : place > 0.94 ? "end" : "middle"
            // A narrow window has room for every other label, and for no year beside one.
            let year = tick.year.isEmpty ? "" : "<tspan class=\"on-wide\">\(tick.year)</tspan>"
            return """
                <line x1="\(Self.percent(place))" x2="\(Self.percent(place))" y1="0" y2="100%"/>\
                <text\(index % 2 == 1 ? " class=\"on-wide\"" : "") x="\(Self.percent(place))" y="100%" \
                dy="20" text-anchor="\(anchor)">\(tick.text.escapedForXML)\(year)</text>
                """
        }
        return (rows + columns).joined(separator: "\n")
    }

    private var path: String {
        lines.map { line in
            let points = line.map {
                "\(Self.thousandths(x($0.day))),\(Self.thousandths(y($0.value)))"
            }
            // A line of no length, with round ends, is a dot.
            return "M" + points.joined(separator: " ") + (points.count == 1 ? "h0" : "")
        }.joined()
    }

    /// Dots on the highest and the lowest point, and on those that stand alone, which would be specks.
    private var dots: String {
        func dot(_ point: ChartPoint, _ kind: String, _ radius: String, _ title: String = "")
            -> String
        {
            """
            <circle class="\(kind)" cx="\(Self.percent(x(point.day)))" \
            cy="\(Self.percent(y(point.value)))" r="\(radius)">\(title)</circle>
            """
        }
        let all = Array(lines.joined())
        let ends = [
            ("Highest", all.max { $0.value < $1.value }),
            ("Lowest", all.min { $0.value < $1.value }),
        ]
        let alone = lines.filter { $0.count == 1 }.joined().map { dot($0, "alone", "2.5") }
        let extremes = ends.compactMap { name, point in
            point.map { point in
                let words = "\(name): \(point.text), \(day(point.day))"
                return dot(point, "extreme", "3.5", "<title>\(words.escapedForXML)</title>")
            }
        }
        return (alone + extremes).joined(separator: "\n")
    }

    private static let style = """
        <style>
        svg { color: #1c1c1e } .paper { fill: #ffffff } text { fill: currentColor }
        .title { font-size: 16px; font-weight: 600 }
        .grid line { stroke: currentColor; stroke-opacity: .15 }
        .line { fill: none; stroke: #0a58ca; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round }
        .extreme, .alone { fill: #0a58ca }
        @media (prefers-color-scheme: dark) {
        svg { color: #f2f2f7 } .paper { fill: #1c1c1e } .line { stroke: #6ea8fe } .extreme, .alone { fill: #6ea8fe } }
        </style>
        """

    private static func thousandths(_ part: Double) -> String {
        tenths(part * 1_000)
    }

    private static func percent(_ part: Double) -> String {
        let tenths = tenths(part * 100)
        return tenths == "0" ? "0" : tenths + "%"
    }

    /// A number with at most one decimal.
    private static func tenths(_ number: Double) -> String {
        let tenths = (number * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e9 else { return "0" }
        let whole = Int(tenths)
        return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
    }
}
