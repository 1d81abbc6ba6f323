#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Reading the storage: what it holds is the confirmed value, below all layers.
extension Store {
    /// Makes sure the confirmed value is what the storage holds; throws when it cannot be read.
    ///
    /// Concurrent callers share one read. An error becomes part of the snapshot, and the next caller tries
    /// again.
    nonisolated(nonsending) func readStored(_ entry: Entry) async throws {
        guard let persistence else { return }
        try await entry.readStored(waiting: { showRestoring(entry) }) {
            reading(entry, $0, persistence)
        }
    }

    /// Reads the value of a key again, and waits until what is shown is at least as new.
    package func readAgain(_ key: Key) async throws {
        let entry = entry(for: key)
        readAgain(entry)
        try await readStored(entry)
    }

    /// Does the same as ``readStored(_:)`` for a caller that needs a usable value: one whose lifetime is over counts
    /// as absent, and the storage is read again in case it holds a newer one.
    nonisolated(nonsending) func readForUse(_ entry: Entry) async throws {
        try await readStored(entry)
        if forget(entry, ifOverAt: environment.now()) { try await readStored(entry) }
    }

    /// Starts the first read for a watcher that is about to subscribe, so that it never sees an empty entry
    /// while one is being read.
    func readAhead(_ entry: Entry) {
        guard let persistence else { return }
        if entry.readAhead({ reading(entry, $0, persistence) }) {
            showRestoring(entry, forNewcomer: true)
        }
    }

    /// Shows that the storage is being read, if somebody is watching and there is nothing else to show; ends
    /// when the read does.
    private func showRestoring(_ entry: Entry, forNewcomer: Bool = false) {
        guard forNewcomer || entry.isWatched else { return }
        change(entry) { draft, state in
            guard state.reading != nil, !draft.shown.hasValue,
                draft.layers.allSatisfy({ $0.isDeferred }), draft.activity == .idle
            else { return false }
            draft.activity = .restoring
            return true
        }
    }

    /// Reads an entry again in case it has changed; nobody waits for it.
    func readAgain(_ entry: Entry) {
        guard let persistence else { return }
        entry.readAgain { reading(entry, $0, persistence) }
    }

    private func reading(
        _ entry: Entry, _ reading: SharedTask, _ persistence: Persistence<Value>
    ) -> Task<Void, Never> {
        return environment.task { [weak self] in
            guard let self else { return reading.finish(.cancelled) }
            await self.read(entry, reading, persistence)
        }
    }

    private func read(_ entry: Entry, _ reading: SharedTask, _ persistence: Persistence<Value>)
        async
    {
        let key = entry.key
        while true {
            let found: Result<Persistence<Value>.Found, LarderError>
            do {
                // Follow changes before reading, so that none is missed between the two.
                try await follower?.begin()
                found = .success(
                    try await persistence.read(key, at: environment.now()) {
                        validity($0, for: $1, of: key)
                    })
            } catch {
                found = .failure(.wrapping(error, key: key))
            }
            switch apply(found, in: entry, reading) {
            case .again: continue
            case .parked: return
            case .done(let ending): return reading.finish(ending)
            }
        }
    }

    private enum ReadStep {
        case again, parked
        case done(SharedTask.Ending)
    }

