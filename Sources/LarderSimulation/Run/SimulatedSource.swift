public import Larder

/// The fault rates of a simulated source, from 0 (never) to 1 (always).
public struct SourceFaults: Sendable, Hashable {
    /// An answer is delayed.
    public var delay = 0.0
    /// Everything else happens before a delayed answer.
    public var slowness = 0.0
    /// The source fails to answer, with an error.
    public var loss = 0.0
    /// A cancelled fetch continues anyway.
    public var deafness = 0.0

    /// Creates fault rates of zero.
    public init() {}

    /// A source that answers at once.
    public static let none = SourceFaults()
}

/// A server and the connection to it, as seen from one store: it delays, loses, and ignores cancellation,
/// determined by a seed, and pushes values on request.
///
/// It gets its values from the test: `current` returns the newest number for a key, and its tags.
public final class SimulatedSource: Source, PushSource {
    /// An event of the source.
    public enum Event: Sendable {
        /// A fetch began.
        case asked(fetch: Int, Key)
        /// It returned a value, new or confirmed.
        case answered(fetch: Int, Key, value: Int)
        /// It returned nothing.
        case ended(fetch: Int, Key)
    }

    private struct State: Sendable {
        var random: SeededRandom
        var faults: SourceFaults
        var nextID = 0
        var running: [Int: Key] = [:]
        var cancelled: Set<Int> = []
        var readers: [(id: Int, key: Key, reader: Reader)] = []
    }

    private typealias Reader = AsyncThrowingStream<Fetched<Int>, any Error>.Continuation

    private let gate: SimulationGate
    private let state: Locked<State>
    private let current: @Sendable (Key) -> (value: Int, tags: Set<String>)
    private let mayBeStored: @Sendable (Int) -> Bool
    private let onEvent: @Sendable (Event) -> Void

    /// Creates a source; `current` returns what the server has.
    public init(
        seed: UInt64, faults: SourceFaults = .none,
        current: @escaping @Sendable (Key) -> (value: Int, tags: Set<String>),
        mayBeStored: @escaping @Sendable (Int) -> Bool = { _ in true },
        onEvent: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededRandom(seed: seed &+ 1), faults: faults))
        self.current = current
        self.mayBeStored = mayBeStored
        self.onEvent = onEvent
    }

    /// The fault rates from now on.
    public var faults: SourceFaults {
        get { state.withLock { $0.faults } }
        set {
            state.withLock { $0.faults = newValue }
            gate.rate = newValue.delay
        }
    }

    /// The number of waiting answers.
    public var waiting: Int { gate.count }

    /// Releases one answer.
    public func letOneGo() { gate.release() }

    /// The keys with running fetches that were not cancelled, in the order of the fetches.
    public var inTheAir: [Key] {
        state.withLock { state in
            state.running.sorted { $0.key < $1.key }
                .filter { !state.cancelled.contains($0.key) }.map(\.value)
        }
    }

    /// The keys whose pushed values are being read, in the order in which the readers began.
    public var pushing: [Key] { state.withLock { $0.readers.map(\.key) } }

    /// Answers with what the server had when the request or the answer was sent, chosen at random.
    public func fetch(_ request: FetchRequest<Int>) async throws -> FetchResult<Int> {
        let (id, isEarly, isDeaf) = state.withLock { state in
            state.nextID += 1
            state.running[state.nextID] = request.key
            return (
                state.nextID, state.random.hits(0.5), state.random.hits(state.faults.deafness)
            )
        }
        onEvent(.asked(fetch: id, request.key))
        defer {
            state.withLock { state in
                state.running[id] = nil
                state.cancelled.remove(id)
            }
        }
        let early = isEarly ? current(request.key) : nil
        do {
            try await withTaskCancellationHandler {
                try await gate.pass(ignoringCancellation: isDeaf)
            } onCancel: {
                state.withLock { _ = $0.cancelled.insert(id) }
            }
            if state.withLock({ $0.random.hits($0.faults.loss) }) {
                throw LarderError(.unreachable, key: request.key, message: "Nobody answered.")
            }
        } catch {
            onEvent(.ended(fetch: id, request.key))
            throw error
        }
        let (value, tags) = early ?? current(request.key)
        onEvent(.answered(fetch: id, request.key, value: value))
        if request.known?.validators["etag"] == "\(value)" { return .notModified(NotModified()) }
        return .fetched(
            Fetched(
                value, validators: ["etag": "\(value)"], tags: tags,
                mayBeStored: mayBeStored(value)))
    }

    /// Pushes a value to all readers of a key; returns whether there are any.
    @discardableResult
    public func push(_ value: Int, for key: Key) -> Bool {
        let readers = readers(of: key)
        for reader in readers { reader.yield(Fetched(value, mayBeStored: mayBeStored(value))) }
        return !readers.isEmpty
    }

    /// Ends the streams of all readers of a key with an error.
    public func breakOff(_ key: Key) {
        let error = LarderError(.unreachable, key: key, message: "The line broke.")
        for reader in readers(of: key) { reader.finish(throwing: error) }
    }

    /// Returns a stream of the values pushed from now on.
    public func values(for key: Key) -> AsyncThrowingStream<Fetched<Int>, any Error> {
        let (stream, reader) = AsyncThrowingStream<Fetched<Int>, any Error>.makeStream()
        let id = state.withLock { state in
            state.nextID += 1
            state.readers.append((state.nextID, key, reader))
            return state.nextID
        }
        reader.onTermination = { [state] _ in
            state.withLock { $0.readers.removeAll { $0.id == id } }
        }
        return stream
    }

    private func readers(of key: Key) -> [Reader] {
        state.withLock { state in state.readers.filter { $0.key == key }.map(\.reader) }
    }
}
