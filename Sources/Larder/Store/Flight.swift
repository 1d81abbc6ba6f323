/// One fetch in the air, and those who wait for it.
///
/// Later askers join; each may leave by cancelling its task without disturbing the others. When
/// the last one has left, and nobody watches the entry either, the store's rule decides whether
/// the fetch is cancelled or runs on for the cache.
final class Flight: Sendable {
    /// What the entry looked like when the fetch began; see ``EntryState``.
    let writeStamp: UInt32
    let invalidationStamp: UInt32

    /// Whether it runs on whoever leaves, because it was started behind a value already returned.
    let isBackground: Bool

    private struct State {
        var outcome: Result<AnyPicture, any Error>?
        var waiters: [Int: CheckedContinuation<AnyPicture, any Error>] = [:]
        var nextWaiter = 0
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    private let state = Locked(State())

    init(writeStamp: UInt32, invalidationStamp: UInt32, isBackground: Bool) {
        self.writeStamp = writeStamp
        self.invalidationStamp = invalidationStamp
        self.isBackground = isBackground
    }

    /// Hands over the task that carries out the fetch.
    func start(_ task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Stops the fetch; those who wait get what it ends with, a `CancellationError`.
    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    var hasWaiters: Bool { state.withLock { !$0.waiters.isEmpty } }

    /// Waits for the outcome; `onLeaving` is called when this asker cancels.
    func wait(onLeaving: @escaping @Sendable () -> Void) async throws -> AnyPicture {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome: Result<AnyPicture, any Error>? = state.withLock { state in
                    if let outcome = state.outcome { return outcome }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    state.waiters[id] = continuation
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
            guard let waiter else { return }
            waiter.resume(throwing: CancellationError())
            onLeaving()
        }
    }

    /// Ends the flight for everybody who waits.
    func finish(_ outcome: Result<AnyPicture, any Error>) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            state.task = nil
            defer { state.waiters = [:] }
            return state.waiters
        }
        for id in waiters.keys.sorted() { waiters[id]?.resume(with: outcome) }
    }
}

/// What becomes of a fetch that nobody waits for any more.
public enum AbandonedFetch: Sendable, Hashable {
    /// It is cancelled, down to the wire. The default: it spares the battery and the other side.
    case cancel
    /// It runs on and its value is kept; for answers that are costly to ask for again.
    case finish
}
