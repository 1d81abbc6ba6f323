import Larder

/// Checks that a load that always asks ends well only with an answer that came while it waited, and never
/// offline, and that no load returns an expired value without an answer.
struct LoadPolicyCheck: SimulationCheck {
    let name = "a load asks whom its policy names"
    private let hasSource: Bool
    /// Whether a value that another store has just fetched is enough for a load that wants validation.
    private let sharesFetches: Bool
    private var loads: [Int: Load] = [:]
    private var pending = PendingResults()

    private struct Load: Sendable {
        var place: SimulationHistory.StoreKey
        var policy: LoadPolicy
        /// How much time had passed when it began.
        var time: Duration
        /// Whether the source has answered, or did so just before.
        var hasAnswer: Bool
        /// Whether the store was offline the whole time.
        var isOffline: Bool
    }

    init(_ plan: SimulationPlan) {
        hasSource = plan.hasSource
        sharesFetches = plan.sharesFetches
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        pending.take(event)
        switch event {
        case .began(let call): begin(call, history)
        case .source(.asked(_, let key), let store) where history.offline.contains(store):
            return "the source is asked for \(key) by store \(store), which is offline"
        case .source(.answered(_, let key, _), let store):
            for (id, load) in loads where load.place == .init(store: store, key: key) {
                loads[id]?.hasAnswer = true
            }
        case .ended(let call, let outcome):
            guard let load = loads.removeValue(forKey: call.id), case .loaded(let sight) = outcome
            else { break }
            return check(load, sight, history)
        default: break
        }
        return nil
    }

    private mutating func begin(_ call: SimulationCall, _ history: SimulationHistory) {
        switch call.step.operation {
        case .load(let policy):
            loads[call.id] = Load(
                place: call.place, policy: policy, time: history.time,
                hasAnswer: policy == .validate && sharesFetches
                    || policy != .noStore && pending.isPending(call.place),
                isOffline: history.offline.contains(call.step.store))
        case .connect(true):
            for (id, load) in loads where load.place.store == call.step.store {
                loads[id]?.isOffline = false
            }
        default: break
        }
    }

    private func check(
        _ load: Load, _ sight: SimulationSight, _ history: SimulationHistory
    ) -> String? {
        let what = "a load of \(load.place.key) by \(load.policy) at store \(load.place.store)"
        switch load.policy {
        case .validate, .networkOnly, .noStore:
            if load.isOffline { return "\(what) ended well while offline" }
            if !load.hasAnswer { return "\(what) ended well, and the source had said nothing" }
        case .cached where hasSource && !load.hasAnswer:
            // A value that was already useless when the load began; seed values are always usable.
            guard let value = sight.value, !history.values[value].isSeed,
                let confirmed = sight.confirmed,
                confirmed - (history.time - load.time) >= SimulationPlan.stale
            else { break }
            return "\(what) brought an expired value"
        default: break
        }
        return nil
    }
}

/// Checks that a value that is served stale is fetched again in the background.
struct RefreshCheck: SimulationCheck {
    let name = "stale is refreshed behind"
    /// Whether each store must ask for itself.
    private let mustAsk: Bool
    private var loads: [Int: Load] = [:]
    private var owed: Set<SimulationHistory.StoreKey> = []
    private var asking: [SimulationHistory.StoreKey: Set<Int>] = [:]
    private var pending = PendingResults()

    private struct Load: Sendable {
        var place: SimulationHistory.StoreKey
        /// Whether a fetch has been running since it began.
        var isAsked: Bool
    }

