internal import ArgumentParser
internal import Geodesy
internal import Places
internal import Records
internal import Terminal

/// `larder places inverse`.
struct PlacesInverse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inverse",
        abstract: "Compute the distance and direction between two positions.",
        discussion: """
            larder places inverse "48.8582 2.2945" "N40 41.35 W74 02.67"

            With --json and no positions, it reads lines of LAT LON LAT LON, in degrees, from standard \
            input and writes one JSON object for each, with distances in metres and directions in \
            degrees clockwise from north.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(
        parsing: .allUnrecognized,
        help: """
            Two positions in any form or saved places, each in quotation marks, or four plain numbers.
            """, completion: .places)
    var positions: [String] = []

    func validate() throws {
        let positions = try TextArguments.checked(positions)
        guard [2, 4].contains(positions.count) || positions.isEmpty && common.json else {
            throw ValidationError(
                "Give two positions, each in quotation marks, as in: "
                    + "larder places inverse \"48.86 2.29\" \"40.69 -74.04\"")
        }
    }

    func run() async throws {
        let positions = try TextArguments.checked(positions)
        if positions.isEmpty {
            try NumberLine.answerAll(
                { numbers throws(CoordinateError) in
                    try .lines(
                        from: NumberLine.position(numbers[0], numbers[1]),
                        to: NumberLine.position(numbers[2], numbers[3]))
                }, names: ["LAT", "LON", "LAT", "LON"])
            return
        }
        let texts =
            positions.count == 2
            ? positions
            : [positions[0] + " " + positions[1], positions[2] + " " + positions[3]]
        let settings = try Settings(flags: common.flags)
        let start = try await PlaceText.read(texts[0], settings).noted()
        let end = try await PlaceText.read(texts[1], settings).noted()
        if common.json {
            Console.print(JSONText.lines(from: start.position, to: end.position).line)
        } else {
            LineWords(
                from: start.position, to: end.position, names: (start.name, end.name)
            ).print()
        }
    }
}

/// The way from one position to another, as a person reads it.
struct LineWords {
    let start, end: Position
    private let names: (start: String?, end: String?)

    init(
        from start: Position, to end: Position,
        names: (start: String?, end: String?) = (nil, nil)
    ) {
        self.start = start
        self.end = end
        self.names = names
    }

    func print() {
        let geodesic = start.geodesic(to: end)
        let bearing = geodesic.initialAzimuth
        let direction = geodesic.distance < 0.05 ? "" : " " + CompassPoint(bearing: bearing).words
        Console.text(Self.distance(geodesic.distance) + direction, .bold)
        Console.text("From \(named(start, names.start)) to \(named(end, names.end))")
        Console.text("")
        var table = TextTable(columns: [
            .init(""), .init("Distance", .right), .init("Initial bearing", .right),
            .init("Final bearing", .right),
        ])
        let rhumb = start.rhumbLine(to: end)
        let sphere = GreatCircle.distance(from: start, to: end)
        table.rows = [
            row("Geodesic (WGS84)", geodesic.distance, bearing, geodesic.finalAzimuth),
            row(
                "Great circle (sphere)", sphere, GreatCircle.initialBearing(from: start, to: end),
                GreatCircle.finalBearing(from: start, to: end)),
            row("Rhumb line (WGS84)", rhumb.distance, rhumb.azimuth, rhumb.azimuth),
        ]
        Console.table(table)
        let units = [DistanceUnit.kilometres, .miles, .nauticalMiles]
        Console.text(
            units.map { $0.text(ofMetres: geodesic.distance, decimals: 3) }
                .joined(separator: " = "), .dim)
    }

    private func named(_ position: Position, _ name: String?) -> String {
        name.map { "\($0) (\(position.text()))" } ?? position.text()
    }

    private func row(
        _ name: String, _ metres: Double, _ out: Double, _ arrives: Double
    ) -> [TextTable.Cell] {
        // A way to where one is has no direction.
        func direction(_ azimuth: Double) -> String { metres < 0.05 ? "" : Self.degrees(azimuth) }
        return [
            .init(name), .init(Self.distance(metres)), .init(direction(out)),
            .init(direction(arrives)),
        ]
    }

    /// A distance as a person would say it: metres if short, kilometres if long.
    static func distance(_ metres: Double) -> String {
        let isShort = metres.rounded() < 10_000
        let unit: DistanceUnit = isShort ? .metres : .kilometres
        let decimals = isShort ? (metres < 100 ? 1 : 0) : metres < 1_000_000 ? 1 : 0
        return unit.text(ofMetres: metres, decimals: decimals)
    }

    /// A direction from 0° to below 360°, to a tenth of a degree.
    static func degrees(_ azimuth: Double) -> String {
        guard azimuth.isFinite else { return "" }
        let tenths = Int(((azimuth < 0 ? azimuth + 360 : azimuth) * 10).rounded()) % 3_600
        return "\(tenths / 10).\(tenths % 10)°"
    }
}
