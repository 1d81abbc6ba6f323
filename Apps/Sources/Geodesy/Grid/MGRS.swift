/// A square of the Military Grid Reference System: 1 m to 100 km wide.
public struct MGRS: Sendable, Hashable {
    /// The zone, 0 near the poles.
    public let zone: Int

    /// Letters of the latitude band and of the 100 km square.
    public let band, column, row: Character

    /// Digits of easting and northing within the square, each as many as `precision` says.
    public let easting, northing: Int

    /// 0 for the 100 km square to 5 for one metre.
    public let precision: Int

    /// Width of the square in metres.
    public var size: Double { Digits.powers[5 - precision] }

    /// Finds the square of a position; MGRS cuts digits off and never rounds.
    public init(_ position: Position, precision: Int = 5) {
        let utm = UTM(position)
        let precision = min(5, max(0, precision))
        let step = Int(Digits.powers[5 - precision])
        // A hair above zero belongs to the metre it was computed from, not to the one below.
        let east = Int((utm.easting + 1e-9).rounded(.down))
        var north = Int((utm.northing + 1e-9).rounded(.down))
        if utm.zone > 0, !utm.isNorth { north = min(9_999_999, north) }
        zone = utm.zone
        self.precision = precision
        if utm.isPolar {
            let letters = MGRSLetters.polar(isNorth: utm.isNorth, east: east, north: north)
            (band, column, row) = letters
        } else {
            band = MGRSLetters.band(latitude: position.latitude)
            (column, row) = MGRSLetters.square(
                zone: utm.zone, column: east / 100_000, row: north / 100_000)
        }
        easting = east % 100_000 / step
        northing = north % 100_000 / step
    }

    init(
        zone: Int, band: Character, column: Character, row: Character, easting: Int, northing: Int,
        precision: Int
    ) {
        self.zone = zone
        self.band = band
        self.column = column
        self.row = row
        self.easting = easting
        self.northing = northing
        self.precision = precision
    }

    /// The reference as text, `31UDQ4825211932`, or with blanks between its parts.
    public func text(spaced: Bool = false) -> String {
        let zone = zone == 0 ? "" : Digits.fixed(Double(zone), decimals: 0, width: 2)
        let gap = spaced ? " " : ""
        guard precision > 0 else { return "\(zone)\(band)\(gap)\(column)\(row)" }
        let east = Digits.fixed(Double(easting), decimals: 0, width: precision)
        let north = Digits.fixed(Double(northing), decimals: 0, width: precision)
        return "\(zone)\(band)\(gap)\(column)\(row)\(gap)\(east)\(gap)\(north)"
    }
}

/// The letters of MGRS: bands of 8°, columns and rows of 100 km.
enum MGRSLetters {
    static let bands = Array("CDEFGHJKLMNPQRSTUVWX")
    private static let columns = [
        Array("ABCDEFGH"), Array("JKLMNPQR"), Array("STUVWXYZ"),
    ]
    private static let rows = Array("ABCDEFGHJKLMNPQRSTUV")
    private static let polarWest = Array("JKLPQRSTUXYZ")
    private static let polarEast = Array("ABCFGHJKLPQR")
    private static let polarRows = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")

    static func band(latitude: Double) -> Character {
        bands[min(19, max(0, Int(((latitude + 80) / 8).rounded(.down))))]
    }

    static func square(zone: Int, column: Int, row: Int) -> (Character, Character) {
        let columns = columns[(zone - 1) % 3]
        let shift = zone % 2 == 0 ? 5 : 0
        return (columns[min(7, max(0, column - 1))], rows[(row + shift) % 20])
    }

    /// Returns the column 1 to 8 and the row modulo 20 for the letters of a zone's square.
    static func place(zone: Int, column: Character, row: Character) -> (Int, Int)? {
        guard let column = columns[(zone - 1) % 3].firstIndex(of: column),
            let row = rows.firstIndex(of: row)
        else { return nil }
        return (column + 1, (row + (zone % 2 == 0 ? 15 : 0)) % 20)
    }

    static func polar(
        isNorth: Bool, east: Int, north: Int
    ) -> (Character, Character, Character) {
        let isEast = east >= 2_000_000
        let column = east / 100_000 - (isEast ? 20 : 8)
        let row = north / 100_000 - (isNorth ? 13 : 8)
        let letters = isEast ? polarEast : polarWest
        return (
            isNorth ? (isEast ? "Z" : "Y") : (isEast ? "B" : "A"),
            letters[min(letters.count - 1, max(0, column))],
            polarRows[min(23, max(0, row))]
        )
    }

    /// Returns the hundreds of kilometres of the square with these letters near a pole.
    static func polarPlace(band: Character, column: Character, row: Character) -> (Int, Int)? {
        let isNorth = band == "Y" || band == "Z"
        let isEast = band == "B" || band == "Z"
        guard let column = (isEast ? polarEast : polarWest).firstIndex(of: column),
            let row = polarRows.firstIndex(of: row)
        else { return nil }
        if isNorth, row > 13 || (isEast ? column > 6 : column < 5) { return nil }
        return (column + (isEast ? 20 : 8), row + (isNorth ? 13 : 8))
    }
}
