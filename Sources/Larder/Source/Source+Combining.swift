#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Source {
    /// Returns a source that asks another one when this one fails.
    ///
    /// The second is not asked when the first was cancelled, or when its error says that there is
    /// nothing by that name. When both fail, the first error counts.
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
                    // What the second knows nothing of must not be confirmed by it.
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

    /// Returns a source that gives up after a while, with the code `.timedOut`.
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

    /// Returns a source that changes requests on their way in, such as to leave out what is known.
    public func preparing(
        _ change: @escaping @Sendable (inout FetchRequest<Value>) async throws -> Void
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            var request = request
            try await change(&request)
            return try await self.fetch(request)
        }
    }

    /// Returns a source that checks or changes answers on their way out; throwing refuses one.
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
