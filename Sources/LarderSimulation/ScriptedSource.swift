public import Larder

/// A source that answers from a script, with one step per fetch.
///
/// At the end of the script, the last step is repeated. Steps can wait on a clock, report progress, fail,
/// hold until released, or answer "not modified".
public final class ScriptedSource<Value: Sendable>: Source {
    /// One answer.
    public struct Step: Sendable {
        /// How long to wait before answering.
        public var delay: Duration
        /// Progress to report before answering.
        public var progress: [FetchProgress]
        /// Whether to wait for ``ScriptedSource/release()``.
        public var isHeld: Bool
        /// Returns the answer.
        public var answer: @Sendable (FetchRequest<Value>) throws -> FetchResult<Value>

        /// Creates a step.
        public init(
            delay: Duration = .zero, progress: [FetchProgress] = [], isHeld: Bool = false,
            answer: @escaping @Sendable (FetchRequest<Value>) throws -> FetchResult<Value>
        ) {
            self.delay = delay
            self.progress = progress
            self.isHeld = isHeld
            self.answer = answer
        }

        /// Answers with a value.
        public static func value(_ value: Value, after delay: Duration = .zero) -> Step {
            Step(delay: delay) { _ in .value(value) }
        }

        /// Answers with a value and everything known about it.
        public static func fetched(_ fetched: Fetched<Value>) -> Step {
            Step { _ in .fetched(fetched) }
        }

        /// Answers "not modified".
        public static func notModified(_ answer: NotModified = NotModified()) -> Step {
            Step { _ in .notModified(answer) }
        }

        /// Fails.
        public static func failure(
            _ code: LarderError.Code, _ message: String = "Scripted failure.",
            after delay: Duration = .zero
        ) -> Step {
            Step(delay: delay) { _ in throw LarderError(code, message: message) }
        }

        /// Answers with a value once it is released.
        public static func held(_ value: Value) -> Step {
            Step(isHeld: true) { _ in .value(value) }
        }
    }

    private struct State: Sendable {
        var steps: [Step]
        var requests: [FetchRequest<Value>] = []
        var running = 0
        var mostRunning = 0
        var cancelled = 0
        var released = 0
        var nextID = 0
        var held: [Int: CheckedContinuation<Void, any Error>] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Locked<State>
    private let clock: any Clock<Duration>

    /// Creates a source from steps; delays run on the clock.
    public init(_ steps: [Step], clock: any Clock<Duration> = ContinuousClock()) {
        precondition(!steps.isEmpty, "a script needs a step")
        state = Locked(State(steps: steps))
        self.clock = clock
    }

    /// The requests so far, in order.
    public var requests: [FetchRequest<Value>] { state.withLock { $0.requests } }

    /// How many fetches ended because they were cancelled.
    public var cancelled: Int { state.withLock { $0.cancelled } }

    /// The maximum number of fetches that ran at the same time.
    public var mostRunning: Int { state.withLock { $0.mostRunning } }

    /// Adds a step at the end.
    public func add(_ step: Step) {
        state.withLock { $0.steps.append(step) }
    }

    /// Releases all held fetches.
    public func release() {
        let held = state.withLock { state in
            defer { state.held = [:] }
            return state.held
        }
        for continuation in held.values { continuation.resume() }
    }

    /// Waits until this many fetches have begun (and are held, if their steps say so).
    public func started(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.released >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    /// Answers according to the script.
    public func fetch(_ request: FetchRequest<Value>) async throws -> FetchResult<Value> {
        let (step, id) = state.withLock { state in
            let step = state.steps[min(state.requests.count, state.steps.count - 1)]
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            state.nextID += 1
            return (step, state.nextID)
        }
        defer { state.withLock { $0.running -= 1 } }
        do {
            if !step.isHeld { arrived() }
            for progress in step.progress { request.report(progress) }
            if step.delay > .zero { try await clock.sleep(for: step.delay) }
            if step.isHeld { try await hold(id) }
            return try step.answer(request)
        } catch let error as CancellationError {
            state.withLock { $0.cancelled += 1 }
            throw error
        }
    }

    private func hold(_ id: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.held[id] = continuation
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                arrived()
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: id) }?
                .resume(throwing: CancellationError())
        }
    }

    private func arrived() {
        let met = state.withLock { state in
            state.released += 1
            let met = state.watchers.filter { $0.count <= state.released }
            state.watchers.removeAll { $0.count <= state.released }
            return met
        }
        for watcher in met { watcher.continuation.resume() }
    }
}

/// A push source that delivers what the test gives it.
public final class ScriptedPushSource<Value: Sendable>: PushSource {
    private struct State: Sendable {
        var readers: [Int: AsyncThrowingStream<Fetched<Value>, any Error>.Continuation] = [:]
        var nextID = 0
        var starts = 0
    }

    private let state = Locked(State())

    /// Creates a source that is silent until it is told to push.
    public init() {}

    /// The number of current readers.
    public var readers: Int { state.withLock { $0.readers.count } }

    /// How often a stream was started.
    public var starts: Int { state.withLock { $0.starts } }

    /// Pushes a value to every reader.
    public func push(_ value: Value) {
        for reader in state.withLock({ Array($0.readers.values) }) { reader.yield(Fetched(value)) }
    }

    /// Ends every reader's stream with an error.
    public func fail(_ error: any Error) {
        for reader in state.withLock({ Array($0.readers.values) }) {
            reader.finish(throwing: error)
        }
    }

    /// Returns a stream of the values pushed from now on.
    public func values(for key: Key) -> AsyncThrowingStream<Fetched<Value>, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Fetched<Value>, any Error>.makeStream()
        let id = state.withLock { state in
            state.nextID += 1
            state.starts += 1
            state.readers[state.nextID] = continuation
            return state.nextID
        }
        continuation.onTermination = { [state] _ in
            state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return stream
    }
}
