import Foundation
import Testing

@testable import Geodesy

@Suite struct `Grids and codes` {
    @Test func `UTM, UPS and MGRS agree with the corpus, both ways`() throws {
        var worst = (plane: 0.0, back: 0.0, convergence: 0.0, scale: 0.0)
        for row in Corpus.table("utm-mgrs.csv") {
            let position = try Position(
                latitude: row.number("lat"), longitude: row.number("lon"))
            let utm = UTM(position)
            #expect(utm.zone == Int(row.number("zone")), "\(row)")
            #expect(utm.isNorth == (row["hemisphere"] == "N"), "\(row)")
            let miss = max(
                abs(utm.easting - row.number("easting")),
                abs(utm.northing - row.number("northing")))
            #expect(miss < 0.00051, "\(row) \(utm)")
            worst.plane = max(worst.plane, miss)
            worst.convergence = max(
                worst.convergence, turn(utm.convergence ?? .nan, row.number("convergence")))
            worst.scale = max(worst.scale, abs((utm.scale ?? .nan) - row.number("scale")))
            let back = utm.position
            worst.back = max(
                worst.back,
                metres(position.latitude, position.longitude, back.latitude, back.longitude))
            let mgrs = MGRS(position)
            #expect(mgrs.text() == row["mgrs1m"], "\(row)")
            let centre = try mgrs.centre()
            #expect(abs(centre.easting - utm.easting) <= 0.51, "\(row)")
            #expect(abs(centre.northing - utm.northing) <= 0.51, "\(row)")
        }
        print("utm: worst \(worst)")
        #expect(worst.back < 1e-6)
        #expect(worst.convergence < 1e-7)
        #expect(worst.scale < 1e-9)
    }

    @Test func `plus codes agree with the corpus`() throws {
        for row in Corpus.list("pluscodes.json") {
            let position = try Position(
                latitude: Double(row.string("lat")) ?? .nan,
                longitude: Double(row.string("lon")) ?? .nan)
            let code = PlusCode(position, length: row["length"] as? Int ?? 10)
            #expect(code.text == row.string("code"), "\(row)")
            let area = row["area"] as? [Double] ?? []
            let ours = [code.south, code.west, code.north, code.east]
            #expect(zip(ours, area).allSatisfy { abs($0 - $1) < 1e-10 }, "\(row)")
            guard let near = row["reference"] as? [String], near.count == 2 else { continue }
            let reference = try Position(
                latitude: Double(near[0]) ?? .nan, longitude: Double(near[1]) ?? .nan)
            let short = row.string("short")
            #expect(code.shortened(near: reference) == short, "\(row)")
            if short != code.text {
                #expect(PlusCode(short: short, near: reference)?.text == code.text, "\(row)")
            }
        }
    }

    private func rows(_ name: String) -> [[String]] {
        (Corpus.text(name) ?? "").split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") && !$0.isEmpty }
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }

    @Test func `plus codes agree with the published tests`() throws {
        for row in rows("real/olc-encoding.csv") where row.count >= 6 && !row[5].isEmpty {
            let code = PlusCode(
                latitude: Double(row[0]) ?? .nan, longitude: Double(row[1]) ?? .nan,
                length: Int(row[4]) ?? 0)
            #expect(code.text == row[5], "\(row)")
        }
        for row in rows("real/olc-decoding.csv") where row.count == 6 {
            let code = try #require(PlusCode(row[0]), "\(row)")
            let ours = [code.south, code.west, code.north, code.east]
            let want = row[2...].compactMap(Double.init)
            #expect(zip(ours, want).allSatisfy { abs($0 - $1) < 1e-10 }, "\(row) \(ours)")
        }
        for row in rows("real/olc-validityTests.csv") where row.count == 4 {
            let kind = PlusCode.kind(Array(row[0].utf8))
            #expect((kind != .invalid) == (row[1] == "true"), "\(row)")
            #expect((kind == .short) == (row[2] == "true"), "\(row)")
            #expect((kind == .full) == (row[3] == "true"), "\(row)")
        }
        for row in rows("real/olc-shortCodeTests.csv") where row.count == 5 {
            let reference = try Position(
                latitude: Double(row[1]) ?? .nan, longitude: Double(row[2]) ?? .nan)
            if row[4] != "R" {
                #expect(PlusCode(row[0])?.shortened(near: reference) == row[3], "\(row)")
            }
            if row[4] != "S" {
                let code =
                    PlusCode(short: row[3], near: reference)?.text ?? PlusCode(row[3])?.text
                #expect(code == row[0], "\(row)")
            }
        }
    }

    @Test func `Maidenhead locators agree with the corpus`() throws {
        for row in Corpus.list("maidenhead.json") {
            let position = try Position(
                latitude: Double(row.string("lat")) ?? .nan,
                longitude: Double(row.string("lon")) ?? .nan)
            for length in [4, 6, 8] {
                #expect(
                    Maidenhead(position, length: length).text == row.string("locator\(length)"),
                    "\(row)")
            }
        }
    }

    @Test func `the corners of the world have their cells`() throws {
        let north = try Position(latitude: 90, longitude: 180)
        #expect(Maidenhead(north).text == "AR09ax")
        #expect(PlusCode(north).text == "C2X2X2X2+X2")
        #expect(MGRS(north).text() == "ZAH0000000000")
        #expect(UTM(north).text() == "N 2000000 2000000")
        let south = try Position(latitude: -90, longitude: 0)
        #expect(MGRS(south).text() == "BAN0000000000")
        let origin = try Position(latitude: 0, longitude: 0)
        #expect(MGRS(origin).text(spaced: true) == "31N AA 66021 00000")
        #expect(UTM(origin).text(decimals: 2) == "31N 166021.44 0.00")
        let oslo = try Position(latitude: 60, longitude: 4)
        #expect(UTM(oslo).zone == 32)
    }
}
