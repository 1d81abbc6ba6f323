internal import ArgumentParser
internal import Geodesy
internal import Records
internal import Terminal

/// `larder places direct`.
struct PlacesDirect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "direct",
        abstract: "Compute the destination from a start, direction and distance.",
        discussion: """
            larder places direct "48.8582 2.2945" 290 5000

            With --json and no position, it reads lines of LAT LON AZIMUTH METRES from standard input \
            and writes one JSON object for each.
            """)

    @OptionGroup var common: CommonOptions

    @Argument(
        parsing: .allUnrecognized,
        help: """
            The start in quotation marks or a saved place, degrees clockwise from north, and metres; negative ones lead backwards.
            """, completion: .places)
    var start: [String] = []

    func validate() throws {
        let start = try TextArguments.checked(start)
        guard start.count >= 3 || start.isEmpty && common.json else {
            throw ValidationError(
                "Give POSITION AZIMUTH METRES, as in: larder places direct \"48.86 2.29\" 290 5000")
        }
    }

    func run() async throws {
        let start = try TextArguments.checked(start)
        if start.isEmpty {
            try NumberLine.answerAll(
                { numbers throws(CoordinateError) in
                    .arrival(
                        from: try NumberLine.position(numbers[0], numbers[1]),
                        azimuth: numbers[2], metres: numbers[3])
                }, names: ["LAT", "LON", "AZIMUTH", "METRES"])
            return
        }
        let position = try await PlaceText.read(
            start.dropLast(2).joined(separator: " "), try Settings(flags: common.flags)
        ).noted().position
        let numbers: [Double]
        do {
            numbers = [
                try NumberLine.number(start[start.count - 2], name: "AZIMUTH"),
                try NumberLine.number(start[start.count - 1], name: "METRES"),
            ]
        } catch {
            throw CommandFailure(.usage, error.message)
        }
        if common.json {
            Console.print(
                JSONText.arrival(from: position, azimuth: numbers[0], metres: numbers[1]).line)
            return
        }
        let geodesic = position.geodesic(azimuth: numbers[0], distance: numbers[1])
        Console.text(geodesic.destination.text(), .bold)
        Console.text(geodesic.destination.text(.degreesMinutesSeconds))
        Console.text(
            "\(LineWords.distance(abs(numbers[1])))\(numbers[1] < 0 ? " backwards" : "") from \(position.text()), arriving at "
                + LineWords.degrees(geodesic.finalAzimuth), .dim)
    }
}
