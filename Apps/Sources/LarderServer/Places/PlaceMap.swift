internal import Geodesy
internal import Places

extension PlaceCards {
    /// The most saved places that are marked, and the most that are also named on the world map.
    private static let marked = (all: 200, named: 12)

    /// The map with the point, the other end of a way, the current position and the saved places.
    func map(
        _ point: PlaceText.Found?, _ end: PlaceText.Found?, isHere: Bool
    ) -> PlacesView.Map {
        let isNamed = saved.count <= Self.marked.named || question.span < 360
        let shown = [point?.position, end?.position].compactMap { $0 }
        var marks = saved.prefix(Self.marked.all).filter { !shown.contains($0.position) }
            .map { WorldMap.Mark($0.position, name: isNamed ? $0.name : "") }
        if let here, !isHere, !shown.contains(here.position) {
            marks.removeAll { $0.position == here.position }
            marks.append(.init(here.position, name: here.placeName ?? "Current position"))
        }
        if let end { marks.append(.init(end.position, name: end.name ?? "End")) }
        if let point {
            let name = point.name ?? (isHere ? "Current position" : end == nil ? "" : "Start")
            marks.append(.init(point.position, name: name, isCurrent: true))
        }
        var map = WorldMap(
            title: title(point, end), marks: marks, span: Double(question.span))
        map.size = 2.4
        map.centre = point?.position
        if let point, let end {
            map.lines = [(point.position, end.position)]
            let line = point.position.geodesic(to: end.position)
            map.centre =
                point.position.geodesic(
                    azimuth: line.initialAzimuth, distance: line.distance / 2
                ).destination
        }
        let index = PlacesPresenter.spans.firstIndex(of: question.span) ?? 0
        return .init(
            svg: map.svg(isEmbedded: true), words: map.words, span: question.span,
            zooms: PlacesPresenter.spans.enumerated().map { number, span in
                .init(
                    name: span == 360 ? "World" : "\(span)°",
                    address: address(q: question.q, to: question.to, span: span) + "#map",
                    isChosen: span == question.span,
                    key: number == index + 1 ? "+" : number == index - 1 ? "-" : nil)
            })
    }

    private func title(_ point: PlaceText.Found?, _ end: PlaceText.Found?) -> String {
        let start = point.map { $0.name ?? $0.position.text() }
        if let start, let end { return "\(start) to \(end.name ?? end.position.text())" }
        return start ?? "The world"
    }
}
