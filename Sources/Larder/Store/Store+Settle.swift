// How what is shown follows from the confirmed value and the layers above it.
extension Store {
    /// Makes the next picture of an entry and notifies the watchers, unless the body returns false.
    @discardableResult
    func change(
        _ entry: Entry, _ body: (inout Draft, inout EntryState) -> Bool
    ) -> Snapshot<Value> {
        let picture = entry.change { state in
            let old = Picture.of(state.picture)
            var draft = Draft(old)
            guard body(&draft, &state) else { return nil }
            if state.isKnown { draft.knowBase() }
            let new = draft.picture(areEqual)
            // Watchers are not told of a picture that looks the same.
            if draft.isQuiet { state.markSeen(new, insteadOf: old) }
            return new
        }
        return Snapshot(any: picture)
    }

    /// Changes what lies below the layers, and replays them.
    func move(
        _ entry: Entry, _ body: (inout Draft, inout EntryState) -> Bool
    ) {
        change(entry, body)
        settle(entry)
    }

    /// Replays the layers of an entry if what lies below them has changed.
    ///
    /// Update functions run outside any lock, so they may use the store; their results are applied only if
    /// nothing else has changed in the meantime.
    func settle(_ entry: Entry) {
        while let pending = snapshot(entry).picture.pending, pending.mustReplay {
            let now = environment.now()
            let (layers, refused) = pending.replayed(usable)
            var isDone = false
            change(entry) { draft, state in
                guard Picture.of(state.picture).pending === pending else {
                    return false
                }
                draft.setReplayed(layers)
                if let error = refused.last(where: { $0.layer.outcome == nil })?.error {
                    draft.fail(.wrapping(error, key: entry.key), at: now)
                }
                isDone = true
                return true
            }
            if isDone { for (layer, error) in refused { layer.outcome?.tell(.failure(error)) } }
        }
    }
}
