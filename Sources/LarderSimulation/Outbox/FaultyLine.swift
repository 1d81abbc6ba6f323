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
    /// The server is busy.
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

/// The line to a simulated server, on which requests and answers wait, get lost, and arrive twice or never.
final class FaultyLine: Sendable {
    private let gate: SimulationGate
    private let state: Locked<(random: SeededRandom, faults: ServerFaults)>
    private let busyFor: TimeInterval?
    private let clock: ManualClock
    private let log: any RunLog

    /// How long a sender waits for an answer.
    private static var patience: Duration { .seconds(20) }

    /// Creates a line; a busy server says for how many seconds it is, unless `busyFor` is nil.
    init(
        seed: UInt64, randomSeed: UInt64, faults: ServerFaults, busyFor: TimeInterval? = nil,
        clock: ManualClock, log: any RunLog
    ) {
        gate = SimulationGate(seed: seed, rate: faults.delay)
        state = Locked((SeededRandom(seed: randomSeed), faults))
        self.busyFor = busyFor
        self.clock = clock
        self.log = log
    }

    /// The number of waiting requests and answers.
    var waiting: Int { gate.count }

    var faults: ServerFaults { state.withLock { $0.faults } }

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

    /// Whether a fault happens this time.
    func hits(_ rate: KeyPath<ServerFaults, Double>) -> Bool {
        state.withLock { $0.random.hits($0.faults[keyPath: rate]) }
    }

    /// Reads from the server.
    func read<Answer>(_ body: () -> Answer) async throws -> Answer {
        try await arrive()
        let answer = body()
        try? await gate.pass()
        return answer
    }

    /// Sends a request that the server carries out, perhaps.
    func send<Answer>(_ carryOut: () throws -> Answer) async throws -> Answer {
        try await arrive()
        if hits(\.silence) {
            if state.withLock({ $0.random.hits(0.5) }) { _ = try? carryOut() }
            log.cover("no answer")
            try await clock.sleep(for: Self.patience)
            throw LarderError(.timedOut, message: "The simulated server is silent.")
        }
        if hits(\.busy) {
            log.cover("busy")
            throw LarderError(
                .busy, message: "The simulated server is busy.",
                retryAfter: busyFor.map { clock.date.addingTimeInterval($0) })
        }
        if hits(\.double) {
            log.cover("received twice")
            _ = try? carryOut()
        }
        let answer = try carryOut()
        try? await gate.pass()
        if hits(\.lostAnswer) {
            log.cover("answer lost")
            throw LarderError(.timedOut, message: "The simulated answer was lost.")
        }
        return answer
    }

    private func arrive() async throws {
        try? await gate.pass()  // never throws, as it ignores cancellation
        if hits(\.loss) {
            throw LarderError(.unreachable, message: "The simulated network failed.")
        }
    }
}
