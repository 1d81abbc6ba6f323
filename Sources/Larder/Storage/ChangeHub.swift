/// Delivers the changes of one open storage to all followers, in order.
///
/// It remembers the latest batches, so a follower can continue from a position; for an unknown position, it
/// reports that anything may have changed.
package final class ChangeHub: Sendable {
    fileprivate struct State {
        var history: ArraySlice<ChangeBatch> = []
        /// The positions before and at the end of the history.
        var start: StoragePosition
        var end: StoragePosition
        var readers: [Int: Reader] = [:]
        var nextID = 0
        var isFinished = false
    }

    /// How many batches are remembered, and how far a reader may fall behind.
    static let limit = 1_000

    private let state: Locked<State>

    /// Creates a hub that starts after a position.
    package init(after position: StoragePosition) {
        state = Locked(State(start: position, end: position))
    }

    /// Whether there are no followers.
    package var isEmpty: Bool { state.withLock { $0.readers.isEmpty } }

    /// The position of the last batch.
    package var position: StoragePosition { state.withLock { $0.end } }

    /// Delivers a batch to all followers. Call it in the order of commits.
    package func publish(_ batch: ChangeBatch) { publish(batch) { _ in true } }

    /// Delivers a batch if it may follow the hub's position.
    func publish(_ batch: ChangeBatch, where mayFollow: (StoragePosition) -> Bool) {
        let readers = state.withLock { state -> [@Sendable () -> Void] in
            guard mayFollow(state.end) else { return [] }
            if batch.changes.isEverything || batch.through.incarnation != state.end.incarnation {
                state.history = []
                state.start = batch.through
            } else {
                state.history.append(batch)
                if state.history.count > Self.limit, let first = state.history.popFirst() {
                    state.start = first.through
                }
            }
            state.end = batch.through
            // Inside the lock, so that no reader gets two batches out of order.
            return state.readersInOrder.compactMap { $0.append(batch) }
        }
        for reader in readers { reader() }
    }

    /// Returns the changes after a position and all later ones; see ``Storage/changes(after:)``.
    package func changes(
        after position: StoragePosition
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let reader = Reader()
        let id = state.withLock { state in
            for batch in state.missed(after: position) { _ = reader.append(batch) }
            state.nextID += 1
            if state.isFinished {
                _ = reader.finish(throwing: nil)
            } else {
                state.readers[state.nextID] = reader
            }
            return state.nextID
        }
        let lease = Lease { [weak self] in
            self?.state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return AsyncThrowingStream {
            let batch = try await reader.next()
            if batch == nil { lease.end() }
            return batch
        }
    }

    /// Ends all streams after they have delivered their pending batches, with an error if one is given.
    package func finish(throwing error: (any Error)? = nil) {
        let resumed = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [:] }
            return state.readersInOrder.compactMap { $0.finish(throwing: error) }
        }
        for resume in resumed { resume() }
    }

    /// Removes a reader from the hub when its stream is released.
    private final class Lease: Sendable {
        private let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        func end() { body() }
        deinit { body() }
    }

    /// The pending batches of one follower: at most a thousand, or one that says "everything".
    fileprivate final class Reader: Sendable {
        private struct State {
            var waiting: ArraySlice<ChangeBatch> = []
            var taker: CheckedContinuation<ChangeBatch?, any Error>?
            var ending: Result<Void, any Error>?
        }

        private let state = Locked(State())

        /// Returns a closure that delivers the batch, to be called outside any lock.
        func append(_ batch: ChangeBatch) -> (@Sendable () -> Void)? {
            state.withLock { state in
                guard state.ending == nil else { return nil }
                if let taker = state.taker {
                    state.taker = nil
                    return { taker.resume(returning: batch) }
                }
                state.waiting.append(batch)
                if state.waiting.count > ChangeHub.limit {
                    state.waiting = [ChangeBatch(changes: .everything, through: batch.through)]
                }
                return nil
            }
        }

        func finish(throwing error: (any Error)?) -> (@Sendable () -> Void)? {
            state.withLock { state in
                guard state.ending == nil else { return nil }
                let ending = error.map { Result<Void, any Error>.failure($0) } ?? .success(())
                state.ending = ending
                guard let taker = state.taker else { return nil }
                state.taker = nil
                return { taker.resume(with: ending.map { nil }) }
            }
        }

        func next() async throws -> ChangeBatch? {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { taker in
                    let answer: Result<ChangeBatch?, any Error>? = state.withLock { state in
                        if let first = state.waiting.popFirst() { return .success(first) }
                        if let ending = state.ending { return ending.map { nil } }
                        if Task.isCancelled { return .success(nil) }
                        state.taker = taker
                        return nil
                    }
                    if let answer { taker.resume(with: answer) }
                }
            } onCancel: {
                finish(throwing: nil)?()
            }
        }
    }
}

extension ChangeHub.State {
    /// The followers, in the order in which they joined.
    fileprivate var readersInOrder: [ChangeHub.Reader] {
        readers.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the batches after a position, or one batch that says "everything".
    fileprivate func missed(after position: StoragePosition) -> [ChangeBatch] {
        if position == end { return [] }
        if position.incarnation == end.incarnation, position == start { return Array(history) }
        if let place = history.lastIndex(where: { $0.through == position }) {
            return Array(history[(place + 1)...])
        }
        return [ChangeBatch(changes: .everything, through: end)]
    }
}
