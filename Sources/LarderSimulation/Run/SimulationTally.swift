internal import Larder

/// The result of a run.
public struct SimulationRun<Plan: Sendable>: Sendable {
    /// The plan that was run.
    public var plan: Plan
    /// The first promise that was broken.
    public var violation: SimulationViolation?
    /// How often rare events happened, by name.
    public var coverage: [String: Int]
    /// A number that is the same for equal runs.
    public var digest: UInt64

    init(_ plan: Plan, _ log: some RunLog) {
        let tally = log.tally { $0 }
        self.plan = plan
        (violation, coverage, digest) = (tally.violation, tally.coverage, tally.digest)
    }
}

/// What every run counts.
struct SimulationTally: Sendable {
    private(set) var violation: SimulationViolation?
    private(set) var coverage: [String: Int] = [:]
    private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Notes a broken promise, unless one was broken before.
    mutating func fail(_ check: String, _ detail: String) {
        if violation == nil { violation = SimulationViolation(check: check, detail: detail) }
    }

    /// Counts a rare event.
    mutating func cover(_ what: String) { coverage[what, default: 0] += 1 }

    mutating func mix(_ numbers: Int...) {
        for number in numbers { mix(UInt64(bitPattern: Int64(number))) }
    }

    mutating func mix(_ text: String) {
        for byte in text.utf8 { mix(UInt64(byte)) }
    }

    private mutating func mix(_ number: UInt64) { digest = (digest ^ number) &* 0x100_0000_01b3 }
}

/// What receives the events of a run and checks its promises.
protocol RunLog: AnyObject, Sendable {
    func tally<Result>(_ body: (inout SimulationTally) -> Result) -> Result
}

extension RunLog {
    var violation: SimulationViolation? { tally { $0.violation } }

    func cover(_ what: String) { tally { $0.cover(what) } }

    func fail(_ check: String, _ detail: String) { tally { $0.fail(check, detail) } }

    /// A number from 0 to 1 that belongs to an identity, so that what is refused is always refused.
    func fate(_ id: String) -> Double {
        let hash = id.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        var random = SeededRandom(seed: hash)
        return random.next()
    }
}
