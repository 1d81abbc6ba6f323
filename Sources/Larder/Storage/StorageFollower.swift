/// Follows the changes of a storage for one who keeps some of it in memory, and never loses the thread.
///
/// It begins once somebody reads: the position is taken before the first read, so that what is written
/// after it is news. When the stream breaks off it goes on from the last position.
final class StorageFollower: Sendable {
    private enum State {
        case notBegun
        case beginning(Flight)
        case following(Task<Void, Never>)
        case ended
    }

    private let state = Locked(State.notBegun)
    private let storage: any Storage
    private let environment: StoreEnvironment
    private let hear: @Sendable (ChangeBatch) -> Bool
    private let close: @Sendable () -> Void

    /// How long it waits before it looks again for a stream that broke off.
    private static let pause = Duration.seconds(1)

    /// Creates a follower. `hear` is called for each batch, in order, and returns false when whoever
    /// wanted to hear is gone; `close` is called when the storage was closed.
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

    /// Sees to it that changes from now on are heard; throws when the storage cannot be asked for its
    /// position, and then the next call tries again.
    func begin() async throws {
        while true {
            let fresh = Flight(order: FetchOrder(isBackground: true))
            let beginning: Flight? = state.withLock { state in
                switch state {
                case .following, .ended: return nil
                case .beginning(let flight) where flight.join(): return flight
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
            case .landed: return
            case .failed(let error): throw error
            case .cancelled, .superseded: continue
            }
        }
    }

    private final class Begun: Sendable {}

    private func takePosition(_ flight: Flight) async {
        do {
            let start = try await storage.position()
            let task = follow(from: start)
            let isWanted = state.withLock { state in
                guard case .beginning(let current) = state, current === flight else { return false }
                state = .following(task)
                return true
            }
            if !isWanted { task.cancel() }
            flight.finish(.landed(Begun()))
        } catch {
            state.withLock { state in
                if case .beginning(let current) = state, current === flight { state = .notBegun }
            }
            flight.finish(.failed(.wrapping(error)))
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
                    // Whoever reads is told what is wrong; here it is enough to come back.
                    guard (try? await environment.clock.sleep(for: Self.pause)) != nil else {
                        return
                    }
                }
            }
        }
    }
}
