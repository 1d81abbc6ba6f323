/// Hands the changes of one opening of a storage to everybody who listens, in order.
package final class StorageChangeHub: Sendable {
    private struct State {
        var queues: [Int: StorageChangeQueue] = [:]
        var nextID = 0
        var isFinished = false
    }

    private let state = Locked(State())

    package init() {}

    /// Whether nobody listens.
    package var isEmpty: Bool { state.withLock { $0.queues.isEmpty } }

    /// Returns the changes published from now on, without those up to a revision; ends when its
    /// reader stops or the hub finishes.
    package func changes(after floor: UInt64 = 0) -> AsyncStream<StorageChange> {
        let queue = StorageChangeQueue(floor: floor)
        let id = state.withLock { state in
            state.nextID += 1
            if state.isFinished {
                queue.finish()
            } else {
                state.queues[state.nextID] = queue
            }
            return state.nextID
        }
        let lease = Lease { [weak self] in
            self?.state.withLock { _ = $0.queues.removeValue(forKey: id) }
        }
        return AsyncStream {
            let change = await queue.next()
            if change == nil { lease.end() }
            return change
        }
    }

    /// Gives a change to everybody who listens.
    package func publish(_ change: StorageChange) {
        let queues = state.withLock { Array($0.queues.values) }
        for queue in queues { queue.append(change) }
    }

    /// Ends all streams once they have delivered what is waiting.
    package func finish() {
        let queues = state.withLock { state in
            state.isFinished = true
            defer { state.queues = [:] }
            return Array(state.queues.values)
        }
        for queue in queues { queue.finish() }
    }

    /// Ends a listener's place in the hub when its stream is let go.
    private final class Lease: Sendable {
        private let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        func end() { body() }
        deinit { body() }
    }
}

/// What waits for one listener: at most a thousand changes, or one `.everything` in their place.
final class StorageChangeQueue: Sendable {
    /// How far a reader may fall behind before single changes are dropped for it.
    static let limit = 1_000

    private struct State {
        var waiting: ArraySlice<StorageChange> = []
        var readers: [CheckedContinuation<StorageChange?, Never>] = []
        var isFinished = false
    }

    private let state = Locked(State())
    private let floor: UInt64

    init(floor: UInt64) {
        self.floor = floor
    }

    func append(_ change: StorageChange) {
        guard change.revision > floor else { return }
        let reader: CheckedContinuation<StorageChange?, Never>? = state.withLock { state in
            if state.isFinished { return nil }
            if !state.readers.isEmpty { return state.readers.removeFirst() }
            state.waiting.append(change)
            if state.waiting.count > Self.limit {
                let isForeign = state.waiting.contains { $0.isForeign }
                state.waiting = [
                    StorageChange(
                        revision: change.revision, scope: .everything, isForeign: isForeign)
                ]
            }
            return nil
        }
        reader?.resume(returning: change)
    }

    func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [] }
            return state.readers
        }
        for reader in readers { reader.resume(returning: nil) }
    }

    func next() async -> StorageChange? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: StorageChange?? = state.withLock { state in
                    if let first = state.waiting.popFirst() { return .some(first) }
                    if state.isFinished { return .some(nil) }
                    state.readers.append(continuation)
                    return .none
                }
                if case .some(let change) = answer { continuation.resume(returning: change) }
            }
        } onCancel: {
            finish()
        }
    }
}
