#if Postgres
import Larder

extension PostgresPool {
    /// Runs the body with a connection, and once more with another as long as the database is away and
    /// the patience lasts. The body must be one that may be done twice. Errors come as callers see them.
    func retrying<Result: Sendable>(
        isCancellable: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + patience
        var pause = Duration.milliseconds(5)
        while true {
            do {
                return try await run(isCancellable: isCancellable, body)
            } catch let failure as PostgresFailure {
                let isHopeless = failure.state == PostgresFailure.late.state
                guard failure.isAway, !isHopeless, ContinuousClock.now + pause < deadline else {
                    throw failure.typed(address)
                }
                // By the real clock: the database goes by no other.
                try await Task.sleep(for: pause)
                pause = min(pause * 2, .milliseconds(500))
            }
        }
    }
}
#endif
