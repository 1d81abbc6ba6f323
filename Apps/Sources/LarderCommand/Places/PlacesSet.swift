internal import ArgumentParser
internal import Geodesy
internal import Places
internal import Records
internal import Terminal

/// `larder places set`.
struct PlacesSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the current position; earlier ones stay in the history.",
        discussion: """
            larder places set 48.8582, 2.2945
            larder places set Home
            """)

    @OptionGroup var common: CommonOptions

    @Argument(
        parsing: .allUnrecognized, help: "Coordinates in any form, a saved place, or a town.",
        completion: .places)
    var place: [String] = []

    func validate() throws {
        guard try !TextArguments.joined(place).isEmpty else {
            throw ValidationError("Give a place, as in: larder places set 48.8582, 2.2945")
        }
    }

    func run() async throws {
        let text = try TextArguments.joined(place)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let place = try await PlaceText(text, in: composition.places).noted()
            let stop = try await attempt("set the current position") {
                try await composition.places.set(
                    place.position, origin: place.name == nil ? .typed : .saved, name: place.name)
            }
            if common.json {
                Console.print(JSONText.stop(stop).line)
            } else {
                Console.text(stop.title, .bold)
                for doubt in place.reading?.doubts ?? [] {
                    Console.error("Note: " + doubt.words)
                }
            }
        }
    }
}

extension Stop {
    /// The position, followed by its name if it has one.
    var title: String {
        position.text() + (name.map { " (\($0))" } ?? "")
    }
}