    /// Applies what was read, unless it may be older than what is known.
    private func apply(
        _ found: Result<Persistence<Value>.Found, LarderError>, in entry: Entry,
        _ reading: SharedTask
    ) -> ReadStep {
        var step = ReadStep.again
        var stored: [Layer] = []
        var lost: [Layer] = []
        var commits: [FailedCommit] = []
        var mustAsk = false
        var wasOverlooked = false
        let now = environment.now()
        move(entry) { draft, state in
            guard state.reading === reading else {
                step = .done(.superseded)
                return false
            }
            switch state.readStep() {
            case .park: step = .parked
            case .again: step = .again
            case .take: step = .done(.superseded)
            }
            guard case .done = step else { return false }
            state.reading = nil
            if draft.activity == .restoring { draft.activity = .idle }
            switch found {
            case .success(let found):
                state.isKnown = true
                let recognised = found.recognised(draft.layers)
                if let last = draft.layers.last(where: { $0.number == recognised?.number }) {
                    stored = draft.layers.filter { $0.id <= last.id }
                    draft.confirmLayers(through: last.id, &state)
                } else if let recognised {
                    state.stands(recognised.number)
                }
                if let last = draft.layers.last(where: \.isStored) {
                    stored += draft.layers.filter { $0.id <= last.id }
                    draft.dropLayers(through: last.id, &state)
                }
                commits = recognised?.commits ?? []
                if state.hasReadFailed || !stored.isEmpty { draft.succeed() }
                state.hasReadFailed = false
                mustAsk = take(found, &draft, &state)
                // It is still the value that was stored where nothing was.
                if state.footing == .doubted {
                    state.footing = .firm
                    wasOverlooked = draft.invalidateConfirmed()
                }
                step = .done(.applied(state.picture))
            case .failure(let error):
                state.isKnown = false
                state.hasReadFailed = true
                if error.code == .gone {
                    // Its place in the storage was wiped, and the value with it.
                    state.past = .erasable
                    take(.nothing, &draft, &state)
                    lost = draft.layers.filter(\.hasFailed)
                    draft.refuseLayers(\.hasFailed)
                }
                draft.fail(error, at: now)
                step = .done(.failed(error))
            }
            return true
        }
        for layer in stored { layer.outcome?.tell(.success(layer.result)) }
        for key in FailedCommit.noteSuccess(amongst: commits) where key != entry.key {
            if let other = entries.withLock({ $0[key] }) { readAgain(other) }
        }
        if case .failure(let error) = found {
            for layer in lost { layer.outcome?.tell(.failure(error)) }
        }
        switch step {
        case .done(.applied):
            tookIn(entry)
            if entry.isWatched { refreshWhenStale(entry) }
            if mustAsk { refetchIfWatched(entry) }
            // It was invalidated before it was stored, when there was nothing; now record that in the
            // storage, too.
            if wasOverlooked {
                sayOutdated(entry)
            }
        case .done(.failed(let error)) where error.code != .gone && error.code != .unsupported:
            readLater(entry)
        default: break
        }
        switch (step, found) {
        case (.done(.applied), .success(.value)): report(.restored, entry.key)
        case (.done(.applied), .success(.useless(_, let error))),
            (.done(.failed), .failure(let error)):
            report(.damaged, entry.key, error: error)
        default: break
        }
        return step
    }

    private func isLaterFetch(_ mine: Metadata, than stored: EntryMetadata) -> Bool {
        guard mine.origin == .source, stored.origin == .source else { return false }
        if let mine = mine.extras?.asked, let other = stored.asked { return mine > other }
        return mine.times.confirmed > stored.times.confirmed
    }

