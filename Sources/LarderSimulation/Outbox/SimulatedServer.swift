import Larder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The fault rates of a simulated server, from 0 (never) to 1 (always).
public struct ServerFaults: Sendable, Hashable {
    /// A request waits before it is carried out, and again before it is answered.
    public var delay = 0.0
    /// A request is lost before it is carried out.
    public var loss = 0.0
    /// The answer to a request is lost after it was carried out.
    public var lostAnswer = 0.0
    /// A request never gets an answer, and may have been carried out.
    public var silence = 0.0
    /// A request arrives twice.
    public var double = 0.0
    /// The server is busy, and names a moment.
    public var busy = 0.0
    /// A write is refused, every time.
    public var refusal = 0.0
    /// A write conflicts, every time.
    public var conflict = 0.0
    /// An identity is forgotten at once, which no server may do; for testing the tests.
    public var amnesia = 0.0

    /// Creates fault rates of zero.
    public init() {}

    /// A server without faults.
    public static let none = ServerFaults()
}

/// A server that carries out, refuses, answers late, twice or never, and forgets.
///
/// It remembers the identities of what it carried out, and refuses senders whose fencing number is lower than
/// another's of the lane.
final class SimulatedServer: Sendable {
    private struct State: Sendable {
        var random: SeededRandom
        var faults: ServerFaults
        var known: Set<String> = []
        var fences: [Key: UInt64] = [:]
        var isMild = false
    }

    private let gate: SimulationGate
    private let state: Locked<State>
    private let clock: ManualClock
    private let log: OutboxLog

    /// How long a sender waits for an answer.
    static let patience = Duration.seconds(20)

    init(seed: UInt64, faults: ServerFaults, clock: ManualClock, log: OutboxLog) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked(State(random: SeededRandom(seed: seed &+ 1), faults: faults))
        self.clock = clock
        self.log = log
    }

    /// The number of waiting requests and answers.
    var waiting: Int { gate.count }

    func letOneGo() { gate.release() }

    /// Ends all faults; what was refused stays refused.
    func calmDown() {
        state.withLock { state in
            let faults = state.faults
            state.faults = .none
            state.faults.refusal = faults.refusal
            state.faults.conflict = faults.conflict
        }
        gate.rate = 0
    }

    /// Forgets the identities.
    func forget() {
        let forgotten = state.withLock { state in
            defer { state.known = [] }
            return state.known
        }
        log.forgot(forgotten)
    }

    /// Refuses nothing any more.
    func becomeMild() { state.withLock { $0.isMild = true } }

    func receive(_ delivery: Delivery<Int>, from node: Int) async throws {
        log.received(delivery, from: node)
        try? await gate.pass()  // never throws, as it ignores cancellation
        if hits(\.loss) {
            throw LarderError(.unreachable, message: "The simulated network failed.")
        }
        if hits(\.silence) {
            if state.withLock({ $0.random.hits(0.5) }) { try? carryOut(delivery) }
            log.cover("no answer")
            try await clock.sleep(for: Self.patience)
            throw LarderError(.timedOut, message: "The simulated server is silent.")
        }
        if hits(\.busy) {
            log.cover("busy")
            throw LarderError(
                .busy, message: "The simulated server is busy.",
                retryAfter: clock.date.addingTimeInterval(30))
        }
        if hits(\.double) {
            log.cover("received twice")
            try? carryOut(delivery)
        }
        try carryOut(delivery)
        try? await gate.pass()
        if hits(\.lostAnswer) {
            log.cover("answer lost")
            throw LarderError(.timedOut, message: "The simulated answer was lost.")
        }
    }

    private func carryOut(_ delivery: Delivery<Int>) throws {
        // What is refused is always refused, so that a request that comes late is, too.
        var fate = SeededRandom(seed: UInt64(delivery.payload) &* 7_919 &+ 13)
        let draw = fate.next() as Double
        let isNew: Bool = try state.withLock { state in
            let highest = state.fences[delivery.lane] ?? 0
            guard delivery.fencingNumber >= highest else {
                log.cover("fenced off")
                throw LarderError(.conflict, message: "Another sender has this lane.")
            }
            state.fences[delivery.lane] = delivery.fencingNumber
            if !state.isMild {
                if draw < state.faults.refusal {
                    throw LarderError(.refused, message: "The simulated server refuses it.")
                }
                if draw > 1 - state.faults.conflict {
                    throw LarderError(.gone, message: "The simulated server has another version.")
                }
            }
            if state.random.hits(state.faults.amnesia) { return true }
            return state.known.insert(delivery.id).inserted
        }
        if isNew { log.carriedOut(delivery) } else { log.cover("known identity") }
    }

    private func hits(_ rate: KeyPath<ServerFaults, Double>) -> Bool {
        state.withLock { $0.random.hits($0.faults[keyPath: rate]) }
    }
}
