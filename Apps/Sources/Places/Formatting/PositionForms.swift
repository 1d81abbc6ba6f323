public import Geodesy

/// A position in every form, each with its name.
public struct PositionForms: Sendable {
    /// The name of each form, and the position in it.
    public let rows: [Row]

    /// One form.
    public struct Row: Sendable, Identifiable {
        /// The id of the format, or the name of a figure that is not a form of the whole position.
        public let id: String

        /// The name of the form.
        public let name: String

        /// The position in it.
        public let text: String

        /// The form; nil for the altitude and the uncertainty.
        public var form: CoordinateFormat.Form?
    }

    /// Writes a position, with so many decimals of degrees, minutes and seconds, or the usual
    /// number.
    public init(_ position: Position, decimals: Int? = nil) {
        var rows = CoordinateFormat.written.compactMap { format -> Row? in
            guard let form = format.form, let text = form.text(of: position, decimals: decimals)
            else { return nil }
            return Row(id: format.id, name: form.title, text: text, form: form)
        }
        if let altitude = position.altitude {
            let text = DistanceUnit.metres.text(ofMetres: altitude, decimals: 1)
            rows.append(Row(id: "altitude", name: "Altitude", text: text))
        }
        if let radius = position.uncertainty {
            let text = DistanceUnit.metres.text(ofMetres: radius, decimals: 1)
            rows.append(Row(id: "uncertainty", name: "Within", text: text))
        }
        self.rows = rows
    }
}
