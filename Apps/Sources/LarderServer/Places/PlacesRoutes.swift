internal import Foundation
internal import Geodesy
internal import HTTPTypes
internal import Hummingbird
internal import Larder
internal import Places

/// The page of places.
///
/// Forms that change something send positions in their bodies, never in addresses, and the log of requests
/// shows only paths.
struct PlacesRoutes {
    let site: Site
    let presenter: PlacesPresenter
    let follower: ReceiverFollower

    func add(to router: Router<PageContext>) {
        router.get("/places") { request, _ in
            let span = request.query("span").flatMap { Double($0) }
                .flatMap { $0.isFinite ? min(360, max(MapFrame.narrowest, $0)) : nil }
            var view = try await presenter.view(
                .init(
                    q: request.query("q"), to: request.query("to"),
                    span: span, at: request.query("at").flatMap { MapPoint(address: $0) },
                    hasHistory: request.query("history") == "all",
                    hasAllSaved: request.query("saved") == "all",
                    // Fields that are not a position cannot be of a removed place.
                    removed: try? PlaceFields { request.query($0) }), PageLocale(request))
            view.receiver = follower.view
            return site.renderer.page(
                "places", site.renderer.frame("Places", .places, request), view)
        }
        router.form("/places/set") { form, request in
            let before = try await presenter.book.whereabouts().current
            let stop = try await site.changes.once(form["change"]) { try await presenter.set(form) }
            let isMoved = try await presenter.book.whereabouts().current == stop
            return site.renderer.done(
                stop.map {
                    isMoved
                        ? "The current position is \($0.title)."
                        : "\($0.title) is older than the current position, and listed under “Earlier positions”."
                },
                see: Self.see(form),
                undo: isMoved && before?.position != stop?.position
                    ? before.flatMap { before in stop.map { (before, $0) } }.map {
                        Undo(
                            path: "/places/revert",
                            words: "The one before it is listed under “Earlier positions”.",
                            fields: PlacesPresenter.fields(of: $0, "former")
                                .merging(PlacesPresenter.fields(of: $1, "undone")) { $1 })
                    } : nil, request)
        }
        router.form("/places/revert") { form, request in
            let former = try PlacesPresenter.stop(form, "former")
            try await presenter.book.revert(
                from: PlacesPresenter.stop(form, "undone"), to: former)
            let current = try await presenter.book.current()
            return site.renderer.done(
                "The current position is \(current.title).", see: Self.see(form), request)
        }
        router.form("/places/save") { form, request in
            let before = try await presenter.book.all()
            let place = try await site.changes.once(form["change"]) {
                try await presenter.save(form)
            }
            let see = "/places?q=\(queryText(place?.name ?? form["name"] ?? ""))"
            guard let place, let former = before.first(where: { $0.isCalled(place.name) }),
                former.position != place.position
            else {
                let message = place.map { "Saved \($0.name), \($0.position.text())." }
                // What was there already is not taken back.
                let isNew = place.map { place in !before.contains { $0.isCalled(place.name) } }
                return site.renderer.done(
                    message, see: see,
                    undo: isNew == true
                        ? place.map {
                            Undo(
                                path: "/places/remove",
                                fields: PlacesPresenter.fields(of: $0, "saved-")
                                    .merging(["name": $0.name]) { $1 })
                        } : nil, request)
            }
            return site.renderer.done(
                "Replaced \(former.name) (was \(former.position.text())).", see: see,
                undo: Undo(
                    path: "/places/restore",
                    fields: PlacesPresenter.fields(of: former)
                        .merging(PlacesPresenter.fields(of: place, "other-")) { $1 }), request)
        }
        router.form("/places/remove") { form, request in
            let place = try await presenter.remove(
                form["name"] ?? "", as: PlacesPresenter.place(form, "saved-"))
            // The box stays as it was, unless it had this place.
            let query = String(Self.see(form).dropFirst("/places?".count))
            let isShown = query.queryField("q").map { place.isCalled($0) } ?? false
            let see = isShown ? "/places" : Self.see(form)
            return site.renderer.done(
                "Removed \(place.name).", see: see,
                undo: Undo(
                    path: "/places/restore", fields: PlacesPresenter.fields(of: place),
                    page: PlacesView.Exact(place.position, saved: place.date)
                        .removed(place.name, from: see)), request)
        }
        router.form("/places/rename") { form, request in
            let (before, name) = (form["name"] ?? "", form["as"] ?? "")
            let place = try await presenter.book.rename(before, to: name)
            return site.renderer.done(
                "\(before) is called \(place.name) now.",
                see: "/places?q=\(queryText(place.name))",
                undo: Undo(
                    path: "/places/rename", fields: ["name": place.name, "as": before]), request)
        }
        router.form("/places/restore") { form, request in
            let place = try await presenter.restore(form)
            return site.renderer.done("Brought back \(place.name).", see: Self.see(form), request)
        }
        router.form("/places/gps") { form, request in
            if try form.flag("on") { try follower.start() } else { follower.stop() }
            return site.renderer.done(nil, see: Self.see(form) + "#here", request)
        }
    }

