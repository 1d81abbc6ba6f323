#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Source {
    /// Returns a source that asks a second one if this one fails.
    ///
    /// The second is not asked if the first was cancelled or answered that the value does not exist
    /// (`.notFound` or `.gone`). If both fail, the first error is thrown.
    public func fallback(
        to second: any Source<Value>
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            do {
                return try await self.fetch(request)
            } catch let error as LarderError where error.code == .notFound || error.code == .gone {
                throw error
            } catch {
                try Task.checkCancellation()
                do {
                    // The second source must not confirm a value that did not come from it.
                    var unconditional = request
                    unconditional.known = nil
                    return try await second.fetch(unconditional)
                } catch is CancellationError {
                    throw CancellationError()
                } catch _ {
                    throw error
                }
            }
        }
    }

    /// Returns a source that fails with the code `.timedOut` after a time limit.
    public func timeout(
        _ limit: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            try await withThrowingTaskGroup(of: FetchResult<Value>?.self) { group in
                group.addTask { try await self.fetch(request) }
                group.addTask {
                    try await clock.sleep(for: limit)
                    return nil
                }
                defer { group.cancelAll() }
                guard let first = try await group.next(), let result = first else {
                    throw LarderError(
                        .timedOut, key: request.key,
                        message: "No answer within \(limit). Try again later.")
                }
                return result
            }
        }
    }

    /// Returns a source that changes each request first, for example to drop the known value.
    public func preparing(
        _ change: @escaping @Sendable (inout FetchRequest<Value>) async throws -> Void
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            var request = request
            try await change(&request)
            return try await self.fetch(request)
        }
    }

    /// Returns a source that checks or changes each fetched value; throwing rejects it.
    public func checking(
        _ check: @escaping @Sendable (Fetched<Value>) async throws -> Fetched<Value>
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            switch try await self.fetch(request) {
            case .fetched(let fetched): .fetched(try await check(fetched))
            case .notModified(let answer): .notModified(answer)
            }
        }
    }
}
