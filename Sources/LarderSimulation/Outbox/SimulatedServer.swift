import Larder

/// A server that carries out, refuses and forgets.
///
/// It remembers the identities of what it carried out, and refuses senders whose fencing number is lower than
/// another's of the lane.
final class SimulatedServer: Sendable {
    private struct State: Sendable {
        var known: Set<String> = []
        var fences: [Key: UInt64] = [:]
        var isMild = false
    }

    private let state = Locked(State())
    private let line: FaultyLine
    private let log: OutboxLog

    init(_ line: FaultyLine, log: OutboxLog) {
        self.line = line
        self.log = log
    }

    /// Forgets the identities.
    func forget() {
        let forgotten = state.withLock { state in
            defer { state.known = [] }
            return state.known
        }
        log.forgot(forgotten)
    }

    /// Refuses nothing from now on.
    func becomeMild() { state.withLock { $0.isMild = true } }

    func receive(_ delivery: Delivery<Int>, from node: Int) async throws {
        log.received(delivery, from: node)
        try await line.send { try carryOut(delivery) }
    }

    private func carryOut(_ delivery: Delivery<Int>) throws {
        // What is refused is always refused, so that a request that comes late is, too.
        var fate = SeededRandom(seed: UInt64(delivery.payload) &* 7_919 &+ 13)
        let draw = fate.next() as Double
        let faults = line.faults
        let isNew: Bool = try state.withLock { state in
            let highest = state.fences[delivery.lane] ?? 0
            guard delivery.fencingNumber >= highest else {
                log.cover("fenced off")
                throw LarderError(.conflict, message: "Another sender has this lane.")
            }
            state.fences[delivery.lane] = delivery.fencingNumber
            if !state.isMild {
                if draw < faults.refusal {
                    throw LarderError(.refused, message: "The simulated server refuses it.")
                }
                if draw > 1 - faults.conflict {
                    throw LarderError(.gone, message: "The simulated server has another version.")
                }
            }
            if line.hits(\.amnesia) { return true }
            return state.known.insert(delivery.id).inserted
        }
        if isNew { log.carriedOut(delivery) } else { log.cover("known identity") }
    }
}
