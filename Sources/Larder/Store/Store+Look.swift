#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Reading the storage: what it has is what is confirmed, below all layers.
extension Store {
    /// Sees to it that what is confirmed is what the storage has; throws when it cannot be read.
    ///
    /// Whoever asks meanwhile waits for the same read. An error is a fact of the snapshot, and the next
    /// one who asks tries again.
    func look(_ entry: Entry) async throws {
        guard let persistence else { return }
        try await entry.look(waiting: { showRestoring(entry) }) { reading(entry, $0, persistence) }
    }

    /// The same for who wants a value to use: one whose lifetime is over counts as absent, and what the
    /// storage has by now is read instead.
    func lookForUse(_ entry: Entry) async throws {
        try await look(entry)
        if forget(entry, ifOverAt: environment.now()) { try await look(entry) }
    }

    /// Starts the first read for a watcher that is about to come, so that it is never shown an empty
    /// entry where one is being read.
    func lookAhead(_ entry: Entry) {
        guard let persistence else { return }
        if entry.lookAhead({ reading(entry, $0, persistence) }) {
            showRestoring(entry, forNewcomer: true)
        }
    }

    /// Shows that the storage is being read, while somebody watches and there is nothing else to show;
    /// the end of the read ends it.
    private func showRestoring(_ entry: Entry, forNewcomer: Bool = false) {
        guard forNewcomer || entry.isWatched else { return }
        change(entry) { draft, state in
            guard state.look != nil, draft.shown.value == nil,
                draft.layers.allSatisfy({ $0.isDeferred }), draft.activity == .idle
            else { return false }
            draft.activity = .restoring
            return true
        }
    }

    /// Reads an entry again, because it may be another one by now; nobody waits.
    func lookAgain(_ entry: Entry) {
        guard let persistence else { return }
        entry.lookAgain { reading(entry, $0, persistence) }
    }

    private func reading(
        _ entry: Entry, _ look: Flight, _ persistence: Persistence<Value>
    ) -> Task<Void, Never> {
        return environment.task { [weak self] in
            guard let self else { return look.finish(.cancelled) }
            await self.read(entry, look, persistence)
        }
    }

    private func read(_ entry: Entry, _ look: Flight, _ persistence: Persistence<Value>) async {
        let key = entry.key
        while true {
            let found: Result<Persistence<Value>.Found, LarderError>
            do {
                // What happens from here on is news, so nothing is missed between reading and hearing.
                try await follower?.begin()
                found = .success(
                    try await persistence.read(key, at: environment.now()) {
                        validity($0, for: $1, of: key)
                    })
            } catch {
                found = .failure(.wrapping(error, key: key))
            }
            switch land(found, in: entry, look) {
            case .again: continue
            case .parked: return
            case .done(let ending): return look.finish(ending)
            }
        }
    }

    private enum LookStep {
        case again, parked
        case done(Flight.Ending)
    }

