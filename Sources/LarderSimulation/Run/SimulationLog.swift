import Larder

/// Receives the events, keeps the history, and passes each event to every check.
final class SimulationLog: Sendable {
    fileprivate struct State: Sendable {
        var history = SimulationHistory()
        var checks: [any SimulationCheck]
        var violation: SimulationViolation?
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        var coverage: [String: Int] = [:]
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

    /// The first promise that was broken.
    var violation: SimulationViolation? { state.withLock { $0.violation } }

    /// How often rare events happened.
    var coverage: [String: Int] { state.withLock { $0.coverage } }

    /// A number that is the same for equal runs.
    var digest: UInt64 { state.withLock { $0.digest } }

    var stored: [Key: Int] { state.withLock { $0.history.stored } }

    func take(_ event: SimulationEvent) {
        state.withLock { state in
            state.mix(event)
            for index in state.checks.indices where state.violation == nil {
                guard let detail = state.checks[index].take(event, state.history) else { continue }
                state.violation = SimulationViolation(
                    check: state.checks[index].name, detail: detail)
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

    /// Counts a rare event.
    func cover(_ what: String) {
        state.withLock { $0.coverage[what, default: 0] += 1 }
    }
}

extension SimulationLog.State {
    /// Mixes an event into the digest.
    fileprivate mutating func mix(_ event: SimulationEvent) {
        switch event {
        case .began(let call): mix(1, call.id)
        case .ended(let call, let outcome):
            mix(2, call.id)
            if case .loaded(let sight) = outcome { mix(Int(sight.revision), sight.value ?? -1) }
        case .cancelled(let call): mix(3, call.id)
        case .source(.asked(let fetch, _), let store): mix(4, fetch, store)
        case .source(.answered(let fetch, _, let value), let store): mix(5, fetch, store, value)
        case .source(.ended(let fetch, _), let store): mix(6, fetch, store)
        case .commit(let commit): mix(7, commit.opening, commit.changes.count)
        case .readFailed(let store): mix(14, store)
        case .backedUp: mix(12)
        case .restored: mix(13)
        case .updating(let call, let base): mix(15, call.id, base ?? -1)
        case .pushed(let store, _, let value): mix(16, store, value)
        case .dropped(let store, _): mix(17, store)
        case .passed(let duration): mix(18, Int(duration.components.seconds))
        case .seen(let sight): mix(8, sight.store, Int(sight.revision), sight.value ?? -1)
        case .stalled(let inTheAir): mix(9, inTheAir.count)
        case .settled: mix(10)
        case .calm: mix(19)
        case .released(let left): mix(11, left)
        }
    }

    private mutating func mix(_ numbers: Int...) {
        for number in numbers {
            digest = (digest ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01b3
        }
    }

    /// Counts an event that the history shows to be rare.
    fileprivate mutating func count(_ event: SimulationEvent) {
        switch event {
        case .commit(let commit) where commit.outcome == .refused:
            coverage["conflict", default: 0] += 1
        case .commit(let commit) where commit.outcome == .failed:
            coverage["commit failed", default: 0] += 1
        case .commit(let commit) where commit.outcome == .unsaid:
            coverage["commit failed after it took place", default: 0] += 1
        case .source(.answered(let fetch, let key, _), let store):
            let asked = history.fetches[.init(store: store, fetch: fetch)] ?? 0
            if history.removals[key, default: []].contains(where: { $0.moment > asked }) {
                coverage["applied after erase", default: 0] += 1
            }
        case .restored: coverage["backup restored", default: 0] += 1
        case .ended(_, .cancelled): coverage["waiter cancelled", default: 0] += 1
        default: break
        }
    }
}
