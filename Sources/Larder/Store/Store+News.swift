// Changes by others: affected entries are read again.
extension Store {
    /// Handles changes that others may have written.
    func hear(_ batch: ChangeBatch) {
        guard let persistence else { return }
        let now = environment.now()
        for entry in touched(by: batch.changes, persistence) {
            // What nobody has seen or knows is read when somebody asks for it.
            let isOfInterest = entry.state.withLock { state in
                let times = Picture.of(state.picture).confirmed.metadata?.times
                state.noteOthers(
                    isDoubtful: !batch.changes.isEverything || times?.isNew(at: now) == true)
                return state.isKnown || state.reading != nil || state.isWriting
                    || state.watcherCount > 0 || Snapshot<Value>(any: state.picture).isLoaded
            }
            guard isOfInterest else { continue }
            report(.changedElsewhere, entry.key)
            readAgain(entry)
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
