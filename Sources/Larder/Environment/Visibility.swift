/// Whether anybody can see the app: one switch, set from what the system says of scenes and windows.
///
/// While the app is hidden, failed fetches wait with their next try, polls wait with their next round, and
/// what is watched is not fetched when its freshness ends; all go on when it is shown again. A load that
/// somebody asks for runs at once, hidden or not, so that work in the background gets its values; one that
/// joins a fetch which failed and waits for its next try waits with it.
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

    /// Whether nobody can see the app; setting it to false lets go on what waits.
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

    /// How many wait for the app to be shown.
    public var waiting: Int { state.withLock { $0.waiting.count } }

    /// Returns when the app is shown, at once if it is; throws when the calling task is cancelled.
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
    /// Sleeps, and then until the app is shown: the wait of what nobody would see.
    func sleepWhileHidden(for duration: Duration) async throws {
        try await clock.sleep(for: duration)
        try await visibility.shown()
    }
}
