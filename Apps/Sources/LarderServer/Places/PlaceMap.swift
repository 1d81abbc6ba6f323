internal import Geodesy
internal import Places

extension PlaceCards {
    /// The most saved places that are marked, and the most that are also named on the world map.
    private static let marked = (all: 200, named: 12)

    /// The map with the point, the other end of a way, the current position and the saved places.
    func map(
        _ point: PlaceText.Found?, _ end: PlaceText.Found?, of towns: [Towns.Town], isHere: Bool
    ) -> PlacesView.Map {
        let view = MapView(question, point?.position, end?.position, towns.map(\.point))
        let isNamed = saved.count <= Self.marked.named || view.frame.span < 180
        let shown = [point?.position, end?.position].compactMap { $0 }
        var marks = saved.prefix(Self.marked.all).filter { !shown.contains($0.position) }
            .map { WorldMap.Mark($0.position, name: isNamed ? $0.name : "") }
        if let here, !isHere, !shown.contains(here.position) {
            marks.removeAll { $0.position == here.position }
            marks.append(.init(here.position, name: here.placeName ?? "Current position"))
        }
        marks += towns.compactMap { town in
            (try? Position(latitude: town.point.latitude, longitude: town.point.longitude))
                .map { .init($0, name: town.name, isCurrent: true) }
        }
        if let end { marks.append(.init(end.position, name: end.name ?? "End")) }
        if let point {
            let name = point.name ?? (isHere ? "Current position" : end == nil ? "" : "Start")
            marks.append(.init(point.position, name: name, isCurrent: true))
        }
        let lines = zip([point].compactMap(\.?.position), [end].compactMap(\.?.position))
        let map = WorldMap(
            title: title(point, end), marks: marks, lines: lines.map { ($0, $1) },
            frame: view.frame)
        func tool(_ id: String, _ name: String, _ sign: String, _ view: MapView?, _ key: String?)
            -> PlacesView.Map.Tool
        {
            .init(
                id: id, name: name, sign: sign, key: key,
                address: view.map {
                    address(q: question.q, to: question.to, span: $0.asked, at: $0.at) + "#map"
                })
        }
        var whole = [tool("world", "The whole world", "World", view.ofWorld, nil)]
        if end != nil { whole.append(tool("both", "Both points", "Both points", view.ofAll, nil)) }
        if end == nil, point != nil {
            whole.append(tool("point", "Around the point", "The point", view.ofAll, nil))
        }
        if !towns.isEmpty {
            whole.append(tool("towns", "All these towns", "The towns", view.ofAll, nil))
        }
        return .init(
            svg: map.svg(isEmbedded: true), words: map.words, span: mapNumber(view.frame.span),
            at: view.centre, squeeze: mapNumber(view.frame.squeeze),
            least: mapNumber(view.least), middle: view.middle,
            isWhole: view.frame.isWhole, whole: whole,
            zooms: [
                tool("out", "Zoom out", "−", view.zoomed(by: 2), "-"),
                tool("in", "Zoom in", "+", view.zoomed(by: 0.5), "+"),
            ],
            moves: [
                tool("west", "Move west", "←", view.moved(x: -0.4, y: 0), nil),
                tool("north", "Move north", "↑", view.moved(x: 0, y: 0.4), nil),
                tool("south", "Move south", "↓", view.moved(x: 0, y: -0.4), nil),
                tool("east", "Move east", "→", view.moved(x: 0.4, y: 0), nil),
            ])
    }

    private func title(_ point: PlaceText.Found?, _ end: PlaceText.Found?) -> String {
        let start = point.map { $0.name ?? $0.position.text() }
        if let start, let end { return "\(start) to \(end.name ?? end.position.text())" }
        return start ?? "The world"
    }
}

/// What part of the world the page shows, and where its links lead.
///
/// Unless somebody moved the map, it shows all that the page is about, however far it is zoomed in.
struct MapView: Sendable, Hashable {
    let frame: MapFrame
    /// Where somebody moved the map to; nil if it follows what the page is about.
    let moved: MapPoint?
    /// The width that somebody asked for; nil for the one that suits the points.
    let asked: Double?
    /// The narrowest map of all points.
    let least: Double
    /// Its middle, as in an address, if it keeps two points in view until somebody moves it.
    let middle: String?

    private let points: [MapPoint]

