import Foundation
import Testing

@testable import Geodesy

@Suite struct `Reading the corpora` {
    struct Score {
        var right = 0, asked = 0, refused = 0, wrong = 0, accepted = 0, rejected = 0
        var failures: [String] = []
    }

    static func score(
        _ rows: [[String: Any]], reader: CoordinateReader = CoordinateReader()
    ) -> Score {
        var score = Score()
        for row in rows where row["disputed"] == nil {
            let input = row["input"] as? String ?? ""
            let name = "\(row["family"] ?? "") \(input.prefix(120).debugDescription)"
            do {
                let reading = try reader.read(input)
                guard let lat = row.number("lat"), let lon = row.number("lon") else {
                    score.accepted += 1
                    score.failures.append("ACCEPTED \(name): \(reading)")
                    continue
                }
                let stated = row.number("tol") ?? 1e-9
                // Some peers print five decimals in their own expectations.
                let tolerance = stated == 2e-6 ? 1e-5 : max(stated, 1e-9)
                let isRight =
                    abs(reading.position.latitude - lat) <= tolerance
                    && turn(reading.position.longitude, lon) <= tolerance
                if isRight {
                    score.right += 1
                } else {
                    score.wrong += 1
                    score.failures.append("WRONG \(name): \(reading), not \(lat) \(lon)")
                }
            } catch {
                if row["reject"] as? Bool == true {
                    score.rejected += 1
                } else if error.readings.first.map({
                    abs($0.position.latitude - (row.number("lat") ?? .nan)) < 1e-5
                }) ?? false, error.code == .ambiguous {
                    score.asked += 1
                    score.failures.append("ASKED \(name): \(error)")
                } else {
                    score.refused += 1
                    score.failures.append("REFUSED \(name): \(error)")
                }
            }
        }
        return score
    }

    @Test(arguments: [
        ("parse.json", String?.none), ("real/issue-inputs.json", nil),
        ("peer-tests.json", "points"),
    ])
    func `finds every point, accepts no reject and is never silently wrong`(
        file: String, key: String?
    ) {
        let score = Self.score(Corpus.list(file, key))
        print(
            "\(file): \(score.right) right, \(score.asked) asked, \(score.refused) refused, \(score.wrong) wrong; "
                + "\(score.rejected) rejected, \(score.accepted) accepted")
        for failure in score.failures { print("  \(failure)") }
        #expect(score.refused == 0)
        #expect(score.asked <= 1)
        #expect(score.wrong == 0)
        #expect(score.accepted == 0)
    }

    @Test(arguments: [("angles.json", String?.none), ("peer-tests.json", "angles")])
    func `reads single angles`(file: String, key: String?) {
        var right = 0
        for row in Corpus.list(file, key) {
            let input = row.string("input")
            let want = row.number("value")
            let angle: Double?
            do {
                angle = try CoordinateReader().readAngle(
                    input, axis: Axis(rawValue: row.string("axis")))
            } catch {
                angle = nil
            }
            let isRight =
                switch (angle, want) {
                case (nil, nil): true
                case (let a?, let b?): abs(a - b) < 1e-9
                default: false
                }
            #expect(isRight, "\(input.debugDescription) gave \(String(describing: angle))")
            right += isRight ? 1 : 0
        }
        print("\(file): \(right) angles right")
    }
}
