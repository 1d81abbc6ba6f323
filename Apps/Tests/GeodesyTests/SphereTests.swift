import Foundation
import Testing

@testable import Geodesy

@Suite struct `Lines on the sphere and rhumb lines` {
    @Test func `agree with the great circle corpus`() throws {
        var worst = 0.0
        for row in Corpus.table("great-circle.csv") {
            let a = try Position(latitude: row.number("lat1"), longitude: row.number("lon1"))
            let b = try Position(latitude: row.number("lat2"), longitude: row.number("lon2"))
            let miss = abs(GreatCircle.distance(from: a, to: b) - row.number("distance"))
            worst = max(worst, miss)
            #expect(miss < 1e-6, "\(row)")
            guard let tolerance = Double(row["bearingTol"] ?? "") else { continue }
            let first = turn(
                GreatCircle.initialBearing(from: a, to: b), row.number("initialBearing"))
            let last = turn(GreatCircle.finalBearing(from: a, to: b), row.number("finalBearing"))
            #expect(max(first, last) <= tolerance, "\(row) \(first) \(last)")
        }
        print("great circle: worst \(worst)")
    }

    @Test func `agree with the great circle destinations`() throws {
        for row in Corpus.table("great-circle-direct.csv") {
            let a = try Position(latitude: row.number("lat1"), longitude: row.number("lon1"))
            let b = GreatCircle.destination(
                from: a, bearing: row.number("bearing"), distance: row.number("distance"))
            let miss = metres(row.number("lat2"), row.number("lon2"), b.latitude, b.longitude)
            #expect(miss < 1e-6, "\(row) \(b)")
        }
    }

    @Test func `agree with the rhumb line corpus, there and back`() throws {
        var worst = (0.0, 0.0, 0.0)
        for row in Corpus.table("rhumb-inverse.csv") {
            let a = try Position(latitude: row.number("lat1"), longitude: row.number("lon1"))
            let b = try Position(latitude: row.number("lat2"), longitude: row.number("lon2"))
            let line = a.rhumbLine(to: b)
            let miss = abs(line.distance - row.number("s12"))
            let azimuth = turn(line.azimuth, row.number("azi"))
            #expect(miss < 1e-6, "\(row) \(line)")
            #expect(azimuth * min(line.distance, 1e6) < 1e-6, "\(row) \(line)")
            worst = (max(worst.0, miss), max(worst.1, azimuth), worst.2)
            guard abs(b.latitude) < 89.9, abs(a.latitude) < 89.9 else { continue }
            let end = try #require(a.rhumbLine(azimuth: line.azimuth, distance: line.distance))
            let off = metres(
                b.latitude, b.longitude, end.destination.latitude, end.destination.longitude)
            worst.2 = max(worst.2, off)
            #expect(off < 1e-6, "\(row) \(end)")
        }
        print("rhumb: worst \(worst)")
    }

    @Test func `keep to a parallel and to a meridian`() throws {
        let start = try Position(latitude: 60, longitude: 10)
        let east = try #require(start.rhumbLine(azimuth: 90, distance: 55_800.5))
        #expect(abs(east.destination.latitude - 60) < 1e-12)
        #expect(abs(east.destination.longitude - 11) < 1e-4)
        let back = start.rhumbLine(to: east.destination)
        #expect(abs(back.distance - 55_800.5) < 1e-7)
        #expect(start.rhumbLine(azimuth: 0, distance: 4e6) == nil)
        let pole = start.rhumbLine(to: try Position(latitude: 90, longitude: 0))
        #expect(abs(pole.distance - 3_347_892.9) < 1)
    }

    @Test func `find the middle of a great circle`() throws {
        let a = try Position(latitude: 0, longitude: 170)
        let b = try Position(latitude: 0, longitude: -170)
        let middle = GreatCircle.midpoint(from: a, to: b)
        #expect(abs(abs(middle.longitude) - 180) < 1e-12)
        #expect(abs(GreatCircle.distance(from: a, to: middle) - 1_111_950.8) < 0.1)
    }

    @Test(arguments: [
        (0.0, "N"), (11.24, "N"), (11.25, "NNE"), (44.9, "NE"), (359.0, "N"), (-90.0, "W"),
        (202.5, "SSW"), (.nan, "N"),
    ])
    func `name the compass point`(bearing: Double, name: String) {
        #expect(CompassPoint(bearing: bearing).abbreviation == name)
    }

    @Test func `know the rose of thirty-two points and the units`() {
        #expect(CompassPoint(bearing: 11.25, points: .thirtyTwo).abbreviation == "NbE")
        #expect(CompassPoint(bearing: 30, points: .four) == .north)
        #expect(Set(CompassPoint.allCases.map(\.abbreviation)).count == 32)
        #expect(DistanceUnit.nauticalMiles.text(ofMetres: 1_852) == "1.00 NM")
        #expect(DistanceUnit.miles.value(ofMetres: 1_609.344) == 1)
        #expect(DistanceUnit.kilometres.metres(of: 2.5) == 2_500)
    }
}
