#if Postgres
import Larder

extension PostgresPool {
    /// Runs the body with a connection, and once more with another as long as the database is away and
    /// the patience lasts. The body must be one that may be done twice. Errors come as callers see them.
    ///
    /// What is not cancellable may be given up until it has begun. Then it goes on until it is known
    /// whether it took place, though its task is cancelled.
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
                // By the real clock: the database goes by no other.
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
