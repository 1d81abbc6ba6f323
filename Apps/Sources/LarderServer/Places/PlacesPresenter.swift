internal import Foundation
internal import Geodesy
internal import Larder
internal import Places

/// Prepares what the page of places shows.
struct PlacesPresenter: Sendable {
    let book: PlaceBook

    /// What a person asks of the page.
    struct Question: Sendable, Hashable {
        /// The text of the box.
        var q: String?
        /// The other end of a line.
        var to: String?
        /// The width of the map, in degrees; nil for the one that suits what it shows.
        var span: Double?
        /// The middle of the map, if somebody moved it.
        var at: MapPoint?
        /// Whether to list the whole history.
        var hasHistory = false
        /// Whether to list all saved places.
        var hasAllSaved = false
        /// A place that was just removed.
        var removed: PlaceFields?
    }

    /// The number of earlier positions listed by default.
    static let shortHistory = 20

    /// The number of saved places listed by default.
    static let shortList = 100

    func view(_ question: Question, _ locale: PageLocale) async throws -> PlacesView {
        let (stops, saved) = (try await book.whereabouts(), try await book.all())
        let here = stops.current
        let texts = CoordinateReader(reference: here?.position, letterO: locale.letterO)
        let asked = PlaceText(question.q, saved: saved, reader: texts)
        let end = PlaceText(question.to, saved: saved, reader: texts)
        let point =
            asked == nil
            ? here.map { PlaceText.Found(position: $0.position, name: $0.placeName) } : asked?.found
        let isHere = asked == nil && here != nil
        let places = PlaceCards(question: question, here: here, saved: saved, locale: locale)
        let listed =
            question.hasHistory
            ? stops.earlier[...] : stops.earlier.prefix(Self.shortHistory)
        var view = PlacesView(
            address: places.address(q: question.q, to: question.to), q: question.q ?? "",
            hasQ: question.q != nil,
            cleared: places.address(q: nil, to: question.to), to: question.to ?? "",
            hasTo: question.to != nil, span: question.span.map { mapNumber($0) },
            heard: asked.flatMap { places.heard($0) },
            trouble: asked.flatMap { places.trouble($0, isEnd: false) },
            point: point.map { places.card($0, isHere: isHere) },
            here: here.map { places.here($0, isShown: isHere) },
            earlier: listed.enumerated().map { places.earlier($1, number: $0) },
            hasEarlier: !stops.earlier.isEmpty,
            moreEarlier: listed.count < stops.earlier.count
                ? places.address(q: question.q, to: question.to, "history=all") : nil,
            isWholeHistory: question.hasHistory,
            way: nil, wayTrouble: end.flatMap { places.trouble($0, isEnd: true) },
            from: places.choices(of: asked?.found == nil ? nil : question.q, current: here),
            canMeasure: here != nil || saved.count > 1 || asked?.found != nil,
            saved: places.saved(from: point, most: question.hasAllSaved ? .max : Self.shortList),
            hasSaved: !saved.isEmpty,
            moreSaved: question.hasAllSaved || saved.count <= Self.shortList
                ? nil
                : .init(
                    name: "All \(locale.number("\(saved.count)")) saved places", detail: "",
                    address: places.address(q: question.q, to: question.to, "saved=all") + "#saved"),
            names: places.names(after: question.hasAllSaved ? .max : Self.shortList),
            savedFrom: point == nil
                ? nil : isHere ? "the current position" : "the point in the box",
            map: places.map(point, end?.found, of: asked?.towns ?? [], isHere: isHere),
            removed: question.removed.flatMap { places.removed($0) }, receiver: nil)
        view.past = places.past(try await book.removed(), but: view.removed)
        view.hasPast = !view.past.isEmpty
        if let point, let end = end?.found { view.way = places.way(point, end, isHere: isHere) }
        return view
    }
}
