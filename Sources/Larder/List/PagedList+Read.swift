#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Reading the storage, in the lane, so that nothing changes between reading and showing.
extension PagedList {
    /// Reads the list from the storage unless that was done; concurrent callers share one read. An error is
    /// shown, and the next caller tries again.
    nonisolated(nonsending) func readStored(for policy: LoadPolicy = .cached) async throws {
        guard let keeper = kit.keeper else { return }
        try await entry.readStored { reading($0, keeper) }
    }

    /// Reads the list again in case it has changed; nobody waits for it.
    func readAgain() {
        // A list that nobody asked for is not read.
        guard let keeper = kit.keeper,
            entry.state.withLock({ state in
                state.isKnown || state.reading != nil || state.hasReadFailed
                    || isLoaded(state.picture)
            })
        else { return }
        entry.readAgain { reading($0, keeper) }
    }

    /// Notes that somebody else wrote or invalidated the list; only possibly so if it is not named.
    func noteOthers(isNamed: Bool) {
        inner.withLock { $0.hasNews = true }
        entry.state.withLock { $0.noteOthers(isDoubtful: isNamed || isNew) }
        readAgain()
    }

    private func reading(_ reading: SharedTask, _ keeper: PageKeeper<Item>) -> Task<Void, Never> {
        environment.task { await self.inLane { await self.carryOut(reading, keeper) } }
    }

    private func carryOut(_ reading: SharedTask, _ keeper: PageKeeper<Item>) async {
        while true {
            let found: Result<KeptList<Item>?, LarderError>
            do {
                // Follow changes before reading, so that none is missed between the two.
                try await kit.follower?.begin()
                found = .success(try await read(keeper))
            } catch {
                found = .failure(.wrapping(error, key: key))
            }
            let isOld = entry.state.withLock { state in
                if state.readStep() == .again { return true }
                state.reading = nil
                if case .success = found { state.isKnown = true }
                return false
            }
            if isOld { continue }
            if case .success(let found) = found {
                takeIn(found)
                // Storing may be possible now. If nothing is stored, somebody may have erased it.
                if found != nil, let failure = inner.withLock({ $0.unsaved }) {
                    await storeAgain(failure)
                }
            }
            return apply(found, reading)
        }
    }

    /// Stores what could not be stored before. An error is already shown, and reported once more.
    private func storeAgain(_ failure: Failure) async {
        _ = try? await commit { _, metadata in metadata != nil }
        let left = inner.withLock { $0.unsaved }
        hub.change { draft, _ in
            if let left {
                // The next success ends the newest failure.
                guard draft.failure?.isSame(as: failure) == true else { return false }
                draft.failure = left
            } else {
                show(in: &draft)
                settle(failure, in: &draft)
            }
            return true
        }
    }

    private func apply(_ found: Result<KeptList<Item>?, LarderError>, _ reading: SharedTask) {
        switch found {
        case .success:
            hub.change { draft, state in
                guard state.hasReadFailed else { return false }
                state.hasReadFailed = false
                draft.failure = nil
                return true
            }
            reading.finish(.applied(entry.picture))
        case .failure(let error):
            // Its place in the storage was wiped, and the list with it.
            if error.code == .gone, isHeld { erased() }
            let now = environment.now()
            var attempts = 1
            hub.change { draft, state in
                if state.hasReadFailed { attempts += draft.failure?.attempts ?? 0 }
                state.hasReadFailed = true
                draft.failure = Failure(error: error, date: now, attempts: attempts)
                return true
            }
            fetching.report(.damaged, key, error: error)
            reading.finish(.failed(error))
            if error.code != .gone, error.code != .unsupported {
                readLater(after: .backoff(after: attempts))
            }
        }
    }

    /// Whether anything of the list is shown or counts as stored.
    private var isHeld: Bool {
        inner.withLock { $0.metadata != nil } || entry.state.withLock { $0.storedRevision != 0 }
    }

    /// Shows that somebody else erased the list; a fetch that began before does not bring it back.
    func erased() {
        entry.state.withLock { state in
            state.sets &+= 1
            state.invalidations &+= 1
        }
        forget()
    }

