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
        #expect(WorldOutline(encoded: "??\u{7}~ \n zz").rings.isEmpty)
    }

    @Test func `is one well-formed document whatever names hold`() throws {
        let fiji = try Position(latitude: -18, longitude: 179)
        let paris = try Position(latitude: 48.86, longitude: 2.35)
        for span in [360.0, 60, 2, .nan] {
            let map = WorldMap(
                title: "<&>\"\u{0}\u{1B}",
                marks: [.init(paris, name: "<script>&"), .init(fiji, isCurrent: true)],
                lines: [(paris, fiji)], span: span)
            let document = XMLCheck(map.svg())
            #expect(document.isWellFormed)
            #expect(document.count(of: "circle") == 2)
            #expect(document.count(of: "script") == 0)
            #expect(!map.svg().contains(/[0-9]e-/))
        }
    }

    @Test func `shows the middle asked for, over the antimeridian too`() throws {
        let fiji = try Position(latitude: -18, longitude: 179)
        let map = WorldMap(title: "Fiji", marks: [.init(fiji)], span: 60)
        #expect(map.frame.x == 149 && map.frame.width == 60)
        #expect(map.svg().contains(##"<use href="#world" x="360"/>"##))
        #expect(WorldMap(title: "World", marks: [.init(fiji)]).frame.x == -180)
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
