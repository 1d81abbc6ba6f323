/// Land, lakes and borders from Natural Earth 1:10m, for maps of a part of the globe.
///
/// A coast may be off by a kilometre: don't navigate by it. Each point knows how coarse a map may be that still
/// needs it, so one outline serves all of them.
struct DetailedOutline: Sendable {
    /// A line or a ring with the levels of its points.
    struct Line: Sendable {
        let points: [GridPoint]
        /// For each point, the coarsest level that needs it.
        let levels: [UInt8]
        let box: GridBox

        /// The points that a level needs.
        func points(at level: Int) -> [GridPoint] {
            level == 0 ? points : zip(points, levels).compactMap { Int($1) >= level ? $0 : nil }
        }
    }

    /// The unit of points, in degrees.
    static let unit = 0.004
    /// How far lines of a level may be off, in degrees.
    static let errors = [0.008, 0.02, 0.05, 0.12]

    /// The land without lakes, and the lakes: rings.
    let land, lakes: [Line]
    /// The borders between countries.
    let borders: [Line]

    /// The packaged outline.
    static let packaged = DetailedOutline(
        land: DetailedOutlineText.land, lakes: DetailedOutlineText.lakes,
        borders: DetailedOutlineText.borders)

    /// Decodes the outline, leaving out what is not a line.
    init(land: String, lakes: String, borders: String) {
        self.land = Self.lines(land, atLeast: 3)
        self.lakes = Self.lines(lakes, atLeast: 3)
        self.borders = Self.lines(borders, atLeast: 2)
    }

    /// Words in pairs: points, and their levels, three to a character.
    private static func lines(_ text: String, atLeast count: Int) -> [Line] {
        let words = PackedText(text).words
        return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
            let points = PackedText.points(words[index])
            guard points.count >= count else { return nil }
            var levels = words[index + 1].flatMap { byte in
                let packed = byte &- 63
                return [packed & 3, packed >> 2 & 3, packed >> 4 & 3]
            }
            levels += Array(repeating: 3, count: max(0, points.count - levels.count))
            return Line(points: points, levels: levels, box: GridBox(around: points))
        }
    }

    /// The level for a map of which a pixel is so many degrees.
    static func level(pixel: Double) -> Int {
        errors.lastIndex { $0 <= 1.5 * pixel } ?? 0
    }

    /// The outline of a part of the globe, as paths whose unit is `unit`.
    struct Paths: Sendable {
        var land = SVGPath()
        var lakes = SVGPath()
        var borders = SVGPath()
        /// Where land goes on beyond the antimeridian, which no coast should mark.
        var seams = SVGPath()
    }

    /// Returns what can be seen in a box at a level; the box may reach one turn beyond the antimeridian.
    func paths(in box: GridBox, level: Int) -> Paths {
        var paths = Paths()
        let error = Self.errors[min(max(0, level), Self.errors.count - 1)] / Self.unit
        let turn = Int32(360 / Self.unit)
        for shift in [-turn, 0, turn] {
            let part = GridBox(
                west: box.west - shift, south: box.south, east: box.east - shift, north: box.north)
            func add(_ lines: [Line], to path: inout SVGPath, atLeast size: Double) {
                for line in lines where line.box.meets(part) {
                    let box = line.box
                    // Smaller ones would be a speck.
                    guard Double(max(box.east - box.west, box.north - box.south)) >= size * error
                    else { continue }
                    let points = line.points(at: level)
                    let ring = part.contains(box) ? points : part.clip(points)
                    if ring.count > 2 { path.add(ring, shift: shift, isClosed: true) }
                }
            }
            add(land, to: &paths.land, atLeast: 3)
            add(lakes, to: &paths.lakes, atLeast: 5)
            for line in borders where line.box.meets(part) {
                for piece in part.parts(of: line.points(at: level)) {
                    paths.borders.add(piece, shift: shift)
                }
            }
            for line in land where max(line.box.east, -line.box.west) * 2 == turn {
                let points = line.points(at: level)
                for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
                where abs(start.x) * 2 == turn && end.x == start.x {
                    let seam = GridBox(around: [start, end])
                    if seam.meets(part) { paths.seams.add([start, end], shift: shift) }
                }
            }
        }
        return paths
    }
}

/// The data of an SVG path through whole numbers, each point by its distance from the one before: half as long as others.
struct SVGPath: Sendable {
    private(set) var text = ""

    /// Adds a line, moved to the east; points that are the same as the one before are left out.
    mutating func add(_ points: [GridPoint], shift: Int32 = 0, isClosed: Bool = false) {
        guard let first = points.first else { return }
        text += "M\(Int(first.x) + Int(shift)) \(first.y)l"
        var (before, isFirst) = (first, true)
        for point in points.dropFirst() where point != before {
            let (dx, dy) = (Int(point.x) - Int(before.x), Int(point.y) - Int(before.y))
            text += isFirst || dx < 0 ? "\(dx)" : " \(dx)"
            text += dy < 0 ? "\(dy)" : " \(dy)"
            (before, isFirst) = (point, false)
        }
        // A line of one point is a dot.
        if isFirst { text += "0 0" }
        if isClosed { text += "z" }
    }
}
