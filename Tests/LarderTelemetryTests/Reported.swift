#if Log && Metrics && Tracing
import InMemoryLogging
import InMemoryTracing
import Larder
import LarderSimulation
import LarderTelemetry
import Logging
import MetricsTestKit
import Tracing

/// All that an app reports, in memory.
struct Reported {
    let log: InMemoryLogHandler
    let metrics = TestMetrics()
    let tracer = InMemoryTracer()

    init(level: Logger.Level = .trace) {
        var log = InMemoryLogHandler()
        log.logLevel = level
        self.log = log
    }

    /// Returns an environment that reports everything here.
    func environment(
        _ clock: ManualClock, reporter: any Reporter = SilentReporter()
    ) -> StoreEnvironment {
        clock.environment(reporter: reporter).reporting(
            to: .log(Logger(label: "test") { _ in log }), .metrics(metrics), .spans(tracer))
    }

    var messages: [String] { log.entries.map(\.message.description) }

    /// The spans of fetches that have ended.
    var fetches: [FinishedInMemorySpan] {
        tracer.finishedSpans.filter { $0.operationName == "larder.fetch" }
    }

    /// Every text that was reported.
    var texts: [String] {
        let logs = log.entries.map {
            "\($0.message) \($0.metadata) \(String(describing: $0.error))"
        }
        let counters = metrics.counters.map { "\($0.label) \($0.dimensions)" }
        let meters = metrics.meters.map { "\($0.label) \($0.dimensions)" }
        let timers = metrics.timers.map { "\($0.label) \($0.dimensions)" }
        let recorders = metrics.recorders.map { "\($0.label) \($0.dimensions)" }
        return logs + counters + meters + timers + recorders
            + tracer.finishedSpans.map { String(describing: $0) }
    }

    /// Waits for something that happens on other threads.
    func until(_ isThere: (Reported) -> Bool) async {
        while !isThere(self) { await Task.yield() }
    }
}

extension FinishedInMemorySpan {
    /// The attribute with a name, as text.
    func text(_ name: String) -> String? {
        if case .string(let text) = attributes.get(name) { text } else { nil }
    }
}
#endif
