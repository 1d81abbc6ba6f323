internal import Geodesy
internal import Places

extension PlaceCards {
    /// The lines from one point to another.
    func way(
        _ start: PlaceText.Found, _ end: PlaceText.Found, isHere: Bool
    ) -> PlacesView.Way {
        let (from, to) = (start.position, end.position)
        let geodesic = from.geodesic(to: to)
        let rhumb = from.rhumbLine(to: to)
        let out = geodesic.initialAzimuth
        let isNone = geodesic.distance < 0.05
        let middle = from.geodesic(azimuth: out, distance: geodesic.distance / 2).destination
        func row(
            _ name: String, _ note: String, _ metres: Double, _ out: Double, _ arrives: Double
        ) -> PlacesView.Way.Row {
            .init(
                name: name, note: note, distance: locale.length(metres),
                out: isNone ? "" : locale.bearing(out),
                arrives: isNone ? "" : locale.bearing(arrives))
        }
        let units = [DistanceUnit.kilometres, .miles, .nauticalMiles]
        let (fromText, toText) = (
            isHere ? question.q ?? "" : start.name ?? from.exact, end.name ?? to.exact
        )
        return .init(
            from: start.name ?? start.town?.name ?? (isHere ? "the current position" : from.text()),
            to: end.name ?? end.town?.name ?? to.text(), fromAddress: address(q: fromText, to: nil),
            toAddress: address(q: toText, to: nil),
            distance: locale.length(geodesic.distance),
            direction: isNone ? "" : CompassPoint(bearing: out).words,
            units: units.map { locale.length(geodesic.distance, in: $0, decimals: 2) }
                .joined(separator: " = "),
            rows: [
                row(
                    "Geodesic", "shortest, on the ellipsoid", geodesic.distance, out,
                    geodesic.finalAzimuth),
                row(
                    "Great circle", "on a sphere", GreatCircle.distance(from: from, to: to),
                    GreatCircle.initialBearing(from: from, to: to),
                    GreatCircle.finalBearing(from: from, to: to)),
                row(
                    "Rhumb line", "constant bearing", rhumb.distance, rhumb.azimuth,
                    rhumb.azimuth),
            ],
            middle: middle.text(), middleAddress: address(q: middle.exact, to: nil),
            swapped: address(
                q: toText, to: fromText.isEmpty ? start.name ?? from.exact : fromText) + "#way")
    }

    /// The points that a line can start from, including the text in the box.
    func choices(of text: String?, current: Stop?) -> [PlacesView.Choice] {
        let text = text ?? ""
        var choices: [PlacesView.Choice] = []
        if current != nil {
            choices.append(.init(id: "", name: "Current position", isChosen: text.isEmpty))
        } else {
            choices.append(.init(id: "", name: "Choose…", isChosen: text.isEmpty))
        }
        choices += saved.map {
            .init(id: $0.name, name: $0.name, isChosen: !text.isEmpty && $0.isCalled(text))
        }
        if !text.isEmpty, !choices.contains(where: \.isChosen) {
            let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
            choices.append(.init(id: text, name: String(shown), isChosen: true))
        }
        return choices
    }
}
