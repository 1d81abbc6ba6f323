public import Geodesy

/// A position in every form, each with its name.
public struct PositionForms: Sendable {
    /// The name of each form, and the position in it.
    public let rows: [(name: String, text: String)]

    /// Writes a position, with so many decimals of degrees, minutes and seconds, or the usual
    /// number.
    public init(_ position: Position, decimals: Int? = nil) {
        func text(_ notation: AngleNotation) -> String {
            position.text(notation, decimals: decimals)
        }
        let utm = UTM(position)
        var rows = [
            ("Decimal degrees", text(.decimalDegrees)), ("Minutes", text(.decimalMinutes)),
            ("Seconds", text(.degreesMinutesSeconds)),
            (utm.isPolar ? "UPS" : "UTM", utm.text()),
            ("MGRS", MGRS(position).text(spaced: true)),
            ("Plus code", PlusCode(position).text), ("Maidenhead", Maidenhead(position).text),
            ("ISO 6709", position.iso6709()), ("geo address", position.geoURI()),
            ("Link", position.openStreetMapLink()),
        ]
        if let altitude = position.altitude {
            rows.append(("Altitude", DistanceUnit.metres.text(ofMetres: altitude, decimals: 1)))
        }
        if let radius = position.uncertainty {
            rows.append(("Within", DistanceUnit.metres.text(ofMetres: radius, decimals: 1)))
        }
        self.rows = rows
    }
}
