extension Store {
    /// Marks a value as outdated: it stays and is still shown, but the next load asks the source.
    ///
    /// A watched value is fetched at once. A fetch that began before this call does not undo it. With
    /// `erase`, the value, its validators and its times are removed as well, from memory and storage; marks
    /// never are. Values that are fresh forever (``FreshnessRule/immutable``) can only be erased.
    public func invalidate(_ key: Key, erase: Bool = false) async throws {
        if erase {
            try await remove(key)
            refetchIfWatched(entry(for: key))
            report(.erased, key)
        } else {
            try await invalidate(.key(key))
        }
    }

    /// Invalidates every entry under a key; the empty key stands for the whole store.
    public func invalidate(under prefix: Key, erase: Bool = false) async throws {
        if erase {
            try await eraseAll(under: prefix)
        } else {
            try await invalidate(.under(prefix))
        }
    }

    /// Invalidates every entry that carries one of the tags: in memory, in the storage and in running
    /// fetches.
    ///
    /// Another process that is fetching a value for the first time is not reached unless the stores
    /// coordinate their fetches with leases: nobody knows yet which tags that value will have.
    public func invalidate(tags: Set<String>) async throws {
        try await invalidate(.tags(tags))
    }

    /// Removes every stored entry whose key and summary satisfy a predicate, each as if by `remove(_:)`.
    /// Returns how many were removed.
    @discardableResult
    public func erase(
        where isMeant: @Sendable (Key, EntrySummary) -> Bool
    ) async throws -> Int {
        guard let persistence else {
            throw LarderError(.unsupported, message: "\(name) has no storage to search.")
        }
        await flush()
        let found = try await persistence.storage.allSummaries(under: persistence.root)
        var count = 0
        for var summary in found {
            summary.metadata = summary.metadata.inMemory
            guard let key = persistence.own(summary.key), isMeant(key, summary) else { continue }
            if try await remove(key, ifStill: summary, persistence) { count += 1 }
        }
        return count
    }

    /// Removes an entry unless it has changed since it was seen; returns whether it was removed.
    private func remove(
        _ key: Key, ifStill summary: EntrySummary, _ persistence: Persistence<Value>
    ) async throws -> Bool {
        guard let writer else { return false }
        let done = Outcome<Bool>()
        try writer.add(
            WriteQueue.Job(names: [], through: nil) {
                [.remove(summary.key, expecting: summary.revision)] + self.endOfLeases(.key(key))
            } finish: { result in
                let entry = self.entries.withLock { $0[key] }
                switch result {
                case .success:
                    if let entry { self.forgetErased(entry, summary.revision) }
                    done.tell(.success(true))
                case .failure(let error) where error.code == .conflict: done.tell(.success(false))
                case .failure(let error): done.tell(.failure(error))
                }
                if let entry { self.readAgain(entry) }
                return false
            })
        return try await done.wait()
    }

    /// Clears the confirmed value if it is the one that was erased, and stops the running fetch.
    private func forgetErased(_ entry: Entry, _ revision: UInt64) {
        var fetch: SharedTask?
        move(entry) { draft, state in
            state.invalidations &+= 1
            state.past = .erasable
            fetch = state.fetch
            // An answer that is already queued is dropped.
            state.sets &+= 1
            state.stands(state.sets)
            guard state.storedRevision == revision else { return false }
            state.storedRevision = 0
            state.isMemoryOnly = false
            draft.setConfirmed(Content())
            return true
        }
        fetch?.stop(with: .superseded)
    }

    // MARK: - Outdated values

    /// What an invalidation applies to.
    enum Scope: Sendable {
        case key(Key)
        case under(Key)
        case tags(Set<String>)
    }

    private func invalidate(_ scope: Scope) async throws {
        let (count, touched) = Burst.run { markOutdated(scope) }
        switch scope {
        case .key(let key), .under(let key): report(.invalidated, key, count: count)
        case .tags: report(.invalidated, nil, count: count)
        }
        defer { touched.filter(\.isWatched).inOrder.forEach(refetchIfWatched) }
        try await store(scope)
    }

    /// Records in the storage that an entry was invalidated before its first value was stored, unless the
    /// storage has a newer value.
    func sayOutdated(_ entry: Entry) {
        let revision = entry.state.withLock { $0.storedRevision }
        environment.untilDone(atMost: 10) { [weak self] attempt in
            guard let self else { return }
            defer { if attempt == 0 { refetchIfWatched(entry) } }
            guard entry.state.withLock({ $0.storedRevision == revision }) else { return }
            try await store(.key(entry.key))
        }
    }

    /// Calls the body with each entry in memory that a scope reaches; for tags, also with entries that may
    /// yet come to carry one. Unwatched entries come first, in no particular order, then the watched ones in
    /// key order.
    private func forEach(in scope: Scope, _ body: (Entry) -> Void) {
        var watched: [Entry] = []
        switch scope {
        case .key(let key): entries.withLock { $0[key] }.map(body)
        case .under, .tags:
            for entry in allEntries {
                if case .under(let prefix) = scope, !entry.key.isUnder(prefix) { continue }
                if entry.isWatched { watched.append(entry) } else { body(entry) }
            }
        }
        watched.inOrder.forEach(body)
    }

