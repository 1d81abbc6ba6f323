import Geodesy
import Places
import Testing

@Suite struct `Readings in words` {
    @Test func `every format and every doubt has words of its own`() {
        #expect(
            Set(CoordinateFormat.all.map(\.name)).count == CoordinateFormat.all.count)
        #expect(
            Set(CoordinateWarning.allCases.map(\.words)).count == CoordinateWarning.allCases.count)
        #expect(CoordinateWarning.allCases.allSatisfy { $0.words.hasSuffix(".") })
    }

    @Test func `directions are named by sixteen points`() {
        let words = CompassPoint.Points.sixteen
        let named = (0..<words.rawValue).map {
            CompassPoint(bearing: Double($0) * 22.5, points: words).words
        }
        #expect(Set(named).count == 16)
        #expect(named.first == "north" && named[8] == "south")
    }
}
