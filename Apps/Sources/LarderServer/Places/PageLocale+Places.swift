internal import Foundation
internal import Geodesy
internal import Places

extension PageLocale {
    /// A length as people say it: in metres if short, in kilometres if long.
    func length(_ metres: Double) -> String {
        let isShort = metres.rounded() < 10_000
        return length(
            metres, in: isShort ? .metres : .kilometres,
            decimals: isShort ? (metres < 100 ? 1 : 0) : metres < 1_000_000 ? 1 : 0)
    }

    /// A length in a given unit.
    func length(_ metres: Double, in unit: DistanceUnit, decimals: Int) -> String {
        let parts = unit.text(ofMetres: metres, decimals: decimals).split(separator: " ")
        guard let figure = parts.first else { return "" }
        return number(String(figure)) + "\u{A0}" + unit.symbol
    }

    /// A direction from 0° to 360°, to a tenth of a degree.
    func degrees(_ azimuth: Double) -> String {
        guard azimuth.isFinite else { return "" }
        let tenths = Int(((azimuth < 0 ? azimuth + 360 : azimuth) * 10).rounded()) % 3_600
        return number("\(tenths / 10).\(tenths % 10)") + "°"
    }

    /// A direction in degrees with its compass point, such as `51.3° NE`.
    func bearing(_ azimuth: Double) -> String {
        degrees(azimuth) + " " + CompassPoint(bearing: azimuth).abbreviation
    }

    /// What the letter O stands for in this person's language, if known.
    var letterO: CoordinateReader.LetterO? {
        switch locale.language.languageCode?.identifier {
        case "de", "nl": .east
        case "fr", "es", "it", "pt", "ca": .west
        default: nil
        }
    }
}

extension Stop {
    /// Where the position comes from; its age follows.
    var account: String {
        switch origin {
        case .typed: "entered as coordinates"
        case .saved: "a saved place"
        case .receiver: "reported by \(name ?? "a receiver")"
        }
    }

    /// The point, after its name if it has one.
    var title: String { (placeName.map { "\($0), " } ?? "") + position.text() }

    /// The name of the saved place, if it is one.
    var placeName: String? { origin == .saved ? name : nil }
}

extension CoordinateWarning {
    /// The warning as the page words it: the page completes short codes near the place beside them, or else near the
    /// current position.
    func pageWords(near place: String?) -> String {
        words(near: place ?? "the current position")
    }
}
