import Foundation
import Geodesy
import Testing

@testable import Places

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct `A great circle on a map` {
    private func line(
        _ from: (Double, Double), _ to: (Double, Double)
    ) throws -> GreatCircleLine {
        GreatCircleLine(
            from: try Position(latitude: from.0, longitude: from.1),
            to: try Position(latitude: to.0, longitude: to.1))
    }

    @Test func `is one piece where it stays on the map`() throws {
        let line = try line((48.86, 2.29), (37.62, -122.38))
        #expect(line.pieces.count == 1)
        let points = try #require(line.pieces.first)
        #expect(points.first == MapPoint(longitude: 2.29, latitude: 48.86))
        #expect(points.last == MapPoint(longitude: -122.38, latitude: 37.62))
        #expect((points.map(\.latitude).max() ?? 0) > 62)
    }

    @Test func `is cut in two at the antimeridian, at one latitude on both sides`() throws {
        for (from, to) in [
            ((35.68, 139.76), (37.62, -122.38)), ((37.62, -122.38), (35.68, 139.76)),
            ((-16.0, 179.9), (-16.0, -179.9)), ((10.0, -170.0), (-40.0, 170.0)),
        ] {
            let line = try line(from, to)
            try #require(line.pieces.count == 2)
            let end = try #require(line.pieces[0].last)
            let start = try #require(line.pieces[1].first)
            #expect(abs(end.longitude) == 180 && start.longitude == -end.longitude)
            #expect(abs(end.latitude - start.latitude) < 1e-12)
            // The cut lies on the great circle: as far from both ends as they are apart.
            let cut = try Position(latitude: end.latitude, longitude: end.longitude)
            let (a, b) = (
                try Position(latitude: from.0, longitude: from.1),
                try Position(latitude: to.0, longitude: to.1)
            )
            let detour =
                GreatCircle.distance(from: a, to: cut) + GreatCircle.distance(from: cut, to: b)
                - GreatCircle.distance(from: a, to: b)
            #expect(abs(detour) < 0.01)
        }
    }

    @Test func `no piece jumps over the map`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            func any() -> (Double, Double) {
                (
                    Double.random(in: -90...90, using: &generator),
                    Double.random(in: -180...180, using: &generator)
                )
            }
            let line = try line(any(), any())
            #expect((1...2).contains(line.pieces.count))
            for piece in line.pieces {
                #expect(piece.count >= 2)
                for (a, b) in zip(piece, piece.dropFirst()) {
                    #expect(abs(a.longitude - b.longitude) <= 180)
                    #expect(abs(a.latitude) <= 90 && abs(a.longitude) <= 180)
                }
            }
        }
    }

    @Test func `goes over a pole by the edge of the map`() throws {
        let line = try line((60, 20), (62, -160))
        #expect(line.pieces.count == 2)
        #expect(line.pieces[0].last == MapPoint(longitude: 20, latitude: 90))
        #expect(line.pieces[1].first == MapPoint(longitude: -160, latitude: 90))
        let toPole = try self.line((60, 20), (90, 0))
        #expect(toPole.pieces.count == 1)
        #expect(toPole.pieces[0].allSatisfy { abs($0.longitude - 20) < 1e-6 })
    }

    @Test func `the same place and opposite places make no trouble`() throws {
        #expect(try line((1, 2), (1, 2)).pieces.count <= 1)
        #expect(try !line((0, 0), (0, 180)).pieces.isEmpty)
        #expect(try !line((90, 0), (-90, 0)).pieces.isEmpty)
        #expect(try !line((12, 34), (-12, -146)).pieces.isEmpty)
    }
}

@Suite struct `A map of the world` {
    @Test(arguments: [
        ("Paris", 48.86, 2.35, true), ("New York", 40.9, -74.3, true),
        ("Sydney", -33.8, 150.9, true), ("Moscow", 55.75, 37.6, true),
        ("Antarctica", -85, 0, true), ("Gulf of Guinea", 0, 0, false),
        ("Atlantic", 30, -45, false), ("Pacific", 0, -150, false), ("Caspian", 42, 51, false),
    ])
    func `knows land from sea`(name: String, latitude: Double, longitude: Double, isLand: Bool) {
        let outline = WorldOutline.packaged
        #expect(outline.isLand(latitude: latitude, longitude: longitude) == isLand, "\(name)")
    }

