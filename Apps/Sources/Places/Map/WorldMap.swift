public import Geodesy

/// A map of the world or a part of it as one SVG document, which loads nothing from elsewhere.
///
/// It shows land, borders, countries and cities, places with their names, lines between them, meridians
/// and parallels, and a scale, in light and dark, with its content in words. No name lies over another.
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
    /// The part of the world to show.
    public var frame: MapFrame

    let outline: WorldOutline
    let names: WorldNames

    /// Creates a map.
    public init(
        title: String, marks: [Mark] = [], lines: [(from: Position, to: Position)] = [],
        frame: MapFrame = .world, outline: WorldOutline = .packaged
    ) {
        self.init(
            title: title, marks: marks, lines: lines, frame: frame, outline: outline,
            names: .packaged)
    }

    init(
        title: String, marks: [Mark], lines: [(from: Position, to: Position)], frame: MapFrame,
        outline: WorldOutline, names: WorldNames
    ) {
        self.title = title
        self.marks = marks
        self.lines = lines
        self.frame = frame
        self.outline = outline
        self.names = names
    }

    /// Returns the document, or only the part for a page whose own style sheet sets the colours.
    ///
    /// In a page, its ids begin with `map-`, so there can be only one map per page. Its names are there
    /// twice, arranged for a wide window (`on-wide`) and for a narrow one (`on-narrow`).
    public func svg(isEmbedded: Bool = false) -> String {
        let id = isEmbedded ? "map-" : ""
        let k = frame.squeeze
        let (west, north) = (
            frame.centre.longitude * k - frame.span / 2, -frame.centre.latitude - frame.height / 2
        )
        let layers: [MapLayer] = isEmbedded ? [.wide, .narrow(frame)] : [.document]
        return """
            <svg xmlns="http://www.w3.org/2000/svg"\(isEmbedded ? "" : Self.extent) \
            viewBox="\(number(west)) \(number(north)) \(number(frame.span)) \(number(frame.height))" \
            role="img" aria-labelledby="\(id)title \(id)summary" font-family="system-ui, sans-serif">
            <title id="\(id)title">\(escape(title))</title>
            <desc id="\(id)summary">\(escape(words))</desc>
            \(isEmbedded ? "" : Self.style)
            <rect class="sea" x="-1080" y="-540" width="2160" height="1080"/>
            <g id="\(id)globe" transform="scale(\(number(k)) 1)">
            <g id="\(id)lands" transform="scale(.01 -.01)">
            <path class="land" fill-rule="evenodd" d="\(outline.land)"/>
            <path class="border" d="\(outline.border)"/>
            \(net)
            \(ways)
            </g>
            <use href="#\(id)lands" x="-360"/>
            <use href="#\(id)lands" x="360"/>
            </g>
            \(layers.map { layer($0) }.joined(separator: "\n"))
            </svg>

            """
    }

    /// The content in words, for people who can't see it.
    public var words: String {
        let places = marks.map { mark in
            (mark.name.isEmpty ? "A place" : mark.name) + " at "
                + mark.position.text(.decimalMinutes, decimals: 1)
        }
        let joined = lines.isEmpty ? "" : " Lines show the shortest ways between them."
        return (frame.span < 360 ? "A map. " : "A map of the world. ")
            + places.joined(separator: "; ") + (places.isEmpty ? "" : ".") + joined
    }

    /// The great circles.
    private var ways: String {
        lines.map { from, to in
            // Short lines need points that are closer together than those of the outline.
            let d = GreatCircleLine(from: from, to: to, step: max(0.05, min(1, frame.span / 100)))
                .pieces.map { piece in
                    "M"
                        + piece.map {
                            number($0.longitude * 100) + " " + number($0.latitude * 100)
                        }.joined(separator: " ")
                }
            return #"<path class="line" d="\#(d.joined())"/>"#
        }.joined(separator: "\n")
    }

    /// Meridians and parallels of the visible part and around it.
    private var net: String {
        let step = frame.netStep
        func line(_ isMain: Bool, _ d: String) -> String {
            d.isEmpty ? "" : #"<path class="net\#(isMain ? " main" : "")" d="\#(d)"/>"#
        }
        let (columns, rows) = (frame.meridians(times: 3), frame.parallels(times: 3))
        func turned(_ longitude: Double) -> Double {
            longitude - 360 * ((longitude + 180) / 360).rounded(.down)
        }
        let across = Set(columns.map { turned(Double($0) * step) }).sorted()
        let d =
            across.filter { $0 != 0 }.map { "M\(number($0 * 100)) -9000V9000" }
            + rows.filter { $0 != 0 }.map { "M-18000 \(number(Double($0) * step * 100))H18000" }
        let main =
            (across.contains(0) ? "M0 -9000V9000" : "")
            + (rows.contains(0) ? "M-18000 0H18000" : "")
        return line(false, d.joined()) + line(true, main)
    }

    private static let extent = #" width="1440" height="720""#

    /// The colours of a standalone map.
    private static let style = """
        <style>
        .sea { fill: #dce9f2 } .land { fill: #f7f4ec; stroke: #9aa5a9; stroke-width: 1px }
        .border { fill: none; stroke: #b9b3a3; stroke-width: 1px }
        .net { fill: none; stroke: #5c7c92; stroke-opacity: .25; stroke-width: 1px } .main { stroke-opacity: .5 }
        .line { fill: none; stroke: #b3261e; stroke-width: 2.5px }
        .land, .border, .net, .line { vector-effect: non-scaling-stroke; stroke-linejoin: round }
        .mark { fill: #1c1c1e; stroke: #ffffff } .here { fill: #b3261e } .town { fill: #6a6f70 }
        text { fill: #1c1c1e; stroke: #ffffff; stroke-opacity: .85; stroke-width: .2em; paint-order: stroke;
        stroke-linejoin: round } .city { fill: #4b5052 } .country { fill: #7d7461; letter-spacing: .06em }
        .degrees, .km { fill: #3c5666 } .bar { fill: none; stroke: #3c5666; stroke-width: .12em }
        @media (prefers-color-scheme: dark) {
        .sea { fill: #16232d } .land { fill: #33393c; stroke: #6d787d } .border { stroke: #59615f }
        .net { stroke: #9cb8ca } .line { stroke: #ff8a80 } .here { fill: #ff8a80 } .town { fill: #aeb6b8 }
        .mark { fill: #f2f2f7; stroke: #16232d } .mark.here { fill: #ff8a80 }
        text { fill: #f2f2f7; stroke: #16232d } .city { fill: #cfd6d8 } .country { fill: #b3ab99 }
        .degrees, .km { fill: #b9cedb } .bar { stroke: #b9cedb } }
        </style>
        """

    /// A number with at most four decimals, for a short document.
    func number(_ value: Double) -> String {
        let scaled = (value * 10_000).rounded()
        guard scaled.isFinite, abs(scaled) < 1e12 else { return "0" }
        let whole = Int(scaled)
        if whole % 10_000 == 0 { return "\(whole / 10_000)" }
        // Never in the form 1e-05, which some readers of SVG don't know.
        return abs(whole) < 10 ? "0" : "\(Double(whole) / 10_000)"
    }

    func escape(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}

extension WorldOutline {
    /// The land as a path in hundredths of a degree.
    var land: String { self == .packaged ? Self.packagedPaths.land : Self.path(rings, end: "z") }

    /// The borders as a path in hundredths of a degree.
    var border: String { self == .packaged ? Self.packagedPaths.border : Self.path(borders) }

    private static let packagedPaths = (
        land: path(packaged.rings, end: "z"), border: path(packaged.borders)
    )

    /// A path of whole numbers, each point by its distance from the one before: half as long as others.
    private static func path(_ lines: [[MapPoint]], end: String = "") -> String {
        var path = ""
        for line in lines {
            var before: (x: Int, y: Int)?
            for point in line {
                let x = Int((point.longitude * 100).rounded())
                let y = Int((point.latitude * 100).rounded())
                let (dx, dy) = (x - (before?.x ?? 0), y - (before?.y ?? 0))
                path += before == nil ? "M" : path.hasSuffix("l") || dx < 0 ? "" : " "
                path += "\(dx)\(dy < 0 ? "" : " ")\(dy)"
                if before == nil { path += "l" }
                before = (x, y)
            }
            path += end
        }
        return path
    }
}
