public import Geodesy

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A point of a flat map in degrees; a longitude is 180 or -180, depending on the edge of the map.
public struct MapPoint: Sendable, Hashable {
    /// Degrees east.
    public var longitude: Double
    /// Degrees north.
    public var latitude: Double

    /// Creates a point.
    public init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }
}

/// A great circle as lines on a flat map, cut where it crosses the edge of the map or a pole.
public struct GreatCircleLine: Sendable, Hashable {
    /// The pieces in order, each with at least two points.
    public private(set) var pieces: [[MapPoint]]

    /// Creates the line between two positions, with a point at least every so many degrees.
    public init(from start: Position, to end: Position, step: Double = 1) {
        let distance = GreatCircle.distance(from: start, to: end)
        let bearing = GreatCircle.initialBearing(from: start, to: end)
        let degrees = distance / Ellipsoid.meanRadius * 180 / .pi
        let count = max(1, min(3_600, Int((degrees / max(step, 0.05)).rounded(.up))))
        var way = [MapPoint(start)]
        for index in 1..<max(count, 1) where count > 1 {
            let part = distance * Double(index) / Double(count)
            way.append(
                MapPoint(GreatCircle.destination(from: start, bearing: bearing, distance: part)))
        }
        way.append(MapPoint(end))
        // At a pole every longitude is right: the neighbour's makes the line straight.
        if abs(start.latitude) == 90 { way[0].longitude = way[1].longitude }
        if abs(end.latitude) == 90 {
            way[way.count - 1].longitude = way[way.count - 2].longitude
        }
        pieces = [[way[0]]]
        for (from, to) in zip(way, way.dropFirst()) { append(from, to) }
        pieces.removeAll { $0.count < 2 }
    }

    private mutating func append(_ from: MapPoint, _ to: MapPoint) {
        let turn = to.longitude - from.longitude
        if abs(abs(turn) - 180) < 1e-9, from.latitude + to.latitude != 0 {
            // Along a meridian and over the pole: up to the edge here, and down again on the other
            // side.
            let pole = from.latitude + to.latitude > 0 ? 90.0 : -90.0
            extend(MapPoint(longitude: from.longitude, latitude: pole))
            pieces.append([MapPoint(longitude: to.longitude, latitude: pole)])
        } else if abs(turn) > 180 {
            let edge = turn < 0 ? 180.0 : -180.0
            let latitude = Self.crossing(from, to, at: edge)
            extend(MapPoint(longitude: edge, latitude: latitude))
            pieces.append([MapPoint(longitude: -edge, latitude: latitude)])
        }
        extend(to)
    }

    private mutating func extend(_ point: MapPoint) {
        guard let last = pieces.indices.last, pieces[last].last != point else { return }
        pieces[last].append(point)
    }

    /// The latitude where the great circle through two points crosses the edge of the map.
    private static func crossing(_ from: MapPoint, _ to: MapPoint, at edge: Double) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let onward = to.longitude + 2 * edge
        // Both have the same sign; with positive signs the formula is the same.
        let (before, after) = (
            radians(abs(edge - from.longitude)), radians(abs(onward - edge))
        )
        let (low, high) = (radians(from.latitude), radians(to.latitude))
        // tan φ = (tan φ1 sin(λ2 - λ) + tan φ2 sin(λ - λ1)) / sin(λ2 - λ1), without its tangents.
        let y = sin(low) * cos(high) * sin(after) + sin(high) * cos(low) * sin(before)
        let x = cos(low) * cos(high) * sin(before + after)
        if x == 0, y == 0 { return (from.latitude + to.latitude) / 2 }
        return atan2(y, x) * 180 / .pi
    }
}

extension MapPoint {
    init(_ position: Position) {
        self.init(longitude: position.longitude, latitude: position.latitude)
    }
}
