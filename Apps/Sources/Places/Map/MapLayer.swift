internal import Geodesy
internal import LarderText

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The names and marks of a map, arranged for a window of some size.
struct MapLayer: Sendable {
    /// Its class in the document, and whether it is one of several of which one is shown.
    let name: String
    /// The size that it is arranged for, in pixels.
    let width, height: Double
    /// The size of names, in pixels.
    let fontSize: Double
    /// Whose work it is, where that stands on the map itself.
    var credit = ""

    /// For a page in a wide window, where the map may fill only one column.
    static let wide = MapLayer(name: "on-wide", width: 440, height: 220, fontSize: 12)
    /// For a page in a narrow window, where a map of less than the world is higher.
    static func narrow(_ frame: MapFrame) -> MapLayer {
        MapLayer(
            name: "on-narrow", width: 320, height: frame.isWhole ? 160 : 240, fontSize: 12)
    }
    /// For a document of its own.
    static let document = MapLayer(
        name: "all", width: 1_440, height: 720, fontSize: 15,
        credit: "Natural Earth; towns: GeoNames, CC BY 4.0")
}

extension WorldMap {
    /// One label of a map, with the side of its point that it lies on.
    struct Label: Sendable, Hashable {
        var text: String
        var kind: String
        var point: MapPoint
        var side: LabelPlacement.Side
        /// The part of the layer's font size.
        var size: Double
        /// How far the label stays from its point, in pixels.
        var distance: Double
    }

    /// Returns the part of the document that shows names and marks in one arrangement.
    func layer(_ layer: MapLayer) -> String {
        let unit = frame.span / layer.width
        let labels = labels(for: layer)
        let towns = labels.filter { $0.kind == "city" }
            .map { dot("town", $0.point, radius: 1.8 / layer.fontSize, title: "") }
        let dots = marks.map { mark in
            let title =
                (mark.name.isEmpty ? "" : mark.name + ", ")
                + mark.position.text(.decimalMinutes, decimals: 1)
            return dot(
                mark.isCurrent ? "mark here" : "mark", MapPoint(mark.position),
                radius: Self.radius(of: mark) / layer.fontSize, title: title)
        }
        let content =
            towns + [edge(layer, unit, labels)] + dots
            + labels.filter { $0.kind != "degrees" }.map { text($0, layer) }
        return """
            <g class="names \(layer.name)" font-size="\(number(layer.fontSize * unit))">
            \(content.joined(separator: "\n"))
            </g>
            """
    }

