/// Reports whether the network can be reached.
public protocol Connectivity: Sendable {
    /// What is known now, without any request.
    var status: ConnectivityStatus { get }

    /// How often the status has changed so far. It shows a fetch that was busy in the meantime that the network was
    /// gone, even if it is back. Without it, a fetch that fails just as the network returns is not retried
    /// automatically.
    var changeCount: UInt64 { get }

    /// Returns a stream of the current status and all later changes; it buffers only the newest one for a
    /// slow reader, and ends when its reader stops.
    func statuses() -> AsyncStream<ConnectivityStatus>
}

extension Connectivity {
    /// Always zero, for implementations that do not count.
    public var changeCount: UInt64 { 0 }
}

/// What is known about the network.
public enum ConnectivityStatus: String, Sendable, Hashable, Codable {
    /// The system says that the network is available.
    case online
    /// The network is not available, or offline mode is simulated.
    case offline
    /// Unknown; the only way to find out is to try.
    case unknown
}

/// A switch that simulates being offline, for tests, previews and the command line.
///
/// While it is off, it passes on the underlying status.
public final class ConnectivitySwitch: Connectivity {
    private struct State {
        var isOffline: Bool
        var base: ConnectivityStatus
        var readers: [Int: AsyncStream<ConnectivityStatus>.Continuation] = [:]
        var nextReader = 0
        var changes: UInt64 = 0

        var status: ConnectivityStatus { isOffline ? .offline : base }

        mutating func tell() {
            changes += 1
            for (_, reader) in readers.sorted(by: { $0.key < $1.key }) { reader.yield(status) }
        }
    }

    private let state: Locked<State>

    /// Creates a switch over a fixed status.
    public init(isOffline: Bool = false, otherwise base: ConnectivityStatus = .unknown) {
        state = Locked(State(isOffline: isOffline, base: base))
    }

    /// Whether offline mode is simulated; setting it notifies all streams.
    public var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set {
            state.withLock { state in
                guard state.isOffline != newValue else { return }
                state.isOffline = newValue
                state.tell()
            }
        }
    }

    /// Sets the underlying status, which is passed on while the switch is off.
    public func update(_ base: ConnectivityStatus) {
        state.withLock { state in
            guard state.base != base else { return }
            state.base = base
            if !state.isOffline { state.tell() }
        }
    }

    /// What is known now.
    public var status: ConnectivityStatus { state.withLock { $0.status } }

    /// How often the status has changed so far.
    public var changeCount: UInt64 { state.withLock { $0.changes } }

    /// Returns a stream of the current status and all later changes.
    public func statuses() -> AsyncStream<ConnectivityStatus> {
        let (stream, continuation) = AsyncStream<ConnectivityStatus>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.nextReader += 1
            state.readers[state.nextReader] = continuation
            continuation.yield(state.status)
            return state.nextReader
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return stream
    }
}
