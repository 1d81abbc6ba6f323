#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Pages at the ends of what is in memory.
extension PagedList {
    func loadPage(_ policy: LoadPolicy, _ end: PageEnd) async throws -> ListSnapshot<Item> {
        if policy.isPrivate {
            throw LarderError(
                .unsupported, key: key,
                message: "The next page cannot be loaded without being stored in its list.")
        }
        // A list that cannot be read can still be fetched.
        try? await readStored()
        guard snapshot.isLoaded else { return try await loadList(policy, nil) }
        if policy.isConditional, inner.withLock({ $0.more[end] == nil }),
            await inLane({ [isAlone = policy.onlyReads || fetching.isOffline] in
                await self.bringBack(end, orOutdated: isAlone)
            })
        {
            return snapshot
        }
        guard !policy.onlyReads, place(end) != nil else { return snapshot }
        if fetching.isOffline {
            let offline = LarderError.offline(key)
            let now = environment.now()
            hub.change { draft, _ in
                draft.addFailure(offline, end, now)
                return true
            }
            throw offline
        }
        let fetch = startOrJoin(end)
        let ending = try await FetchQueue.waiting { [self] in
            try await fetch.wait { self.isWatched ? .finish : self.fetching.abandoned }
        }
        switch ending {
        case .applied(let picture): return ListSnapshot(any: picture)
        case .failed(let error): throw error
        case .cancelled: throw CancellationError()
        case .superseded: throw LarderError.erased(key)
        }
    }

    /// Returns where the next page at an end is found now.
    private func place(_ end: PageEnd) -> PagePlace<Item>? {
        inner.withLock { $0.chain.place(end) }
    }

    /// Joins the running load at an end, or starts one; the caller must wait for it.
    private func startOrJoin(_ end: PageEnd) -> SharedTask {
        let fresh = SharedTask()
        _ = fresh.join()
        let fetch = inner.withLock { inner in
            if let fetch = inner.more[end], fetch.join() { return fetch }
            inner.more[end] = fresh
            return fresh
        }
        guard fetch === fresh else {
            environment.noteJoining(fetch)
            fetching.report(.fetchJoined, key)
            return fetch
        }
        hub.change { draft, state in
            state.note(.started)
            draft.setLoading(end, self.isLoading(end))
            return true
        }
        environment.start(fresh, of: fetching.name) { await self.carryOut(fresh, end) }
        return fresh
    }

    private func isLoading(_ end: PageEnd) -> Bool { inner.withLock { $0.more[end] != nil } }

    // MARK: - Asking

    /// Carries out the load of a page at an end, and ends it.
    private func carryOut(_ fetch: SharedTask, _ end: PageEnd) async {
        do {
            try await bringPage(end)
            self.end(fetch, end, .finished)
        } catch is CancellationError {
            self.end(fetch, end, .cancelled)
        } catch {
            self.end(fetch, end, .failed(.wrapping(error, key: key)))
        }
    }

    /// Loads the next page at an end, after any running refresh, with the cursor that is then current.
    ///
    /// Pages without new items are skipped, so that the list does not seem to end. If the list has changed,
    /// so that the page does not follow or its cursor is refused, the pages in memory are refreshed and the
    /// load continues from there.
    private func bringPage(_ end: PageEnd) async throws {
        var passed = 0
        var dropped = 0
        var changes = 0
        while passed < Self.emptyPages {
            try await refreshEnded()
            if await inLane({ await self.bringBack(end, orOutdated: false) }) { return }
            guard let place = place(end) else {
                if snapshot.isLoaded { return }
                throw snapshot.failure?.error ?? LarderError.erased(key)
            }
            let asked = moment
            let fetched: Fetched<Page<Item>>
            do {
                let answer = try await ask(place.cursor, known: nil)
                guard case .fetched(let page) = answer else { return }
                fetched = page
            } catch let error as LarderError where error.isRefusal {
                changes += 1
                guard changes < Self.freshStarts,
                    try await unchanged(place, end, isRefused: true) == nil
                else { throw error }
                try await refreshWindow(isConditional: false)
                continue
            }
            try Task.checkCancellation()
            guard asked == moment, place.isSame(as: self.place(end)) else {
                fetching.report(.dropped, key)
                dropped += 1
                guard dropped < Self.freshStarts else { throw LarderError.changesTooFast(key) }
                continue
            }
            let joined = try await join(fetched.value, at: place, end, isSuspicious: changes == 0)
            guard let joined else {
                changes += 1
                guard changes < Self.freshStarts else { throw LarderError.changesTooFast(key) }
                try await refreshWindow(isConditional: true)
                continue
            }
            let applied = await inLane {
                await self.apply(fetched, joined, at: place, end, asked)
            }
            switch applied {
            case .news: return
            case .nothingNew: passed += 1
            case .wiped(let error): throw error
            case .dropped:
                dropped += 1
                guard dropped < Self.freshStarts else { throw LarderError.changesTooFast(key) }
            }
        }
    }

    /// Distinguishes what was requested before an invalidation from what was requested after it.
    private struct Moment: Equatable {
        var epoch: String?
        var invalidations: UInt32
    }

    private var moment: Moment {
        Moment(
            epoch: inner.withLock { $0.epoch },
            invalidations: entry.state.withLock { $0.invalidations })
    }

    /// How many pages without new items one load skips.
    private static var emptyPages: Int { 5 }