    /// Arranges the labels; more important ones first, and none over another or over a mark.
    func labels(for layer: MapLayer) -> [Label] {
        var placement = LabelPlacement(
            area: .init(x: 2, y: 2, width: layer.width - 4, height: layer.height - 4))
        var labels: [Label] = []
        func pixel(_ point: MapPoint) -> (x: Double, y: Double) {
            let place = frame.place(of: point)
            return (
                place.x * layer.width,
                layer.height / 2 + (place.y - 0.5) * layer.width / MapFrame.aspect
            )
        }
        func add(
            _ text: String, _ kind: String, _ point: MapPoint, size: Double, distance: Double,
            sides: [LabelPlacement.Side]
        ) {
            let font = layer.fontSize * size
            let spacing = kind == "country" ? 0.06 * Double(text.count) : 0
            let extent = ((LabelPlacement.width(of: text) + spacing) * font + 4, font * 1.3)
            let side = placement.place(
                extent, at: pixel(point), distance: distance, sides: sides)
            guard let side else { return }
            labels.append(
                Label(
                    text: text, kind: kind, point: point, side: side, size: size,
                    distance: distance))
        }
        func box(_ point: MapPoint, _ radius: Double) -> LabelPlacement.Box {
            let (x, y) = pixel(point)
            return .init(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        }
        for mark in marks { placement.take(box(MapPoint(mark.position), Self.radius(of: mark))) }
        if frame.hasScale {
            placement.take(
                .init(
                    x: layer.width * 0.62, y: layer.height - 26, width: layer.width * 0.38,
                    height: 26))
        }
        if !layer.credit.isEmpty {
            add(
                layer.credit, "credit", edgePoint(x: layer.width - 4, y: 12, layer), size: 0.7,
                distance: 2, sides: [.left])
        }
        for mark in marks.reversed() where !mark.name.isEmpty {
            add(
                mark.name, mark.isCurrent ? "name here" : "name", MapPoint(mark.position), size: 1,
                distance: Self.radius(of: mark) + 2, sides: [.right, .left, .above, .below])
        }
        // A wide document has room for what a page names only once it is zoomed in.
        let span = frame.span * MapLayer.wide.width / layer.width
        func addTown(_ town: Towns.Town) -> Bool {
            let dot = box(town.point, 3)
            let (x, y) = pixel(town.point)
            // A mark without a name has the name of the town that it lies on.
            let mark = marks.last { mark in
                let (markX, markY) = pixel(MapPoint(mark.position))
                return mark.name.isEmpty && abs(markX - x) < 4 && abs(markY - y) < 4
            }
            guard
                mark != nil
                    || placement.area.contains(dot)
                        && !placement.taken.contains(where: dot.overlaps)
            else { return false }
            let count = labels.count
            add(
                town.name, mark == nil ? "city" : "city found", town.point, size: 0.92,
                distance: mark.map { Self.radius(of: $0) + 2 } ?? 4,
                sides: [.right, .left, .above, .below])
            guard labels.count > count else { return false }
            placement.take(dot)
            return true
        }
        func addCountries() {
            for country in WorldNames.packaged.countries where span <= 150 {
                let room = country.width * frame.squeeze / frame.span * layer.width
                guard room > LabelPlacement.width(of: country.text) * layer.fontSize else {
                    continue
                }
                add(
                    country.text, "country", country.point, size: 0.88, distance: 6,
                    sides: [.middle, .above, .below])
            }
        }
        // The largest towns, which a country's name can make room for, then countries, then other towns.
        var (left, countriesLeft) = (townsWithRoom(in: layer, zoomedTo: span), true)
        let few = left / 4
        for town in Towns.packaged.largest(left * 4, in: frame) where left > 0 {
            if left <= few * 3, countriesLeft {
                addCountries()
                countriesLeft = false
            }
            if addTown(town) { left -= 1 }
        }
        if countriesLeft { addCountries() }
        // Degrees stand at the left and the lower edge, where there is room.
        let step = frame.netStep
        for row in frame.parallels(times: 1) {
            let y = pixel(.init(longitude: 0, latitude: Double(row) * step)).y
            let point = edgePoint(x: 3, y: y - 6, layer)
            add(
                Self.degrees(Double(row) * step, "N", "S"), "degrees", point, size: 0.8,
                distance: 0, sides: [.right])
        }
        let meridianStep = frame.meridianStep
        let columns = frame.meridians(times: 1)
        // As many as have room, and at equal distances.
        let every = (1...100).first {
            Double($0) * meridianStep * frame.squeeze / frame.span * layer.width > layer.fontSize
                * 4
        }
        for column in columns where column % (every ?? 1) == 0 {
            let longitude = Double(column) * meridianStep
            let x =
                (0.5 + (longitude - frame.centre.longitude) * frame.squeeze / frame.span)
                * layer.width
            add(
                Self.degrees(
                    longitude - 360 * ((longitude + 180) / 360).rounded(.down), "E", "W"),
                "degrees", edgePoint(x: x, y: layer.height - 3 - layer.fontSize * 0.55, layer),
                size: 0.8, distance: 2,
                sides: [.right])
        }
        return labels
    }

    /// How many towns a layer has room for without being crowded; the world has none.
    private func townsWithRoom(in layer: MapLayer, zoomedTo span: Double) -> Int {
        span >= 200 ? 0 : Int(layer.width * layer.height / (span < 120 ? 4_000 : 8_000))
    }

    /// The point of the map that lies at a pixel of a layer.
    private func edgePoint(x: Double, y: Double, _ layer: MapLayer) -> MapPoint {
        let unit = frame.span / layer.width
        return MapPoint(
            longitude: frame.centre.longitude + (x - layer.width / 2) * unit / frame.squeeze,
            latitude: frame.centre.latitude - (y - layer.height / 2) * unit)
    }

    private static func radius(of mark: Mark) -> Double { mark.isCurrent ? 5.5 : 4.5 }

    /// Degrees and the scale, which belong to the edge and not to the land.
    private func edge(_ layer: MapLayer, _ unit: Double, _ labels: [Label]) -> String {
        let degrees = labels.filter { $0.kind == "degrees" }.map { text($0, layer) }
        guard frame.hasScale else {
            return #"<g class="edge">\#(degrees.joined(separator: "\n"))</g>"#
        }
        let kilometres = frame.scale(atMost: layer.width * 0.22 * unit)
        let length = kilometres / MapFrame.kilometresPerDegree
        let right = frame.centre.longitude * frame.squeeze + frame.span / 2 - 10 * unit
        let bottom = -frame.centre.latitude + (layer.height / 2 - 9) * unit
        let bar =
            "M\(number(right - length)) \(number(bottom - 4 * unit))V\(number(bottom))"
            + "H\(number(right))V\(number(bottom - 4 * unit))"
        return """
            <g class="edge">\(degrees.joined(separator: "\n"))
            <path class="bar" d="\(bar)"/><text class="km" x="\(number(right - length / 2))" \
            y="\(number(bottom - 4 * unit))" font-size=".8em" text-anchor="middle">\
            \(number(kilometres)) km</text></g>
            """
    }

    private func dot(_ kind: String, _ point: MapPoint, radius: Double, title: String) -> String {
        let (x, y) = place(of: point)
        return
            #"<circle class="\#(kind)" cx="\#(number(x))" cy="\#(number(y))" r="\#(number(radius))em">"#
            + (title.isEmpty ? "" : "<title>\(title.escapedForXML)</title>") + "</circle>"
    }

    private func text(_ label: Label, _ layer: MapLayer) -> String {
        let (x, y) = place(of: label.point)
        let gap = (label.distance + 2) / (layer.fontSize * label.size)
        let (anchor, dx, dy) =
            switch label.side {
            case .right: ("start", gap, 0.35)
            case .left: ("end", -gap, 0.35)
            case .above: ("middle", 0, -gap - 0.2)
            case .below: ("middle", 0, gap + 0.8)
            case .middle: ("middle", 0, 0.35)
            }
        return
            #"<text class="\#(label.kind)" x="\#(number(x))" y="\#(number(y))" dx="\#(number(dx))em" "#
            + #"dy="\#(number(dy))em" font-size="\#(number(label.size))em" text-anchor="\#(anchor)">"#
            + label.text.escapedForXML + "</text>"
    }

    /// The place in the document of the copy of a point that is nearest to the middle.
    private func place(of point: MapPoint) -> (x: Double, y: Double) {
        let place = frame.place(of: point)
        return (
            frame.centre.longitude * frame.squeeze + (place.x - 0.5) * frame.span, -point.latitude
        )
    }

    private static func degrees(_ value: Double, _ plus: String, _ minus: String) -> String {
        let hundredths = Int((abs(value) * 100).rounded())
        let digits =
            hundredths % 100 == 0
            ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
        return digits + "°"
            + (hundredths == 0 || hundredths == 18_000 ? "" : value > 0 ? plus : minus)
    }
}

extension MapFrame {
    static let kilometresPerDegree = 111.195

