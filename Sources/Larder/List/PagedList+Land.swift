#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// What runs in the lane: one landing after another, each one commit and one change.
extension PagedList {
    /// How a fetch ended.
    enum Ending: Sendable {
        case finished, cancelled
        case failed(LarderError)

        var event: LoadEvent {
            switch self {
            case .finished: .finished
            case .cancelled: .cancelled
            case .failed: .failed
            }
        }
    }

    /// A page as it is held, under a new name.
    func held(
        _ fetched: Fetched<Page<Item>>, cursor: PageCursor?, _ times: ValueTimes
    ) -> HeldPage<Item> {
        HeldPage(
            id: environment.makeID(), cursor: cursor, next: fetched.value.next,
            previous: fetched.value.previous, items: fetched.value.items,
            validators: fetched.validators, times: times)
    }

    // MARK: - Refreshes

    func land(
        first answer: FetchResult<Page<Item>>, _ reach: ListRefresh, _ flight: Flight
    ) async {
        let now = environment.now()
        await land(flight) { chain, facts in
            switch answer {
            case .fetched(let fetched):
                let times = ValueTimes(fetched: now, asOf: fetched.asOf)
                facts = StoredFacts(
                    times: times, freshness: fetched.freshness, tags: fetched.tags)
                chain.land(first: self.held(fetched, cursor: nil, times), reach)
                chain.total = fetched.value.total
            case .notModified(let answer):
                guard chain.holdsFirst, var old = facts else { throw self.notModifiedOfNothing }
                old.confirm(answer, at: now)
                facts = old
                chain.pages[0].times = old.times
                if let validators = answer.validators { chain.pages[0].validators = validators }
                if reach == .startOver {
                    chain.pages.removeSubrange(1...)
                    chain.window = 0..<1
                }
            }
        }
    }

    func land(window walked: [WalkedPage<Item>], over old: [String], _ flight: Flight) async {
        let now = environment.now()
        await land(flight) { chain, facts in
            var fresh: [HeldPage<Item>] = []
            for (index, page) in walked.enumerated() {
                switch page.answer {
                case .fetched(let fetched):
                    let times = ValueTimes(fetched: now, asOf: fetched.asOf)
                    fresh.append(self.held(fetched, cursor: page.cursor, times))
                    if let total = fetched.value.total { chain.total = total }
                    if index == 0 {
                        facts = StoredFacts(
                            times: times, freshness: fetched.freshness, tags: fetched.tags)
                    }
                case .notModified(let answer):
                    guard var known = page.old, known.items != nil else {
                        throw self.notModifiedOfNothing
                    }
                    known.times.confirmed = now
                    if let validators = answer.validators { known.validators = validators }
                    fresh.append(known)
                    if index == 0 { facts?.confirm(answer, at: now) }
                }
            }
            chain.land(window: fresh, over: old)
        }
    }

    /// Lands a refresh: changes the chain, stores it, and shows it, unless the list was erased
    /// since the refresh began.
    private func land(
        _ flight: Flight,
        _ body: (inout PageChain<Item>, inout StoredFacts?) throws -> Void
    ) async {
        let (isCurrent, isInvalidated) = hub.entry.state.withLock { state in
            (
                state.writeStamp == flight.writeStamp,
                state.invalidationStamp != flight.invalidationStamp
            )
        }
        guard isCurrent else {
            kit.report(.dropped, key)
            return end(flight, .finished)
        }
        var (chain, facts) = inner.withLock { ($0.chain, $0.facts) }
        let old = chain
        do {
            try body(&chain, &facts)
        } catch {
            return end(flight, .failed(.wrapping(error, key: key)))
        }
        facts?.isInvalidated = isInvalidated
        let failure = await store(&chain, facts, replacing: old)
        keep(chain, facts)
        end(flight, .finished) { draft, state in
            self.show(chain, facts, in: &draft)
            draft.failure = failure
            draft.isInvalidated = state.invalidationStamp != flight.invalidationStamp
            if chain.pages.last?.id != old.pages.last?.id { draft.moreFailure = nil }
            if chain.pages.first?.id != old.pages.first?.id { draft.previousFailure = nil }
        }
    }

