import Foundation
import Testing

@testable import Geodesy

@Suite struct `A geodesic` {
    @Test func `agrees with the reference inverse to ten nanometres`() {
        var worst = (distance: 0.0, azimuth: 0.0, row: "")
        var worstNear = 0.0
        var overTen = 0
        for row in Corpus.table("geodesic-inverse.csv") {
            let line = Geodesic.inverse(
                latitude1: row.number("lat1"), longitude1: row.number("lon1"),
                latitude2: row.number("lat2"), longitude2: row.number("lon2"))
            let miss = abs(line.distance - row.number("s12"))
            if miss > 1e-8 { overTen += 1 }
            if miss > worst.distance { worst = (miss, worst.azimuth, "\(row)") }
            if row["category"] != "random" { worstNear = max(worstNear, miss) }
            #expect(miss < 2e-8, "\(row) \(line)")
            guard let tolerance = Double(row["aziTol"] ?? "") else { continue }
            let first = turn(line.initialAzimuth, row.number("azi1"))
            let last = turn(line.finalAzimuth, row.number("azi2"))
            // The reference itself rounds: sideways it is good to a nanometre.
            let sideways = max(first, last) * .pi / 180 * min(line.distance, 1e6)
            #expect(max(first, last) <= tolerance || sideways < 2e-9, "\(row) \(line)")
            worst.azimuth = max(worst.azimuth, sideways)
        }
        print("inverse: worst \(worst), outside random \(worstNear), over 10 nm \(overTen)")
    }

    @Test func `agrees with the reference direct to ten nanometres`() {
        var worst = (0.0, 0.0)
        for row in Corpus.table("geodesic-direct.csv") {
            let line = Geodesic.direct(
                latitude: row.number("lat1"), longitude: row.number("lon1"),
                azimuth: row.number("azi1"), distance: row.number("s12"))
            let miss = metres(
                row.number("lat2"), row.number("lon2"),
                line.destination.latitude, line.destination.longitude)
            let azimuth = turn(line.finalAzimuth, row.number("azi2"))
            // The file keeps 12 decimals: 0.06 micrometres.
            #expect(miss < 1.5e-7, "\(row) \(line)")
            worst = (max(worst.0, miss), max(worst.1, azimuth))
        }
        print("direct: worst \(worst)")
    }

    @Test func `agrees with GeodTest`() {
        guard let text = Corpus.text("real/GeodTest-100.dat") else { return }
        var worst = (inverse: 0.0, direct: 0.0, azimuth: 0.0)
        for line in text.split(separator: "\n") {
            let v = line.split(separator: " ").compactMap { Double($0) }
            guard v.count == 10 else { continue }
            let back = Geodesic.inverse(
                latitude1: v[0], longitude1: v[1], latitude2: v[3], longitude2: v[4])
            let there = Geodesic.direct(
                latitude: v[0], longitude: v[1], azimuth: v[2], distance: v[6])
            worst.inverse = max(worst.inverse, abs(back.distance - v[6]))
            worst.direct = max(
                worst.direct,
                metres(v[3], v[4], there.destination.latitude, there.destination.longitude))
            worst.azimuth = max(worst.azimuth, turn(there.finalAzimuth, v[5]))
        }
        print("GeodTest: \(worst)")
        #expect(worst.inverse < 2e-8)
        #expect(worst.direct < 2e-8)
    }

    @Test(arguments: [
        // Wellington to Salamanca, near the antipode; the worked example of the 2013 paper.
        (-41.32, 174.81, 40.96, -5.5, 19_959_679.267353821),
        (0.0, 0.0, 0.0, 90.0, 10_018_754.171394622),
        (0.0, 0.0, 90.0, 0.0, 10_001_965.729312724),
        (90.0, 0.0, -90.0, 0.0, 20_003_931.458625447),
        (0.0, 0.0, 0.0, 180.0, 20_003_931.458625447),
        (12.5, 13.5, 12.5, 13.5, 0.0),
    ])
    func `measures known lines`(
        lat1: Double, lon1: Double, lat2: Double, lon2: Double, metres: Double
    ) {
        let line = Geodesic.inverse(
            latitude1: lat1, longitude1: lon1, latitude2: lat2, longitude2: lon2)
        #expect(abs(line.distance - metres) < 1e-7)
    }

    @Test func `does not answer for latitudes beyond a pole`() {
        let line = Geodesic.inverse(latitude1: 91, longitude1: 0, latitude2: 0, longitude2: 0)
        #expect(line.distance.isNaN)
    }

    @Test func `comes back to where it began, for points of every kind`() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<20_000 {
            let lat1 = random.special(90), lon1 = random.special(180)
            let azimuth = random.special(180)
            let distance = random.next01() * 19_900_000
            let there = Geodesic.direct(
                latitude: lat1, longitude: lon1, azimuth: azimuth, distance: distance)
            let back = Geodesic.inverse(
                latitude1: lat1, longitude1: lon1,
                latitude2: there.destination.latitude, longitude2: there.destination.longitude)
            // A geodesic is the shortest line, so the inverse never finds a longer one.
            #expect(back.distance <= distance + 2e-8)
            let again = Geodesic.direct(
                latitude: lat1, longitude: lon1, azimuth: back.initialAzimuth,
                distance: back.distance)
            let miss = metres(
                there.destination.latitude, there.destination.longitude,
                again.destination.latitude, again.destination.longitude)
            #expect(miss < 5e-8, "\(lat1) \(lon1) \(azimuth) \(distance)")
        }
    }
}
