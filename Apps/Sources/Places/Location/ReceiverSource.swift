internal import Larder

/// A push source that listens to a receiver and notices when it falls silent.
struct ReceiverSource: PushSource {
    let receiver: any Receiver
    let wish: AccuracyWish
    let silence: Duration
    let environment: StoreEnvironment

    func values(for key: Key) -> AsyncThrowingStream<Fetched<Sighting>, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Fetched<Sighting>, any Error>.makeStream()
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
        on clock: Time, _ tell: @escaping @Sendable (Sighting) -> Void
    ) async throws {
        let state = Locked((tracker: Tracker(), heard: clock.now))
        let now = environment.now
        let reports = receiver.reports(wish: wish)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for try await report in reports {
                    let changes = state.withLock { state in
                        state.heard = clock.now
                        return state.tracker.take(report, at: now())
                    }
                    changes.forEach(tell)
                }
                try Task.checkCancellation()
                state.withLock { $0.tracker.end() }.forEach(tell)
            }
            group.addTask {
                while true {
                    let heard = state.withLock { $0.heard }
                    try await clock.sleep(until: heard.advanced(by: silence), tolerance: nil)
                    let lost: Sighting? = state.withLock { state in
                        guard state.heard == heard else { return nil }
                        state.heard = clock.now
                        return state.tracker.silence(at: now())
                    }
                    lost.map(tell)
                }
            }
            defer { group.cancelAll() }
            // The listener ends, or either throws; the watchman never ends by itself.
            try await group.next()
        }
    }
}