    /// The distance between parallels that suits the width, and that between meridians.
    var netStep: Double { Self.step(for: span) }
    var meridianStep: Double { Self.step(for: span / squeeze) }

    private static func step(for degrees: Double) -> Double {
        [30.0, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1].first { degrees / $0 >= 6 } ?? 0.05
    }

    /// The meridians of a part so many times as wide as the frame, as multiples of the step.
    func meridians(times: Double) -> ClosedRange<Int> {
        let half = min(180, span / squeeze / 2 * times)
        return multiples(
            of: meridianStep, from: centre.longitude - half, to: centre.longitude + half)
    }

    /// The parallels between the poles, of a part so many times as high as the frame.
    func parallels(times: Double) -> ClosedRange<Int> {
        multiples(
            of: netStep, from: max(-89.99, centre.latitude - height / 2 * times),
            to: min(89.99, centre.latitude + height / 2 * times))
    }

    private func multiples(
        of step: Double, from low: Double, to high: Double
    ) -> ClosedRange<Int> {
        let first = Int((low / step).rounded(.up))
        return first...max(first, Int((high / step).rounded(.down)))
    }

    /// Whether one scale holds for the whole map: nowhere is it off by more than a tenth.
    var hasScale: Bool {
        [-0.5, 0.5].allSatisfy { part in
            let latitude = centre.latitude + part * height
            return abs(cos(latitude * .pi / 180) / squeeze - 1) <= 0.1
        }
    }

    /// The longest round distance in kilometres that is not wider on the map than so many degrees.
    func scale(atMost degrees: Double) -> Double {
        let most = degrees * Self.kilometresPerDegree
        let round = [5_000.0, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2]
        return round.first { $0 <= most } ?? 1
    }
}
