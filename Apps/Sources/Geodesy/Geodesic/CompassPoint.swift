/// A point of the compass rose.
public enum CompassPoint: Int, Sendable, Hashable, Codable, CaseIterable {
    case north, northByEast, northNortheast, northeastByNorth
    case northeast, northeastByEast, eastNortheast, eastByNorth
    case east, eastBySouth, eastSoutheast, southeastByEast
    case southeast, southeastBySouth, southSoutheast, southByEast
    case south, southByWest, southSouthwest, southwestBySouth
    case southwest, southwestByWest, westSouthwest, westBySouth
    case west, westByNorth, westNorthwest, northwestByWest
    case northwest, northwestByNorth, northNorthwest, northByWest

    /// Returns the nearest of 4, 8, 16 or 32 points to a bearing; half-way belongs to the next one.
    public init(bearing: Double, points: Points = .sixteen) {
        let count = Double(points.rawValue)
        let bearing = Angle.compass(bearing.isFinite ? bearing : 0)
        let step = Int((bearing * count / 360).rounded()) % points.rawValue
        self = CompassPoint(rawValue: step * (32 / points.rawValue)) ?? .north
    }

    /// How many points a rose has.
    public enum Points: Int, Sendable, Hashable, CaseIterable {
        case four = 4
        case eight = 8
        case sixteen = 16
        case thirtyTwo = 32
    }

    /// The direction in degrees clockwise from north.
    public var bearing: Double { Double(rawValue) * 11.25 }

    /// The usual letters, as `NNE` or `NbE`.
    public var abbreviation: String { Self.abbreviations[rawValue] }

    private static let abbreviations = [
        "N", "NbE", "NNE", "NEbN", "NE", "NEbE", "ENE", "EbN",
        "E", "EbS", "ESE", "SEbE", "SE", "SEbS", "SSE", "SbE",
        "S", "SbW", "SSW", "SWbS", "SW", "SWbW", "WSW", "WbS",
        "W", "WbN", "WNW", "NWbW", "NW", "NWbN", "NNW", "NbW",
    ]
}
