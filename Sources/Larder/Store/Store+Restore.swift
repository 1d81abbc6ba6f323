extension Store {
    /// Reads the entry from the storage, once; others who ask meanwhile wait for the same read.
    func restore(_ entry: Entry) async {
        let task: Task<Void, Never>? = entry.state.withLock { state in
            if state.isRestored { return nil }
            if let restoring = state.restoring { return restoring }
            guard persistence != nil else {
                state.isRestored = true
                return nil
            }
            let task = environment.task { await self.reload(entry) }
            state.restoring = task
            return task
        }
        await task?.value
    }

    /// Reads the entry from the storage, now, and shows what is there if it is newer.
    func reload(_ entry: Entry) async {
        guard let persistence else { return }
        let stamp = entry.state.withLock { $0.writeStamp }
        do {
            let found = try await persistence.read(entry.key)
            let facts = found.map { self.facts($0.entry.facts, for: $0.value) }
            change(entry) { draft, state in
                state.isRestored = true
                state.restoring = nil
                guard state.writeStamp == stamp else { return false }
                guard let found else {
                    // Gone from the storage: another process erased it. What was never stored,
                    // such as a seed, stays.
                    guard state.storedRevision != 0 else { return false }
                    state.storedRevision = 0
                    draft.setValue(nil, isSame: false)
                    draft.setFacts(nil)
                    return true
                }
                guard found.entry.revision > state.storedRevision else { return false }
                state.storedRevision = found.entry.revision
                let isSame = draft.value.map { areEqual($0, found.value) } ?? false
                draft.setValue(found.value, isSame: isSame)
                draft.setFacts(facts, isInvalidated: found.entry.facts.isInvalidated)
                return true
            }
            if found != nil { report(.restored, entry.key) }
        } catch {
            let error = LarderError.wrapping(error, key: entry.key)
            let now = environment.now()
            change(entry) { draft, state in
                state.isRestored = true
                state.restoring = nil
                draft.failure = Failure(error: error, date: now, attempts: 1)
                return true
            }
            report(.damaged, entry.key, error: error)
        }
    }

    /// Follows the commits of other processes, for the keys in memory.
    func listenToStorage() {
        guard let persistence else { return }
        let changes = persistence.storage.changes()
        let task = environment.task { [weak self] in
            for await change in changes where change.isForeign {
                guard let self else { return }
                for entry in self.touched(by: change.scope) {
                    self.report(.changedElsewhere, entry.key)
                    await self.reload(entry)
                }
            }
        }
        background.withLock { $0.storageChanges = task }
    }

    private func touched(by scope: StorageChange.Scope) -> [Entry] {
        guard let persistence else { return [] }
        let touched: [Entry]
        switch scope {
        case .keys(let keys):
            let entries = entries.withLock { $0 }
            touched = keys.compactMap { persistence.own($0).flatMap { entries[$0] } }
        case .under(let prefixes):
            let mine = prefixes.filter(persistence.concerns)
            touched =
                mine.isEmpty
                ? []
                : entries { entry in
                    mine.contains { persistence.stored(entry.key).isUnder($0) }
                }
        case .everything:
            touched = entries { _ in true }
        }
        return touched.filter { entry in entry.state.withLock { $0.isRestored } }
    }
}
