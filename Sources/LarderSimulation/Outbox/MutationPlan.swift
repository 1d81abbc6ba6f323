/// Everything that happens in a run of optimistic changes, drawn from one seed before it begins.
public struct MutationPlan: Sendable, CustomStringConvertible {
    /// What a step does.
    public enum Operation: Sendable, Hashable {
        /// Inserts an item, or moves, changes or removes one that is shown.
        case insert, move, change, remove
        /// Undoes or redoes what was done in the process.
        case undo, redo
        /// Fetches the list, or reads what is stored.
        case fetch, look
        /// Starts or stops sending.
        case start, stop
        /// Kills the process, and starts another in its place.
        case kill
        /// Goes offline or online.
        case connect(Bool)
        /// Time passes.
        case advance(seconds: Int)
    }

    /// What a rule does with every conflict.
    public enum Resolution: Sendable { case keepMine, keepTheirs }

    /// How the server says which mutations a list includes.
    public enum Recognition: Sendable, CaseIterable {
        /// An item says which mutation made it what it is.
        case mutation
        /// An item has the temporary identity under which it was created.
        case name
        /// It does not.
        case nothing
    }

    /// A step of a run.
    public struct Step: Sendable, Hashable {
        /// What it does.
        public var operation: Operation
        /// The process.
        public var node: Int
        /// How many events happen before it.
        public var pause: Int
    }

    /// The seed of all randomness in the run.
    public var seed: UInt64
    /// The number of processes.
    public var nodes: Int
    /// The faults of the storage.
    public var storage = StorageFaults.none
    /// The faults of the server.
    public var server = ServerFaults.none
    /// What a rule does with conflicts, for a server that compares versions; nil for one that does not.
    public var conflicts: Resolution?
    /// Whether the server answers with the new list.
    public var saysValue: Bool
    /// How the server says which mutations a list includes.
    public var recognition: Recognition
    /// The steps, in order.
    public var steps: [Step] = []

    /// Draws a plan from a seed.
    public init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        self.seed = seed
        nodes = [1, 1, 2, 2, 3][random.index(below: 5)]
        saysValue = random.hits(0.4)
        // A draw of its own, so that the rest of a plan is what it was before.
        var other = SeededRandom(seed: seed &+ 77)
        recognition = Recognition.allCases[other.index(below: 3)]
        if random.hits(0.25) { conflicts = random.hits(0.7) ? .keepMine : .keepTheirs }
        if random.hits(0.8) {
            storage.delay = random.next() * 0.7
            storage.lateNews = random.next()
            storage.cutNews = random.hits(0.2) ? 0.3 : 0
            if random.hits(0.3) {
                storage.failBefore = random.next() * 0.3
                storage.failAfter = random.hits(0.5) ? random.next() * 0.3 : 0
            }
            server.loss = random.hits(0.3) ? random.next() * 0.5 : 0
            server.lostAnswer = random.hits(0.3) ? random.next() * 0.5 : 0
            server.double = random.hits(0.3) ? random.next() : 0
            server.busy = random.hits(0.3) ? random.next() * 0.4 : 0
        }
        server.delay = random.next()
        server.refusal = random.hits(0.3) ? random.next() * 0.3 : 0
        var kinds: [Operation] = [.insert, .insert, .insert, .start, .fetch]
        let others: [Operation] = [
            .move, .move, .change, .change, .remove, .undo, .redo, .look, .stop, .kill,
            .connect(false), .connect(true), .advance(seconds: 3), .advance(seconds: 40),
        ]
        for _ in 0..<(1 + random.index(below: 6)) {
            kinds.append(others[random.index(below: others.count)])
        }
        for _ in 0..<(4 + random.index(below: 16)) {
            steps.append(
                Step(
                    operation: kinds[random.index(below: kinds.count)],
                    node: random.index(below: nodes),
                    pause: random.index(below: random.hits(0.3) ? 100 : 20)))
        }
    }

    /// The plan as text, for reading before it is run again.
    public var description: String {
        """
        seed \(seed): \(nodes) processes, conflicts: \(conflicts.map { "\($0)" } ?? "none"), \
        answers with values: \(saysValue), lists say: \(recognition)
        \(storage)
        \(server)
        \(steps.map { "\($0.operation) node \($0.node) after \($0.pause)" }.joined(separator: "\n"))
        """
    }
}