    /// Waits for a running refresh. How it ends does not matter here, except for cancellation of this task.
    private func refreshEnded() async throws {
        while let refresh = entry.state.withLock({ $0.fetch }), refresh.join() {
            _ = try await refresh.wait { self.isWatched ? .finish : self.fetching.abandoned }
        }
        try Task.checkCancellation()
    }

    /// Refreshes the pages in memory, visibly to everybody.
    private func refreshWindow(isConditional: Bool) async throws {
        _ = try await load(isConditional ? .validate : .networkOnly, reach: .window)
    }

    // MARK: - Applying

    private enum AppliedPage {
        case news, nothingNew, dropped
        /// The list's place in the storage was wiped.
        case wiped(LarderError)
    }

    /// Applies a page at the place it was requested for. If that place is gone in the meantime, the page is dropped.
    private func apply(
        _ fetched: Fetched<Page<Item>>, _ joined: JoinedPage, at place: PagePlace<Item>,
        _ end: PageEnd, _ asked: Moment
    ) async -> AppliedPage {
        let items = joined.items
        let now = environment.now()
        let before = inner.withLock { $0 }
        let failure: Failure?
        var page = held(fetched, cursor: place.cursor, at: now)
        page.items = items
        do {
            failure = try await commit { [page] chain, _ in
                guard asked == self.moment, place.isSame(as: chain.place(end)) else {
                    return false
                }
                if let neighbour = joined.neighbour {
                    let cursor = place.neighbour.cursor
                    chain.renew(
                        place.neighbour.id, as: self.held(neighbour, cursor: cursor, at: now))
                }
                var page = page
                // A source that leads back to an earlier page goes in a circle: the list ends here.
                if case .new = place.step, let next = fetched.value.cursor(end),
                    next == place.cursor || chain.leadsBack(next)
                {
                    if end == .more { page.next = nil } else { page.previous = nil }
                    self.fetching.report(.dropped, self.key, detail: "the pages form a loop")
                }
                chain.apply(page, at: place.step, end)
                if let total = fetched.value.total { chain.total = total }
                return true
            }
        } catch let error as LarderError where error.code == .gone {
            return .wiped(error)
        } catch {
            fetching.report(.dropped, key)
            return .dropped
        }
        // Invalidated since, it may not be in a refresh that has begun after that.
        if asked != moment {
            inner.withLock { $0.chain.trust([], outdating: [page.id]) }
        }
        if items.count < fetched.value.items.count, place.neighbour.drift == .disjoint {
            let count = fetched.value.items.count - items.count
            fetching.report(.dropped, key, count: count, detail: "repeated items")
        }
        show(failure, after: before.unsaved)
        let isOutdated = inner.withLock { $0.chain.showsOutdated }
        if isOutdated, !before.chain.showsOutdated, isWatched { refreshBehind() }
        let known = Set(before.chain.items.map(\.id))
        return items.contains { !known.contains($0.id) } ? .news : .nothingNew
    }

    /// Shows the pages in memory, and the outcome of storing them.
    private func show(
        _ failure: Failure?, after unsaved: Failure? = nil, mending end: PageEnd? = nil
    ) {
        hub.change { draft, _ in
            showItems(in: &draft)
            settle(unsaved, in: &draft)
            if let failure { draft.failure = failure }
            if let end { draft.setFailure(nil, end) }
            return true
        }
    }

    /// Brings back a page that was dropped from memory from the storage; returns false if it is not there. If
    /// the page is outdated, so is the list.
    private func bringBack(_ end: PageEnd, orOutdated: Bool) async -> Bool {
        var (chain, metadata) = inner.withLock { ($0.chain, $0.metadata) }
        guard let keeper = kit.keeper, case .again(let index) = chain.place(end)?.step,
            chain.pages[index].isStored, orOutdated || !chain.pages[index].isOutdated
        else { return false }
        var page = chain.pages[index]
        // A page that cannot be read is fetched from the source.
        guard let items = try? await keeper.items(of: page.id, in: key) else { return false }
        page.items = items
        chain.apply(page, at: .again(index), end)
        keep(chain, metadata)
        show(nil, mending: end)
        if page.isOutdated, isWatched { refreshBehind() }
        fetching.report(.storageHit, key)
        return true
    }

    /// Ends the load of a page for everybody who waits, and shows its end.
    private func end(_ fetch: SharedTask, _ end: PageEnd, _ ending: Ending) {
        let now = environment.now()
        inner.withLock { inner in
            if inner.more[end] === fetch { inner.more[end] = nil }
        }
        let snapshot = hub.change { draft, state in
            draft.setLoading(end, self.isLoading(end))
            switch ending {
            case .finished: draft.setFailure(nil, end)
            case .failed(let error): draft.addFailure(error, end, now)
            case .cancelled, .superseded: break
            }
            state.note(ending.event)
            return true
        }
        finish(fetch, ending, snapshot)
    }
}

extension ListDraft {
    fileprivate mutating func setLoading(_ end: PageEnd, _ isLoading: Bool) {
        switch end {
        case .more: isLoadingMore = isLoading
        case .previous: isLoadingPrevious = isLoading
        }
    }

    /// Records another failure to load a page.
    fileprivate mutating func addFailure(_ error: LarderError, _ end: PageEnd, _ now: Date) {
        let attempts = (end == .more ? moreFailure : previousFailure)?.attempts ?? 0
        setFailure(Failure(error: error, date: now, attempts: attempts + 1), end)
    }

    fileprivate mutating func setFailure(_ failure: Failure?, _ end: PageEnd) {
        switch end {
        case .more: moreFailure = failure
        case .previous: previousFailure = failure
        }
    }
}
