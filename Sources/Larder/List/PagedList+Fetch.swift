#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension PagedList {
    /// Carries out one refresh with its further tries, and lands it.
    func carryOut(_ flight: Flight, _ order: RefreshOrder) async {
        await restore()
        do {
            switch plan(order) {
            case .first(let known, let reach):
                let answer = try await ask(nil, known: known, reportingTo: flight)
                try Task.checkCancellation()
                await inLane { await self.land(first: answer, reach, flight) }
            case .window(let cursor, let known):
                let pages = try await walk(from: cursor, known, flight)
                try Task.checkCancellation()
                let old = known.map(\.id)
                await inLane { await self.land(window: pages, over: old, flight) }
            }
        } catch is CancellationError {
            end(flight, .cancelled)
        } catch {
            end(flight, .failed(.wrapping(error, key: key)))
            // It failed because we went offline meanwhile: whoever watches still wants it.
            if environment.connectivity.status == .offline { waitForConnection() }
        }
        let mustAskAgain = hub.entry.state.withLock { state in
            state.flight == nil && state.watcherCount > 0
                && state.invalidationStamp != flight.invalidationStamp
        }
        if mustAskAgain { refreshBehind() }
    }

    private enum Plan {
        case first(known: HeldPage<Item>?, ListRefresh)
        case window(from: PageCursor?, known: [HeldPage<Item>])
    }

    /// What is to be asked for, by what is in memory.
    private func plan(_ order: RefreshOrder) -> Plan {
        inner.withLock { inner in
            let chain = inner.chain
            let reach = order.reach ?? kit.rules.refresh
            let known = order.isConditional ? Array(chain.pages[chain.window]) : []
            if chain.window.isEmpty || reach == .startOver
                || (reach == .firstPage && chain.holdsFirst)
            {
                return .first(known: chain.holdsFirst ? known.first : nil, reach)
            }
            return .window(
                from: chain.pages[chain.window.lowerBound].cursor,
                known: chain.window.map { index in
                    var page = chain.pages[index]
                    if !order.isConditional { page.validators = Validators() }
                    return page
                })
        }
    }

    /// Asks for as many pages as are in memory, each by the cursor of the new one before it.
    private func walk(
        from start: PageCursor?, _ known: [HeldPage<Item>], _ flight: Flight
    ) async throws -> [WalkedPage<Item>] {
        var pages: [WalkedPage<Item>] = []
        var cursor = start
        var asked: Set<PageCursor?> = []
        for index in known.indices {
            guard asked.insert(cursor).inserted else { break }
            // A known page counts only if it was asked for in the same way.
            let old = known[index].cursor == cursor ? known[index] : nil
            let answer = try await ask(
                cursor, known: old.flatMap { $0.validators.isEmpty ? nil : $0 },
                reportingTo: flight)
            let walked = WalkedPage(answer: answer, cursor: cursor, old: old)
            pages.append(walked)
            guard let next = walked.next else { break }
            cursor = next
        }
        return pages
    }

    /// Carries out the load of a page at an end: after a refresh that is in the air, by the cursor
    /// that holds then.
    func carryOut(_ flight: Flight, _ end: PageEnd) async {
        do {
            // Pages that bring nothing new are passed, so that a list does not seem to have ended.
            for _ in 0..<Self.emptyPages {
                while let refresh = hub.entry.state.withLock({ $0.flight }) {
                    // How the refresh ends does not matter here; being cancelled does.
                    _ = try? await refresh.wait { [weak self] in self?.someoneLeft() }
                    try Task.checkCancellation()
                }
                if await inLane({ await self.bringBack(end) }) { break }
                guard let (step, cursor, anchor) = place(end) else { break }
                let answer = try await ask(cursor, known: nil, reportingTo: nil)
                try Task.checkCancellation()
                guard case .fetched(let fetched) = answer else { throw notModifiedOfNothing }
                let hasNews = await inLane {
                    await self.land(fetched, cursor, at: step, end, anchor)
                }
                if hasNews { break }
            }
            self.end(flight, end, .finished)
        } catch is CancellationError {
            self.end(flight, end, .cancelled)
        } catch {
            self.end(flight, end, .failed(.wrapping(error, key: key)))
        }
    }

    /// How many pages that bring nothing new are passed in one load.
    private static var emptyPages: Int { 5 }

    /// Where the next page at an end is, and what it must still be next to when it lands.
    private func place(_ end: PageEnd) -> (PageStep, PageCursor?, anchor: String?)? {
        inner.withLock { inner in
            let chain = inner.chain
            guard let step = chain.step(end) else { return nil }
            switch step {
            case .again(let index):
                return (step, chain.pages[index].cursor, chain.pages[index].id)
            case .new(let cursor):
                return (step, cursor, end == .more ? chain.pages.last?.id : chain.pages.first?.id)
            }
        }
    }

    /// Asks the source for one page, and again by the retry rule.
    private func ask(
        _ cursor: PageCursor?, known: HeldPage<Item>?, reportingTo flight: Flight?
    ) async throws -> FetchResult<Page<Item>> {
        guard let queue = kit.queue else {
            return try await askNow(cursor, known: known, reportingTo: flight)
        }
        return try await queue.run {
            try await askNow(cursor, known: known, reportingTo: flight)
        }
    }

    private func askNow(
        _ cursor: PageCursor?, known: HeldPage<Item>?, reportingTo flight: Flight?
    ) async throws -> FetchResult<Page<Item>> {
        let request = PageRequest(
            key: key, cursor: cursor, limit: kit.rules.limit, known: known.flatMap(\.known)
        ) { [hub] progress in
            guard let flight else { return }
            hub.change { draft, state in
                guard state.flight === flight else { return false }
                draft.activity = .loading(progress)
                return true
            }
        }
        var attempt = 0
        while true {
            attempt += 1
            kit.report(attempt == 1 ? .fetchStarted : .fetchRetried, key, count: attempt)
            do {
                let (result, duration) = try await measured(environment.clock) {
                    try await kit.source.page(request)
                }
                try Task.checkCancellation()
                if case .fetched = result {
                    kit.report(.fetchSucceeded, key, duration: duration)
                } else {
                    kit.report(.fetchNotModified, key, duration: duration)
                }
                return result
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                if Task.isCancelled { throw CancellationError() }
                let error = LarderError.wrapping(error, key: key)
                let delay = kit.retry.delay(
                    after: error, attempt: attempt, now: environment.now(),
                    chance: environment.chance())
                guard let delay, environment.connectivity.status != .offline else { throw error }
                try await environment.clock.sleep(for: delay)
            }
        }
    }
}

/// An answer of a walk through the window, with the page it is about.
struct WalkedPage<Item: ListItem>: Sendable {
    var answer: FetchResult<Page<Item>>
    var cursor: PageCursor?
    /// The page in hand that was asked for in the same way.
    var old: HeldPage<Item>?

    var next: PageCursor? {
        switch answer {
        case .fetched(let fetched): fetched.value.next
        case .notModified: old?.next
        }
    }
}

extension HeldPage {
    /// The page as a source is told of it.
    var known: Known<Page<Item>>? {
        guard let items else { return nil }
        return Known(
            value: Page(items, next: next, previous: previous), times: times,
            validators: validators)
    }
}
