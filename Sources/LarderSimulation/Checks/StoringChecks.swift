import Larder

/// Checks that what must not be stored is not: values that the source forbids to store, and seed values.
struct PermissionCheck: SimulationCheck {
    let name = "what must not be stored is not"
    private let plan: SimulationPlan

    init(_ plan: SimulationPlan) { self.plan = plan }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .commit(let commit) = event else { return nil }
        for change in commit.changes {
            guard case .put(let text, _) = change.kind, let value = Int(text) else { continue }
            let origin = history.values[value]
            guard origin.isSeed || (!origin.isByHand && !plan.mayBeStored(value)) else { continue }
            return "store \(commit.opening) stored \(value) of "
                + "\(SimulationHistory.own(change.key)), which "
                + (origin.isSeed ? "came packaged" : "its source forbids to store")
        }
        return nil
    }
}

/// Checks that what a load fetched has been passed to the storage when the load ends: the value, or its
/// confirmation. If the storage could not be read, the load must report that instead.
struct FetchedCheck: SimulationCheck {
    let name = "fetched is stored"
    private let plan: SimulationPlan
    private var loads: [Int: SimulationHistory.StoreKey] = [:]
    /// The first answer of the source after each load began.
    private var answers: [Int: Answer] = [:]
    private var pending = PendingResults()
    /// When a store last wrote a key.
    private var written: [SimulationHistory.StoreKey: Int] = [:]
    /// When a store last dropped an answer.
    private var dropped: [SimulationHistory.StoreKey: Int] = [:]

    private struct Answer: Sendable {
        var asked: Int
        var moment: Int
    }

    init(_ plan: SimulationPlan) { self.plan = plan }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        pending.take(event)
        switch event {
        case .began(let call):
            guard case .load(let policy) = call.step.operation,
                policy == .validate || policy == .networkOnly,
                !pending.isPending(call.place)
            else { break }
            loads[call.id] = call.place
        case .source(.answered(let fetch, let key, _), let store):
            let asked = history.fetches[.init(store: store, fetch: fetch)] ?? 0
            for (id, place) in loads
            where place.store == store && place.key == key && answers[id] == nil {
                answers[id] = Answer(asked: asked, moment: history.now)
            }
        case .commit(let commit):
            for change in commit.changes {
                let key = SimulationHistory.own(change.key)
                written[.init(store: commit.opening, key: key)] = history.now
            }
        case .dropped(let store, let key): dropped[.init(store: store, key: key)] = history.now
        case .ended(let call, let outcome):
            let answer = answers.removeValue(forKey: call.id)
            guard loads.removeValue(forKey: call.id) != nil, let answer,
                case .loaded(let sight) = outcome
            else { break }
            return check(sight, answer, history)
        default: break
        }
        return nil
    }

    private func check(
        _ sight: SimulationSight, _ answer: Answer, _ history: SimulationHistory
    ) -> String? {
        let place = sight.place
        guard let value = sight.value, plan.mayBeStored(value),
            let asked = history.values[value].asked[place.store], asked >= answer.asked,
            dropped[place, default: 0] < answer.asked,
            !sight.hasFailed,
            // Another store may have asked for all.
            !plan.sharesFetches || history.stored[place.key] != value,
            written[place, default: 0] < answer.moment
        else { return nil }
        return "a load of \(place.key) at store \(place.store) brought \(value) from the source, "
            + "and nothing was handed to the storage"
    }
}

/// The places where the source has answered but the fetch has not ended: a load there may get the earlier
/// answer.
struct PendingResults: Sendable {
    private var places: Set<SimulationHistory.StoreKey> = []

    mutating func take(_ event: SimulationEvent) {
        switch event {
        case .source(.answered(_, let key, _), let store):
            places.insert(.init(store: store, key: key))
        case .seen(let sight) where sight.watcher == nil && !sight.isLoading:
            places.remove(sight.place)
        default: break
        }
    }

    func isPending(_ place: SimulationHistory.StoreKey) -> Bool { places.contains(place) }
}
