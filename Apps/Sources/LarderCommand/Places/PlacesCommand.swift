internal import ArgumentParser

/// `larder places`.
struct PlacesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places",
        abstract: "Convert, save and map positions, measure distances, follow a GPS receiver.",
        discussion: """
            Write a position in any common form: 40.123, -74.123 · 40°07′22.8″N 74°07′22.8″W · \
            N40 07.38 W74 07.38 · geo:40.123,-74.123 · a map link · 18TWL8295945214 · 8FVC9G8F+6X \
            and many more.

            On a terminal, `larder places` alone fills it with the saved places; ? lists its keys. In a \
            pipe it lists them.
            """,
        subcommands: [
            PlacesBrowse.self, PlacesShow.self, PlacesSet.self, PlacesSave.self, PlacesList.self,
            PlacesRename.self, PlacesRemove.self, PlacesRestore.self,
            PlacesTo.self, PlacesShare.self, PlacesMap.self, PlacesLocate.self, PlacesConvert.self,
            PlacesInverse.self, PlacesDirect.self,
        ],
        defaultSubcommand: PlacesBrowse.self)
}