    /// Ends a refresh for everybody who waits, and shows its end.
    func end(
        _ flight: Flight, _ ending: Ending,
        _ body: (inout ListDraft<Item>, EntryState) -> Void = { _, _ in }
    ) {
        let now = environment.now()
        let snapshot = hub.change { draft, state in
            guard state.flight === flight else { return false }
            state.flight = nil
            draft.activity = .idle
            if case .failed(let error) = ending {
                draft.failure = Failure(
                    error: error, date: now, attempts: (draft.failure?.attempts ?? 0) + 1)
            }
            body(&draft, state)
            state.note(ending.event)
            return true
        }
        finish(flight, ending, snapshot)
    }

    private func finish(_ flight: Flight, _ ending: Ending, _ snapshot: ListSnapshot<Item>) {
        switch ending {
        case .finished: flight.finish(.success(snapshot.picture))
        case .cancelled:
            kit.report(.fetchCancelled, key)
            flight.finish(.failure(CancellationError()))
        case .failed(let error):
            kit.report(.fetchFailed, key, error: error)
            flight.finish(.failure(error))
        }
    }

    // MARK: - Pages at the ends

    /// Lands a page next to the one it was asked for beside; returns whether it brought something
    /// new. A page whose neighbour is gone meanwhile is dropped.
    func land(
        _ fetched: Fetched<Page<Item>>, _ cursor: PageCursor?, at step: PageStep, _ end: PageEnd,
        _ anchor: String?
    ) async -> Bool {
        let (old, facts) = inner.withLock { ($0.chain, $0.facts) }
        var chain = old
        guard chain.isAnchored(anchor, step, end) else {
            kit.report(.dropped, key)
            return false
        }
        let times = ValueTimes(fetched: environment.now(), asOf: fetched.asOf)
        var page = held(fetched, cursor: cursor, times)
        if case .new = step {
            // A source that leads back to a page it gave already goes in a circle: it ends here.
            if chain.leadsBack(end == .more ? page.next : page.previous) || page.leadsToItself(end)
            {
                if end == .more { page.next = nil } else { page.previous = nil }
                kit.report(.dropped, key, detail: "the pages go in a circle")
            }
        }
        chain.land(page, at: step, end, cap: kit.rules.pagesInMemory)
        if let total = fetched.value.total { chain.total = total }
        let failure = await store(&chain, facts, replacing: old)
        keep(chain, facts)
        let before = Set(old.items.map(\.id))
        let hasNews = fetched.value.items.contains { !before.contains($0.id) }
        let shown = chain
        hub.change { draft, _ in
            let left = draft.show(shown, kit)
            if left > 0 { kit.report(.dropped, key, count: left, detail: "repeated items") }
            if let failure { draft.failure = failure }
            return true
        }
        return hasNews
    }

    /// Brings a page that was dropped from memory back from the storage; false when there is none.
    func bringBack(_ end: PageEnd) async -> Bool {
        let facts = inner.withLock { $0.facts }
        var chain = inner.withLock { $0.chain }
        guard let keeper = kit.keeper, case .again(let index) = chain.step(end),
            chain.pages[index].isStored
        else { return false }
        var page = chain.pages[index]
        // What cannot be read is fetched from the source.
        guard let items = try? await keeper.items(of: page.id, in: key) else { return false }
        page.items = items
        chain.land(page, at: .again(index), end, cap: kit.rules.pagesInMemory)
        keep(chain, facts)
        let shown = chain
        hub.change { draft, _ in
            draft.show(shown, kit)
            draft.setFailure(nil, end)
            return true
        }
        kit.report(.storageHit, key)
        return true
    }

    /// Ends the load of a page for everybody who waits, and shows its end.
    func end(_ flight: Flight, _ end: PageEnd, _ ending: Ending) {
        let now = environment.now()
        inner.withLock { inner in
            if inner.more[end] === flight { inner.more[end] = nil }
        }
        let snapshot = hub.change { draft, state in
            draft.setLoading(end, false)
            switch ending {
            case .finished: draft.setFailure(nil, end)
            case .failed(let error): draft.addFailure(error, end, now)
            case .cancelled: break
            }
            state.note(ending.event)
            return true
        }
        finish(flight, ending, snapshot)
    }

    // MARK: - Storing and showing

    private func keep(_ chain: PageChain<Item>, _ facts: StoredFacts?) {
        inner.withLock { inner in
            inner.chain = chain
            inner.facts = facts
        }
    }

