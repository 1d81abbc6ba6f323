public import Larder

/// How often a simulated source misbehaves, from 0 (never) to 1 (always).
public struct SourceFaults: Sendable, Hashable {
    /// An answer comes later.
    public var delay = 0.0
    /// Everything else is quicker than an answer that comes later.
    public var slowness = 0.0
    /// No answer comes, and the source says so.
    public var loss = 0.0
    /// A fetch that is cancelled goes on all the same.
    public var deafness = 0.0

    /// Creates faults that never happen.
    public init() {}

    /// A source that answers at once.
    public static let none = SourceFaults()
}

/// A server and the way to it, seen from one store: it delays, loses, and ignores cancellation, as a
/// seed says, and pushes what it is told to.
///
/// What it has for a key, it asks the test: `current` gives the newest number and its tags.
public final class SimulatedSource: Source, PushSource {
    /// What the source tells of its work.
    public enum Event: Sendable {
        /// A fetch began.
        case asked(fetch: Int, Key)
        /// It brought a value, new or confirmed.
        case answered(fetch: Int, Key, value: Int)
        /// It brought nothing.
        case ended(fetch: Int, Key)
    }

    private struct State: Sendable {
        var random: SeededChance
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

    /// Creates a source; `current` says what the server has.
    public init(
        seed: UInt64, faults: SourceFaults = .none,
        current: @escaping @Sendable (Key) -> (value: Int, tags: Set<String>),
        mayBeStored: @escaping @Sendable (Int) -> Bool = { _ in true },
        onEvent: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededChance(seed: seed &+ 1), faults: faults))
        self.current = current
        self.mayBeStored = mayBeStored
        self.onEvent = onEvent
    }

    /// How often it misbehaves from now on.
    public var faults: SourceFaults {
        get { state.withLock { $0.faults } }
        set {
            state.withLock { $0.faults = newValue }
            gate.rate = newValue.delay
        }
    }

    /// How many answers wait to be let go.
    public var waiting: Int { gate.count }

    /// Lets one answer go.
    public func letOneGo() { gate.release() }

    /// The keys that are being fetched and not cancelled, in the order of the fetches.
    public var inTheAir: [Key] {
        state.withLock { state in
            state.running.sorted { $0.key < $1.key }
                .filter { !state.cancelled.contains($0.key) }.map(\.value)
        }
    }

    /// The keys whose pushed values somebody reads, in the order they began.
    public var pushing: [Key] { state.withLock { $0.readers.map(\.key) } }

    /// Answers with what the server had when the question or the answer left; chance says which.
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

    /// Gives a value to everybody who reads this key; returns whether anybody does.
    @discardableResult
    public func push(_ value: Int, for key: Key) -> Bool {
        let readers = readers(of: key)
        for reader in readers { reader.yield(Fetched(value, mayBeStored: mayBeStored(value))) }
        return !readers.isEmpty
    }

    /// Breaks off everybody who reads this key.
    public func breakOff(_ key: Key) {
        let error = LarderError(.unreachable, key: key, message: "The line broke.")
        for reader in readers(of: key) { reader.finish(throwing: error) }
    }

    /// Returns a stream that gives what is pushed from now on.
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
