/// Whether the outside can be reached.
public protocol Connectivity: Sendable {
    /// What is known now, without asking anybody.
    var status: ConnectivityStatus { get }

    /// How often the status has changed so far: who was busy meanwhile learns that we were offline, though we
    /// are back. Without it, what fails in the moment we come back is not tried again by itself.
    var changeCount: UInt64 { get }

    /// Returns what is known now and every change after it; only the newest is kept for a slow
    /// reader. The stream ends when its reader stops.
    func statuses() -> AsyncStream<ConnectivityStatus>
}

extension Connectivity {
    /// Nothing, for one that does not count.
    public var changeCount: UInt64 { 0 }
}

/// What is known about the outside.
public enum ConnectivityStatus: String, Sendable, Hashable, Codable {
    /// The system says there is a way out.
    case online
    /// There is no way out, or we were told to pretend so.
    case offline
    /// Nobody knows; trying is the only way to find out.
    case unknown
}

/// One switch that simulates being offline: in tests, previews, and on the command line.
///
/// While off it passes on what the connectivity behind it says.
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

    /// Whether the outside is out of reach; setting it tells everybody who asked for changes.
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

    /// Takes in what the system says, to be passed on while the switch is off.
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

    /// Returns what is known now and every change after it.
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
