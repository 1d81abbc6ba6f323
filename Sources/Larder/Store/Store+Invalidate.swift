extension Store {
    /// Says that a value is out of date: it stays and is shown, and the next load asks the source.
    ///
    /// What is watched is fetched at once. A fetch that began before this does not undo it. With
    /// `erase` the value, its validators and its times go as well, here and in the storage; marks
    /// never do. Values fresh for ever (``FreshnessRule/immutable``) can only be erased.
    public func invalidate(_ key: Key, erase: Bool = false) async throws {
        if erase {
            try await remove(key)
            refetchIfWatched(entry(for: key))
            return
        }
        let entry = entry(for: key)
        markOutdated(entry)
        report(.invalidated, key)
        try await invalidateStored([entry], under: key)
        refetchIfWatched(entry)
    }

    /// Invalidates every entry under a key: the whole store for the empty one.
    public func invalidate(under prefix: Key, erase: Bool = false) async throws {
        let touched = entries { $0.key.isUnder(prefix) }
        for entry in touched {
            if erase { clear(entry) } else { markOutdated(entry) }
        }
        if erase {
            await flush()
            try await keep([.removeAll(under: persistence?.stored(prefix) ?? prefix)])
        } else {
            try await invalidateStored(touched, under: prefix)
        }
        for entry in touched { refetchIfWatched(entry) }
        report(erase ? .erased : .invalidated, prefix, count: touched.count)
    }

    /// Invalidates every entry that carries one of the tags, in memory and in the storage.
    public func invalidate(tags: Set<String>) async throws {
        let touched = entries { !snapshot($0).tags.isDisjoint(with: tags) }
        for entry in touched { markOutdated(entry) }
        defer { touched.forEach(refetchIfWatched) }
        guard let persistence else { return }
        await flush()
        let stored = try await persistence.storage.allSummaries(under: persistence.stored(""))
        let operations = stored.compactMap { summary -> StorageOperation? in
            guard !summary.facts.tags.isDisjoint(with: tags), !summary.facts.isInvalidated else {
                return nil
            }
            var facts = summary.facts
            facts.isInvalidated = true
            return .confirm(summary.key, facts, expecting: summary.revision)
        }
        if let revision = try await keep(operations) { note(revision, of: touched) }
    }

    /// Lets go of what memory holds and the storage has too, for a memory warning.
    ///
    /// What is watched, in use, not stored, or not yet stored stays. Returns how many went.
    @discardableResult
    public func trimMemory() async -> Int {
        guard persistence != nil else { return 0 }
        await flush()
        let count = entries.withLock { entries in
            let before = entries.count
            entries = entries.filter { _, entry in
                entry.state.withLock { state in
                    state.watcherCount > 0 || state.flight != nil || state.restoring != nil
                        || state.storedRevision == 0
                }
            }
            return before - entries.count
        }
        report(.evicted, nil, count: count)
        return count
    }

    private func markOutdated(_ entry: Entry) {
        change(entry) { draft, state in
            state.invalidationStamp &+= 1
            guard let facts = draft.facts, !draft.isInvalidated, !facts.isImmutable else {
                return false
            }
            draft.isInvalidated = true
            return true
        }
    }

    /// Invalidates in the storage, after what was set before; only then may a fetch begin, or its
    /// answer would be taken for older than this.
    private func invalidateStored(_ entries: [Entry], under key: Key) async throws {
        guard let persistence else { return }
        await flush()
        if let revision = try await keep([.invalidate(under: persistence.stored(key))]) {
            note(revision, of: entries)
        }
    }

    /// Notes the commit that invalidated entries: what is stored of them has its revision now.
    private func note(_ revision: UInt64, of entries: [Entry]) {
        for entry in entries {
            entry.state.withLock { state in
                guard state.storedRevision != 0 else { return }
                state.storedRevision = max(state.storedRevision, revision)
            }
        }
    }

    private func refetchIfWatched(_ entry: Entry) {
        if entry.state.withLock({ $0.watcherCount > 0 && $0.flight == nil }) {
            refreshBehind(entry)
        }
    }

    @discardableResult
    private func keep(_ operations: [StorageOperation]) async throws -> UInt64? {
        guard let persistence, !operations.isEmpty else { return nil }
        do {
            return try await persistence.storage.commit(operations)
        } catch {
            throw LarderError.wrapping(error)
        }
    }
}
