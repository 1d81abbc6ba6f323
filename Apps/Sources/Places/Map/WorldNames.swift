/// The names of countries, for the labels of maps.
struct WorldNames: Sendable {
    /// A name with its place.
    struct Name: Sendable, Hashable {
        var text: String
        var point: MapPoint
        /// How many degrees of longitude the country is wide.
        var width: Double
    }

    /// The countries, the largest first.
    let countries: [Name]

    /// The packaged names.
    static let packaged = WorldNames(WorldNamesText.countries)

    /// Reads lines of a name, hundredths of a degree east and north, and a width; leaves out what is not one.
    init(_ text: String) {
        countries = text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            let numbers = parts.dropFirst().map { Double($0) ?? .nan }
            guard let name = parts.first, !name.isEmpty, numbers.count == 3,
                numbers.allSatisfy({ abs($0) <= 36_000 })
            else { return nil }
            return Name(
                text: String(name),
                point: MapPoint(longitude: numbers[0] / 100, latitude: numbers[1] / 100),
                width: numbers[2] / 100)
        }
    }
}