    /// The page of places that a form came from.
    private static func see(_ form: [String: String]) -> String {
        form["see"].flatMap { $0.hasPrefix("/places?") ? $0 : nil } ?? "/places"
    }
}

extension PlacesPresenter {
    /// Makes the position in a form the current one.
    func set(_ form: [String: String]) async throws -> Stop {
        let date = form["at"].flatMap { Self.moment($0) }
        if let fields = try PlaceFields({ form[$0] }) {
            if try form.flag("device", or: false) {
                return try await book.set(
                    fields.position, origin: .receiver, name: "a browser", at: date)
            }
            let called = form["called"].flatMap { $0.isEmpty ? nil : String($0.prefix(60)) }
            return try await book.set(
                fields.position, origin: called == nil ? .typed : .saved, name: called, at: date)
        }
        let found = try await found(form["text"])
        return try await book.set(
            found.position, origin: found.name == nil ? .typed : .saved, name: found.name, at: date)
    }

    /// The fields of a form, each with a prefix, that ``stop(_:_:)`` reads.
    static func fields(of stop: Stop, _ prefix: String) -> [String: String] {
        var fields = PlacesView.Exact(stop.position, saved: stop.date).fields
        fields["origin"] = stop.origin.rawValue
        fields["name"] = stop.name
        return Dictionary(uniqueKeysWithValues: fields.map { ("\(prefix)-\($0)", $1) })
    }

    /// The stop in the fields of a form with a prefix, exactly as it was.
    static func stop(_ form: [String: String], _ prefix: String) throws -> Stop {
        guard let fields = try PlaceFields({ form["\(prefix)-\($0)"] }), let date = fields.date,
            let origin = form["\(prefix)-origin"].flatMap(Stop.Origin.init)
        else { throw PageError(.unprocessableContent, "The form has no position to go back to.") }
        return Stop(
            position: fields.position, date: date, origin: origin,
            name: fields.name.isEmpty ? nil : String(fields.name.prefix(200)))
    }

    /// The fields of a form, each with a prefix, that ``restore(_:)`` reads.
    static func fields(of place: SavedPlace, _ prefix: String = "") -> [String: String] {
        var fields = PlacesView.Exact(place.position, saved: place.date).fields
        fields["name"] = place.name
        return Dictionary(uniqueKeysWithValues: fields.map { (prefix + $0, $1) })
    }

    /// The place in the fields of a form, each with a prefix, exactly as it was saved; nil if the form has none.
    static func place(_ form: [String: String], _ prefix: String = "") throws -> SavedPlace? {
        guard let fields = try PlaceFields({ form[prefix + $0] }), let date = fields.date else {
            return nil
        }
        return try SavedPlace(name: fields.name, position: fields.position, date: date)
    }

    /// Brings back the removed place in a form, or the one that another in it replaced.
    func restore(_ form: [String: String]) async throws -> SavedPlace {
        guard let former = try Self.place(form) else {
            throw PageError(.unprocessableContent, "The form has no place to bring back.")
        }
        do {
            try await book.restore(former, over: Self.place(form, "other-"))
        } catch let error as LarderError where error.code == .refused {
            throw PageError(.conflict, error.message)
        }
        return former
    }

    /// Saves the point in a form under the name in it.
    func save(_ form: [String: String]) async throws -> SavedPlace {
        let name = form["name"] ?? ""
        let position: Position
        if let fields = try PlaceFields({ form[$0] }) {
            position = fields.position
        } else {
            position = try await found(form["text"]).position
        }
        do {
            return try await book.save(
                position, as: name, replacing: form.flag("replace", or: false))
        } catch let error as LarderError where error.code == .refused {
            throw PageError(
                .conflict,
                "There is already a place with that name: tick “Replace”, or choose another name.")
        }
    }

    /// Removes a saved place; if it is said how it was saved, only that one.
    func remove(_ name: String, as saved: SavedPlace? = nil) async throws -> SavedPlace {
        do {
            guard let saved else { return try await book.remove(name) }
            try await book.remove(saved)
            return saved
        } catch let error as LarderError where error.code == .notFound {
            throw PageError(.notFound, "There is no saved place with that name.")
        } catch let error as LarderError where error.code == .refused {
            throw PageError(.conflict, error.message)
        }
    }

    /// The position that a text stands for; the error says why it is not one.
    func position(_ text: String?) async throws -> Position { try await found(text).position }

    /// The place that a text stands for; the error says why it is not a position.
    private func found(_ text: String?) async throws -> PlaceText.Found {
        let saved = try await book.all()
        guard let place = PlaceText(text, saved: saved, reader: CoordinateReader()) else {
            throw PageError(.unprocessableContent, "Enter a position.")
        }
        if let found = place.found { return found }
        throw PageError(
            .unprocessableContent, place.refusal?.message ?? "This is not a position.")
    }

    /// A date and time as scripts write it.
    private static func moment(_ text: String) -> Date? {
        // If the time cannot be read, the server's clock is used.
        try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
