/// A point on the WGS84 ellipsoid, in degrees, with what is known of height and uncertainty.
///
/// There is no position for "unknown": what has no position has none, and 0, 0 is a place in the
/// Gulf of Guinea.
public struct Position: Sendable, Hashable {
    /// Degrees north of the equator, -90 to 90.
    public let latitude: Double

    /// Degrees east of Greenwich, -180 to 180.
    public let longitude: Double

    /// Metres of height as the source gave it, where it gave one.
    public let altitude: Double?

    /// Radius in metres within which the source says the point lies, if it says so.
    public let uncertainty: Double?

    /// Creates a position, refusing numbers that are not finite or out of range.
    public init(
        latitude: Double,
        longitude: Double,
        altitude: Double? = nil,
        uncertainty: Double? = nil
    ) throws(CoordinateError) {
        guard latitude.isFinite, longitude.isFinite, altitude?.isFinite ?? true else {
            throw CoordinateError(.notFinite, "A coordinate must be a finite number.")
        }
        guard abs(latitude) <= 90 else { throw CoordinateError.latitude(latitude) }
        guard abs(longitude) <= 180 else { throw CoordinateError.longitude(longitude) }
        if let uncertainty, !(uncertainty.isFinite && uncertainty >= 0) {
            throw CoordinateError(.notFinite, "An uncertainty must be 0 metres or more.")
        }
        // Adding zero turns -0 into 0.
        self.latitude = latitude + 0
        self.longitude = longitude + 0
        self.altitude = altitude
        self.uncertainty = uncertainty
    }

    /// Creates the result of a computation: clamped to the poles, turned into -180 to 180.
    init(computed latitude: Double, _ longitude: Double) {
        self.latitude = min(90, max(-90, latitude))
        self.longitude = Angle.turned(longitude)
        self.altitude = nil
        self.uncertainty = nil
    }

    /// The point with latitude and longitude exchanged, if that is a point.
    public var swapped: Position? {
        guard abs(longitude) <= 90 else { return nil }
        return try? Position(
            latitude: longitude, longitude: latitude, altitude: altitude, uncertainty: uncertainty
        )  // cannot fail: both are within the smaller range
    }
}

extension Position: Codable {
    private enum CodingKeys: CodingKey {
        case latitude, longitude, altitude, uncertainty
    }

    /// Decodes and validates a position.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            latitude: values.decode(Double.self, forKey: .latitude),
            longitude: values.decode(Double.self, forKey: .longitude),
            altitude: values.decodeIfPresent(Double.self, forKey: .altitude),
            uncertainty: values.decodeIfPresent(Double.self, forKey: .uncertainty)
        )
    }
}

/// One of the two angles of a position.
public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
    case latitude, longitude

    /// The largest absolute value in degrees.
    public var limit: Double { self == .latitude ? 90 : 180 }
}
