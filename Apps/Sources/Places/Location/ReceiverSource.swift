internal import Larder

/// A push source that listens to a receiver and notices if it falls silent.
struct ReceiverSource: PushSource {
    let receiver: any Receiver
    let requestedAccuracy: RequestedAccuracy
    let silence: Duration
    let environment: StoreEnvironment

    /// What is known, across all starts of the receiver.
    private let tracker = Locked(Tracker())

    init(
        receiver: any Receiver, requestedAccuracy: RequestedAccuracy, silence: Duration,
        environment: StoreEnvironment
    ) {
        self.receiver = receiver
        self.requestedAccuracy = requestedAccuracy
        self.silence = silence
        self.environment = environment
    }

    func values(for key: Key) -> AsyncThrowingStream<Fetched<LocationState>, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Fetched<LocationState>, any Error>
            .makeStream()
        let task = Task {
            do {
                try await listen(on: environment.clock) { continuation.yield(Fetched($0)) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private func listen<Time: Clock<Duration>>(
        on clock: Time, _ tell: @escaping @Sendable (LocationState) -> Void
    ) async throws {
        let heard = Locked(clock.now)
        let (now, tracker) = (environment.now, tracker)
        tracker.withLock { $0.begin() }
        let reports = receiver.reports(requestedAccuracy: requestedAccuracy)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for try await report in reports {
                    heard.withLock { $0 = clock.now }
                    tracker.withLock { $0.take(report, at: now()) }.forEach(tell)
                }
                try Task.checkCancellation()
                tracker.withLock { $0.end() }.forEach(tell)
            }
            group.addTask {
                while true {
                    let last = heard.withLock { $0 }
                    try await clock.sleep(until: last.advanced(by: silence), tolerance: nil)
                    guard heard.withLock({ $0 }) == last else { continue }
                    heard.withLock { $0 = clock.now }
                    tracker.withLock { $0.silence(at: now()) }.map(tell)
                }
            }
            defer { group.cancelAll() }
            // The listener ends, or either of them throws; the watchdog never ends by itself.
            try await group.next()
        }
    }
}
