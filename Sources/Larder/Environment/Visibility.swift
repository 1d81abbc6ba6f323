/// Whether the app is visible: one switch, set according to the system's scene or window state.
///
/// While the app is hidden, failed fetches postpone their retry, polls postpone their next round, and watched
/// values are not fetched when their freshness ends; everything continues when the app is shown again. An
/// explicit load runs at once even while hidden, so that background work gets its values; but if it joins a
/// failed fetch that waits for its retry, it waits too.
///
/// ```swift
/// var environment = StoreEnvironment()
/// let visibility = environment.visibility  // shared by all stores of this environment
/// visibility.isHidden = true
/// ```
public final class Visibility: Sendable {
    private struct State {
        var isHidden: Bool
        var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
        var nextID = 0
    }

    private let state: Locked<State>

    /// Creates a switch.
    public init(isHidden: Bool = false) {
        state = Locked(State(isHidden: isHidden))
    }

    /// Whether the app is hidden; setting it to false resumes waiting work.
    public var isHidden: Bool {
        get { state.withLock { $0.isHidden } }
        set {
            let waiting = state.withLock { state in
                state.isHidden = newValue
                guard !newValue else { return [Int: CheckedContinuation<Void, any Error>]() }
                defer { state.waiting = [:] }
                return state.waiting
            }
            for waiter in waiting.values { waiter.resume() }
        }
    }

    /// How many tasks are waiting for the app to be shown.
    public var waiting: Int { state.withLock { $0.waiting.count } }

    /// Returns when the app is shown, immediately if it is; throws if the calling task is cancelled.
    public func shown() async throws {
        guard isHidden else { return }
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if !state.isHidden { return .success(()) }
                    state.waiting[id] = waiter
                    return nil
                }
                if let result { waiter.resume(with: result) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?
                .resume(throwing: CancellationError())
        }
    }
}

extension StoreEnvironment {
    /// Sleeps, and then waits until the app is shown; for work whose result nobody would see earlier.
    func sleepWhileHidden(for duration: Duration) async throws {
        try await clock.sleep(for: duration)
        try await visibility.shown()
    }
}
