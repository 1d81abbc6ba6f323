extension ChangeHub {
    /// Returns the changes after a position and all later ones, for a storage that can read changes the hub
    /// does not remember.
    ///
    /// - Parameter missed: Reads the changes after the position; called when the first batch is requested.
    ///   Its result may overlap with live batches; no batch is delivered twice.
    package func changes(
        after position: StoragePosition,
        missed: @escaping @Sendable () async throws -> [ChangeBatch]
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let start = self.position
        let live = changes(after: start)
        let backlog = Backlog(after: position)
        return AsyncThrowingStream {
            if backlog.begins {
                do {
                    backlog.fill(try await missed())
                } catch {
                    // If they cannot be read, anything may have changed; a later read reports the error.
                    let unknown = ChangeBatch(changes: .everything, through: start)
                    backlog.fill(position == start ? [] : [unknown])
                }
            }
            if let batch = backlog.next() { return batch }
            while let batch = try await Self.next(of: live) {
                if backlog.isNew(batch) { return batch }
            }
            return nil
        }
    }

    private static func next(
        of stream: AsyncThrowingStream<ChangeBatch, any Error>
    ) async throws -> ChangeBatch? {
        var iterator = stream.makeAsyncIterator()
        return try await iterator.next()
    }

    /// Publishes batches that were read after a position of the hub, in order; if somebody else was faster,
    /// only the later ones.
    package func publish(_ batches: [ChangeBatch], after position: StoragePosition) {
        var last = position
        for batch in batches {
            publish(batch) { $0 == last || batch.through.isLater(than: $0) }
            last = batch.through
        }
    }
}

/// What a follower missed before its live stream, and how far it has got.
private final class Backlog: Sendable {
    private struct State {
        var hasBegun = false
        var waiting: ArraySlice<ChangeBatch> = []
        var last: StoragePosition
    }

    private let state: Locked<State>

    init(after position: StoragePosition) {
        state = Locked(State(last: position))
    }

    /// Whether this is the first request.
    var begins: Bool {
        state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
    }

    func fill(_ batches: [ChangeBatch]) { state.withLock { $0.waiting = batches[...] } }

    func next() -> ChangeBatch? {
        state.withLock { state in
            guard let batch = state.waiting.popFirst() else { return nil }
            state.last = batch.through
            return batch
        }
    }

    /// Whether a live batch was not delivered before. A batch that says "everything" always counts: the
    /// storage may have been replaced by an older one, whose numbers start lower.
    func isNew(_ batch: ChangeBatch) -> Bool {
        state.withLock { state in
            let isKnown = batch.through == state.last || state.last.isLater(than: batch.through)
            if isKnown, !batch.changes.isEverything { return false }
            state.last = batch.through
            return true
        }
    }
}
