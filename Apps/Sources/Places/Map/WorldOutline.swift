/// The land and the borders of the world, from Natural Earth 1:110m, for maps of the whole globe.
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

    /// Decodes the outline, leaving out what is no line.
    init(rings: String, borders: String = "") {
        self.rings = Self.lines(rings).filter { $0.count > 2 }
        self.borders = Self.lines(borders).filter { $0.count > 1 }
    }

    /// A line is a run of characters between spaces: differences between points in hundredths of a
    /// degree, longitude first, each with its sign in the lowest bit, in groups of five bits from
    /// the lowest, every group but the last plus 32, all plus 63.
    private static func lines(_ text: String) -> [[MapPoint]] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { word in
            var numbers: [Int] = []
            var (value, shift) = (0, 0)
            for byte in word where (63...126).contains(byte) && shift <= 25 {
                let group = Int(byte) - 63
                value |= (group & 31) << shift
                shift += 5
                if group < 32 {
                    numbers.append(value & 1 == 1 ? -(value >> 1) - 1 : value >> 1)
                    (value, shift) = (0, 0)
                }
            }
            var (x, y) = (0, 0)
            return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
                x += numbers[index]
                y += numbers[index + 1]
                return MapPoint(longitude: Double(x) / 100, latitude: Double(y) / 100)
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
