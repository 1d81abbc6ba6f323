/// A unit to show a distance in.
public enum DistanceUnit: String, Sendable, Hashable, Codable, CaseIterable {
    case metres, kilometres, miles, nauticalMiles

    /// How many metres one unit is.
    public var metres: Double {
        switch self {
        case .metres: 1
        case .kilometres: 1_000
        case .miles: 1_609.344
        case .nauticalMiles: 1_852
        }
    }

    /// The usual sign.
    public var symbol: String {
        switch self {
        case .metres: "m"
        case .kilometres: "km"
        case .miles: "mi"
        case .nauticalMiles: "NM"
        }
    }

    /// Returns a distance in metres as a number of these units.
    public func value(ofMetres metres: Double) -> Double { metres / self.metres }

    /// Returns the metres of a number of these units.
    public func metres(of value: Double) -> Double { value * metres }

    /// Returns a distance in metres as text, as `12.35 km`.
    public func text(ofMetres metres: Double, decimals: Int = 2) -> String {
        "\(Digits.fixed(value(ofMetres: metres), decimals: decimals)) \(symbol)"
    }
}
