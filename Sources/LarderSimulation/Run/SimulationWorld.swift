import Larder

/// The stores of a run, their environment, and the operations on them.
final class SimulationWorld: Sendable {
    private struct State: Sendable {
        var nextCall = 0
        var nextWatcher = 0
        var running: [SimulationCall] = []
        /// What the server has.
        var server: [Key: (value: Int, tags: Set<String>)] = [:]
        var hasEnded = false
    }

    let plan: SimulationPlan
    let executor: SeededExecutor
    let clock = ManualClock()
    let log: SimulationLog
    let disk: SimulatedDisk
    let nodes: [SimulatedNode]
    let keys: [Key]
    private let state: Locked<State>

    init(_ plan: SimulationPlan, checks: [any SimulationCheck]) {
        self.plan = plan
        let log = SimulationLog(plan, checks: checks)
        let state = Locked(State())
        let executor = SeededExecutor(seed: plan.seed &+ 11)
        let disk = SimulatedDisk(seed: plan.seed &+ 22, faults: plan.storage) {
            log.take(.commit($0))
        } onFailedRead: {
            log.take(.readFailed(store: $0))
        } onRestore: {
            log.take(.restored)
        }
        let clock = clock
        keys = (0..<plan.allKeys).map { Key("k\($0)") }
        nodes = (0..<plan.allStores).map { number in
            let source = SimulatedSource(
                seed: plan.seed &+ 33 &+ UInt64(number), faults: plan.source,
                current: { key in
                    if let known = state.withLock({ $0.server[key] }) { return known }
                    return Self.renew(key, state, log)
                },
                mayBeStored: plan.mayBeStored,
                onEvent: { log.take(.source($0, store: number)) })
            return SimulatedNode(
                number, plan: plan, disk: disk, source: source, clock: clock, executor: executor,
                log: log)
        }
        self.log = log
        self.state = state
        self.executor = executor
        self.disk = disk
    }

    /// The operations that have not ended.
    var running: [SimulationCall] { state.withLock { $0.running } }

    /// Returns whether an operation has ended since the last call.
    func takeEnded() -> Bool {
        state.withLock { state in
            defer { state.hasEnded = false }
            return state.hasEnded
        }
    }

    func newWatcher() -> Int {
        state.withLock { state in
            state.nextWatcher += 1
            return state.nextWatcher
        }
    }

    /// Gives the server a newer value; every other one has the tag.
    func renew(_ key: Key) { _ = Self.renew(key, state, log) }

    private static func renew(
        _ key: Key, _ state: Locked<State>, _ log: SimulationLog
    ) -> (value: Int, tags: Set<String>) {
        let isTagged = state.withLock { $0.server[key]?.tags.isEmpty ?? true }
        let value = log.make(key, store: nil, isTagged: isTagged)
        let current = (value, isTagged ? ["tag"] : Set<String>())
        state.withLock { $0.server[key] = current }
        return current
    }

    /// Advances the time.
    func pass(_ duration: Duration) {
        clock.advance(by: duration)
        log.take(.passed(duration))
    }

    /// Starts an operation in a task of its own.
    @discardableResult
    func start(
        _ step: SimulationStep, value: Int? = nil, values: [Key: Int] = [:],
        _ body: @escaping @Sendable (SimulationCall) async throws -> SimulationOutcome
    ) -> (SimulationCall, Task<Void, Never>) {
        let call = state.withLock { state in
            let call = SimulationCall(
                id: state.nextCall, step: step, key: keys[step.key], value: value, values: values)
            state.nextCall += 1
            state.running.append(call)
            return call
        }
        log.take(.began(call))
        let task = executor.start { [self] in
            let outcome: SimulationOutcome
            do {
                outcome = try await body(call)
            } catch is CancellationError {
                outcome = .cancelled
            } catch {
                outcome = .failed(LarderError.wrapping(error).code)
            }
            end(call, outcome)
        }
        return (call, task)
    }

    /// Records an operation that is finished when it returns.
    @discardableResult
    func note(_ step: SimulationStep, value: Int? = nil) -> SimulationCall {
        let call = state.withLock { state in
            let call = SimulationCall(
                id: state.nextCall, step: step, key: keys[step.key], value: value)
            state.nextCall += 1
            state.hasEnded = true
            return call
        }
        log.take(.began(call))
        log.take(.ended(call, .done))
        return call
    }

    private func end(_ call: SimulationCall, _ outcome: SimulationOutcome) {
        state.withLock { state in
            state.running.removeAll { $0.id == call.id }
            state.hasEnded = true
        }
        log.take(.ended(call, outcome))
    }
}
