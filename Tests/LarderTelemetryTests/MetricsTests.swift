#if Log && Metrics && Tracing
import CoreMetrics
import InMemoryLogging
import Larder
import LarderSimulation
import LarderTelemetry
import Logging
import MetricsTestKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Metrics and logs` {
    private let clock = ManualClock()

    @Test func `measure how long fetches take, in seconds, and how they end`() async throws {
        let reported = Reported()
        let source = ScriptedSource<Int>(
            [.value(1, after: .seconds(2)), .notModified(), .failure(.refused)], clock: clock)
        let store = Store<Int>(
            name: "rates", source: source, environment: reported.environment(clock))
        async let value = store.load("a").value
        await clock.sleepers()
        #expect(reported.metrics.meters(label: "larder.fetch.active").map(\.lastValue) == [1])
        clock.advance(by: .seconds(2))
        #expect(try await value == 1)
        try await store.refresh("a")
        await #expect(throws: LarderError.self) { try await store.refresh("a") }

        let rates = ("larder.store.name", "rates")
        let fetched = try reported.metrics.expectTimer(
            "larder.fetch.duration", [rates, ("larder.fetch.outcome", "fetched")])
        #expect(fetched.displayUnit == .seconds)
        #expect(fetched.values == [2_000_000_000, 0])
        let failed = try reported.metrics.expectTimer(
            "larder.fetch.duration",
            [rates, ("larder.fetch.outcome", "failed"), ("error.type", "refused")])
        #expect(failed.values.count == 1)
        let answered = try reported.metrics.expectTimer(
            "larder.source.duration", [rates, ("larder.source.answer", "value")])
        #expect(answered.values == [2_000_000_000])
        #expect(reported.metrics.meters(label: "larder.fetch.active").map(\.lastValue) == [0])
        #expect(reported.metrics.counterTotal(label: "larder.fetch.attempts") == 3)
    }

    @Test func `count what memory had and what it did not`() async throws {
        let reported = Reported()
        let store = Store<Int>(
            name: "rates", source: ScriptedSource([.value(1)]), freshness: .after(.seconds(60)),
            environment: reported.environment(clock))
        for _ in 0..<3 { try await store.load("a") }
        func reads(_ result: String) -> Int64 {
            reported.metrics.counterTotal(
                label: "larder.cache.reads",
                dimensions: [
                    ("larder.store.name", "rates"), ("larder.cache.result", result),
                ])
        }
        #expect(reads("miss") == 1)
        #expect(reads("memory_hit") == 2)
    }

    @Test func `log trouble that passes as information, and other trouble as a warning`()
        async throws
    {
        let reported = Reported(level: .info)
        let source = ScriptedSource<Int>([.failure(.busy), .failure(.refused)])
        let store = Store<Int>(
            name: "rates", source: source, retry: .never, environment: reported.environment(clock))
        for _ in 0..<2 { await #expect(throws: LarderError.self) { try await store.load("a") } }
        #expect(reported.messages == ["fetch failed", "fetch failed"])
        #expect(reported.log.entries.map(\.level) == [.info, .warning])
        #expect(
            reported.log.entries.last?.metadata == [
                "larder.store.name": "rates", "error.type": "refused",
            ])
    }

    @Test func `leave the reporter of the environment in place`() async throws {
        let counts = CountingReporter()
        let reported = Reported()
        let store = Store<Int>(
            name: "rates", source: ScriptedSource([.value(1)]),
            environment: reported.environment(clock, reporter: counts))
        try await store.load("a")
        #expect(counts[.fetchSucceeded] == 1)
        #expect(reported.messages.contains("fetch succeeded"))
    }
}
#endif