    /// Stores a chain in one commit; a failure is shown beside the list, which stays in memory.
    private func store(
        _ chain: inout PageChain<Item>, _ facts: StoredFacts?, replacing old: PageChain<Item>
    ) async -> Failure? {
        guard let keeper = kit.keeper, let facts else { return nil }
        let ids = Set(chain.pages.map(\.id))
        let gone = old.pages.filter { $0.isStored && !ids.contains($0.id) }.map(\.id)
        let revision = hub.entry.state.withLock { $0.storedRevision }
        do {
            let written = try await keeper.write(
                key, &chain, facts, dropping: gone, expecting: revision)
            hub.entry.state.withLock { $0.storedRevision = written }
            kit.report(.committed, key, count: 1)
            return nil
        } catch {
            let error = LarderError.wrapping(error, key: key)
            kit.report(.commitFailed, key, error: error)
            return Failure(error: error, date: environment.now(), attempts: 1)
        }
    }

    private func show(
        _ chain: PageChain<Item>, _ facts: StoredFacts?, in draft: inout ListDraft<Item>
    ) {
        let left = draft.show(chain, kit)
        if left > 0 { kit.report(.dropped, key, count: left, detail: "repeated items") }
        draft.isLoaded = facts != nil
        draft.times = facts?.times
        draft.isInvalidated = facts?.isInvalidated ?? false
        draft.validity = facts.flatMap { facts in
            if let validity = facts.freshness?.validity(from: facts.times.confirmed) {
                return validity
            }
            let first = chain.window.first.map { chain.pages[$0] }
            return kit.freshness.validity(of: first?.known?.value ?? Page([]), facts.times)
        }
    }

    // MARK: - Restoring

    /// Reads the list from the storage, once; others who ask meanwhile wait for the same read.
    func restore() async {
        let task: Task<Void, Never>? = hub.entry.state.withLock { state in
            if state.isRestored { return nil }
            if let restoring = state.restoring { return restoring }
            guard kit.keeper != nil else {
                state.isRestored = true
                return nil
            }
            let task = environment.task { await self.reload() }
            state.restoring = task
            return task
        }
        await task?.value
    }

    /// Reads the list from the storage, now, and shows it if it is newer than what is shown.
    func reload() async {
        await inLane { await self.reloadNow() }
    }

    private func reloadNow() async {
        guard let keeper = kit.keeper else { return }
        let (known, held) = (
            hub.entry.state.withLock { $0.storedRevision }, inner.withLock { $0.chain.window.count }
        )
        do {
            let found = try await keeper.read(key, pages: max(held, kit.rules.pagesAtStart))
            if let found, found.revision > known {
                keep(found.chain, found.facts)
                hub.change { draft, state in
                    state.storedRevision = found.revision
                    self.show(found.chain, found.facts, in: &draft)
                    return true
                }
                kit.report(.restored, key)
            } else if found == nil, known != 0 {
                // Another process erased it.
                forget()
            }
        } catch {
            let error = LarderError.wrapping(error, key: key)
            let now = environment.now()
            hub.change { draft, _ in
                draft.failure = Failure(error: error, date: now, attempts: 1)
                return true
            }
            kit.report(.damaged, key, error: error)
        }
        hub.entry.state.withLock { state in
            state.isRestored = true
            state.restoring = nil
        }
    }
}

extension PageChain {
    /// Whether a page may still land where it was asked for.
    fileprivate func isAnchored(_ anchor: String?, _ step: PageStep, _ end: PageEnd) -> Bool {
        guard self.step(end) == step else { return false }
        switch step {
        case .again(let index): return pages[index].id == anchor
        case .new: return (end == .more ? pages.last?.id : pages.first?.id) == anchor
        }
    }
}

extension HeldPage {
    /// Whether the page names itself as its neighbour.
    fileprivate func leadsToItself(_ end: PageEnd) -> Bool {
        guard let cursor else { return false }
        return (end == .more ? next : previous) == cursor
    }
}

extension StoredFacts {
    /// Takes in that a source said the same is current.
    mutating func confirm(_ answer: NotModified, at now: Date) {
        times.confirmed = now
        if let asOf = answer.asOf { times.asOf = asOf }
        if let freshness = answer.freshness { self.freshness = freshness }
    }
}