    /// Reads what the storage has of the shown part.
    func read(_ keeper: PageKeeper<Item>) async throws -> KeptList<Item>? {
        let chain = inner.withLock { $0.chain }
        return try await keeper.read(key, showing: chain, atStart: kit.rules.pagesAtStart)
    }

    /// Applies what the storage has; what was never stored stays. A watched list is fetched again if somebody
    /// else erased or invalidated it. So is one that could not be stored, if nothing is stored and somebody
    /// else wrote: that was one of the two.
    func takeIn(_ found: KeptList<Item>?) {
        let known = entry.state.withLock { $0.storedRevision }
        let old = inner.withLock { inner in
            defer { inner.hasNews = false }
            return inner
        }
        // The file may have been replaced by another that has the same revisions.
        let isOther = old.head.map { $0 != found?.head } ?? false
        guard found?.revision ?? 0 != known || isOther else {
            if found == nil {
                if old.unsaved != nil, old.hasNews { showOutdated() }
            } else if entry.state.withLock({ $0.footing }) == .doubted {
                sayOutdated()
            }
            return
        }
        guard let found else {
            erased()
            if isWatched { refreshBehind() }
            return
        }
        // Invalidated by a later commit than the last one known: what was requested before it is older.
        let isNewlyOutdated =
            old.metadata != nil && found.invalidation.map { $0 != old.invalidation } == true
        guard let metadata = found.metadata else {
            // Unusable: what is shown stays, and the next change writes all of it.
            inner.withLock { inner in
                inner.chain.disown()
                inner.head = nil
                if let invalidation = found.invalidation { inner.invalidation = invalidation }
            }
            entry.state.withLock { $0.storedRevision = found.revision }
            if isNewlyOutdated { showOutdated() }
            return
        }
        let isSame = found.head == old.head
        let isLater =
            old.unsaved != nil && old.chain.hasFirst(over: found.chain)
            && old.metadata.map { $0.times.confirmed > metadata.times.confirmed } == true
        if isSame || isLater {
            // What was fetched since and could not be stored stays.
            inner.withLock { inner in
                if isNewlyOutdated { inner.metadata?.isInvalidated = true }
                if !isSame { inner.chain.rest(on: found.chain) }
                inner.head = found.head
                if let invalidation = found.invalidation { inner.invalidation = invalidation }
            }
        } else {
            keep(found.chain, metadata)
            inner.withLock {
                ($0.epoch, $0.head, $0.unsaved) = (found.epoch, found.head, nil)
                $0.invalidation = found.invalidation
            }
        }
        hub.change { draft, state in
            // Invalidated elsewhere: that applies to what was requested before.
            if isNewlyOutdated { state.invalidations &+= 1 }
            state.storedRevision = found.revision
            self.show(in: &draft)
            self.settle(old.unsaved, in: &draft)
            return true
        }
        if !isSame && !isLater { fetching.report(.restored, key) }
        let isOutdated = inner.withLock { inner in
            (!isSame && inner.chain.showsOutdated)
                || (inner.metadata?.isInvalidated == true && old.metadata?.isInvalidated == false)
        }
        if isNewlyOutdated || isOutdated, isWatched { refreshBehind() }
    }

    /// Records in the storage that the list was invalidated before it was first stored, unless the storage
    /// has something newer.
    private func sayOutdated() {
        let revision = entry.state.withLock { state in
            state.footing = .firm
            return state.storedRevision
        }
        markOutdated(erase: false)
        environment.untilDone(atMost: 10) { [self] attempt in
            defer { if attempt == 0, isWatched { refreshBehind() } }
            let result = await inLane { () -> Result<Void, LarderError> in
                let isThere = self.entry.state.withLock { $0.storedRevision == revision }
                return isThere ? await self.storeInvalidation(erase: false) : .success(())
            }
            try result.get()
        }
    }

    /// Shows the list as outdated because somebody else invalidated it, and fetches it if it is watched.
    private func showOutdated() {
        inner.withLock { $0.metadata?.isInvalidated = true }
        hub.change { draft, state in
            state.invalidations &+= 1
            show(in: &draft)
            return true
        }
        if isWatched { refreshBehind() }
    }
}