    init(_ plan: SimulationPlan) { mustAsk = plan.hasSource && !plan.sharesFetches }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard mustAsk else { return nil }
        pending.take(event)
        switch event {
        case .began(let call): begin(call, history)
        case .cancelled(let call): owed.remove(call.place)
        case .source(.asked(let fetch, let key), let store):
            let place = SimulationHistory.StoreKey(store: store, key: key)
            asking[place, default: []].insert(fetch)
            owed.remove(place)
            for (id, load) in loads where load.place == place { loads[id]?.isAsked = true }
        case .source(.answered(let fetch, let key, _), let store),
            .source(.ended(let fetch, let key), let store):
            asking[.init(store: store, key: key)]?.remove(fetch)
        case .ended(let call, let outcome):
            excuseWhatItEnds(call)
            guard let load = loads.removeValue(forKey: call.id), !load.isAsked,
                case .loaded(let sight) = outcome, sight.age == .stale
            else { break }
            owed.insert(load.place)
        case .settled:
            guard let place = owed.min(by: { ($0.store, $0.key) < ($1.store, $1.key) }) else {
                break
            }
            return "\(place.key) was served stale at store \(place.store), and nobody asked for a "
                + "newer one"
        default: break
        }
        return nil
    }

    private mutating func begin(_ call: SimulationCall, _ history: SimulationHistory) {
        let store = call.step.store
        switch call.step.operation {
        case .load(.cached):
            loads[call.id] = Load(
                place: call.place,
                isAsked: history.offline.contains(store) || pending.isPending(call.place)
                    || asking[call.place]?.isEmpty == false)
        case .connect(false): excuse { $0.store == store }
        default: excuseWhatItEnds(call)
        }
    }

    /// A fetch ends when somebody cancels or erases, or when the last reader leaves, at any moment of that call.
    private mutating func excuseWhatItEnds(_ call: SimulationCall) {
        switch call.step.operation {
        case .cancelFetch, .invalidate(erase: true), .invalidateAll(erase: true), .unwatch, .letGo:
            excuse { call.concerns($0) }
        default: break
        }
    }

    private mutating func excuse(_ isMeant: (SimulationHistory.StoreKey) -> Bool) {
        owed = owed.filter { !isMeant($0) }
        for (id, load) in loads where isMeant(load.place) { loads[id]?.isAsked = true }
    }
}

/// Checks that of the stores that share their fetches, only one asks at a time, while its lease lasts.
struct TurnCheck: SimulationCheck {
    let name = "one asks for all"
    private let isMeant: Bool
    private var inTheAir: [Key: Set<Int>] = [:]

    init(_ plan: SimulationPlan) {
        // Without the storage each store asks for itself, and separate fetches are for one store alone. A
        // source that ignores cancellation may still be working when the next store asks.
        isMeant =
            plan.sharesFetches && plan.storage.failBefore == 0 && plan.storage.failAfter == 0
            && plan.source.deafness == 0
            && !plan.steps.contains { $0.operation.setsOthersAsking }
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard isMeant else { return nil }
        switch event {
        case .source(.asked(_, let key), let store):
            inTheAir[key, default: []].insert(store)
            // The lease may have expired by then.
            guard history.time < SimulationPlan.lease else { break }
            let others = inTheAir[key, default: []].subtracting([store])
            if let other = others.min() {
                return "the source is asked for \(key) by store \(store) while store \(other) "
                    + "waits for its answer"
            }
        case .source(.answered(_, let key, _), let store), .source(.ended(_, let key), let store):
            inTheAir[key]?.remove(store)
        default: break
        }
        return nil
    }
}

/// Checks that nobody waits for a connection that exists.
struct ConnectionCheck: SimulationCheck {
    let name = "nobody waits for a connection that is there"

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .settled(let rest) = event,
            let sight = rest.memory.first(where: \.isWaiting)
        else { return nil }
        return "a fetch of \(sight.key) at store \(sight.store) waits for the connection, "
            + "which is back"
    }
}

extension SimulationOperation {
    /// Whether it makes a store ask while another one is asking: for itself alone, or because the other's
    /// answer is outdated.
    fileprivate var setsOthersAsking: Bool {
        switch self {
        case .load(.noStore), .invalidate, .invalidateAll, .invalidateTag, .restore: true
        default: false
        }
    }
}
