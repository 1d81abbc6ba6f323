import Larder

/// What the readers of a simulated storage are told of commits, each in order and one batch at a time.
///
/// A stream breaks off when it is cut, and a reader goes on from its last position. What came after one
/// that is too old, or of another incarnation, is not known any more.
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

    /// How many readers have not been told everything.
    var late: Int { readers.count { !$0.waiting.isEmpty } }

    /// How many readers there are.
    var count: Int { readers.count }

    /// Begins a stream after a position.
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

    /// Takes a batch in, to be delivered.
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

    /// Delivers all that a reader was not told.
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

    /// Breaks a stream off, with what it was not told.
    mutating func cut(_ index: Int, throwing error: any Error) {
        readers[index].stream.finish(throwing: error)
        readers[index].waiting = []
        readers[index].opening = Self.gone
    }

    /// Forgets what came before.
    mutating func forget() {
        history = []
        start = end
    }

    /// Ends the streams of an opening.
    mutating func close(_ opening: Int) {
        for reader in readers where reader.opening == opening { reader.stream.finish() }
        readers.removeAll { $0.opening == opening }
    }

    /// Lets go of the readers that are gone.
    mutating func tidy() { readers.removeAll { $0.opening == Self.gone } }

    private static let gone = -1
}
