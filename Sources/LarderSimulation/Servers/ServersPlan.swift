/// What happens in a run of ``ServersSimulation``.
public struct ServersPlan: Sendable {
    /// Something that goes wrong, or a server that joins.
    public enum Event: Sendable {
        /// A server ends without saying goodbye.
        case kill(Int)
        /// A server stands still for some time.
        case stall(Int, Duration)
        /// A server starts.
        case join
        /// A server leaves.
        case leave(Int)
        /// Every call of the database takes this long, for some time.
        case slow(Duration, lasting: Duration)
        /// The database does not answer for some time.
        case away(Duration)
    }

    /// The seed of everything random.
    public var seed: UInt64
    /// The number of servers at the start.
    public var servers: Int
    /// The number of feeds.
    public var feeds: Int
    /// The number of hosts that have them.
    public var hosts: Int
    /// How long the run lasts.
    public var length: Duration
    /// How long a call of the database takes.
    public var latency = Duration.milliseconds(2)
    /// What happens when, since the start.
    public var events: [(at: Duration, Event)]
    /// The least time by which the clock advances: longer ones run faster and blur times.
    public var step = Duration.zero

    /// Creates a plan.
    public init(
        seed: UInt64, servers: Int, feeds: Int, hosts: Int, length: Duration,
        events: [(at: Duration, Event)] = []
    ) {
        self.seed = seed
        self.servers = servers
        self.feeds = feeds
        self.hosts = hosts
        self.length = length
        self.events = events
    }

    /// How long a server pauses between two rounds.
    static let pause = Duration.seconds(60)
    /// How long a lease of a feed lasts.
    static let lease = Duration.seconds(120)
    /// How long a server that stopped keeps its shares.
    static let membership = Duration.seconds(150)
    /// How many feeds a server reads for a round.
    static let batch = 2_000

    /// How late a feed may be while the database answers: a server takes its share over when the membership of the one that
    /// stopped and the lease of the feed have ended, in the round after that.
    var bound: Duration {
        let harms = events.reduce(Duration.zero) { sum, event in
            switch event.1 {
            case .slow(_, let lasting), .away(let lasting): sum + lasting
            default: sum
            }
        }
        return Self.membership + Self.lease + Self.pause * 2 + harms
    }
}
