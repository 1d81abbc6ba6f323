import Larder

/// Receives the events, keeps the history, and passes each event to every check.
final class SimulationLog: RunLog {
    fileprivate struct State: Sendable {
        var history = SimulationHistory()
        var checks: [any SimulationCheck]
        var tally = SimulationTally()
    }

    private let state: Locked<State>

    init(_ plan: SimulationPlan, checks: [any SimulationCheck]) {
        let own: [any SimulationCheck] = [
            AcknowledgedCheck(), GroupCheck(), UnsavedCheck(plan), PermissionCheck(plan),
            FetchedCheck(plan),
            OrderCheck(), WaiterCheck(), ValueCheck(plan), LoadPolicyCheck(plan),
            RefreshCheck(plan),
            TurnCheck(plan),
            ConnectionCheck(), AgeCheck(), InvalidationCheck(), OverwriteCheck(), RemovalCheck(),
            UpdateCheck(), CalledCheck(), PushCheck(plan), EndingCheck(), ConvergenceCheck(plan),
            OwnerCheck(plan), ReleaseCheck(),
        ]
        state = Locked(State(checks: own + checks))
    }

    func tally<Result>(_ body: (inout SimulationTally) -> Result) -> Result {
        state.withLock { body(&$0.tally) }
    }

    var stored: [Key: Int] { state.withLock { $0.history.stored } }

    func take(_ event: SimulationEvent) {
        state.withLock { state in
            state.mix(event)
            for index in state.checks.indices where state.tally.violation == nil {
                guard let detail = state.checks[index].take(event, state.history) else { continue }
                state.tally.fail(state.checks[index].name, detail)
            }
            state.count(event)
            state.history.take(event)
        }
    }

    /// Makes a new, unique value.
    func make(
        _ key: Key, store: Int?, isPushed: Bool = false, isTagged: Bool = false
    ) -> Int {
        state.withLock {
            $0.history.make(key, store: store, isPushed: isPushed, isTagged: isTagged)
        }
    }

    /// Makes a seed value.
    func makeSeed(_ key: Key) -> Int { state.withLock { $0.history.makeSeed(key) } }

    /// Makes the value that an update derives from the one it received.
    func makeUpdate(of base: Int?, _ key: Key, store: Int) -> Int {
        state.withLock { $0.history.makeUpdate(of: base, key, store: store) }
    }
}

extension SimulationLog.State {
    /// Mixes an event into the digest.
    fileprivate mutating func mix(_ event: SimulationEvent) {
        switch event {
        case .began(let call): tally.mix(1, call.id)
        case .ended(let call, let outcome):
            tally.mix(2, call.id)
            if case .loaded(let sight) = outcome {
                tally.mix(Int(sight.revision), sight.value ?? -1)
            }
        case .cancelled(let call): tally.mix(3, call.id)
        case .source(.asked(let fetch, _), let store): tally.mix(4, fetch, store)
        case .source(.answered(let fetch, _, let value), let store):
            tally.mix(5, fetch, store, value)
        case .source(.ended(let fetch, _), let store): tally.mix(6, fetch, store)
        case .commit(let commit): tally.mix(7, commit.opening, commit.changes.count)
        case .readFailed(let store): tally.mix(14, store)
        case .backedUp: tally.mix(12)
        case .restored: tally.mix(13)
        case .updating(let call, let base): tally.mix(15, call.id, base ?? -1)
        case .pushed(let store, _, let value): tally.mix(16, store, value)
        case .dropped(let store, _): tally.mix(17, store)
        case .passed(let duration): tally.mix(18, Int(duration.components.seconds))
        case .seen(let sight): tally.mix(8, sight.store, Int(sight.revision), sight.value ?? -1)
        case .stalled(let inTheAir): tally.mix(9, inTheAir.count)
        case .settled: tally.mix(10)
        case .calm: tally.mix(19)
        case .released(let left): tally.mix(11, left)
        }
    }

    /// Counts an event that the history shows to be rare.
    fileprivate mutating func count(_ event: SimulationEvent) {
        switch event {
        case .commit(let commit) where commit.outcome == .refused:
            tally.cover("conflict")
        case .commit(let commit) where commit.outcome == .failed:
            tally.cover("commit failed")
        case .commit(let commit) where commit.outcome == .unsaid:
            tally.cover("commit failed after it took place")
        case .source(.answered(let fetch, let key, _), let store):
            let asked = history.fetches[.init(store: store, fetch: fetch)] ?? 0
            if history.removals[key, default: []].contains(where: { $0.moment > asked }) {
                tally.cover("applied after erase")
            }
        case .restored: tally.cover("backup restored")
        case .ended(_, .cancelled): tally.cover("waiter cancelled")
        default: break
        }
    }
}
