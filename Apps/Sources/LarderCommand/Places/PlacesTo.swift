internal import ArgumentParser
internal import Geodesy
internal import Places
internal import Records

/// `larder places to`.
struct PlacesTo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "to", abstract: "Show the way to a place: distance and direction.",
        discussion: """
            larder places to Home
            larder places to Sydney --from "40.69, -74.04"
            """)

    @OptionGroup var common: CommonOptions

    @Option(
        parsing: .unconditional,
        help: "The start: a saved place or coordinates; default: the current position.",
        completion: .places)
    var from: String?

    @Argument(
        parsing: .allUnrecognized, help: "A saved place, a town, or coordinates in any form.",
        completion: .places)
    var place: [String] = []

    func validate() throws {
        guard try !TextArguments.joined(place).isEmpty else {
            throw ValidationError("Give a place, as in: larder places to Home")
        }
    }

    func run() async throws {
        let text = try TextArguments.joined(place)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let end = try await PlaceText(text, in: composition.places).noted()
            let start = try await PlaceText.orCurrent(from ?? "", in: composition.places)
            if common.json {
                Console.print(JSONText.lines(from: start.position, to: end.position).line)
            } else {
                LineWords(
                    from: start.position, to: end.position,
                    names: (start.name, end.name ?? end.town)
                ).print()
            }
        }
    }
}
