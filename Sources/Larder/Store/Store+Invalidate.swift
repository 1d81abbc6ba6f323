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
            report(.erased, key)
        } else {
            try await invalidate(.key(key))
        }
    }

    /// Invalidates every entry under a key: the whole store for the empty one.
    public func invalidate(under prefix: Key, erase: Bool = false) async throws {
        if erase {
            try await eraseAll(under: prefix)
        } else {
            try await invalidate(.under(prefix))
        }
    }

    /// Invalidates every entry that carries one of the tags, in memory, in the storage and in the air.
    public func invalidate(tags: Set<String>) async throws {
        try await invalidate(.tags(tags))
    }

    /// Erases what a test says of key and snapshot, among all that is stored, each entry as if by
    /// ``remove(_:)``. Returns how many went.
    @discardableResult
    public func erase(
        where isMeant: @Sendable (Key, EntrySummary) -> Bool
    ) async throws -> Int {
        guard let persistence else {
            throw LarderError(.unsupported, message: "\(name) has no storage to look through.")
        }
        await flush()
        let found = try await persistence.storage.allSummaries(under: persistence.root)
        let keys = found.compactMap { summary in
            persistence.own(summary.key).flatMap { isMeant($0, summary) ? $0 : nil }
        }
        for key in keys { try await remove(key) }
        return keys.count
    }

    // MARK: - What is out of date

    /// What an invalidation reaches.
    enum Scope: Sendable {
        case key(Key)
        case under(Key)
        case tags(Set<String>)
    }

    private func invalidate(_ scope: Scope) async throws {
        let touched = Burst.run { markOutdated(scope) }
        switch scope {
        case .key(let key), .under(let key): report(.invalidated, key, count: touched.count)
        case .tags: report(.invalidated, nil, count: touched.count)
        }
        do {
            try await store(scope)
        } catch {
            touched.forEach(refetchIfWatched)
            throw error
        }
        touched.forEach(refetchIfWatched)
    }

    /// The entries in memory that a scope reaches; by tag also those that may come to carry it.
    private func entries(in scope: Scope) -> [Entry] {
        switch scope {
        case .key(let key): entries.withLock { $0[key] }.map { [$0] } ?? []
        case .under(let prefix): entriesInOrder { $0.key.isUnder(prefix) }
        case .tags: entriesInOrder()
        }
    }

    /// Marks what is in memory, being read, and in the air.
    private func markOutdated(_ scope: Scope) -> [Entry] {
        entries(in: scope).filter { entry in
            var isTouched = true
            change(entry) { draft, state in
                if case .tags(let tags) = scope {
                    state.flight?.invalidate(tags)
                    state.distrustLook()
                    isTouched =
                        !tags.isDisjoint(with: draft.shown.facts?.extras?.tags ?? [])
                        || !tags.isDisjoint(with: draft.confirmed.facts?.extras?.tags ?? [])
                    guard isTouched else { return false }
                }
                state.invalidations &+= 1
                state.distrustLook()
                let wasInvalidated = draft.shown.isInvalidated
                draft.invalidate()
                return draft.shown.isInvalidated != wasInvalidated || !draft.layers.isEmpty
            }
            return isTouched
        }
    }

    /// Invalidates in the storage, in the order of all writes of this store.
    private func store(_ scope: Scope) async throws {
        guard let writer, let persistence else { return }
        let done = Outcome<Void>()
        try writer.add(
            WriteQueue.Job(names: [], through: nil) {
                switch scope {
                case .key(let key): return [.invalidate(persistence.stored(key))]
                case .under(let key): return [.invalidateAll(under: persistence.stored(key))]
                case .tags(let tags):
                    // What was out of date before gets a new revision too: somebody may be fetching it.
                    return try await persistence.storage.allSummaries(under: persistence.root)
                        .filter { !$0.facts.tags.isDisjoint(with: tags) }
                        .map { .invalidate($0.key) }
                }
            } finish: { result in
                if case .success = result {
                    self.lookAfterInvalidation(scope)
                } else {
                    // It may have taken place after all, and its news is ours.
                    self.entries(in: scope).forEach(self.lookAgain)
                }
                done.tell(result.map { _ in }.mapError { $0 as any Error })
                return false
            })
        try await done.wait()
    }

    /// Sees to it that memory agrees with what the storage has after an invalidation. Its revisions have
    /// changed, so whoever writes on top of one looks first; what was read meanwhile was read before, and
    /// is read again.
    private func lookAfterInvalidation(_ scope: Scope) {
        for entry in entries(in: scope) {
            var mustLook = false
            change(entry) { draft, state in
                state.distrustLook()
                // Somebody else may have said so just before: what was asked until now does not count.
                if case .tags(let tags) = scope {
                    state.flight?.invalidate(tags)
                } else if state.flight != nil {
                    state.invalidations &+= 1
                }
                guard state.storedRevision != 0 else { return false }
                if case .tags(let tags) = scope,
                    tags.isDisjoint(with: draft.confirmed.facts?.extras?.tags ?? [])
                {
                    return false
                }
                state.isKnown = false
                mustLook = draft.invalidateConfirmed()
                return mustLook
            }
            if mustLook { lookAgain(entry) }
        }
    }

    private func eraseAll(under prefix: Key) async throws {
        let touched = entries(in: .under(prefix))
        // They stay until their write is done: this call waits for it.
        let erased = Burst.run { touched.map { erase($0, isAwaited: true) } }
        report(.erased, prefix, count: touched.count)
        guard let writer, let persistence else { return touched.forEach(refetchIfWatched) }
        let job = LayersJob(store: self, persistence, erased)
        let done = Outcome<Void>()
        try writer.add(
            WriteQueue.Job(names: [], through: nil) {
                _ = try await job.job.prepare()
                return [.removeAll(under: persistence.stored(prefix))]
            } finish: { result in
                _ = await job.job.finish(result)
                let isDone = if case .success = result { true } else { false }
                // What came into memory meanwhile was read before. A commit that failed may have taken
                // place after all, and its news is ours.
                let known = Set(touched.map(\.key))
                for entry in self.entries(in: .under(prefix)) where !known.contains(entry.key) {
                    self.move(entry) { draft, state in
                        guard isDone, state.storedRevision != 0 else { return false }
                        state.storedRevision = 0
                        draft.setConfirmed(Content())
                        return true
                    }
                    self.lookAgain(entry)
                }
                done.tell(result.map { _ in }.mapError { $0 as any Error })
                return false
            })
        defer { touched.forEach(refetchIfWatched) }
        try await done.wait()
    }

    private func refetchIfWatched(_ entry: Entry) {
        if entry.isWatched { site(entry).refreshBehind() }
    }
}