    /// Takes in what was read, unless it may be older than what is known.
    private func land(
        _ found: Result<Persistence<Value>.Found, LarderError>, in entry: Entry, _ look: Flight
    ) -> LookStep {
        var step = LookStep.again
        var stored: [Layer<Value>] = []
        var lost: [Layer<Value>] = []
        var mustAsk = false
        var wasOverlooked = false
        let now = environment.now()
        move(entry) { draft, state in
            guard state.look === look else {
                step = .done(.superseded)
                return false
            }
            switch state.lookStep() {
            case .park: step = .parked
            case .again: step = .again
            case .take: step = .done(.superseded)
            }
            guard case .done = step else { return false }
            state.look = nil
            if draft.activity == .restoring { draft.activity = .idle }
            switch found {
            case .success(let found):
                state.isKnown = true
                stored = storedLayers(found, draft)
                if let last = stored.last { draft.confirmLayers(through: last.id) }
                if state.hasLookFailed || !stored.isEmpty { draft.succeed() }
                state.hasLookFailed = false
                mustAsk = take(found, &draft, &state)
                // It is still what was stored on nothing.
                if state.footing == .doubted {
                    state.footing = .firm
                    wasOverlooked = draft.invalidateConfirmed()
                }
                step = .done(.landed(state.picture))
            case .failure(let error):
                state.isKnown = false
                state.hasLookFailed = true
                if error.code == .gone {
                    // The place for it was wiped, and it with it.
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
        for layer in stored { layer.outcome?.tell(.success(layer.result.value)) }
        if case .failure(let error) = found {
            for layer in lost { layer.outcome?.tell(.failure(error)) }
        }
        switch step {
        case .done(.landed):
            tookIn(entry)
            if entry.isWatched { refreshWhenStale(entry) }
            if mustAsk { refetchIfWatched(entry) }
            // Somebody said so before this was stored where nothing was; now the storage says it, too.
            if wasOverlooked {
                sayOutdated(entry)
            }
        case .done(.failed(let error)) where error.code != .gone && error.code != .unsupported:
            lookLater(entry)
        default: break
        }
        switch (step, found) {
        case (.done(.landed), .success(.value)): report(.restored, entry.key)
        case (.done(.landed), .success(.useless(_, let error))),
            (.done(.failed), .failure(let error)):
            report(.damaged, entry.key, error: error)
        default: break
        }
        return step
    }

    /// The layers whose write failed and took place after all: what was read is the last one's.
    private func storedLayers(
        _ found: Persistence<Value>.Found, _ draft: Draft<Value>
    ) -> [Layer<Value>] {
        guard case .value(_, let stored, _) = found,
            let last = draft.layers.last(where: { layer in
                guard let attempt = layer.attempt else { return false }
                return attempt.facts.times == stored.facts.times
                    && attempt.format == stored.format && attempt.value == stored.value
            })
        else { return [] }
        return draft.layers.filter { $0.id <= last.id }
    }

    private func isLaterFetch(_ mine: Facts, than stored: StoredFacts) -> Bool {
        guard mine.origin == .source, stored.origin == .source else { return false }
        if let mine = mine.extras?.asked, let other = stored.asked { return mine > other }
        return mine.times.confirmed > stored.times.confirmed
    }

    /// Takes in what was read; returns whether what is shown is out of date now and may be fetched again.
    @discardableResult
    private func take(
        _ found: Persistence<Value>.Found, _ draft: inout Draft<Value>, _ state: inout EntryState
    ) -> Bool {
        switch found {
        case .value(let value, let stored, let validity):
            let known = draft.confirmed.facts
            noteOthersAsked(stored.facts.asked, stored.revision, state)
            // Another file may have come in the place of the one that we know, with the same revisions.
            let isSame =
                state.storedRevision == stored.revision && draft.confirmed.value != nil
                && (state.isMemoryOnly || known?.times == stored.facts.times)
            // What was fetched later and could not be stored stays above what was fetched earlier, out of
            // date if that is; what a person set elsewhere stands.
            if state.isMemoryOnly, let known,
                isSame || isLaterFetch(known, than: stored.facts)
            {
                state.storedRevision = stored.revision
                return !isSame && stored.facts.isInvalidated && draft.invalidateConfirmed()
            }
            state.storedRevision = stored.revision
            state.storedSize = UInt32(clamping: stored.value.count)
            state.isMemoryOnly = false
            state.mayBeStored = true
            // What was fetched or set here and is read back again is not restored.
            let isOurs =
                isSame || (known?.isRestored == false && known?.times == stored.facts.times)
            if isSame, draft.confirmed.isInvalidated == stored.facts.isInvalidated { return false }
            draft.setConfirmed(
                Content(
                    value: value,
                    facts: Facts(stored.facts, validity: validity, isRestored: !isOurs),
                    isInvalidated: stored.facts.isInvalidated))
        case .nothing, .useless, .over:
            let wasThere = state.storedRevision != 0
            if wasThere { state.flight?.noteErased() }
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
            // What was never stored, such as a seed, stays; what was and is not goes. What was fetched and
            // could not be stored goes when somebody may have erased it after that was asked for; whether
            // it was only said to be out of date, the storage does not say.
            let isInMemoryOnly = state.isMemoryOnly && draft.confirmed.value != nil
            let isGone =
                isInMemoryOnly
                ? state.past == .erasable && draft.confirmed.facts?.origin == .source : wasThere
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
        state.flight?.noteOthersAsked(asked)
    }

    /// Reads an entry again a little later if somebody watches it: who watches does not ask.
    func lookLater(_ entry: Entry) {
        guard entry.isWatched else { return }
        let key = entry.key
        background.withLock { tasks in
            guard tasks.reading[key] == nil else { return }
            let clock = environment.clock
            tasks.reading[key] = environment.task { [weak self] in
                var pause = Duration.seconds(1)
                while (try? await clock.sleep(for: pause)) != nil,
                    await self?.lookAtUnread(key) == true
                {
                    pause = min(pause * 2, .seconds(60))
                }
            }
        }
    }

    /// Reads what could not be read, if it is still watched; returns whether it is to be read once more.
    private func lookAtUnread(_ key: Key) async -> Bool {
        let entry = entries.withLock { $0[key] }
        // An error is shown.
        if let entry, entry.isWatched { try? await look(entry) }
        return background.withLock { tasks in
            // Who fails after this comes to `lookLater` after it, and starts again.
            let isUnread = entry?.state.withLock { $0.watcherCount > 0 && !$0.isKnown } ?? false
            if !isUnread { tasks.reading[key] = nil }
            return isUnread
        }
    }

    /// Begins a read again that waited for a write to end.
    func goOn(_ parked: Flight?, _ entry: Entry) {
        guard let parked, let persistence else { return }
        _ = reading(entry, parked, persistence)  // It ends the flight that others wait for.
    }
}
