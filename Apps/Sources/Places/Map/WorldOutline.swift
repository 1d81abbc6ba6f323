/// The land and the borders of the world, from Natural Earth 1:110m, for maps of the whole globe; `DetailedOutline` is
/// for parts of it.
///
/// A coast may be off by some ten kilometres and small islands are missing: don't navigate by it. Borders are
/// shown as they are in fact, whoever claims what.
public struct WorldOutline: Sendable, Hashable {
    /// The coasts, each a closed ring; a lake in a continent is a ring of its own.
    public let rings: [[MapPoint]]

    /// The borders between countries, each a line.
    public let borders: [[MapPoint]]

    /// The packaged outline.
    public static let packaged = WorldOutline(
        rings: WorldOutlineText.rings, borders: WorldOutlineText.borders)

    /// Decodes the outline, leaving out what is not a line.
    init(rings: String, borders: String = "") {
        self.rings = Self.lines(rings).filter { $0.count > 2 }
        self.borders = Self.lines(borders).filter { $0.count > 1 }
    }

    /// The lines of a text in hundredths of a degree.
    private static func lines(_ text: String) -> [[MapPoint]] {
        PackedText(text).words.map { word in
            PackedText.points(word).map {
                MapPoint(longitude: Double($0.x) / 100, latitude: Double($0.y) / 100)
            }
        }
    }

    /// Whether a point is on land, by the number of coasts to the east of it.
    public func isLand(latitude: Double, longitude: Double) -> Bool {
        var isInside = false
        for ring in rings {
            for (index, here) in ring.enumerated() {
                let next = ring[(index + 1) % ring.count]
                guard (here.latitude > latitude) != (next.latitude > latitude) else { continue }
                let part = (latitude - here.latitude) / (next.latitude - here.latitude)
                if longitude < here.longitude + part * (next.longitude - here.longitude) {
                    isInside.toggle()
                }
            }
        }
        return isInside
    }
}
