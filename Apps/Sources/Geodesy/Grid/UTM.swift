/// A point of the Universal Transverse Mercator grid, or near a pole of the Polar Stereographic one.
public struct UTM: Sendable, Hashable {
    /// 1 to 60; 0 means the polar grid, UPS.
    public let zone: Int

    /// Whether northing counts in the northern hemisphere's way.
    public let isNorth: Bool

    /// Metres east and north in the grid, with its false origin.
    public let easting, northing: Double

    /// Degrees from true north to grid north, and the scale; absent where only a reference was read.
    public let convergence, scale: Double?

    /// Whether this is a point of the polar grid.
    public var isPolar: Bool { zone == 0 }

    /// Projects a position into its standard zone, Norway's and Svalbard's exceptions included.
    public init(_ position: Position) {
        let zone = UTM.zone(latitude: position.latitude, longitude: position.longitude)
        let north = position.latitude >= 0 && !(position.latitude == 0 && zone == 0)
        self.zone = zone
        isNorth = north
        let point: TransverseMercator.Projection
        if zone == 0 {
            point = PolarStereographic.forward(
                north: north, latitude: position.latitude, longitude: position.longitude)
            scale = point.scale * UTM.polarScale
            easting = point.x * UTM.polarScale + 2_000_000
            northing = point.y * UTM.polarScale + 2_000_000
        } else {
            let difference = Angle.difference(
                from: Double(6 * zone - 183), to: position.longitude)
            point = TransverseMercator.forward(
                latitude: position.latitude, east: difference.degrees + difference.rest)
            scale = point.scale * UTM.centralScale
            easting = point.x * UTM.centralScale + 500_000
            northing = point.y * UTM.centralScale + (north ? 0 : 10_000_000)
        }
        convergence = point.convergence
    }

    /// Creates a grid point, refusing zones and coordinates outside the grid.
    public init(zone: Int, isNorth: Bool, easting: Double, northing: Double) throws(CoordinateError)
    {
        guard (0...60).contains(zone) else {
            throw CoordinateError(.grid, "A UTM zone must be a number from 1 to 60.")
        }
        let fits: Bool
        if zone == 0 {
            let range = isNorth ? 1_200_000.0...2_800_000 : 700_000.0...3_300_000
            fits = range.contains(easting) && range.contains(northing)
        } else {
            fits =
                (0...1_000_000).contains(easting)
                && (isNorth ? 0...9_600_000 : 900_000...10_000_000).contains(northing)
        }
        guard fits else { throw CoordinateError(.grid, "Easting or northing is outside the zone.") }
        self.zone = zone
        self.isNorth = isNorth
        self.easting = easting
        self.northing = northing
        convergence = nil
        scale = nil
    }

    /// The point on the ellipsoid.
    public var position: Position {
        if zone == 0 {
            let point = PolarStereographic.inverse(
                north: isNorth, x: (easting - 2_000_000) / UTM.polarScale,
                y: (northing - 2_000_000) / UTM.polarScale)
            return Position(computed: point.latitude, point.longitude)
        }
        let point = TransverseMercator.inverse(
            x: (easting - 500_000) / UTM.centralScale,
            y: (northing - (isNorth ? 0 : 10_000_000)) / UTM.centralScale)
        return Position(computed: point.latitude, point.east + Double(6 * zone - 183))
    }

    /// The grid point as text, `31N 448252 5411933` or `N 2061825 2211446`.
    public func text(decimals: Int = 0) -> String {
        let east = Digits.fixed(easting, decimals: decimals)
        let north = Digits.fixed(northing, decimals: decimals)
        let side = isNorth ? "N" : "S"
        guard zone > 0 else { return "\(side) \(east) \(north)" }
        return "\(Digits.fixed(Double(zone), decimals: 0, width: 2))\(side) \(east) \(north)"
    }

    private static var centralScale: Double { 0.9996 }
    private static var polarScale: Double { 0.994 }

    /// Returns the standard zone of a position, 0 near the poles.
    static func zone(latitude: Double, longitude: Double) -> Int {
        guard latitude >= -80, latitude < 84 else { return 0 }
        let longitude = Angle.turned(longitude)
        let east = longitude >= 180 ? longitude - 360 : longitude
        let zone = min(60, max(1, Int(((east + 180) / 6).rounded(.down)) + 1))
        if latitude >= 56, latitude < 64, east >= 3, east < 12 { return 32 }
        if latitude >= 72, east >= 0, east < 42 {
            return east < 9 ? 31 : east < 21 ? 33 : east < 33 ? 35 : 37
        }
        return zone
    }
}
