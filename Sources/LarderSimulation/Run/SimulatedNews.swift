import Larder

/// The notifications of commits for the readers of a simulated storage, in order and one batch at a time.
///
/// A stream fails when it is cut, and its reader continues from its last position. If that is too old, or
/// from another incarnation, the changes after it are unknown.
struct SimulatedNews: Sendable {
    private struct Reader: Sendable {
        var opening: Int
        var waiting: [ChangeBatch]
        var stream: AsyncThrowingStream<ChangeBatch, any Error>.Continuation
    }

    private var readers: [Reader] = []
    private var history: [ChangeBatch] = []
    private var start: StoragePosition
    private var end: StoragePosition

    init(after position: StoragePosition) {
        start = position
        end = position
    }

    /// The number of readers with undelivered batches.
    var late: Int { readers.count { !$0.waiting.isEmpty } }

    /// The number of readers.
    var count: Int { readers.count }

    /// Starts a stream after a position.
    mutating func changes(
        after position: StoragePosition, opening: Int
    ) -> AsyncThrowingStream<ChangeBatch, any Error> {
        let (stream, continuation) = AsyncThrowingStream<ChangeBatch, any Error>.makeStream()
        readers.append(
            Reader(opening: opening, waiting: missed(after: position), stream: continuation))
        return stream
    }

    private func missed(after position: StoragePosition) -> [ChangeBatch] {
        if position == end { return [] }
        if position == start { return history }
        if let place = history.lastIndex(where: { $0.through == position }) {
            return Array(history[(place + 1)...])
        }
        return [ChangeBatch(changes: .everything, through: end)]
    }

    /// Adds a batch to deliver.
    mutating func publish(_ batch: ChangeBatch) {
        if batch.changes.isEverything {
            history = []
            start = batch.through
        } else {
            history.append(batch)
        }
        end = batch.through
        for index in readers.indices { readers[index].waiting.append(batch) }
    }

    /// Delivers the oldest batch of one of the readers that are late.
    mutating func deliver(late number: Int) {
        let late = readers.indices.filter { !readers[$0].waiting.isEmpty }
        deliver(late[number])
        readers.removeAll { $0.opening == Self.gone }
    }

    /// Delivers all batches that a reader has not received.
    mutating func deliverAll(to index: Int) {
        while !readers[index].waiting.isEmpty { deliver(index) }
    }

    private mutating func deliver(_ index: Int) {
        let batch = readers[index].waiting.removeFirst()
        if case .terminated = readers[index].stream.yield(batch) {
            readers[index].opening = Self.gone
            readers[index].waiting = []
        }
    }

    /// Ends a stream with an error, dropping its undelivered batches.
    mutating func cut(_ index: Int, throwing error: any Error) {
        readers[index].stream.finish(throwing: error)
        readers[index].waiting = []
        readers[index].opening = Self.gone
    }

    /// Forgets the history.
    mutating func forget() {
        history = []
        start = end
    }

    /// Ends the streams of an opening.
    mutating func close(_ opening: Int) {
        for reader in readers where reader.opening == opening { reader.stream.finish() }
        readers.removeAll { $0.opening == opening }
    }

    /// Removes the readers that have been cut.
    mutating func tidy() { readers.removeAll { $0.opening == Self.gone } }

    private static let gone = -1
}
