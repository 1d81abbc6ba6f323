import Feeds
import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

/// Many feeds at once. `LARDER_FEEDS` in the environment sets how many; the figures are printed.
@Suite(.timeLimit(.minutes(15))) struct `Many feeds` {
    static let count = ProcessInfo.processInfo.environment["LARDER_FEEDS"].flatMap(Int.init) ?? 200

    @Test func `come whole the first time and are all confirmed the second`() async throws {
        let at = try Fetching(perHost: 16, overall: 16)
        for number in 0..<Self.count {
            at.origin.answer("/\(number)") { request in
                request.value("If-None-Match") == "\"\(number)\""
                    ? .init(304, ["ETag: \"\(number)\""])
                    : .init(200, ["ETag: \"\(number)\""], body: Fetching.rss("a\(number)", "b"))
            }
        }
        let round = RefreshRound(
            overall: 16, perHost: 16, gap: .zero, environment: at.clock.environment())
        let states = Locked<[URL: FeedState]>([:])
        let kinds = Locked<[String: Int]>([:])
        var due = try (0..<Self.count).map { try at.state("/\($0)") }
        for turn in ["fetched", "unchanged"] {
            due = at.fetcher.due(due, state: \.self)
            #expect(due.count == Self.count)
            kinds.withLock { $0 = [:] }
            let start = ContinuousClock.now
            let summary = await at.fetcher.refresh(due, state: \.self, round: round) {
                _, outcome in
                states.withLock { $0[outcome.state.address] = outcome.state }
                kinds.withLock { $0[outcome.kind, default: 0] += 1 }
            }
            print("\(Self.count) feeds, all \(turn): \(start.duration(to: .now))")
            #expect(summary.checked == Self.count)
            #expect(kinds.withLock { $0 } == [turn: Self.count])
            due = states.withLock { Array($0.values) }
            at.clock.advance(by: .seconds(86_400))
        }
        #expect(at.origin.requests.count == 2 * Self.count)
    }

    @Test func `are not slowed by a host that hangs and one that fails`() async throws {
        let (good, bad, slow) = (try Fetching(), try Fetching(), try Fetching())
        let gate = FeedOrigin.Gate()
        var states: [FeedState] = []
        for number in 0..<10 {
            slow.origin.answer(
                "/\(number)", .init(200, body: Fetching.rss("s"), ending: .gate(gate)))
            bad.origin.answer("/\(number)", .init(500))
            good.origin.answer("/\(number)", .init(200, body: Fetching.rss("g")))
            states += [
                try slow.state("/\(number)"), try bad.state("/\(number)"),
                try good.state("/\(number)"),
            ]
        }
        let round = RefreshRound(overall: 3, gap: .zero, environment: good.clock.environment())
        let ended = Locked<[String]>([])
        let slowHost = states[0].host
        async let summary = good.fetcher.refresh(states, state: \.self, round: round) {
            state, outcome in
            ended.withLock { $0.append(state.host) }
        }
        // The other hosts are done while the first request of the slow one still hangs.
        await good.origin.arrivals(10)
        await bad.origin.arrivals(10)
        #expect(slow.origin.requests.count == 1)
        #expect(!ended.withLock { $0 }.contains(slowHost))
        gate.open()
        #expect(await summary.checked == 30)
        #expect(slow.origin.requests.count == 10)
    }

    @Test func `of a host that does not answer are left out after the second`() async throws {
        let (good, dead) = (try Fetching(), try Fetching())
        dead.origin.stop()
        good.origin.answer("/x", .init(200, body: Fetching.rss("x")))
        let states = try (0..<20).map { try dead.state("/\($0)") } + [good.state("/x")]
        let round = RefreshRound(gap: .zero, environment: good.clock.environment())
        let summary = await good.fetcher.refresh(states, state: \.self, round: round) { _, _ in }
        #expect(summary.checked == 3)
        #expect(summary.unanswered == Array(states[2..<20]))
        #expect(good.origin.requests.count == 1)
    }
}
