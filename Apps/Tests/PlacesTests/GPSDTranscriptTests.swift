import Foundation
import Geodesy
import TestSupport
import Testing

@testable import Places

/// What a real gpsd answered, and the fixes that each filter delivers of it.
@Suite struct `Transcripts of gpsd` {
    struct Expectations: Decodable {
        struct Log: Decodable {
            var name: String
            var fixes: Int
            var deliveredLines: [String: [Int]]
        }
        var logs: [Log]
    }

    @Test(arguments: ["walk", "fix-lost", "antimeridian", "bad-checksums"])
    func `deliver the expected fixes for every filter`(name: String) throws {
        guard let file = PlacesTestCorpus.file("gps/expectations.json"),
            let transcript = PlacesTestCorpus.file("gps/\(name).gpsd.jsonl")
        else { return }
        let logs = try JSONDecoder().decode(Expectations.self, from: Data(contentsOf: file)).logs
        let log = try #require(logs.first { $0.name == name })
        let lines = try String(contentsOf: transcript, encoding: .utf8).split(separator: "\n")
        for (metres, expected) in log.deliveredLines {
            var tracker = Tracker()
            var filter = DistanceFilter(metres: Double(metres) ?? .nan)
            var delivered: [Int] = []
            var fixes = 0
            var last = 0
            for (index, line) in lines.enumerated() {
                let message = GPSDMessage(Array(line.utf8), seen: .distantPast)
                guard case .report(let report) = message else { continue }
                for locationState in tracker.take(report, at: .distantPast) {
                    let passed = filter.pass(locationState)
                    guard locationState.current != nil else { continue }
                    fixes += 1
                    // The two reports of one moment are one fix, delivered with the first.
                    if passed.number != last { delivered.append(index + 1) }
                    last = passed.number
                }
            }
            #expect(fixes == log.fixes)
            guard metres == "0" else {
                #expect(delivered == expected, "\(name), \(metres) m")
                continue
            }
            // Without a filter the corpus lists both reports of each moment.
            #expect(delivered.allSatisfy(expected.contains))
            #expect(Set(delivered).count == tracker.locationState.number)
            #expect(delivered.count * 2 >= expected.count)
        }
    }
}

enum PlacesTestCorpus {
    /// Returns where a file of the shared corpora is, or `nil` after saying that a test is skipped.
    static func file(_ path: String) -> URL? { CorpusFile.find(path) }
}
