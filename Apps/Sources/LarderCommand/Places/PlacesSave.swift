internal import ArgumentParser
internal import Geodesy
internal import Larder
internal import Places
internal import Records
internal import Terminal

/// `larder places save`.
struct PlacesSave: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: "Save a place under a name: the current position, or another with --at.",
        discussion: "larder places save \"Eiffel Tower\" --at \"48.8582, 2.2945\"")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The name, in quotation marks if it contains spaces.", completion: .places)
    var name: String

    @Option(
        parsing: .unconditional, help: "Coordinates in any form, or another saved place.",
        completion: .places)
    var at: String?

    @Flag(help: "Move the place if the name is taken.")
    var replace = false

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let position = try await PlaceText.orCurrent(at ?? "", in: composition.places).position
            let book = composition.places
            let known = try? await book.place(name)
            let place = try await attempt(
                "save “\(name.printable)”", refused: composition.refusal
            ) {
                do {
                    return try await book.save(position, as: name, replacing: replace)
                } catch let error as LarderError where error.code == .refused && known != nil {
                    throw LarderError(
                        .refused, message: error.message + " To move that place, add --replace.")
                }
            }
            if replace, let known, known.position != place.position {
                Console.error(
                    "Replaced \(PlacesRemove.words(known)). To bring that back: "
                        + "`larder places restore \(known.name.printable.quotedForShell) --replace`"
                )
            }
            Console.print(
                common.json
                    ? JSONText.place(place).line : "\(place.name)  \(place.position.text())")
        }
    }
}

/// `larder places rename`.
struct PlacesRename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a saved place another name.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The name of the place.", completion: .places)
    var name: String

    @Argument(help: "The new name, in quotation marks if it contains spaces.")
    var newName: String

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let place = try await attempt(
                "rename “\(name.printable)”", refused: composition.refusal
            ) {
                try await composition.places.rename(name, to: newName)
            }
            Console.print(
                common.json
                    ? JSONText.place(place).line : "\(place.name)  \(place.position.text())")
        }
    }
}

/// `larder places remove`.
struct PlacesRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a saved place.",
        discussion: "On a terminal, it asks first.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The name of the place.", completion: .places)
    var name: String

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let place = try await attempt("remove “\(name.printable)”") {
                let place = try await composition.places.place(name)
                try confirmation.ask("Remove \(Self.words(place))?")
                return try await composition.places.remove(place.name)
            }
            if common.json {
                Console.print(JSONText.place(place).line)
            } else {
                Console.error(
                    "Removed \(Self.words(place)). `larder places restore` brings it back.")
            }
        }
    }

    /// The place with all that is known of it, so that it can be saved again.
    static func words(_ place: SavedPlace) -> String {
        let position = place.position
        func metres(_ value: Double) -> String {
            "\(DistanceUnit.metres.text(ofMetres: value, decimals: 1))"
        }
        return "\(place.name.printable), \(position.exact)"
            + (position.altitude.map { ", altitude \(metres($0))" } ?? "")
            + (position.uncertainty.map { ", within \(metres($0))" } ?? "")
    }
}

/// `larder places restore`.
struct PlacesRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Bring back a place that was removed or replaced here.",
        discussion:
            "Without a name, the one that was removed last. Larder remembers the last \(PlaceBook.remembered)."
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: "The name of the place.")
    var name: String?

    @Option(
        name: .customLong("as"), help: "The name that it gets; without this, the one it had.")
    var newName: String?

    @Flag(help: "Replace the place that has the name by now; restore again to swap them back.")
    var replace = false

    @Flag(help: "List the places that can be brought back, the last one removed first.")
    var list = false

    func run() async throws {
        if list { return try await PlacesList.list(common, removed: true) }
        try await Composition.run(try Settings(flags: common.flags)) { composition in
            let book = composition.places
            let place = try await attempt("bring the place back", refused: .usage) {
                let last =
                    if let name { try await book.removed(name) } else {
                        try await book.lost().first
                    }
                guard let removed = last else {
                    throw LarderError(.notFound, message: "No place was removed here lately.")
                }
                let wanted = newName ?? removed.name
                let all = try await book.all()
                let known = all.first(called: wanted)
                if let known, known != removed, !replace {
                    throw LarderError(
                        .refused,
                        message:
                            "There is another place called “\(known.name)” by now. Add --as NAME to bring the "
                            + "removed one back under that name, or --replace to bring it back instead."
                    )
                }
                return try await book.restore(
                    removed, as: newName, over: known == removed ? nil : known)
            }
            if common.json {
                Console.print(JSONText.place(place).line)
            } else {
                Console.error("Brought back \(PlacesRemove.words(place)).")
            }
        }
    }
}
