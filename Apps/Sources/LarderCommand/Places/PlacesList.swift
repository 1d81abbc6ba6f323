internal import ArgumentParser
internal import Geodesy
internal import Places
internal import Records
internal import Terminal

/// `larder places list`.
struct PlacesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the saved places, with distance and direction.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "List the places that were removed or replaced last instead.")
    var removed = false

    func run() async throws { try await Self.list(common, removed: removed) }

    /// Lists the places, for other commands too.
    static func list(_ common: CommonOptions, removed: Bool = false) async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let (places, here) = try await attempt("list the saved places") {
                (
                    removed
                        ? try await composition.places.lost() : try await composition.places.all(),
                    try await composition.places.whereabouts().current
                )
            }
            if common.json {
                for place in places {
                    Console.print(JSONText.place(place, from: here?.position).line)
                }
                return
            }
            if places.isEmpty {
                Console.error(
                    removed
                        ? "No removed places. Larder remembers the last \(PlaceBook.remembered)."
                        : "No saved places yet. Save one: `larder places save Home --at \"48.86, 2.29\"`"
                )
                return
            }
            if let here { Console.text("From \(here.title):", .dim) }
            var table = TextTable(columns: [
                .init("Place", isFlexible: true), .init("Position", expendability: 1),
                .init("Distance", .right), .init("Direction", .right, expendability: 2),
                .init("", expendability: 3),
            ])
            table.rows = places.map { place in
                let line = here?.position.geodesic(to: place.position)
                let isHere = line.map { $0.distance < 0.05 } ?? false
                let azimuth = isHere ? nil : line.map(\.initialAzimuth)
                return [
                    .init(place.name, .bold), .init(place.position.text()),
                    .init(isHere ? "here" : line.map { LineWords.distance($0.distance) } ?? ""),
                    .init(azimuth.map(LineWords.degrees) ?? ""),
                    .init(azimuth.map { CompassPoint(bearing: $0).words } ?? "", .dim),
                ]
            }
            if here == nil { table.columns.removeLast(3) }
            Console.table(table)
        }
    }
}
