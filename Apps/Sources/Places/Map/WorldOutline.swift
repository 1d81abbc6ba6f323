/// The land of the world in rings of points, from Natural Earth 1:110m, for maps of the whole globe.
///
/// A coast may be off by some ten kilometres and small islands are missing: don't navigate by it.
public struct WorldOutline: Sendable, Hashable {
    /// The coasts, each a closed ring; a lake in a continent is a ring of its own.
    public let rings: [[MapPoint]]

    /// The packaged outline.
    public static let packaged = WorldOutline(encoded: WorldOutlineText.rings)

    /// Decodes rings, leaving out what is not one.
    ///
    /// A ring is a run of characters between spaces: differences between points in hundredths of a
    /// degree, longitude first, each with its sign in the lowest bit, in groups of five bits from
    /// the lowest, every group but the last plus 32, all plus 63.
    init(encoded text: String) {
        var rings: [[MapPoint]] = []
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
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
            let ring = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
                x += numbers[index]
                y += numbers[index + 1]
                return MapPoint(longitude: Double(x) / 100, latitude: Double(y) / 100)
            }
            if ring.count > 2 { rings.append(ring) }
        }
        self.rings = rings
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
