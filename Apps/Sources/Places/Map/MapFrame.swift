#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The part of the world that a map shows.
///
/// The projection is equirectangular: a degree north is equally long everywhere, and a degree east is as
/// long as it should be in the middle of the map. So a map of the world has the equator for that, and a town
/// has its own shape anywhere.
public struct MapFrame: Sendable, Hashable {
    /// The middle.
    public let centre: MapPoint
    /// The width, in degrees of the equator; 360 is the world.
    public let span: Double

    /// The narrowest map: 22 kilometres.
    public static let narrowest = 0.2
    /// The world, cut where it cuts least land: through the Bering Strait.
    public static let world = MapFrame(MapPoint(longitude: 11, latitude: 0), span: 360)
    /// The room around points that are shown, as a part of width and height.
    static let room = 0.12
    /// How many times wider than high a frame is.
    static let aspect = 2.0

    /// Creates a frame; its middle moves away from a pole as far as the frame would reach beyond it, apart from
    /// the room that a point at the pole needs.
    public init(_ centre: MapPoint, span: Double) {
        self.span = span.isFinite ? min(360, max(Self.narrowest, span)) : 360
        let limit = 90 - self.span / Self.aspect * (0.5 - Self.room)
        let latitude = centre.latitude.isFinite ? centre.latitude : 0
        let longitude = centre.longitude.isFinite ? centre.longitude : 0
        self.centre = MapPoint(
            longitude: longitude - 360 * ((longitude + 180) / 360).rounded(.down),
            latitude: min(limit, max(-limit, latitude)))
    }

    /// Creates the smallest frame that shows all points with some room around them.
    ///
    /// It goes over the antimeridian where that is shorter. Frames of the whole world show every point.
    public init(showing points: [MapPoint], narrowest: Double = MapFrame.narrowest) {
        let middle = Self.middle(of: points)
        func fit(from least: Double) -> Double {
            var span = least
            while span < 360,
                !points.allSatisfy({ MapFrame(middle, span: span).shows($0, room: Self.room) })
            {
                span *= 1.05
            }
            return span
        }
        // From the same start, so that a wider map is never narrower than the one that suits the points.
        let span = fit(from: Self.narrowest)
        self.init(middle, span: narrowest > span ? fit(from: narrowest) : span)
    }

    /// Whether it is about the whole world, of which a map has the shape.
    public var isWhole: Bool { span > 120 }

    /// How wide a degree of longitude is on the map, compared to one of latitude.
    public var squeeze: Double { max(0.05, cos(centre.latitude * .pi / 180)) }

    /// The height, in degrees of latitude.
    public var height: Double { span / Self.aspect }

    /// Returns where a point lies, from 0 to 1 across and from the top; of the many copies of a point
    /// around the globe, the one nearest to the middle.
    public func place(of point: MapPoint) -> (x: Double, y: Double) {
        var east = point.longitude - centre.longitude
        east -= 360 * (east / 360).rounded()
        return (
            0.5 + east * squeeze / span, 0.5 + (centre.latitude - point.latitude) / height
        )
    }

    /// Whether the map shows a point, with so much room to the edges, as a part of width and height.
    public func shows(_ point: MapPoint, room: Double = 0) -> Bool {
        let (x, y) = place(of: point)
        let inside = (room - 1e-9)...(1 - room + 1e-9)
        return inside.contains(x) && inside.contains(y)
    }

    /// The middle of the smallest part of the globe, from west to east and from south to north, that
    /// contains all points.
    private static func middle(of points: [MapPoint]) -> MapPoint {
        let east = points.map(\.longitude).filter(\.isFinite).sorted()
        let north = points.map(\.latitude).filter(\.isFinite)
        guard let first = east.first, let last = east.last, let south = north.min(),
            let top = north.max()
        else { return MapFrame.world.centre }
        // The widest gap between neighbours is what the map leaves out.
        var (gap, start, end) = (first + 360 - last, first, last)
        for (west, next) in zip(east, east.dropFirst()) where next - west > gap {
            (gap, start, end) = (next - west, next, west + 360)
        }
        return MapPoint(longitude: (start + end) / 2, latitude: (south + top) / 2)
    }
}
