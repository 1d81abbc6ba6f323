public import Geodesy
internal import LarderText

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

    /// Creates a map.
    public init(
        title: String, marks: [Mark] = [], lines: [(from: Position, to: Position)] = [],
        frame: MapFrame = .world
    ) {
        self.title = title
        self.marks = marks
        self.lines = lines
        self.frame = frame
    }

    /// Returns the document, or only the part for a page whose own style sheet sets the colours.
    ///
    /// In a page, its ids begin with `map-`, so there can be only one map per page. Its names are there
    /// twice, arranged for a wide window (`on-wide`) and for a narrow one (`on-narrow`). Around a detailed part
    /// it has the coarse world, so that it can be moved before the next part is there.
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
            <title id="\(id)title">\(title.escapedForXML)</title>
            <desc id="\(id)summary">\(words.escapedForXML)</desc>
            \(isEmbedded ? "" : Self.style)
            <rect class="beyond" x="-1080" y="-540" width="2160" height="1080"/>
            <rect class="sea" x="-1080" y="-90" width="2160" height="180"/>
            <g id="\(id)globe" transform="scale(\(number(k)) 1)">
            \(isEmbedded || !isDetailed ? world(id) : "")
            \(isDetailed ? detail(id, isEmbedded: isEmbedded) : "")
            <g id="\(id)lines" transform="scale(.01 -.01)">
            \(net)
            \(ways)
            </g>
            <use href="#\(id)lines" x="-360"/>
            <use href="#\(id)lines" x="360"/>
            </g>
            \(layers.map { layer($0) }.joined(separator: "\n"))
            </svg>

            """
    }

    /// Whether the map is of a part that has a detailed outline.
    private var isDetailed: Bool { frame.span <= 90 }

    /// The coarse outline of the globe, and a copy of it on each side.
    private func world(_ id: String) -> String {
        """
        <g id="\(id)lands" transform="scale(.01 -.01)">
        <path class="land" fill-rule="evenodd" d="\(WorldOutline.packagedPaths.land)"/>
        <path class="seam" d="\(WorldOutline.packagedPaths.seams)"/>
        <path class="border" d="\(WorldOutline.packagedPaths.borders)"/>
        </g>
        <use href="#\(id)lands" x="-360"/>
        <use href="#\(id)lands" x="360"/>
        """
    }

    /// The detailed outline of what the map shows, in a page with a third of a map more on each side.
    private func detail(_ id: String, isEmbedded: Bool) -> String {
        let (part, pixels) = isEmbedded ? (0.8, 700.0) : (0.52, 1_440.0)
        let width = frame.span / frame.squeeze * part
        let (south, north) = (
            max(-90, frame.centre.latitude - frame.height * part),
            min(90, frame.centre.latitude + frame.height * part)
        )
        func units(_ degrees: Double) -> Int32 {
            Int32((degrees / DetailedOutline.unit).rounded())
        }
        let box = GridBox(
            west: units(frame.centre.longitude - width), south: units(south),
            east: units(frame.centre.longitude + width), north: units(north))
        let paths = DetailedOutline.packaged.paths(
            in: box, level: DetailedOutline.level(pixel: frame.span / pixels))
        let area =
            #"x="\#(box.west)" y="\#(box.south)" width="\#(box.east - box.west)" "#
            + #"height="\#(box.north - box.south)""#
        return """
            <clipPath id="\(id)part"><rect \(area)/></clipPath>
            <g id="\(id)near" transform="scale(.004 -.004)" clip-path="url(#\(id)part)">
            <rect class="sea" \(area)/>
            <path class="land" fill-rule="evenodd" d="\(paths.land.text)"/>
            <path class="seam" d="\(paths.seams.text)"/>
            <path class="land lake" fill-rule="evenodd" d="\(paths.lakes.text)"/>
            <path class="border" d="\(paths.borders.text)"/>
            </g>
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
        func line(_ isMain: Bool, _ d: String) -> String {
            d.isEmpty ? "" : #"<path class="net\#(isMain ? " main" : "")" d="\#(d)"/>"#
        }
        let (columns, rows) = (frame.meridians(times: 3), frame.parallels(times: 3))
        func turned(_ longitude: Double) -> Double {
            longitude - 360 * ((longitude + 180) / 360).rounded(.down)
        }
        let across = Set(columns.map { turned(Double($0) * frame.meridianStep) }).sorted()
        let d =
            across.filter { $0 != 0 }.map { "M\(number($0 * 100)) -9000V9000" }
            + rows.filter { $0 != 0 }.map {
                "M-18000 \(number(Double($0) * frame.netStep * 100))H18000"
            }
        let main =
            (across.contains(0) ? "M0 -9000V9000" : "")
            + (rows.contains(0) ? "M-18000 0H18000" : "")
        return line(false, d.joined()) + line(true, main)
    }

    private static let extent = #" width="1440" height="720""#

    /// The colours of a standalone map.
    private static let style = """
        <style>
        .beyond { fill: #c9d3da } .sea { fill: #dce9f2 } .land { fill: #f7f4ec; stroke: #9aa5a9; stroke-width: 1px }
        .lake { fill: #dce9f2 } .seam { fill: none; stroke: #f7f4ec; stroke-width: 2px }
        .border { fill: none; stroke: #b9b3a3; stroke-width: 1px }
        .net { fill: none; stroke: #5c7c92; stroke-opacity: .25; stroke-width: 1px } .main { stroke-opacity: .5 }
        .line { fill: none; stroke: #b3261e; stroke-width: 2.5px }
        .land, .seam, .border, .net, .line { vector-effect: non-scaling-stroke; stroke-linejoin: round }
        .mark { fill: #1c1c1e; stroke: #ffffff; stroke-width: .12em } .here { fill: #b3261e } .town { fill: #6a6f70 }
        text { fill: #1c1c1e; stroke: #ffffff; stroke-opacity: .85; stroke-width: .2em; paint-order: stroke;
        stroke-linejoin: round } .city { fill: #4b5052 } .country { fill: #7d7461; letter-spacing: .06em }
        .degrees, .km, .credit { fill: #3c5666 } .bar { fill: none; stroke: #3c5666; stroke-width: .12em }
        @media (prefers-color-scheme: dark) {
        .beyond { fill: #0d151b } .sea { fill: #16232d } .land { fill: #33393c; stroke: #6d787d } .border { stroke: #59615f }
        .lake { fill: #16232d } .seam { stroke: #33393c }
        .net { stroke: #9cb8ca } .line { stroke: #ff8a80 } .here { fill: #ff8a80 } .town { fill: #aeb6b8 }
        .mark { fill: #f2f2f7; stroke: #16232d } .mark.here { fill: #ff8a80 }
        text { fill: #f2f2f7; stroke: #16232d } .city { fill: #cfd6d8 } .country { fill: #b3ab99 }
        .degrees, .km, .credit { fill: #b9cedb } .bar { stroke: #b9cedb } }
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
}

extension WorldOutline {
    /// The packaged outline as paths in hundredths of a degree.
    static let packagedPaths = {
        func hundredths(_ line: [MapPoint]) -> [GridPoint] {
            line.map {
                GridPoint(
                    x: Int32(($0.longitude * 100).rounded()),
                    y: Int32(($0.latitude * 100).rounded()))
            }
        }
        var (land, borders, seams) = (SVGPath(), SVGPath(), SVGPath())
        for ring in packaged.rings.map(hundredths) {
            land.add(ring, isClosed: true)
            for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1))
            where abs(start.x) == 18_000 && end.x == start.x { seams.add([start, end]) }
        }
        for line in packaged.borders.map(hundredths) { borders.add(line) }
        return (land: land.text, borders: borders.text, seams: seams.text)
    }()
}
