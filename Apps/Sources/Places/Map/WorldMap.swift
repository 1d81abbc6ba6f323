public import Geodesy

/// A map of the world as one SVG document, which loads nothing from elsewhere.
///
/// The projection is equirectangular: a degree is as wide as it is high, and north is up. It shows
/// places with their names, lines between them, and meridians and parallels, in light and dark,
/// with its content in words.
public struct WorldMap: Sendable {
    /// A place to mark.
    public struct Mark: Sendable {
        /// The position.
        public var position: Position
        /// The name; empty for a mark alone.
        public var name: String
        /// Whether it is the most important one.
        public var isCurrent: Bool

        /// Creates a mark.
        public init(_ position: Position, name: String = "", isCurrent: Bool = false) {
            self.position = position
            self.name = name
            self.isCurrent = isCurrent
        }
    }

    /// The title.
    public var title: String
    /// The places, most important last.
    public var marks: [Mark]
    /// Pairs of places to join by the shortest line.
    public var lines: [(from: Position, to: Position)]
    /// The width of the map in degrees; 360 is the world.
    public var span: Double
    /// The middle of the map, if it does not show the whole world.
    public var centre: Position?
    /// The size of names and marks; 1 suits a map as wide as a screen.
    public var size: Double = 1

    private let outline: WorldOutline

    /// Creates a map.
    public init(
        title: String, marks: [Mark] = [], lines: [(from: Position, to: Position)] = [],
        span: Double = 360, centre: Position? = nil, outline: WorldOutline = .packaged
    ) {
        self.title = title
        self.marks = marks
        self.lines = lines
        self.span = span.isFinite ? min(360, max(2, span)) : 360
        self.centre = centre
        self.outline = outline
    }

    /// The visible part, in degrees: west, north, width and height.
    var frame: (x: Double, y: Double, width: Double, height: Double) {
        guard span < 360 else { return (-180, -90, 360, 180) }
        let height = span / 2
        let middle = centre ?? marks.last?.position
        let x = (middle?.longitude ?? 0) - span / 2
        let y = min(90 - height, max(-90, -(middle?.latitude ?? 0) - height / 2))
        return (x, y, span, height)
    }

    /// Returns the document, or only the part for a page whose own style sheet sets the colours.
    ///
    /// In a page, its ids begin with `map-`, so there can be only one map per page.
    public func svg(isEmbedded: Bool = false) -> String {
        let frame = frame
        let unit = frame.width / 360
        let id = isEmbedded ? "map-" : ""
        return """
            <svg xmlns="http://www.w3.org/2000/svg"\(isEmbedded ? "" : Self.extent) \
            viewBox="\(number(frame.x)) \(number(frame.y)) \(number(frame.width)) \
            \(number(frame.height))" role="img" aria-labelledby="\(id)title \(id)summary" \
            font-family="system-ui, sans-serif" font-size="\(number(3.6 * unit * size))">
            <title id="\(id)title">\(escape(title))</title>
            <desc id="\(id)summary">\(escape(summary))</desc>
            \(isEmbedded ? "" : Self.style)
            <rect class="sea" x="-360" y="-90" width="720" height="180"/>
            <g id="\(id)world">
            <path class="land" fill-rule="evenodd" stroke-width="\(number(0.15 * unit))" d="\(land)"/>
            \(net(frame))
            \(ways)
            \(markers(frame))
            </g>\(again(frame, "#\(id)world"))
            \(labels(frame))
            </svg>

            """
    }

    private static let extent = #" width="1440" height="720""#

    /// The colours of a standalone map.
    private static let style = """
        <style>
        .sea { fill: #dce9f2 } .land { fill: #f7f4ec; stroke: #9aa5a9 }
        .net { fill: none; stroke: #5c7c92; stroke-opacity: .3 }
        .main { stroke-opacity: .65 } .line { fill: none; stroke: #b3261e }
        .mark { fill: #1c1c1e; stroke: #ffffff } .here { fill: #b3261e }
        text { fill: #1c1c1e; stroke: #ffffff; stroke-opacity: .85; paint-order: stroke;
        stroke-linejoin: round } .degrees { fill: #3c5666 }
        @media (prefers-color-scheme: dark) {
        .sea { fill: #16232d } .land { fill: #33393c; stroke: #6d787d }
        .net { stroke: #9cb8ca } .line { stroke: #ff8a80 } .here { fill: #ff8a80 }
        .mark { fill: #f2f2f7; stroke: #16232d } .mark.here { fill: #ff8a80 }
        text { fill: #f2f2f7; stroke: #16232d } .degrees { fill: #b9cedb } }
        </style>
        """

    /// The content in words, for people who can't see it.
    public var words: String { summary }

    /// The content of the map, for people who can't see it.
    private var summary: String {
        let places = marks.map { mark in
            (mark.name.isEmpty ? "A place" : mark.name) + " at "
                + mark.position.text(.decimalMinutes, decimals: 1)
        }
        let joined = lines.isEmpty ? "" : " Lines show the shortest ways between them."
        return "A map of the world. " + places.joined(separator: "; ")
            + (places.isEmpty ? "" : ".") + joined
    }

    private var land: String {
        outline.rings.map { "M" + points($0) + "Z" }.joined()
    }

