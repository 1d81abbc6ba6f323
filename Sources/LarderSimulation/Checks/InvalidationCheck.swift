import Larder

/// Checks that once an invalidation has returned, older values are not served as fresh, and that once an
/// erasure has returned, they are not served at all.
struct InvalidationCheck: SimulationCheck {
    let name = "invalidation holds"
    private var rules: [Rule] = []

    private struct Rule: Sendable {
        var store: Int
        var key: Key?
        var began: Int
        var erases: Bool
        var byTag: Bool
    }

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        switch event {
        case .ended(let call, .done):
            let began = history.began[call.id]
            // Invalidations before a backup was restored were about other contents.
            guard began > history.restored else { return nil }
            let store = call.step.store
            switch call.step.operation {
            case .invalidate(let erase):
                rules.append(
                    Rule(store: store, key: call.key, began: began, erases: erase, byTag: false))
            case .invalidateAll(let erase):
                rules.append(
                    Rule(store: store, key: nil, began: began, erases: erase, byTag: false))
            case .invalidateTag:
                rules.append(
                    Rule(store: store, key: nil, began: began, erases: false, byTag: true))
            default: break
            }
        case .restored: rules = []
        case .seen(let sight): return check(sight, history)
        case .settled(let rest):
            // By now everybody has been notified of what is stored.
            for sight in rest.loaded {
                // A value that a person set is shown until it is stored.
                guard let value = sight.value, history.stored[sight.key] == value, !sight.isUnsaved
                else { continue }
                if let violation = check(sight, history, anywhere: true) { return violation }
            }
        default: break
        }
        return nil
    }

    private func check(
        _ sight: SimulationSight, _ history: SimulationHistory, anywhere: Bool = false
    ) -> String? {
        guard let value = sight.value else { return nil }
        let origin = history.values[value]
        for rule in rules where anywhere || rule.store == sight.store {
            guard rule.key == nil || rule.key == sight.key, rule.erases || sight.isFresh,
                !rule.byTag || origin.isTagged, isOlder(origin, than: rule, history)
            else { continue }
            return "store \(sight.store) shows \(value) of \(sight.key)"
                + (rule.erases ? "" : " as fresh")
                + ", which is older than \(rule.byTag ? "an invalidation by tag" : rule.erases ? "an erasure" : "an invalidation") that has returned"
        }
        return nil
    }

    /// Whether a value was made, requested and stored before the rule began.
    private func isOlder(
        _ origin: SimulationHistory.Origin, than rule: Rule, _ history: SimulationHistory
    ) -> Bool {
        if let last = origin.committed.last, last >= rule.began {
            // Stored later: by this store's own fetch that was requested before, or by somebody else.
            guard origin.store == nil, origin.asked.count == 1, let asked = origin.asked[rule.store]
            else { return false }
            return asked < rule.began
        }
        if let asked = origin.asked.values.max() { return asked < rule.began }
        return origin.made < rule.began && !origin.committed.isEmpty
    }
}
