#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension PagedList {
    /// Carries out one refresh with its retries, and applies it.
    func carryOut(_ fetch: SharedTask, _ order: FetchOrder) async {
        var connection = environment.connectivity.changeCount
        do {
            for _ in 0..<Self.freshStarts {
                do {
                    try await readStored()
                } catch let error as LarderError where error.code == .gone {
                    throw error
                } catch {
                    // A list that cannot be read can still be fetched.
                }
                connection = environment.connectivity.changeCount
                if try await refresh(fetch, order) { return }
                fetching.report(.dropped, key)
            }
            throw LarderError.changesTooFast(key)
        } catch is CancellationError {
            applyCancellation(fetch)
        } catch {
            end(fetch, .failed(.wrapping(error, key: key)))
            // The refresh may have failed because we went offline, and we may be back: watchers still want
            // it.
            if fetching.wasOffline(since: connection) { waitForConnection() }
        }
    }

    /// Requests the list as it is now, and applies it. Returns false if what it was asked about is gone, or is
    /// no longer where the reader is.
    private func refresh(_ fetch: SharedTask, _ order: FetchOrder) async throws -> Bool {
        let now = environment.now()
        entry.state.withLock { fetch.noteAsking(at: now, after: $0.invalidations) }
        let asked = inner.withLock { $0 }
        let chain = asked.chain
        let reach = order.reach ?? kit.rules.refresh
        if chain.window.isEmpty || reach == .startOver || (reach == .firstPage && chain.holdsFirst)
        {
            let known = order.isConditional && chain.holdsFirst ? chain.pages.first : nil
            let answer = try await ask(nil, known: known, reportingTo: fetch)
            return await inLane { await self.apply(first: answer, of: asked, known, reach, fetch) }
        }
        let pages = try await walk(chain, order, fetch)
        return await inLane { await self.apply(pages, of: asked, fetch) }
    }

    // MARK: - Walking through the window

    /// Fetches the pages in memory again, each by the cursor of the new page before it, and starts again if
    /// the list changes between two of them. If the cursor of the first page is refused, starts one page
    /// earlier.
    private func walk(
        _ chain: PageChain<Item>, _ order: FetchOrder, _ fetch: SharedTask
    ) async throws -> [WalkedPage<Item>] {
        var start = chain.window.lowerBound
        var changes = 0
        while true {
            let old = Array(chain.pages[max(0, start)..<chain.window.upperBound])
            let cursor = start < 0 ? nil : old.first?.cursor
            do {
                if let pages = try await walk(from: cursor, old, order, fetch) {
                    return pages
                }
                changes += 1
                guard changes < Self.freshStarts else { throw LarderError.changesTooFast(key) }
            } catch let error as LarderError where error.isRefusal && cursor != nil {
                start -= 1
            }
        }
    }

    /// Walks once; nil if the list changed in the meantime. Throws only if the first page is refused.
    private func walk(
        from start: PageCursor?, _ old: [HeldPage<Item>], _ order: FetchOrder, _ fetch: SharedTask
    ) async throws -> [WalkedPage<Item>]? {
        var walked: [WalkedPage<Item>] = []
        var place: PagePlace<Item>?
        var asked: Set<PageCursor?> = []
        var cursor = start
        // Further than there were pages if what was inserted has moved the last of them.
        while walked.count < old.count || old.contains(where: { $0.cursor == cursor }) {
            let index = walked.count
            guard asked.insert(cursor).inserted else { break }
            // A known page counts only if it was requested in the same way and follows the same item.
            var known = index < old.count ? old[index] : nil
            if known?.cursor != cursor || known?.limit != kit.rules.limit { known = nil }
            let oldEdge = old.prefix(index).last { $0.items?.isEmpty == false }?.items?.last
            if let place, place.neighbour.drift != .never, place.edge?.id != oldEdge?.id {
                known = nil
            }
            let answer: FetchResult<Page<Item>>
            do {
                answer = try await ask(
                    cursor, known: order.isConditional ? known : nil, reportingTo: fetch)
            } catch let error as LarderError where error.isRefusal && place != nil {
                return nil
            }
            var page: HeldPage<Item>
            switch (answer, known) {
            case (.fetched(let fetched), _):
                page = held(fetched, cursor: cursor, at: environment.now())
                if let place {
                    let isSame = known?.items?.first.map { $0.id == fetched.value.items.first?.id }
                    let isSeam = place.neighbour.drift == .disjoint && isSame == true
                    guard
                        let items = isSeam
                            ? page.items
                            : try await join(
                                fetched.value, at: place, .more, isSuspicious: false)?.items
                    else { return nil }
                    page.items = items
                }
            case (.notModified(let answer), let known?):
                page = known
                page.dropPushedDown(makeID: environment.makeID)
                page.times.confirmed = environment.now()
                if let validators = answer.validators { page.validators = validators }
            case (.notModified, nil): throw LarderError.notModifiedOfNothing(key)
            }
            walked.append(WalkedPage(page: page, answer: answer))
            guard let next = page.next else { break }
            let edge = page.items?.last ?? place?.edge
            place = PagePlace(step: .new, cursor: next, neighbour: page, edge: edge)
            cursor = next
        }
        return walked
    }

    // MARK: - Applying

    private func apply(
        first answer: FetchResult<Page<Item>>, of asked: Inner, _ known: HeldPage<Item>?,
        _ reach: ListRefresh, _ fetch: SharedTask
    ) async -> Bool {
        let now = environment.now()
        return await apply(fetch, of: asked) { chain, metadata in
            switch answer {
            case .fetched(let fetched):
                // The reader has moved on in the meantime; the first page alone would take them back.
                if reach == .firstPage, !chain.window.isEmpty, !chain.holdsFirst { throw Moved() }
                chain.apply(first: self.held(fetched, cursor: nil, at: now), reach)
                chain.total = fetched.value.total
                metadata = EntryMetadata(fetched, at: now)
            case .notModified(let answer):
                // The answer was about the page that was first at the time.
                guard var page = known, page.id == chain.pages.first?.id, var old = metadata else {
                    throw Moved()
                }
                old.confirm(answer, at: now)
                metadata = old
                page.times = old.times
                if let validators = answer.validators { page.validators = validators }
                if reach == .startOver {
                    page.dropPushedDown(makeID: self.environment.makeID)
                    chain.startOver(with: page)
                } else {
                    chain.confirm(first: page)
                }
            }
        }
    }

    private func apply(
        _ pages: [WalkedPage<Item>], of asked: Inner, _ fetch: SharedTask
    ) async -> Bool {
        let now = environment.now()
        return await apply(fetch, of: asked) { chain, metadata in
            guard chain.apply(window: pages.map(\.page)) else { throw Moved() }
            for walked in pages {
                if case .fetched(let fetched) = walked.answer, let total = fetched.value.total {
                    chain.total = total
                }
            }
            switch pages.first?.answer {
            case .fetched(let fetched): metadata = EntryMetadata(fetched, at: now)
            case .notModified(let answer): metadata?.confirm(answer, at: now)
            case nil: break
            }
        }
    }

    /// Applies a refresh, unless the list was erased since it began. Returns false if the source must be asked
    /// again because the list it was asked about no longer exists.
    ///
    /// The list may have been erased by somebody before the refresh began. Or it was invalidated and another
    /// process has asked since, whose answer may be newer. If nothing was stored and still is not, whatever
    /// others wrote in the meantime counts as such a change.
    private func apply(
        _ fetch: SharedTask, of asked: Inner,
        _ body: @escaping @Sendable (inout PageChain<Item>, inout EntryMetadata?) throws -> Void
    ) async -> Bool {
        let old = inner.withLock { $0.chain }
        do {
            let failure = try await commit(asked: true) { chain, metadata in
                let (isCurrent, isInvalidated) = self.entry.state.withLock { state in
                    (
                        state.sets == fetch.sets && state.fetch === fetch,
                        state.invalidations != fetch.invalidations
                    )
                }
                guard isCurrent else { return false }
                let isGone = metadata == nil && (asked.metadata != nil || fetch.haveOthersWritten)
                if isGone || self.inner.withLock({ $0.epoch }) != asked.epoch {
                    throw Moved()
                }
                let isAnswer = metadata?.isInvalidated != false && !isInvalidated
                let known = chain.pages.map(\.id)
                try body(&chain, &metadata)
                metadata?.isInvalidated = isInvalidated
                // The answer is for what was shown then, and not for pages brought back since.
                let shown = Set(asked.chain.pages[asked.chain.window].map(\.id))
                chain.trust(shown, outdating: isAnswer ? Set(known).subtracting(shown) : [])
                return true
            }
            end(fetch, .finished) { draft, state in
                let chain = self.show(in: &draft)
                draft.failure = failure
                draft.isInvalidated =
                    state.invalidations != fetch.invalidations || chain.showsOutdated
                // Pages brought back since the refresh began were not requested.
                if chain.showsOutdated { fetch.markOutdated() }
                if chain.pages.last?.id != old.pages.last?.id { draft.moreFailure = nil }
                if chain.pages.first?.id != old.pages.first?.id { draft.previousFailure = nil }
            }
        } catch is Moved {
            return false
        } catch is NoPlace {
            fetching.report(.dropped, key)
            end(fetch, .superseded)
        } catch {
            end(fetch, .failed(.wrapping(error, key: key)))
        }
        return true
    }

    /// Ends a refresh for everybody who waits, and shows its end.
    private func end(
        _ fetch: SharedTask, _ ending: Ending,
        _ body: (inout ListDraft<Item>, EntryState) -> Void = { _, _ in }
    ) {
        let now = environment.now()
        let snapshot = hub.change { draft, state in
            let isCurrent = end(fetch, in: &state, ending.event)
            if isCurrent { draft.activity = .idle }
            switch ending {
            // What was committed is shown, even if another fetch has begun since.
            case .finished: break
            case .failed(let error) where isCurrent:
                draft.failure = Failure(
                    error: error, date: now, attempts: (draft.failure?.attempts ?? 0) + 1)
            case .failed, .cancelled, .superseded: guard isCurrent else { return false }
            }
            body(&draft, state)
            return true
        }
        finish(fetch, ending, snapshot)
        if case .failed(let error) = ending, error.isTooFast {
            askLater(after: .backoff(after: snapshot.failure?.attempts ?? 1))
        }
    }
}

/// A page of a window as it is now, and the source's answer.
private struct WalkedPage<Item: ListItem>: Sendable {
    var page: HeldPage<Item>
    var answer: FetchResult<Page<Item>>
}

extension EntryMetadata {
    fileprivate init<Item: ListItem>(_ fetched: Fetched<Page<Item>>, at now: Date) {
        self.init(
            times: Timestamps(fetched: now, asOf: fetched.asOf), freshness: fetched.freshness,
            tags: fetched.tags)
    }
}