    /// The map of a question about a point, about two points and the way between them, or about one of several towns.
    init(
        _ question: PlacesPresenter.Question, _ point: Position?, _ end: Position?,
        _ towns: [MapPoint] = []
    ) {
        var points = [point, end].compactMap { $0 }
            .map { MapPoint(longitude: $0.longitude, latitude: $0.latitude) }
        points += towns
        if let point, let end {
            points += GreatCircleLine(from: point, to: end, step: 5).pieces.joined()
        }
        // A point that somebody asked for is shown from near; the first map of the page is the world.
        let isChosen = end == nil && points.count == 1 && question.q?.isEmpty == false
        let asked = question.span ?? (isChosen && question.at == nil ? Self.around : nil)
        self.init(points, moved: question.at, asked: asked)
    }

    private init(_ points: [MapPoint], moved: MapPoint?, asked: Double?) {
        self.points = points
        self.moved = moved
        self.asked = asked
        let all = MapFrame(showing: points)
        least = points.count > 1 ? all.span : MapFrame.narrowest
        middle = points.count > 1 && moved == nil ? Self.text(all.centre) : nil
        if let moved {
            frame = MapFrame(moved, span: asked ?? 360)
        } else if points.count > 1 {
            frame = MapFrame(showing: points, narrowest: asked ?? 0)
        } else if let asked, asked < 360 {
            frame = MapFrame(points.first ?? MapFrame.world.centre, span: asked)
        } else {
            frame = .world
        }
    }

    /// The middle, as in an address.
    var centre: String { Self.text(frame.centre) }

    /// The middle that somebody moved the map to, as in an address.
    var at: String? { moved.map { Self.text($0) } }

    var ofWorld: MapView? { MapView(points, moved: nil, asked: 360) }

    /// All points, as near as they allow.
    var ofAll: MapView { MapView(points, moved: nil, asked: points.count > 1 ? nil : Self.around) }

    /// The width of a map around one point, in degrees.
    private static let around = 20.0

    /// The map zoomed by a factor; nil where it ends. Nearer than two points allow, it keeps its middle.
    func zoomed(by factor: Double) -> MapView? {
        let span = frame.span * factor
        if factor > 1 {
            return frame.span >= 360 ? nil : MapView(points, moved: moved, asked: min(360, span))
        }
        if moved == nil, frame.span > least * 1.001 {
            return MapView(points, moved: nil, asked: max(least, span))
        }
        guard frame.span > MapFrame.narrowest * 1.001 else { return nil }
        let isOfPoints = points.count > 1
        return MapView(
            points, moved: moved ?? (isOfPoints ? frame.centre : nil),
            asked: max(MapFrame.narrowest, span))
    }

    /// The map moved by parts of its width and height; nil where it would stay.
    func moved(x: Double, y: Double) -> MapView? {
        let target = MapPoint(
            longitude: frame.centre.longitude + x * frame.span / frame.squeeze,
            latitude: frame.centre.latitude + y * frame.height)
        let moved = MapFrame(target, span: frame.span)
        guard moved.centre != frame.centre else { return nil }
        return MapView(points, moved: moved.centre, asked: frame.span)
    }

    private static func text(_ point: MapPoint) -> String {
        mapNumber(point.latitude) + "," + mapNumber(point.longitude)
    }
}

/// A number for an address or an attribute, with at most four decimals.
func mapNumber(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e6
        ? "\(Int(rounded))" : "\(abs(rounded) < 0.001 ? 0 : rounded)"
}

extension MapPoint {
    /// Both coordinates to a hundredth of a degree, as towns have them.
    var text: String {
        func hundredths(_ value: Double) -> String {
            let whole = Int((abs(value) * 100).rounded())
            let digits = whole % 100 < 10 ? "0\(whole % 100)" : "\(whole % 100)"
            return (value < 0 && whole > 0 ? "-" : "") + "\(whole / 100).\(digits)"
        }
        return hundredths(latitude) + ", " + hundredths(longitude)
    }

    /// Reads the middle of a map from an address, such as "46.9,7.4"; nil if it is not a point.
    init?(address text: String) {
        let parts = text.prefix(40).split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
            abs(latitude) <= 90, abs(longitude) <= 360
        else { return nil }
        self.init(longitude: longitude, latitude: latitude)
    }
}