    /// Applies what was read; returns whether the shown value is now outdated and may be fetched again.
    @discardableResult
    private func take(
        _ found: Persistence<Value>.Found, _ draft: inout Draft, _ state: inout EntryState
    ) -> Bool {
        switch found {
        case .value(let value, let stored, let validity):
            let known = draft.confirmed.metadata
            noteOthersAsked(stored.metadata.asked, stored.revision, state)
            // Another file may have come in the place of the one that we know, with the same revisions.
            let isSame =
                state.storedRevision == stored.revision && draft.confirmed.hasValue
                && (state.isMemoryOnly || known?.times == stored.metadata.times)
            // A later fetch that could not be stored stays above an earlier one, and is invalidated if that
            // one is; a value that a person set elsewhere wins.
            if state.isMemoryOnly, let known,
                isSame || isLaterFetch(known, than: stored.metadata)
            {
                state.storedRevision = stored.revision
                return !isSame && stored.metadata.isInvalidated && draft.invalidateConfirmed()
            }
            state.storedRevision = stored.revision
            state.storedSize = UInt32(clamping: stored.value.count)
            state.isMemoryOnly = false
            state.mayBeStored = true
            // A value fetched or set here and then read back does not count as restored.
            let isOurs =
                isSame || (known?.isRestored == false && known?.times == stored.metadata.times)
            if isSame, draft.confirmed.isInvalidated == stored.metadata.isInvalidated {
                return false
            }
            draft.setConfirmed(
                Content(
                    Held(value, stored.metadata, validity: validity, isRestored: !isOurs),
                    isInvalidated: stored.metadata.isInvalidated))
        case .nothing, .useless, .over:
            let wasThere = state.storedRevision != 0
            if wasThere { state.fetch?.noteErased() }
            var revision: UInt64 = 0
            switch found {
            case .useless(let found, _): revision = found
            case .over(let found, let asked):
                revision = found
                noteOthersAsked(asked, revision, state)
            case .nothing, .value: break
            }
            // What was fetched over it and could not be stored stays.
            if wasThere, state.isMemoryOnly, state.storedRevision == revision { return false }
            state.storedRevision = revision
            state.storedSize = 0
            // A value that was never stored, such as a seed, stays; one that was stored and is no longer
            // there goes. One that was fetched and could not be stored goes if somebody may have erased the
            // entry after that fetch began; the storage does not say whether it was erased or only
            // invalidated.
            let isInMemoryOnly = state.isMemoryOnly && draft.confirmed.hasValue
            let isGone =
                isInMemoryOnly
                ? state.past == .erasable && draft.confirmed.metadata?.origin == .source : wasThere
            guard isGone else { return false }
            state.isMemoryOnly = false
            draft.setConfirmed(Content())
            return isInMemoryOnly
        }
        return false
    }

    /// Notes when somebody else asked for what is stored now. What seems to have been asked for in the future
    /// was before the clock was set back.
    private func noteOthersAsked(_ asked: Date?, _ revision: UInt64, _ state: EntryState) {
        guard state.storedRevision != revision, let asked, asked <= environment.now() else {
            return
        }
        state.fetch?.noteOthersAsked(asked)
    }

    /// Reads an entry again a little later if somebody watches it: who watches does not ask.
    func readLater(_ entry: Entry) {
        guard entry.isWatched else { return }
        let key = entry.key
        background.withLock { tasks in
            guard tasks.reading[key] == nil else { return }
            let clock = environment.clock
            tasks.reading[key] = environment.task { [weak self] in
                var failures = 1
                while (try? await clock.sleep(for: .backoff(after: failures))) != nil,
                    await self?.readUnread(key) == true
                {
                    failures += 1
                }
            }
        }
    }

    /// Retries a failed read if the entry is still watched; returns whether to retry again.
    private func readUnread(_ key: Key) async -> Bool {
        let entry = entries.withLock { $0[key] }
        // An error is shown in the snapshot.
        if let entry, entry.isWatched { try? await readStored(entry) }
        return background.withLock { tasks in
            // A read that fails after this calls `readLater` again, which starts a new task.
            let isUnread = entry?.state.withLock { $0.watcherCount > 0 && !$0.isKnown } ?? false
            if !isUnread { tasks.reading[key] = nil }
            return isUnread
        }
    }

    /// Resumes a read that waited for a write to finish.
    func goOn(_ parked: SharedTask?, _ entry: Entry) {
        guard let parked, let persistence else { return }
        _ = reading(entry, parked, persistence)  // It ends the task that others wait for.
    }
}

extension Persistence.Found {
    /// Returns the number of the layer, or of one that was replaced, that wrote this although it seemed to fail,
    /// and the commits of which one did so.
    fileprivate func recognised(_ layers: [Layer]) -> (number: UInt32, commits: [FailedCommit])? {
        guard case .value(_, let stored, _) = self else { return nil }
        let all = layers.reversed().flatMap { layer in
            layer.attempts.reversed().map { (attempt: $0, isOwn: $0.number == layer.number) }
        }.filter { $0.attempt.wrote(stored) }
        guard let attempt = (all.first(where: \.isOwn) ?? all.first)?.attempt else { return nil }
        // If several changes wrote the same, any of them may be the one that succeeded.
        return (attempt.number, all.count == 1 ? attempt.commits : [])
    }
}
