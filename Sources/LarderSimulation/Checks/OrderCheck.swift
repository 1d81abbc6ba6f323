import Larder

/// Checks that no revision goes back, and that no watcher sees an older stored value after a newer one.
struct OrderCheck: SimulationCheck {
    let name = "nothing goes back"
    private var watchers: [Int: SimulationSight] = [:]

    mutating func take(_ event: SimulationEvent, _ history: SimulationHistory) -> String? {
        guard case .seen(let sight) = event, let watcher = sight.watcher else { return nil }
        let before = watchers[watcher]
        watchers[watcher] = sight
        guard let before else { return nil }
        if sight.revision < before.revision {
            return "watcher \(watcher) saw revision \(sight.revision) after \(before.revision)"
        }
        guard let old = before.value, let new = sight.value, old != new,
            // A value may be stored again, by another store or with a backup: the first time counts.
            let oldFirst = history.values[old].committed.first,
            let newLast = history.values[new].committed.last, newLast < oldFirst,
            // Until the restored backup has been announced, anything may come in any order.
            newLast > history.restored,
            // A value of the server may come again with another fetch, and is stored then.
            history.values[new].store != nil,
            !history.mayBeTakenBack(old, at: .init(store: sight.store, key: sight.key))
        else { return nil }
        return "watcher \(watcher) of \(sight.key) at store \(sight.store) saw \(new), stored at "
            + "\(newLast), after \(old), stored at \(oldFirst)"
    }
}
