/// Follows the changes of a storage for an in-memory copy, without missing any.
///
/// It starts with the first read: the position is taken before that read, so everything written later is
/// noticed. When the stream fails, it continues from the last position.
final class StorageFollower: Sendable {
    private enum State {
        case notBegun
        case beginning(SharedTask)
        case following(Task<Void, Never>)
        case ended
    }

    private let state = Locked(State.notBegun)
    private let storage: any Storage
    private let environment: StoreEnvironment
    private let hear: @Sendable (ChangeBatch) -> Bool
    private let close: @Sendable () -> Void

    /// The pause before following again after the stream failed.
    private static let pause = Duration.seconds(1)

    /// Creates a follower. `hear` is called with each batch, in order, and returns false when nobody listens;
    /// `close` is called when the storage was closed.
    init(
        _ storage: any Storage, _ environment: StoreEnvironment,
        hear: @escaping @Sendable (ChangeBatch) -> Bool,
        close: @escaping @Sendable () -> Void = {}
    ) {
        self.storage = storage
        self.environment = environment
        self.hear = hear
        self.close = close
    }

    deinit { end() }

    /// Stops following.
    func end() {
        let old = state.withLock { state in
            defer { state = .ended }
            return state
        }
        if case .following(let task) = old { task.cancel() }
    }

    /// Starts following, so that all changes from now on are heard. Throws if the storage's position cannot
    /// be read; the next call tries again.
    func begin() async throws {
        while true {
            let fresh = SharedTask(order: FetchOrder(isBackground: true))
            let beginning: SharedTask? = state.withLock { state in
                switch state {
                case .following, .ended: return nil
                case .beginning(let fetch) where fetch.join(): return fetch
                case .notBegun, .beginning:
                    _ = fresh.join()
                    state = .beginning(fresh)
                    return fresh
                }
            }
            guard let beginning else { return }
            if beginning === fresh {
                fresh.start(environment.task { await self.takePosition(fresh) })
            }
            switch try await beginning.wait(leaving: { .finish }) {
            case .applied: return
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    private final class Begun: Sendable {}

    private func takePosition(_ fetch: SharedTask) async {
        do {
            let start = try await storage.position()
            let task = follow(from: start)
            let isWanted = state.withLock { state in
                guard case .beginning(let current) = state, current === fetch else { return false }
                state = .following(task)
                return true
            }
            if !isWanted { task.cancel() }
            fetch.finish(.applied(Begun()))
        } catch {
            state.withLock { state in
                if case .beginning(let current) = state, current === fetch { state = .notBegun }
            }
            fetch.finish(.failed(.wrapping(error)))
        }
    }

    private func follow(from start: StoragePosition) -> Task<Void, Never> {
        environment.task { [storage, environment, hear, close] in
            var position = start
            while !Task.isCancelled {
                do {
                    for try await batch in storage.changes(after: position) {
                        position = batch.through
                        guard hear(batch) else { return }
                    }
                    return close()
                } catch {
                    // A reader reports the error; here it is enough to try again.
                    guard (try? await environment.clock.sleep(for: Self.pause)) != nil else {
                        return
                    }
                }
            }
        }
    }
}
