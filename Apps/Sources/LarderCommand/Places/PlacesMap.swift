internal import ArgumentParser
internal import Foundation
internal import Geodesy
internal import Places
internal import Records
internal import Terminal

/// `larder places map`.
struct PlacesMap: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Draw places on a map of the world, as SVG.",
        discussion: """
            larder places map --svg world.svg
            larder places map --svg flight.svg --line Tokyo "37.62, -122.38"

            Without places, it shows the current position and all saved places. With --json, an SVG on \
            standard output is the field "svg" of an object.
            """)

    @OptionGroup var common: CommonOptions

    @Option(
        help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var svg: String

    @OptionGroup var confirmation: Confirmation

    @Flag(help: "Draw the shortest lines through the named places, or from here to the saved ones.")
    var line = false

    @Option(
        help: """
            The width of the map in degrees, around the last place, or with --line at least as wide \
            as all of them; 360 is the world.
            """)
    var span: Double = 360

    @Argument(
        parsing: .allUnrecognized, help: "Saved places, or coordinates in quotation marks.",
        completion: .places)
    var places: [String] = []

    func validate() throws {
        _ = try TextArguments.checked(places)
        guard span.isFinite, span >= MapFrame.narrowest, span <= 360 else {
            throw ValidationError("--span must be a number from 0.2 to 360.")
        }
    }

    func run() async throws {
        let places = try TextArguments.checked(places)
        let file = OutputFile(svg)
        try file.confirm(confirmation)
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let map =
                places.isEmpty
                ? try await ofEverything(composition.places)
                : try await of(places, in: composition.places)
            let isInside = common.json && file.isStandardOutput
            if !isInside { try file.write(map.svg()) }
            if common.json {
                let field = isInside ? ("svg", map.svg()) : ("file", file.path)
                return Console.print(JSONText.object([(field.0, .string(field.1))]).line)
            }
            if !file.isStandardOutput { Console.error("Wrote \(svg.printable).") }
        }
    }

    private func of(_ places: [String], in book: PlaceBook) async throws -> WorldMap {
        var marks: [WorldMap.Mark] = []
        for text in places {
            let place = try await PlaceText(text, in: book).noted()
            marks.append(.init(place.position, name: place.name ?? place.town ?? ""))
        }
        marks[marks.count - 1].isCurrent = true
        let positions = marks.map(\.position)
        return WorldMap(
            title: marks.map { $0.name.isEmpty ? $0.position.text() : $0.name }
                .joined(separator: ", "),
            marks: marks,
            lines: line ? zip(positions, positions.dropFirst()).map { ($0, $1) } : [],
            frame: frame(of: positions))
    }

    private func ofEverything(_ book: PlaceBook) async throws -> WorldMap {
        let (saved, here) = try await attempt("read the places") {
            (try await book.all(), try await book.whereabouts().current)
        }
        var marks = saved.map { WorldMap.Mark($0.position, name: $0.name) }
        if let here {
            let name = here.origin == .saved ? here.name ?? "" : "Here"
            marks.removeAll { here.origin == .saved && $0.name == name }
            marks.append(.init(here.position, name: name, isCurrent: true))
        }
        let lines = here.map { here in saved.map { (here.position, $0.position) } } ?? []
        return WorldMap(
            title: saved.isEmpty ? "The current position" : "Saved places", marks: marks,
            lines: line ? lines : [], frame: frame(of: marks.map(\.position)))
    }

    /// The part of the world to show.
    private func frame(of positions: [Position]) -> MapFrame {
        let points = positions.map {
            MapPoint(longitude: $0.longitude, latitude: $0.latitude)
        }
        guard span < 360, let last = points.last else { return .world }
        return line ? MapFrame(showing: points, narrowest: span) : MapFrame(last, span: span)
    }
}
