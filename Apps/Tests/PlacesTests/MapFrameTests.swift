import Testing

@testable import Places

@Suite struct `The part of the world that a map shows` {
    @Test func `holds all points, as near as they allow`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let points = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                MapPoint(
                    longitude: Double.random(in: -180...180, using: &generator),
                    latitude: Double.random(in: -90...90, using: &generator))
            }
            let frame = MapFrame(showing: points)
            #expect(points.allSatisfy { frame.shows($0) })
            for narrowest in [0.5, 5, 40, 200, 360, .nan, .infinity] {
                let wider = MapFrame(showing: points, narrowest: narrowest)
                #expect(points.allSatisfy { wider.shows($0) })
                #expect(wider.span >= min(360, frame.span) * 0.999)
            }
        }
    }

    @Test func `goes over the antimeridian where that is shorter`() {
        let frame = MapFrame(showing: [
            MapPoint(longitude: 178.44, latitude: -18.14),
            MapPoint(longitude: -171.76, latitude: -13.83),
        ])
        #expect(frame.span < 20)
        #expect(abs(frame.centre.longitude - -176.66) < 0.01)
    }

    @Test(arguments: [(90.0, 10.0), (-90, 0.2), (80, 180), (0, 360), (.nan, .nan), (45, -3)])
    func `stays between the poles`(latitude: Double, span: Double) {
        let frame = MapFrame(MapPoint(longitude: 725, latitude: latitude), span: span)
        #expect(abs(frame.centre.latitude) + frame.height * 0.38 <= 90 + 1e-9)
        #expect((-180..<180).contains(frame.centre.longitude))
        #expect((MapFrame.narrowest...360).contains(frame.span))
        #expect(frame.span / frame.squeeze <= 360 + 1e-9)
    }

    @Test func `keeps shapes: a degree east is as long as it is there`() {
        let frame = MapFrame(MapPoint(longitude: 10, latitude: 60), span: 10)
        let east = frame.place(of: MapPoint(longitude: 12, latitude: 60)).x - 0.5
        let north = 0.5 - frame.place(of: MapPoint(longitude: 10, latitude: 61)).y
        // Two degrees east are as long as one north, on a map twice as wide as high.
        #expect(abs(east * 2 - north) < 0.01)
    }

    @Test func `has a scale in round kilometres`() {
        let frame = MapFrame(MapPoint(longitude: 0, latitude: 0), span: 10)
        #expect(frame.scale(atMost: 2) == 200)
        #expect(frame.scale(atMost: 0.001) == 1)
        #expect(!MapFrame.world.hasScale)
    }
}

@Suite struct `The placement of labels` {
    private let area = LabelPlacement.Box(x: 0, y: 0, width: 100, height: 50)

    @Test func `takes the first side that has room`() {
        var placement = LabelPlacement(area: area)
        func place(_ x: Double) -> LabelPlacement.Side? {
            placement.place(
                (30, 10), at: (x, 25), distance: 5, sides: [.right, .left, .above, .below])
        }
        #expect(place(50) == .right)
        #expect(place(50) == .left)
        #expect(place(50) == .above)
        #expect(place(50) == .below)
        #expect(place(50) == nil)
        #expect(placement.taken.count == 4)
    }

    @Test func `leaves no label across the edge`() {
        var placement = LabelPlacement(area: area)
        #expect(placement.place((30, 10), at: (90, 25), distance: 5, sides: [.right]) == nil)
        #expect(
            placement.place((30, 10), at: (90, 25), distance: 5, sides: [.right, .left]) == .left)
        #expect(placement.place((200, 10), at: (50, 25), distance: 0, sides: [.middle]) == nil)
    }

    @Test func `takes wide scripts for wide`() {
        #expect(LabelPlacement.width(of: "東京") > LabelPlacement.width(of: "To"))
        #expect(LabelPlacement.width(of: "e\u{301}") == LabelPlacement.width(of: "e"))
    }
}
