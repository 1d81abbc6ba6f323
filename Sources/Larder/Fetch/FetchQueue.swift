/// Limits how many fetches run at once across all stores that share it, and can suspend them.
///
/// Fetches start in the order they arrive. A fetch that waits in the queue can be cancelled. A source that
/// loads from another store gives up its place while it waits, so stores that share a queue may depend on one
/// another.
public final class FetchQueue: Sendable {
    private struct Waiter {
        var id: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var limit: Int
        var running = 0
        var isSuspended = false
        var nextID = 0
        /// Fetches that gave up their place and want it back; they go before those that have not begun.
        var returning: ArraySlice<Waiter> = []
        var waiting: ArraySlice<Waiter> = []

        mutating func admit() -> [CheckedContinuation<Void, any Error>] {
            var admitted: [CheckedContinuation<Void, any Error>] = []
            while running < limit {
                guard let next = returning.popFirst() ?? (isSuspended ? nil : waiting.popFirst())
                else { break }
                running += 1
                admitted.append(next.continuation)
            }
            return admitted
        }

        mutating func remove(_ id: Int) -> CheckedContinuation<Void, any Error>? {
            if let index = waiting.firstIndex(where: { $0.id == id }) {
                return waiting.remove(at: index).continuation
            }
            if let index = returning.firstIndex(where: { $0.id == id }) {
                return returning.remove(at: index).continuation
            }
            return nil
        }
    }

    /// A place in a queue, held by a fetch and its child tasks.
    final class Place: Sendable {
        private struct State {
            /// How many of its tasks are waiting.
            var waiting = 0
            var isHeld = true
            /// Whether one of them is queueing to take the place back; the others continue in the meantime.
            var isReturning = false
            var isOver = false
        }

        private let queue: FetchQueue
        private let state = Locked(State())

        init(in queue: FetchQueue) { self.queue = queue }

        /// Gives up the place while one or more of its tasks wait.
        func giveAway() {
            leave(unless: { state in
                state.waiting += 1
                return state.isOver
            })
        }

        /// Takes the place back once none of its tasks is waiting.
        func takeBack() async {
            let mustEnter = state.withLock { state in
                state.waiting -= 1
                guard state.waiting == 0, !state.isOver, !state.isHeld, !state.isReturning else {
                    return false
                }
                state.isReturning = true
                return true
            }
            guard mustEnter else { return }
            do {
                try await queue.enter(isReturning: true)
            } catch {
                // Cancelled: the fetch ends soon, and exceeds the limit until then.
                queue.state.withLock { $0.running += 1 }
            }
            let isTooMuch = state.withLock { state in
                state.isReturning = false
                state.isHeld = !state.isOver && state.waiting == 0
                return !state.isHeld
            }
            if isTooMuch { queue.leave() }
        }

        /// Ends the place with its fetch; tasks that outlive the fetch have none.
        func end() {
            leave(unless: { state in
                defer { state.isOver = true }
                return state.isOver
            })
        }

        private func leave(unless isNot: (inout State) -> Bool) {
            let mustLeave = state.withLock { state in
                guard !isNot(&state), state.isHeld else { return false }
                state.isHeld = false
                return true
            }
            if mustLeave { queue.leave() }
        }
    }

    /// The place of the fetch that the current task belongs to.
    @TaskLocal static var place: Place?

    private let state: Locked<State>

    /// Creates a queue that runs at most `limit` fetches at once.
    public init(limit: Int = 5) {
        precondition(limit > 0, "a queue must allow at least one fetch at a time, not \(limit)")
        state = Locked(State(limit: limit))
    }

    /// Whether new fetches are held back; running ones continue.
    public var isSuspended: Bool { state.withLock { $0.isSuspended } }

    /// Holds back new fetches.
    public func suspend() {
        state.withLock { $0.isSuspended = true }
    }

    /// Lets fetches start again.
    public func resume() {
        let admitted = state.withLock { state in
            state.isSuspended = false
            return state.admit()
        }
        for continuation in admitted { continuation.resume() }
    }

    /// How many fetches are running and how many are waiting.
    public var counts: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.waiting.count + $0.returning.count) }
    }

    /// Runs the body once there is room.
    func run<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await enter(isReturning: false)
        let place = Place(in: self)
        defer { place.end() }
        return try await Self.$place.withValue(place, operation: body)
    }

    /// Waits for another fetch, giving up the current fetch's place in the meantime.
    nonisolated(nonsending) static func waiting<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        guard let place else { return try await body() }
        place.giveAway()
        do {
            let result = try await body()
            await place.takeBack()
            return result
        } catch {
            await place.takeBack()
            throw error
        }
    }

    private func enter(isReturning: Bool) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let admitted: [CheckedContinuation<Void, any Error>]? = state.withLock { state in
                    if Task.isCancelled { return nil }
                    let waiter = Waiter(id: id, continuation: continuation)
                    if isReturning {
                        state.returning.append(waiter)
                    } else {
                        state.waiting.append(waiter)
                    }
                    return state.admit()
                }
                guard let admitted else {
                    continuation.resume(throwing: CancellationError())
                    return
                }
                for continuation in admitted { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.remove(id) }?.resume(throwing: CancellationError())
        }
    }

    private func leave() {
        let admitted = state.withLock { state in
            state.running -= 1
            return state.admit()
        }
        for continuation in admitted { continuation.resume() }
    }
}
