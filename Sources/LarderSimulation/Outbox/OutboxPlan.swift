public import Larder

/// Everything that happens in a run of an outbox, drawn from one seed before it begins.
public struct OutboxPlan: Sendable, CustomStringConvertible {
    /// What a step does.
    public enum Operation: Sendable, Hashable {
        /// Enqueues so many writes, in one commit with local changes.
        case enqueue(Int)
        /// Starts or stops sending.
        case start, stop
        /// Sends what can be sent.
        case drain
        /// Kills the process, and starts another in its place.
        case kill
        /// Goes offline or online.
        case connect(Bool)
        /// Retries or drops what failed.
        case retry, drop
        /// The server forgets all identities, or refuses nothing from now on.
        case forget, mild
        /// Time passes.
        case advance(seconds: Int)
    }

    /// A step of a run.
    public struct Step: Sendable, Hashable {
        /// What it does.
        public var operation: Operation
        /// The process.
        public var node: Int
        /// The lane.
        public var lane: Int
        /// How many events happen before it.
        public var pause: Int
    }

    /// The seed of all randomness in the run.
    public var seed: UInt64
    /// The number of processes.
    public var nodes: Int
    /// The number of lanes.
    public var lanes: Int
    /// The faults of the storage.
    public var storage = StorageFaults.none
    /// The faults of the server.
    public var server = ServerFaults.none
    /// How rarely the server does anything while faults happen, from 0 to 1.
    public var slowness = 0.0
    /// What becomes of a write that conflicts.
    public var conflicts: DeliveryRule.Decision
    /// The steps, in order.
    public var steps: [Step] = []

    /// Whether nothing happens that could make anybody send a write twice.
    var isCalm: Bool {
        storage == .none && server.loss + server.lostAnswer + server.silence + server.double == 0
            && server.busy == 0
            && steps.allSatisfy { step in
                switch step.operation {
                case .kill, .stop, .drain, .retry, .connect: false
                case .advance(let seconds): seconds < 5
                default: true
                }
            }
    }

    /// Draws a plan from a seed.
    public init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        self.seed = seed
        nodes = [1, 1, 2, 2, 3][random.index(below: 5)]
        lanes = [1, 1, 2, 3][random.index(below: 4)]
        conflicts = [.ask, .ask, .park, .drop, .again][random.index(below: 5)]
        if conflicts == .again { conflicts = .park }
        let isCalm = random.hits(0.15)
        if !isCalm {
            storage.delay = random.next() * 0.7
            storage.lateNews = random.next()
            storage.cutNews = random.hits(0.2) ? 0.3 : 0
            if random.hits(0.4) {
                storage.failBefore = random.next() * 0.4
                storage.failAfter = random.hits(0.5) ? random.next() * 0.3 : 0
            }
            server.loss = random.hits(0.4) ? random.next() * 0.6 : 0
            server.lostAnswer = random.hits(0.4) ? random.next() * 0.6 : 0
            server.silence = random.hits(0.3) ? random.next() * 0.4 : 0
            server.double = random.hits(0.3) ? random.next() : 0
            server.busy = random.hits(0.3) ? random.next() * 0.4 : 0
        }
        server.delay = random.next()
        server.refusal = random.hits(0.4) ? random.next() * 0.4 : 0
        server.conflict = random.hits(0.4) ? random.next() * 0.4 : 0
        // A request that is still under way when its sender is gone meets that of the next one; one that takes
        // longer than a lease must not be sent by another process.
        let isSlow = random.hits(isCalm ? 0.5 : 0.25)
        if isSlow {
            server.delay = 1
            slowness = 0.9 + random.next() * 0.1
        }
        var kinds: [Operation] = [.enqueue(1), .enqueue(1), .enqueue(1), .enqueue(3), .start]
        if isCalm {
            kinds += (1...4).map { .advance(seconds: $0) }
        } else {
            let others: [Operation] = [
                .stop, .drain, .kill, .kill, .connect(false), .connect(true), .retry, .drop,
                .forget, .mild, .advance(seconds: 3), .advance(seconds: 40),
            ]
            if isSlow { kinds += [.kill, .advance(seconds: 40)] }
            for _ in 0..<(1 + random.index(below: 5)) {
                kinds.append(others[random.index(below: others.count)])
            }
        }
        for _ in 0..<(4 + random.index(below: 14)) {
            steps.append(
                Step(
                    operation: kinds[random.index(below: kinds.count)],
                    node: random.index(below: nodes), lane: random.index(below: lanes),
                    pause: random.index(below: random.hits(0.3) ? 60 : 12)))
        }
    }

    /// The plan as text, for reading before it is run again.
    public var description: String {
        """
        seed \(seed): \(nodes) processes, \(lanes) lanes, conflicts: \(conflicts), slowness \(slowness)
        \(storage)
        \(server)
        \(steps.map { "\($0.operation) node \($0.node) lane \($0.lane) after \($0.pause)" }
            .joined(separator: "\n"))
        """
    }
}
