internal import FullScreen
internal import Geodesy
internal import Larder
internal import Places
internal import Terminal

/// Carries out what the full-screen list of places asks for, on the same stores as the commands.
final class PlacesBrowser: Sendable {
    private let composition: Composition
    private let places: PlaceBook
    private let undos = UndoStack()

    init(_ composition: Composition) {
        self.composition = composition
        places = composition.places
    }

    private static let design = ListScreen.Design(
        title: "Places", noun: "place",
        empty: "No saved places yet. a saves one.", hint: "a:Save  m:Be here  d:Remove",
        columns: [
            .init("", isFlexible: true, leastWidth: 12), .init("", expendability: 2),
            .init("", .right), .init("", expendability: 1),
        ],
        actions: [
            .init(
                "save", [.character("a")], help: ("a", "Save a place"),
                needsItem: false, question: .line("Save (as in Home: 48.86, 2.29):")),
            .init(
                "set", [.character("m")],
                help: ("m", "Make the place the current position, from which distances count")),
            .init("map", [.character("v")], help: ("v", "Open it on a map in the browser")),
            .init(
                "remove", [.character("d"), .character("D"), .delete],
                help: ("d", "Remove the place"), question: .confirm("Remove %?")),
            .init(
                "rename", [.character("e")], help: ("e", "Rename the place"),
                question: .edit("New name:")),
            .init(
                "undo", [.character("u")], help: ("u", "Undo what was done last"),
                needsItem: false),
        ])

    /// Fills the terminal with the places until the person leaves them.
    func run(in session: ScreenSession) async throws -> ScreenEnd {
        try await session.browse(
            Self.design, of: [places.places.name, places.here.name], in: composition,
            doing: Self.doing
        ) { [self] request, send in
            try await perform(request, send)
        }
    }

    private static func doing(_ request: ListScreen.Request) -> String {
        switch request {
        case .act("save", _, _): "save the place"
        case .act("set", _, _): "set the position"
        case .act("map", _, _): "open the map"
        case .act("remove", _, _): "remove the place"
        case .act("rename", _, _): "rename the place"
        case .act: "undo that"
        case .load, .find, .show, .end: "read the places"
        }
    }

    private func perform(
        _ request: ListScreen.Request, _ send: @escaping @Sendable (ListScreen.Message) -> Void
    ) async throws -> ScreenEnd? {
        switch request {
        case .load: send(.items(try await items()))
        case .find: break
        case .show(let id):
            guard let place = try await places.all().first(where: { $0.name == id }) else {
                send(.gone(id: id))
                return nil
            }
            let forms = PositionForms(place.position)
            send(
                .text(id: id, title: place.name.printable) { columns in
                    forms.lines(within: columns, isBroken: true)
                })
        case .act(let name, let id, let text):
            guard let done = try await act(name, id, text) else { return nil }
            // First the list: the next key is about what it shows.
            send(.items(try await items()))
            send(.notice(done, isError: false))
        case .end(let end): return end
        }
        return nil
    }

    private func items() async throws -> [ListScreen.Item] {
        let here = try await places.whereabouts().current
        return try await places.all().map { place in
            let line = here?.position.geodesic(to: place.position)
            let isHere = line.map { $0.distance < 0.05 } ?? false
            let direction =
                isHere ? nil : line.map { CompassPoint(bearing: $0.initialAzimuth).words }
            return ListScreen.Item(
                id: place.name, name: place.name.printable,
                cells: [
                    .init(place.name, .bold), .init(place.position.text(), .dim),
                    .init(isHere ? "here" : line.map { LineWords.distance($0.distance) } ?? ""),
                    .init(direction ?? "", .dim),
                ])
        }
    }

    /// Does what a key stands for, and returns what was done in words.
    private func act(_ name: String, _ id: String?, _ text: String?) async throws -> String? {
        func place() async throws -> SavedPlace { try await places.place(id ?? "") }
        switch name {
        case "save":
            let parts = (text ?? "").split(separator: ":", maxSplits: 1).map { part in
                part.trimmingPrefix { $0 == " " }
            }
            guard parts.count == 2 else {
                throw CommandFailure(
                    .usage, "write a name, a colon and a position, as in Home: 48.86, 2.29.")
            }
            let place = try await PlaceText(String(parts[1]), in: places)
            let saved = try await places.save(place.position, as: String(parts[0]))
            undos.add { [places] in
                try await places.remove(saved.name)
                return "\(saved.name.printable) is no longer saved."
            }
            return "Saved \(saved.name.printable)"
                + (place.town.map { ", read as the town \($0)." } ?? ".")
        case "set":
            let place = try await place()
            let before = try await places.whereabouts().current
            if before?.position == place.position, before?.name == place.name {
                return "You are at \(place.name.printable) already."
            }
            let stop = try await places.set(place.position, origin: .saved, name: place.name)
            undos.add { [places] in
                try await places.revert(from: stop, to: before)
                return before == nil ? "No position is set." : "You are where you were before."
            }
            return "You are at \(place.name.printable)."
        case "rename":
            let known = try await place()
            let renamed = try await places.rename(known.name, to: text ?? "")
            undos.add { [places] in
                try await places.rename(renamed.name, to: known.name)
                return "\(renamed.name.printable) is called \(known.name.printable) again."
            }
            return "\(known.name.printable) is called \(renamed.name.printable) now."
        case "map":
            try Browser.open(try await place().position.openStreetMapLink())
            return nil
        case "remove":
            let place = try await places.remove(id ?? "")
            undos.add { [places] in
                try await places.restore(place)
                return "\(place.name.printable) is back."
            }
            return "Removed \(place.name.printable). u: bring it back"
        default:
            return try await undos.undoLast() ?? "Nothing to undo."
        }
    }
}