    @Test func `has the whole outline`() {
        let rings = WorldOutline.packaged.rings
        #expect(rings.count > 120)
        #expect(rings.map(\.count).reduce(0, +) > 4_900)
        #expect(rings.joined().allSatisfy { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 })
        #expect(WorldOutline(rings: "??\u{7}~ \n zz", borders: "? ~~~ \u{7}").rings.isEmpty)
        #expect(WorldOutline(rings: "", borders: "? ~~~ \u{7}").borders.isEmpty)
    }

    @Test func `has borders on land, between countries`() {
        let outline = WorldOutline.packaged
        #expect(outline.borders.map(\.count).reduce(0, +) > 2_000)
        // Where Switzerland, France and Germany meet, and the 49th parallel.
        for point in [(7.59, 47.58), (-110.0, 49.0)] {
            let distances = outline.borders.joined().map {
                abs($0.longitude - point.0) + abs($0.latitude - point.1)
            }
            #expect((distances.min() ?? 9) < 0.5 || point.1 == 49)
        }
        let parallel = outline.borders.joined().filter { abs($0.latitude - 49) < 0.01 }
        #expect(parallel.count >= 2)
    }

    @Test func `names countries where they lie`() {
        let countries = WorldNames.packaged.countries
        #expect(countries.count > 220)
        let outline = WorldOutline.packaged
        let wet = countries.prefix(150).map(\.self).filter { country in
            let (x, y) = (country.point.longitude, country.point.latitude)
            return country.width > 2 && !outline.isLand(latitude: y, longitude: x)
        }
        // Between its islands.
        #expect(wet.map(\.text) == ["New Zealand"])
        let odd = WorldNames("|1|2|3\nX\nY|a|b|c\nZ|1e9|0|0\nShort|1|2\nGood|100|200|300\n")
        #expect(odd.countries.map(\.text) == ["Good"])
    }

