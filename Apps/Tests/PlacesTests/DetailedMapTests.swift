import Geodesy
import Testing

@testable import Places

@Suite struct `The detailed outline` {
    private let outline = DetailedOutline.packaged

    /// Whether a point is in a ring, by the number of edges to the east of it.
    private func isInside(_ ring: [GridPoint], _ x: Double, _ y: Double) -> Bool {
        var isInside = false
        for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1))
        where (Double(a.y) > y) != (Double(b.y) > y) {
            let part = (y - Double(a.y)) / (Double(b.y) - Double(a.y))
            if x < Double(a.x) + part * Double(Int(b.x) - Int(a.x)) { isInside.toggle() }
        }
        return isInside
    }

    /// Whether a point is on land, or at most so far from it.
    private func isLand(_ point: MapPoint, within degrees: Double = 0) -> Bool {
        [(0.0, 0.0), (1, 0), (-1, 0), (0, 1), (0, -1)].contains { step in
            let x = (point.longitude + step.0 * degrees) / DetailedOutline.unit
            let y = (point.latitude + step.1 * degrees) / DetailedOutline.unit
            let box = GridBox(around: [GridPoint(x: Int32(x), y: Int32(y))])
            return outline.land.filter { $0.box.meets(box) && isInside($0.points, x, y) }.count % 2
                == 1
        }
    }

    @Test func `has islands, lakes and borders that a coarse one leaves out`() throws {
        #expect(outline.land.count > 5_000 && outline.lakes.count > 1_000)
        #expect(outline.borders.count > 300)
        for (name, latitude, longitude) in [("Malta", 35.9, 14.4), ("Elba", 42.77, 10.25)] {
            #expect(
                isLand(MapPoint(longitude: longitude, latitude: latitude)), "\(name)")
        }
        let geneva = outline.lakes.filter {
            isInside($0.points, 6.5 / DetailedOutline.unit, 46.42 / DetailedOutline.unit)
        }
        #expect(geneva.count == 1)
        for line in outline.land + outline.lakes + outline.borders {
            #expect(line.box.west >= -45_000 && line.box.east <= 45_000)
            #expect(line.box.south >= -22_500 && line.box.north <= 22_500)
            #expect(line.levels.count >= line.points.count)
        }
    }

    @Test func `has fewer points the coarser the map, of those that the finer has`() {
        for line in outline.land.prefix(200) {
            for level in 1...3 {
                let (fine, coarse) = (line.points(at: level - 1), line.points(at: level))
                #expect(Set(coarse).isSubset(of: fine))
            }
        }
        #expect(DetailedOutline.level(pixel: 0.001) == 0)
        #expect(DetailedOutline.level(pixel: 0.05) == 2)
        #expect(DetailedOutline.level(pixel: 9) == 3)
    }

    @Test func `has towns on its land`() {
        let towns = Towns.packaged.largest(.max, in: .world)
        var generator = SystemRandomNumberGenerator()
        let some = (0..<150).compactMap { _ in towns.randomElement(using: &generator) }
        let wet = some.filter { !isLand($0.point, within: 0.03) }
        #expect(wet.count <= 4, "\(wet.map(\.name))")
    }

    @Test func `is cut at a box so that what is inside stays inside`() {
        var generator = SystemRandomNumberGenerator()
        func any(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &generator) }
        for _ in 0..<500 {
            let ring = (0..<Int(any(3...12))).map { _ in
                GridPoint(x: any(-900...900), y: any(-900...900))
            }
            let box = GridBox(
                west: any(-800...0), south: any(-800...0), east: any(1...800), north: any(1...800))
            let cut = box.clip(ring)
            #expect(cut.allSatisfy { box.contains(GridBox(around: [$0])) })
            for _ in 0..<20 {
                // Between whole numbers, and away from edges, whose crossings are rounded.
                let (x, y) = (
                    Double(any(box.west...box.east)) + 0.5, Double(any(box.south...box.north)) + 0.5
                )
                guard x < Double(box.east), y < Double(box.north),
                    !isNear(ring, x, y), !isNear(cut, x, y)
                else { continue }
                #expect(isInside(cut, x, y) == isInside(ring, x, y))
            }
        }
    }

    private func isNear(_ ring: [GridPoint], _ x: Double, _ y: Double) -> Bool {
        zip(ring, ring.dropFirst() + ring.prefix(1)).contains { a, b in
            let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
            let length = dx * dx + dy * dy
            let along = length == 0 ? 0 : ((x - Double(a.x)) * dx + (y - Double(a.y)) * dy) / length
            let part = min(1, max(0, along))
            let (ox, oy) = (x - Double(a.x) - part * dx, y - Double(a.y) - part * dy)
            return ox * ox + oy * oy < 9
        }
    }

    @Test func `keeps every piece of a line that can be seen in a box`() {
        var generator = SystemRandomNumberGenerator()
        func any(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &generator) }
        for _ in 0..<500 {
            let line = (0..<Int(any(1...12))).map { _ in
                GridPoint(x: any(-900...900), y: any(-900...900))
            }
            let box = GridBox(
                west: any(-800...0), south: any(-800...0), east: any(1...800), north: any(1...800))
            let parts = box.parts(of: line)
            let kept = parts.flatMap { zip($0, $0.dropFirst()).map { [$0, $1] } }
            for (a, b) in zip(line, line.dropFirst())
            where [a, b].contains(where: { box.contains(GridBox(around: [$0])) }) {
                #expect(kept.contains([a, b]))
            }
            #expect(parts.allSatisfy { $0.count > 1 })
        }
    }

    @Test func `reads whatever a text holds, and leaves out what is no line`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let length = Int.random(in: 0...200, using: &generator)
            let text = String(
                decoding: (0..<length).map { _ in
                    UInt8.random(in: 9...126, using: &generator)
                }, as: UTF8.self)
            let read = DetailedOutline(land: text, lakes: text, borders: text)
            #expect(read.land.allSatisfy { $0.points.count > 2 })
            let world = GridBox(
                west: -90_000, south: -22_500, east: 90_000, north: 22_500)
            for level in -1...9 { _ = read.paths(in: world, level: level) }
            let towns = Towns(text)
            _ = (towns.largest(100, in: .world), towns.named("a"), towns.named("\u{301}, ,"))
        }
    }
}

