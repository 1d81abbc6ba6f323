/// Follows fetches from beginning to end, for spans and durations.
///
/// It is told names that a developer gave, and no keys, values or messages, so that it cannot pass them on.
package protocol FetchFollower: Sendable {
    /// Begins to follow a fetch. Called in the task that carries it out, which has the task-local values of the
    /// caller who asked for it.
    func begin(_ fetch: FetchDescription) -> any FollowedFetch

    /// What this follower knows the current caller by, should that caller join a fetch; nil if by nothing.
    var asker: (any Sendable)? { get }

    /// Runs the body as if no caller had asked for it.
    func withoutAsker<Result>(_ body: () -> Result) -> Result
}

extension FetchFollower {
    package var asker: (any Sendable)? { nil }
    package func withoutAsker<Result>(_ body: () -> Result) -> Result { body() }
}

/// One fetch that is followed.
package protocol FollowedFetch: Sendable {
    /// Runs the work of the fetch, down to its source.
    nonisolated(nonsending) func run<Answer>(
        _ body: nonisolated(nonsending) () async throws -> Answer
    ) async rethrows -> Answer

    /// Notes the end, before anybody who waits learns of it.
    func end(_ ending: FetchEnding)
}

/// What may be told about a fetch.
package struct FetchDescription: Sendable {
    /// The name of the store, list or blob store.
    package var name: String

    /// Whether it runs in the background of a value that was already returned.
    package var isBackground = false
}

/// What may be told about the end of a fetch.
package struct FetchEnding: Sendable {
    package enum Outcome: Sendable, Hashable {
        case fetched
        case failed(LarderError.Code)
        case cancelled
        /// The value it was to fetch was erased in the meantime.
        case superseded
    }

    package var outcome: Outcome

    /// The callers who joined it, as ``FetchFollower/asker`` described them; the first 128.
    package var joined: [any Sendable] = []
}

extension StoreEnvironment {
    /// Starts the task that carries out a fetch.
    func start(
        _ fetch: SharedTask, of name: String, _ body: @escaping @Sendable () async -> Void
    ) {
        guard let follower else { return fetch.start(task(body)) }
        let description = FetchDescription(name: name, isBackground: fetch.order.isBackground)
        fetch.start(
            task(forAsker: true) {
                let followed = follower.begin(description)
                fetch.follow(followed)
                await followed.run(body)
            })
    }

    /// Notes that the current caller joins a fetch.
    func noteJoining(_ fetch: SharedTask) {
        if let asker = follower?.asker { fetch.noteJoining(asker) }
    }

    /// Carries out a fetch for the caller alone.
    nonisolated(nonsending) func followed<Answer>(
        _ name: String, _ body: nonisolated(nonsending) () async throws -> Answer
    ) async throws -> Answer {
        guard let followed = follower?.begin(FetchDescription(name: name)) else {
            return try await body()
        }
        do {
            let answer = try await followed.run(body)
            followed.end(FetchEnding(outcome: .fetched))
            return answer
        } catch {
            let isCancelled = error is CancellationError
            followed.end(
                FetchEnding(
                    outcome: isCancelled ? .cancelled : .failed(LarderError.wrapping(error).code)))
            throw error
        }
    }
}

extension SharedTask.Ending {
    /// What may be told about it.
    var outcome: FetchEnding.Outcome {
        switch self {
        case .applied: .fetched
        case .failed(let error): .failed(error.code)
        case .cancelled: .cancelled
        case .superseded: .superseded
        }
    }
}
