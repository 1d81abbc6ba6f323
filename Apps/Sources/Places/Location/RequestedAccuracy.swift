public import Larder

/// How accurate a position should be, as a radius.
public struct Accuracy: Sendable, Hashable, Comparable {
    /// The radius in metres; 0 asks for the best available.
    public let metres: Double

    /// Creates an accuracy with a radius.
    public init(metres: Double) {
        self.metres = metres.isFinite ? max(0, metres) : 0
    }

    /// The best available.
    public static let best = Accuracy(metres: 0)
    /// Good enough to find a house.
    public static let house = Accuracy(metres: 100)
    /// Good enough to know the town.
    public static let town = Accuracy(metres: 3_000)

    /// Orders the stricter accuracy first.
    public static func < (left: Accuracy, right: Accuracy) -> Bool { left.metres < right.metres }
}

/// The strictest accuracy that any watcher of a receiver wants, as it changes.
///
/// It is not a filter: a receiver may be more accurate, and watchers must accept less.
public final class RequestedAccuracy: Sendable {
    private struct State: Sendable {
        var requests: [Int: Accuracy] = [:]
        var nextID = 0
        var readers: [Int: AsyncStream<Accuracy>.Continuation] = [:]

        var strictest: Accuracy? { requests.values.min() }
    }

    private let state = Locked(State())

    /// Creates a requestedAccuracy without watchers.
    public init() {}

    /// The strictest accuracy; nil while nobody wants any.
    public var strictest: Accuracy? { state.withLock { $0.strictest } }

    /// Returns the strictest accuracy now and whenever it changes; only the newest is buffered.
    public func changes() -> AsyncStream<Accuracy> {
        let (stream, continuation) = AsyncStream<Accuracy>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.nextID += 1
            state.readers[state.nextID] = continuation
            if let strictest = state.strictest { continuation.yield(strictest) }
            return state.nextID
        }
        continuation.onTermination = { [state] _ in
            state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return stream
    }

    /// Adds an accuracy, until the token is cancelled or released.
    public func add(_ accuracy: Accuracy) -> ObservationToken {
        let id = change { state in
            state.nextID += 1
            state.requests[state.nextID] = accuracy
            return state.nextID
        }
        return ObservationToken { [weak self] in
            self?.change { $0.requests[id] = nil }
        }
    }

    @discardableResult
    private func change<Result: Sendable>(
        _ body: @Sendable (inout State) -> Result
    ) -> Result {
        state.withLock { state in
            let before = state.strictest
            let result = body(&state)
            if let now = state.strictest, now != before {
                for reader in state.readers.values { reader.yield(now) }
            }
            return result
        }
    }
}
