public import Larder

/// Simulated network conditions: latency, loss, offline.
///
/// Wrap it around any source. Losses are drawn from a seed, so that a run can be repeated.
///
/// ```swift
/// let weather = Weather(seed: 7)
/// weather.latency = .milliseconds(200)
/// weather.loss = 0.1
/// let store = Store(name: "rates", source: weather.around(source, clock: clock))
/// ```
public final class Weather: Sendable {
    private struct State: Sendable {
        var latency: Duration = .zero
        var loss: Double = 0
        var isOffline = false
        var random: SeededRandom
    }

    private let state: Locked<State>

    /// Creates good conditions; the seed determines what is lost once they get worse.
    public init(seed: UInt64 = 1) {
        state = Locked(State(random: SeededRandom(seed: seed)))
    }

    /// The delay of every answer.
    public var latency: Duration {
        get { state.withLock { $0.latency } }
        set { state.withLock { $0.latency = newValue } }
    }

    /// The fraction of requests that get no answer, from 0 to 1.
    public var loss: Double {
        get { state.withLock { $0.loss } }
        set { state.withLock { $0.loss = newValue } }
    }

    /// Whether nothing gets through.
    public var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

    /// Returns a source that is subject to these conditions.
    public func around<Value: Sendable>(
        _ source: some Source<Value>, clock: any Clock<Duration> = ContinuousClock()
    ) -> ClosureSource<Value> {
        ClosureSource { request in
            let (latency, isLost) = self.state.withLock { state in
                (state.latency, state.isOffline || state.random.next() < state.loss)
            }
            if latency > .zero { try await clock.sleep(for: latency) }
            if isLost {
                throw LarderError(
                    .unreachable, key: request.key,
                    message: "Nobody answered. Check the connection and try again.")
            }
            return try await source.fetch(request)
        }
    }
}

/// A random number generator that gives the same sequence for the same seed (SplitMix64).
public struct SeededRandom: Sendable, RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator from a seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns the next number from 0 up to, but not including, 1.
    public mutating func next() -> Double {
        Double((next() as UInt64) >> 11) * 0x1p-53
    }
}
