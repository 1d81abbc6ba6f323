import Larder

/// Enforces the time limits of ``HTTPLimits`` for one exchange; for implementers of a ``Transport``.
///
/// The body of ``run(_:host:_:)`` reports when the head and further bytes have arrived. When a limit is
/// exceeded, its task is cancelled and the matching ``HTTPFailure`` is thrown, so the body must close its
/// connection when it is cancelled.
public struct ExchangeTimer: Sendable {
    private enum Phase: Sendable {
        case head, body
    }

    private struct State: Sendable {
        var phase = Phase.head
        var lastArrival: ContinuousClock.Instant
    }

    private let limits: HTTPLimits
    private let start: ContinuousClock.Instant
    private let state: Locked<State>

    private init(_ limits: HTTPLimits) {
        self.limits = limits
        start = .now
        state = Locked(State(lastArrival: start))
    }

    /// Records that the head of the response has arrived.
    public func headArrived() { note(.body) }

    /// Records that bytes of the body have arrived.
    public func bytesArrived() { note(.body) }

    private func note(_ phase: Phase) {
        let now = ContinuousClock.now
        state.withLock { $0 = State(phase: phase, lastArrival: now) }
    }

    /// Runs one exchange within its time limits. Throws failures as `LarderError`, or `CancellationError` if
    /// the surrounding task was cancelled.
    public static func run<Answer: Sendable>(
        _ limits: HTTPLimits, host: String,
        _ exchange: @escaping @Sendable (ExchangeTimer) async throws -> Answer
    ) async throws -> Answer {
        let timer = ExchangeTimer(limits)
        do {
            return try await withThrowingTaskGroup(of: Answer?.self) { group in
                group.addTask { try await exchange(timer) }
                group.addTask { try await timer.watch() }
                defer { group.cancelAll() }
                while let answer = try await group.next() {
                    if let answer { return answer }
                }
                throw CancellationError()
            }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            if let failure = error as? HTTPFailure { throw failure.error(host: host) }
            throw error
        }
    }

    /// Waits until a limit is exceeded, and throws.
    private func watch<Answer>() async throws -> Answer? {
        while true {
            let (moment, failure) = nextLimit()
            if ContinuousClock.now >= moment { throw failure }
            try await Task.sleep(until: moment, clock: .continuous)
        }
    }

    private func nextLimit() -> (ContinuousClock.Instant, HTTPFailure) {
        let state = state.withLock { $0 }
        let end = start.advanced(by: limits.total)
        let phaseEnd =
            state.phase == .head
            ? start.advanced(by: limits.head) : state.lastArrival.advanced(by: limits.idle)
        if end <= phaseEnd { return (end, .tooLong(limits.total)) }
        return (phaseEnd, state.phase == .head ? .headTooLate(limits.head) : .stalled(limits.idle))
    }
}
