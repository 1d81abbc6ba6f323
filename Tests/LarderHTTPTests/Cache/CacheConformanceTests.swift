import Foundation
import Testing

@testable import LarderHTTP

@Suite struct `HTTP cache conformance` {
    struct Score: Equatable {
        var passed: Set<String> = []
        var failures: [String: String] = [:]

        /// Runs the tests for private caches; one whose dependency failed does not count.
        static func of(_ suite: CacheSuite, start: TimeInterval) async -> Score {
            var score = Score()
            let tests = suite.tests.filter(\.isForPrivateCaches)
            for test in tests {
                score.failures[test.id] = await CacheSuiteRunner(test, start: start).run()
                if score.failures[test.id] == nil { score.passed.insert(test.id) }
            }
            var before = score.passed.count + 1
            while score.passed.count < before {
                before = score.passed.count
                for test in tests where !test.dependencies.allSatisfy(score.passed.contains) {
                    score.passed.remove(test.id)
                }
            }
            return score
        }

        func count(_ kind: String, in suite: CacheSuite) -> (passed: Int, all: Int) {
            let tests = suite.tests.filter { $0.kind == kind && $0.isForPrivateCaches }
            return (tests.count { passed.contains($0.id) }, tests.count)
        }
    }

    @Test func `passes what the suite requires of a private cache, the same in ten runs`()
        async throws
    {
        guard let suite = try CacheSuite.load() else {
            print("SKIPPED: HTTP cache conformance: corpora/http-cache/tests.json is not there.")
            return
        }
        let start = 1_790_000_000.0
        let score = await Score.of(suite, start: start)
        let required = score.count("required", in: suite)
        let optimal = score.count("optimal", in: suite)
        let check = score.count("check", in: suite)
        print(
            "HTTP cache conformance: required \(required.passed)/\(required.all), "
                + "optimal \(optimal.passed)/\(optimal.all), check \(check.passed)/\(check.all)")
        for test in suite.tests where test.isForPrivateCaches && test.kind != "check" {
            guard !score.passed.contains(test.id) else { continue }
            let reason = score.failures[test.id] ?? "a test it depends on failed"
            print("  \(test.kind) \(test.id): \(reason)")
        }
        #expect(required.all == 137 && optimal.all == 77 && check.all == 86)
        #expect(required.passed == required.all)
        #expect(optimal.passed >= 70)
        for run in 1..<10 {
            // Starting at other parts of a second must change nothing.
            let again = await Score.of(suite, start: start + Double(run) * 0.1)
            #expect(again.passed == score.passed)
        }
    }
}
