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
        #expect(rings.count == 128)
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

    @Test func `names countries and cities where they lie`() throws {
        let names = WorldNames.packaged
        #expect(names.countries.count > 170 && names.cities.count > 400)
        let outline = WorldOutline.packaged
        for country in names.countries {
            let point = country.point
            #expect(
                outline.isLand(latitude: point.latitude, longitude: point.longitude),
                "\(country.text)")
        }
        for (name, latitude, longitude) in [
            ("Paris", 48.87, 2.33), ("Zürich", 47.38, 8.53), ("Irkutsk", 52.27, 104.33),
            ("Chișinău", 47.0, 28.86), ("Ushuaia", -54.8, -68.3),
        ] {
            let city = try #require(names.cities.first { $0.text == name })
            #expect(abs(city.point.latitude - latitude) < 0.1)
            #expect(abs(city.point.longitude - longitude) < 0.1)
        }
        #expect(!names.cities.contains { $0.text.contains("?") })
        let odd = WorldNames(countries: "", cities: "|1|2\nX\nY|a|b\nZ|1e9|0\nGood|100|200\n")
        #expect(odd.cities.map(\.text) == ["Good"])
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
                #expect(!text.contains(/[0-9]e-/) && !text.contains("nan"))
            }
        }
    }

    @Test func `shows the middle asked for, over the antimeridian too`() throws {
        let fiji = try Position(latitude: -18, longitude: 179)
        let map = WorldMap(
            title: "Fiji", marks: [.init(fiji)], frame: MapFrame(MapPoint(fiji), span: 60))
        #expect(map.svg().contains(##"<use href="#lands" x="360"/>"##))
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

    @Test func `is small enough for a first view`() throws {
        let map = WorldMap(title: "", marks: [], frame: .world)
        #expect(map.svg(isEmbedded: true).utf8.count < 70_000)
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
