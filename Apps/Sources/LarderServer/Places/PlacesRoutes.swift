internal import Foundation
internal import Geodesy
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Places

/// The page of places.
///
/// Positions are sent to us in forms only, never in addresses that change something: the log of
/// requests writes paths alone.
struct PlacesRoutes {
    let site: Site
    let presenter: PlacesPresenter
    let follower: ReceiverFollower

    func add(to router: Router<PageContext>) {
        router.get("/places") { request, _ in
            let span = request.query("span").flatMap { Int($0) } ?? 360
            var view = try await presenter.view(
                .init(
                    q: request.query("q"), to: request.query("to"),
                    span: PlacesPresenter.spans.contains(span) ? span : 360,
                    hasHistory: request.query("history") == "all",
                    // What is no position was never removed.
                    removed: try? PlaceFields { request.query($0) }), PageLocale(request))
            view.receiver = follower.view
            return site.renderer.page(
                "places", site.renderer.frame("Places", .places, request), view)
        }
        router.form("/places/set") { form, request in
            let stop = try await site.changes.once(form["change"]) { try await presenter.set(form) }
            return site.renderer.done(
                stop.map { "The current position is \($0.title)." }, see: "/places", request)
        }
        router.form("/places/save") { form, request in
            let place = try await site.changes.once(form["change"]) {
                try await presenter.save(form)
            }
            let said = place.map { "Saved \($0.name), \($0.position.text())." }
            return site.renderer.done(
                said, see: "/places?q=\(queryText(place?.name ?? form["name"] ?? ""))", request)
        }
        router.form("/places/remove") { form, request in
            let place = try await presenter.remove(form["name"] ?? "")
            let fields = PlacesView.Exact(place.position).query
            return site.renderer.done(
                "Removed \(place.name).", see: "/places?name=\(queryText(place.name))&\(fields)",
                request)
        }
        router.form("/places/gps") { form, request in
            if form["on"] == "1" { try follower.start() } else { follower.stop() }
            return site.renderer.done(nil, see: "/places#here", request)
        }
    }
}

extension PlacesPresenter {
    /// Makes what a form says the current position.
    func set(_ form: [String: String]) async throws -> Stop {
        let said = form["at"].flatMap { Self.moment($0) }
        if let fields = try PlaceFields({ form[$0] }) {
            if form["device"] == "1" {
                return try await book.set(
                    fields.position, origin: .receiver, name: "a browser", at: said)
            }
            let called = form["called"].flatMap { $0.isEmpty ? nil : String($0.prefix(60)) }
            return try await book.set(
                fields.position, origin: called == nil ? .typed : .saved, name: called, at: said)
        }
        let found = try await found(form["text"])
        return try await book.set(
            found.position, origin: found.name == nil ? .typed : .saved, name: found.name, at: said)
    }

    /// Saves the point of a form under the name it says.
    func save(_ form: [String: String]) async throws -> SavedPlace {
        let name = form["name"] ?? ""
        let position: Position
        if let fields = try PlaceFields({ form[$0] }) {
            position = fields.position
        } else {
            position = try await found(form["text"]).position
        }
        do {
            return try await book.save(position, as: name, replacing: form["replace"] == "1")
        } catch let error as LarderError where error.code == .refused {
            throw PageError(
                .conflict,
                "There is a place of that name already: tick “Replace”, or choose another name.")
        }
    }

    /// Forgets a saved place.
    func remove(_ name: String) async throws -> SavedPlace {
        let all = try await book.all()
        guard all.contains(where: { $0.isCalled(name) }) else {
            throw PageError(.notFound, "There is no saved place of that name any more.")
        }
        return try await book.remove(name)
    }

    /// The position that a text means, or an error that says why it is none.
    func position(_ text: String?) async throws -> Position { try await found(text).position }

    /// What a text means, or an error that says why it is no position.
    private func found(_ text: String?) async throws -> PlaceText.Found {
        let saved = try await book.all()
        guard let place = PlaceText(text, saved: saved, reader: CoordinateReader()) else {
            throw PageError(.unprocessableContent, "Say which position.")
        }
        if let found = place.found { return found }
        throw PageError(
            .unprocessableContent, place.refusal?.message ?? "This is no position.")
    }

    /// A moment as scripts write it.
    private static func moment(_ text: String) -> Date? {
        // A moment that cannot be read is as good as none: the server's clock is taken.
        try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
