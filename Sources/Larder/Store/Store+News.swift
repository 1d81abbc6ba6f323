// What others wrote: whoever is concerned looks again.
extension Store {
    /// Takes in that others may have written.
    func hear(_ batch: ChangeBatch) {
        guard let persistence else { return }
        for entry in touched(by: batch.changes, persistence) {
            // What nobody has seen or knows is read when somebody asks.
            let isOfInterest = entry.state.withLock { state in
                state.noteOthers(isNamed: !batch.changes.isEverything)
                return state.isKnown || state.look != nil || state.isWriting
                    || state.watcherCount > 0 || Snapshot<Value>(any: state.picture).isLoaded
            }
            guard isOfInterest else { continue }
            report(.changedElsewhere, entry.key)
            lookAgain(entry)
        }
    }

    private func touched(
        by changes: ChangeSet, _ persistence: Persistence<Value>
    ) -> [Entry] {
        if changes.isEverything { return entriesInOrder() }
        let prefixes = changes.prefixes.filter {
            $0.isUnder(persistence.root) || persistence.root.isUnder($0)
        }
        if !prefixes.isEmpty {
            let keys = Set(changes.keys)
            return entriesInOrder { entry in
                let key = persistence.stored(entry.key)
                return keys.contains(key) || prefixes.contains { key.isUnder($0) }
            }
        }
        return entries.withLock { entries in
            changes.keys.compactMap { key in persistence.own(key).flatMap { entries[$0] } }
        }
    }
}
