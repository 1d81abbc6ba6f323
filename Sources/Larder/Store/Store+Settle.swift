// How what is shown follows from what is confirmed and the layers above it.
extension Store {
    /// Makes the next picture of an entry, unless the body says that there is nothing to change, and
    /// tells the watchers.
    @discardableResult
    func change(
        _ entry: Entry, _ body: (inout Draft<Value>, inout EntryState) -> Bool
    ) -> Snapshot<Value> {
        let picture = entry.change { state in
            let old = Snapshot<Value>(any: state.picture).picture
            var draft = Draft(old)
            guard body(&draft, &state) else { return nil }
            if state.isKnown { draft.knowBase() }
            let new = draft.picture(areEqual)
            // What looks the same is not told.
            if draft.isQuiet { state.markSeen(new, insteadOf: old) }
            return new
        }
        return Snapshot(any: picture)
    }

    /// Changes what lies below the layers, and replays them.
    func move(
        _ entry: Entry, _ body: (inout Draft<Value>, inout EntryState) -> Bool
    ) {
        change(entry, body)
        settle(entry)
    }

    /// Replays the layers of an entry if what lies below them has moved.
    ///
    /// The functions that make changes run outside of locks, so they may use the store; what they make
    /// is taken in only if nothing else has changed meanwhile.
    func settle(_ entry: Entry) {
        while let pending = snapshot(entry).picture.pending, pending.mustReplay {
            let now = environment.now()
            let (layers, refused) = pending.replayed(usable)
            var isDone = false
            change(entry) { draft, state in
                guard Snapshot<Value>(any: state.picture).picture.pending === pending else {
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
