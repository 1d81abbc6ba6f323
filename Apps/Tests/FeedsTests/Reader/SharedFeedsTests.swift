import Foundation
import Larder
import LarderHTTP
import LarderSimulation
import Testing

@testable import Feeds

/// Programs that refresh the feeds of one storage at the same time.
@Suite(.timeLimit(.minutes(15))) struct `Feeds of several programs` {
    let reading: Reading

    init() throws {
        reading = try Reading(limits: HTTPLimits(head: .seconds(500), total: .seconds(900)))
    }

    private func asked(_ path: String) -> Int {
        reading.at.origin.requests.count { $0.path == path }
    }

    @Test func `are fetched by one of them each`() async throws {
        let paths = (0..<12).map { "/feed\($0)" }
        for path in paths {
            reading.publish([("1", path)], at: path)
            try await reading.add(path)
        }
        reading.at.clock.advance(by: .seconds(86_400))
        let rounds = try await withThrowingTaskGroup(of: FeedRound.self) { group in
            for _ in 0..<3 {
                let reader = reading.again()
                group.addTask { try await reader.refresh() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for path in paths { #expect(asked(path) == 2, "\(path)") }
        #expect(rounds.reduce(0) { $0 + $1.results.count } == paths.count)
        #expect(rounds.flatMap(\.results).allSatisfy { $0.error == nil })
        // Nothing is left of the leases.
        #expect(try await reading.cache.allSummaries(under: "larder.lease").isEmpty)
    }

    @Test func `are taken over from one that does not come back`() async throws {
        reading.publish([("1", "One")])
        let feed = try await reading.add()
        reading.at.clock.advance(by: .seconds(86_400))
        let dead = Leases(
            in: reading.cache, lasting: .seconds(120),
            environment: reading.at.clock.environment())
        #expect(try await dead.take(Key("feeds", feed.id)) != nil)
        let early = try await reading.reader.refresh()
        #expect(early.results.isEmpty && early.elsewhere == 1 && asked("/feed") == 1)
        reading.at.clock.advance(by: .seconds(120))
        #expect(try await reading.reader.refresh().results.count == 1)
        #expect(asked("/feed") == 2)
    }

    @Test func `are not stored by one that was overtaken`() async throws {
        reading.publish([("1", "One")])
        try await reading.add()
        reading.at.clock.advance(by: .seconds(86_400))
        let gate = FeedOrigin.Gate()
        reading.at.origin.answer(
            "/feed", .init(200, body: Fetching.rss("One", "Old"), ending: .gate(gate)))
        let slow = reading.again()
        let late = Task { try await slow.refresh() }
        while asked("/feed") < 2 { await Task.yield() }
        reading.at.clock.advance(by: .seconds(121))
        reading.publish([("1", "One"), ("2", "New")])
        #expect(try await reading.reader.refresh().results.first?.inserted == 1)
        gate.open()
        #expect(try await late.value.results.first?.error?.code == .conflict)
        #expect(try await Set(reading.titles()) == ["One", "New"])
    }
}