    private var ways: String {
        lines.map { from, to in
            let d = GreatCircleLine(from: from, to: to).pieces.map { "M" + points($0) }.joined()
            let width = number(0.5 * size * frame.width / 360)
            return #"<path class="line" stroke-width="\#(width)" d="\#(d)"/>"#
        }.joined(separator: "\n")
    }

    /// The world once more beside itself, if part of the map lies beyond its edge.
    private func again(
        _ frame: (x: Double, y: Double, width: Double, height: Double), _ world: String
    ) -> String {
        (frame.x < -180 ? "\n" + #"<use href="\#(world)" x="-360"/>"# : "")
            + (frame.x + frame.width > 180 ? "\n" + #"<use href="\#(world)" x="360"/>"# : "")
    }

    /// The distance between meridians and parallels that suits the width.
    private var step: Double {
        [30.0, 20, 10, 5, 2, 1].first { frame.width / $0 >= 9 } ?? 0.5
    }

    /// Meridians and parallels.
    private func net(_ frame: (x: Double, y: Double, width: Double, height: Double)) -> String {
        let hair = number(0.2 * frame.width / 360)
        func line(_ d: String, _ isMain: Bool) -> String {
            #"<path class="net\#(isMain ? " main" : "")" stroke-width="\#(hair)" d="\#(d)"/>"#
        }
        let columns = stride(from: -180, to: 180, by: step).map {
            line("M\(number($0)),-90V90", $0 == 0)
        }
        let rows = stride(from: -90 + step, to: 90, by: step).map {
            line("M-180,\(number($0))H180", $0 == 0)
        }
        return (columns + rows).joined(separator: "\n")
    }

    /// The names of the meridians and parallels, at the edges of the visible part.
    private func labels(
        _ frame: (x: Double, y: Double, width: Double, height: Double)
    ) -> String {
        let unit = frame.width / 360 * size
        let room = 8 * unit
        let columns = Int((frame.x / step).rounded(.up))...Int(((frame.x + frame.width) / step))
        let rows = Int((frame.y / step).rounded(.up))...Int(((frame.y + frame.height) / step))
        let meridians = columns.map { Double($0) * step }
            .filter { $0 > frame.x + room && $0 + room < frame.x + frame.width }
            .map { x in
                let turned = x > 180 ? x - 360 : x < -180 ? x + 360 : x
                return label(
                    degrees(turned, "E", "W"), x + unit, frame.y + frame.height - 1.2 * unit)
            }
        let parallels = rows.map { Double($0) * step }
            .filter { $0 > frame.y + room / 2 && $0 + room / 2 < frame.y + frame.height }
            .map { label(degrees(-$0, "N", "S"), frame.x + unit, $0 - unit) }
        return (meridians + parallels).joined(separator: "\n")
    }

    private func label(_ text: String, _ x: Double, _ y: Double) -> String {
        let unit = frame.width / 360 * size
        return #"<text class="degrees" font-size="\#(number(2.6 * unit))" stroke-width="0" "#
            + #"x="\#(number(x))" y="\#(number(y))">\#(text)</text>"#
    }

    private func degrees(_ value: Double, _ plus: String, _ minus: String) -> String {
        number(abs(value)) + "°"
            + (value == 0 || abs(value) == 180 ? "" : value > 0 ? plus : minus)
    }

    private func markers(
        _ frame: (x: Double, y: Double, width: Double, height: Double)
    ) -> String {
        let unit = frame.width / 360 * size
        return marks.map { mark in
            let (x, y) = (mark.position.longitude, -mark.position.latitude)
            let inside = mark.position.text(.decimalMinutes, decimals: 1)
            let kind = mark.isCurrent ? "mark here" : "mark"
            let circle =
                #"<circle class="\#(kind)" stroke-width="\#(number(0.4 * unit))" cx="\#(number(x))" cy="\#(number(y))" "#
                + #"r="\#(number((mark.isCurrent ? 1.6 : 1.2) * unit))"><title>"#
                + escape((mark.name.isEmpty ? "" : mark.name + ", ") + inside)
                + "</title></circle>"
            guard !mark.name.isEmpty else { return circle }
            // Beside the point, on the side that has room.
            let across = (x - frame.x).truncatingRemainder(dividingBy: 360)
            let isLeft = (across < 0 ? across + 360 : across) > frame.width * 0.8
            let below = y < frame.y + 6 * unit
            return circle + "\n"
                + #"<text stroke-width="\#(number(0.7 * unit))" x="\#(number(x + (isLeft ? -2.6 : 2.6) * unit))" "#
                + #"y="\#(number(y + (below ? 4 : 1.2) * unit))" "#
                + #"text-anchor="\#(isLeft ? "end" : "start")">\#(escape(mark.name))</text>"#
        }.joined(separator: "\n")
    }

    private func points(_ points: [MapPoint]) -> String {
        points.map { number($0.longitude) + "," + number(-$0.latitude) }.joined(separator: " ")
    }

    /// A number with at most four decimals, for a short document.
    private func number(_ value: Double) -> String {
        let scaled = (value * 10_000).rounded()
        guard scaled.isFinite, abs(scaled) < 1e12 else { return "0" }
        let whole = Int(scaled)
        if whole % 10_000 == 0 { return "\(whole / 10_000)" }
        // Never in the form 1e-05, which some readers of SVG don't know.
        return abs(whole) < 10 ? "0" : "\(Double(whole) / 10_000)"
    }

    private func escape(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            case "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