@Suite struct `Towns of the world` {
    private let towns = Towns.packaged

    @Test func `are found by their other names too`() {
        for (name, town) in Towns.otherNames {
            #expect(
                !towns.named("\(town.name), \(town.country)", most: 1).isEmpty, "\(town.name)")
            #expect(!towns.named(name).isEmpty, "\(name)")
        }
        #expect(towns.named("Köbenhavn").map(\.name) == ["Copenhagen"])
        #expect(towns.named("Hanover").contains { $0.country == "United States" })
        for (name, country) in [
            ("Wien", "Austria"), ("Roma", "Italy"), ("Berlin", "Germany"),
            ("London", "United Kingdom"),
            ("New York", "United States"), ("London, UK", "United Kingdom"),
            ("Roma, Italia", "Italy"), ("Paris France", "France"), ("NYC", "United States"),
            ("москва", "Russia"), ("Москва", "Russia"), ("東京", "Japan"),
        ] { #expect(towns.meant(by: name).town?.country == country, "\(name)") }
        // No state is known, so that what has one is asked about.
        for name in [
            "Paris, Texas", "paris texas", "Paris, Idaho", "Vienna, VA", "London, Ontario",
        ] {
            let (town, choices) = towns.meant(by: name)
            #expect(town == nil && choices.count > 1, "\(name)")
        }
        for name in ["where do we go on Friday", "San Fran"] {
            #expect(towns.meant(by: name) == (nil, []), "\(name)")
        }
        let springfields = towns.meant(by: "Springfield")
        #expect(springfields.town == nil && springfields.choices.count > 2)
        #expect(Towns.isSame("Vienna", "Wien") && !Towns.isSame("Vienna", "Rome"))
    }

    @Test(arguments: [
        ("Paris", "France", 48.85, 2.35), ("Zürich", "Switzerland", 47.37, 8.55),
        ("Irkutsk", "Russia", 52.3, 104.3), ("Ushuaia", "Argentina", -54.8, -68.3),
        ("Burgdorf", "Switzerland", 47.06, 7.63), ("Suva", "Fiji", -18.14, 178.44),
        ("Longyearbyen", "Svalbard and Jan Mayen", 78.22, 15.65), ("Tokyo", "Japan", 35.69, 139.69),
    ])
    func `lie where they are`(name: String, country: String, latitude: Double, longitude: Double)
        throws
    {
        let town = try #require(towns.named("\(name), \(country)").first)
        #expect(town.name == name && town.country == country)
        #expect(abs(town.point.latitude - latitude) < 0.02)
        #expect(abs(town.point.longitude - longitude) < 0.02)
    }

    @Test func `are many, the largest first`() {
        #expect(towns.count > 38_000)
        let largest = towns.largest(30, in: .world).map(\.name)
        #expect(largest.contains("Tokyo") && largest.contains("London"))
    }

    @Test(arguments: [
        ("zurich", "Zürich"), ("ZÜRICH", "Zürich"), ("  sao   paulo ", "São Paulo"),
        ("lodz", "Łódź"),
        ("Łódź", "Łódź"), ("alesund", "Ålesund"), ("Ho Chi", "Ho Chi Minh City"),
        ("reykjav", "Reykjavík"),
    ])
    func `are found whatever the case and the accents`(text: String, name: String) {
        #expect(towns.named(text).first?.name == name)
    }

    @Test func `are told from others in their country by a city nearby`() {
        let near = towns.named("Springfield").filter { $0.country == "United States" }.map {
            towns.city(near: $0)?.name
        }
        #expect(near.contains("Eugene") && Set(near).count == near.count && !near.contains(nil))
        #expect(!near.contains("Springfield"))
    }

    @Test func `are told apart by their country`() {
        #expect(Set(towns.named("Burgdorf").map(\.country)) == ["Germany", "Switzerland"])
        #expect(towns.named("Burgdorf, CH").map(\.country) == ["Switzerland"])
        #expect(towns.named("burgdorf,germ").map(\.country) == ["Germany"])
        #expect(towns.named("Paris").first?.country == "France")
        #expect(towns.named("").isEmpty && towns.named(", France").isEmpty)
        #expect(towns.named("zzzzqqq").isEmpty && towns.named("東東").isEmpty)
    }
}
