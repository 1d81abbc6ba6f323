/// The names of countries and cities, for the labels of maps.
struct WorldNames: Sendable {
    /// A name with its place.
    struct Name: Sendable, Hashable {
        var text: String
        var point: MapPoint
        /// How many degrees of longitude a country is wide; 0 for a city.
        var width: Double
    }

    /// The countries, the largest first.
    let countries: [Name]

    /// The cities and towns, roughly the most important first.
    let cities: [Name]

    /// The packaged names.
    static let packaged = WorldNames(
        countries: WorldNamesText.countries, cities: WorldNamesText.cities)

    /// Reads lines of a name, hundredths of a degree east and north, and for countries a width; leaves out
    /// what is not one.
    init(countries: String, cities: String) {
        self.countries = Self.names(countries)
        self.cities = Self.names(cities)
    }

    private static func names(_ text: String) -> [Name] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            let numbers = parts.dropFirst().map { Double($0) ?? .nan }
            guard let name = parts.first, !name.isEmpty, numbers.count >= 2,
                numbers.allSatisfy({ abs($0) <= 36_000 })
            else { return nil }
            return Name(
                text: String(name),
                point: MapPoint(longitude: numbers[0] / 100, latitude: numbers[1] / 100),
                width: numbers.count > 2 ? numbers[2] / 100 : 0)
        }
    }
}