    @Test func `is one well-formed document whatever names hold`() throws {
        let fiji = try Position(latitude: -18, longitude: 179)
        let paris = try Position(latitude: 48.86, longitude: 2.35)
        for span in [360.0, 60, 2, 0.01, .nan] {
            let map = WorldMap(
                title: "<&>\"\u{0}\u{1B}",
                marks: [.init(paris, name: "<script>&"), .init(fiji, isCurrent: true)],
                lines: [(paris, fiji)], frame: MapFrame(MapPoint(fiji), span: span))
            for text in [map.svg(), map.svg(isEmbedded: true)] {
                let document = XMLCheck(text)
                #expect(document.isWellFormed)
                #expect(document.count(of: "script") == 0)
                let odd = text.firstMatch(of: /.{0,30}([0-9]e-|="nan).{0,30}/)?.output.0
                #expect(odd == nil)
            }
        }
    }

    @Test func `shows the middle asked for, over the antimeridian too`() throws {
        let fiji = try Position(latitude: -18, longitude: 179)
        let map = WorldMap(
            title: "Fiji", marks: [.init(fiji)], frame: MapFrame(MapPoint(fiji), span: 60))
        #expect(map.svg().contains(##"<use href="#lines" x="360"/>"##))
        #expect(map.frame.place(of: MapPoint(longitude: -179, latitude: -18)).x > 0.5)
        #expect(map.frame.place(of: MapPoint(fiji)).x == 0.5)
    }

    @Test func `lays no name over another or over a mark, wherever it is`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<150 {
            func number(_ range: ClosedRange<Double>) -> Double {
                Double.random(in: range, using: &generator)
            }
            let middle = MapPoint(longitude: number(-180...180), latitude: number(-85...85))
            let frame = MapFrame(middle, span: 360 / Foundation.pow(2, number(0...9)))
            let marks = try (0..<30).map { index in
                WorldMap.Mark(
                    try Position(
                        latitude: max(-90, min(90, middle.latitude + number(-2...2))),
                        longitude: number(-180...180)),
                    name: "Place number \(index)", isCurrent: index == 29)
            }
            let map = WorldMap(title: "", marks: marks, frame: frame)
            for layer in [MapLayer.wide, .narrow(frame), .document] {
                let boxes = map.labels(for: layer).map { label in
                    LabelPlacement.box(
                        (
                            LabelPlacement.width(of: label.text) * layer.fontSize * label.size,
                            layer.fontSize * label.size
                        ),
                        at: (
                            frame.place(of: label.point).x * layer.width,
                            layer.height / 2 + (frame.place(of: label.point).y - 0.5) * layer.width
                                / 2
                        ), distance: label.distance, side: label.side)
                }
                for (index, box) in boxes.enumerated() {
                    #expect(!boxes[..<index].contains { $0.overlaps(box) })
                }
            }
        }
    }

    @Test func `names towns once it is near, and none on the world`() throws {
        let irkutsk = try Position(latitude: 52.3, longitude: 104.3)
        func labels(_ span: Double) -> [String] {
            WorldMap(title: "", frame: MapFrame(MapPoint(irkutsk), span: span))
                .labels(for: .wide).filter { $0.kind == "city" }.map(\.text)
        }
        #expect(labels(360).isEmpty)
        #expect(labels(20).contains("Irkutsk"))
        #expect(labels(90).contains("Beijing"))
    }

    @Test func `names a mark without a name after the town that it lies on`() throws {
        let burgdorf = try Position(latitude: 47.06, longitude: 7.63)
        let labels = WorldMap(
            title: "", marks: [.init(burgdorf, isCurrent: true)],
            frame: MapFrame(MapPoint(burgdorf), span: 1)
        ).labels(for: .wide)
        #expect(labels.filter { $0.kind == "city found" }.map(\.text) == ["Burgdorf"])
    }

    @Test func `is small enough for a first view`() throws {
        let map = WorldMap(title: "", marks: [], frame: .world)
        #expect(map.svg(isEmbedded: true).utf8.count < 70_000)
    }

    @Test(arguments: [
        (62.0, 7.0), (70, -95), (61, 27), (38, 24), (-50, -73), (-3, 120), (-70, 179),
    ])
    func `is small enough where coasts are longest`(latitude: Double, longitude: Double) {
        for span in [90.0, 56, 35, 23, 14, 9, 5, 1, 0.2] {
            let frame = MapFrame(
                MapPoint(longitude: longitude, latitude: latitude), span: span)
            let size = WorldMap(title: "", frame: frame).svg(isEmbedded: true).utf8.count
            #expect(size < 135_000, "\(span)° wide")
        }
    }

    @Test func `has a scale only where it is right to a tenth`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let middle = MapPoint(
                longitude: 0, latitude: Double.random(in: -90...90, using: &generator))
            let frame = MapFrame(
                middle, span: 360 / Foundation.pow(2, .random(in: 0...9, using: &generator)))
            guard frame.hasScale else { continue }
            for part in [-0.5, 0, 0.5] {
                // A thousandth of the width, along the upper and the lower edge.
                let latitude = frame.centre.latitude + part * frame.height
                let width = frame.span / frame.squeeze / 1_000
                let metres = GreatCircle.distance(
                    from: try Position(latitude: latitude, longitude: 0),
                    to: try Position(latitude: latitude, longitude: width))
                let said = frame.span / 1_000 * MapFrame.kilometresPerDegree * 1_000
                #expect(abs(metres / said - 1) < 0.11)
            }
        }
        #expect(MapFrame(MapPoint(longitude: 7, latitude: 47), span: 10).hasScale)
        #expect(!MapFrame.world.hasScale)
    }

    @Test func `shows any two points at any zoom, with room around them where there can be`() {
        var generator = SystemRandomNumberGenerator()
        func any() -> MapPoint {
            MapPoint(
                longitude: [180, -180, 0, .random(in: -180...180, using: &generator)]
                    .randomElement(using: &generator) ?? 0,
                latitude: [90, -90, .random(in: -90...90, using: &generator)]
                    .randomElement(using: &generator) ?? 0)
        }
        for _ in 0..<2_000 {
            let points = [any(), any()]
            let least = MapFrame(showing: points)
            var span = least.span
            while span < 720 {
                let frame = MapFrame(showing: points, narrowest: min(360, span))
                #expect(frame.span >= least.span)
                #expect(points.allSatisfy { frame.shows($0) }, "\(points), \(frame)")
                span *= 2
            }
        }
    }
}

/// Reads a document as XML.
final class XMLCheck: NSObject, XMLParserDelegate {
    private var counts: [String: Int] = [:]
    private(set) var isWellFormed = false

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func count(of element: String) -> Int { counts[element] ?? 0 }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        counts[name, default: 0] += 1
    }
}
