internal import Geodesy
internal import Larder
internal import Places
internal import Terminal

/// A place named on the command line: a saved place, a town, or coordinates in any form.
struct PlaceText {
    let position: Position
    /// The name of a saved place; nil for coordinates.
    let name: String?
    /// How coordinates were read; nil for a saved place.
    let reading: ParsedCoordinate?
    /// The place beside a short code that completed it.
    let near: String?
    /// The town with its country, if it is one.
    let town: String?

    /// Finds the saved place with that name, or else reads coordinates, or finds the town that is called so.
    ///
    /// A saved name can never be read as coordinates, so this is never ambiguous.
    init(
        _ text: String, in places: PlaceBook, by reader: CoordinateReader = CoordinateReader()
    ) async throws {
        let saved = try await attempt("read the saved places") { try await places.all() }
        if let place = saved.first(called: text) {
            self.init(position: place.position, name: place.name)
            return
        }
        do {
            self.init(try reader.read(text, saved: saved))
        } catch {
            if error.code != .ambiguous, error.code != .tooLong, let town = try Self.town(text) {
                self = town
                return
            }
            if error.code != .ambiguous, text.count > 2,
                let likely = text.likely(among: saved.map(\.name)).first
            {
                throw CommandFailure(
                    .badData,
                    "there is no saved place called “\(text.printable.cut(to: 60))”. "
                        + "Did you mean “\(likely.printable)”?")
            }
            // Text without digits was meant as a name, unless it is a link.
            guard error.code != .ambiguous, error.code != .noCoordinates,
                !text.contains(where: \.isNumber)
            else {
                throw CommandFailure(error, reading: text)
            }
            let towns = Towns.packaged.named(text, most: 3)
            if !towns.isEmpty {
                throw CommandFailure(
                    .badData,
                    "there is no saved place or town called “\(text.printable.cut(to: 60))”. "
                        + "Did you mean \(Self.words(towns))?")
            }
            do {
                _ = try await places.place(text)
            } catch {
                throw CommandFailure(error, while: "find “\(text)”")
            }
            throw CommandFailure(error, reading: text)
        }
    }

    /// Returns the town that is called so; nil if there is none, and an error if there are several.
    static func town(_ text: String) throws -> PlaceText? {
        guard !text.contains(where: { $0.isNumber || $0 == "/" }) else { return nil }
        let (town, choices) = Towns.packaged.meant(by: text)
        if let town, let position = town.point.position {
            return PlaceText(position: position, town: "\(town.name), \(town.country)")
        }
        if choices.isEmpty { return nil }
        let isInOne = Set(choices.map(\.country)).count == 1
        throw CommandFailure(
            .usage,
            "“\(text.printable.cut(to: 60))” could be \(words(choices)): write "
                + (isInOne ? "its position." : "one with its country, or its position."))
    }

    /// The towns with their countries; of several in one country, their positions and cities near them tell one from the others.
    private static func words(_ towns: [Towns.Town]) -> String {
        let names = towns.map { "\($0.name), \($0.country)" }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(towns, names).map { town, name in
            guard (counts[name] ?? 1) > 1 || towns.count == 1,
                let place = town.point.position?.text(decimals: 2)
            else { return name }
            let near = Towns.packaged.whereabouts(town) {
                DistanceUnit.kilometres.text(ofMetres: $0, decimals: 0)
            }
            return "\(name) at \(place)" + (near.map { " (\($0))" } ?? "")
        }.joined(separator: "; ")
    }

    /// The same, after saying which town it was read as.
    func noted() -> PlaceText {
        if let town { Console.error("Note: read as the town \(town).") }
        return self
    }

    private init(
        position: Position, name: String? = nil, reading: ParsedCoordinate? = nil,
        near: String? = nil, town: String? = nil
    ) {
        self.position = position
        self.name = name
        self.reading = reading
        self.near = near
        self.town = town
    }

    private init(_ read: (reading: ParsedCoordinate, near: String?)) {
        self.init(position: read.reading.position, reading: read.reading, near: read.near)
    }

    /// Reads a place for a command that only computes: the data is opened only for what is not a position.
    static func read(
        _ text: String, _ settings: Settings, by reader: CoordinateReader = CoordinateReader()
    ) async throws -> PlaceText {
        do {
            // Without data there are no saved places, whose names would come before those of towns.
            return PlaceText(
                settings.hasData
                    ? (try reader.read(text), nil) : try reader.read(text, saved: []))
        } catch {
            guard settings.hasData else {
                if let town = try Self.town(text) { return town }
                throw CommandFailure(error, reading: text)
            }
            return try await Composition.run(settings) { composition in
                try await PlaceText(text, in: composition.places, by: reader)
            }
        }
    }

    /// The saved places, for a command that only computes; none if there is no data.
    static func savedPlaces(_ settings: Settings) async throws -> [SavedPlace] {
        guard settings.hasData else { return [] }
        return try await Composition.run(settings) { composition in
            try await attempt("read the saved places") { try await composition.places.all() }
        }
    }

    /// Returns the place that a text names, or the current position for an empty text.
    static func orCurrent(
        _ text: String, in places: PlaceBook
    ) async throws -> (position: Position, name: String?) {
        guard text.isEmpty else {
            let place = try await PlaceText(text, in: places).noted()
            return (place.position, place.name ?? place.town)
        }
        let stop = try await attempt("use the current position") { try await places.current() }
        return (stop.position, stop.origin == .saved ? stop.name : nil)
    }
}
