#if Postgres
import Larder

extension PostgresPool {
    /// Runs the body with a connection, and again with another one while the database is away and the
    /// patience lasts. The body must be safe to repeat. Errors are those for callers.
    ///
    /// A body that is not cancellable can still be abandoned before it has begun. After that, it continues
    /// until its outcome is known, even if its task is cancelled.
    func retrying<Result: Sendable>(
        isCancellable: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + patience
        let hasBegun = Locked(false)
        var pause = Duration.milliseconds(5)
        while true {
            do {
                let again = { @Sendable [self] in
                    try await run(isCancellable: isCancellable) { connection in
                        hasBegun.withLock { $0 = true }
                        return try body(connection)
                    }
                }
                if isCancellable || !hasBegun.withLock({ $0 }) { return try await again() }
                return try await Task { try await again() }.value
            } catch let failure as PostgresFailure {
                let isHopeless = failure.state == PostgresFailure.late.state
                guard failure.isAway, !isHopeless, ContinuousClock.now + pause < deadline else {
                    throw failure.typed(address)
                }
                // Uses the real clock, like the database.
                let wait = Task { [pause] in try await Task.sleep(for: pause) }
                if isCancellable || !hasBegun.withLock({ $0 }) {
                    try await withTaskCancellationHandler {
                        try await wait.value
                    } onCancel: {
                        wait.cancel()
                    }
                } else {
                    try await wait.value
                }
                pause = min(pause * 2, .milliseconds(500))
            }
        }
    }
}
#endif
