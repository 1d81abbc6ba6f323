/// How angles are written.
public enum AngleNotation: String, Sendable, Hashable, Codable, CaseIterable {
    /// `40.12300, -74.12300`
    case decimalDegrees
    /// `40°07.380′N 74°07.380′W`
    case decimalMinutes
    /// `40°07′22.8″N 74°07′22.8″W`
    case degreesMinutesSeconds

    /// Decimals that show about a metre.
    public var usualDecimals: Int {
        switch self {
        case .decimalDegrees: 5
        case .decimalMinutes: 3
        case .degreesMinutesSeconds: 1
        }
    }
}

/// The signs between the parts of an angle.
public enum AngleSigns: String, Sendable, Hashable, Codable, CaseIterable {
    /// ° ′ ″
    case unicode
    /// `d`, an apostrophe and a quotation mark, for messages and old terminals.
    case ascii

    fileprivate var marks: [String] {
        self == .unicode ? ["°", "′", "″"] : ["d", "'", "\""]
    }
}

extension Position {
    /// Returns the point as text in a notation, rounded once, so that 59.9999″ carries.
    public func text(
        _ notation: AngleNotation = .decimalDegrees, decimals: Int? = nil,
        signs: AngleSigns = .unicode
    ) -> String {
        let latitude = text(of: .latitude, notation, decimals: decimals, signs: signs)
        let longitude = text(of: .longitude, notation, decimals: decimals, signs: signs)
        return notation == .decimalDegrees
            ? "\(latitude), \(longitude)" : "\(latitude) \(longitude)"
    }

    /// Returns one angle of the point as text.
    public func text(
        of axis: Axis, _ notation: AngleNotation = .decimalDegrees, decimals: Int? = nil,
        signs: AngleSigns = .unicode
    ) -> String {
        let value = axis == .latitude ? latitude : longitude
        let decimals = Digits.clamp(decimals ?? notation.usualDecimals)
        guard notation != .decimalDegrees else { return Digits.fixed(value, decimals: decimals) }
        let letter =
            switch axis {
            case .latitude: value.sign == .minus && value != 0 ? "S" : "N"
            case .longitude: value.sign == .minus && value != 0 ? "W" : "E"
            }
        let parts = Self.parts(abs(value), notation, decimals: decimals)
        var text: [UInt8] = []
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            Digits.append(
                part, decimals: isLast ? decimals : 0, width: index == 0 ? 1 : 2, to: &text)
            text.append(contentsOf: signs.marks[index].utf8)
        }
        return String(decoding: text, as: UTF8.self) + letter
    }

    /// Returns whole degrees, minutes and, as asked, seconds; the last in units of its decimals.
    private static func parts(
        _ value: Double, _ notation: AngleNotation, decimals: Int
    ) -> [UInt64] {
        let unit = UInt64(Digits.powers[decimals])
        let perDegree: UInt64 = notation == .decimalMinutes ? 60 : 3600
        // Degrees and the rest are scaled apart: the product stays exact for many decimals.
        let whole = value.rounded(.down)
        let rest = UInt64(((value - whole) * Double(perDegree * unit)).rounded())
        let total = UInt64(whole) * perDegree * unit + rest
        let degrees = total / (perDegree * unit)
        let inDegree = total % (perDegree * unit)
        guard notation == .degreesMinutesSeconds else { return [degrees, inDegree] }
        return [degrees, inDegree / (60 * unit), inDegree % (60 * unit)]
    }
}
