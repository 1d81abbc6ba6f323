#if Metrics
public import CoreMetrics
import Larder

extension Telemetry {
    /// Counts and measures with swift-metrics; see <doc:SendTelemetry> for the names and units.
    ///
    /// Without a factory, it uses the one that `MetricsSystem.bootstrap` was given before the first event.
    public static func metrics(_ factory: (any MetricsFactory)? = nil) -> Telemetry {
        let instruments = Instruments(factory)
        return Telemetry { _ in
            MetricsReporter(instruments: instruments)
        } follower: { environment in
            MetricsFollower(instruments: instruments, clock: environment.clock)
        }
    }
}

/// Counts events.
private struct MetricsReporter: Reporter {
    let instruments: Instruments

    func report(_ event: LarderEvent) {
        func count(
            _ name: String, _ attributes: (String, String)?..., by amount: Int = 1
        ) {
            let store = event.name.map { (Attribute.store, $0) }
            instruments.count(name, ([store] + attributes).compactMap { $0 }, by: amount)
        }
        let error = event.error.map { (Attribute.errorType, $0.code.rawValue) }
        switch event.kind {
        case .memoryHit: count("larder.cache.reads", ("larder.cache.result", "memory_hit"))
        case .storageHit: count("larder.cache.reads", ("larder.cache.result", "storage_hit"))
        case .miss: count("larder.cache.reads", ("larder.cache.result", "miss"))
        case .evicted:
            count("larder.cache.evictions", by: event.count ?? 1)
            if let bytes = event.bytes { count("larder.cache.evicted", by: bytes) }
        case .fetchStarted, .fetchRetried: count("larder.fetch.attempts")
        case .fetchJoined: count("larder.fetch.joins")
        case .fetchSucceeded, .fetchNotModified:
            guard let duration = event.duration else { return }
            let isNew = event.kind == .fetchSucceeded
            instruments.record(
                duration, "larder.source.duration",
                [
                    event.name.map { (Attribute.store, $0) },
                    ("larder.source.answer", isNew ? "value" : "not_modified"),
                ].compactMap { $0 })
        case .committed: count("larder.storage.commits")
        case .commitFailed:
            count("larder.storage.commits", error ?? (Attribute.errorType, "_OTHER"))
        case .enqueued:
            count("larder.outbox.writes", ("larder.outbox.event", "enqueued"), by: event.count ?? 1)
        case .sent: count("larder.outbox.writes", ("larder.outbox.event", "sent"))
        case .sendFailed:
            count("larder.outbox.writes", ("larder.outbox.event", "send_failed"), error)
        case .parked: count("larder.outbox.writes", ("larder.outbox.event", "parked"), error)
        case .conflict: count("larder.outbox.writes", ("larder.outbox.event", "conflict"))
        case .setAside: count("larder.storage.problems", ("larder.storage.problem", "set_aside"))
        case .recovered: count("larder.storage.problems", ("larder.storage.problem", "recovered"))
        case .damaged: count("larder.storage.problems", ("larder.storage.problem", "damaged"))
        case .fetchFailed, .fetchCancelled, .fetchWaiting, .dropped, .invalidated, .erased,
            .changedElsewhere, .restored:
            // How fetches end is in the durations.
            break
        }
    }
}

/// Measures fetches.
private struct MetricsFollower: FetchFollower {
    let instruments: Instruments
    let clock: any Clock<Duration>

    func begin(_ fetch: FetchDescription) -> any FollowedFetch {
        instruments.change("larder.fetch.active", [(Attribute.store, fetch.name)], by: 1)
        return Followed(
            instruments: instruments, store: fetch.name, elapsed: Self.stopwatch(clock))
    }

    private static func stopwatch<Tick: Clock<Duration>>(
        _ clock: Tick
    ) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    private struct Followed: FollowedFetch {
        let instruments: Instruments
        let store: String
        let elapsed: @Sendable () -> Duration

        nonisolated(nonsending) func run<Answer>(
            _ body: nonisolated(nonsending) () async throws -> Answer
        ) async rethrows -> Answer { try await body() }

        func end(_ ending: FetchEnding) {
            instruments.change("larder.fetch.active", [(Attribute.store, store)], by: -1)
            var attributes = [
                (Attribute.store, store), (Attribute.outcome, ending.outcome.word),
            ]
            if let type = ending.outcome.errorType {
                attributes.append((Attribute.errorType, type))
            }
            instruments.record(elapsed(), "larder.fetch.duration", attributes)
        }
    }
}

/// The instruments in use: making one is much slower than using it.
private final class Instruments: Sendable {
    private struct Name: Hashable {
        let label: String
        let attributes: [String]

        init(_ label: String, _ attributes: [(String, String)]) {
            self.label = label
            self.attributes = attributes.flatMap { [$0.0, $0.1] }
        }
    }

    private let factory: (any MetricsFactory)?
    private let counters = Locked<[Name: Counter]>([:])
    private let meters = Locked<[Name: Meter]>([:])
    private let timers = Locked<[Name: Timer]>([:])

    init(_ factory: (any MetricsFactory)?) { self.factory = factory }

    func count(_ label: String, _ attributes: [(String, String)], by amount: Int) {
        instrument(counters, label, attributes) {
            Counter(label: label, dimensions: attributes, factory: $0)
        }.increment(by: amount)
    }

    func change(_ label: String, _ attributes: [(String, String)], by amount: Int) {
        let meter = instrument(meters, label, attributes) {
            Meter(label: label, dimensions: attributes, factory: $0)
        }
        if amount < 0 {
            meter.decrement(by: Double(-amount))
        } else {
            meter.increment(by: Double(amount))
        }
    }

    func record(_ duration: Duration, _ label: String, _ attributes: [(String, String)]) {
        instrument(timers, label, attributes) {
            Timer(
                label: label, dimensions: attributes, preferredDisplayUnit: .seconds, factory: $0)
        }.recordSeconds(duration.inSeconds)
    }

    private func instrument<Instrument: Sendable>(
        _ known: Locked<[Name: Instrument]>, _ label: String, _ attributes: [(String, String)],
        make: (any MetricsFactory) -> Instrument
    ) -> Instrument {
        let name = Name(label, attributes)
        return known.withLock { known in
            if let instrument = known[name] { return instrument }
            let instrument = make(factory ?? MetricsSystem.factory)
            known[name] = instrument
            return instrument
        }
    }
}
#endif