    private func entriesInOrder(in scope: Scope) -> [Entry] {
        var found: [Entry] = []
        forEach(in: scope) { found.append($0) }
        return found.inOrder
    }

    /// Marks what is in memory, being read or being fetched; returns how many entries there are, and which
    /// may be fetched again.
    private func markOutdated(_ scope: Scope) -> (count: Int, toFetch: [Entry]) {
        var count = 0
        var touched: [Entry] = []
        forEach(in: scope) { entry in
            guard markOutdated(entry, scope) else { return }
            count += 1
            if source != nil { touched.append(entry) }
        }
        return (count, touched)
    }

    /// Marks an entry if the scope reaches it.
    private func markOutdated(_ entry: Entry, _ scope: Scope) -> Bool {
        var isTouched = true
        entry.change { state in
            let old = Picture.of(state.picture)
            if case .tags(let tags) = scope {
                state.fetch?.invalidate(tags)
                state.distrustRead()
                isTouched = old.carries(tags)
                guard isTouched else { return nil }
            }
            state.invalidations &+= 1
            state.distrustRead()
            return old.outdated()
        }
        return isTouched
    }

    /// Invalidates in the storage, in order with all the store's writes.
    private func store(_ scope: Scope) async throws {
        guard let writer, let persistence else { return }
        let done = Outcome<Void>()
        try writer.add(
            WriteQueue.Job(names: [], through: nil) {
                let ends = self.endOfLeases(scope)
                switch scope {
                case .key(let key): return [.invalidate(persistence.stored(key))] + ends
                case .under(let key): return [.invalidateAll(under: persistence.stored(key))] + ends
                case .tags(let tags):
                    // Already invalidated entries get a new revision too: somebody may be fetching them.
                    return try await persistence.storage.allSummaries(under: persistence.root)
                        .filter { !$0.metadata.tags.isDisjoint(with: tags) }
                        .map { .invalidate($0.key) } + ends
                }
            } finish: { result in
                if case .success = result {
                    self.readAfterInvalidation(scope)
                } else {
                    // The commit may have succeeded after all, and its changes are ours to notice.
                    self.entriesInOrder(in: scope).forEach(self.readAgain)
                }
                done.tell(result.map { _ in }.mapError { $0 as any Error })
                return false
            })
        try await done.wait()
    }

    /// Brings memory into line with the storage after an invalidation. Revisions have changed, so a write
    /// that builds on one must read first; a read that ran in the meantime saw the old state and is repeated.
    private func readAfterInvalidation(_ scope: Scope) {
        var changed: [Entry] = []
        forEach(in: scope) { entry in
            var mustRead = false
            change(entry) { draft, state in
                state.distrustRead()
                // Another process may have invalidated it just before: answers requested until now do not
                // count.
                if case .tags(let tags) = scope {
                    state.fetch?.invalidate(tags)
                } else if state.fetch != nil {
                    state.invalidations &+= 1
                }
                guard state.storedRevision != 0 else { return false }
                if case .tags(let tags) = scope,
                    tags.isDisjoint(with: draft.confirmed.metadata?.extras?.tags ?? [])
                {
                    return false
                }
                state.isKnown = false
                mustRead = draft.invalidateConfirmed()
                return mustRead
            }
            if mustRead { changed.append(entry) }
        }
        changed.inOrder.forEach(readAgain)
    }

    private func eraseAll(under prefix: Key) async throws {
        let touched = entriesInOrder(in: .under(prefix))
        defer { touched.forEach(refetchIfWatched) }
        let done = Outcome<Void>()
        let under = persistence?.stored(prefix)
        let ends = endOfLeases(.under(prefix))
        _ = try queueErasure(of: touched, names: [], isWhole: true) { writes in
            (under.map { [.removeAll(under: $0)] } ?? writes) + ends
        } finish: { result in
            let isDone = if case .success = result { true } else { false }
            // Entries that came into memory in the meantime were read before the erasure. A failed commit may have
            // succeeded after all, and its changes are ours to notice.
            let known = Set(touched.map(\.key))
            for entry in self.entriesInOrder(in: .under(prefix)) where !known.contains(entry.key) {
                self.move(entry) { draft, state in
                    guard isDone, state.storedRevision != 0 else { return false }
                    state.storedRevision = 0
                    draft.setConfirmed(Content())
                    return true
                }
                self.readAgain(entry)
            }
            done.tell(result.map { _ in }.mapError { $0 as any Error })
        }
        report(.erased, prefix, count: touched.count)
        if persistence != nil { try await done.wait() }
    }

    /// The changes that end the leases in a scope: a fetch under one of them began before this invalidation,
    /// and must ask again.
    func endOfLeases(_ scope: Scope) -> [EntryChange] {
        guard leases != nil, let persistence else { return [] }
        return switch scope {
        case .key(let key): [.remove(Leases.stored(persistence.stored(key)))]
        case .under(let key): [.removeAll(under: Leases.stored(persistence.stored(key)))]
        // Nobody knows yet which tags a running fetch will return.
        case .tags: [.removeAll(under: Leases.stored(persistence.root))]
        }
    }

    func refetchIfWatched(_ entry: Entry) {
        if entry.isWatched { site(entry).refreshBehind() }
    }
}
